"""Experiment: the proven fewest guesses for Wordle's lists."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.lab.bench.words import SECRET_TIER, lexicon_with_secrets
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "Selby (2022, 2023) and others, proven optima"
SAID = (
    "The fewest guesses for all words of Wordle's first list are 7,920 (SALET), 8,122 in hard mode"
    " within six guesses; 7,897, 7,883 and 11,219 for three later lists."
)


class PublishedOptimum(NamedTuple):
    """Published fewest guesses for a list of secrets, with the best first guess."""

    key: str
    opener: str
    hidden: str
    every: str
    total: int
    hard: bool = False
    seconds: int = 2
    """Approximate duration of the proof in seconds."""


_OPTIMA = (
    PublishedOptimum("orig_hidden", "salet", "orig_hidden", "orig_all", 7920),
    PublishedOptimum("nyt20220316_hidden", "salet", "nyt20220316_hidden", "nyt20220316_all", 7897),
    PublishedOptimum("nyt20220830_hidden", "tarse", "nyt20220830_hidden", "nyt20220830_all", 7883),
    PublishedOptimum(
        "nyt20230701_hidden", "tarse", "nyt20230701_hidden", "nyt20220830_all", 11219, seconds=50
    ),
    PublishedOptimum("hard", "salet", "orig_hidden", "orig_all", 8122, hard=True, seconds=12),
)
_QUICK_SECONDS = 20
_WITHIN = 6
"""Limit of guesses in hard mode; without it games could be longer but need fewer in all."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    if unavailable() is not None:
        return []
    return [
        Task(each.key, each.seconds)
        for each in _OPTIMA
        if _there(conditions, each) and (not conditions.quick or each.seconds < _QUICK_SECONDS)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    from wmh.engine.strategy.endgame import ENDLESS, Endgame
    from wmh.engine.strategy.ranking.measures import plan

    wanted = next(each for each in _OPTIMA if each.key == item)
    folder = Path(bench.conditions.lists or "")
    secrets, guesses = (
        set((folder / f"wordlist_{name}.txt").read_text("ascii").split())
        for name in (wanted.hidden, wanted.every)
    )
    lexicon = lexicon_with_secrets(guesses | secrets, secrets)
    planned = plan(candidates_of(Question((), 5), lexicon))
    found = candidates_of(Question((), 5, tier=SECRET_TIER), lexicon)
    only = int(np.flatnonzero(planned.numbers == lexicon.number_of(tuple(wanted.opener)))[0])
    endgame = Endgame(planned, Rule.TILES, Hardness.HARD if wanted.hard else Hardness.FREE)
    attempts = _WITHIN if wanted.hard else ENDLESS
    solution = endgame.solve(found, None, stop, attempts=attempts, only=only)
    return {"words": len(found), "total": solution.total, "proven": solution.proven}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    found = dict(measured)
    if not measured:
        reason = unavailable() or (
            "Wordle's lists are missing (wordlist_orig_hidden.txt, wordlist_orig_all.txt and later"
            " ones): give their folder by --lists."
        )
        return Replica("Not measured.", skipped=reason)
    finding = Draft("After the published first guess every tree is searched; the total is proven.")
    slow: list[str] = []
    for each in _OPTIMA:
        if (ours := found.get(each.key)) is not None:
            hard = f", hard mode within {_WITHIN}" if each.hard else ""
            finding.claim(
                each.key,
                f"Guesses for all {ours['words']:,} words after {each.opener.upper()}{hard}",
                f"{each.total:,}",
                f"{ours['total']:,}",
                "proven" if ours["proven"] else "not proven",
            )
        elif _there(conditions, each):
            slow.append(f"{each.total:,} takes longer, and is left to the full run.")
        if not _there(conditions, each):
            finding.remark(f"{each.total:,}: its list is missing, skipped.")
    finding.remark(
        *slow,
        "That no other first guess is better was published too; wmh prove proves it here.",
        "Mastermind's optimum, 5,625 guesses, stands with Astatin 2009.",
    )
    return finding.replica()


def _there(conditions: Conditions, wanted: PublishedOptimum) -> bool:
    if conditions.lists is None:
        return False
    folder = Path(conditions.lists)
    return all(
        (folder / f"wordlist_{name}.txt").is_file() for name in (wanted.hidden, wanted.every)
    )
