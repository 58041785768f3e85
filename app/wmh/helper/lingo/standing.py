"""The standing of a player of the pit: games won, and the figures of many."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean, median

from wmh.base.text.refusal import InputError
from wmh.helper.lingo.round import points


@dataclass(frozen=True, slots=True)
class PitGame:
    """A game that is over.

    `attempts` is how many the secret took, 0 where it was not found; `seconds` how long it was to
    the last guess. `guesses` may be unknown; `invalid` are those that were not in
    the list; `fault` says how the player broke it off, as the end of a sentence.
    """

    secret: str
    attempts: int
    seconds: float
    guesses: tuple[str, ...] = ()
    invalid: tuple[str, ...] = ()
    fault: InputError | None = None

    @property
    def points(self) -> int:
        return points(self.attempts)


@dataclass(frozen=True, slots=True)
class PitStanding:
    """A player's games."""

    player: str
    games: tuple[PitGame, ...]

    @property
    def started(self) -> bool:
        """False if the player's program could not be started, so that no game was played."""
        return any(game.fault is None or game.seconds > 0 for game in self.games)

    @property
    def points(self) -> Mapping[int, int]:
        """Points by the length of the secret."""
        found: Counter[int] = Counter()
        for game in self.games:
            found[len(game.secret)] += game.points
        return found

    @property
    def total(self) -> int:
        return sum(game.points for game in self.games)

    @property
    def attempts(self) -> Mapping[int, int]:
        """Number of games for each number of attempts; 0 stands for lost games."""
        return Counter(game.attempts for game in self.games)

    @property
    def seconds(self) -> float:
        """Mean seconds of a game; 0 before the first."""
        return fmean(game.seconds for game in self.games) if self.games else 0.0

    @property
    def medians(self) -> Mapping[int, float]:
        """Seconds of a game by the length of the secret."""
        times: defaultdict[int, list[float]] = defaultdict(list)
        for game in self.games:
            times[len(game.secret)].append(game.seconds)
        return {length: median(of_length) for length, of_length in times.items()}
