"""Statistics of recorded games, and a CSV table of these games."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean, median

from wmh.base.text.escaping import text_cell
from wmh.engine.clues.transcript import write_clue
from wmh.helper.record.finished_game import FinishedGame, Mode


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of games, which are in the order of playing.

    `distribution` is the number of games won by their number of guesses, ascending. A streak is a
    series of wins: `streak` the present one, `longest` the longest of all. `mean` is the mean
    number of guesses of games won. `mean_time` and `median_time`, in seconds, are over the games
    won whose time was measured. They are None without such games.
    """

    games: int
    won: int
    distribution: Mapping[int, int]
    streak: int
    longest: int
    mean: float | None
    mean_time: float | None
    median_time: float | None


def statistics(games: Iterable[FinishedGame]) -> Statistics:
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
    games: Iterable[FinishedGame], *, length: int | None = None, mode: Mode | None = None
) -> tuple[FinishedGame, ...]:
    """Returns the games of this length and this mode; None allows any."""
    return tuple(
        each for each in games if length in (None, each.length) and mode in (None, each.mode)
    )


COLUMNS = (
    "when",
    "lexicon",
    "length",
    "rule",
    "keeping",
    "mode",
    "secret",
    "won",
    "attempts",
    "limit",
    "seconds",
    "helper",
    "guesses",
    "clues",
    "seconds each",
)
"""Columns of the table, in this order.

`when` the game ended, in ISO 8601; `lexicon` the name of the word list; `length` in letters;
`rule`, `keeping` (empty if a person kept the secret) and `mode` as in the command line; `secret`,
empty if never revealed; `won` yes or no; `attempts` the number of guesses; `limit` of attempts,
empty for none; `seconds` of the whole game, empty if not timed; `helper` shown or hidden;
`guesses`, `clues` (g, y, w, or numbers) and `seconds each` of the guesses, separated by spaces.
"""


def as_csv(games: Iterable[FinishedGame]) -> str:
    """Returns a CSV table (RFC 4180): a row of titles and a row for each game.

    A text that a spreadsheet would compute as a formula is escaped.
    """
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for each in games:
        rows.writerow(text_cell(str(cell)) for cell in _cells(each))
    return text.getvalue()


def _cells(played: FinishedGame) -> tuple[object, ...]:
    return (
        played.when,
        played.lexicon,
        played.length,
        played.rule,
        played.keeping or "",
        played.mode,
        played.secret,
        "yes" if played.won else "no",
        len(played.turns),
        played.attempts or "",
        "" if played.time is None else f"{played.time:g}",
        played.helper,
        " ".join(turn.word for turn in played.turns),
        " ".join(write_clue(turn.clue) for turn in played.turns),
        " ".join(f"{each:g}" for each in played.seconds),
    )
