"""Row in which the shared guess is typed, and the line of a board's revealed letters."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.helper.ui.board.given_line import GivenLine
from wmh.helper.ui.board.row_buttons import EnterButton
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.boards import boards_text
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.look.theme import legible
from wmh.helper.ui.look.tile import FocusRing, Tile, TileState
from wmh.helper.ui.parts.layout import remove

_SIDE, _LEAST, _GAP, _EDGE, _LEFT, _AFTER = 44, 4, 4, 6, 34, 44


class _BoardInHand:
    """Single board among several: the cursor's, or the one whose letters are edited."""

    def __init__(self, table: BoardsTable) -> None:
        self._table = table
        self.board = table.sheet.board

    @property
    def sheet(self) -> Sheet:
        return self._table.sheet.alone(self.board)

    @property
    def alphabet(self) -> Alphabet:
        return self._table.alphabet

    def give_letter(self, place: int, text: str) -> bool:
        return self._table.give_letter(self.board, place, text)


class RevealedLine(GivenLine):
    """Line of one board's revealed letters; after its last place the next board's are edited."""

    noticed = Signal(str)
    """Emitted with a sentence that says which board's letters are edited."""

    def __init__(self, table: BoardsTable, parent: QWidget) -> None:
        self._boards = table
        self._in_hand = _BoardInHand(table)
        super().__init__(self._in_hand, parent)
        self.passed.connect(self._pass)
        self.editing_changed.connect(self._tell)
        table.changed.connect(self._follow)

    def name_of(self, text: str) -> str:
        return boards_text.of_board(self._in_hand.board, text)

    @Slot(object)
    def _follow(self, sheet: BoardsSheet) -> None:
        board = self._in_hand.board if self.editing else sheet.board
        self._go_to_board(min(board, sheet.boards - 1))

    @Slot(int)
    def _pass(self, step: int) -> None:
        board = self._in_hand.board + step
        if self.editing and 0 <= board < self._boards.sheet.boards:
            self._go_to_board(board)
            self._edit_from(0 if step > 0 else self._in_hand.sheet.length - 1)
            self._tell()

    @Slot()
    def _tell(self) -> None:
        if self.editing:
            said = _("type its revealed letters; the arrow keys go on to other boards.")
            self.noticed.emit(self.name_of(said))

    def _go_to_board(self, board: int) -> None:
        self._in_hand.board = board
        self.show_sheet(self._in_hand.sheet)


class GuessRow(QWidget):
    """Row in which the guess is typed; while its marks are set, the focus is on the boards."""

    left_below = Signal()
    """Emitted when the user moves down from the row."""

    def __init__(self, table: BoardsTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._ring = FocusRing(self)
        self._number = QLabel(self)
        self._number.setObjectName("note")
        self._tiles: list[Tile] = []
        self._enter = EnterButton(self)
        self._enter.clicked.connect(table.enter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._place = 0
        table.changed.connect(self._show)
        self._show(table.sheet)

    def focus(self) -> None:
        self._tiles[self._place].setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._lay_out()

    @Slot(object)
    def _show(self, sheet: BoardsSheet) -> None:
        if len(self._tiles) != sheet.length:
            self._make(sheet.length)
        self._place = sheet.place
        spelling = sheet.spelling
        letters = sheet.typed if spelling else sheet.guesses[sheet.row]
        shown = TileState.SPELT if spelling else TileState.PLAIN
        for place, tile in enumerate(self._tiles):
            letter = letters[place] if place < len(letters) else ""
            where = _("guess {0}, place {1} of {2}").format(sheet.row + 1, place + 1, sheet.length)
            tile.show_letter(letter, shown if letter else TileState.EMPTY, where)
            here = spelling and place == sheet.place
            tile.setFocusPolicy(Qt.FocusPolicy.TabFocus if here else Qt.FocusPolicy.NoFocus)
        self._number.setText(str(sheet.row + 1))
        self._number.setAccessibleName(_("Guess {0}").format(sheet.row + 1))
        self._enter.setVisible(self._table.enterable)
        self._enter.show_wish(
            _("Enter the guess (Enter)")
            if spelling
            else _("Confirm the colours (Enter): tiles you leave unmarked count as grey")
        )
        self._lay_out()

    def _make(self, length: int) -> None:
        remove(*self._tiles)
        self._tiles = [Tile(0, place, self) for place in range(length)]
        for tile in self._tiles:
            tile.cycled.connect(self._go_to)
            tile.focus_changed.connect(self._ring.follow)
            tile.show()

    @Slot()
    def _go_to(self) -> None:
        """Starts typing at a clicked tile, or edits the letters of an entered guess again."""
        sheet = self._table.sheet
        if not sheet.spelling:
            self._table.respell(sheet.row)
        self.focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        each, beside = legible(_SIDE) + legible(_GAP), legible(_LEFT) + legible(_AFTER)
        return QSize(beside + len(self._tiles) * each, legible(_SIDE) + 2 * legible(_EDGE))

    def minimumSizeHint(self) -> QSize:
        beside = legible(_LEFT) + legible(_AFTER)
        return QSize(beside + len(self._tiles) * (_LEAST + 1), _LEAST + 2 * legible(_EDGE))

    def _lay_out(self) -> None:
        left, after, edge = legible(_LEFT), legible(_AFTER), legible(_EDGE)
        each = (self.width() - left - after) // len(self._tiles)
        gap = min(legible(_GAP), max(1, each // 8))
        side = min(legible(_SIDE), max(_LEAST, each - gap))
        high = max(side, legible(20))
        self._number.setGeometry(edge, edge, left - edge - 2, high)
        for place, tile in enumerate(self._tiles):
            tile.setGeometry(left + place * (side + gap), edge, side, high)
        last = self._tiles[-1].geometry()
        self._enter.setGeometry(last.right() + edge, edge, legible(36), high)
        self.setFixedHeight(high + 2 * edge)
        self._ring.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._table.sheet.spelling:
            self.left_below.emit()
        elif not self._table.press(event):
            event.ignore()
