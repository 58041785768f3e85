"""Ranked list for several boards, which shows the boards each word may solve, and a fault note."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from wmh.engine.answer import Suggestion
from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, Tells
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.ui.advice.ranking_text import score_text
from wmh.helper.ui.advice.reason import ReasonNote
from wmh.helper.ui.advice.suggestion_list import ListContents, SuggestionList
from wmh.helper.ui.advice.suggestions import ListRow, RankedPainter, RankedRow
from wmh.helper.ui.advice.wording import Reason, diagnosis_reason
from wmh.helper.ui.boards import boards_text
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.look.theme import legible, scale_length, theme_of
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.value_list import ValueList

_CELL = 10
"""Width of a board's sign in pixels, if there is room."""


@dataclass(frozen=True, slots=True)
class ServedRow(RankedRow):
    """Row of a suggestion with what it tells on every board."""

    told: BoardsSuggestion

    @property
    def spoken(self) -> str:
        return boards_text.spoken_row(self.told, self.score, self.strategy)

    @property
    def tip(self) -> str:
        return boards_text.explain_row(self.told)


class _Painter(RankedPainter):
    """Painter of rows, with signs of unsolved boards: full dots if the word may be the answer."""

    def __init__(self, shown: ValueList[ListRow]) -> None:
        super().__init__(shown)
        self._boards = 0

    def measure(self, rows: Sequence[RankedRow]) -> None:
        super().measure(rows)
        self._boards = max(
            (len(row.told.tells) for row in rows if isinstance(row, ServedRow)), default=0
        )
        self.extra_width = self._boards * scale_length(_CELL)

    def paint_extra(self, painter: QPainter, rect: QRectF, row: RankedRow) -> None:
        if not isinstance(row, ServedRow) or not self._boards:
            return
        cell = rect.width() / self._boards
        if cell < 3:
            return
        for board, told in enumerate(row.told.tells):
            centre = QPointF(rect.left() + (board + 0.5) * cell, rect.center().y() + 0.5)
            self._paint_sign(painter, centre, cell, told)

    def _paint_sign(
        self, painter: QPainter, centre: QPointF, cell: float, told: Tells | None
    ) -> None:
        """Draws the sign of a board: a tick for its certain answer; nothing if it is solved."""
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


class BoardsList(SuggestionList):
    """List of suggestions for several boards."""

    painted_by = _Painter

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("served")

    def show_boards(self, advice: BoardsAdvice) -> None:
        # Beside the best that any has: a word that is certain may tell little.
        strategy = advice.ranked_by
        wording = STRATEGIES[strategy]
        scores = [each.score for each in advice.suggestions]
        best = (min if wording.least else max)(scores, default=0)
        rows: list[ServedRow] = []
        for each in advice.suggestions:
            row = Suggestion(each.rank, each.word, each.score, candidate=bool(each.boards))
            over, under = (best, each.score) if wording.least else (each.score, best)
            share = over / under if under else 0
            rows.append(
                ServedRow(row, strategy, score_text(row, wording), sign="", share=share, told=each)
            )
        self.show_listed(ListContents(advice.question, tuple(rows), boards_text.more(advice)))


_HIGH = 150


class FaultNote(QWidget):
    """Note on the first board that no word fits, with the numbers of the other such boards.

    It is hidden if there are none.
    """

    mended = Signal(int, object)
    """Emitted with a board, and the chosen Change for it."""
    remedied = Signal(object)
    """Emitted with the chosen Remedy."""

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
        why = diagnosis_reason(found, advice.question.alone(self._board), alone)
        said = boards_text.of_board(self._board, why.text)
        if others := [str(board + 1) for board, _ in faults[1:]]:
            said = boards_text.and_others(said, others)
        self._note.show_reason(Reason(said, why.turn, why.remedy))
        self._note.show_proposals(found.proposals[:3], alone)

    @Slot(object)
    def _mend(self, change: object) -> None:
        self.mended.emit(self._board, change)
