"""Changes by hand, made in the other thread: the lexicon is opened to see whether they fit."""

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from wmh.engine.stopping import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.lexica.hand import HandEdits


class Change(StrEnum):
    """What became of a word, by its name in `Hand`."""

    ADDED = "added"
    DROPPED = "dropped"
    FLAGGED = "flagged"
    UNFLAGGED = "unflagged"


OPPOSITE = MappingProxyType(
    {
        Change.ADDED: Change.DROPPED,
        Change.DROPPED: Change.ADDED,
        Change.FLAGGED: Change.UNFLAGGED,
        Change.UNFLAGGED: Change.FLAGGED,
    }
)
"""What takes a change back."""


def reading(name: str, _stop: Stop) -> "Iterator[HandEdits]":
    """What was changed in the lexicon of this name. Raises LexiconError."""
    from wmh.lexica.hand import read_hand

    yield read_hand(name)


def changing(
    name: str, change: Change, words: tuple[str, ...], stop: Stop
) -> "Iterator[HandEdits]":
    """Make a change; all that there are afterwards. Raises InputError, OSError."""
    from wmh.lexica import hand
    from wmh.lexica.library import installed, open_named

    if name not in installed():
        raise hand.HandError(
            f"{name} is not installed, and so cannot be changed: import its words first."
        )
    change_words = {
        Change.ADDED: hand.add_words,
        Change.DROPPED: hand.drop_words,
        Change.FLAGGED: hand.flag_words,
        Change.UNFLAGGED: hand.unflag_words,
    }[change]
    yield change_words(name, words, open_named(name, stop))
