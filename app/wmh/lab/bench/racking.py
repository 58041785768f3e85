"""Benchmark of anagrams: the walk over the DAWG against the methods of the sources."""

import random
from dataclasses import dataclass
from statistics import mean, median

from rich.console import Group
from rich.table import Table

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.challenge import draw
from wmh.helper.rack.methods import (
    MOST_ARRANGEMENTS,
    Listing,
    arrangements,
    by_permutations,
    by_regex,
    list_words,
)
from wmh.helper.rack.rack_question import RackQuestion
from wmh.helper.rack.rack_walk import makeable
from wmh.helper.rack.values import Values
from wmh.lab.bench.timing import milliseconds, seconds

_RACKS = 5
"""Number of racks drawn for each size; a rack of the richest letters is measured too.

Letters are drawn as frequently as they occur in the word list.
"""

_RICHEST = "aeinrstlodcugmphbyfvkwxjqz"
"""Letters in an order whose first n letters make about the most words that n letters can.

They are the letters of `retains`, then others.
"""

_ROUNDS = 100
"""Number of racks measured for each length; Bonthron (2022) measured 10,000."""

_AT_A_TIME = 20

_LENGTHS = range(4, 16)


@dataclass(frozen=True, slots=True)
class _Size:
    letters: int
    blanks: int
    promised: int | None = None

    def __str__(self) -> str:
        return f"{self.letters} + {'?' * self.blanks}" if self.blanks else str(self.letters)


_SIZES = (_Size(7, 0), _Size(7, 1, 10), _Size(7, 2, 40), _Size(9, 0), _Size(15, 0, 60))


def tables(lexicon: Lexicon) -> Group:
    values, listing = VALUES.read_named(VALUES.first), list_words(lexicon, ALL_TIERS)
    return Group(_methods(lexicon, listing, values), _by_length(lexicon, values))


def _methods(lexicon: Lexicon, listing: Listing, values: Values) -> Table:
    shown = Table(
        title=f"Racks, all {len(listing.words):,} words: milliseconds, and how many times faster",
        title_justify="left",
    )
    for column in ("letters", "words", "walk", "slowest", "promised", "regex", "least"):
        shown.add_column(column, justify="right")
    shown.add_column("permutations", justify="right")
    for size in _SIZES:
        figures = [
            _measure(
                RackQuestion(letters=letters, blanks=size.blanks, values=values), lexicon, listing
            )
            for letters in _racks(size.letters, listing)
        ]
        words, ours, regex, lookup = zip(*figures, strict=True)
        times = [theirs / own for theirs, own in zip(regex, ours, strict=True)]
        row = [str(size), f"{median(words):,.0f}", f"{median(ours):.2f}", f"{max(ours):.2f}"]
        row.append(f"<= {size.promised}" if size.promised else "")
        row += [f"{median(times):.0f} x", f"{min(times):.0f} x"]
        looked_up = [
            theirs / own for theirs, own in zip(lookup, ours, strict=True) if theirs is not None
        ]
        row.append(f"{median(looked_up):,.0f} x" if looked_up else "too many")
        shown.add_row(*row)
    shown.caption = (
        f"Medians of {_RACKS} drawn racks and one of the richest; slowest and least: of any of"
        " them. Walk, with its words spelt out, against two passes (Scrabble Solving), promised 20"
        f" times; permutations: every arrangement looked up, up to {MOST_ARRANGEMENTS:,} of them."
    )
    return shown


def _measure(
    question: RackQuestion, lexicon: Lexicon, listing: Listing
) -> tuple[int, float, float, float | None]:
    """Returns the number of words in a rack, and the milliseconds of the three methods.

    These are the walk, the regular expression and permutations, which are None if there are too
    many.
    """

    def walk() -> list[bytes]:
        return makeable(question, lexicon).labels()

    found = {lexicon.alphabet.decode(labels) for labels in walk()}
    # Many at a time, or a busy machine would be all that is measured.
    ours = milliseconds(lambda: [walk() for _ in range(_AT_A_TIME)]) / _AT_A_TIME
    regex = milliseconds(lambda: _same(by_regex(question, listing), found, question))
    tiles = len(question.letters)
    if arrangements(tiles, question.blanks, len(listing.letter_of)) > MOST_ARRANGEMENTS // 4:
        return len(found), ours, regex, None
    lookup = seconds(lambda: _same(by_permutations(question, listing), found, question))
    return len(found), ours, regex, lookup * 1000


def _same(words: set[str], found: set[str], question: RackQuestion) -> None:
    if words != found:
        raise AssertionError(f"the methods disagree on {''.join(question.letters)}")


def _racks(size: int, listing: Listing) -> list[tuple[str, ...]]:
    """Returns racks of this many letters, drawn with a fixed seed to be equal in every run."""
    chance = random.Random(size)
    words = sorted(listing.words)
    letters = "".join(chance.sample(words, 2000))
    drawn = [tuple(chance.sample(letters, size)) for _ in range(_RACKS)]
    return [*drawn, tuple(_RICHEST[:size])]


def _by_length(lexicon: Lexicon, values: Values) -> Table:
    shown = Table(
        title="Word Challenge, automatic (Hösch 2024): a word's letters, shuffled",
        title_justify="left",
    )
    for column in ("length", "words found", "milliseconds"):
        shown.add_column(column, justify="right")
    for length in _LENGTHS:
        found, took = _automatic(length, lexicon, values)
        shown.add_row(str(length), f"{found:,.1f}", f"{took:.2f}")
    shown.caption = f"Means of {_ROUNDS} words a length."
    return shown


def _automatic(length: int, lexicon: Lexicon, values: Values) -> tuple[float, float]:
    """Returns means over racks that are the letters of a random word.

    They are the number of words made of the letters, and the milliseconds.
    """
    chance = random.Random(length)
    racks = [draw(length, lexicon, ALL_TIERS, chance) for _ in range(_ROUNDS)]
    questions = [RackQuestion(letters=letters, values=values) for letters in racks]
    found = mean(len(makeable(question, lexicon)) for question in questions)
    took = milliseconds(lambda: [makeable(question, lexicon) for question in questions])
    return found, took / _ROUNDS
