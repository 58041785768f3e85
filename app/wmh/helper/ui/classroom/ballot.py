"""List of the nominated words, with the hands raised for each word."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QItemSelectionModel,
    QLineF,
    QModelIndex,
    QRectF,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _
from wmh.helper.capitals import capital
from wmh.helper.classroom.class_game import Nomination
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.classroom.class_table import ClassTable
from wmh.helper.ui.look.theme import LARGE, SMALL, legible, mix, scale_length, text_font, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import WORDS
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.value_list import RowPainter, ValueList, ValueModel

_HEIGHT, _EDGE, _GAP = 30, 8, 12
_FIVE = 5
_STROKE, _LEAST_STROKE = 4.0, 2.2
"""Usual and least distance of tally strokes; every fifth stroke crosses the four before it."""


@dataclass(frozen=True, slots=True)
class ShownNomination:
    """A nominated word; `leads` is true if no other word has more hands."""

    nomination: Nomination
    leads: bool


class Ballot(ValueList[ShownNomination]):
    """List of nominations with the table's selection; typed letters go to the word field."""

    def __init__(self, table: ClassTable, parent: QWidget) -> None:
        super().__init__(ValueModel(_word, _spoken_text, key=_word), parent)
        self._table = table
        self._said = ""
        self._most = 0
        """Number of hands for the leading word."""
        self._words: tuple[str, ...] = ()
        """Words for which the column of words must be wide enough."""
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("ballot")
        self.setUniformItemSizes(True)
        self.setAccessibleName(_("Words nominated"))
        self.clicked.connect(self._select)
        table.changed.connect(self._show)

    @Slot()
    def _show(self) -> None:
        playing, selected = self._table.sheet, self._table.selected
        nominations = playing.nominations if playing else ()
        leading = playing.leading if playing else ()
        self._most = max((each.hands for each in nominations), default=0)
        self._words = tuple(map(shown_word, nominations))
        self.rows.show(
            [ShownNomination(each, leads=row in leading) for row, each in enumerate(nominations)]
        )
        if selected is None:
            return
        index = self.rows.index(selected)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scrollTo(index)
        said = _spoken_text(self.rows.value_at(selected))
        if said != self._said and not self.hasFocus():
            announce(self, said)
        self._said = said

    @Slot(QModelIndex)
    def _select(self, index: QModelIndex) -> None:
        self._table.select(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._table.press(event):
            event.ignore()

    def _size(self, _option: QStyleOptionViewItem, _shown: ShownNomination) -> QSize:
        return QSize(scale_length(160), legible(_HEIGHT))

    def _paint(
        self, painter: QPainter, option: QStyleOptionViewItem, shown: ShownNomination
    ) -> None:
        theme = theme_of(self)
        nomination, leads = shown.nomination, shown.leads
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setLayoutDirection(WORDS)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, area, leads=leads, selected=selected)
        inside = area.adjusted(scale_length(_EDGE), 0, -scale_length(_EDGE), 0)
        bold = text_font(LARGE, bold=True)
        number = whole(nomination.hands)
        figures = QFontMetricsF(bold).horizontalAdvance("00")
        word = self._paint_word(painter, inside, nomination, inside.width() * 0.55)
        painter.setFont(bold)
        painter.setPen(QColor(theme.ink if nomination.hands else theme.faint))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, number)
        strokes = inside.adjusted(word + scale_length(_GAP), 0, -figures - scale_length(_GAP), 0)
        self._paint_strokes(painter, strokes, nomination.hands, leads=leads)

    def _paint_ground(
        self, painter: QPainter, area: QRectF, *, leads: bool, selected: bool
    ) -> None:
        theme = theme_of(self)
        painter.setPen(Qt.PenStyle.NoPen)
        if leads:
            painter.setBrush(mix(theme.accent, theme.window, 0.14))
            painter.drawRoundedRect(area, scale_length(5), scale_length(5))
        if selected:
            line = max(1.5, 1.5 * theme.scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), line))
            painter.drawRoundedRect(
                area.adjusted(line / 2, line / 2, -line / 2, -line / 2),
                scale_length(5),
                scale_length(5),
            )

    def _paint_word(
        self, painter: QPainter, inside: QRectF, nomination: Nomination, most: float
    ) -> float:
        """Draws a nominated word; returns the width of the column of words in pixels."""
        theme = theme_of(self)
        font = text_font(LARGE, bold=True)
        widest = self._widest(font)
        least = legible(SMALL)
        while widest > most and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
            widest = self._widest(font)
        widest = min(widest, most)
        shown = shown_word(nomination)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink if nomination.known else theme.faint))
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, widest + 1)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, shown)
        return widest

    def _widest(self, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return max((metrics.horizontalAdvance(word) for word in self._words), default=0.0)

    def _paint_bar(self, painter: QPainter, area: QRectF, hands: int, *, leads: bool) -> None:
        """Draws the number of hands as a bar, used if tally strokes would run together."""
        theme = theme_of(self)
        high = area.height() * 0.4
        bar = QRectF(area.left(), area.center().y() - high / 2, 0, high)
        bar.setWidth(max(area.width() * hands / self._most, 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if leads else theme.line))
        painter.drawRoundedRect(bar, scale_length(2), scale_length(2))

    def _paint_strokes(self, painter: QPainter, area: QRectF, hands: int, *, leads: bool) -> None:
        """Draws the number of hands as tally strokes, or as a bar if they would run together."""
        theme = theme_of(self)
        if not hands or area.width() <= 0:
            return
        step = min(_STROKE * theme.scale, area.width() / _places(self._most))
        if step < _LEAST_STROKE * theme.scale:
            self._paint_bar(painter, area, hands, leads=leads)
            return
        high = area.height() * 0.5
        top, bottom = area.center().y() - high / 2, area.center().y() + high / 2
        thick = max(1.0, step * 0.38)
        ink = QColor(theme.accent if leads else theme.ink)
        painter.setPen(QPen(ink, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for number in range(hands):
            group, place = divmod(number, _FIVE)
            left = area.left() + group * (_FIVE + 1) * step
            if place == _FIVE - 1:
                low, top_end = bottom - high * 0.2, top + high * 0.2
                painter.drawLine(QLineF(left - step * 0.6, low, left + step * 3.6, top_end))
            else:
                painter.drawLine(QLineF(left + place * step, top, left + place * step, bottom))


def _word(shown: ShownNomination) -> str:
    return capital(shown.nomination.word)


def _spoken_text(shown: ShownNomination) -> str:
    nomination = shown.nomination
    said = [capital(nomination.word), class_text.hands(nomination.hands)]
    if shown.leads:
        said.append(_("leads"))
    if not nomination.known:
        said.append(_("not in the word list"))
    return ", ".join(said)


def shown_word(nomination: Nomination) -> str:
    """Returns the word, with a question mark if it is not in the word list."""
    return capital(nomination.word) + ("" if nomination.known else " ?")


def _places(hands: int) -> int:
    """Returns the width of the tally strokes for a number of hands, in steps of one stroke."""
    groups, rest = divmod(hands, _FIVE)
    return max(groups * (_FIVE + 1) + rest, 1)
