"""Experiment: share of secrets that the source's filter removes after standard clues."""

import random
from collections.abc import Sequence
from math import sqrt

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.clues.turn import Mark
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import all_words
from wmh.lab.replication.verdict import ClaimEstimate, mean_of

SECTION = "4, filter words"
SAID = (
    "A letter that is marked wrong is in no word that is kept, also where the same letter is"
    " marked right at another place."
)

_LENGTHS = (4, 5, 6, 7, 8, 9, 10, 12)
_PAIRS, _FEW = 20_000, 2_000


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task(n) for n in _LENGTHS]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the number of random pairs of guess and secret, and of secrets removed.

    A secret is removed if it contains a letter that is marked white.
    """
    chance = random.Random(bench.conditions.seed + item)
    words = all_words(item, bench.lexicon).letters
    pairs = _FEW if bench.conditions.quick else _PAIRS
    deleted = 0
    for number in range(pairs):
        if number % 100 == 0:
            check_cancelled(stop)
        guess, secret = (words[chance.randrange(len(words))] for _ in range(2))
        said = marks(Rule.TILES, guess.tolist(), secret[None])[:, 0]
        deleted += bool(np.isin(guess[said == Mark.WHITE], secret).any())
    return {"pairs": pairs, "deleted": deleted}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    shares = {length: 100 * each["deleted"] / each["pairs"] for length, each in measured}
    pairs = measured[0][1]["pairs"]
    finding = Draft(f"{pairs:,} pairs of guess and secret a length, drawn of all words.")
    for length in (5, 8):
        finding.claim(
            f"deleted-{length}",
            f"The true word is deleted by one clue, {length} letters",
            "never, by the source's own clues",
            f"{_share(shares[length] / 100, pairs).text(1)} %",
            "by clues that mark repeated letters the standard way",
            published=ClaimEstimate(0),
            measured=_share(shares[length] / 100, pairs),
        )
    table = finding.table("By length", "Letters", "Deleted")
    for length, share in shares.items():
        table.row(str(length), f"{share:.1f} %")
    plot = finding.plot("The filter deletes the true word", "letters", "% of pairs")
    plot.line("this program's words", shares.items())
    finding.remark(
        "With the clues that the source itself makes its filter never errs; every game that"
        " marks repeated letters the standard way makes it err. It is the rule 'naive' here."
    )
    return finding.replica()


def _share(share: float, pairs: int) -> ClaimEstimate:
    """Returns a share of the pairs, from 0 to 1, as an estimate in percent."""
    return mean_of(100 * share, 100 * sqrt(share * (1 - share)), pairs)
