"""The helper's board while a game is played in the window, and the game that was there before."""

from wmh.base.text.phrases import _
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.play.game_session import GameSession


class BoardLoan:
    """Keeper of an unfinished game on the helper's board, until the game in the window is left."""

    def __init__(self, table: GameSession, helper: Board, status: StatusLine) -> None:
        self._table, self._helper, self._status = table, helper, status

    def take(self, played: Sheet) -> None:
        """Keeps the game on the board, unless it is finished or the one `played` in the window."""
        there = self._helper.sheet
        if there.turns and not there.solved and there.turns != played.turns:
            self._table.board_before = there

    def lend(self, played: Sheet) -> None:
        """Shows the game `played` in the window on the helper's board again."""
        self.take(played)
        self._helper.follow(played)

    def give_back(self) -> None:
        """Puts the kept game back on the board, as a step that can be undone."""
        before, self._table.board_before = self._table.board_before, None
        if before is not None:
            self._helper.take_back(before)
            said = _("Your game is back on the board, as it was before you played here.")
            self._status.show_notice(said)
