"""Games of all codes by each method: the source's backtracking, Knuth's rule, the optimum."""

from collections.abc import Sequence

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.outcome import outcome
from wmh.helper.catalogues import GAMES
from wmh.helper.mastermind import backtracking
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
_VERSIONS = ("word-mastermind", "bulls-and-cows", "grand-mastermind")
"""Other games that the source names, by their files."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    methods = [each for each in CodeMethod if not (each in SEARCHES and unavailable())]
    return [Task(str(method), 1 + 9 * (method in READINGS)) for method in methods]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the number of codes for each number of guesses."""
    del bench
    method = CodeMethod(item)
    if method in READINGS:
        guesses = np.array(backtracking.guesses_of_all(READINGS[method], stop))
    else:
        from wmh.engine.strategy.solver import Solver
        from wmh.helper.mastermind.playing import every_code, guesses_of_all, player_of

        guesses = guesses_of_all(player_of(method, Solver(every_code())), stop)
    found = outcome(guesses)
    return {
        "total": found.total,
        "mean": found.mean,
        "worst": found.worst,
        "lost": {str(turns): outcome(guesses, turns).lost for turns in _TURNS},
        "distribution": [[number, games] for number, games in found.distribution.items()],
    }


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
            finding.claim(method.value, METHODS[method].rstrip("."), source, ours, remark)
        lost = [f"{each['lost'][str(turns)]:,}" for turns in _TURNS]
        table.row(method.value, total, f"{each['mean']:.4f}", f"{worst}", *lost)
    finding.claim(
        "brute-force",
        "Backtracking takes fewer guesses than brute force, on average",
        "fewer",
        f"{found[CodeMethod.BACKTRACKING]['mean']:.1f} of {(_CODES + 1) / 2:.1f}",
        f"brute force tries the {_CODES:,} codes in turn, so it finds each at another guess",
        judged=found[CodeMethod.BACKTRACKING]["mean"] < (_CODES + 1) / 2,
    )
    played = [name for name in _VERSIONS if name in GAMES.shipped_files()]
    finding.claim(
        "versions",
        "Versions beside the one of colours: words, numbers, colours with shapes",
        "3",
        f"{len(played)}",
        f"played here: {', '.join(played)}; a peg of Grand Mastermind has a colour and a shape, and"
        " its blue key pegs, for one of both alone, are not read",
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
