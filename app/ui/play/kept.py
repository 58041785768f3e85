"""A game that a person guesses in, kept in a file: neither a close nor a crash ends it.

The secret is not computed again from what is on the board: the game is played over, guess by guess,
from the number or the word it began with.
"""

import json
import math
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.files import replace_file
from app.games.game import Keeping, Terms
from app.games.played import Mode
from app.ui.play.match import Wish

_VERSION = 1


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
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, json.dumps(asdict(game) | {"version": _VERSION}).encode(), private=True)


def kept(path: Path) -> Kept | None:
    """The game in a file; None where there is none, or none that can be played on."""
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return _read(cast("dict[str, Any]", json.loads(path.read_bytes())))
    return None


def forget(path: Path) -> None:
    """There is no game under way any more."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _read(fields: dict[str, Any]) -> Kept:
    """Raises ValueError, TypeError or KeyError for what is no game."""
    wish, terms = fields["wish"], fields["wish"]["terms"]
    attempts = terms["attempts"]
    read = Kept(
        str(fields["lexicon"]),
        Wish(
            Mode(wish["mode"]),
            Terms(
                int(terms["length"]),
                Rule(terms["rule"]),
                Keeping(terms["keeping"]),
                None if attempts is None else int(attempts),
                int(terms["tier"]),
                terms["flagged"] is True,
                Hardness(terms["hardness"]),
            ),
            int(wish["number"]),
            str(wish["secret"]),
        ),
        tuple(map(str, fields["guesses"])),
        tuple(map(float, fields["seconds"])),
        fields["helped"] is True,
    )
    sound = (
        fields["version"] == _VERSION
        and read.wish.mode is Mode.GUESSER
        and read.wish.terms.length > 0
        and len(read.guesses) == len(read.seconds)
        and all(math.isfinite(each) and each >= 0 for each in read.seconds)
    )
    if not sound:
        raise ValueError("no game is like this")
    return read
