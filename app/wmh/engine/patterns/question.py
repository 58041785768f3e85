"""A search by pattern and its answer; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from wmh.base.text.refusal import InputError
from wmh.engine.question import ALL_TIERS, Question


class PatternError(InputError):
    """A pattern that cannot be searched for. The message says why, where, and what to do."""


@dataclass(frozen=True, slots=True)
class PatternQuestion:
    """Asks which words match a pattern from their first letter to their last.

    Only words of `length` letters, or of any where it is None; `tier` bounds how uncommon they
    may be, flagged ones are found only with `flagged`. With a `game` only words that still fit
    it. The first `rows` are named, the others counted.
    """

    text: str
    length: int | None = None
    tier: int = ALL_TIERS
    flagged: bool = False
    rows: int = 1000
    game: Question | None = None


@dataclass(frozen=True, slots=True)
class PatternAnswer:
    """Number of words that match, and the first of them: short ones first, then by the alphabet.

    `kept_back` counts words that match as well, but are less common than asked for, or flagged.
    `foreign` is the first character of the pattern that is no letter of the lexicon.
    """

    question: PatternQuestion
    number: int
    words: tuple[str, ...]
    kept_back: int = 0
    foreign: str | None = None
