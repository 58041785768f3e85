"""Letters of the alphabet as small tiles, such as the keys below a game's board."""

from collections.abc import Iterable, Mapping
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from wmh.engine.clues.knowledge import Knowledge
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.theme import fade, scale_length, theme_of
from wmh.helper.ui.look.tile import Show, TileState, paint_tile

LetterMarks = Mapping[str, Mark | None]
"""Best mark of each guessed letter; None if the letter has no mark."""

_WIDTH, _HEIGHT, _GAP = 20, 26, 3
_LEAST_WIDTH, _LEAST_HEIGHT = 14, 18


def best_marks(turns: Iterable[Turn]) -> LetterMarks:
    """Returns the best mark that each letter got in the clues."""
    shown: dict[str, Mark | None] = {}
    for turn in turns:
        if isinstance(turn.clue, Counts):
            shown |= dict.fromkeys(turn.guess)
            continue
        for letter, mark in zip(turn.guess, turn.clue, strict=True):
            before = shown.get(letter)
            if mark is not None and (before is None or mark > before):
                shown[letter] = mark
    return shown


def known_marks(turns: Iterable[Turn], known: Knowledge) -> LetterMarks:
    """Returns green for letters of known places, yellow for others in the answer, else white."""
    shown: dict[str, Mark | None] = {x: None for turn in turns for x in turn.guess}
    for count in known.counts:
        if count.most == 0:
            shown[count.letter] = Mark.WHITE
        elif count.least:
            shown[count.letter] = Mark.YELLOW
    return shown | {letter: Mark.GREEN for letter in known.fixed if letter is not None}


def spoken_marks(marks: LetterMarks) -> str:
    """Returns the letters with the names of their marks, in alphabetical order, as text."""
    return ", ".join(
        capital(letter) if mark is None else f"{capital(letter)} {mark_name(mark)}"
        for letter, mark in sorted(marks.items())
    )


class LetterRow(QWidget):
    """Small tiles of the letters in alphabetical order, on as many lines as they need.

    A tile shows the mark of its letter, and a white letter is struck out; a guessed letter without
    a mark is pale.
    """

    def __init__(self, parent: QWidget, size: float = 1) -> None:
        """Makes the row; `size` is a factor that enlarges the tiles."""
        super().__init__(parent)
        self._size = size
        self._letters: tuple[str, ...] = ()
        self._marks: LetterMarks = {}

    def show_letters(self, letters: tuple[str, ...], marks: LetterMarks, spoken: str) -> None:
        """Shows letters with their marks; `spoken` is the text for screen readers."""
        self._letters, self._marks = letters, marks
        self.setAccessibleName(spoken)
        self._settle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._settle()

    def _measures(self) -> tuple[int, int, int]:
        """Width and height of a tile, and the gap between two tiles, in pixels."""
        wide = max(scale_length(_WIDTH * self._size), _LEAST_WIDTH)
        high = max(scale_length(_HEIGHT * self._size), _LEAST_HEIGHT)
        return wide, high, scale_length(_GAP * self._size)

    def _columns(self, width: int) -> int:
        """Returns the number of tiles in a line, so that lines are few and about equally long."""
        wide, _, gap = self._measures()
        room = max((width + gap) // (wide + gap), 1)
        lines = ceil(max(len(self._letters), 1) / room)
        return ceil(max(len(self._letters), 1) / lines)

    def _settle(self) -> None:
        """Sets the height of the row to that of its lines."""
        width = self.width() if self.isVisible() else self.sizeHint().width()
        lines = ceil(len(self._letters) / self._columns(width))
        _, high, gap = self._measures()
        self.setFixedHeight(max(lines * (high + gap) - gap, 0))

    def sizeHint(self) -> QSize:
        wide, _, gap = self._measures()
        return QSize(13 * (wide + gap) - gap, self.height())

    def minimumSizeHint(self) -> QSize:
        wide, _, gap = self._measures()
        return QSize(6 * (wide + gap), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Lays out the tiles, since the width was set before the row was visible."""
        super().showEvent(event)
        self._settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns(self.width())
        wide, high, gap = self._measures()
        pale = fade(theme)
        for number, letter in enumerate(self._letters):
            row, column = divmod(number, columns)
            place = QRectF(column * (wide + gap), row * (high + gap), wide, high)
            mark = self._marks.get(letter)
            guessed = mark is None and letter in self._marks
            look = pale if guessed or mark is Mark.WHITE else theme
            state: Show = TileState.PLAIN if guessed else TileState.EMPTY
            text = capital(letter) if len(capital(letter)) == len(letter) else letter
            paint_tile(painter, place, text, state if mark is None else mark, look)
            if mark is Mark.WHITE:
                painter.setPen(QPen(QColor(look.faces[mark].ink), 1.2 * self._size))
                inset = 4 * self._size
                painter.drawLine(
                    place.bottomLeft() + QPointF(inset, -inset - 1),
                    place.topRight() + QPointF(-inset, inset + 1),
                )
