"""Experiment: time of the matcher beside brute force over the whole list, or one length."""

from collections.abc import Sequence
from functools import partial
from statistics import median

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.clues.knowledge import learn
from wmh.lab.bench.brute_force import race
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.bench.words import games
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "VII, finding 1"
SAID = (
    "With pattern matching on the DAWG, searching words was faster than brute force, which cannot"
    " search well by criteria such as the clues."
)

_LENGTHS = (4, 5, 6, 7, 8, 9, 10, 12, 15, 17, 19, 21)
_QUICK = (4, 5, 8, 12, 17)
_GAMES, _QUICK_GAMES = 9, 3
_REPEATS, _QUICK_REPEATS = 5, 3


def pieces(conditions: Conditions) -> Sequence[Task]:
    return [
        Task({"length": length, "clues": clues})
        for length in (_QUICK if conditions.quick else _LENGTHS)
        for clues in (1, 2)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    quick = bench.conditions.quick
    length, clues = item["length"], item["clues"]
    drawn = games(bench.words.of_length[length], length, bench.conditions.seed)
    clock = partial(own_milliseconds, repeats=_QUICK_REPEATS if quick else _REPEATS)
    raced: list[tuple[int, float, float, float, float]] = []
    for game in drawn[: _QUICK_GAMES if quick else _GAMES]:
        check_cancelled(stop)
        each = race(learn(game[:clues], length), bench.lexicon, bench.words, clock, recursion=True)
        raced.append((each.found, each.ours, each.whole, each.same, each.recursion))
    found, ours, whole, same, recursion = zip(*raced, strict=True)
    return {
        "words": len(bench.words.of_length[length]),
        "found": list(found),
        "seconds": {
            "ours": median(ours) / 1000,
            "whole": median(x / y for x, y in zip(whole, ours, strict=True)),
            "same": median(x / y for x, y in zip(same, ours, strict=True)),
            "recursion": median(x / y for x, y in zip(whole, recursion, strict=True)),
        },
    }


_WAYS = (
    (
        "whole-list",
        "whole",
        "faster",
        "Faster than matching the whole list, one clue",
        "the source's claim, as it is to be understood",
    ),
    (
        "same-length",
        "same",
        "",
        "Faster than matching the words of the same length",
        "the fairer rival: below 1 it wins",
    ),
    (
        "recursion",
        "recursion",
        "faster",
        "The plain recursion of section IV.C, against the whole list",
        "the source's own search, letter by letter, in this language",
    ),
)
"""Claims: key, column, verb of the source, comparison, and remark of each."""


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    times = {
        key: [
            (item["length"], each["seconds"][key]) for item, each in measured if item["clues"] == 1
        ]
        for key in ("whole", "same", "recursion")
    }
    games_each = _QUICK_GAMES if conditions.quick else _GAMES
    compared = sum(len(each["found"]) for _, each in measured)
    finding = Draft(
        f"{games_each} games a length, each with one and with two clues of guesses that were"
        " drawn. Both sides find the words that the strict pattern fits; that they find the"
        " same ones, in the same order, is checked each time. Ratios of CPU times in one run."
    )
    same = "Searches in which all ways found the same words"
    finding.claim("same", same, "", f"{compared} of {compared}")
    for key, column, source, what, remark in _WAYS:
        finding.claim(
            key,
            what,
            source,
            _span(times[column]),
            remark,
            timed=True,
            judged=min(ratio for _, ratio in times[column]) > 1,
            leaves_open="its rival, nor the machine",
        )
    table = finding.table(
        "One clue and two",
        *("Letters, clues", "Words", "Found, median", "Milliseconds"),
        *("Whole list, times", "Same length, times", "Recursion, times"),
        timed=True,
    )
    for item, each in measured:
        took = each["seconds"]
        table.row(
            f"{item['length']}, {item['clues']}",
            f"{each['words']:,}",
            f"{median(each['found']):,.0f}",
            f"{1000 * took['ours']:.2f}",
            f"{took['whole']:.0f}",
            f"{took['same']:.1f}",
            f"{took['recursion']:.1f}",
        )
    plot = finding.plot(
        "How many times faster than brute force, after one clue",
        "letters",
        "times faster",
        timed=True,
    )
    plot.line("than the whole list", times["whole"])
    plot.line("than the same length", times["same"])
    plot.line("recursion, than the whole list", times["recursion"])
    finding.remark(
        "The source gives no figure, and does not say which list its brute force went through."
    )
    return finding.replica()


def _span(times: Sequence[tuple[int, float]]) -> str:
    least, most = (f(ratio for _, ratio in times) for f in (min, max))
    shown = (f"{each:.0f}" if each >= 10 else f"{each:.2g}" for each in (least, most))
    return f"{' to '.join(shown)} times"
