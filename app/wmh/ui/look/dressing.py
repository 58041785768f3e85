"""The dressing of windows in the sheet of another theme: the main one at once, others in turns."""

from collections.abc import Callable, Collection, Iterator, Sequence
from weakref import WeakSet

from PySide6.QtCore import QChildEvent, QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from wmh.ui.within import within

_Act = Callable[[QWidget], None]
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Dressing(QObject):
    """The sheet of every window, once there is another than the application's own.

    Qt looks up anew what each widget below a sheet is to look like, hidden ones too: some 20 ms for
    a window. So a main window has the sheet on its pieces, and the windows beside it, and what of
    it is hidden and can be, have a turn of the event loop each.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet = ""
        self._apart = WeakSet[QWidget]()
        self._waiting: dict[QWidget, dict[_Act, None]] = {}
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._dress_next)
        self._held = False

    @property
    def waiting(self) -> Collection[QWidget]:
        """What has its turn still before it."""
        return self._waiting.keys()

    def set_apart(self, piece: QWidget) -> None:
        """A large piece of a main window that can wait while it is hidden.

        Nothing that it is in may look otherwise in another theme.
        """
        self._apart.add(piece)

    def put_on(self, window: QWidget) -> None:
        """To be said of a window that is made later than the sheet, before it is shown."""
        if self._sheet:
            for piece in self._pieces(window):
                piece.setStyleSheet(self._sheet)
            self._follow(window)

    def begin(self, sheet: str, windows: Sequence[QWidget], first: Collection[QObject]) -> None:
        """Dress windows that have no parent; what one of the `first` is in does not wait."""
        self._sheet = sheet
        before, self._waiting = self._waiting, {}
        for window in windows:
            self._follow(window)
            for piece in self._pieces(window):
                if self._can_wait(piece) and not any(_holds(piece, each) for each in first):
                    self._waiting[piece] = before.pop(piece, {})
                else:
                    piece.setStyleSheet(sheet)
        # What is seen before what is not.
        self._waiting = dict(sorted(self._waiting.items(), key=lambda each: each[0].isHidden()))
        for piece, acts in before.items():
            if isValid(piece):
                _do(acts, piece)
        if self._waiting and not self._held:
            self._turns.start()

    def hold(self) -> None:
        """What waits goes on waiting: the sheet may not be the last."""
        self._held = True
        self._turns.stop()

    def go_on(self) -> None:
        self._held = False
        if self._waiting:
            self._turns.start()

    def forget_gone(self) -> None:
        """Hold on to nothing that died before its turn."""
        self._waiting = {piece: acts for piece, acts in self._waiting.items() if isValid(piece)}

    def when_dressed(self, piece: QWidget, act: _Act) -> None:
        """Do this to it at once or, where it waits for its turn, once then."""
        if piece in self._waiting:
            self._waiting[piece][act] = None
        else:
            act(piece)

    @Slot()
    def _dress_next(self) -> None:
        if self._waiting:
            piece = next(iter(self._waiting))
            acts = self._waiting.pop(piece)
            if isValid(piece):
                piece.setStyleSheet(self._sheet)
                tell(piece)
                _do(acts, piece)
        if not self._waiting:
            self._turns.stop()

    def _can_wait(self, piece: QWidget) -> bool:
        beside = piece.isWindow() and piece.parent() is not None
        return beside or (piece in self._apart and piece.isHidden())

    def _pieces(self, window: QWidget) -> Iterator[QWidget]:
        """The outermost widgets that need the sheet."""
        if not isinstance(window, QMainWindow):
            yield window
            return
        around: set[QWidget] = {window}
        for piece in filter(isValid, self._apart):
            if window.isAncestorOf(piece):
                around.update(_above(piece))
        yield from _below(window, around)

    def _follow(self, window: QWidget) -> None:
        # Not before there is a sheet: every event of the window passes through the filter.
        if isinstance(window, QMainWindow):
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window beside that nobody spoke of, such as the system's for files, is dressed too."""
        if event.type() is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget) and child.isWindow() and not child.styleSheet():
                child.setStyleSheet(self._sheet)
        return super().eventFilter(watched, event)


def _below(widget: QWidget, around: Collection[QWidget]) -> Iterator[QWidget]:
    for child in widget.findChildren(QWidget, options=_DIRECT):
        if child in around:
            yield from _below(child, around)
        else:
            yield child


def _above(piece: QWidget) -> Iterator[QWidget]:
    outer = piece.parentWidget()
    while outer is not None:
        yield outer
        outer = outer.parentWidget()


def _holds(piece: QWidget, thing: QObject) -> bool:
    return piece is thing or (isinstance(thing, QWidget) and piece.isAncestorOf(thing))


def _do(acts: Collection[_Act], piece: QWidget) -> None:
    for act in acts:
        act(piece)


def tell(widget: QWidget, but: Collection[QWidget] = ()) -> None:
    """All that is in it hears that marks and scale, which are in no palette of Qt's, are others."""
    for each in list(within(widget, but)):
        QCoreApplication.sendEvent(each, QEvent(QEvent.Type.PaletteChange))
