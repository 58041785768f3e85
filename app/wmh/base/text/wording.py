"""Small turns of phrase that messages share."""

from typing import NamedTuple, TypeVar

_T = TypeVar("_T")


class Plural(NamedTuple):
    """A text whose words depend on a number: the English for one, and for any other.

    Both are literals. Translations have as many forms as a language tells kinds of numbers apart.
    """

    one: str
    many: str
    number: int

    def __str__(self) -> str:
        return self.one if self.number == 1 else self.many


class RoundedNumber(NamedTuple):
    """A number with so many decimals: as a part of a refusal, each language writes it its way."""

    value: float
    places: int

    def __str__(self) -> str:
        return f"{self.value:,.{self.places}f}"


def count_text(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def excerpt(text: str, most: int = 40) -> str:
    """The text in quotes, shortened so that a message stays one line."""
    return repr(text if len(text) <= most else text[: most - 1] + "…")


def translatable(said: _T, context: str = "") -> _T:
    """A text, or a table of texts, as it is: a mark for those who collect what is translated.

    Both are literals; of a table, all texts but its keys and what is given by name. `context` is
    that in which the texts are asked for.
    """
    del context
    return said
