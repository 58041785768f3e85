"""Parser of word list lines, which hold a word and possibly a text beside it."""

import re
import unicodedata
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.lexicon.reading.affixes import affixes_beside, unfold
from wmh.engine.lexicon.reading.dates import days_of, with_plain_dates
from wmh.engine.lexicon.reading.forms import APART, lines_of
from wmh.engine.lexicon.reading.policies import Accents, Column, Policies
from wmh.engine.lexicon.reading.text import WordListError, text_of
from wmh.engine.lexicon.spelling import (
    TURKISH,
    as_lists_are_spelt,
    fold_case,
    has_turkish_capitals,
    without_accents,
)

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_HAS_DIGIT = re.compile("[0-9]")
_NUMBERED = re.compile(rf"(.*?[^\s,;])(?:\s*[,;]\s*|\s+)({NUMBER.pattern})")
_SOMETHING_BESIDE = re.compile(r"\t|[,;\s][0-9.eE+-]*[0-9]\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entries:
    """The lines of a file, each split into a word and a text beside it.

    `words` has "" for blank lines and for lines that begin with `#`; other words are composed, in
    lower case and cut at a slash. `beside` is the text beside each word, or None if no line has
    such a text; `named` is true for words written with a capital; `days` has the last day of each
    word with a date beside it.
    """

    path: Path
    lines: Sequence[str]
    words: Sequence[str]
    beside: Sequence[str] | None
    named: Sequence[bool]
    days: Mapping[str, str] = field(default_factory=dict[str, str])


def entries(path: Path, policies: Policies, notices: list[InputError], stop: Stop) -> Entries:
    """Parses the lines of a file.

    The text beside a word follows a tab; or it is a number after a comma, a semicolon or a space.
    Raises WordListError, OSError, Cancelled.
    """
    source, ambiguous = "", False
    if (affixes := affixes_beside(path)) is not None:
        forms = unfold(path, affixes, notices, stop)
        lines = unicodedata.normalize("NFC", "\n".join(forms)).split("\n")
    else:
        text = text_of(path, notices)
        check_cancelled(stop)
        if not text.isascii():
            text = unicodedata.normalize("NFC", text)
        if _HAS_DIGIT.search(text):
            numbers = policies.column not in (Column.TIER, Column.COUNT)
            text, ambiguous = with_plain_dates(text, numbers=numbers)
            source = text if policies.before else ""
        lines = [line.strip() for line in lines_of(text, path.name, notices)]
    text = "\n".join(lines)
    check_cancelled(stop)
    words: list[str] = lines
    beside: list[str] | None = None
    if "#" in text:
        words = ["" if line.startswith("#") else line for line in lines]
    if _SOMETHING_BESIDE.search(text):
        tabbed = [word.partition("\t") for word in words]
        parted = [(one, rest) if tab else _split_number(one) for one, tab, rest in tabbed]
        words = [word.rstrip() for word, _ in parted]
        beside = [rest.partition("\t")[0].strip().removesuffix("%").rstrip() for _, rest in parted]
    check_cancelled(stop)
    if '"' in text:
        words = [word.strip('"') for word in words]
    if "/" in text:
        cut = [_without_flags(word) for word in words]
        if number := sum(map(str.__ne__, cut, words)):
            notices.append(
                InputError(
                    "{0}: {1} cut at a slash, where the spelling checker's flags begin; the other"
                    " forms that they stand for are not in the list.",
                    path.name,
                    count.words(number),
                )
            )
        words = cut
    joined = "\n".join(words)
    turkish = policies.locale in TURKISH
    if not policies.locale and has_turkish_capitals(joined):
        turkish = True
        notices.append(
            InputError("{0} was read with Turkish capitals: I and İ are two letters.", path.name)
        )
    lowered = fold_case(joined, turkish=turkish)
    check_cancelled(stop)
    small = lowered.split("\n")
    named = list(map(str.__ne__, words, small))
    if not lowered.isascii():
        small = _as_listed(lowered, policies).split("\n")
    check_cancelled(stop)

    def spell(text: str) -> str:
        return _as_listed(fold_case(text, turkish=turkish), policies)

    days = days_of(source, frozenset(small), spell) if source else {}
    if ambiguous and policies.before:
        notices.append(
            InputError(
                "{0}: its dates were ignored, since day and month cannot be told apart: write them"
                " as 2022-01-31.",
                path.name,
            )
        )
    return Entries(path, lines, small, beside, named, days)


def _as_listed(lowered: str, policies: Policies) -> str:
    """Returns a text in small letters as the words of a list are spelt by these policies."""
    if lowered.isascii():
        return lowered
    if policies.accents is Accents.FOLD:
        lowered = without_accents(lowered, policies.letters)
    return as_lists_are_spelt(lowered)


def _without_flags(word: str) -> str:
    """Returns a word up to a spelling checker's flags, which follow a slash without a blank."""
    stem = word.partition("/")[0]
    return word if not stem or stem.endswith(" ") else stem


def _split_number(line: str) -> tuple[str, str]:
    found = _NUMBERED.fullmatch(line)
    return (found[1], found[2]) if found else (line, "")


MOST_TIER = 127

_MOST_TIERS = 20
"""Maximal number of different values in a column of tiers; with more they are counts."""

_RANKS = (4_000, 11_000, 41_000, 46_000, 65_000, 71_000, 82_000, 118_000)
_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""Tiers given to words by rank, the tiers of the default word list."""

_PERCENT = (10, 25, 45, 50, 60, 65, 75, 90)
"""Maximal percentage of a list up to each tier, so that a short list has rarer words too."""


def is_tier(text: str) -> bool:
    return text.isdecimal() and len(text) < 20 and int(text) <= MOST_TIER


def is_count(text: str) -> bool:
    """True if a text is a number, or empty: then it counts as the smallest number."""
    return not text or NUMBER.fullmatch(text) is not None


def kind_of(files: Sequence[Entries], notices: list[InputError]) -> Column:
    """Returns the meaning of the numbers beside words, tiers or counts, and adds a notice.

    Tiers are whole numbers from 0 to 127 with few different values; texts that are no numbers are
    ignored. The meaning is `Column.NONE` if there are no numbers.
    """
    beside = set(chain.from_iterable(each.beside or () for each in files)) - {""}
    if not beside:
        return Column.NONE
    numbers = {text for text in beside if NUMBER.fullmatch(text)}
    if not numbers:
        if any(each.days for each in files):
            return Column.NONE
        notices.append(InputError("The entries beside the words are not numbers and were skipped."))
        return Column.NONE
    if any(notice.said == APART for notice in notices):
        return Column.TIER
    if len(numbers) <= _MOST_TIERS and all(map(is_tier, numbers)):
        notices.append(
            InputError(
                "The numbers beside the words were read as tiers: the smaller, the more common."
            )
        )
        return Column.TIER
    ranks = _ranks(sum(sum(map(bool, each.words)) for each in files))
    notices.append(
        InputError(
            "The numbers beside the words were read as counts: the larger, the more common. The {0}"
            " most common words have tier {1}, those after the {2}th tier {3}.",
            ranks[0],
            _TIERS[0],
            ranks[-1],
            _TIERS[-1],
        )
    )
    return Column.COUNT


def check_tiers(entries: Entries) -> None:
    """Raises WordListError for the first line whose text beside the word is no tier."""
    for number, tier in enumerate(entries.beside or (), start=1):
        if tier and not is_tier(tier):
            raise WordListError(
                "{0}, line {1}: the tier {2} is not a whole number from 0 to {3}. Write "
                "`word TAB tier`, or only the word.",
                entries.path.name,
                number,
                excerpt(tier),
                MOST_TIER,
            )


def _ranks(number: int) -> list[int]:
    """Returns how many of `number` words, the commonest first, belong to each tier or below."""
    shares = (-(-number * percent // 100) for percent in _PERCENT)
    return list(map(min, _RANKS, shares))


def tiers_by_rank(counts: Mapping[str, float]) -> dict[str, int]:
    """Returns the tier of each word, by the number of words with greater counts.

    Words with equal counts get equal tiers.
    """
    falling = sorted(counts.values(), reverse=True)
    least = [falling[rank - 1] for rank in reversed(_ranks(len(falling))) if rank]
    return {word: _TIERS[len(least) - bisect(least, count)] for word, count in counts.items()}
