"""Page that the class sees: the board, the nominated words, and a field for the next word.

The board is as large as possible, with empty rows for the guesses still allowed.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Counts
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.classroom.class_game import ClassGame
from wmh.helper.games.game import Game
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.board.row_buttons import row_name
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.classroom.ballot import Ballot
from wmh.helper.ui.classroom.class_table import ClassTable
from wmh.helper.ui.look.clue_words import number_names
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.look.theme import LARGE, legible, scale_length, text_font
from wmh.helper.ui.look.tile import Show, Tile, TileState
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.labels import plain_button, plain_label
from wmh.helper.ui.parts.layout import REST, in_column, in_row, remove
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.play.game_board import sheet_of

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

_USUAL_ROWS = 6
_GAP, _MOST, _LEAST = 0.1, 64, 20
"""Gap between tiles as a share of a tile; largest and smallest side at scale 1."""


class ClassBoard(QScrollArea):
    """Board that cannot be edited; a word that is to be confirmed is shown in the next row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._playing: ClassGame | None = None
        self._asked: tuple[str, ...] = ()
        self._surface = QWidget(self)
        self._tiles: list[list[Tile]] = []
        self._counts: list[QLabel] = []
        self._told = 0
        self.setWidget(self._surface)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Board"))

    def show_game(self, playing: ClassGame, asked: tuple[str, ...]) -> None:
        """Shows the game; `asked` are the letters of the word that is to be confirmed, if any."""
        fresh = self._playing is None or self._length != playing.game.terms.length
        if fresh:
            remove(*(tile for row in self._tiles for tile in row), *self._counts)
            self._tiles, self._counts = [], []
        self._playing, self._asked = playing, asked
        self._show_rows(playing)
        self._lay_out()
        turns = playing.game.turns
        if len(turns) == self._told + 1:
            announce(self, self._row_name(len(turns) - 1))
        self._told = len(turns)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._lay_out()

    @property
    def _length(self) -> int:
        return len(self._tiles[0]) if self._tiles else 0

    def _row_name(self, row: int) -> str:
        if self._playing is None:
            return ""
        terms = self._playing.game.terms
        sheet = sheet_of(self._playing.game.turns, terms.length, terms.rule)
        return row_name(row + 1, sheet.rows[row], terms.rule)

    def _rows_wanted(self, playing: ClassGame) -> int:
        made = len(playing.game.turns)
        limit = playing.game.terms.attempts
        return max(_USUAL_ROWS, made + (not playing.over)) if limit is None else limit

    def _show_rows(self, playing: ClassGame) -> None:
        wanted, length = self._rows_wanted(playing), playing.game.terms.length
        while len(self._tiles) < wanted:
            row = len(self._tiles)
            self._tiles.append([Tile(row, place, self._surface) for place in range(length)])
            label = QLabel(self._surface)
            label.setObjectName("guess")
            self._counts.append(label)
        for row, tiles in enumerate(self._tiles):
            letters, shown = self._row(playing, row)
            for place, tile in enumerate(tiles):
                where = _("place {0}, row {1}").format(place + 1, row + 1)
                tile.show_letter(letters[place], shown[place], where)
                tile.setVisible(row < wanted)
            self._counts[row].setText(self._count_text(playing, row))
            self._counts[row].setVisible(row < wanted)

    def _row(self, playing: ClassGame, row: int) -> tuple[tuple[str, ...], tuple[Show, ...]]:
        turns, length = playing.game.turns, playing.game.terms.length
        if row < len(turns):
            turn = turns[row]
            counts = isinstance(turn.clue, Counts)
            return turn.guess, tuple(
                TileState.PLAIN if counts or said is None else said for said in turn.marks
            )
        if row == len(turns) and self._asked:
            return self._asked, (TileState.SPELT,) * length
        return ("",) * length, (TileState.EMPTY,) * length

    def _count_text(self, playing: ClassGame, row: int) -> str:
        turns = playing.game.turns
        if row >= len(turns) or not isinstance(clue := turns[row].clue, Counts):
            return ""
        names = number_names(playing.game.terms.rule)
        return "  ".join(
            _("{0} {1}").format(number, name)
            for name, number in zip(names, clue.numbers, strict=True)
        )

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(140), scale_length(120))

    def sizeHint(self) -> QSize:
        return QSize(scale_length(280), scale_length(280))

    def _lay_out(self) -> None:
        playing = self._playing
        if playing is None:
            return
        rows, length = self._rows_wanted(playing), playing.game.terms.length
        counts = self._counts_width()
        room = self.viewport().width() - counts - scale_length(8)
        wide = room / (length + (length - 1) * _GAP)
        high = (self.height() - scale_length(4)) / (rows + (rows - 1) * _GAP)
        least, most = legible(_LEAST), scale_length(_MOST)
        tall = max(min(high, most), least)
        side = min(tall, wide)
        tall = min(tall, side * 1.4)
        gap = side * _GAP
        left = scale_length(4)
        for row in range(rows):
            top = scale_length(2) + row * (tall + gap)
            for place, tile in enumerate(self._tiles[row]):
                x = left + place * (side + gap)
                tile.setGeometry(QRect(round(x), round(top), round(side), round(tall)))
            after = round(left + length * (side + gap) + scale_length(6))
            self._counts[row].setGeometry(QRect(after, round(top), counts, round(tall)))
        height = int(scale_length(4) + rows * (tall + gap) - gap)
        self._surface.resize(self.viewport().width(), height)
        here = min(len(playing.game.turns), rows - 1)
        self.ensureWidgetVisible(self._tiles[here][0], 0, scale_length(10))

    def _counts_width(self) -> int:
        """Returns the width for the numbers of counting clues; 0 if letters have marks."""
        texts = [label.text() for label in self._counts if label.text()]
        metrics = QFontMetrics(text_font(LARGE, bold=True))
        return max(
            (metrics.horizontalAdvance(text) + scale_length(12) for text in texts), default=0
        )


_LONGEST = 40


class WordField(QLineEdit):
    """Field for a word; while the field is empty, its keys go to the list of nominations."""

    def __init__(self, table: ClassTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setObjectName("nominate")
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(_("Word to nominate"))
        self.setPlaceholderText(_("a word from the class"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.text() and self._table.press(event):
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.text():
                if self._table.nominate(self.text().strip()):
                    self.clear()
                else:
                    self.selectAll()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Space if not self.text():
                pass  # No word begins with it.
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._table.press(event)
            case _:
                super().keyPressEvent(event)
                if self.text():
                    self._table.cancel()


_BESIDE = 400
"""Width in pixels from which the nominations are beside the board."""


class ClassPage(QWidget):
    """Page of a class game. The number of words that fit is covered again after every guess."""

    compared = Signal()
    """Emitted when the user wants to compare the class with the strategies."""

    def __init__(self, table: ClassTable, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._open = False
        self._game: Game | None = None
        self._over = False
        self._errand = suggester.task_channel(self._tell_left)
        self._board = ClassBoard(self)
        self._status = StatusLine(self)
        self._left = plain_button("", self, self.uncover, name="flat", tip=key_of("cover"))
        self._status.put_beside(self._left)
        self._field = WordField(table, self)
        self._ballot = Ballot(table, self)
        self._compare = QPushButton(_("&Compare with the strategies"), self)
        self._compare.setObjectName("primary")
        self._compare.setAutoDefault(True)
        self._compare.clicked.connect(self.compared)
        self._after = plain_label(self, "note")
        self._after.setText(
            _("{0} hides another word. {1} undoes the last step.").format(
                key_of("new_game"), key_of("undo")
            )
        )
        self._lay_out()
        table.changed.connect(self._show)
        table.noticed.connect(self._status.show_notice)

    def _lay_out(self) -> None:
        end = in_row(self._compare, REST)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        set_spacing(self._both, 12)
        self._both.addWidget(self._board, 5)
        self._both.addLayout(
            in_column(self._field, (self._ballot, 1), end, self._after, REST, spacing=6), 5
        )
        in_column(self._status, (self._both, 1), on=self, margins=0, spacing=8)

    def stop(self) -> None:
        """Cancels the counting of the words that fit."""
        self._errand.drop()

    def focus(self) -> None:
        """Gives the focus to the field or, after the game, to the button for the next step."""
        playing = self._table.sheet
        if playing is not None and playing.over:
            self._compare.setFocus()
        else:
            self._field.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Before it is shown it has no width yet.
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._turn()

    @Slot()
    def _show(self) -> None:
        table, playing = self._table, self._table.sheet
        if playing is None:
            return
        if playing.game != self._game or playing.over:
            self._game = playing.game
            self._open = False
            self._errand.drop()
        if not self._open:
            self._say_left(class_text.how_many())
        self._left.setVisible(not playing.over)
        asked = playing.nominations[table.selected or 0].letters if table.asks else ()
        self._board.show_game(playing, asked)
        self._status.show_headline(class_text.headline(playing, "".join(asked)))
        self._status.show_hint(class_text.hint(playing, table.selected, asks=table.asks))
        for piece in (self._compare, self._after):
            piece.setVisible(playing.over)
        self._field.setVisible(not playing.over)
        self._ballot.setVisible(not playing.over)
        if playing.over is not self._over and self.isVisible():
            self.focus()
        self._over = playing.over

    # How many words are left

    @Slot()
    def uncover(self) -> None:
        """Shows how many words fit, or covers the number again."""
        playing = self._table.sheet
        if playing is None or playing.over:
            return
        self._open = not self._open
        self._errand.drop()
        if self._open:
            self._errand.ask(_counting(playing.game))
        else:
            self._say_left(class_text.how_many())
        self.focus()

    @Slot(object)
    def _tell_left(self, number: int) -> None:
        self._say_left(class_text.words_left(number))

    def _say_left(self, said: str) -> None:
        self._left.setText(said)
        self._left.setAccessibleName(said)

    # Keys and room

    @Slot(QKeyEvent)
    def type(self, event: QKeyEvent) -> None:
        """Passes keys that were pressed elsewhere in the window on to the word field."""
        if self._field.isVisible():
            self._field.setFocus()
            self._field.keyPressEvent(event)

    @Slot()
    def return_here(self) -> None:
        """Gives the focus to the field, and cancels a pending question."""
        if self.isVisible():
            self._table.cancel()
            self.focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        direction = QBoxLayout.Direction
        wide = self.width() >= scale_length(_BESIDE)
        self._both.setDirection(direction.LeftToRight if wide else direction.TopToBottom)


def _counting(game: Game) -> Work:
    """Returns the background work that counts the possible secrets."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[int]:
        from wmh.helper.games.possible import fitting

        yield len(fitting(game, Question((), game.terms.length), lexicon, stop))

    return work
