"""Why no word fits a board, and what would make words fit again."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.engine.boards.answer import BoardsAdvice
from app.ui.boards import text
from app.ui.boards.sheet import BoardsSheet
from app.ui.reason_note import ReasonNote
from app.ui.theme import legible
from app.ui.wording import Reason, diagnosed

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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._note)
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
        said = text.of_board(self._board, why.text)
        if others := [str(board + 1) for board, _ in faults[1:]]:
            said = text.and_others(said, others)
        self._note.show_reason(Reason(said, why.turn, why.remedy))
        self._note.show_proposals(found.proposals[:3], alone)

    @Slot(object)
    def _mend(self, change: object) -> None:
        self.mended.emit(self._board, change)
