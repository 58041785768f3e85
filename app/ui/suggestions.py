"""The ranked list: a model that holds one answer, and the drawing of its rows."""

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
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

from app.engine.answer import Suggestion
from app.ui.grid import BAR, GUTTER
from app.ui.theme import LARGE, SMALL, Theme, mixed, text_font

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a row holds besides its text."""

    SUGGESTION = Qt.ItemDataRole.UserRole
    BEST = Qt.ItemDataRole.UserRole + 1
    """The score of the first row."""


class SuggestionModel(QAbstractListModel):
    """Suggestions, and a last row that says how many more words fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._suggestions: tuple[Suggestion, ...] = ()
        self._more = ""

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        return self._suggestions

    def show(self, suggestions: tuple[Suggestion, ...], more: str) -> None:
        self.beginResetModel()
        self._suggestions = suggestions
        self._more = more
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(self._suggestions) + bool(self._more)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if 0 <= index.row() < len(self._suggestions):
            return super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        if index.row() == len(self._suggestions):
            texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return self._more if role in texts else None
        suggestion = self._suggestions[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return suggestion.word
            case Qt.ItemDataRole.AccessibleTextRole:
                return translate("SuggestionModel", "{0}, rank {1}, score {2}").format(
                    suggestion.word, suggestion.rank, score_text(suggestion.score)
                )
            case Role.SUGGESTION:
                return suggestion
            case Role.BEST:
                return self._suggestions[0].score
            case _:
                return None


class SuggestionDelegate(QStyledItemDelegate):
    """Draws rank, word, a bar that compares with the best, and the score."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.waiting = False
        """Whether a newer answer is on its way, so that this one is no longer true."""
        self.word_width = 0.0

    def measure(self, words: list[str]) -> None:
        """Make the words' column as wide as the longest, so that all bars begin together."""
        metrics = QFontMetricsF(word_font())
        self.word_width = max(
            (metrics.horizontalAdvance(word.upper()) for word in words), default=0
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(GUTTER + round(self.word_width), 32)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.waiting:
            painter.setOpacity(0.4)
        suggestion = index.data(Role.SUGGESTION)
        if isinstance(suggestion, Suggestion):
            row = QRectF(option.rect)
            row.setWidth(self._row_width(option.widget.width()))
            self._paint_ground(painter, row, option.state, suggestion)
            self._paint_row(painter, row, suggestion, index.data(Role.BEST))
        else:
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(self.theme.faint))
            painter.drawText(
                QRectF(option.rect).adjusted(GUTTER, 0, 0, 0),
                Qt.AlignmentFlag.AlignVCenter,
                str(index.data()),
            )
        painter.restore()

    def _row_width(self, width: int) -> float:
        """The same with and without a scroll bar, and no wider than an eye can follow."""
        return min(width - BAR, max(460, GUTTER + self.word_width + 240))

    def _paint_ground(
        self, painter: QPainter, row: QRectF, state: QStyle.StateFlag, suggestion: Suggestion
    ) -> None:
        rect = row.adjusted(0.75, 1.75, -0.75, -1.75)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        share = 0.18 if focused else 0.1 if suggestion.rank == 1 else 0.06 if hovered else 0
        painter.setPen(QPen(QColor(self.theme.accent), 1.5) if focused else Qt.PenStyle.NoPen)
        if share or focused:
            painter.setBrush(mixed(self.theme.accent, self.theme.window, share))
            painter.drawRoundedRect(rect, 6, 6)

    def _paint_row(
        self, painter: QPainter, rect: QRectF, suggestion: Suggestion, best: float
    ) -> None:
        theme = self.theme
        inner = rect.adjusted(6, 0, -6, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        figures = figure_font()
        score_width = QFontMetricsF(figures).horizontalAdvance("0.000") + 1

        painter.setFont(figures)
        painter.setPen(QColor(theme.faint))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, score_text(suggestion.score))
        painter.drawText(
            QRectF(rect.left(), rect.top(), GUTTER, rect.height()).adjusted(6, 0, 0, 0),
            middle,
            str(suggestion.rank),
        )

        left = rect.left() + GUTTER
        room = inner.right() - score_width - 12 - left
        font = word_font()
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        word = QFontMetricsF(font).elidedText(
            suggestion.word.upper(), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(QRectF(left, rect.top(), room, rect.height()), middle, word)

        self._paint_bar(
            painter,
            QPointF(left + self.word_width + 16, rect.center().y() + 0.5),
            left + room,
            suggestion,
            best,
        )

    def _paint_bar(
        self, painter: QPainter, start: QPointF, right: float, suggestion: Suggestion, best: float
    ) -> None:
        share = suggestion.score / best if best else 0
        room = min(right - start.x(), 120)
        if room < 16:
            return
        bar = QRectF(right - room, start.y() - 2, room, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.hairline))
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(max(4, room * share))
        strength = 1 if suggestion.rank == 1 else 0.45
        painter.setBrush(mixed(self.theme.accent, self.theme.window, strength))
        painter.drawRoundedRect(bar, 2, 2)


def word_font() -> QFont:
    font = text_font(LARGE, bold=True)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font


def figure_font() -> QFont:
    """Figures of equal width, so that they can be compared down a column."""
    font = text_font(SMALL)
    if hasattr(font, "setFeature"):
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def score_text(score: float) -> str:
    return f"{score:.3f}"
