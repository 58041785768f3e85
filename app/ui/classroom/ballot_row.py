"""A nomination as it is drawn: the word, a stroke for each hand in groups of five, the number."""

from PySide6.QtCore import (
    QLineF,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.games.class_game import Nomination
from app.ui.direction import WORDS
from app.ui.figures import whole
from app.ui.theme import LARGE, SMALL, Theme, legible, mixed, scaled, text_font

Index = QModelIndex | QPersistentModelIndex

NOMINATION = Qt.ItemDataRole.UserRole
LEADS = Qt.ItemDataRole.UserRole + 1

_HEIGHT, _EDGE, _GAP = 30, 8, 12
_FIVE = 5
_STROKE, _LEAST_STROKE = 4.0, 2.2
"""From one stroke to the next; a fifth one lies across the four, and takes a gap."""


class BallotRow(QStyledItemDelegate):
    """`most` are the hands of the leading word, `words` all that must have room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.most = 0
        self.words: tuple[str, ...] = ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(160), legible(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        nomination: Nomination = index.data(NOMINATION)
        leads = bool(index.data(LEADS))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(WORDS)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, area, leads=leads, selected=selected)
        inside = area.adjusted(scaled(_EDGE), 0, -scaled(_EDGE), 0)
        bold = text_font(LARGE, bold=True)
        number = whole(nomination.hands)
        figures = QFontMetricsF(bold).horizontalAdvance("00")
        word = self._paint_word(painter, inside, nomination, inside.width() * 0.55)
        painter.setFont(bold)
        painter.setPen(QColor(self.theme.ink if nomination.hands else self.theme.faint))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, number)
        strokes = inside.adjusted(word + scaled(_GAP), 0, -figures - scaled(_GAP), 0)
        self._paint_strokes(painter, strokes, nomination.hands, leads=leads)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, area: QRectF, *, leads: bool, selected: bool
    ) -> None:
        theme = self.theme
        painter.setPen(Qt.PenStyle.NoPen)
        if leads:
            painter.setBrush(mixed(theme.accent, theme.window, 0.14))
            painter.drawRoundedRect(area, scaled(5), scaled(5))
        if selected:
            line = max(1.5, 1.5 * theme.scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), line))
            painter.drawRoundedRect(
                area.adjusted(line / 2, line / 2, -line / 2, -line / 2), scaled(5), scaled(5)
            )

    def _paint_word(
        self, painter: QPainter, inside: QRectF, nomination: Nomination, most: float
    ) -> float:
        """How wide the words are, all of them alike."""
        font = text_font(LARGE, bold=True)
        widest = self._widest(font)
        least = legible(SMALL)
        while widest > most and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
            widest = self._widest(font)
        widest = min(widest, most)
        shown = shown_word(nomination)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.ink if nomination.known else self.theme.faint))
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, widest + 1)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, shown)
        return widest

    def _widest(self, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return max((metrics.horizontalAdvance(word) for word in self.words), default=0.0)

    def _paint_bar(self, painter: QPainter, area: QRectF, hands: int, *, leads: bool) -> None:
        """Where so many strokes could not be told apart."""
        high = area.height() * 0.4
        bar = QRectF(area.left(), area.center().y() - high / 2, 0, high)
        bar.setWidth(max(area.width() * hands / self.most, 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent if leads else self.theme.line))
        painter.drawRoundedRect(bar, scaled(2), scaled(2))

    def _paint_strokes(self, painter: QPainter, area: QRectF, hands: int, *, leads: bool) -> None:
        """As far apart as the leading word lets them be, so that lengths compare."""
        if not hands or area.width() <= 0:
            return
        step = min(_STROKE * self.theme.scale, area.width() / _places(self.most))
        if step < _LEAST_STROKE * self.theme.scale:
            self._paint_bar(painter, area, hands, leads=leads)
            return
        high = area.height() * 0.5
        top, bottom = area.center().y() - high / 2, area.center().y() + high / 2
        thick = max(1.0, step * 0.38)
        ink = QColor(self.theme.accent if leads else self.theme.ink)
        painter.setPen(QPen(ink, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for number in range(hands):
            group, place = divmod(number, _FIVE)
            left = area.left() + group * (_FIVE + 1) * step
            if place == _FIVE - 1:
                low, top_end = bottom - high * 0.2, top + high * 0.2
                painter.drawLine(QLineF(left - step * 0.6, low, left + step * 3.6, top_end))
            else:
                painter.drawLine(QLineF(left + place * step, top, left + place * step, bottom))


def shown_word(nomination: Nomination) -> str:
    """A word that the lexicon has not is doubtful."""
    return nomination.word.upper() + ("" if nomination.known else " ?")


def _places(hands: int) -> int:
    """How many steps wide the strokes of so many hands are."""
    groups, rest = divmod(hands, _FIVE)
    return max(groups * (_FIVE + 1) + rest, 1)
