"""Search for widgets in a window."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def widgets_in(widget: QWidget, but: Collection[QWidget] = ()) -> Iterator[QWidget]:
    """Yields the widget and its descendants, outer ones first, without `but` and their descendants.

    Searches level by level: a recursive findChildren would make PySide own each result as a child
    of the root, and Qt's own widgets, such as scroll bars, would stay in memory after their window.
    """
    yield widget
    for child in widget.findChildren(QWidget, options=_DIRECT):
        if child not in but:
            yield from widgets_in(child, but)


def stops(widget: QWidget) -> list[QWidget]:
    """Returns the widgets that take the focus by Tab, in order, without popups of combo boxes."""
    by_tab, window = Qt.FocusPolicy.TabFocus, widget.window()
    return [x for x in widgets_in(widget) if x.focusPolicy() & by_tab and x.window() is window]
