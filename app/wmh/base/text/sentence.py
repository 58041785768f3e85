"""Sentence of a lesson: a template and values, so that it can be translated."""

from dataclasses import dataclass

from wmh.base.text.wording import Plural


@dataclass(frozen=True, slots=True)
class Sentence:
    """A translatable template, and the values for its `{0}`, `{1}` and so on.

    Texts from a table have the `context` of that table, such as "Scenarios" for texts of scenario
    files. A text without values is never formatted.
    """

    text: str | Plural
    values: "tuple[Value, ...]" = ()
    context: str = ""


Value = str | int | float | Sentence
"""Value of a sentence; integers are grouped, floats get three significant digits."""


def say(text: str | Plural, *values: Value) -> Sentence:
    """Returns a literal text and its values as a `Sentence`; the text is collected to translate."""
    return Sentence(text, values)


def in_english(sentence: Sentence) -> str:
    """Returns the English text of a sentence with its values filled in."""
    if not sentence.values:
        return str(sentence.text)
    return str(sentence.text).format(*map(value_text, sentence.values))


def value_text(value: Value) -> str:
    """Returns a value as text for an English sentence."""
    match value:
        case Sentence():
            return in_english(value)
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.3g}"
        case str():
            return value
