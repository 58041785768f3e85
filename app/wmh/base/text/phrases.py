"""Translation of texts into the language in use, for windows, commands, errors and lessons.

The language of a command is that of the window's settings, else the environment's.
"""

import os
import re
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from wmh.base.files import paths
from wmh.base.text.languages import ALSO, LANGUAGES, OF_WINDOW, LanguageChoice
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, RoundedNumber

if TYPE_CHECKING:
    from gettext import GNUTranslations, NullTranslations

    from wmh.base.text.sentence import Sentence, Value

ENGLISH = "en"

_SET = rb"(?m)^language=([a-z]+)\s*$"
_MOST_BYTES = 1_000_000
"""Maximal size in bytes of a settings file; a longer file is ignored."""


def catalogue_of(language: str) -> Path:
    return paths.folder("resources") / "i18n" / f"{language}.mo"


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the user's language as the name of a catalogue, or `en`.

    The variable by which a window passes its language to its commands comes first. Then LC_ALL,
    else LC_MESSAGES, else LANG is the locale; if it is not C, LANGUAGE may name languages that come
    before it. The language chosen in the window precedes these variables, except an LC_ALL or
    LC_MESSAGES of C, by which scripts ask for English.
    """
    if _there(told := environment.get(OF_WINDOW, "")):
        return told
    asked = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or ""
    if asked and _name(asked) == ENGLISH:
        return ENGLISH
    if chosen := _chosen_language():
        return chosen
    locale = asked or environment.get("LANG", "")
    if _name(locale) == ENGLISH:
        return ENGLISH
    for each in (*environment.get("LANGUAGE", "").split(":"), locale):
        if each and _there(name := _name(each)):
            return name
    return ENGLISH


def _chosen_language() -> str:
    """Returns the language in the settings; empty if there is none or they are unreadable."""
    from wmh.base.files.writing import open_regular

    with suppress(OSError):
        with open_regular(paths.settings_file()) as file:
            told = file.read(_MOST_BYTES)
        found = re.search(_SET, told)
        if found and _there(name := found[1].decode()):
            return name
    return ""


def _there(name: str) -> bool:
    return name in set(LANGUAGES)


def _name(locale: str) -> str:
    """Returns the language of a locale such as `de_AT.UTF-8`; English for C or an empty text."""
    name = re.split(r"[-_.@]", locale)[0].lower()
    return ENGLISH if name in ("", "c", "posix") else ALSO.get(name, name)


class CatalogueError(InputError):
    """The error for a catalogue of translations that is missing or damaged."""


def read_catalogue(path: Path) -> "GNUTranslations":
    """Returns the translations of a .mo file. Raises CatalogueError."""
    # Here, because English needs neither.
    from gettext import GNUTranslations
    from struct import error as StructError  # noqa: N812 - the library's class has no capital

    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, LookupError, StructError) as error:
        raise CatalogueError(
            "The translations in {0} are missing or damaged: the program speaks English.", path.name
        ) from error


_FOR_PROGRAMS = "--json"
_DIGITS = 3
"""Number of significant digits of a decimal number in a sentence."""


class Numbers(NamedTuple):
    """Functions that format numbers: with given decimals, and with given significant digits."""

    decimal: Callable[[float, int], str]
    significant: Callable[[float, int], str]


def _numbers_of(language: str) -> Numbers:
    """Returns the number formats of a language."""
    signs = str.maketrans(",.", LANGUAGES[LanguageChoice(language)].signs)

    def decimal(value: float, places: int) -> str:
        # A whole number may be larger than any float.
        whole = isinstance(value, int) and not places
        return (f"{value:,}" if whole else f"{value:,.{places}f}").translate(signs)

    def significant(value: float, digits: int) -> str:
        return f"{value:.{digits}g}".translate(signs)

    return Numbers(decimal, significant)


class EnglishTexts:
    """Catalogue without translations, for English, the language that all texts are written in."""

    def gettext(self, text: str) -> str:
        return text

    def ngettext(self, one: str, many: str, number: int) -> str:
        return one if number == 1 else many

    def pgettext(self, _context: str, text: str) -> str:
        return text

    def npgettext(self, _context: str, one: str, many: str, number: int) -> str:
        return self.ngettext(one, many, number)


class Speech(NamedTuple):
    """A language with its catalogue of translations and its number formats."""

    language: str
    catalogue: "NullTranslations | EnglishTexts"
    numbers: Numbers


def speech_in(language: str, numbers: Numbers | None = None) -> Speech:
    """Loads a language; `numbers` are its number formats if not the usual ones.

    Raises CatalogueError.
    """
    catalogue = EnglishTexts() if language == ENGLISH else read_catalogue(catalogue_of(language))
    return Speech(language, catalogue, numbers or _numbers_of(language))


_speech = speech_in(ENGLISH)
"""The language in use, shared by all threads of the process."""


def speak(speech: Speech) -> None:
    """Sets the language in use."""
    global _speech
    _speech = speech


@contextmanager
def language_texts(language: str) -> Generator[CatalogueError | None]:
    """Context in which a language is in use.

    If the catalogue of the language cannot be read, English is in use, and the error is yielded.
    """
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
    """Context in which a command runs in the user's language.

    A command whose output is for programs (with `--json`) runs in English. Yields the error of
    `language_texts`.
    """
    language = ENGLISH if _FOR_PROGRAMS in arguments else language_of(environment)
    with language_texts(language) as fault:
        yield fault


def speaks_english() -> bool:
    return _speech.language == ENGLISH


def language_spoken() -> str:
    """Returns the code of the language in use."""
    return _speech.language


def translation_of(text: str | Plural, context: str = "") -> str:
    """Returns the translation of a text, with places such as `{0}` not filled in.

    `context` distinguishes texts of tables, and texts with equal English but different meaning.
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
    """Returns the translation of a text with its values filled in.

    If there are no values, braces in the text stay as they are.
    """
    said = translation_of(text, context)
    return said.format(*map(_text_of, values)) if values else said


def ngettext(one: str, many: str, number: int, *values: object, context: str = "") -> str:
    """Returns the translation for a number, with the values filled in, by default the number.

    `one` and `many` are the English for one and for any other number. Other languages have as many
    plural forms as they need.
    """
    said = translation_of(Plural(one, many, number), context)
    return said.format(*map(_text_of, values or (number,)))


def figure(value: float, places: int = 0) -> str:
    """Returns a number with this many decimals, written as in the language in use."""
    return _speech.numbers.decimal(value, places)


def in_language(text: str) -> str:
    """Returns a formatted number with the thousands and decimal signs of the language in use."""
    signs = LANGUAGES[LanguageChoice(_speech.language)].signs
    return text.translate(str.maketrans(",.", signs))


def objection(error: InputError) -> str:
    """Returns the translated message of an error."""
    return _(error.said, *error.values)


def _text_of(value: object) -> object:
    if isinstance(value, InputError):
        return objection(value)
    if isinstance(value, RoundedNumber):
        return figure(value.value, value.places)
    return figure(value) if isinstance(value, int) else value


def sentence(said: "Sentence") -> str:
    """Returns the translation of a lesson's sentence, with its values filled in."""
    return _(said.text, *map(_in_sentence, said.values), context=said.context)


def _in_sentence(value: "Value") -> object:
    if isinstance(value, int | str):
        return value
    if isinstance(value, float):
        return _speech.numbers.significant(value, _DIGITS)
    return sentence(value)
