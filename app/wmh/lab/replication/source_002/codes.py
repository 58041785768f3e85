"""Experiment: games of all codes by backtracking as in the source, Knuth's rule, the optimum."""

from collections.abc import Sequence
from itertools import product

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.many_games import outcome
from wmh.helper.catalogues import GAMES
from wmh.helper.mastermind import backtracking
from wmh.helper.mastermind.backtracking import ROOTS, BacktrackingReading
from wmh.helper.mastermind.code_steps import COLOURS, PEGS, CodeStep, CodeWay, Fate, keeper
from wmh.helper.mastermind.methods import METHODS, READINGS, SEARCHES, CodeMethod
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "4"
SAID = (
    "Backtracking fails in many cases to end within the turns; Knuth's algorithm needs five"
    " guesses at most; Koyama and Lai's needs 4.34 on average and six at worst."
)

_SOURCE = {
    CodeMethod.BACKTRACKING: ("", ""),
    CodeMethod.RISING: ("", ""),
    CodeMethod.KNUTH: ("5,801 (4.476), at most 5", "Knuth (1977)"),
    CodeMethod.EXACT: ("5,625 (4.340), at most 6", "Koyama and Lai (1993)"),
    CodeMethod.EXACT_IN_FIVE: ("5,626 (4.341), at most 5", "Koyama and Lai (1993)"),
}
_TURNS = (8, 10, 12)
_CODES = 6**4
_EXACT = f"all {_CODES:,} codes, so exact"
_VERSIONS, _GRAND = ("word-mastermind", "bulls-and-cows"), "grand-mastermind"
"""Names of the program's files for the other games that the source mentions."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    methods = [each for each in CodeMethod if not (each in SEARCHES and unavailable())]
    return [Task(str(method), 1 + 9 * (method in READINGS)) for method in methods]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns figures of the games of all codes by one method."""
    del bench
    method = CodeMethod(item)
    broken: Json = {}
    if method in READINGS:
        guesses = np.array(backtracking.guesses_of_all(READINGS[method], stop))
        broken = _broken_rules(READINGS[method], stop)
    else:
        from wmh.engine.strategy.solver import Solver
        from wmh.helper.mastermind.playing import every_code, guesses_of_all, player_of

        guesses = guesses_of_all(player_of(method, Solver(every_code())), stop)
    found = outcome(guesses)
    return {
        **broken,
        "total": found.total,
        "mean": found.mean,
        "worst": found.worst,
        "lost": {str(turns): outcome(guesses, turns).lost for turns in _TURNS},
        "distribution": [[number, games] for number, games in found.distribution.items()],
    }


def _broken_rules(reading: BacktrackingReading, stop: Stop) -> Json:
    """Counts searches that break a rule of the source.

    They ask a code twice, keep a colour known to be absent, or expand a pruned code.
    """
    twice = kept = below = 0
    for code in product(COLOURS, repeat=PEGS):
        ask = keeper("".join(code))
        steps = list(backtracking.backtrack(ask, reading, stop))
        below += any(_is_below_pruned(step, steps) for step in steps)
        asked = [step for step in steps if step.guess]
        codes = [step.code for step in sorted(asked, key=lambda step: step.guess or 0)]
        twice += len(set(codes)) < len(codes)
        gone: set[str] = set()
        for each in codes:
            if each not in ROOTS and gone & set(each):
                kept += 1
                break
            if not ask(each).score:
                gone |= set(each)
    return {"twice": twice, "kept": kept, "below": below}


def _is_below_pruned(step: CodeStep, steps: Sequence[CodeStep]) -> bool:
    """True if a step expands a pruned code; a code that is opened again does not count."""
    if step.parent is None or step.way is CodeWay.REOPENED:
        return False
    return steps[step.parent].fate is Fate.PRUNED


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    found = {CodeMethod(item): each for item, each in measured}
    finding = Draft(
        "Each of the 1,296 codes is found once by each method: exact, nothing is drawn."
    )
    columns = ("Guesses", "Mean", "Worst", *(f"Over {turns}" for turns in _TURNS))
    table = finding.table("All codes", "Method", *columns)
    for method, each in found.items():
        total, worst = f"{each['total']:,}", each["worst"]
        if method in _SOURCE:
            source, remark = _SOURCE[method]
            ours = f"{total} ({each['mean']:.3f}), at most {worst}"
            remark = "; ".join(filter(None, (remark, _EXACT)))
            finding.claim(method.value, METHODS[method].rstrip("."), source, ours, remark)
        lost = [f"{each['lost'][str(turns)]:,}" for turns in _TURNS]
        table.row(method.value, total, f"{each['mean']:.4f}", f"{worst}", *lost)
    finding.claim(
        "brute-force",
        "Backtracking takes fewer guesses than brute force, on average",
        "fewer",
        f"{found[CodeMethod.BACKTRACKING]['mean']:.1f} of {(_CODES + 1) / 2:.1f}",
        f"brute force tries the {_CODES:,} codes in turn, so it finds each at another guess;"
        f" {_EXACT}",
        judged=found[CodeMethod.BACKTRACKING]["mean"] < (_CODES + 1) / 2,
    )
    backtracked = found[CodeMethod.BACKTRACKING]
    for key, what, remark in (
        ("twice", "Searches that check a combination twice", ""),
        ("kept", "Searches that keep a colour of a guess that scored 0", ""),
        (
            "below",
            "Searches that expand a pruned code",
            "; where nothing is left below any root, one is opened again, of which the source says"
            " nothing",
        ),
    ):
        finding.claim(
            key,
            what,
            "none",
            f"{backtracked[key]:,} of {_CODES:,}",
            f"a search for each code, watched{remark}",
            judged=not backtracked[key],
        )
    lost = found[CodeMethod.BACKTRACKING]["lost"]
    finding.claim(
        "fails",
        f"Codes that backtracking does not find in {_TURNS[0]} to {_TURNS[-1]} turns",
        "many cases",
        f"{lost[str(_TURNS[0])]:,} to {lost[str(_TURNS[-1])]:,} of {_CODES:,}",
        "by the reading that goes on by position and by colour in turn",
        judged=lost[str(_TURNS[-1])] > 0,
    )
    shipped = GAMES.shipped_files()
    played = [name for name in _VERSIONS if name in shipped]
    finding.claim(
        "versions",
        "Versions beside the one of colours: words, numbers",
        f"{len(_VERSIONS)}",
        f"{len(played)}",
        f"played here: {', '.join(played)}",
    )
    finding.claim(
        "grand",
        "Grand Mastermind, of colours and shapes",
        "a version of the game",
        "pegs of 25 kinds" if _GRAND in shipped else "not played",
        f"{_GRAND} here: a peg has a colour and a shape, and only both together are marked; the"
        " game as it is sold has blue key pegs for one of both, which are not read",
        judged=False,
        leaves_open="the marks of that game",
    )
    if shown := [method for method in found if method not in READINGS]:
        plot = finding.plot("Codes by the guesses they take", "guesses", "codes")
        for method in shown:
            plot.line(method.value, map(tuple, found[method]["distribution"]))
    finding.remark(
        "The source gives no figure for its own method, and leaves open what comes when"
        " nothing is left below any root; the program's reading is told beside its code.",
        "The source gives the worst case of Koyama and Lai as six: that belongs to 5,625"
        " guesses. With one guess more in all, five are always enough.",
    )
    if reason := unavailable():
        finding.remark(f"The methods that search were not measured: {reason}")
    return finding.replica()
