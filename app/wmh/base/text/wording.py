"""Building blocks of messages: plural texts, rounded numbers, excerpts."""

from typing import NamedTuple, TypeVar

_T = TypeVar("_T")


class Plural(NamedTuple):
    """English texts for one and for any other number, which translations map to their forms.

    Both texts must be literals, so that they are collected for translators.
    """

    one: str
    many: str
    number: int

    def __str__(self) -> str:
        return self.one if self.number == 1 else self.many


class RoundedNumber(NamedTuple):
    """A number in a message, shown with this many decimals in the language's notation."""

    value: float
    places: int

    def __str__(self) -> str:
        return f"{self.value:,.{self.places}f}"


def count_text(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def excerpt(text: str, most: int = 40) -> str:
    """Returns the text in quotes, cut to `most` characters so that a message stays one line."""
    return repr(text if len(text) <= most else text[: most - 1] + "…")


def translatable(said: _T, context: str = "") -> _T:
    """Returns a text, or a table of texts, unchanged; marks it as a text to translate.

    The argument must be literal; of a table all texts are collected except keys and keyword
    arguments. `context` is the context with which the texts are translated.
    """
    del context
    return said
