"""What the recorded games come to, in figures."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean, median

from app.games.played import Mode, Played


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of some games, in the order in which they were played.

    `distribution` says how many were won with how many guesses, ascending. A streak is games won
    one after the other: `streak` of those at the end, `longest` of those anywhere. `mean` is that
    of the guesses of the games won; `mean_time` and `median_time`, in seconds, are of the games
    won that were timed. They are None where there is no such game.
    """

    games: int
    won: int
    distribution: Mapping[int, int]
    streak: int
    longest: int
    mean: float | None
    mean_time: float | None
    median_time: float | None


def statistics(games: Iterable[Played]) -> Statistics:
    games = tuple(games)
    won = [each for each in games if each.won]
    guesses = [len(each.turns) for each in won]
    times = [each.time for each in won if each.time is not None]
    streak = longest = 0
    for each in games:
        streak = streak + 1 if each.won else 0
        longest = max(longest, streak)
    return Statistics(
        games=len(games),
        won=len(won),
        distribution=dict(sorted(Counter(guesses).items())),
        streak=streak,
        longest=longest,
        mean=fmean(guesses) if guesses else None,
        mean_time=fmean(times) if times else None,
        median_time=median(times) if times else None,
    )


def only(
    games: Iterable[Played], *, length: int | None = None, mode: Mode | None = None
) -> tuple[Played, ...]:
    """The games of a length, of a mode, or of both; all where neither is named."""
    return tuple(
        each for each in games if length in (None, each.length) and mode in (None, each.mode)
    )
