"""Experiment: words found and CPU time in Word Challenge, by word length."""

import random
from collections.abc import Sequence

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_question import RackQuestion
from wmh.helper.rack.rack_walk import makeable
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.growth import growth
from wmh.lab.replication.playing import all_words

SECTION = "3.1"
SAID = (
    "Over 10,000 rounds a length, the words found and the CPU time seem to grow exponentially"
    " with the length of the word whose letters are shuffled."
)

_LENGTHS, _QUICK = range(3, 16), (3, 5, 7, 9, 11, 13)
_ROUNDS, _FEW = 10_000, 60


def pieces(conditions: Conditions) -> Sequence[Task]:
    return [Task(n, n) for n in (_QUICK if conditions.quick else _LENGTHS)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the words found and the seconds in rounds with the letters of random words."""
    chance = random.Random(bench.conditions.seed + item)
    words = all_words(item, bench.lexicon).letters
    values = VALUES.read_named(VALUES.first)
    rounds = _FEW if bench.conditions.quick else _ROUNDS
    questions = [
        RackQuestion(
            letters=bench.lexicon.alphabet.decoded_letters(
                words[chance.randrange(len(words))].tobytes()
            ),
            values=values,
        )
        for _ in range(rounds)
    ]
    found = 0

    def play() -> None:
        nonlocal found
        found = 0
        for question in questions:
            check_cancelled(stop)
            found += len(makeable(question, bench.lexicon))

    took = own_milliseconds(play, 1)
    return {"rounds": rounds, "found": found, "seconds": took / 1000 / rounds}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    found = [(length, each["found"] / each["rounds"]) for length, each in measured]
    times = [(length, 1000 * each["seconds"]) for length, each in measured]
    words_grow, time_grows = growth(found), growth(times)
    (shortest, least), (longest, most) = times[0], times[-1]
    finding = Draft(
        f"{measured[0][1]['rounds']:,} words a length are drawn, and all words that their"
        " letters make are found by the walk over the DAWG."
    )
    finding.claim(
        "growth",
        "Words found grow with each letter, times",
        "exponentially (plot only)",
        words_grow.text(),
        words_grow.remark(),
        judged=words_grow.exponential,
    )
    finding.claim(
        "time",
        "CPU time of a round grows with each letter, times",
        "exponentially (plot only)",
        time_grows.text(),
        f"{least:.2f} to {most:.2f} ms: {most / least:.0f} times as long for {longest} letters as"
        f" for {shortest}; {time_grows.remark()}",
        timed=True,
        judged=time_grows.exponential,
        leaves_open="its algorithm",
    )
    rounds = measured[0][1]["rounds"]
    finding.claim("rounds", "Rounds a length", "10,000" if rounds == _ROUNDS else "", f"{rounds:,}")
    words = finding.table("Words found", "Letters", "Words found, mean")
    spent = finding.table("CPU time", "Letters", "Milliseconds a round", timed=True)
    for (length, mean), (_, took) in zip(found, times, strict=True):
        words.row(str(length), f"{mean:,.1f}")
        spent.row(str(length), f"{took:.3f}")
    finding.plot("Words found by length", "letters", "words").line("this program", found)
    plot = finding.plot("CPU time by length", "letters", "milliseconds", timed=True)
    plot.line("this program", times)
    finding.remark("The source prints its curves without a scale that could be read: shapes only.")
    return finding.replica()
