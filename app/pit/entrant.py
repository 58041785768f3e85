"""An entrant of the pit: a command, of which every game starts a new process."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from app.games.lingo.round import ATTEMPTS, Round
from app.games.lingo.standing import Played
from app.pit.player_process import CannotStartError, PlayerError, PlayerProcess

PATIENCE = 3
"""Games in a row that an entrant may break off before it is left out."""


@dataclass(slots=True, eq=False)
class Entrant:
    """Plays games by the protocol of source 004, each within `limit` seconds.

    Once it is `out` it plays no more: it could not be started, or broke off too many games in a
    row.
    """

    command: Sequence[str]
    limit: float
    out: bool = field(default=False, init=False)
    _broken_off: int = field(default=0, init=False)

    def play(self, secret: str, words: Container[str]) -> Played:
        """One game; the words are those of the secret's length. A game broken off is lost."""
        game, seconds, fault = Round(secret), 0.0, None
        try:
            process = PlayerProcess([*self.command, str(len(secret))], ATTEMPTS, self.limit)
        except CannotStartError as error:
            self.out = True
            return Played(secret, 0, seconds, fault=str(error))
        try:
            while not game.over:
                guess = process.line().removesuffix("\r")
                seconds = process.seconds
                game, mask = game.answered(guess, words)
                process.send(mask)
        except PlayerError as error:
            seconds, fault = process.seconds, str(error)
        finally:
            process.end()
        self._broken_off = 0 if fault is None else self._broken_off + 1
        self.out = self._broken_off >= PATIENCE
        return Played(secret, game.attempts, seconds, game.guesses, game.invalid, fault)
