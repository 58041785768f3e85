"""Meaning of a word, from the first dictionary that has it."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.helper.meanings.dictionaries import Dictionary, dictionaries, language_of, languages
from wmh.helper.meanings.stored import DictionaryError, Entry

_MOST_ENTRIES = 6
_MOST_CHARACTERS = 2000
_OFTEN = 5000
"""Number of entries read between two checks for cancellation."""

_BEYOND = 0x80
"""Lowest value of a byte that is no ASCII character."""
_SENSE = re.compile(r"\s*(?:[a-z]{1,4}\.? )?\d{1,3}[.:)] ")
_ENDINGS = {
    "ies": ("y",),
    "ied": ("y",),
    "s": ("",),
    "es": ("",),
    "ed": ("", "e"),
    "ing": ("", "e"),
}
"""Endings of inflected English words, and the endings of the base form that each may replace."""
_LINKS = re.compile(r"[{}]")


@dataclass(frozen=True, slots=True)
class Meaning:
    """Result of looking up a word.

    `text` has a line for each sense, "" if no dictionary has the word; `dictionary` is the title of
    the dictionary that has it, and `headword` the entry there. `looked` is the number of
    dictionaries searched; if it is 0, `package` is the Debian package of a dictionary for the
    language, if one is known. `faults` are errors of dictionaries that cannot be read.
    """

    word: str
    text: str = ""
    headword: str = ""
    dictionary: str = ""
    looked: int = 0
    package: str = ""
    faults: tuple[DictionaryError, ...] = ()


def meaning(word: str, lexicon: str, stop: Stop = never) -> Meaning:
    """Looks a word up in the installed dictionaries of the word list's language.

    Case is ignored. An entry that differs in accents is taken only if none has the word's own
    accents; an English inflected form is looked up by its base only if the form itself has no
    entry. Raises Cancelled.
    """
    language = language_of(lexicon)
    shelf = dictionaries(language)
    forms = (word, *(_bases(word) if language == "eng" else ()))
    faults: list[DictionaryError] = []
    for dictionary in shelf:
        try:
            if found := _find(dictionary, forms, stop):
                title = dictionary.title()
                return Meaning(word, *found, title, len(shelf), faults=tuple(faults))
        except DictionaryError as error:
            faults.append(error)
    package = languages()[language].package if language in languages() else ""
    return Meaning(word, looked=len(shelf), package=package, faults=tuple(faults))


def _find(dictionary: Dictionary, forms: Sequence[str], stop: Stop) -> tuple[str, str] | None:
    """Returns text and headword of the first of these forms that the dictionary has, or None.

    Raises DictionaryError, Cancelled.
    """
    wanted = {_plain(form): form for form in reversed(forms)}
    alike: dict[str, list[Entry]] = {plain: [] for plain in wanted}
    for number, entry in enumerate(dictionary.entries(_initials(forms[0]))):
        if number % _OFTEN == 0:
            check_cancelled(stop)
        if (plain := _plain(entry[0])) in alike:
            alike[plain].append(entry)
    for plain in map(_plain, forms):
        same = [each for each in alike[plain] if each[0].casefold() == wanted[plain].casefold()]
        entries = (same or alike[plain])[:_MOST_ENTRIES]
        if text := _fit_senses([each for _, read in entries for each in _senses(read(), plain)]):
            return text, entries[0][0]
    return None


def _fit_senses(senses: list[str]) -> str:
    """Joins as many senses as fit in the maximal length; the first one is cut if it is longer."""
    shown, length = senses[:1], len(senses[0]) if senses else 0
    for each in senses[1:]:
        length += len(each)
        if length > _MOST_CHARACTERS:
            break
        shown.append(each)
    return "\n".join(shown)[:_MOST_CHARACTERS]


def _senses(text: str, plain: str) -> list[str]:
    """Returns the senses of a text, one a line, without the word as a heading."""
    lines = _LINKS.sub("", text).splitlines()
    if lines and _plain(lines[0].strip()) == plain:
        del lines[0]
    senses, begins = [""], True
    for line in lines:
        begins = begins or not line.strip() or _SENSE.match(line) is not None
        if begins and senses[-1]:
            senses.append("")
        senses[-1] = f"{senses[-1]} {' '.join(line.split())}".strip()
        begins = not line.strip()
    return [each for each in senses if each]


def _bases(word: str) -> Iterator[str]:
    """Yields possible base forms of an English word, likely ones first."""
    for ending, others in _ENDINGS.items():
        base = word.removesuffix(ending)
        if base != word and len(base) > 1:
            yield from (base + other for other in others)
            if ending in ("ed", "ing") and base[-1:] == base[-2:-1]:
                yield base[:-1]


def _plain(word: str) -> str:
    """Returns the word in small letters and without accents."""
    taken_apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(each for each in taken_apart if not unicodedata.combining(each))


def _initials(word: str) -> bytes:
    """Returns the bytes with which a word's entry may begin, accented forms included."""
    first = word[:1]
    plain = f"{first.lower()}{first.upper()}{_plain(first)}{_plain(first).upper()}".encode()
    return bytes({each for each in plain if each < _BEYOND} | set(range(_BEYOND, 256)))
