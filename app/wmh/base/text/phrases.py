"""Phrases of the commands, in the language that is spoken."""

import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wmh.base.text.catalogue import CatalogueError, SpokenCatalogue, read_catalogue
from wmh.base.text.language import ENGLISH, catalogue_of, language_of
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, RoundedNumber

if TYPE_CHECKING:
    from wmh.base.text.sentence import Sentence, Value

_FOR_PROGRAMS = "--json"


@dataclass(frozen=True, slots=True)
class _Speech:
    """Without a catalogue it is English."""

    language: str = ENGLISH
    catalogue: SpokenCatalogue | None = None


_IN_ENGLISH = _Speech()
_SPEECH: ContextVar[_Speech] = ContextVar("speech", default=_IN_ENGLISH)


@contextmanager
def language_texts(language: str) -> Generator[None]:
    """While this language is spoken; English where its catalogue cannot be read."""
    speech = _IN_ENGLISH
    if language != ENGLISH:
        with suppress(OSError, CatalogueError):
            speech = _Speech(language, read_catalogue(catalogue_of(language)))
    token = _SPEECH.set(speech)
    try:
        yield
    finally:
        _SPEECH.reset(token)


@contextmanager
def spoken_to(
    arguments: Sequence[str], environment: Mapping[str, str] = os.environ
) -> Generator[None]:
    """While a command runs. What programs read is English, and all that comes with it."""
    with language_texts(ENGLISH if _FOR_PROGRAMS in arguments else language_of(environment)):
        yield


def speaks_english() -> bool:
    return _SPEECH.get().catalogue is None


def language_spoken() -> str:
    """Its code."""
    return _SPEECH.get().language


def phrase(said: str | Plural, *values: object) -> str:
    """A sentence of a command with its values; without any it is as it stands."""
    return phrase_of("Console", said, *values)


def phrase_of(context: str, said: str | Plural, *values: object) -> str:
    """Returns a translated text of another context, with its values."""
    text = _form(context, said)
    return text.format(*map(_text_of, values)) if values else text


def figure(value: float, places: int = 0) -> str:
    """A number with so many decimals, as the language writes it."""
    # A whole number may be larger than any float.
    whole = isinstance(value, int) and not places
    return in_language(f"{value:,}" if whole else f"{value:,.{places}f}")


def in_language(text: str) -> str:
    """A number as Python writes it, with the signs of the language."""
    signs = LANGUAGES[LanguageChoice(_SPEECH.get().language)].signs
    return text.translate(str.maketrans(",.", signs))


def objection(error: InputError) -> str:
    """The message of a refusal."""
    return phrase_of("Errors", error.said, *error.values)


def _form(context: str, said: str | Plural) -> str:
    catalogue = _SPEECH.get().catalogue
    if catalogue is None:
        return str(said)
    source, number = (said.many, said.number) if isinstance(said, Plural) else (said, None)
    return catalogue.said(context, source, number=number) or str(said)


def _text_of(value: object) -> object:
    if isinstance(value, InputError):
        return objection(value)
    if isinstance(value, RoundedNumber):
        return figure(value.value, value.places)
    return figure(value) if isinstance(value, int) else value


def sentence(said: "Sentence") -> str:
    """A sentence of a lesson."""
    return phrase_of(said.context, said.text, *map(_in_sentence, said.values))


def _in_sentence(value: "Value") -> object:
    if isinstance(value, int | str):
        return value
    return in_language(f"{value:.3g}") if isinstance(value, float) else sentence(value)
