"""Search by pattern: the question and its answer; cheap to import, safe between threads."""

from dataclasses import dataclass

from wmh.base.text.refusal import InputError
from wmh.engine.question import ALL_TIERS, Question


class PatternError(InputError):
    """The error for a pattern that cannot be searched: the reason, the place and the remedy."""


@dataclass(frozen=True, slots=True)
class PatternQuestion:
    """Request for the words that a pattern matches as a whole.

    Only words of `length` letters (None: of any length) up to `tier` are searched, and offensive
    words only with `flagged`. If there is a `game`, only words that fit its clues are searched. The
    first `rows` words are returned, the others only counted.
    """

    text: str
    length: int | None = None
    tier: int = ALL_TIERS
    flagged: bool = False
    rows: int = 1000
    game: Question | None = None


@dataclass(frozen=True, slots=True)
class PatternAnswer:
    """Number of words that match a pattern, and the first words, by length, then alphabet.

    `kept_back` counts words that match but are too uncommon for the question's tier, or offensive.
    `foreign` is the first character of the pattern that is no letter of the lexicon.
    """

    question: PatternQuestion
    number: int
    words: tuple[str, ...]
    kept_back: int = 0
    foreign: str | None = None
