"""Widgets in a window."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def within(widget: QWidget, but: Collection[QWidget] = ()) -> Iterator[QWidget]:
    """The widget itself and all that is in it, outer ones first, without `but` and what they hold.

    One search for all of them would make each the child of who is asked. What Qt made by itself,
    such as the bars of a list, then stays in memory when the window beside that it was in has gone.
    """
    yield widget
    for child in widget.findChildren(QWidget, options=_DIRECT):
        if child not in but:
            yield from within(child, but)


def stops(widget: QWidget) -> list[QWidget]:
    """Widgets in it that take the keyboard by Tab, in the order in which they were made.

    The lists of boxes are windows of their own.
    """
    by_tab, window = Qt.FocusPolicy.TabFocus, widget.window()
    return [x for x in within(widget) if x.focusPolicy() & by_tab and x.window() is window]
