"""Texts in the language that the program speaks: window, commands, errors and lessons."""

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from wmh.base.text.catalogue import CatalogueError, read_catalogue
from wmh.base.text.language import ENGLISH, catalogue_of, language_of
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, RoundedNumber

if TYPE_CHECKING:
    from gettext import NullTranslations

    from wmh.base.text.sentence import Sentence, Value

_FOR_PROGRAMS = "--json"
_DIGITS = 3
"""Significant digits of a number in a sentence."""


class Numbers(NamedTuple):
    """Functions that write numbers: with so many decimals, and with so many significant digits."""

    decimal: Callable[[float, int], str]
    significant: Callable[[float, int], str]


def _numbers_of(language: str) -> Numbers:
    """Numbers as Python writes them, with the signs of a language."""
    signs = str.maketrans(",.", LANGUAGES[LanguageChoice(language)].signs)

    def decimal(value: float, places: int) -> str:
        # A whole number may be larger than any float.
        whole = isinstance(value, int) and not places
        return (f"{value:,}" if whole else f"{value:,.{places}f}").translate(signs)

    def significant(value: float, digits: int) -> str:
        return f"{value:.{digits}g}".translate(signs)

    return Numbers(decimal, significant)


class EnglishTexts:
    """Catalogue of English, in which texts are written: gettext's without translations."""

    def gettext(self, text: str) -> str:
        return text

    def ngettext(self, one: str, many: str, number: int) -> str:
        return one if number == 1 else many

    def pgettext(self, _context: str, text: str) -> str:
        return text

    def npgettext(self, _context: str, one: str, many: str, number: int) -> str:
        return self.ngettext(one, many, number)


class Speech(NamedTuple):
    """A language that texts are said in."""

    language: str
    catalogue: "NullTranslations | EnglishTexts"
    numbers: Numbers


def speech_in(language: str, numbers: Numbers | None = None) -> Speech:
    """Raises CatalogueError."""
    catalogue = EnglishTexts() if language == ENGLISH else read_catalogue(catalogue_of(language))
    return Speech(language, catalogue, numbers or _numbers_of(language))


_speech = speech_in(ENGLISH)
"""That of the process: threads speak as the window does."""


def speak(speech: Speech) -> None:
    """Speaks so from now on."""
    global _speech
    _speech = speech


@contextmanager
def language_texts(language: str) -> Generator[CatalogueError | None]:
    """Context of a language; English, with the error, if its catalogue cannot be read."""
    before, fault = _speech, None
    try:
        speak(speech_in(language))
    except CatalogueError as error:
        speak(speech_in(ENGLISH))
        fault = error
    try:
        yield fault
    finally:
        speak(before)


@contextmanager
def spoken_to(
    arguments: Sequence[str], environment: Mapping[str, str] = os.environ
) -> Generator[CatalogueError | None]:
    """Context of a command. What programs read is English, and all that comes with it."""
    language = ENGLISH if _FOR_PROGRAMS in arguments else language_of(environment)
    with language_texts(language) as fault:
        yield fault


def speaks_english() -> bool:
    return _speech.language == ENGLISH


def language_spoken() -> str:
    """Code of the language in use."""
    return _speech.language


def translation_of(text: str | Plural, context: str = "") -> str:
    """Returns a text without its values.

    Only texts of tables, and those whose English is that of another text, have a context.
    """
    catalogue = _speech.catalogue
    if isinstance(text, Plural):
        if context:
            return catalogue.npgettext(context, text.one, text.many, text.number)
        return catalogue.ngettext(text.one, text.many, text.number)
    if context:
        return catalogue.pgettext(context, text)
    return catalogue.gettext(text) if text else ""


def _(text: str | Plural, *values: object, context: str = "") -> str:
    """Returns a text with its values; without any it is not formatted."""
    said = translation_of(text, context)
    return said.format(*map(_text_of, values)) if values else said


def ngettext(one: str, many: str, number: int, *values: object, context: str = "") -> str:
    """Returns a text whose words depend on a number, with its values: by default the number.

    `one` and `many` are the English for one and for any other number. Other languages have as many
    forms as they need.
    """
    said = translation_of(Plural(one, many, number), context)
    return said.format(*map(_text_of, values or (number,)))


def figure(value: float, places: int = 0) -> str:
    """A number with so many decimals, as the language writes it."""
    return _speech.numbers.decimal(value, places)


def in_language(text: str) -> str:
    """A number as Python writes it, with the signs of the language."""
    signs = LANGUAGES[LanguageChoice(_speech.language)].signs
    return text.translate(str.maketrans(",.", signs))


def objection(error: InputError) -> str:
    """The message of a refusal."""
    return _(error.said, *error.values)


def _text_of(value: object) -> object:
    if isinstance(value, InputError):
        return objection(value)
    if isinstance(value, RoundedNumber):
        return figure(value.value, value.places)
    return figure(value) if isinstance(value, int) else value


def sentence(said: "Sentence") -> str:
    """A sentence of a lesson."""
    return _(said.text, *map(_in_sentence, said.values), context=said.context)


def _in_sentence(value: "Value") -> object:
    if isinstance(value, int | str):
        return value
    if isinstance(value, float):
        return _speech.numbers.significant(value, _DIGITS)
    return sentence(value)
