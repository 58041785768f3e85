"""Experiment: words of a rack in the source's example, and times of methods by rack size."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from math import factorial

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.question import ALL_TIERS
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.methods import by_permutations, by_regex, first_pass, list_words
from wmh.helper.rack.rack_question import RackQuestion
from wmh.helper.rack.rack_reading import read_rack
from wmh.helper.rack.rack_walk import answer, makeable
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.verdict import ClaimEstimate

SECTION = "Implementation"
SAID = (
    "The rack test makes es, et, set, sett, stet, test, tet and tets; permutations get bogged down"
    " with 10 letters and more, two regular expressions do not."
)

_WORDS = (
    *("es", "eses", "ess", "esses", "et", "see", "sees", "set", "sett", "stet", "test"),
    *("tet", "tets", "tsetse", "tsetses"),
)
"""Words that the source prints as the result of its first pass."""
_PRINTED = ("es", "et", "set", "sett", "stet", "test", "tet", "tets")
_WORTH = {1: "eaionrtlsu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
_VALUES = {letter: worth for worth, letters in _WORTH.items() for letter in letters}
"""Points of each letter, as printed in the source."""
_BOGGED = 10
"""Number of letters from which permutations take too long, by the source."""
_SIZES, _QUICK = range(3, 16), (4, 6, 8, 10, 13)
_MOST = 8, 10
"""Maximal number of letters for permutations, in quick and in full runs."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    sizes = _QUICK if conditions.quick else _SIZES
    return [Task("test"), *(Task(size, size) for size in sizes)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns figures of the source's example, or the seconds of each method for a rack.

    Raises AssertionError if two methods find different words.
    """
    values = VALUES.read_named(VALUES.first)
    if item == "test":
        lexicon = lexicon_of_words(_WORDS, "Scrabble Solving 2015")
        asked = RackQuestion(letters=tuple("test"), values=values)
        found = by_regex(asked, list_words(lexicon, ALL_TIERS), stop)
        told = answer(asked, lexicon, stop)
        upper, _ = read_rack("TEST", lexicon.alphabet)
        every = "".join(f"{word}\n" for word in bench.words.everything)
        first = set(re.findall(first_pass("test", 0), every, re.MULTILINE))
        return {
            "found": sorted(found),
            "best": told.best,
            "ties": told.ties,
            "first": sorted(first.intersection(_WORDS)),
            "values": sum(values.of(letter) == worth for letter, worth in _VALUES.items()),
            "without": values.sum("1-?"),
            "upper": upper == tuple("test"),
            "pattern": first_pass("abcd", 0),
            "none": answer(replace(asked, letters=tuple("zzzz")), lexicon, stop).best,
        }
    lexicon = bench.lexicon
    chance = random.Random(bench.conditions.seed + item)
    everything = bench.words.everything
    letters = "".join(chance.sample(everything, min(len(everything), 500)))
    asked = RackQuestion(letters=tuple(chance.sample(letters, item)), values=values)
    listing = list_words(lexicon, ALL_TIERS, stop)
    quick = bench.conditions.quick
    ways = {"regex": lambda: by_regex(asked, listing, stop)}
    if item <= _MOST[not quick]:
        ways["permutations"] = lambda: by_permutations(asked, listing, stop)
    walked = {lexicon.alphabet.decode(row) for row in makeable(asked, lexicon).labels()}
    if any(way() != walked for way in ways.values()):
        raise AssertionError(f"the methods disagree on {''.join(asked.letters)}")
    repeats = 1 if quick else 3
    seconds = {
        name: own_milliseconds(way, 1 if name == "permutations" else repeats) / 1000
        for name, way in ways.items()
    }
    seconds["walk"] = (
        own_milliseconds(lambda: [makeable(asked, lexicon).labels() for _ in range(10)], repeats)
        / 10_000
    )
    return {"rack": "".join(asked.letters), "found": len(walked), "seconds": seconds}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    test = next(found for item, found in measured if item == "test")
    racks = [(item, found) for item, found in measured if item != "test"]
    same = test["found"] == sorted(_PRINTED)
    lacking = [word for word in _WORDS if word not in test["first"]]
    finding = Draft(
        "The example on the words that the source prints; then racks of letters drawn as often"
        " as words have them. All methods must find the same words of the whole lexicon."
    )
    ours = "the same" if same else ", ".join(test["found"])
    finding.claim("test", "Words of the rack test", ", ".join(_PRINTED), ours)
    finding.claim("pattern", "Pattern of the letters abcd", "^[abcd]+$", test["pattern"])
    finding.claim(
        "first-pass",
        "Words of the first pass, of those that the source prints of it",
        f"{len(_WORDS)}",
        f"{len(test['first'])}",
        f"not in this word list: {', '.join(lacking)}" if lacking else "",
        leaves_open="its word list",
    )
    finding.claim(
        "upper", "Capitals make no difference", "as described", "yes" if test["upper"] else "no",
        "the rack TEST is read as test", judged=test["upper"],
    )  # fmt: skip
    finding.claim(
        "values", "Letters with the points that are printed", f"{len(_VALUES)}", f"{test['values']}"
    )
    finding.claim("none", "Highest score where nothing matches", "0", f"{test['none']}")
    finding.claim("no-value", "Points of what is no letter", "0", f"{test['without']}")
    finding.claim(
        "best",
        "Highest score",
        "4",
        f"{test['best']}, {test['ties']} words",
        "the source names one of them; which depends on the order of its list",
        published=ClaimEstimate(4),
        measured=ClaimEstimate(test["best"]),
    )
    finding.claim(
        "regex",
        "The walk over the DAWG is faster than the two regular expressions",
        "",
        _span([each["seconds"]["regex"] / each["seconds"]["walk"] for _, each in racks]),
        timed=True,
    )
    both = [size for size, each in racks if "permutations" in each["seconds"]]
    finding.claim(
        "agree",
        "Permutations that are looked up make the words of the regular expressions",
        "each combination, or matches first",
        "the same",
        f"on racks of {both[0]} to {both[-1]} letters; a difference would have stopped the program",
    )
    size, slowest = next(
        (size, each["seconds"])
        for size, each in reversed(racks)
        if "permutations" in each["seconds"]
    )
    slower = slowest["permutations"] / slowest["regex"]
    finding.claim(
        "permutations",
        f"Permutations get bogged down: their time in times of the regular expressions', {size}"
        " letters",
        "bogged down from 10 letters",
        f"{slower:.1f} times",
        f"{slowest['permutations']:.1f} s for {size} letters"
        + ("" if size >= _BOGGED else f"; {_BOGGED} letters are left to the full run"),
        timed=True,
        judged=slower > 1,
    )
    finding.claim(
        "faster",
        f"The regular expressions against permutations, {size} letters",
        "significantly faster for large inputs",
        f"{slower:.1f} times as fast",
        "both in this language; the source's permutations are in C++, its expressions in Perl",
        timed=True,
        judged=slower > 1,
        leaves_open="its program in C++",
    )
    table = finding.table(
        "Growing racks: CPU milliseconds",
        *("Letters", "Rack", "Words", "Walk", "Regular expressions", "Permutations"),
        timed=True,
    )
    for size, each in racks:
        took = [each["seconds"].get(way) for way in ("walk", "regex", "permutations")]
        times = ["-" if seconds is None else f"{1000 * seconds:,.2f}" for seconds in took]
        table.row(str(size), each["rack"], f"{each['found']:,}", *times)
    plot = finding.plot(
        "The walk and the regular expressions on growing racks",
        "letters",
        "milliseconds",
        timed=True,
    )
    for name, way in (("walk", "walk"), ("regular expressions", "regex")):
        plot.line(name, [(size, 1000 * each["seconds"][way]) for size, each in racks])
    finding.remark(
        f"Every arrangement is looked up to {_MOST[not conditions.quick]} letters only: of 13"
        f" letters there are {factorial(13):,} arrangements of all of them alone."
    )
    finding.remark(
        "A rack with a digit is refused here, as no word of the list has one; the source counts"
        " it with no points."
    )
    return finding.replica()


def _span(ratios: Sequence[float]) -> str:
    return f"{min(ratios):.0f} to {max(ratios):.0f} times"
