"""The ranked list for several boards, with the boards a word may solve, and the doctor's note."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from wmh.engine.answer import Suggestion
from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, Tells
from wmh.engine.strategy.strategies import Strategy
from wmh.ui.advice.reason import ReasonNote
from wmh.ui.advice.suggestion_list import Listed, SuggestionList
from wmh.ui.advice.suggestions import Index, SuggestionDelegate, SuggestionModel, SuggestionRole
from wmh.ui.advice.wording import Reason, diagnosed
from wmh.ui.boards import boards_text
from wmh.ui.boards.boards_sheet import BoardsSheet
from wmh.ui.look.theme import legible, scaled, theme_of
from wmh.ui.parts.layout import in_column

_CELL = 10
"""How wide the sign of a board is, where there is room."""


@dataclass(frozen=True, slots=True)
class Served(Suggestion):
    """A suggestion with what it tells of every board."""

    told: BoardsSuggestion | None = None


class BoardsList(SuggestionList):
    """The main window's list, of words for several boards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _Model(parent), _Painter(parent))
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
        self.show_listed(
            Listed(advice.question, suggestions, boards_text.more(advice), Strategy.ENTROPY)
        )


class _Model(SuggestionModel):
    """Says of each row what it tells of the boards."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        told = _told(self, index.row())
        if told is None:
            return super().data(index, role)
        match role:
            case Qt.ItemDataRole.AccessibleTextRole:
                return boards_text.spoken(told)
            case Qt.ItemDataRole.ToolTipRole:
                return boards_text.explained(told)
            case SuggestionRole.SCORE:
                return boards_text.score(told)
            case SuggestionRole.SHARE:
                # Beside the most that any tells: a word that is certain may tell little.
                most = max(each.score for each in self.suggestions)
                return told.score / most if most else 0.0
            case SuggestionRole.SIGN:
                return ""
            case _:
                return super().data(index, role)


class _Painter(SuggestionDelegate):
    """Draws a sign for each board that is open: a full dot where the word may be its secret."""

    rings = False

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._boards = 0

    def measure(self, rows: Sequence[QModelIndex]) -> None:
        super().measure(rows)
        shown = (row.data(SuggestionRole.SUGGESTION) for row in rows)
        told = [each.told for each in shown if isinstance(each, Served) and each.told]
        self._boards = max((len(each.tells) for each in told), default=0)
        self.extra_width = self._boards * scaled(_CELL)

    def paint_extra(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        suggestion = index.data(SuggestionRole.SUGGESTION)
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
        theme = theme_of(self)
        if told is None:
            return
        if told.chance == 1:
            half = min(cell * 0.4, legible(4))
            painter.setPen(QPen(QColor(theme.accent), max(1.6, 1.8 * theme.scale)))
            turn = centre + QPointF(-half * 0.3, half * 0.7)
            painter.drawPolyline(
                [centre + QPointF(-half, 0), turn, centre + QPointF(half, -half * 0.8)]
            )
            return
        painter.setPen(Qt.PenStyle.NoPen)
        may = told.chance > 0
        painter.setBrush(QColor(theme.accent if may else theme.line))
        radius = cell * (0.34 if may else 0.12)
        painter.drawEllipse(centre, radius, radius)


def _told(model: SuggestionModel, row: int) -> BoardsSuggestion | None:
    if not 0 <= row < len(model.suggestions):
        return None
    suggestion = model.suggestions[row]
    return suggestion.told if isinstance(suggestion, Served) else None


_HIGH = 150


class FaultNote(QWidget):
    """The first such board, and which others there are; hidden where there is none."""

    mended = Signal(int, object)
    """The board, and a Change that was asked for."""
    remedied = Signal(object)
    """A Remedy that was asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = 0
        self._note = ReasonNote(self)
        self._note.mended.connect(self._mend)
        self._note.remedied.connect(self.remedied)
        in_column(self._note, on=self, margins=0)
        self.hide()

    def show_advice(self, advice: BoardsAdvice, sheet: BoardsSheet) -> None:
        faults = [
            (board, state.diagnosis)
            for board, state in enumerate(advice.boards)
            if state is not None and state.diagnosis is not None
        ]
        self.setVisible(bool(faults))
        if not faults:
            return
        self.setFixedHeight(legible(_HIGH))
        self._board, found = faults[0]
        alone = sheet.alone(self._board)
        why = diagnosed(found, advice.question.alone(self._board), alone)
        said = boards_text.of_board(self._board, why.text)
        if others := [str(board + 1) for board, _ in faults[1:]]:
            said = boards_text.and_others(said, others)
        self._note.show_reason(Reason(said, why.turn, why.remedy))
        self._note.show_proposals(found.proposals[:3], alone)

    @Slot(object)
    def _mend(self, change: object) -> None:
        self.mended.emit(self._board, change)
