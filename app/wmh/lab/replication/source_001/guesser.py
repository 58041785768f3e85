"""Experiment: guesses and CPU time of a player who takes random words that fit, by length."""

import random
from collections.abc import Sequence
from itertools import pairwise
from statistics import correlation, linear_regression, pstdev

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import all_words, by_chance
from wmh.lab.replication.verdict import LIMIT, ClaimVerdict, compare, mean_of

SECTION = "4.1"
SAID = (
    "Over 10,000 rounds a length the guesses fall with the length; the CPU time peaks at six"
    " letters and follows the number of words of each length."
)

_LENGTHS, _QUICK = range(3, 16), (3, 4, 5, 6, 8, 10, 13)
_TOGETHER = 0.8
"""Least correlation of two curves that count as following each other."""
_ROUNDS, _FEW = 10_000, 40


def pieces(conditions: Conditions) -> Sequence[Task]:
    return [Task(n) for n in (_QUICK if conditions.quick else _LENGTHS)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    chance = random.Random(bench.conditions.seed + item)
    words = all_words(item, bench.lexicon).letters
    rounds = _FEW if bench.conditions.quick else _ROUNDS
    secrets = [chance.randrange(len(words)) for _ in range(rounds)]
    took: list[int] = []

    def play() -> None:
        took.extend(by_chance(words, secrets, chance, stop))

    spent = own_milliseconds(play, 1)
    return {
        "rounds": rounds,
        "words": len(words),
        "total": sum(took),
        "spread": pstdev(took),
        "worst": max(took),
        "seconds": spent / 1000 / rounds,
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    means = [(length, each["total"] / each["rounds"]) for length, each in measured]
    estimates = [
        mean_of(each["total"] / each["rounds"], each["spread"], each["rounds"])
        for _, each in measured
    ]
    times = [(length, 1000 * each["seconds"]) for length, each in measured]
    words = [(length, each["words"]) for length, each in measured]
    peak, most = (max(rows, key=lambda row: row[1])[0] for rows in (times, words))
    together = correlation([y for _, y in times], [y for _, y in words])
    rises = [str(y) for (_, a), (y, b) in pairwise(means) if b >= a]
    by_chance_only = all(
        compare(shorter, longer) is not ClaimVerdict.REFUTED
        for shorter, longer in pairwise(estimates)
        if longer.value >= shorter.value
    )
    rounds = measured[0][1]["rounds"]
    finding = Draft(f"{rounds:,} rounds a length, clues by the standard rule.")
    finding.claim(
        "guesses",
        "Mean guesses, shortest and longest words",
        "falling (plot only)",
        f"{estimates[0].text(2)} to {estimates[-1].text(2)}",
        f"more again at {', '.join(rises)}" if rises else "falling at every length",
        judged=(ClaimVerdict.CHANCE if by_chance_only else False) if rises else True,
    )
    line = linear_regression(*zip(*means, strict=True))
    away, most_away = max((abs(y - line.slope * x - line.intercept), x) for x, y in means)
    finding.claim(
        "linear",
        "Mean guesses fall in a line: farthest from it",
        "suggests a linear relationship",
        f"{away:.2f} guesses at {most_away} letters",
        f"the best line falls by {-line.slope:.2f} guesses a letter; the means fall fast at first"
        " and hardly at last",
        judged=away <= LIMIT * max(each.error for each in estimates),
    )
    finding.claim("most-words", "Length with the most words", "", str(most))
    finding.claim(
        "peak",
        "Length with the most CPU time",
        "6",
        str(peak),
        timed=True,
        leaves_open="its dictionary",
    )
    falls = [after for (_, before), (after, y) in pairwise(times) if after > peak and y >= before]
    finding.claim(
        "falls",
        "CPU time of a round after its peak, in milliseconds",
        "decreasing",
        f"{max(y for _, y in times):.2f} to {times[-1][1]:.2f}",
        f"more again at {', '.join(map(str, falls))}" if falls else "less at every length",
        timed=True,
        judged=not falls,
        leaves_open="its dictionary",
    )
    finding.claim(
        "together",
        "Correlation of the CPU time with the number of words",
        "they follow each other",
        f"{together:.2f}",
        f"most time at {peak} letters, most words at {most}",
        timed=True,
        judged=together > _TOGETHER,
    )
    finding.claim("rounds", "Rounds a length", "10,000" if rounds == _ROUNDS else "", f"{rounds:,}")
    table = finding.table("Guesses", "Letters", "Words", "Mean guesses", "Worst")
    for (length, mean), (_, each), estimate in zip(means, measured, estimates, strict=True):
        table.row(
            str(length),
            f"{each['words']:,}",
            f"{mean:.3f} ± {LIMIT * estimate.error:.2f}",
            f"{each['worst']}",
        )
    finding.plot("Mean guesses by length", "letters", "guesses").line("this program", means)
    spent = finding.plot("CPU time of a round by length", "letters", "milliseconds", timed=True)
    spent.line("this program", times)
    finding.plot("Words by length", "letters", "words").line("this program's lexicon", words)
    finding.remark(
        "The three plots are the source's own: guesses, CPU time, and words by length.",
        "The source's dictionary is not named, and its words by length are a plot without"
        " figures; it says of the CPU time alone that it peaks at six letters.",
    )
    return finding.replica()
