"""Measurement of Doddle, run by an interpreter that has Doddle but not this package.

Standard input is JSON with `guesses` and `secrets`, lists of words, and `grey`, the guess whose
clue shows no colour. With `brief` no games are played. Standard output is JSON: the CPU
milliseconds of each task.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

_REPEATS = 3
_GAMES = 40


def main() -> None:
    asked = json.load(sys.stdin)
    series = import_module("doddle.words").WordSeries
    guesses, secrets = series(asked["guesses"]), series(asked["secrets"])
    scorer = import_module("doddle.scoring").Scorer(5)
    began = time.process_time()
    builder = import_module("doddle.histogram").HistogramBuilder(
        scorer, guesses, secrets, lazy_eval=False
    )
    matrix = 1000 * (time.process_time() - began)
    solver = import_module("doddle.solver").EntropySolver(builder)
    grey = import_module("doddle.words").Word(asked["grey"])
    left = builder.get_solns_by_score(secrets, grey)[0]
    took = {
        "matrix": matrix,
        "opening": _milliseconds(lambda: solver.get_best_guess(guesses, secrets)),
        "clue": _milliseconds(lambda: solver.get_best_guess(guesses, left)),
    }
    if not asked["brief"]:
        played = _once(lambda: _play(solver, builder, guesses, secrets))
        took["states"] = _once(lambda: _walk(solver, builder, guesses, secrets))
        took["games"] = played / _GAMES * len(secrets)
    json.dump(took, sys.stdout)


def _walk(solver: Any, builder: Any, guesses: Any, secrets: Any) -> None:  # noqa: ANN401
    """Visits every state of the games of all secrets once, as this program's `walk` does."""
    todo = [secrets]
    while todo:
        left = todo.pop()
        guess = solver.get_best_guess(guesses, left).word
        found = builder.get_solns_by_score(left, guess).values()
        todo += [after for after in found if len(after) > 1 or after.words[0] != guess]


def _play(solver: Any, builder: Any, guesses: Any, secrets: Any) -> None:  # noqa: ANN401
    """Plays games with Doddle's engine after its own opener, as its benchmark does."""
    dictionary = import_module("doddle.words").Dictionary(guesses, secrets)
    reporter = import_module("doddle.views").NullRunReporter()
    engine = import_module("doddle.engine").Engine(
        dictionary, builder.scorer, builder, solver, reporter
    )
    for word in secrets.words[:: len(secrets) // _GAMES][:_GAMES]:
        engine.run(word, [])


def _milliseconds(work: Callable[[], object]) -> float:
    work()
    return median(_once(work) for _ in range(_REPEATS))


def _once(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


if __name__ == "__main__":
    main()
