"""List of the letters that exclude most of the remaining words."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _
from wmh.engine.explain.spoiler import Telling, TellingLetters
from wmh.helper.capitals import capital
from wmh.helper.ui.look.pegs import letter_name, paint_peg
from wmh.helper.ui.look.theme import LARGE, figure_font, legible, mix, text_font, theme_of
from wmh.helper.ui.parts.value_list import RowPainter, ValueModel, WrappedList
from wmh.helper.ui.spoiler.spoiler_text import letter_spoken, percent

_SIDE = 54
"""Side of a letter's cell in pixels."""
_PEG = 22
_BAR = 30


@dataclass(frozen=True, slots=True)
class ShownLetter:
    """Letter, with the number of words that have it; `first` marks the best letter."""

    telling: Telling
    remaining: int
    first: bool

    @property
    def letter(self) -> str:
        return capital(self.telling.letter)


class LetterList(WrappedList[ShownLetter]):
    """List of letters, as high as its content; typed letters go to the board."""

    moved = Signal(QRect)
    """Emitted with the rectangle of the letter that is selected now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ValueModel(_letter, self._spoken_text, self._spoken_text), parent)
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("telling")
        self.setAccessibleName(_("Most useful"))
        self.setUniformItemSizes(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._tell)
        self.measure()

    def show_letters(self, found: TellingLetters | None) -> None:
        self.rows.show(() if found is None else _letters_of(found))
        self.measure()
        if self.hasFocus():
            self.select_row(0)

    def measure(self) -> None:
        lines = -(-self.rows.rowCount() // self.columns())
        self.setFixedHeight(lines * legible(_SIDE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # What it lies in is what scrolls.

    def columns(self) -> int:
        """Number of letters in a line."""
        return max(self.viewport().width() // legible(_SIDE), 1)

    @Slot(QModelIndex)
    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.moved.emit(self.visualRect(index))

    def _spoken_text(self, shown: ShownLetter) -> str:
        return letter_spoken(
            letter_name(shown.letter, theme_of(self)), shown.telling, shown.remaining
        )

    def _size(self, _option: QStyleOptionViewItem, _shown: ShownLetter) -> QSize:
        return QSize(legible(_SIDE), legible(_SIDE))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, shown: ShownLetter) -> None:
        """Draws the letter, the share of words that have it, and a bar."""
        cell = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, cell, option.state, first=shown.first)
        line = QRectF(cell.x(), cell.y() + legible(3), cell.width(), legible(22))
        self._paint_letter(painter, line, shown.letter)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme_of(self).faint))
        figures = QRectF(cell.x(), cell.y() + legible(25), cell.width(), legible(15))
        share = percent(shown.telling, shown.remaining)
        painter.drawText(figures, Qt.AlignmentFlag.AlignCenter, share)
        self._paint_bar(painter, cell, shown)

    def _paint_ground(
        self, painter: QPainter, cell: QRectF, state: QStyle.StateFlag, *, first: bool
    ) -> None:
        theme = theme_of(self)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        share = 0.18 if focused else 0.1 if first else 0
        painter.setPen(QPen(QColor(theme.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        if share:
            painter.setBrush(mix(theme.accent, theme.window, share))
            painter.drawRoundedRect(cell.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)

    def _paint_letter(self, painter: QPainter, line: QRectF, letter: str) -> None:
        theme = theme_of(self)
        peg = theme.pegs.get(letter.lower())
        if peg is None:
            painter.setFont(text_font(LARGE, bold=True))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, letter)
        else:
            disc = QRectF(0, 0, legible(_PEG), legible(_PEG))
            disc.moveCenter(line.center())
            paint_peg(painter, disc, letter, peg, theme)

    def _paint_bar(self, painter: QPainter, cell: QRectF, shown: ShownLetter) -> None:
        theme = theme_of(self)
        bar = QRectF(0, 0, legible(_BAR), legible(4))
        bar.moveCenter(QPointF(cell.center().x(), cell.bottom() - legible(8)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline))
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(max(2, legible(_BAR) * shown.telling.words / shown.remaining))
        strong = 1 if shown.first else 0.45
        painter.setBrush(mix(theme.accent, theme.window, strong))
        painter.drawRoundedRect(bar, 2, 2)


def _letters_of(found: TellingLetters) -> tuple[ShownLetter, ...]:
    return tuple(
        ShownLetter(each, found.remaining, first=not number)
        for number, each in enumerate(found.letters)
    )


def _letter(shown: ShownLetter) -> str:
    return shown.letter
