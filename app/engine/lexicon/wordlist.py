"""Reads word lists as people have them: one word a line, in any of the usual encodings."""

import codecs
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.engine.lexicon.alphabet import ENGLISH, Alphabet, AlphabetError, folded
from app.engine.refusal import InputError
from app.engine.stopping import Stop, heed, never
from app.engine.wording import excerpt

SHORTEST, LONGEST = 2, 31
"""Lengths a lexicon holds, in letters."""

MOST_TIER = 127
_LONGEST_LINE = 200
_EXAMPLES = 3
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_BYTE_ORDER_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


class WordListError(InputError):
    """A list that gives no lexicon. The message names the file, the reason and what to do."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Lines that gave no word: why, how many, and the first few."""

    reason: str
    number: int
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordList:
    """Words as labels of the alphabet, each with its tier (0 where the list gives none)."""

    alphabet: Alphabet
    tiers: Mapping[bytes, int]
    left_out: tuple[LeftOut, ...] = ()
    notices: tuple[str, ...] = ()


def read_word_list(
    paths: Sequence[Path], digraphs: Iterable[str] = (), stop: Stop = never
) -> WordList:
    """The words of one or more files, each line `word` or `word TAB tier`.

    UTF-8, UTF-16 with its mark, else Latin-1 with a notice. Words are composed (NFC) and put in
    lower case; a word in several places keeps its smallest tier; blank lines and those that begin
    with `#` are passed over; anything with another character than letters is left out, and
    counted. The alphabet is the letters seen, or a-z if they all lie there, and the digraphs.
    Raises WordListError, and OSError where a file cannot be read.
    """
    left_out: defaultdict[str, list[str]] = defaultdict(list)
    numbers: Counter[str] = Counter()
    tiers: dict[str, int] = {}
    notices: list[str] = []
    for path in paths:
        for count, (line, word, tier) in enumerate(_entries(path, notices)):
            if count % 4096 == 0:
                heed(stop)
            if reason := _unfit(word):
                numbers[reason] += 1
                if len(left_out[reason]) < _EXAMPLES:
                    left_out[reason].append(excerpt(line))
            else:
                tiers[word] = min(tier, tiers.get(word, MOST_TIER))
    where = ", ".join(path.name for path in paths)
    alphabet = alphabet_of(tiers, digraphs, where)
    labelled: dict[bytes, int] = {}
    for word, tier in tiers.items():
        letters = word if alphabet.single else alphabet.letters_of(word) or ()
        if SHORTEST <= len(letters) <= LONGEST:
            labelled[alphabet.encoded(letters)] = tier
        else:
            reason = f"not {SHORTEST} to {LONGEST} letters long"
            numbers[reason] += 1
            if len(left_out[reason]) < _EXAMPLES:
                left_out[reason].append(excerpt(word))
    if not labelled:
        msg = (
            f"{where} has no word of {SHORTEST} to {LONGEST} letters:"
            " give a text file with one word a line."
        )
        raise WordListError(msg)
    return WordList(
        alphabet,
        labelled,
        tuple(LeftOut(why, numbers[why], tuple(examples)) for why, examples in left_out.items()),
        tuple(notices),
    )


def _entries(path: Path, notices: list[str]) -> Iterator[tuple[str, str, int]]:
    """Line, word and tier of each line that holds something."""
    for number, line in enumerate(text_of(path, notices).splitlines(), start=1):
        word, tab, tier = line.partition("\t")
        word = folded(word.strip())
        if not word or word.startswith("#"):
            continue
        if not tab:
            yield line, word, 0
        elif tier.strip().isdecimal() and int(tier) <= MOST_TIER:
            yield line, word, int(tier)
        else:
            msg = (
                f"{path.name}, line {number}: the tier {excerpt(tier)} is no whole number"
                f" from 0 to {MOST_TIER}. Write `word TAB tier`, or only the word."
            )
            raise WordListError(msg)


def text_of(path: Path, notices: list[str]) -> str:
    """What a word list holds, whatever its encoding. Raises WordListError for a binary file."""
    raw = path.read_bytes()
    mark = next((mark for mark in _BYTE_ORDER_MARKS if raw.startswith(mark)), b"")
    encoding = _BYTE_ORDER_MARKS.get(mark, "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError:
        encoding = "latin-1"
        text = raw.decode(encoding)
    if _CONTROL.search(text):
        msg = f"{path.name} is a binary file, not a word list: give a text file, one word a line."
        raise WordListError(msg)
    if encoding == "latin-1":
        notices.append(f"{path.name} is not UTF-8 and was read as Latin-1: check its accents.")
    return text


def _unfit(word: str) -> str | None:
    """Why a line's word is left out before its letters are looked at."""
    if len(word) > _LONGEST_LINE:
        return f"longer than {_LONGEST_LINE} characters"
    if not word.isalpha():
        return "not letters only"
    return None


def alphabet_of(words: Iterable[str], digraphs: Iterable[str], where: str) -> Alphabet:
    """The letters seen, or a-z if they all lie there, and the digraphs. Raises WordListError."""
    seen = set[str]().union(*words)
    if seen <= set(ENGLISH):
        seen = set(ENGLISH)
    try:
        return Alphabet(tuple(sorted(seen.union(map(folded, digraphs)))))
    except AlphabetError as error:
        msg = f"{where}: {error} Leave out the words of other languages."
        raise WordListError(msg) from error
