"""The windows beside the main one: made once, brought to the front, told what they follow."""

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

from wmh.helper.ui.frame.scrolled import room_for, scroll
from wmh.helper.ui.look.dressing import Dressing
from wmh.helper.ui.parts.turns import take_turns
from wmh.helper.ui.words.scope import WordScope

PANEL = "-panel"
"""After the name of an action, the name of the window that it opens."""

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class PanelKind(NamedTuple):
    """A window by the action that opens it, whose name it has.

    `make` gives None where there is nothing to be shown, which it has said. `anew` is for what
    shows a moment: the one that is open is closed first, and `again` makes one that shows the same
    as another that has `left` it. `takes` says which of the files that are
    dropped on the main window are opened there, by its `take_file`. `parts` are modules that take
    long to import, in an order in which none takes all of that: they have a turn each.
    """

    make: Callable[[], QWidget | None]
    anew: bool = False
    again: Callable[[Any], QWidget] | None = None
    takes: Callable[[Path], bool] | None = None
    parts: tuple[str, ...] = ()


@runtime_checkable
class Viewing(Protocol):
    """A window that looks at the words of the main one."""

    def show_view(self, view: WordScope) -> None:
        """Other words."""
        ...


@runtime_checkable
class Taking(Protocol):
    """A window for files."""

    def take_file(self, path: Path) -> None:
        """One that somebody let go over a window."""
        ...


@runtime_checkable
class Busy(Protocol):
    """A window beside the main one that may be at something nobody else could go on with."""

    @property
    def busy(self) -> str:
        """What it is at and how that ends, in a sentence; empty while it is at nothing."""
        ...


class Beside(QObject):
    """The register. The windows there are, are the main one's children, and in no other list."""

    picture_dropped = Signal(object)
    """What carries it, a QMimeData."""

    def __init__(
        self,
        kinds: Mapping[str, PanelKind],
        actions: Mapping[str, QAction],
        dressing: Dressing,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._kinds, self._dressing, self._window = kinds, dressing, window
        self._view: WordScope | None = None
        self._coming: dict[str, list[Callable[[Any], None]]] = {}
        """What is on its way, and what is to be done with it once it has been made."""
        for name in kinds:
            actions[name].triggered.connect(partial(self._open, name))
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def find(self, name: str) -> QWidget | None:
        """The one that is open, or has been made to be."""
        panels = self._window.findChildren(QWidget, name + PANEL, _DIRECT)
        return next((x for x in panels if x.isVisible() or name in self._coming), None)

    def open(
        self, name: str, then: Callable[[Any], None] | None = None, left: object = None
    ) -> None:
        """Bring it to the front; one that there is not yet comes in turns of the event loop.

        `then` is for the window that its kind makes, where there is something to be shown; `left`
        is what another of its kind has left.
        """
        kind, panel = self._kinds[name], self.find(name)
        wanted = [] if then is None else [then]
        if name in self._coming and panel is None:
            self._coming[name] += wanted
        elif name not in self._coming and (panel is None or kind.anew):
            self._coming[name] = wanted
            steps = self._opened(name, kind, panel, left)
            next(steps, None)
            take_turns(steps)
        elif panel is not None:
            if panel.isVisible():
                panel.activateWindow()
            for each in wanted:
                each(panel)

    def _opened(
        self, name: str, kind: PanelKind, before: QWidget | None, left: object
    ) -> Iterator[None]:
        """Steps, the first of them to be taken at once."""
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
            _close_by_key(panel)
            if self._view is not None and isinstance(panel, Viewing):
                panel.show_view(self._view)
            for then in self._coming[name]:
                then(panel)
            yield
            if isValid(panel):
                yield from self._dressing.put_on(panel)
            if isValid(panel):
                _filled(panel)
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
        """Which words are looked at."""
        if view == self._view:
            return
        self._view = view
        for panel in map(self.find, self._kinds):
            if isinstance(panel, Viewing):
                panel.show_view(view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """They close with the main window, which stays while one of them must; files come in.

        One that has been closed dies in a turn of its own: Qt would have all that were closed at
        once die in one pass.
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
        """Whether it carries what is taken there; once that is let go, it is."""
        from wmh.helper.ui.screens.picture_source import holds_picture

        data, dropped = event.mimeData(), event.type() is QEvent.Type.Drop
        if over is self._window and holds_picture(data):
            if dropped:
                self.picture_dropped.emit(data)
            return True
        path = dropped_file(data)
        if path is not None and dropped:
            if isinstance(over, Taking):
                over.take_file(path)
            else:
                self.take(path)
        return path is not None

    def take(self, path: Path) -> None:
        """A file, in the first window that takes what it is."""
        for name, kind in self._kinds.items():
            if kind.takes is not None and kind.takes(path):
                self.open(name, partial(_give, path))
                return


def _give(path: Path, panel: QWidget) -> None:
    if isinstance(panel, Taking):
        panel.take_file(path)


def _gone(panel: QWidget) -> Iterator[None]:
    """It dies, and leaves nothing behind."""
    if isValid(panel):
        from wmh.helper.ui.look.dressing import let_go

        yield from let_go(panel)
    if isValid(panel):
        delete(panel)


_CLOSE = QKeySequence("Ctrl+W")


def _close_by_key(panel: QWidget) -> None:
    """Ctrl+W closes every window beside the main one; some have it in a menu."""
    if not any(_CLOSE in action.shortcuts() for action in panel.findChildren(QAction)):
        QShortcut(_CLOSE, panel, panel.close)


def _is_escape(event: QEvent) -> bool:
    return (
        isinstance(event, QKeyEvent)
        and event.type() is QEvent.Type.KeyPress
        and event.key() == Qt.Key.Key_Escape
        and not event.modifiers()
    )


def _filled(panel: QWidget) -> None:
    """Laid out, in an area that scrolls."""
    panel.ensurePolished()
    scroll(panel)


def _bound(panel: QWidget) -> None:
    """No larger than the screen, at the scale in use."""
    if not panel.testAttribute(Qt.WidgetAttribute.WA_Resized):
        panel.adjustSize()
    panel.resize(panel.size().boundedTo(room_for(panel)))


def beside(window: QMainWindow) -> list[QWidget]:
    """The windows that are open beside a window."""
    return [
        each
        for each in window.findChildren(QWidget, options=_DIRECT)
        if each.isWindow() and each.isVisible() and each.objectName().endswith(PANEL)
    ]


def busy(window: QMainWindow) -> str:
    """Why it cannot be replaced now, in a sentence; empty where it can."""
    said = (each.busy for each in beside(window) if isinstance(each, Busy))
    return next(filter(None, said), "")


def dropped_file(carried: QMimeData) -> Path | None:
    """The first file or folder on this computer; no pipe, at which whoever reads it would wait."""
    paths = (Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile())
    return next((path for path in paths if not _is_device(path)), None)


def _is_device(path: Path) -> bool:
    """Or a pipe or a socket; what is not there is none, and whoever it is given to says so."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False
    return not (S_ISREG(mode) or S_ISDIR(mode))
