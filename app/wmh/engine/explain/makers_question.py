"""The question turned round: clues and a secret, and the words between them are wanted.

Cheap to import, safe to share between threads.
"""

from dataclasses import dataclass

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Clue


@dataclass(frozen=True, slots=True)
class MakersQuestion:
    """Asks which words of at most this tier get each of the clues from the secret.

    Flagged words are named only with `flagged`.
    """

    clues: tuple[Clue, ...]
    secret: tuple[str, ...]
    tier: int
    rule: Rule = Rule.TILES
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class MakersAnswer:
    """The words for each clue of a riddle, in order."""

    riddle: MakersQuestion
    makers: tuple[tuple[str, ...], ...]
