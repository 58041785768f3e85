"""The state in hand of a window and of those beside it, for the one that takes its place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.shell.panels import PANEL, beside

if TYPE_CHECKING:
    from wmh.helper.ui.shell.window import Window

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_OPENS = {"find": "find", "lookup": "look_up"}
"""The action that opens a line, by the line's name."""

W = TypeVar("W")
V = TypeVar("V")

_Path = tuple[tuple[str, int], ...]
"""From a window down: what each widget is, and the how manieth of its kind."""


@runtime_checkable
class Leaving(Protocol):
    """A window beside the main one, in whose place another of its kind shows the same."""

    def leaves(self) -> object:
        """Where this one is, or what it is about: a value."""
        ...


@runtime_checkable
class Resuming(Leaving, Protocol):
    """One that goes on where another has stopped, once it is there."""

    def resume(self, left: Any) -> None:  # noqa: ANN401 - what the other one left
        """Go on there."""
        ...


@dataclass(frozen=True, slots=True)
class _Inputs:
    """What was typed, chosen and selected, in the order in which the widgets were made."""

    typed: tuple[str, ...]
    chosen: tuple[int, ...]
    pages: tuple[int, ...]
    ticked: tuple[bool, ...]
    switched: tuple[bool, ...]
    selected: tuple[int, ...]
    focus: _Path

    @classmethod
    def of(cls, root: QWidget) -> "_Inputs":
        return cls(
            tuple(each.text() for each in root.findChildren(QLineEdit)),
            tuple(each.currentIndex() for each in root.findChildren(QComboBox)),
            tuple(each.currentIndex() for each in root.findChildren(QTabWidget)),
            tuple(each.isChecked() for each in _ticks(root)),
            tuple(each.isChecked() for each in _switches(root).values()),
            tuple(each.currentIndex().row() for each in root.findChildren(QAbstractItemView)),
            _path(root.window().focusWidget(), root),
        )

    def put(self, root: QWidget) -> None:
        """Into widgets of the same make; where there are others now, nothing is known of them."""
        for box, index in _pairs(root.findChildren(QComboBox), self.chosen):
            if index < box.count():
                box.setCurrentIndex(index)
        for tabs, page in _pairs(root.findChildren(QTabWidget), self.pages):
            tabs.setCurrentIndex(page)
        for tick, wanted in _pairs(_ticks(root), self.ticked):
            tick.setChecked(wanted)
        for switch, wanted in _pairs([*_switches(root).values()], self.switched):
            switch.setChecked(wanted)
        for line, text in _pairs(root.findChildren(QLineEdit), self.typed):
            if line.text() != text:
                line.setText(text)
        for view, row in _pairs(root.findChildren(QAbstractItemView), self.selected):
            if row >= 0:
                view.setCurrentIndex(view.model().index(row, 0))
        if (focused := _at(self.focus, root)) is not None:
            focused.setFocus()


def _pairs(widgets: Sequence[W], values: Sequence[V]) -> list[tuple[W, V]]:
    return list(zip(widgets, values, strict=True)) if len(widgets) == len(values) else []


def _ticks(root: QWidget) -> list[QAbstractButton | QAction]:
    """What can be on or off in it, and is none of its own actions."""
    found = [*root.findChildren(QAbstractButton), *root.findChildren(QAction)]
    return [each for each in found if each.isCheckable() and each.parent() is not root]


@dataclass(frozen=True, slots=True)
class _Panel:
    """A window beside the window, by the name of the action that opens it."""

    action: str
    place: QRect
    inputs: _Inputs
    left: object
    active: bool

    @classmethod
    def of(cls, panel: QWidget) -> "_Panel":
        filling = panel.isFullScreen() or panel.isMaximized()
        return cls(
            panel.objectName().removesuffix(PANEL),
            panel.normalGeometry() if filling else panel.geometry(),
            _Inputs.of(panel),
            panel.leaves() if isinstance(panel, Leaving) else None,
            panel.isActiveWindow(),
        )

    def opened(self, window: "Window") -> QWidget | None:
        """It is yet to be shown; None where there is nothing to be shown any more."""
        window.open_again(self.action, self.left)
        panel = window.findChild(QWidget, self.action + PANEL)
        if panel is not None:
            panel.setGeometry(self.place)
            if isinstance(panel, Resuming):
                panel.resume(self.left)
        return panel


@dataclass(frozen=True, slots=True)
class Left:
    """State that no model and no file has."""

    made: Sequence[str]
    inputs: _Inputs
    checked: frozenset[str]
    opened: tuple[str, ...]
    panels: tuple[_Panel, ...]

    @classmethod
    def by(cls, window: "Window") -> "Left":
        central = _central(window)
        lines = [each for each in central.findChildren(QLineEdit) if each.isVisible()]
        return cls(
            window.pieces.made,
            _Inputs.of(central),
            frozenset(name for name, action in _switches(window).items() if action.isChecked()),
            tuple(_OPENS[x.objectName()] for x in lines if x.objectName() in _OPENS),
            tuple(map(_Panel.of, beside(window))),
        )

    def to(self, window: "Window") -> Iterator[None]:
        """Into a window that is shown; what takes long one by one, which can take turns."""
        for _ in window.pieces.make(self.made):
            yield
            if not window.isVisible():
                return
        for name, action in _switches(window).items():
            if action.isChecked() is not (name in self.checked):
                action.setChecked(name in self.checked)
                yield
                if not window.isVisible():
                    return
        self.inputs.put(_central(window))
        for name in self.opened:
            _trigger(window, name)
        if (focused := _at(self.inputs.focus, _central(window))) is not None:
            focused.setFocus()
        active: QWidget = window
        for panel in self.panels:
            yield
            if not window.isVisible():
                return
            opened = panel.opened(window)
            while opened is not None and isValid(opened) and opened.isHidden():
                yield
            if opened is not None and isValid(opened):
                panel.inputs.put(opened)
                active = opened if panel.active else active
        if isValid(active):
            active.activateWindow()


def _central(window: QMainWindow) -> QWidget:
    return window.centralWidget() or window


def _switches(root: QWidget) -> dict[str, QAction]:
    """Its own actions that are on or off, by name or by number."""
    own = enumerate(root.findChildren(QAction, options=_DIRECT))
    return {each.objectName() or str(at): each for at, each in own if each.isCheckable()}


def _trigger(window: QMainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    if action is not None:
        action.trigger()


def _path(widget: QWidget | None, root: QWidget) -> _Path:
    """Of a widget; of a board instead of its tiles, which come and go."""
    path: list[tuple[str, int]] = []
    while widget is not None and widget is not root:
        parent = widget.parentWidget()
        if isinstance(widget, BoardView):
            path.clear()
        if parent is not None:
            kind = type(widget).__name__
            path.append((kind, _alike(parent, kind).index(widget)))
        widget = parent
    return tuple(reversed(path)) if widget is root else ()


def _at(path: _Path, root: QWidget) -> QWidget | None:
    found: QWidget = root
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
