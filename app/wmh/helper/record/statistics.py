"""The statistics of the recorded games, and their table for spreadsheets."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean, median

from wmh.engine.cells import text_cell
from wmh.engine.clues.transcript import write_clue
from wmh.helper.record.finished_game import FinishedGame, Mode


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
    """The games of a length, of a mode, or of both; all where neither is named."""
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
"""In this order, a game a row.

`when` the game ended, in ISO 8601; `lexicon` its name; `length` in letters; `rule`, `keeping`
(empty where a person kept the secret) and `mode` as the command line calls them; `secret`, empty
where it was never told; `won` yes or no; `attempts` made; `limit` of them, empty for none;
`seconds` of the whole game, empty where nobody timed it; `helper` shown or hidden; `guesses`,
`clues` (g, y, w, or numbers) and `seconds each`, a space between one and the next.
"""


def as_csv(games: Iterable[FinishedGame]) -> str:
    """A row of titles and one for each game, as RFC 4180 has it.

    No cell is a formula, whatever a word or a name begins with: a spreadsheet would compute it.
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
