"""What is installed: each lexicon with its facts, or why it cannot be used."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.lexicon.facts import Facts
from app.engine.refusal import InputError
from app.engine.stopping import Stop
from app.ui.objections import objection

if TYPE_CHECKING:
    from app.lexica.hand import Hand


@dataclass(frozen=True, slots=True)
class Listed:
    """An installed lexicon. `reason` says why it cannot be used; it is empty where there are facts.

    `own` is whether the user brought it in, and so may rename and remove it; `hand` what was
    changed in it by hand, which the facts leave aside.
    """

    name: str
    path: Path
    own: bool
    facts: Facts | None
    reason: str = ""
    hand: "Hand | None" = None


def listing(stop: Stop) -> Iterator[tuple[Listed, ...]]:
    """For the other thread: all of them, once each has been read and checked."""
    # Here and not above: numpy comes with it, which the window must not wait for.
    from app.engine.lexicon.store import open_lexicon
    from app.lexica.hand import read_hand
    from app.library import built_in, installed

    found: list[Listed] = []
    shipped = built_in()
    for name, path in installed().items():
        own = name not in shipped
        try:
            facts, hand = open_lexicon(path, stop).facts, read_hand(name)
        except InputError as error:
            found.append(Listed(name, path, own, None, objection(error)))
        else:
            found.append(Listed(name, path, own, facts, hand=hand))
    yield tuple(found)
