"""The dressing of windows in the sheet of another theme, in turns of the event loop."""

from collections.abc import Callable, Collection, Iterator, Sequence
from weakref import WeakSet

from PySide6.QtCore import QChildEvent, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QMainWindow, QWidget
from shiboken6 import isValid

from wmh.helper.ui.parts.turns import take_turns
from wmh.helper.ui.parts.within import within

_Act = Callable[[QWidget], None]
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

_AT_ONCE = 4
"""Pieces of a main window that have the sheet in one turn: each reads all of it."""


class Dressing(QObject):
    """The sheet of every window, once there is another than the application's own.

    Qt looks up anew what each widget below a sheet is to look like, hidden ones too: some 20 ms for
    a window. So a main window has the sheet on its pieces, a few in each turn of the event loop;
    its large ones and the windows beside it have one each. In another turn they hear of it. What is
    seen comes first, and keeps the face it had until then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet = ""
        self._apart = WeakSet[QWidget]()
        self._waiting: dict[QWidget, dict[_Act, None]] = {}
        self._sheeted = WeakSet[QWidget]()
        """What has had all of its turns but the last."""
        self._veiled = WeakSet[QWidget]()
        self._turns: Iterator[None] | None = None
        self._held: QWidget | None = None

    @property
    def waiting(self) -> Collection[QWidget]:
        """What has its turn still before it."""
        return self._waiting.keys()

    def set_apart(self, piece: QWidget) -> None:
        """A large piece of a main window.

        Nothing that it is in may look otherwise in another theme.
        """
        self._apart.add(piece)

    def put_on(self, window: QWidget) -> Iterator[None]:
        """Steps for a window that is made later than the sheet, before it is shown."""
        if self._sheet:
            self._follow(window)
            pieces = [*self._pieces(window)]
            for first in range(0, len(pieces), _AT_ONCE):
                self._put_on(pieces[first : first + _AT_ONCE])
                yield

    def begin(self, windows: Sequence[QWidget], sheet: str | None = None) -> None:
        """Dress windows that have no parent; one that nobody sees yet is not to be among them.

        Without another sheet, all in them hears that marks are painted otherwise.
        """
        self._sheet = self._sheet if sheet is None else sheet
        before, self._waiting = self._waiting, {}
        self._sheeted.clear()
        for piece in sorted(self._parts(windows), key=self._rank):
            self._waiting[piece] = before.pop(piece, {})
            if piece.isWindow() and piece.isVisible():
                self._veiled.add(piece)
                piece.setUpdatesEnabled(False)
        for window in windows:
            self._follow(window)
        for piece, acts in before.items():
            if isValid(piece):
                self._unveil(piece)
                if piece.window().isVisible():  # It may be of one that another took the place of.
                    self._do(acts, piece)
        self._begin_turns()

    def hold(self, window: QWidget) -> None:
        """All but this window goes on waiting: the sheet may not be the last."""
        self._held = window

    def go_on(self) -> None:
        self._held = None
        self._begin_turns()

    def finish(self, window: QWidget) -> None:
        """Dress it at once, with its large pieces; those beside it have their turns.

        Pieces that are not seen come after it, and are not waited for once it has had its own.
        """
        for piece in self._waiting_of(window) if window in self._waiting else ():
            while piece in self._waiting:
                self._go_on_with(piece)

    def leave_out(self, window: QWidget) -> None:
        """It keeps the face it has: another window takes its place."""
        for piece in self._waiting_of(window):
            del self._waiting[piece]

    def forget_gone(self) -> None:
        """Hold on to nothing that died before its turn."""
        self._waiting = {piece: acts for piece, acts in self._waiting.items() if isValid(piece)}

    def when_dressed(self, piece: QWidget, act: _Act) -> None:
        """Do this to it at once or, where it waits for its turn, once then."""
        if piece in self._waiting:
            self._waiting[piece][act] = None
        else:
            act(piece)

    def apart(self, window: QWidget) -> Collection[QWidget]:
        """What of it has turns of its own: the large pieces of a main window, and those beside."""
        if not isinstance(window, QMainWindow):
            return ()
        return {x for x in self._pieces(window) if x.isWindow() or x in self._apart}

    def _waiting_of(self, window: QWidget) -> list[QWidget]:
        return [x for x in self._waiting if x is window or _is_piece(x, window)]

    def _begin_turns(self) -> None:
        if self._waiting and self._turns is None:
            self._turns = self._dressed()
            take_turns(self._turns)

    def _dressed(self) -> Iterator[None]:
        while (piece := self._next()) is not None:
            try:
                self._go_on_with(piece)
            except Exception:  # It is reported, and holds up no other piece.
                self._turns = None
                self._begin_turns()
                raise
            yield
        self._turns = None

    def _next(self) -> QWidget | None:
        held = self._held
        return next((x for x in self._waiting if held is None or self._is_held(x)), None)

    def _go_on_with(self, piece: QWidget) -> None:
        if not isValid(piece):
            del self._waiting[piece]
        elif bare := self._bare(piece):
            self._put_on(bare[:_AT_ONCE])
        else:
            acts = self._waiting.pop(piece)
            tell(piece, self.apart(piece))
            if piece is not self._held:
                self._unveil(piece)
            self._do(acts, piece)

    def _unveil(self, piece: QWidget) -> None:
        if piece in self._veiled:
            self._veiled.discard(piece)
            unveil(piece)

    def _do(self, acts: Collection[_Act], piece: QWidget) -> None:
        for act in acts:  # One of them may have had it dressed anew.
            self.when_dressed(piece, act)

    def _parts(self, windows: Sequence[QWidget]) -> Iterator[QWidget]:
        """What has turns of its own; a main window after its large pieces."""
        for window in windows:
            yield from self.apart(window)
            yield window

    def _rank(self, piece: QWidget) -> int:
        """What is held for is first; then what is seen of main windows, of others, and the rest."""
        if self._held is not None and self._is_held(piece):
            return 0
        if piece.isHidden():
            return 3
        return 2 if piece.isWindow() and piece.parent() is not None else 1

    def _is_held(self, piece: QWidget) -> bool:
        held = self._held
        if held is None:
            return False
        return piece is held or (_is_piece(piece, held) and piece.isVisible())

    def _bare(self, piece: QWidget) -> list[QWidget]:
        """What the sheet is still to be put on, in the first turns of a piece and no others."""
        if piece in self._sheeted:
            return []
        bare = [each for each in self._worn_by(piece) if each.styleSheet() != self._sheet]
        if len(bare) <= _AT_ONCE:
            self._sheeted.add(piece)
        return bare

    def _put_on(self, pieces: Sequence[QWidget]) -> None:
        for each in pieces:
            if isValid(each) and each.styleSheet() != self._sheet:  # The filter may be first.
                each.setStyleSheet(self._sheet)

    def _worn_by(self, piece: QWidget) -> Iterator[QWidget]:
        """What the sheet is put on: of a main window, what has no turn of its own."""
        if not isinstance(piece, QMainWindow):
            yield piece
            return
        apart = self.apart(piece)
        yield from (each for each in self._pieces(piece) if each not in apart)

    def _pieces(self, window: QWidget) -> Iterator[QWidget]:
        """The outermost widgets that need the sheet."""
        if isinstance(window, QMainWindow):
            yield from _below(window, self._around(window))
        else:
            yield window

    def _around(self, window: QMainWindow) -> set[QWidget]:
        """What has a large piece somewhere in it, and the sheet on what is in it."""
        around: set[QWidget] = {window}
        for piece in filter(isValid, self._apart):
            if window.isAncestorOf(piece):
                around.update(_above(piece))
        return around

    def _follow(self, window: QWidget) -> None:
        # Not before there is a sheet: all their events pass through the filter.
        if self._sheet and isinstance(window, QMainWindow):
            for each in self._around(window):
                each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What comes later is dressed too: a note, or a window beside, such as Qt's for files."""
        if event.type() is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget) and isinstance(watched, QWidget):
                window = watched.window()
                around = self._around(window) if isinstance(window, QMainWindow) else ()
                if child not in around and not child.styleSheet():
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


def _is_piece(piece: QWidget, window: QWidget) -> bool:
    return isValid(piece) and not piece.isWindow() and window.isAncestorOf(piece)


def unveil(window: QWidget) -> None:
    """Draw it again, after a time in which it kept its face."""
    window.setUpdatesEnabled(True)
    # Where the system's turn to draw came in that time, Qt would wait for another one for ever.
    if window.isVisible():
        window.windowHandle().requestUpdate()


def tell(widget: QWidget, but: Collection[QWidget] = ()) -> None:
    """All that is in it hears that marks and scale, which are in no palette of Qt's, are others."""
    for each in list(within(widget, but)):
        QCoreApplication.sendEvent(each, QEvent(QEvent.Type.PaletteChange))


_OWN = "QFrame {}"


def let_go(window: QWidget) -> Iterator[None]:
    """Steps for a window that is about to die; each takes some milliseconds.

    Qt looks up how the list of a box and the inside of an area that scrolls are to look as they
    are made, and does not forget it when they die unless they have had a sheet of their own: a
    kilobyte for each. Areas with others inside are left out, as all in those would be looked up:
    theirs leaves nothing as long as Qt has no background to fill.
    """
    areas = window.findChildren(QAbstractScrollArea)
    for box in window.findChildren(QComboBox):
        box.view().window().setStyleSheet(_OWN)
    yield
    for area in areas:  # It may have gone meanwhile, with the window that it is beside.
        if isValid(area) and not area.viewport().findChildren(QAbstractScrollArea):
            area.viewport().setStyleSheet(_OWN)
            yield
