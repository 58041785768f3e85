"""Table of a race, as values; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from wmh.helper.games.game import Game, GameState
from wmh.helper.games.keeping import GuessError

YOU = "you"
"""Name of the person in the table of a race."""


@dataclass(frozen=True, slots=True)
class RunnerGame:
    """A player's game for the present secret; `left` words are still possible for this player."""

    runner: str
    game: Game
    left: int
    gave_up: bool = False

    @property
    def running(self) -> bool:
        return self.game.state is GameState.PLAYING and not self.gave_up

    @property
    def solved(self) -> int | None:
        """Number of guesses that found the secret; None if it was not found."""
        return len(self.game.turns) if self.game.state is GameState.WON else None


@dataclass(frozen=True, slots=True)
class Total:
    """Sums over a player's finished games; `guesses` is the sum for the games won."""

    runner: str
    won: int = 0
    lost: int = 0
    guesses: int = 0

    @property
    def mean(self) -> float | None:
        return self.guesses / self.won if self.won else None

    def counting(self, lane: RunnerGame) -> "Total":
        """Returns the sums with this finished game added."""
        if lane.solved is None:
            return Total(self.runner, self.won, self.lost + 1, self.guesses)
        return Total(self.runner, self.won + 1, self.lost, self.guesses + lane.solved)


@dataclass(frozen=True, slots=True)
class RaceTable:
    """State of a race: game and total of each player, for secret `number` (from 1) of `secrets`.

    `waits` is true if the person is to guess next; `refused` is the reason why the person's last
    guess did not count.
    """

    number: int
    secrets: int
    lanes: tuple[RunnerGame, ...]
    totals: tuple[Total, ...]
    waits: bool = False
    refused: GuessError | None = None

    @property
    def ended(self) -> bool:
        """True if all players have found the present secret or given up."""
        return not any(lane.running for lane in self.lanes)
