"""Experiment: times of other solvers, Doddle and Selby's in C++, beside this program's.

Only installed solvers are measured.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.lab.bench.peers.others import (
    PeerError,
    after_grey,
    doddle_milliseconds,
    five_letters,
    selby_proof,
)
from wmh.lab.bench.timing import cpu_milliseconds
from wmh.lab.bench.words import SECRET_TIER, Lists, lists
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "Doddle, and Selby's solver in C++"
SAID = (
    "Doddle is the fastest such program in Python that is published; Selby's proved that SALET"
    " needs 7,920 guesses for Wordle's first list."
)

_OPENER = "salet"
_DODDLE = ("bin/python", "Scripts/python.exe")
_SELBY = ("wordle", "wordle.exe")
_WORKS = {
    "matrix": "Doddle's table, which it needs first",
    "opening": "Every statistic of all first guesses",
    "clue": "The same after a clue without colours",
    "games": "All games, most information",
}


def pieces(conditions: Conditions) -> Sequence[Task]:
    if unavailable() is not None:
        return []
    there = {"doddle": _doddle(conditions), "selby": _selby(conditions)}
    return [Task(name) for name, path in there.items() if path is not None]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the CPU milliseconds of this program and of a peer for the same words.

    Raises AssertionError if their proofs differ.
    """
    check_cancelled(stop)
    folder = bench.conditions.lists
    original = folder is not None and (Path(folder) / "wordlist_orig_all.txt").is_file()
    used = lists(Path(folder) if folder and original else None, bench.lexicon)
    path = {"doddle": _doddle, "selby": _selby}[item](bench.conditions)
    assert path is not None
    try:
        return _doddle_beside(path, used, bench) if item == "doddle" else _selby_beside(path, used)
    except PeerError as error:
        return {"refused": str(error)}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    if not measured:
        reason = unavailable() or (
            "Neither is here: give a folder with a virtual environment `doddle` that has Doddle,"
            " or with Selby's compiled program `wordle`, by --peers."
        )
        return Replica("Not measured.", skipped=reason)
    found = {name: each for name, each in measured if "refused" not in each}
    finding = Draft("Both sides get the same words, in one run on one core; CPU time, warm.")
    doddle, selby = found.get("doddle"), found.get("selby")
    if doddle is not None:
        ours, theirs = doddle["seconds"]["ours"], doddle["seconds"]["theirs"]
        for work, what in _WORKS.items():
            if work in theirs:
                finding.claim(
                    f"doddle-{work}",
                    what,
                    f"Doddle {_time_text(theirs[work])}",
                    _time_text(ours[work]) if work in ours else "not needed",
                    _times(theirs[work], ours.get(work)),
                    timed=True,
                )
    if selby is not None:
        totals = f"{selby['theirs']:,}", f"{selby['ours']:,}"
        finding.claim("selby-total", f"Guesses after {_OPENER.upper()}, proven by both", *totals)
        times = selby["seconds"]
        finding.claim(
            "selby",
            "Proving it",
            f"Selby's C++ {_time_text(times['theirs'])}",
            _time_text(times["ours"]),
            _times(times["theirs"], times["ours"]),
            timed=True,
        )
    for name, path in (("Doddle", _doddle(conditions)), ("Selby's program", _selby(conditions))):
        if path is None:
            finding.remark(f"{name} is not here: skipped.")
    for name, each in measured:
        if "refused" in each:
            finding.remark(f"{name} could not be measured: {each['refused']}.")
    if doddle is not None and "games" in doddle["seconds"]["ours"]:
        finding.remark("Doddle's games are timed on 40 secrets, and counted for all of them.")
    return finding.replica()


def _doddle_beside(path: Path, used: Lists, bench: Workbench) -> Json:
    from wmh.engine.strategy.play.games_walk import walk
    from wmh.engine.strategy.play.player import player
    from wmh.engine.strategy.ranking import ordering
    from wmh.engine.strategy.ranking.measure import measure as measured
    from wmh.engine.strategy.solver import Solver

    guesses, secrets = five_letters(used.few)
    left = after_grey(used.few, secrets)
    asked = Question((), 5, tier=SECRET_TIER, strategy=Strategy.ENTROPY, guesses=GuessList.ALL)
    playing = player(asked, used.few, Solver(used.few))
    works = {
        "opening": lambda: ordering.best(
            measured(guesses, secrets, Rule.TILES), Strategy.ENTROPY, 200
        ),
        "clue": lambda: measured(guesses, left, Rule.TILES),
        "games": lambda: walk(playing, secrets.numbers),
    }
    theirs = doddle_milliseconds(path, used.few, brief=bench.conditions.quick)
    ours = {name: cpu_milliseconds(work) for name, work in works.items() if name in theirs}
    return {"seconds": {"ours": ours, "theirs": theirs}}


def _selby_beside(path: Path, used: Lists) -> Json:
    from wmh.engine.strategy.endgame import Endgame

    guesses, secrets = five_letters(used.few)
    only = int(np.flatnonzero(guesses.numbers == used.few.number_of(tuple(_OPENER)))[0])
    ours = Endgame(guesses, Rule.TILES).solve(secrets, only=only).total
    took = cpu_milliseconds(lambda: Endgame(guesses, Rule.TILES).solve(secrets, only=only), 3)
    total, theirs = selby_proof(path, used.few, _OPENER)
    if total != ours:
        raise AssertionError(f"Selby's program needs {total} guesses, and ours {ours}")
    return {"ours": ours, "theirs": total, "seconds": {"ours": took, "theirs": theirs}}


def _doddle(conditions: Conditions) -> Path | None:
    return _first(conditions, [f"doddle/{name}" for name in _DODDLE])


def _selby(conditions: Conditions) -> Path | None:
    return _first(conditions, _SELBY)


def _first(conditions: Conditions, names: Sequence[str]) -> Path | None:
    if conditions.peers is None:
        return None
    paths = (Path(conditions.peers) / name for name in names)
    return next((path for path in paths if path.is_file()), None)


def _time_text(milliseconds: float) -> str:
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:,.1f} s"
    return f"{milliseconds:,.{0 if milliseconds >= 100 else 1}f} ms"


def _times(theirs: float, ours: float | None) -> str:
    if ours is None:
        return "this program ranks without such a table"
    return f"{theirs / ours:,.1f} times as long there"
