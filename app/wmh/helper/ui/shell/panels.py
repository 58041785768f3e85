"""Register of the panels: opens each only once, raises it, and closes all with the window."""

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
"""Suffix of a panel's object name, which begins with the name of the panel's action."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

_PATIENCE = 2.0
"""Seconds that a disk gets to tell what kind of file was dropped."""


class PanelKind(NamedTuple):
    """Declaration of a panel.

    `make` returns the panel; None if there is nothing to show, which `make` then reports. With
    `anew` an open panel is closed and made again; `again` makes a panel from the state that another
    one left. `takes` is true of dropped files that the panel opens by its `take_file`. `parts` are
    slow modules, imported one per turn of the event loop, in this order.
    """

    make: Callable[[], QWidget | None]
    anew: bool = False
    again: Callable[[Any], QWidget] | None = None
    takes: Callable[[Path], bool] | None = None
    parts: tuple[str, ...] = ()


@runtime_checkable
class Viewing(Protocol):
    """Panel that depends on the word list and vocabulary of the main window."""

    def show_view(self, view: WordScope) -> None:
        """Sets the word list and vocabulary."""
        ...


@runtime_checkable
class Taking(Protocol):
    """Panel that opens files dropped on a window."""

    def take_file(self, path: Path) -> None:
        """Opens a file that was dropped on a window."""
        ...


@runtime_checkable
class Busy(Protocol):
    """Panel whose work must sometimes not be interrupted."""

    @property
    def busy(self) -> str:
        """Sentence on the panel's work and how to end it; "" if the panel may be closed."""
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
        """Panels that are being made, with the functions to call with each panel afterwards."""
        for name in kinds:
            actions[name].triggered.connect(partial(self._open, name))
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def find(self, name: str) -> QWidget | None:
        """Returns the panel of this name that is open or being made; None if there is none."""
        panels = self._window.findChildren(QWidget, name + PANEL, _DIRECT)
        return next((x for x in panels if x.isVisible() or name in self._coming), None)

    def open(
        self, name: str, then: Callable[[Any], None] | None = None, left: object = None
    ) -> None:
        """Brings a panel to the front; makes it first if it is not open.

        It is made over several turns of the event loop. `then` is called with the panel, if there
        is one to show; `left` is the state that a panel of its kind left.
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

    def open_again(self, name: str, left: object) -> Callable[[], bool]:
        """Opens a panel with the state that it had beside the replaced main window.

        Returns a function that is True until the panel is shown, or was closed before.
        """
        self.open(name, left=left)
        return partial(self._coming.__contains__, name)

    def _open_steps(
        self, name: str, kind: PanelKind, before: QWidget | None, left: object
    ) -> Iterator[None]:
        """Makes and shows a panel, in steps between which it yields.

        The caller of this generator takes the first step at once.
        """
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
        """Passes word list and vocabulary on to the open panels."""
        if view == self._view:
            return
        self._view = view
        for panel in map(self.find, self._kinds):
            if isinstance(panel, Viewing):
                panel.show_view(view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Closes the panels with the main window; handles Escape and dropped files.

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
        """True if a window takes the data dragged over it; opens the data when it is dropped."""
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
        """Opens a file in the first panel that takes files of this kind."""
        for name, kind in self._kinds.items():
            if kind.takes is not None and kind.takes(path):
                self.open(name, partial(_give, path))
                return


def _give(path: Path, panel: QWidget) -> None:
    if isinstance(panel, Taking):
        panel.take_file(path)


def _gone(panel: QWidget) -> Iterator[None]:
    """Deletes a panel and everything in it; yields between steps."""
    if isValid(panel):
        from wmh.helper.ui.look.style_update import let_go

        yield from let_go(panel)
    if isValid(panel):
        delete(panel)


_CLOSE = QKeySequence("Ctrl+W")


def _close_by_key(panel: QWidget) -> None:
    """Makes Ctrl+W close a panel, unless one of its menus has this key."""
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
    """Lays out a panel, within a scroll area."""
    panel.ensurePolished()
    scroll(panel)


def _bound(panel: QWidget) -> None:
    """Limits the size of a panel to that of the screen, at the scale in use."""
    if not panel.testAttribute(Qt.WidgetAttribute.WA_Resized):
        panel.adjustSize()
    panel.resize(panel.size().boundedTo(room_for(panel)))


def open_panels(window: QMainWindow) -> list[QWidget]:
    """Returns the panels that are open beside a window."""
    return [
        each
        for each in window.findChildren(QWidget, options=_DIRECT)
        if each.isWindow() and each.isVisible() and each.objectName().endswith(PANEL)
    ]


def busy(window: QMainWindow) -> str:
    """Returns a sentence on why a window must not be replaced now; "" if it may."""
    said = (each.busy for each in open_panels(window) if isinstance(each, Busy))
    return next(filter(None, said), "")


def carries_file(carried: QMimeData) -> bool:
    """True if the data has the path of a local file; the disk is not asked."""
    return any(url.isLocalFile() for url in carried.urls())


def dropped_file(carried: QMimeData) -> Path | None:
    """Returns the first local file or folder of the data; None if there is none.

    A pipe or device is not returned, since reading it would block; nor a file on a disk that does
    not answer within some seconds, such as one of a network that is gone.
    """
    paths = [Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile()]
    try:
        return result_within(
            _PATIENCE, lambda: next((path for path in paths if not _is_device(path)), None)
        )
    except TimeoutError:
        return None


def _is_device(path: Path) -> bool:
    """True for the path of a device, pipe or socket.

    False for a missing path, which the reader of the file then reports.
    """
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False
    return not (S_ISREG(mode) or S_ISDIR(mode))
