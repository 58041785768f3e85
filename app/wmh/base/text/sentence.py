"""The sentence of a lesson, so that it can be said in any language."""

from dataclasses import dataclass

from wmh.base.text.wording import Plural


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text for translators, and the values that belong at its `{0}`, `{1}` and so on.

    What comes from a table has the `context` of its table, as "Scenarios" for the texts of their
    files. A text without values is never formatted.
    """

    text: str | Plural
    values: "tuple[Value, ...]" = ()
    context: str = ""


Value = str | int | float | Sentence
"""Whole numbers are grouped, others have three significant digits; words are said as they are."""


def say(text: str | Plural, *values: Value) -> Sentence:
    """A sentence of the program; the translations are found by the literals of `text`."""
    return Sentence(text, values)


def in_english(sentence: Sentence) -> str:
    """Returns the English text with its values."""
    if not sentence.values:
        return str(sentence.text)
    return str(sentence.text).format(*map(value_text, sentence.values))


def value_text(value: Value) -> str:
    """A value as it stands in an English sentence."""
    match value:
        case Sentence():
            return in_english(value)
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.3g}"
        case str():
            return value
