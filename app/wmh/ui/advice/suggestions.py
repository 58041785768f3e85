"""The rows of the ranked list: a model that holds one answer, and their drawing, or cover."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wmh.engine.answer import Suggestion
from wmh.engine.strategy.strategies import Strategy
from wmh.ui.advice.ranking_text import (
    certainty_sign,
    covered_text,
    explained,
    score_text,
    scoring,
    spoken,
)
from wmh.ui.board.grid import BAR, GUTTER
from wmh.ui.look.pegs import paint_peg
from wmh.ui.look.theme import LARGE, SMALL, Theme, figure_font, mixed, scaled, text_font, theme_of
from wmh.ui.parts.layout import seen


def paint_covered(painter: QPainter, row: QRectF, rank: int, text: str, theme: Theme) -> None:
    """Calm, and of the size it has uncovered; `rank` counts from 0."""
    ground = row.adjusted(0.75, 1.75, -0.75, -1.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.hairline, theme.window, 0.45))
    radius = scaled(6)
    painter.drawRoundedRect(ground, radius, radius)
    font = text_font(SMALL)
    painter.setFont(font)
    painter.setPen(QColor(theme.faint))
    middle = Qt.AlignmentFlag.AlignVCenter
    inner = row.adjusted(scaled(6), 0, -scaled(6), 0)
    painter.drawText(seen(painter, inner, row), middle, str(rank + 1))
    inner.setLeft(row.left() + scaled(GUTTER))
    if QFontMetricsF(font).horizontalAdvance(text) > inner.width():
        text = covered_text(first=False)
    painter.drawText(seen(painter, inner, row), middle, text)


Index = QModelIndex | QPersistentModelIndex


_RING, _PEG = 9, 24
"""Across, at scale 1."""


class SuggestionRole(IntEnum):
    """What a row holds besides its text."""

    SUGGESTION = Qt.ItemDataRole.UserRole
    SCORE = Qt.ItemDataRole.UserRole + 1
    """The score as text."""
    SHARE = Qt.ItemDataRole.UserRole + 2
    """How it compares with the best of its kind: 1 for that one, less for others."""
    SIGN = Qt.ItemDataRole.UserRole + 3
    """How sure the score is, as one character."""
    COVERED = Qt.ItemDataRole.UserRole + 4
    """Whether there is a word that is not to be seen; nobody can read it here."""


class SuggestionModel(QAbstractListModel):
    """Suggestions, rows that are covered, and a last one that says how many more words fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._suggestions: tuple[Suggestion, ...] = ()
        self._shares: list[float] = []
        self._more = ""
        self._covered = 0
        self._strategy = Strategy.PAPER

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        return self._suggestions

    def row_of(self, word: str | None) -> int | None:
        """The row of a word, if it is there."""
        words = (suggestion.word for suggestion in self._suggestions)
        return next((row for row, other in enumerate(words) if other == word), None)

    def show(
        self,
        suggestions: tuple[Suggestion, ...],
        more: str,
        strategy: Strategy = Strategy.PAPER,
        covered: int = 0,
    ) -> None:
        """Another list; where it has as many rows, its words have but moved, and stay selected."""
        rows = len(suggestions) + covered
        moved = rows > 0 and self.rowCount() == rows + bool(more)
        if moved:
            self.layoutAboutToBeChanged.emit()
        else:
            self.beginResetModel()
        before = self._suggestions
        self._suggestions, self._more, self._strategy = suggestions, more, strategy
        self._covered = covered
        self._shares = _shares(suggestions, strategy)
        if not moved:
            self.endResetModel()
            return
        rows = {suggestion.word: row for row, suggestion in enumerate(suggestions)}
        for index in self.persistentIndexList():
            word = before[index.row()].word if index.row() < len(before) else None
            row = rows.get(word) if word is not None else None
            self.changePersistentIndex(index, QModelIndex() if row is None else self.index(row))
        self.layoutChanged.emit()

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(self._suggestions) + self._covered + bool(self._more)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if 0 <= index.row() < len(self._suggestions):
            return super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        below = index.row() - len(self._suggestions)
        if below >= 0:
            texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            covered = below < self._covered
            if role == SuggestionRole.COVERED:
                return covered
            if covered and below and role == Qt.ItemDataRole.DisplayRole:
                return ""  # It is said once.
            text = covered_text(first=not below) if covered else self._more
            return text if role in texts else None
        suggestion = self._suggestions[index.row()]
        wording = scoring(suggestion, self._strategy)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return suggestion.word
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(suggestion, self._strategy)
            case Qt.ItemDataRole.ToolTipRole:
                return explained(suggestion, self._strategy)
            case SuggestionRole.SUGGESTION:
                return suggestion
            case SuggestionRole.SCORE:
                return score_text(suggestion, wording)
            case SuggestionRole.SHARE:
                return self._shares[index.row()]
            case SuggestionRole.SIGN:
                return certainty_sign(suggestion.certainty) if wording.splits else ""
            case _:
                return None


def _shares(suggestions: tuple[Suggestion, ...], strategy: Strategy) -> list[float]:
    """Full for the first of each kind of score; where the least is best, what is more is less."""
    first: dict[str, float] = {}
    shares: list[float] = []
    for suggestion in suggestions:
        wording = scoring(suggestion, strategy)
        best, score = first.setdefault(wording.unit, suggestion.score), suggestion.score
        over, under = (best, score) if wording.least else (score, best)
        shares.append(min(max(over / under, 0), 1) if under else 0)
    return shares


class SuggestionDelegate(QStyledItemDelegate):
    """Draws rank, word, a bar that compares with the best, the score, and how sure it is.

    A word that cannot be the secret is thin, and a struck-out ring follows it.
    """

    rings = True
    """Whether the ring is wanted: not where what else is drawn says the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waiting = False
        """Whether a newer answer is on its way, so that this one is no longer true."""
        self.word_width = 0.0
        self.score_width = 0.0
        self.sign_width = 0.0
        self.extra_width = 0.0
        """Room after the words for what `paint_extra` draws."""

    def measure(self, rows: Sequence[QModelIndex]) -> None:
        """Make each column as wide as its widest text, so that all bars are below each other."""
        words, figures = QFontMetricsF(word_font()), QFontMetricsF(figure_font())
        suggestions = [_suggestion(row) for row in rows]
        self.word_width = max((self._width(each.word, words) for each in suggestions), default=0)
        if self.rings and not all(each.candidate for each in suggestions):
            self.word_width += _ring() + scaled(8)
        self.score_width = max(
            (figures.horizontalAdvance(str(row.data(SuggestionRole.SCORE))) + 1 for row in rows),
            default=0,
        )
        signs = [str(row.data(SuggestionRole.SIGN)) for row in rows]
        self.sign_width = max(map(figures.horizontalAdvance, signs), default=0)
        if self.sign_width:
            self.sign_width += scaled(6)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(scaled(GUTTER) + round(self.word_width), row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = theme_of(self)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.waiting:
            painter.setOpacity(0.4)
        suggestion = index.data(SuggestionRole.SUGGESTION)
        if isinstance(suggestion, Suggestion):
            row = QRectF(option.rect)
            row.setWidth(self._row_width(option.widget.width()))
            row = seen(painter, row, QRectF(option.rect))
            self._paint_ground(painter, row, option.state, suggestion)
            self._paint_row(painter, row, suggestion, index)
        elif index.data(SuggestionRole.COVERED):
            row = QRectF(option.rect)
            row.setWidth(self._row_width(option.widget.width()))
            row = seen(painter, row, QRectF(option.rect))
            paint_covered(painter, row, index.row(), str(index.data()), theme)
        else:
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(theme.faint))
            line = QRectF(option.rect).adjusted(scaled(GUTTER), 0, 0, 0)
            line = seen(painter, line, QRectF(option.rect))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        painter.restore()

    def _row_width(self, width: int) -> float:
        """The same with and without a scroll bar, and no wider than an eye can follow."""
        widest = max(scaled(460), scaled(GUTTER) + self.word_width + self.extra_width + scaled(240))
        return min(width - scaled(BAR), widest)

    def paint_extra(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw what else there is to say of a word, in no more room than there is."""

    def _paint_ground(
        self, painter: QPainter, row: QRectF, state: QStyle.StateFlag, suggestion: Suggestion
    ) -> None:
        theme = theme_of(self)
        rect = row.adjusted(0.75, 1.75, -0.75, -1.75)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        share = 0.18 if focused else 0.1 if suggestion.rank == 1 else 0.06 if hovered else 0
        painter.setPen(QPen(QColor(theme.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        if share or focused:
            painter.setBrush(mixed(theme.accent, theme.window, share))
            radius = scaled(6)
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_row(
        self, painter: QPainter, rect: QRectF, suggestion: Suggestion, index: Index
    ) -> None:
        theme = theme_of(self)
        inner = rect.adjusted(scaled(6), 0, -scaled(6), 0)
        middle = Qt.AlignmentFlag.AlignVCenter

        painter.setFont(figure_font())
        painter.setPen(QColor(theme.faint))
        end = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(seen(painter, inner, rect), end, str(index.data(SuggestionRole.SIGN)))
        inner.setRight(inner.right() - self.sign_width)
        painter.drawText(seen(painter, inner, rect), end, str(index.data(SuggestionRole.SCORE)))
        gutter = QRectF(rect.left(), rect.top(), scaled(GUTTER), rect.height())
        gutter.setLeft(gutter.left() + scaled(6))
        painter.drawText(seen(painter, gutter, rect), middle, str(suggestion.rank))

        left = rect.left() + scaled(GUTTER)
        room = inner.right() - self.score_width - scaled(12) - left
        font = word_font(bold=suggestion.candidate)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        word = suggestion.word.upper()
        if theme.pegs:
            code = QRectF(left, rect.top(), len(word) * _peg(), rect.height())
            code = seen(painter, code, rect)
            self._paint_pegs(painter, QPointF(code.left(), rect.center().y()), word)
        else:
            ringed = self.rings and not suggestion.candidate
            spare = _ring() + scaled(8) if ringed else 0
            word = metrics.elidedText(word, Qt.TextElideMode.ElideRight, room - spare)
            line = QRectF(left, rect.top(), room, rect.height())
            painter.drawText(seen(painter, line, rect), middle, word)
        if self.rings and not suggestion.candidate:
            after = left + self._width(word, metrics) + scaled(6)
            ring = QRectF(after, rect.top() + 0.5, _ring(), rect.height())
            self._paint_ring(painter, seen(painter, ring, rect).center())

        start = left + self.word_width + scaled(16)
        if self.extra_width:
            extra = min(self.extra_width, max(0, left + room - start))
            beyond = QRectF(start, rect.top(), extra, rect.height())
            self.paint_extra(painter, seen(painter, beyond, rect), index)
            start += extra + scaled(12)
        height = max(3, scaled(4))
        long = min(left + room - start, scaled(120))
        bar = QRectF(left + room - long, rect.center().y() + 0.5 - height / 2, long, height)
        if long >= 16:
            self._paint_bar(painter, bar, rect, index.data(SuggestionRole.SHARE), suggestion.rank)

    def _width(self, word: str, metrics: QFontMetricsF) -> float:
        return (
            len(word) * _peg() if theme_of(self).pegs else metrics.horizontalAdvance(word.upper())
        )

    def _paint_pegs(self, painter: QPainter, start: QPointF, code: str) -> None:
        theme = theme_of(self)
        across = _peg()
        for place, letter in enumerate(code):
            disc = QRectF(start.x() + place * across, start.y() - across / 2, across, across)
            peg = theme.pegs.get(letter.lower())
            if peg is not None:
                paint_peg(painter, disc.adjusted(1, 1, -1, -1), letter, peg, theme)

    def _paint_ring(self, painter: QPainter, centre: QPointF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme_of(self).faint), 1.3))
        painter.drawEllipse(centre, _ring() / 2, _ring() / 2)
        slant = QPointF(_ring() * 0.35, -_ring() * 0.35)
        painter.drawLine(centre - slant, centre + slant)

    def _paint_bar(
        self, painter: QPainter, bar: QRectF, row: QRectF, share: float, rank: int
    ) -> None:
        theme = theme_of(self)
        height = bar.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline))
        painter.drawRoundedRect(seen(painter, bar, row), height / 2, height / 2)
        filled = QRectF(bar)
        filled.setWidth(max(height, bar.width() * share))
        painter.setBrush(mixed(theme.accent, theme.window, 1 if rank == 1 else 0.45))
        painter.drawRoundedRect(seen(painter, filled, row), height / 2, height / 2)


def _suggestion(index: QModelIndex) -> Suggestion:
    return index.data(SuggestionRole.SUGGESTION)


def row_height() -> int:
    """Of the list; words stay legible, and so their rows are never less high than these."""
    return max(scaled(32), text_font(LARGE).pixelSize() + 8)


def _ring() -> int:
    return max(7, scaled(_RING))


def _peg() -> int:
    return min(scaled(_PEG), row_height() - 2)


def word_font(*, bold: bool = True) -> QFont:
    font = text_font(LARGE, bold=bold)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font
