"""The ranked list for several boards: with each word, the boards it may solve."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.engine.answer import Suggestion
from app.engine.boards.answer import BoardsAdvice, BoardsSuggestion, Tells
from app.engine.strategy.strategies import Strategy
from app.ui.boards import text
from app.ui.suggestion_list import Listed, SuggestionList
from app.ui.suggestions import Index, Role, SuggestionDelegate, SuggestionModel
from app.ui.theme import Theme, legible, scaled

_CELL = 10
"""How wide the sign of a board is, where there is room."""


@dataclass(frozen=True, slots=True)
class Served(Suggestion):
    """A suggestion with what it tells of every board."""

    told: BoardsSuggestion | None = None


class BoardsList(SuggestionList):
    """The main window's list, of words for several boards."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, _Model(parent), _Painter(theme, parent))
        self.setObjectName("served")

    def show_boards(self, advice: BoardsAdvice) -> None:
        suggestions = tuple(
            Served(
                each.rank,
                each.word,
                each.score,
                candidate=bool(each.boards),
                # Without it the main list takes the score for the paper's.
                expected=0.0 if each.measured else None,
                told=each,
            )
            for each in advice.suggestions
        )
        self.show_listed(Listed(advice.question, suggestions, text.more(advice), Strategy.ENTROPY))


class _Model(SuggestionModel):
    """Says of each row what it tells of the boards."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        told = _told(self, index.row())
        if told is None:
            return super().data(index, role)
        match role:
            case Qt.ItemDataRole.AccessibleTextRole:
                return text.spoken(told)
            case Qt.ItemDataRole.ToolTipRole:
                return text.explained(told)
            case Role.SCORE:
                return text.score(told)
            case Role.SHARE:
                # Beside the most that any tells: a word that is certain may tell little.
                most = max(each.score for each in self.suggestions)
                return told.score / most if most else 0.0
            case Role.SIGN:
                return ""
            case _:
                return super().data(index, role)


class _Painter(SuggestionDelegate):
    """Draws a sign for each board that is open: a full dot where the word may be its secret."""

    rings = False

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(theme, parent)
        self._boards = 0

    def measure(self, rows: Sequence[QModelIndex]) -> None:
        super().measure(rows)
        shown = (row.data(Role.SUGGESTION) for row in rows)
        told = [each.told for each in shown if isinstance(each, Served) and each.told]
        self._boards = max((len(each.tells) for each in told), default=0)
        self.extra_width = self._boards * scaled(_CELL)

    def paint_extra(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        suggestion = index.data(Role.SUGGESTION)
        if not (isinstance(suggestion, Served) and suggestion.told and self._boards):
            return
        cell = rect.width() / self._boards
        if cell < 3:
            return
        for board, told in enumerate(suggestion.told.tells):
            centre = QPointF(rect.left() + (board + 0.5) * cell, rect.center().y() + 0.5)
            self._paint_sign(painter, centre, cell, told)

    def _paint_sign(
        self, painter: QPainter, centre: QPointF, cell: float, told: Tells | None
    ) -> None:
        """Nothing for a board that is solved; a tick where the word is its secret for certain."""
        if told is None:
            return
        if told.chance == 1:
            half = min(cell * 0.4, legible(4))
            painter.setPen(QPen(QColor(self.theme.accent), max(1.6, 1.8 * self.theme.scale)))
            turn = centre + QPointF(-half * 0.3, half * 0.7)
            painter.drawPolyline(
                [centre + QPointF(-half, 0), turn, centre + QPointF(half, -half * 0.8)]
            )
            return
        painter.setPen(Qt.PenStyle.NoPen)
        may = told.chance > 0
        painter.setBrush(QColor(self.theme.accent if may else self.theme.line))
        radius = cell * (0.34 if may else 0.12)
        painter.drawEllipse(centre, radius, radius)


def _told(model: SuggestionModel, row: int) -> BoardsSuggestion | None:
    if not 0 <= row < len(model.suggestions):
        return None
    suggestion = model.suggestions[row]
    return suggestion.told if isinstance(suggestion, Served) else None
