"""The lines of a word list taken apart: the word as it is spelt, and what stands beside it."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.engine.lexicon.alphabet import folded
from app.engine.lexicon.policies import Accents, Policies
from app.engine.lexicon.text import text_of
from app.engine.stopping import Stop, heed
from app.engine.wording import counted

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_NUMBERED = re.compile(rf"(.*?[^\s,;])(?:\s*[,;]\s*|\s+)({NUMBER.pattern})")
_SOMETHING_BESIDE = re.compile(r"\t|[,;\s][0-9.eE+-]*[0-9]\s*$", re.MULTILINE)
_MARKS = re.compile("[\u0300-\u036f]")
_SPELT_OUT = {
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    "\N{LATIN SMALL LETTER DOTLESS I}": "i",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entries:
    """The lines of a file, and what each of them says.

    `words` are empty for blank lines and those that begin with `#`; else composed, in lower case
    and cut at a slash, whatever they hold; `beside` is what stands beside each, "" where nothing
    does, or None if nothing does anywhere; `named` whether each was written with a capital.
    """

    path: Path
    lines: Sequence[str]
    words: Sequence[str]
    beside: Sequence[str] | None
    named: Sequence[bool]


def entries(path: Path, policies: Policies, notices: list[str], stop: Stop) -> Entries:
    """Take a file apart.

    What stands beside a word comes after a tab; or it is a number after a comma, a semicolon or
    a space. Raises WordListError, OSError, Stopped.
    """
    text = text_of(path, notices)
    heed(stop)
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    lines = [line.strip() for line in text.splitlines()]
    heed(stop)
    words, beside = lines, None
    if "#" in text:
        words = ["" if line.startswith("#") else line for line in lines]
    if _SOMETHING_BESIDE.search(text):
        tabbed = [word.partition("\t") for word in words]
        parted = [(one, rest) if tab else _numbered(one) for one, tab, rest in tabbed]
        words = [word.rstrip() for word, _ in parted]
        beside = [rest.partition("\t")[0].strip() for _, rest in parted]
    heed(stop)
    if '"' in text:
        words = [word.strip('"') for word in words]
    if "/" in text:
        cut = [word.partition("/")[0] or word for word in words]
        if number := sum(map(str.__ne__, cut, words)):
            notices.append(
                f"{path.name}: {counted(number, 'word')} cut at a slash, where the spelling"
                " checker's flags begin; the other forms that they stand for are not in the list."
            )
        words = cut
    lowered = "\n".join(words).lower()
    heed(stop)
    small = lowered.split("\n")
    named = list(map(str.__ne__, words, small))
    if policies.accents is Accents.FOLD and not lowered.isascii():
        small = without_accents(lowered, policies.letters).split("\n")
    heed(stop)
    return Entries(path, lines, small, beside, named)


def without_accents(text: str, but: str) -> str:
    """Lower-case text in the letters a to z as far as it is Latin; Greek without its accents.

    A mark of another script makes another letter, as in Cyrillic, and stays; so do the letters
    in `but`.
    """
    kept = set(folded(but))
    table = {
        ord(letter): _plain(letter)
        for letter in set(text)
        if not letter.isascii() and letter not in kept
    }
    return text.translate(table)


def _plain(letter: str) -> str:
    if _MARKS.match(letter):
        return ""
    if letter in _SPELT_OUT:
        return _SPELT_OUT[letter]
    parts = unicodedata.normalize("NFKD", letter)
    base = parts[0]
    if not (base.isascii() or base in _SPELT_OUT or "\u0370" <= base <= "\u03ff"):
        return letter
    return "".join(_SPELT_OUT.get(part, part) for part in parts if not unicodedata.combining(part))


def _numbered(line: str) -> tuple[str, str]:
    found = _NUMBERED.fullmatch(line)
    return (found[1], found[2]) if found else (line, "")
