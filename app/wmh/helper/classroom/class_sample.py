"""Values that compare a class with strategies, and statistics of many class games.

The statistics hold numbers of guesses, without any word. Each game is one observation, so that a
mean has a confidence interval.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from wmh.base.files import saved_games as files
from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.review.review_values import Review


@dataclass(frozen=True, slots=True)
class Run:
    """Search for the secret by a strategy, or by the class if `strategy` is None.

    `left` is the number of possible words after each guess; 1 after a guess that is the secret.
    """

    strategy: Strategy | None
    turns: tuple[Turn, ...]
    left: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class ClassComparison:
    """Comparison of the class with strategies, complete or still growing.

    `words` is the number of possible secrets before the first guess. The first of `runs` is that of
    the class; `review` rates the guesses of the class.
    """

    words: int
    runs: tuple[Run, ...]
    review: Review


FILE = "class-games.json"
"""Name of the file with the sample, in the folder of the class game."""
MOST_GAMES = 10_000
_MOST_GUESSES = 10_000
_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t for a 95 % confidence interval, for 1, 2, 3 ... degrees of freedom."""


@dataclass(frozen=True, slots=True)
class SampledGame:
    """Numbers of guesses in a class game: by the class, and by each of `strategies`.

    A number is 0 if the secret was not found. `digest` identifies the game without its words.
    """

    digest: str
    length: int
    guesses: int
    strategies: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ClassSample:
    """The class games played so far, oldest first."""

    games: tuple[SampledGame, ...] = ()

    def of_length(self, length: int) -> tuple[SampledGame, ...]:
        return tuple(game for game in self.games if game.length == length)

    def with_game(self, comparison: ClassComparison) -> "ClassSample":
        """Returns the sample with this finished game added, unless it has the game already."""
        game = game_of(comparison)
        if game.digest in (each.digest for each in self.games):
            return self
        return ClassSample((*self.games, game)[-MOST_GAMES:])


@dataclass(frozen=True, slots=True)
class SampleMean:
    """Mean number of guesses of a strategy, or of the class if `strategy` is None.

    Only the `found` games count, in which it found the secret. `reach` is half the 95 % confidence
    interval, None for fewer than two such games.
    """

    strategy: Strategy | None
    found: int
    mean: float
    reach: float | None


def game_of(comparison: ClassComparison) -> SampledGame:
    """Returns the numbers of guesses of a comparison, as a game for the sample."""
    own, others = comparison.runs[0], comparison.runs[1:]
    game = comparison.review.game
    words = [game.secret or (), *(turn.guess for turn in own.turns)]
    return SampledGame(
        sha256(json.dumps(words).encode()).hexdigest()[:16],
        game.terms.length,
        _guesses(own),
        tuple((str(each.strategy), _guesses(each)) for each in others if each.strategy),
    )


def means(games: Sequence[SampledGame]) -> tuple[SampleMean, ...]:
    """Returns the mean of the class, then those of the strategies, lowest mean first."""
    own = _mean(None, [game.guesses for game in games])
    by_strategy: dict[Strategy, list[int]] = {}
    for game in games:
        for name, guesses in game.strategies:
            by_strategy.setdefault(Strategy(name), []).append(guesses)
    others = [_mean(strategy, took) for strategy, took in by_strategy.items()]
    there = sorted((each for each in others if each is not None), key=lambda each: each.mean)
    return (*([] if own is None else [own]), *there)


def _guesses(run: Run) -> int:
    return len(run.turns) if run.won else 0


def _mean(strategy: Strategy | None, guesses: Sequence[int]) -> SampleMean | None:
    """Returns the mean number of guesses of a strategy; None if it found no secret.

    A number of guesses is 0 if the secret was not found.
    """
    found = [number for number in guesses if number]
    if not found:
        return None
    reach = _quantile(len(found) - 1) * stdev(found) / sqrt(len(found)) if len(found) > 1 else None
    return SampleMean(strategy, len(found), fmean(found), reach)


def _quantile(freedom: int) -> float:
    """Returns Student's t, from the table or, for more degrees of freedom, by Cornish-Fisher."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    return 1.95996 + 2.37227 / freedom + 2.8225 / freedom**2 + 2.5558 / freedom**3


def save_sample(sample: ClassSample, path: Path) -> None:
    """Writes the sample to a file. Raises OSError."""
    files.save_fields(path, json.dumps(asdict(sample)), lasting=True)


def load_sample(path: Path) -> LoadResult[ClassSample]:
    """Loads the sample of a file; never raises, whatever the file contains."""
    return files.load_saved(path, read_sample)


def read_sample(fields: dict[str, object]) -> ClassSample:
    """Returns the sample from parsed JSON. Raises ValueError if the JSON is no sample."""
    sample = value_of_type(ClassSample, fields)
    known = set(map(str, Strategy))
    sound = len(sample.games) <= MOST_GAMES and all(
        0 <= number <= _MOST_GUESSES and name in known
        for game in sample.games
        for name, number in (*game.strategies, (str(Strategy.PAPER), game.guesses))
    )
    if not sound:
        raise ValueError("no class games are like this")
    return sample
