"""Line of the revealed letters, above the board."""

from typing import Protocol

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.helper.capitals import capital
from wmh.helper.ui.board.grid import BAR, Grid, largest_grid
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.look.tile import FocusRing, Tile, TileState
from wmh.helper.ui.parts.layout import remove
from wmh.helper.ui.parts.shortcuts import COMMANDS


class LetterGiver(Protocol):
    """Board that a line of revealed letters edits."""

    @property
    def sheet(self) -> Sheet: ...
    @property
    def alphabet(self) -> Alphabet: ...
    def give_letter(self, place: int, text: str) -> bool: ...


class GivenLine(QWidget):
    """Line of small tiles in the columns of the board; hidden if no letter is revealed.

    It has the focus while it is edited; editing ends when the focus leaves.
    """

    ended = Signal()
    """Emitted when editing ends and the focus can go to another widget."""

    editing_changed = Signal()
    passed = Signal(int)
    """Emitted with 1 or -1 when the cursor would go beyond the last or the first place."""

    def __init__(self, board: LetterGiver, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._tiles: list[Tile] = []
        self._place = 0
        self._typed = ""
        self._typed_at = 0
        self.editing = False
        self._asked: tuple[int, ...] = ()
        self._hidden_for: tuple[int, Rule] | None = None
        self._ring = FocusRing(self)
        self._label = QLabel(self.name_of(_("revealed")), self)
        self._label.setObjectName("given")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.show_sheet(board.sheet)

    def name_of(self, text: str) -> str:
        """Returns a spoken text, with the name of the board if there are several."""
        return text

    def leave(self) -> None:
        """Ends the editing of the letters."""
        if self.editing:
            self._end()

    @Slot()
    def edit(self) -> None:
        """Starts editing the letters, at the first place."""
        self._edit_from(0)

    def ask(self, places: tuple[int, ...]) -> None:
        """Starts editing the letters of these places (from 1); ends after the last of them."""
        self._edit_from(places[0] - 1)
        self._asked = places

    def _edit_from(self, place: int) -> None:
        if not self.editing:
            self.editing = True
            self.show_sheet(self._board.sheet)
            self.editing_changed.emit()
        self._typed = ""
        self._go_to(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._lay_out()

    # What is shown

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        hidden_for = None if self.editing or sheet.given else (sheet.length, sheet.rule)
        if hidden_for is not None and hidden_for == self._hidden_for:
            return  # Most keys change the board, and nothing here.
        self._hidden_for = hidden_for
        if len(self._tiles) != sheet.length:
            self._make_tiles(sheet.length)
        given: Given = sheet.given or (None,) * sheet.length
        for place, (tile, letter) in enumerate(zip(self._tiles, given, strict=True)):
            where = self.name_of(_("revealed, place {0} of {1}").format(place + 1, sheet.length))
            shown = TileState.PLAIN if letter else TileState.EMPTY
            tile.show_letter(letter or "", shown, where)
            tile.setVisible(self.editing or letter is not None)
        self._label.setText(self.name_of(_("revealed")))
        self.setAccessibleName(self.name_of(spoken_letters(given)))
        self.setVisible(self.editing or bool(sheet.given))
        self._lay_out()

    def _make_tiles(self, length: int) -> None:
        outworn = self._tiles
        self._tiles = [Tile(0, place, self) for place in range(length)]
        self._place = 0
        for tile in self._tiles:
            tile.cycled.connect(self._edit_there)
            tile.focus_changed.connect(self._follow_focus)
        if self.editing:
            self.ended.emit()  # Another game; what is hidden must not have the focus.
        remove(*outworn)

    @Slot(int, int, int)
    def _edit_there(self, _row: int, place: int, _step: int) -> None:
        self._edit_from(place)

    @Slot()
    def _follow_focus(self) -> None:
        self._ring.follow()
        here = QApplication.focusWidget() in self._tiles
        if not here and self.editing and self.isActiveWindow():
            self._end()

    def _go_to(self, place: int) -> None:
        self._place = min(max(place, 0), len(self._tiles) - 1)
        self._tiles[self._place].setFocus()
        if place != self._place:
            self.passed.emit(1 if place > 0 else -1)

    def _end(self) -> None:
        self.editing = False
        self._asked = ()
        self.show_sheet(self._board.sheet)
        self.editing_changed.emit()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        counts = len(RULES[self._board.sheet.rule].counts)
        width = self.width() - scale_length(BAR)
        grid = largest_grid(len(self._tiles), width, counts, theme_of(self).scale)
        for place, tile in enumerate(self._tiles):
            tile.setGeometry(_small(grid, place))
        last = _small(grid, len(self._tiles) - 1)
        self._place_label()
        self.setFixedHeight(last.bottom() + 1 + grid.edge)
        self._ring.settle()

    def _place_label(self) -> None:
        """Places the label after the visible letters, if there is room."""
        seen = [tile.geometry() for tile in self._tiles if not tile.isHidden()]
        behind = seen[-1] if seen else QRect()
        left = behind.right() + 1 + scale_length(8)
        needed = self._label.sizeHint().width()
        self._label.setGeometry(left, behind.y(), needed, behind.height())
        self._label.setVisible(left + needed <= self.width())

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._go_to(self._place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & COMMANDS:
            event.ignore()
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Escape | Qt.Key.Key_Down:
                self.ended.emit()
            case Qt.Key.Key_Left:
                self._go_to(self._place - 1)
            case Qt.Key.Key_Right:
                self._go_to(self._place + 1)
            case Qt.Key.Key_Backspace:
                self._erase()
            case Qt.Key.Key_Delete:
                self._board.give_letter(self._place, " ")
            case _ if event.text() and event.text().isprintable():
                self._type(event.text())
                return
            case _:
                event.ignore()
        self._typed = ""

    def _type(self, text: str) -> None:
        """Sets the letter at the cursor, or completes a letter of two characters there."""
        joined = self._board.alphabet.spell(self._typed + text)
        if self._typed and joined in self._board.alphabet.letters:
            self._board.give_letter(self._typed_at, joined)
            self._typed = ""
            if self._asked and self._typed_at + 1 == self._asked[-1]:
                self.ended.emit()
        elif self._board.give_letter(self._place, text):
            self._typed_at, self._typed = self._place, text
            self._go_on()

    def _go_on(self) -> None:
        """Moves the cursor to the next place; after `ask`, to the next place that was asked for."""
        here = self._place + 1
        if here != (self._asked[-1] if self._asked else 0):
            beyond = (place for place in self._asked if place > here)
            self._go_to(next(beyond, here + 1) - 1)
        elif not self._may_go_on(self._typed):
            self.ended.emit()

    def _may_go_on(self, typed: str) -> bool:
        """True if the text may be the first character of a letter of two characters."""
        alphabet = self._board.alphabet
        begun = alphabet.spell(typed)
        return any(len(each) > 1 and each.startswith(begun) for each in alphabet.letters)

    def _erase(self) -> None:
        """Erases the letter at the cursor; if there is none, the letter before it."""
        given = self._board.sheet.given
        if not given or given[self._place] is None:
            self._go_to(self._place - 1)
        self._board.give_letter(self._place, " ")


def _small(grid: Grid, place: int) -> QRect:
    """Returns the rectangle of a tile in the line: as wide as the board's tiles, but less high."""
    tile, line = grid.tile(0, place), place // grid.across
    height = min(tile.height(), max(round(20 * grid.scale), round(tile.height() * 0.62)))
    tile.moveTop(grid.edge + line * (height + grid.gap))
    tile.setHeight(height)
    return tile


def spoken_letters(given: Given) -> str:
    letters = ", ".join(
        _("{0} at place {1}").format(capital(letter), place + 1)
        for place, letter in enumerate(given)
        if letter is not None
    )
    return _("Revealed: {0}").format(letters or _("no letter"))
