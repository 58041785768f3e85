"""The recorded games as a table that any spreadsheet opens."""

import csv
import io
from collections.abc import Iterable

from app.engine.clues.transcript import write_clue
from app.games.played import Played

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


def as_csv(games: Iterable[Played]) -> str:
    """A row of titles and one for each game, as RFC 4180 has it.

    No cell is a formula, whatever a word or a name begins with: a spreadsheet would compute it.
    """
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for each in games:
        rows.writerow(_plain(str(cell)) for cell in _cells(each))
    return text.getvalue()


def _cells(played: Played) -> tuple[object, ...]:
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


def _plain(cell: str) -> str:
    """The cell, with an apostrophe before what a spreadsheet would take for a formula."""
    return f"'{cell}" if cell[:1] in _FORMULA else cell


_FORMULA = ("=", "+", "-", "@", "\t", "\r")
