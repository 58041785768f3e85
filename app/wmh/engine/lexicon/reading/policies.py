"""Options for reading word lists, which a list itself cannot tell."""

from dataclasses import dataclass
from enum import StrEnum


class Accents(StrEnum):
    """Treatment of accents: `é` is a letter of its own, or is read as `e`."""

    KEEP = "keep"
    FOLD = "fold"


class Capitals(StrEnum):
    """Treatment of capitalized words: as words, like German nouns, or as names, left out."""

    FOLD = "fold"
    SKIP = "skip"


class Column(StrEnum):
    """Meaning of a number beside a word: `auto` decides by the numbers, `none` ignores them."""

    AUTO = "auto"
    TIER = "tier"
    COUNT = "count"
    NONE = "none"


class Past(StrEnum):
    """Treatment of answers of past days: as likely as others, unlikely, or only guesses."""

    KEEP = "keep"
    UNLIKELY = "unlikely"
    LEAVE_OUT = "leave-out"


@dataclass(frozen=True, slots=True)
class Policies:
    """Options for reading a word list.

    `digraphs` are letters of several characters; `letters` are accented letters that stay although
    accents are removed, such as Spanish ñ. `locale` is the language if its capitals are special:
    `tr` or `az`, in which I is not the capital of i. `past` is for answers with dates before
    the day `before`, a text such as 2022-01-31; without that day dates are not read.
    """

    accents: Accents = Accents.KEEP
    capitals: Capitals = Capitals.FOLD
    digraphs: tuple[str, ...] = ()
    column: Column = Column.TIER
    letters: str = ""
    locale: str = ""
    past: Past = Past.KEEP
    before: str = ""


AS_IT_STANDS = Policies()
"""Options that keep every accent, ignore case, and read an optional tier beside each word."""
