"""The proven optima of Wordle's lists."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from wmh.bench.words import SECRET_TIER, lexicon_with_secrets
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.stopping import Stop
from wmh.engine.strategy.kernels.numba_check import unavailable
from wmh.heavy.run import Json
from wmh.replication.experiment import (
    Claim,
    Conditions,
    Measurements,
    Portion,
    Replica,
    Workbench,
)

SECTION = "Selby (2022) and others, proven optima"
SAID = (
    "The fewest guesses for all words of Wordle's first list are 7,920 (SALET); 7,897 and 7,883 for"
    " two later lists."
)

_OPTIMA = (
    ("salet", "orig_hidden", "orig_all", 7920),
    ("salet", "nyt20220316_hidden", "nyt20220316_all", 7897),
    ("tarse", "nyt20220830_hidden", "nyt20220830_all", 7883),
)


def pieces(conditions: Conditions) -> Sequence[Portion]:
    if unavailable() is not None:
        return []
    return [
        Portion([opener, hidden, every])
        for opener, hidden, every, _ in _OPTIMA
        if _file(conditions, hidden) and _file(conditions, every)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    from wmh.engine.strategy.endgame import Endgame
    from wmh.engine.strategy.ranking.measure import plan

    opener, hidden, every = item
    folder = Path(bench.conditions.lists or "")
    secrets, guesses = (
        set((folder / f"wordlist_{name}.txt").read_text("ascii").split())
        for name in (hidden, every)
    )
    lexicon = lexicon_with_secrets(guesses | secrets, secrets)
    planned = plan(candidates_of(Question((), 5), lexicon))
    found = candidates_of(Question((), 5, tier=SECRET_TIER), lexicon)
    only = int(np.flatnonzero(planned.numbers == lexicon.number_of(tuple(opener)))[0])
    solution = Endgame(planned, Rule.TILES).solve(found, None, stop, only=only)
    return {"words": len(found), "total": solution.total, "proven": solution.proven}


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    found = {item[1]: each for item, each in measured}
    if not measured:
        reason = unavailable() or (
            "Wordle's lists are missing (wordlist_orig_hidden.txt, wordlist_orig_all.txt and later"
            " ones): give their folder by --lists."
        )
        return Replica("Not measured.", skipped=reason)
    return Replica(
        how="After the published first guess every tree is searched; the total is proven.",
        claims=tuple(
            Claim(
                hidden,
                f"Guesses for all {found[hidden]['words']:,} words after {opener.upper()}",
                f"{total:,}",
                f"{found[hidden]['total']:,}",
                remark="proven" if found[hidden]["proven"] else "not proven",
            )
            for opener, hidden, _, total in _OPTIMA
            if hidden in found
        ),
        remarks=(
            *(
                f"The list {hidden} is missing: skipped."
                for _, hidden, _, _ in _OPTIMA
                if hidden not in found
            ),
            "That no other first guess is better was published too; wmh prove proves it here.",
        ),
    )


def _file(conditions: Conditions, name: str) -> bool:
    folder = conditions.lists
    return folder is not None and (Path(folder) / f"wordlist_{name}.txt").is_file()
