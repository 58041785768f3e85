"""A game that a person guesses in, kept in a file: neither a close nor a crash ends it.

The secret is not computed again from what is on the board: the game is played over, guess by guess,
from the number or the word it began with.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from app import kept as files
from app.engine.reading import typed
from app.games.game import are_words, can_be
from app.games.played import MOST_SECONDS, Mode
from app.kept import Found
from app.ui.play.match import HIGHEST, Wish


@dataclass(frozen=True, slots=True)
class Kept:
    """What was wished, the guesses so far, what seconds they took, whether the helper was seen."""

    lexicon: str
    wish: Wish
    guesses: tuple[str, ...]
    seconds: tuple[float, ...]
    helped: bool


def keep(game: Kept, path: Path) -> None:
    """Raises OSError."""
    files.keep(path, json.dumps(asdict(game)))


def kept(path: Path) -> Found[Kept]:
    """The game in a file; whatever is on the disk, this does not fail."""
    return files.find(path, _read)


def _read(fields: dict[str, object]) -> Kept:
    """Raises ValueError for what is no game."""
    read = typed(Kept, fields)
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
