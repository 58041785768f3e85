"""Benchmark of the matcher against `re.fullmatch` with the strict pattern.

Both must find equal words.
"""

from functools import partial
from statistics import median

from rich.table import Table

from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS
from wmh.lab.bench.brute_force import race
from wmh.lab.bench.timing import milliseconds
from wmh.lab.bench.words import Words, games


def table(lexicon: Lexicon, words: Words) -> Table:
    shown = Table(
        title="Pattern matcher, all tiers: milliseconds, and how many times faster than re",
        title_justify="left",
    )
    for column in ("length", "words", "0 clues"):
        shown.add_column(column, justify="right")
    for clues in ("1 clue", "2 clues"):
        for column in (clues, "all", "same"):
            shown.add_column(column, justify="right")
    for length, listed in words.of_length.items():
        free = partial(match, learn((), length), lexicon, ALL_TIERS)
        row = [str(length), f"{len(listed):,}", f"{milliseconds(free):.2f}"]
        for clues in (1, 2):
            raced = [
                race(learn(game[:clues], length), lexicon, words) for game in games(listed, length)
            ]
            ours = median(each.ours for each in raced)
            whole = median(each.whole / each.ours for each in raced)
            same = median(each.same / each.ours for each in raced)
            row += [f"{ours:.2f}", f"{whole:.0f}", f"{same:.1f}"]
        shown.add_row(*row)
    shown.caption = (
        "all: against re over all words, promised 25 times (one clue) and 40 times (two) at"
        " lengths 4 to 15; same: against re over the words of the same length, which wins where"
        " the figure is below 1. Promised: at most 3 ms with clues, 8 ms without."
    )
    return shown
