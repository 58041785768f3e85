"""Reverse question: the words that would get given clues if the secret is known.

Cheap to import, safe to share between threads.
"""

from dataclasses import dataclass

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Clue


@dataclass(frozen=True, slots=True)
class MakersQuestion:
    """Request for the words that would get each of some clues from a known secret.

    Words up to `tier` are searched; offensive words are named only with `flagged`.
    """

    clues: tuple[Clue, ...]
    secret: tuple[str, ...]
    tier: int
    rule: Rule = Rule.TILES
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class MakersAnswer:
    """Answer to a `MakersQuestion`: the words for each clue, in the order of its clues."""

    riddle: MakersQuestion
    makers: tuple[tuple[str, ...], ...]
