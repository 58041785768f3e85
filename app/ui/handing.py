"""What a window's widgets have in hand, for those that are made in their place."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLayout,
    QLineEdit,
    QMainWindow,
    QTabWidget,
    QWidget,
)

from app.ui.board_view import BoardView

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_OPENS = {"find": "find", "lookup": "look_up"}
"""The action that opens a line, by the line's name."""
_PANEL = "-panel"
"""After the name of an action, the name of the panel that it opens."""

_Path = tuple[tuple[str, int], ...]
"""From a window down: what each widget is, and the how manieth of its kind."""


@dataclass(frozen=True, slots=True)
class _Inputs:
    """What was typed, chosen and selected, in the order in which the widgets were made."""

    typed: tuple[str, ...]
    chosen: tuple[int, ...]
    pages: tuple[int, ...]
    selected: tuple[int, ...]

    @classmethod
    def of(cls, root: QWidget) -> "_Inputs":
        return cls(
            tuple(each.text() for each in root.findChildren(QLineEdit)),
            tuple(each.currentIndex() for each in root.findChildren(QComboBox)),
            tuple(each.currentIndex() for each in root.findChildren(QTabWidget)),
            tuple(each.currentIndex().row() for each in root.findChildren(QAbstractItemView)),
        )

    def put(self, root: QWidget) -> None:
        """Into widgets of the same make; where there are others now, nothing is known of them."""
        boxes = root.findChildren(QComboBox)
        if len(boxes) == len(self.chosen):
            for box, index in zip(boxes, self.chosen, strict=True):
                if index < box.count():
                    box.setCurrentIndex(index)
        for tabs, page in zip(root.findChildren(QTabWidget), self.pages, strict=False):
            tabs.setCurrentIndex(page)
        lines = root.findChildren(QLineEdit)
        if len(lines) == len(self.typed):
            for line, text in zip(lines, self.typed, strict=True):
                line.setText(text)
        views = root.findChildren(QAbstractItemView)
        if len(views) == len(self.selected):
            for view, row in zip(views, self.selected, strict=True):
                if row >= 0:
                    view.setCurrentIndex(view.model().index(row, 0))


@dataclass(frozen=True, slots=True)
class _Panel:
    """A window beside the window, by the name of the action that opens it."""

    action: str
    place: QRect
    inputs: _Inputs


@dataclass(frozen=True, slots=True)
class Handed:
    """What nobody else keeps: it goes from the widgets there are to those made anew."""

    inputs: _Inputs
    checked: frozenset[str]
    opened: tuple[str, ...]
    panels: tuple[_Panel, ...]
    focus: _Path

    @classmethod
    def by(cls, window: QMainWindow, central: QWidget) -> "Handed":
        actions = window.findChildren(QAction)
        lines = [each for each in central.findChildren(QLineEdit) if each.isVisible()]
        return cls(
            _Inputs.of(central),
            frozenset(each.objectName() for each in actions if each.isChecked()),
            tuple(_OPENS[x.objectName()] for x in lines if x.objectName() in _OPENS),
            tuple(
                _Panel(panel.objectName().removesuffix(_PANEL), panel.geometry(), _Inputs.of(panel))
                for panel in window.findChildren(QWidget)
                if panel.isWindow() and panel.isVisible() and panel.objectName().endswith(_PANEL)
            ),
            _path(window.focusWidget(), window),
        )

    def to(self, window: QMainWindow, central: QWidget) -> None:
        for action in window.findChildren(QAction):
            wanted = action.objectName() in self.checked
            if action.isCheckable() and action.isChecked() != wanted:
                action.setChecked(wanted)
        self.inputs.put(central)
        for name in self.opened:
            _trigger(window, name)
        focused = _at(self.focus, window)
        if focused is not None:
            focused.setFocus()
        for panel in self.panels:
            self._open(panel, window)

    def _open(self, panel: _Panel, window: QMainWindow) -> None:
        _trigger(window, panel.action)
        for opened in window.findChildren(QWidget, panel.action + _PANEL):
            opened.setGeometry(panel.place)
            panel.inputs.put(opened)


def clear(window: QMainWindow, stay: Iterable[QObject]) -> None:
    """Do away with everything in a window but these."""
    window.setFocus()
    for child in window.findChildren(QObject, options=_DIRECT):
        if child not in stay and not isinstance(child, QLayout):
            child.deleteLater()
    # At once, or keys would be ambiguous; by Qt, which knows what has gone with something else.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _trigger(window: QMainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    if action is not None:
        action.trigger()


def _path(widget: QWidget | None, window: QMainWindow) -> _Path:
    """Of a widget; of a board instead of its tiles, which come and go."""
    path: list[tuple[str, int]] = []
    while widget is not None and widget is not window:
        parent = widget.parentWidget()
        if isinstance(widget, BoardView):
            path.clear()
        if parent is not None:
            kind = type(widget).__name__
            path.append((kind, _alike(parent, kind).index(widget)))
        widget = parent
    return tuple(reversed(path))


def _at(path: _Path, window: QMainWindow) -> QWidget | None:
    found: QWidget = window
    for kind, number in path:
        alike = _alike(found, kind)
        if number >= len(alike):
            return None
        found = alike[number]
    return found if path else None


def _alike(parent: QWidget, kind: str) -> list[QWidget]:
    """The children of one kind, in the order in which they were made."""
    children = parent.findChildren(QWidget, options=_DIRECT)
    return [child for child in children if type(child).__name__ == kind]
