"""Results of a player in the Lingo pit: single games, and figures over all games."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean, median

from wmh.base.text.refusal import InputError
from wmh.helper.lingo.round import points


@dataclass(frozen=True, slots=True)
class PitGame:
    """A finished game.

    `attempts` is how many guesses it took, 0 if the secret was not found; `seconds` is the time to
    the last guess. `guesses` is empty if the guesses are unknown; `invalid` are guesses that are
    not in the list; `fault` says how the player broke the game off, as the end of a sentence.
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
    """Results of one player over all games."""

    player: str
    games: tuple[PitGame, ...]

    @property
    def started(self) -> bool:
        """False if the player's program could not be started, so that no game was played."""
        return any(game.fault is None or game.seconds > 0 for game in self.games)

    @property
    def points(self) -> Mapping[int, int]:
        """Points, summed up by the length of the secret."""
        found: Counter[int] = Counter()
        for game in self.games:
            found[len(game.secret)] += game.points
        return found

    @property
    def total(self) -> int:
        return sum(game.points for game in self.games)

    @property
    def attempts(self) -> Mapping[int, int]:
        """Number of games by the attempts that they took; key 0 counts lost games."""
        return Counter(game.attempts for game in self.games)

    @property
    def seconds(self) -> float:
        """Mean duration of a game in seconds; 0 without games."""
        return fmean(game.seconds for game in self.games) if self.games else 0.0

    @property
    def medians(self) -> Mapping[int, float]:
        """Median duration of a game in seconds, by the length of the secret."""
        times: defaultdict[int, list[float]] = defaultdict(list)
        for game in self.games:
            times[len(game.secret)].append(game.seconds)
        return {length: median(of_length) for length, of_length in times.items()}
