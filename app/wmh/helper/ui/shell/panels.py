"""Register of the panels: opens each once, raises it, and closes all with the window."""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QAction, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import delete, isValid

from wmh.base.running.thread_pool import result_within
from wmh.helper.ui.frame.content_scroll import room_for, scroll
from wmh.helper.ui.look.style_update import StyleUpdate
from wmh.helper.ui.program.ui_steps import take_turns
from wmh.helper.ui.words.scope import WordScope

PANEL = "-panel"
"""Suffix of a panel's object name, after the name of its action."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

_PATIENCE = 2.0
"""Seconds for a disk to say what was dropped."""


class PanelKind(NamedTuple):
    """Declaration of a panel.

    `make` returns None if there is nothing to show, which it has then reported. With `anew` an open
    panel is closed and made again; `again` makes one from the state that a panel left. `takes` is
    true of dropped files that the panel opens by its `take_file`. `parts` are slow modules,
    imported one per turn of the event loop, in this order.
    """

    make: Callable[[], QWidget | None]
    anew: bool = False
    again: Callable[[Any], QWidget] | None = None
    takes: Callable[[Path], bool] | None = None
    parts: tuple[str, ...] = ()


@runtime_checkable
class Viewing(Protocol):
    """Panel that depends on the vocabulary of the main window."""

    def show_view(self, view: WordScope) -> None:
        """Sets the vocabulary."""
        ...


@runtime_checkable
class Taking(Protocol):
    """Panel that opens files."""

    def take_file(self, path: Path) -> None:
        """Opens a file that was dropped on a window."""
        ...


@runtime_checkable
class Busy(Protocol):
    """Panel that may be doing work that must not be interrupted."""

    @property
    def busy(self) -> str:
        """Sentence that says what the panel does and how it ends; empty if it is idle."""
        ...


class Panels(QObject):
    """Opens, finds and closes the panels of a main window; open panels are its child widgets."""

    picture_dropped = Signal(object)
    """Emitted with the QMimeData of a picture dropped on the main window."""

    def __init__(
        self,
        kinds: Mapping[str, PanelKind],
        actions: Mapping[str, QAction],
        dressing: StyleUpdate,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._kinds, self._dressing, self._window = kinds, dressing, window
        self._help = [actions[name] for name in ("guide", "keys")]
        self._view: WordScope | None = None
        self._coming: dict[str, list[Callable[[Any], None]]] = {}
        """Panels being made, with the functions to call with each once it exists."""
        for name in kinds:
            actions[name].triggered.connect(partial(self._open, name))
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def find(self, name: str) -> QWidget | None:
        """Panel of a name that is open or being made; else None."""
        panels = self._window.findChildren(QWidget, name + PANEL, _DIRECT)
        return next((x for x in panels if x.isVisible() or name in self._coming), None)

    def open(
        self, name: str, then: Callable[[Any], None] | None = None, left: object = None
    ) -> None:
        """Brings a panel to the front.

        A panel not open yet is made over several turns of the event loop.

        `then` is called with the panel if there is one to show; `left` is the state that a panel of
        its kind left.
        """
        kind, panel = self._kinds[name], self.find(name)
        wanted = [] if then is None else [then]
        if name in self._coming and panel is None:
            self._coming[name] += wanted
        elif name not in self._coming and (panel is None or kind.anew):
            self._coming[name] = wanted
            steps = self._open_steps(name, kind, panel, left)
            next(steps, None)
            take_turns(steps)
        elif panel is not None:
            if panel.isVisible():
                panel.activateWindow()
            for each in wanted:
                each(panel)

    def _open_steps(
        self, name: str, kind: PanelKind, before: QWidget | None, left: object
    ) -> Iterator[None]:
        """Steps that make and show a panel; the caller takes the first at once."""
        try:
            for part in kind.parts:
                if part not in sys.modules:
                    import_module(part)
                    yield
                    if not isValid(self):
                        return
            panel = kind.make() if left is None or kind.again is None else kind.again(left)
            if panel is None:
                return
            if before is not None and isValid(before):
                before.close()
            panel.setObjectName(name + PANEL)
            panel.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            panel.setAcceptDrops(isinstance(panel, Taking))
            panel.installEventFilter(self)
            panel.addActions(self._help)
            _close_by_key(panel)
            if self._view is not None and isinstance(panel, Viewing):
                panel.show_view(self._view)
            for then in self._coming[name]:
                then(panel)
            yield
            if isValid(panel):
                yield from self._dressing.put_on(panel)
            if isValid(panel):
                _fill(panel)
                yield
            if isValid(panel):
                _bound(panel)
                panel.show()
                panel.activateWindow()
        finally:
            del self._coming[name]

    def _open(self, name: str, *_checked: object) -> None:
        self.open(name)

    def show_view(self, view: WordScope) -> None:
        """Passes the vocabulary on to the open panels."""
        if view == self._view:
            return
        self._view = view
        for panel in map(self.find, self._kinds):
            if isinstance(panel, Viewing):
                panel.show_view(view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Closes the panels with the main window, handles Escape in them and takes dropped files.

        The main window stays open if a panel refuses to close. Closed panels are deleted one per
        turn of the event loop: Qt would delete all of them in one pass, which blocks the window.
        """
        if isinstance(event, QDropEvent) and self._takes(event, watched):
            event.acceptProposedAction()
            return True
        if watched is not self._window:
            if event.type() is QEvent.Type.DeferredDelete and isinstance(watched, QWidget):
                take_turns(_gone(watched))
                return True
            if _is_escape(event) and isinstance(watched, QWidget):
                watched.event(event)  # What is inside is closed first.
                if not event.isAccepted():
                    watched.close()
                return True
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.Close:
            there = filter(None, map(self.find, self._kinds))
            if not all(panel.close() for panel in there):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _takes(self, event: QDropEvent, over: QObject) -> bool:
        """True if a window accepts what is dragged over it; on a drop it also opens it."""
        from wmh.helper.ui.screens.picture_source import holds_picture

        data, dropped = event.mimeData(), event.type() is QEvent.Type.Drop
        if over is self._window and holds_picture(data):
            if dropped:
                self.picture_dropped.emit(data)
            return True
        if not dropped:
            return carries_file(data)
        path = dropped_file(data)
        if path is not None:
            if isinstance(over, Taking):
                over.take_file(path)
            else:
                self.take(path)
        return path is not None

    def take(self, path: Path) -> None:
        """Opens a file in the first panel that takes files of its kind."""
        for name, kind in self._kinds.items():
            if kind.takes is not None and kind.takes(path):
                self.open(name, partial(_give, path))
                return


def _give(path: Path, panel: QWidget) -> None:
    if isinstance(panel, Taking):
        panel.take_file(path)


def _gone(panel: QWidget) -> Iterator[None]:
    """Steps that delete a panel and everything in it."""
    if isValid(panel):
        from wmh.helper.ui.look.style_update import let_go

        yield from let_go(panel)
    if isValid(panel):
        delete(panel)


_CLOSE = QKeySequence("Ctrl+W")


def _close_by_key(panel: QWidget) -> None:
    """Lets Ctrl+W close a panel, unless one of its menus has that key."""
    if not any(_CLOSE in action.shortcuts() for action in panel.findChildren(QAction)):
        QShortcut(_CLOSE, panel, panel.close)


def _is_escape(event: QEvent) -> bool:
    return (
        isinstance(event, QKeyEvent)
        and event.type() is QEvent.Type.KeyPress
        and event.key() == Qt.Key.Key_Escape
        and not event.modifiers()
    )


def _fill(panel: QWidget) -> None:
    """Lays out a panel in a scroll area."""
    panel.ensurePolished()
    scroll(panel)


def _bound(panel: QWidget) -> None:
    """Limits the size of a panel to the screen, at the scale in use."""
    if not panel.testAttribute(Qt.WidgetAttribute.WA_Resized):
        panel.adjustSize()
    panel.resize(panel.size().boundedTo(room_for(panel)))


def open_panels(window: QMainWindow) -> list[QWidget]:
    """Panels that are open beside a window."""
    return [
        each
        for each in window.findChildren(QWidget, options=_DIRECT)
        if each.isWindow() and each.isVisible() and each.objectName().endswith(PANEL)
    ]


def busy(window: QMainWindow) -> str:
    """Sentence that says why a window cannot be replaced now; empty if it can."""
    said = (each.busy for each in open_panels(window) if isinstance(each, Busy))
    return next(filter(None, said), "")


def carries_file(carried: QMimeData) -> bool:
    """True if there is a local path among dragged URLs; the disk is not asked for it."""
    return any(url.isLocalFile() for url in carried.urls())


def dropped_file(carried: QMimeData) -> Path | None:
    """First local file or folder among dropped URLs.

    No pipe or device, since reading one would block; and nothing on a disk that does not answer
    within some seconds, as one of the network that is gone.
    """
    paths = [Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile()]
    try:
        return result_within(
            _PATIENCE, lambda: next((path for path in paths if not _is_device(path)), None)
        )
    except TimeoutError:
        return None


def _is_device(path: Path) -> bool:
    """True of a device, pipe or socket.

    False if the path is missing, which its reader then reports.
    """
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False
    return not (S_ISREG(mode) or S_ISDIR(mode))
