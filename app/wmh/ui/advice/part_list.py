"""The clues that a guess can get: for each how many words it leaves, and the first of them."""

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts
from wmh.engine.explain.explanation import Part
from wmh.ui.look.clue_picture import clue_width, paint_marks, small_side, spoken
from wmh.ui.look.theme import SMALL, figure_font, legible, scaled, text_font, theme_of
from wmh.ui.parts.layout import seen
from wmh.ui.parts.numbers import plural, whole
from wmh.ui.parts.value_list import RowPainter, ValueList, ValueModel

translate = QCoreApplication.translate

_EDGE, _GAP = 6, 10
_LEAST_WORDS = 90
"""Room for a word or two; where there is less beside the clue, the words go below it."""


class PartList(ValueList[Part]):
    """Words to be read and scrolled; nothing in it is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ValueModel(_line, _spoken, _tip), parent)
        self._number_width = 0.0
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("parts")
        self.setAccessibleName(translate("PartList", "The clues it can get"))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.measure()

    def sizeHint(self) -> QSize:
        return QSize(0, 3 * (small_side() + legible(8)))

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        metrics = QFontMetricsF(figure_font())
        self._number_width = max(
            (metrics.horizontalAdvance(whole(part.size)) + 1 for part in parts[:1]), default=0
        )
        self.rows.show(parts)
        self.scrollToTop()

    def measure(self) -> None:
        self.setMinimumHeight(3 * (small_side() + legible(8)))

    def _size(self, _option: QStyleOptionViewItem, part: Part) -> QSize:
        width = self.viewport().width()
        return QSize(width, small_side() + legible(26 if self._below(part.clue, width) else 8))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, part: Part) -> None:
        """The clue, the number of words, and as many of them as there is room for."""
        theme = theme_of(self)
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(theme.accent))
            painter.setBrush(QColor(theme.hairline))
            painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -2.5, -1.5), 5, 5)
        below = self._below(part.clue, rect.width())
        edge, side = scaled(_EDGE), small_side()
        line = QRectF(rect.left() + edge, rect.top() + legible(4), rect.width() - 2 * edge, side)
        tiles = QRectF(line)
        tiles.setWidth(self._clue_width(part.clue))
        self._paint_clue(painter, part.clue, seen(painter, tiles, rect))
        number = QRectF(line)
        number.setLeft(line.left() + self._clue_width(part.clue) + scaled(_GAP))
        number.setWidth(self._number_width)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            seen(painter, number, rect), middle | Qt.AlignmentFlag.AlignRight, whole(part.size)
        )
        words = QRectF(line)
        if below:
            words.translate(0, side + 2)
        else:
            words.setLeft(number.right() + scaled(_GAP))
        painter.setPen(QColor(theme.faint))
        painter.setFont(text_font(SMALL))
        text = painter.fontMetrics().elidedText(
            _words(part), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(seen(painter, words, rect), middle, text)

    def _paint_clue(self, painter: QPainter, clue: Clue, line: QRectF) -> None:
        theme = theme_of(self)
        if isinstance(clue, Counts):
            painter.setFont(text_font(SMALL, bold=True))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, write_clue(clue))
        else:
            place = QPointF(line.left(), line.top())
            side = self._side(len(clue))
            paint_marks(
                painter, place.x(), place.y() + (small_side() - side) / 2, clue, theme, side
            )

    def _below(self, clue: Clue, width: float) -> bool:
        around = 2 * scaled(_EDGE) + 2 * scaled(_GAP)
        left = width - around - self._clue_width(clue) - self._number_width
        return left < legible(_LEAST_WORDS)

    def _clue_width(self, clue: Clue) -> float:
        if isinstance(clue, Counts):
            return QFontMetricsF(text_font(SMALL, bold=True)).horizontalAdvance("0,00")
        return clue_width(clue, self._side(len(clue)))

    def _side(self, length: int) -> float:
        """Smaller tiles for long words."""
        return legible(16 if length <= 8 else 12 if length <= 15 else 6)


def _counted(part: Part) -> str:
    return plural("PartList", "1 word", "{0} words", part.size)


def _line(part: Part) -> str:
    return f"{write_clue(part.clue)} {whole(part.size)} {_words(part)}"


def _spoken(part: Part) -> str:
    return f"{spoken(part.clue)}: {_tip(part)}"


def _tip(part: Part) -> str:
    return f"{_counted(part)}: {_words(part)}"


def _words(part: Part) -> str:
    if part.solves:
        return translate("PartList", "it is the secret")
    shown = ", ".join(word.upper() for word in part.words)
    return f"{shown} …" if part.size > len(part.words) and shown else shown
