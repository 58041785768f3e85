"""State of a window and its panels that no model has, for the window that replaces it."""

from collections.abc import Callable, Iterator, Sequence
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
from wmh.helper.ui.shell.panels import PANEL, open_panels

if TYPE_CHECKING:
    from wmh.helper.ui.shell.window import Window

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_OPENS = {"find": "find", "lookup": "look_up"}
"""Actions that open a line, by the object name of the line."""

W = TypeVar("W")
V = TypeVar("V")

_Path = tuple[tuple[str, int], ...]
"""Path from a window to a widget: of each widget, its class and its index among such siblings."""


@runtime_checkable
class Leaving(Protocol):
    """Panel that can be replaced by another panel with equal content."""

    def saved_state(self) -> object:
        """Content of the panel, as a value that `resume` or a new panel understands."""
        ...


@runtime_checkable
class Resuming(Leaving, Protocol):
    """Panel that restores the state of the panel that it replaces, once it is made."""

    def resume(self, left: Any) -> None:  # noqa: ANN401 - what the other one left
        """Restores the state that the replaced panel left."""
        ...


@dataclass(frozen=True, slots=True)
class _Inputs:
    """Texts, choices and selections in the widgets of a window, in the order of making."""

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

    def restore(self, root: QWidget) -> None:
        """Restores the inputs; skips a kind of widget if the number of such widgets differs."""
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
    """Returns the checkable buttons and actions in a window, without the window's own actions."""
    found = [*root.findChildren(QAbstractButton), *root.findChildren(QAction)]
    return [each for each in found if each.isCheckable() and each.parent() is not root]


@dataclass(frozen=True, slots=True)
class _Panel:
    """State of a panel, with the name of the action that opens the panel."""

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
            panel.saved_state() if isinstance(panel, Leaving) else None,
            panel.isActiveWindow(),
        )

    def reopen(self, window: "Window") -> tuple[QWidget | None, Callable[[], bool]]:
        """Opens the panel; returns it, not shown yet, or None if it has nothing to show now.

        The second result is a function that is True until the panel is shown.
        """
        coming = window.open_again(self.action, self.left)
        panel = window.findChild(QWidget, self.action + PANEL)
        if panel is not None:
            panel.setGeometry(self.place)
            if isinstance(panel, Resuming):
                panel.resume(self.left)
        return panel, coming


@dataclass(frozen=True, slots=True)
class WindowState:
    """State of a window that no model and no file has."""

    made: Sequence[str]
    inputs: _Inputs
    checked: frozenset[str]
    opened: tuple[str, ...]
    panels: tuple[_Panel, ...]

    @classmethod
    def by(cls, window: "Window") -> "WindowState":
        central = _central(window)
        lines = [each for each in central.findChildren(QLineEdit) if each.isVisible()]
        return cls(
            window.pieces.made,
            _Inputs.of(central),
            frozenset(name for name, action in _switches(window).items() if action.isChecked()),
            tuple(_OPENS[x.objectName()] for x in lines if x.objectName() in _OPENS),
            tuple(map(_Panel.of, open_panels(window))),
        )

    def to(self, window: "Window") -> Iterator[None]:
        """Restores the state in a visible window; yields between steps."""
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
        self.inputs.restore(_central(window))
        for name in self.opened:
            _trigger(window, name)
        if (focused := _at(self.inputs.focus, _central(window))) is not None:
            focused.setFocus()
        active: QWidget = window
        for panel in self.panels:
            yield
            if not window.isVisible():
                return
            opened, coming = panel.reopen(window)
            while coming():
                yield
            if opened is not None and isValid(opened):
                panel.inputs.restore(opened)
                active = opened if panel.active else active
        if isValid(active):
            active.activateWindow()


def _central(window: QMainWindow) -> QWidget:
    return window.centralWidget() or window


def _switches(root: QWidget) -> dict[str, QAction]:
    """Returns the checkable actions that belong to a window, by object name or by number."""
    own = enumerate(root.findChildren(QAction, options=_DIRECT))
    return {each.objectName() or str(at): each for at, each in own if each.isCheckable()}


def _trigger(window: QMainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    if action is not None:
        action.trigger()


def _path(widget: QWidget | None, root: QWidget) -> _Path:
    """Returns the path of a widget; for a tile that of its board, since tiles come and go."""
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
    """Returns the children of one class, in the order in which they were made."""
    children = parent.findChildren(QWidget, options=_DIRECT)
    return [child for child in children if type(child).__name__ == kind]
