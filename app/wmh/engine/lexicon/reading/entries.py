"""The lines of a word list taken apart: the word as it is spelt, and what stands beside it."""

import re
import unicodedata
from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.lexicon.reading.affixes import affixes_beside, unfold
from wmh.engine.lexicon.reading.forms import lines_of
from wmh.engine.lexicon.reading.policies import Accents, Column, Policies
from wmh.engine.lexicon.reading.text import WordListError, text_of
from wmh.engine.lexicon.spelling import TURKISH, as_lists_are_spelt, fold_case, without_accents

NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_NUMBERED = re.compile(rf"(.*?[^\s,;])(?:\s*[,;]\s*|\s+)({NUMBER.pattern})")
_SOMETHING_BESIDE = re.compile(r"\t|[,;\s][0-9.eE+-]*[0-9]\s*$", re.MULTILINE)


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


def entries(path: Path, policies: Policies, notices: list[InputError], stop: Stop) -> Entries:
    """Take a file apart.

    What stands beside a word comes after a tab; or it is a number after a comma, a semicolon or
    a space. Raises WordListError, OSError, Cancelled.
    """
    if (affixes := affixes_beside(path)) is not None:
        forms = unfold(path, affixes, notices, stop)
        lines = unicodedata.normalize("NFC", "\n".join(forms)).split("\n")
    else:
        text = text_of(path, notices)
        check_cancelled(stop)
        if not text.isascii():
            text = unicodedata.normalize("NFC", text)
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
        beside = [rest.partition("\t")[0].strip() for _, rest in parted]
    check_cancelled(stop)
    if '"' in text:
        words = [word.strip('"') for word in words]
    if "/" in text:
        cut = [word.partition("/")[0] or word for word in words]
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
    lowered = fold_case(joined, turkish=policies.locale in TURKISH)
    check_cancelled(stop)
    small = lowered.split("\n")
    named = list(map(str.__ne__, words, small))
    if not lowered.isascii():
        if policies.accents is Accents.FOLD:
            lowered = without_accents(lowered, policies.letters)
        small = as_lists_are_spelt(lowered).split("\n")
    check_cancelled(stop)
    return Entries(path, lines, small, beside, named)


def _split_number(line: str) -> tuple[str, str]:
    found = _NUMBERED.fullmatch(line)
    return (found[1], found[2]) if found else (line, "")


MOST_TIER = 127

ANSWER_TIER, GUESS_TIER = 10, 80
"""Of lists that say which words a game can hide, and which it merely lets pass."""

_MOST_TIERS = 20
"""A column with more different numbers is no column of tiers."""

_RANKS = (4_000, 11_000, 41_000, 46_000, 65_000, 71_000, 82_000, 118_000)
_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""The default lexicon has about so many words up to each of its tiers."""

_PERCENT = (10, 25, 45, 50, 60, 65, 75, 90)
"""At most so many of a list are up to each tier, so that a short list has rarer words, too."""


def is_tier(text: str) -> bool:
    return text.isdecimal() and len(text) < 20 and int(text) <= MOST_TIER


def is_count(text: str) -> bool:
    """True if a text is a number, or empty, which counts as the smallest."""
    return not text or NUMBER.fullmatch(text) is not None


def kind_of(files: Sequence[Entries], notices: list[InputError]) -> Column:
    """Returns whether the numbers beside the words are tiers or counts, and adds a notice.

    Tiers are whole numbers from 0 to 127, and few different ones; texts without any number are
    ignored.
    """
    beside = set(chain.from_iterable(each.beside or () for each in files)) - {""}
    if not beside:
        return Column.NONE
    numbers = {text for text in beside if NUMBER.fullmatch(text)}
    if not numbers:
        notices.append(InputError("The entries beside the words are not numbers and were skipped."))
        return Column.NONE
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
    """Raise WordListError for the first line with something else beside the word than a tier."""
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
    """Returns the number of words up to each tier, of `number` words."""
    shares = (-(-number * percent // 100) for percent in _PERCENT)
    return list(map(min, _RANKS, shares))


def tiers_by_rank(counts: Mapping[str, float]) -> dict[str, int]:
    """Words that are counted alike have the same tier, by how many are counted more often."""
    falling = sorted(counts.values(), reverse=True)
    least = [falling[rank - 1] for rank in reversed(_ranks(len(falling))) if rank]
    return {word: _TIERS[len(least) - bisect(least, count)] for word, count in counts.items()}
