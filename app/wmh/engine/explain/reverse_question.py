"""Reverse question: which words would get given clues from a secret.

Cheap to import, safe to share between threads.
"""

from dataclasses import dataclass

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Clue


@dataclass(frozen=True, slots=True)
class MakersQuestion:
    """Request for the words up to a tier that get each clue from the secret.

    Offensive words are named only with `flagged`.
    """

    clues: tuple[Clue, ...]
    secret: tuple[str, ...]
    tier: int
    rule: Rule = Rule.TILES
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class MakersAnswer:
    """The words for each clue of a request, in order."""

    riddle: MakersQuestion
    makers: tuple[tuple[str, ...], ...]
