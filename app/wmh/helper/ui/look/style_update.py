"""Update of the style sheet of all windows, in several turns of the event loop."""

from collections.abc import Callable, Collection, Iterator, Sequence
from weakref import WeakSet

from PySide6.QtCore import QChildEvent, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QMainWindow, QWidget
from shiboken6 import isValid

from wmh.helper.ui.program.ui_steps import take_turns
from wmh.helper.ui.program.widgets import widgets_in

_Act = Callable[[QWidget], None]
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly

_AT_ONCE = 4
"""Maximal number of widgets of a main window that get the sheet in one turn: each parses it."""


class StyleUpdate(QObject):
    """Sets the style sheet of every window after the theme has changed.

    Qt computes the style of every widget below a sheet anew, hidden ones too: some 20 ms for a
    window. So a main window has the sheet on its child widgets, a few per turn; large children and
    panels have a turn each. Palette events follow in another turn. Visible widgets come first, and
    keep their old look until then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet = ""
        self._apart = WeakSet[QWidget]()
        self._waiting: dict[QWidget, dict[_Act, None]] = {}
        self._sheeted = WeakSet[QWidget]()
        """Widgets that have the sheet, but not the palette event yet."""
        self._veiled = WeakSet[QWidget]()
        self._turns: Iterator[None] | None = None
        self._held: QWidget | None = None

    @property
    def waiting(self) -> Collection[QWidget]:
        """Widgets that still wait for their turn."""
        return self._waiting.keys()

    def set_apart(self, piece: QWidget) -> None:
        """Gives a large child of a main window turns of its own.

        No ancestor of the child may look different in another theme.
        """
        self._apart.add(piece)

    def put_on(self, window: QWidget) -> Iterator[None]:
        """Sets the sheet of a window that is not shown yet; yields between steps."""
        if self._sheet:
            self._follow(window)
            pieces = [*self._pieces(window)]
            for first in range(0, len(pieces), _AT_ONCE):
                self._put_on(pieces[first : first + _AT_ONCE])
                yield

    def begin(self, windows: Sequence[QWidget], sheet: str | None = None) -> None:
        """Starts the update of visible top-level windows.

        Without a sheet only palette events are sent.
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
        """Makes all windows but this one wait, since the sheet may change again."""
        self._held = window

    def go_on(self) -> None:
        self._held = None
        self._begin_turns()

    def finish(self, window: QWidget) -> None:
        """Updates a window with its large children at once; its panels keep their turns.

        Invisible children come last and are not waited for.
        """
        for piece in self._waiting_of(window) if window in self._waiting else ():
            while piece in self._waiting:
                self._go_on_with(piece)

    def leave_out(self, window: QWidget) -> None:
        """Takes a window from the update, since it is about to be replaced."""
        for piece in self._waiting_of(window):
            del self._waiting[piece]

    def forget_gone(self) -> None:
        """Drops widgets that were deleted before their turn."""
        self._waiting = {piece: acts for piece, acts in self._waiting.items() if isValid(piece)}

    def when_dressed(self, piece: QWidget, act: _Act) -> None:
        """Calls `act` with a widget: at once or, if the widget waits for its turn, afterwards."""
        if piece in self._waiting:
            self._waiting[piece][act] = None
        else:
            act(piece)

    def apart(self, window: QWidget) -> Collection[QWidget]:
        """Returns the widgets of a window with turns of their own: large children and panels."""
        if not isinstance(window, QMainWindow):
            return ()
        return {x for x in self._pieces(window) if x.isWindow() or x in self._apart}

    def _waiting_of(self, window: QWidget) -> list[QWidget]:
        return [x for x in self._waiting if x is window or _is_piece(x, window)]

    def _begin_turns(self) -> None:
        if self._waiting and self._turns is None:
            self._turns = self._style_steps()
            take_turns(self._turns)

    def _style_steps(self) -> Iterator[None]:
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
        """Yields the widgets with turns of their own; a main window after its large children."""
        for window in windows:
            yield from self.apart(window)
            yield window

    def _rank(self, piece: QWidget) -> int:
        """Returns the order of a widget: held window 0, visible 1, visible panel 2, hidden 3."""
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
        """Returns the widgets that still need the sheet, in a piece whose turns have begun."""
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
        """Yields the widgets that get the sheet in the turns of `piece`."""
        if not isinstance(piece, QMainWindow):
            yield piece
            return
        apart = self.apart(piece)
        yield from (each for each in self._pieces(piece) if each not in apart)

    def _pieces(self, window: QWidget) -> Iterator[QWidget]:
        """Yields the outermost widgets of a window that need the sheet."""
        if isinstance(window, QMainWindow):
            yield from _below(window, self._around(window))
        else:
            yield window

    def _around(self, window: QMainWindow) -> set[QWidget]:
        """Returns the ancestors of large children; their other children get the sheet instead."""
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
        """Sets the sheet of widgets and windows that are made later, such as Qt's file dialog."""
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
    """Allows a window to be drawn again."""
    window.setUpdatesEnabled(True)
    # Where the system's turn to draw came in that time, Qt would wait for another one for ever.
    if window.isVisible():
        window.windowHandle().requestUpdate()


def tell(widget: QWidget, but: Collection[QWidget] = ()) -> None:
    """Sends a palette event to all widgets below one, without those below `but`.

    Marks and scale are in no palette of Qt's, so Qt itself would send none.
    """
    for each in list(widgets_in(widget, but)):
        QCoreApplication.sendEvent(each, QEvent(QEvent.Type.PaletteChange))


_OWN = "QFrame {}"


def let_go(window: QWidget) -> Iterator[None]:
    """Prepares a window for deletion; yields between steps of some milliseconds.

    Qt caches the style of popups of combo boxes and of scroll areas, and forgets it at their
    deletion only if they had a sheet of their own: otherwise a kilobyte leaks for each. Areas that
    contain others are left out, as the style of all their widgets would be computed; they leak
    nothing as long as Qt has no background to fill.
    """
    areas = window.findChildren(QAbstractScrollArea)
    for box in window.findChildren(QComboBox):
        box.view().window().setStyleSheet(_OWN)
    yield
    for area in areas:  # It may have gone meanwhile, with the window that it is beside.
        if isValid(area) and not area.viewport().findChildren(QAbstractScrollArea):
            area.viewport().setStyleSheet(_OWN)
            yield
