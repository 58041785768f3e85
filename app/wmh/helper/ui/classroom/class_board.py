"""Board of a class game, as large as possible, with empty rows for the guesses still allowed."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Counts
from wmh.helper.classroom.class_game import ClassGame
from wmh.helper.ui.board.row_buttons import row_name
from wmh.helper.ui.look.clue_words import number_names
from wmh.helper.ui.look.theme import LARGE, legible, scale_length, text_font
from wmh.helper.ui.look.tile import Show, Tile, TileState
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import remove
from wmh.helper.ui.play.game_board import sheet_of

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
