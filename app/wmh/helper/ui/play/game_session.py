"""Session of the games in the window: state that outlives the widgets.

While a game is played, the helper's board is lent to it; the game there before is kept.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from wmh.base.files import saved_games as files
from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.base.text.phrases import _
from wmh.helper.games.game import are_words, can_be
from wmh.helper.record.finished_game import MOST_SECONDS, Mode
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.play.game_board import GameBoard
from wmh.helper.ui.play.match import HIGHEST, Match, Wish

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.games.game import Game
    from wmh.helper.record.finished_game import FinishedGame


class GameSession(QObject):
    """Session of games; `shown` is the game on the board, `played` its record once it is over."""

    def __init__(self, length: int, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self.board = GameBoard(length, self)
        self.match = Match(suggester, self)
        self.lexicon: Lexicon | None = None
        self.wish: Wish | None = None
        self.shown: Game | None = None
        self.played: FinishedGame | None = None
        self.board_before: Sheet | None = None
        """Unfinished game that was on the helper's board before the game in the window."""


@dataclass(frozen=True, slots=True)
class GameKept:
    """Saved game: terms, guesses with their seconds, and if the helper was visible."""

    lexicon: str
    wish: Wish
    guesses: tuple[str, ...]
    seconds: tuple[float, ...]
    helped: bool


def save_game(game: GameKept, path: Path) -> None:
    """Writes the game to a file. Raises OSError."""
    files.save_fields(path, json.dumps(asdict(game)))


def load_game(path: Path) -> LoadResult[GameKept]:
    """Returns the saved game; never raises, whatever the file contains."""
    return files.load_saved(path, _read)


def _read(fields: dict[str, object]) -> GameKept:
    """Returns the saved game of parsed JSON. Raises ValueError if the JSON is none."""
    read = value_of_type(GameKept, fields)
    sound = (
        read.wish.mode is Mode.GUESSER
        and can_be(read.wish.terms)
        and 0 <= read.wish.number <= HIGHEST
        and are_words([read.wish.secret or "-"])
        and are_words(read.guesses)
        and len(read.guesses) == len(read.seconds)
        and all(0 <= each <= MOST_SECONDS for each in read.seconds)
    )
    if not sound:
        raise ValueError("no game is like this")
    return read


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
