"""Rows of the ranked list, and the painter of the rows."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from heapq import nlargest

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from wmh.engine.answer import Suggestion
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.ranking_text import (
    certainty_sign,
    covered_text,
    explain_row,
    score_text,
    scoring,
    spoken_row,
)
from wmh.helper.ui.board.grid import BAR, GUTTER
from wmh.helper.ui.look.pegs import paint_peg
from wmh.helper.ui.look.theme import (
    FIRST,
    LARGE,
    SMALL,
    figure_font,
    mix,
    scale_length,
    text_font,
    theme_of,
)
from wmh.helper.ui.parts.layout import mirror_rect
from wmh.helper.ui.parts.value_list import RowPainter, ValueList

_PEG = 24
"""Diameter of a peg in pixels, at scale 1."""
_MEASURED = 3
OTHER_BAR = 0.7
"""Opacity of the accent in the bars below the first; a bar must be seen, with a contrast of 3:1."""
_COMPARED = 20
"""Number of first rows that are compared; if all their scores are equal, no bars are drawn."""


@dataclass(frozen=True, slots=True)
class RankedRow:
    """Row of a suggestion, with its score as text and the sign of its certainty.

    `share` compares it with the best of the same unit: 1 for the best, less for the others.
    """

    suggestion: Suggestion
    strategy: Strategy
    score: str
    sign: str
    share: float

    @property
    def text(self) -> str:
        return self.suggestion.word

    @property
    def spoken(self) -> str:
        return spoken_row(self.suggestion, self.strategy)

    @property
    def tip(self) -> str:
        return explain_row(self.suggestion, self.strategy)


@dataclass(frozen=True, slots=True)
class CoveredRow:
    """Row whose word is covered, and not even stored; `rank` counts from 0."""

    rank: int
    first: bool

    @property
    def text(self) -> str:
        return covered_text(first=True) if self.first else ""  # It is said once.

    @property
    def spoken(self) -> str:
        return covered_text(first=self.first)

    tip = ""


@dataclass(frozen=True, slots=True)
class MoreRow:
    """Last row of a list: a remark about the words left out."""

    text: str

    @property
    def spoken(self) -> str:
        return self.text

    tip = ""


ListRow = RankedRow | CoveredRow | MoreRow


def ranked_rows(suggestions: Sequence[Suggestion], strategy: Strategy) -> tuple[RankedRow, ...]:
    """Returns the rows of an advice's suggestions."""
    return tuple(
        RankedRow(
            suggestion,
            strategy,
            score_text(suggestion, wording),
            certainty_sign(suggestion.certainty) if wording.splits else "",
            share,
        )
        for suggestion, wording, share in zip(
            suggestions,
            (scoring(each, strategy) for each in suggestions),
            _shares(suggestions, strategy),
            strict=True,
        )
    )


def _shares(suggestions: Sequence[Suggestion], strategy: Strategy) -> list[float]:
    """Returns the share of each score: 1 for the first row of its unit, less for worse scores."""
    first: dict[str, float] = {}
    shares: list[float] = []
    for suggestion in suggestions:
        wording = scoring(suggestion, strategy)
        best, score = first.setdefault(wording.unit, suggestion.score), suggestion.score
        over, under = (best, score) if wording.least else (score, best)
        shares.append(min(max(over / under, 0), 1) if under else 0)
    return shares


class RankedPainter(RowPainter[ListRow]):
    """Draws rank, word, a bar that compares it with the best, the score and its certainty.

    A word that cannot be the answer is drawn thin.
    """

    def __init__(self, shown: ValueList[ListRow]) -> None:
        super().__init__(shown, self._draw, self._room)
        self._theme = theme_of(self)
        """Theme of the window, looked up once for each row drawn."""
        self.word_width = 0.0
        self.score_width = 0.0
        self.sign_width = 0.0
        self.bars = True
        """True if bars are drawn, because the scores differ."""
        self.next = ""
        """Word that a single key takes; "" for the first one."""
        self.extra_width = 0.0
        """Width in pixels after the words, for `paint_extra` to draw in."""

    def measure(self, rows: Sequence[RankedRow]) -> None:
        """Sets the width of each column to that of its widest text, so that the bars align."""
        self._theme = theme_of(self)
        words, figures = QFontMetricsF(word_font()), QFontMetricsF(figure_font())
        self.word_width = widest(
            {capital(row.text) for row in rows}, words, lambda word: self._width(word, words)
        )
        self.bars = len({row.score for row in rows[:_COMPARED]}) > 1
        self.score_width = widest(
            {row.score for row in rows}, figures, lambda score: figures.horizontalAdvance(score) + 1
        )
        self.sign_width = max(map(figures.horizontalAdvance, {row.sign for row in rows}), default=0)
        if self.sign_width:
            self.sign_width += scale_length(6)

    def _stands_out(self, suggestion: Suggestion) -> bool:
        return suggestion.word == self.next if self.next else suggestion.rank == 1

    def _room(self, _option: QStyleOptionViewItem, _row: ListRow) -> QSize:
        return QSize(scale_length(GUTTER) + round(self.word_width), row_height())

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, row: ListRow) -> None:
        self._theme = theme_of(self)
        rect = QRectF(option.rect)
        line = QRectF(rect)
        line.setWidth(self._row_width(self.shown.width()))
        line = mirror_rect(painter, line, rect)
        match row:
            case RankedRow():
                self._paint_ground(painter, line, option.state, row.suggestion)
                self._paint_row(painter, line, row)
            case CoveredRow():
                self._paint_covered(painter, line, row)
            case MoreRow():
                painter.setFont(text_font(SMALL))
                painter.setPen(QColor(self._theme.faint))
                line = mirror_rect(painter, rect.adjusted(scale_length(GUTTER), 0, 0, 0), rect)
                painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, row.text)

    def _row_width(self, width: int) -> float:
        """Returns the width of a row, which no scroll bar changes and the eye can follow."""
        widest = max(
            scale_length(460),
            scale_length(GUTTER) + self.word_width + self.extra_width + scale_length(240),
        )
        return min(width - scale_length(BAR), widest)

    @property
    def unused_width(self) -> int:
        """Width in pixels to the right of the rows; 0 if they are as wide as the list."""
        width = self.shown.width()
        return max(round(width - scale_length(BAR) - self._row_width(width)), 0)

    def paint_extra(self, painter: QPainter, rect: QRectF, row: RankedRow) -> None:
        """Draws additional facts about a word within `rect`; nothing in this class."""

    def _paint_covered(self, painter: QPainter, line: QRectF, row: CoveredRow) -> None:
        """Draws a row whose word is covered, as high as any other row."""
        theme, text = self._theme, row.text
        ground = line.adjusted(0.75, 1.75, -0.75, -1.75)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(theme.hairline, theme.window, 0.45))
        radius = scale_length(6)
        painter.drawRoundedRect(ground, radius, radius)
        font = text_font(SMALL)
        painter.setFont(font)
        painter.setPen(QColor(theme.faint))
        middle = Qt.AlignmentFlag.AlignVCenter
        inner = line.adjusted(scale_length(6), 0, -scale_length(6), 0)
        painter.drawText(mirror_rect(painter, inner, line), middle, str(row.rank + 1))
        inner.setLeft(line.left() + scale_length(GUTTER))
        if QFontMetricsF(font).horizontalAdvance(text) > inner.width():
            text = covered_text(first=False)
        painter.drawText(mirror_rect(painter, inner, line), middle, text)

    def _paint_ground(
        self, painter: QPainter, row: QRectF, state: QStyle.StateFlag, suggestion: Suggestion
    ) -> None:
        theme = self._theme
        rect = row.adjusted(0.75, 1.75, -0.75, -1.75)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        first = self._stands_out(suggestion)
        share = 0.18 if focused else FIRST if first else 0.06 if hovered else 0
        painter.setPen(QPen(QColor(theme.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        if share or focused:
            painter.setBrush(mix(theme.accent, theme.window, share))
            radius = scale_length(6)
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: RankedRow) -> None:
        theme, suggestion = self._theme, row.suggestion
        inner = rect.adjusted(scale_length(6), 0, -scale_length(6), 0)
        middle = Qt.AlignmentFlag.AlignVCenter

        painter.setFont(figure_font())
        painter.setPen(QColor(theme.faint))
        end = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(mirror_rect(painter, inner, rect), end, row.sign)
        inner.setRight(inner.right() - self.sign_width)
        painter.drawText(mirror_rect(painter, inner, rect), end, row.score)
        gutter = QRectF(rect.left(), rect.top(), scale_length(GUTTER), rect.height())
        gutter.setLeft(gutter.left() + scale_length(6))
        painter.drawText(mirror_rect(painter, gutter, rect), middle, str(suggestion.rank))

        left = rect.left() + scale_length(GUTTER)
        room = inner.right() - self.score_width - scale_length(12) - left
        font = word_font(bold=suggestion.candidate)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        word = capital(suggestion.word)
        if theme.pegs:
            code = QRectF(left, rect.top(), len(word) * _peg(), rect.height())
            code = mirror_rect(painter, code, rect)
            self._paint_pegs(painter, QPointF(code.left(), rect.center().y()), word)
        else:
            word = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room)
            line = QRectF(left, rect.top(), room, rect.height())
            painter.drawText(mirror_rect(painter, line, rect), middle, word)

        start = left + self.word_width + scale_length(16)
        if self.extra_width:
            extra = min(self.extra_width, max(0, left + room - start))
            beyond = QRectF(start, rect.top(), extra, rect.height())
            self.paint_extra(painter, mirror_rect(painter, beyond, rect), row)
            start += extra + scale_length(12)
        height = max(3, scale_length(4))
        long = min(left + room - start, scale_length(120))
        bar = QRectF(left + room - long, rect.center().y() + 0.5 - height / 2, long, height)
        if long >= 16 and self.bars:
            self._paint_bar(painter, bar, rect, row.share, first=self._stands_out(suggestion))

    def _width(self, word: str, metrics: QFontMetricsF) -> float:
        return len(word) * _peg() if self._theme.pegs else metrics.horizontalAdvance(capital(word))

    def _paint_pegs(self, painter: QPainter, start: QPointF, code: str) -> None:
        theme = self._theme
        across = _peg()
        for place, letter in enumerate(code):
            disc = QRectF(start.x() + place * across, start.y() - across / 2, across, across)
            peg = theme.pegs.get(letter.lower())
            if peg is not None:
                paint_peg(painter, disc.adjusted(1, 1, -1, -1), letter, peg, theme)

    def _paint_bar(
        self, painter: QPainter, bar: QRectF, row: QRectF, share: float, *, first: bool
    ) -> None:
        theme = self._theme
        height = bar.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline))
        painter.drawRoundedRect(mirror_rect(painter, bar, row), height / 2, height / 2)
        filled = QRectF(bar)
        filled.setWidth(max(height, bar.width() * share))
        painter.setBrush(mix(theme.accent, theme.window, 1 if first else OTHER_BAR))
        painter.drawRoundedRect(mirror_rect(painter, filled, row), height / 2, height / 2)


def widest(texts: Collection[str], metrics: QFontMetricsF, width: Callable[[str], float]) -> float:
    """Returns the width of the widest text.

    Measuring texts is slow: only those are measured whose letters are widest in sum.
    """
    advances = {letter: metrics.horizontalAdvance(letter) for letter in set("".join(texts))}
    by_letters = nlargest(_MEASURED, texts, lambda text: sum(map(advances.__getitem__, text)))
    return max(map(width, by_letters), default=0)


def row_height() -> int:
    """Returns the height of a row, at least so high that its word is legible."""
    return max(scale_length(32), text_font(LARGE).pixelSize() + 8)


def _peg() -> int:
    return min(scale_length(_PEG), row_height() - 2)


def word_font(*, bold: bool = True) -> QFont:
    font = text_font(LARGE, bold=bold)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font
