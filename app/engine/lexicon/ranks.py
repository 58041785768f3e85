"""What the numbers beside words say: tiers, or counts that are turned into tiers."""

from bisect import bisect
from collections.abc import Iterable, Mapping
from itertools import chain

from app.engine.lexicon.entries import NUMBER, Entries
from app.engine.lexicon.policies import Column
from app.engine.lexicon.text import WordListError
from app.engine.wording import excerpt

MOST_TIER = 127

ANSWER_TIER, GUESS_TIER = 10, 80
"""Of lists that say which words a game can hide, and which it merely lets pass."""

_MOST_TIERS = 20
"""A column with more different numbers is no column of tiers."""

_RANKS = (4_000, 11_000, 41_000, 46_000, 65_000, 71_000, 82_000, 118_000)
_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""The default lexicon has about so many words up to each of its tiers."""


def is_tier(text: str) -> bool:
    return text.isdecimal() and len(text) < 20 and int(text) <= MOST_TIER


def is_count(text: str) -> bool:
    """Whether it is a number, or nothing, which is the smallest."""
    return not text or NUMBER.fullmatch(text) is not None


def kind_of(files: Iterable[Entries], notices: list[str]) -> Column:
    """Whether the numbers beside the words are tiers or counts, and a notice which.

    Tiers are whole numbers from 0 to 127, and few different ones; where nothing is a number, what
    stands there is passed over.
    """
    beside = set(chain.from_iterable(each.beside or () for each in files)) - {""}
    if not beside:
        return Column.NONE
    numbers = {text for text in beside if NUMBER.fullmatch(text)}
    if not numbers:
        notices.append("What stands beside the words is no number, and was passed over.")
        return Column.NONE
    if len(numbers) <= _MOST_TIERS and all(map(is_tier, numbers)):
        notices.append(
            "The numbers beside the words were read as tiers: the smaller, the more common."
        )
        return Column.TIER
    notices.append(
        "The numbers beside the words were read as counts: the larger, the more common."
        f" The {_RANKS[0]:,} most common words have tier {_TIERS[0]}, those after the"
        f" {_RANKS[-1]:,}th tier {_TIERS[-1]}."
    )
    return Column.COUNT


def check_tiers(entries: Entries) -> None:
    """Raise WordListError for the first line with something else beside the word than a tier."""
    for number, tier in enumerate(entries.beside or (), start=1):
        if tier and not is_tier(tier):
            msg = (
                f"{entries.path.name}, line {number}: the tier {excerpt(tier)} is no whole number"
                f" from 0 to {MOST_TIER}. Write `word TAB tier`, or only the word."
            )
            raise WordListError(msg)


def tiers_by_rank(counts: Mapping[str, float]) -> dict[str, int]:
    """Words that are counted alike have the same tier, by how many are counted more often."""
    falling = sorted(counts.values(), reverse=True)
    least = [falling[rank - 1] for rank in reversed(_RANKS) if rank <= len(falling)]
    return {word: _TIERS[len(least) - bisect(least, count)] for word, count in counts.items()}
