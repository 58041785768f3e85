"""The policies of a reader of word lists: lists differ and cannot say it themselves."""

from dataclasses import dataclass
from enum import StrEnum


class Accents(StrEnum):
    """Reading of accents: `é` is a letter of its own, or another `e`."""

    KEEP = "keep"
    FOLD = "fold"


class Capitals(StrEnum):
    """Reading of capitals: words, as German nouns are, or names to be left out."""

    FOLD = "fold"
    SKIP = "skip"


class Column(StrEnum):
    """Meaning of a number beside a word: `auto` looks at the numbers, `none` passes them over."""

    AUTO = "auto"
    TIER = "tier"
    COUNT = "count"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Policies:
    """Ways to read a word list.

    `digraphs` are letters of several characters; `letters` are accented ones that stay as they
    are where accents are folded, as Spanish ñ. `locale` is the language whose capitals it has,
    where that makes a difference: `tr` and `az`, whose I is no capital i.
    """

    accents: Accents = Accents.KEEP
    capitals: Capitals = Capitals.FOLD
    digraphs: tuple[str, ...] = ()
    column: Column = Column.TIER
    letters: str = ""
    locale: str = ""


AS_IT_STANDS = Policies()
"""Small letters and capitals alike, every accent a letter, and perhaps a tier beside each word."""
