"""The letters of the alphabet, and what has been said of each."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from wmh.engine.clues.turn import Counts, Mark
from wmh.ui.board.sheet import Sheet
from wmh.ui.look.clue_words import mark_name
from wmh.ui.look.theme import faded, scaled, theme_of
from wmh.ui.look.tile import Show, TileState, paint_tile

translate = QCoreApplication.translate

_WIDTH, _HEIGHT, _GAP = 20, 26, 3
_LEAST_WIDTH, _LEAST_HEIGHT = 14, 18


class LetterRow(QWidget):
    """Small tiles in the order of the alphabet, over as many lines as they need.

    A letter shows the best mark it got, and is struck out where it is white. Where clues count,
    nothing is said of single letters: one that has been guessed is pale.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters: tuple[str, ...] = ()
        self._shown: dict[str, Show | None] = {}

    def show_letters(self, letters: tuple[str, ...], sheet: Sheet) -> None:
        """What the turns of a sheet say of these letters."""
        shown: dict[str, Show | None] = {}
        for turn in sheet.turns:
            if isinstance(turn.clue, Counts):
                shown |= dict.fromkeys(turn.guess)
                continue
            for letter, mark in zip(turn.guess, turn.clue, strict=True):
                before = shown.get(letter)
                if mark is not None and (not isinstance(before, Mark) or mark > before):
                    shown[letter] = mark
        self._letters, self._shown = letters, shown
        self.setAccessibleName(self._said())
        self._settle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._settle()

    def _measures(self) -> tuple[int, int, int]:
        """How wide and high a tile is, and what is between two of them."""
        return max(scaled(_WIDTH), _LEAST_WIDTH), max(scaled(_HEIGHT), _LEAST_HEIGHT), scaled(_GAP)

    def _said(self) -> str:
        said = [
            f"{letter.upper()} {mark_name(shown)}" if isinstance(shown, Mark) else letter.upper()
            for letter, shown in sorted(self._shown.items())
        ]
        if not said:
            return translate("LetterRow", "Letters used: none")
        return translate("LetterRow", "Letters used: {0}").format(", ".join(said))

    def _columns(self, width: int) -> int:
        """As few lines as possible, and those of one length."""
        wide, _, gap = self._measures()
        room = max((width + gap) // (wide + gap), 1)
        lines = ceil(max(len(self._letters), 1) / room)
        return ceil(max(len(self._letters), 1) / lines)

    def _settle(self) -> None:
        """As tall as its lines are many."""
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
        """Its width was given before it was seen."""
        super().showEvent(event)
        self._settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self._columns(self.width())
        wide, high, gap = self._measures()
        pale = faded(theme)
        for number, letter in enumerate(self._letters):
            row, column = divmod(number, columns)
            place = QRectF(column * (wide + gap), row * (high + gap), wide, high)
            shown = self._shown.get(letter, TileState.EMPTY)
            look = pale if shown in (None, Mark.WHITE) else theme
            text = letter.upper() if len(letter.upper()) == len(letter) else letter
            paint_tile(painter, place, text, TileState.PLAIN if shown is None else shown, look)
            if shown is Mark.WHITE:
                painter.setPen(QPen(QColor(look.faces[shown].ink), 1.2))
                painter.drawLine(
                    place.bottomLeft() + QPointF(4, -5), place.topRight() + QPointF(-4, 5)
                )
