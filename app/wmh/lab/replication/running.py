"""Execution of experiments as heavy runs, whose items are the experiment's tasks."""

import hashlib
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, ClassVar

import wmh
from wmh.base.heavy.run import HeavyRun, Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.lexicon.store import Lexicon
from wmh.lab.replication.experiment import Conditions, Experiment, Replica, Trial, Workbench
from wmh.lab.replication.table import EXPERIMENTS


@dataclass(frozen=True, slots=True)
class Measuring:
    """Setting of a heavy run that measures an experiment's tasks.

    A result is the measurement of a task with its date and duration.
    """

    frees: ClassVar[bool] = False

    name: str
    conditions: Conditions

    def prepare(self) -> Callable[[Sequence[Any], Stop], list[Json]]:
        work = experiment_named(self.name).work()
        bench = Workbench(self.conditions)

        def do(items: Sequence[Any], stop: Stop) -> list[Json]:
            return [_measure(work, item, bench, stop) for item in items]

        return do


@dataclass(frozen=True, slots=True)
class ExperimentResult:
    """Result of an experiment, with its date and its seconds on one core."""

    experiment: Experiment
    findings: Replica
    day: str
    seconds: float


def experiment_named(name: str) -> Experiment:
    """Returns the experiment with this name. Raises KeyError."""
    return {each.name: each for each in EXPERIMENTS}[name]


def run_of(experiment: Experiment, conditions: Conditions, lexicon: Lexicon) -> HeavyRun:
    """Returns the heavy run of an experiment, with the longest tasks first."""
    pieces = sorted(experiment.work().pieces(conditions), key=lambda piece: -piece.weight)
    told = asdict(conditions) | {"lists": lists_digest(conditions.lists), "code": code_digest()}
    return HeavyRun(
        experiment.name,
        Measuring(experiment.name, conditions),
        [piece.item for piece in pieces],
        [piece.weight for piece in pieces],
        "pieces",
        told,
        lexicon,
    )


def result_of(
    experiment: Experiment, conditions: Conditions, run: HeavyRun, results: Sequence[Json]
) -> ExperimentResult:
    """Returns the result of an experiment, summarized from the results of its heavy run.

    Tasks are summarized in the order in which the experiment lists them.
    """
    work = experiment.work()
    found = {str(item): result for item, result in zip(run.items, results, strict=True)}
    items = [piece.item for piece in work.pieces(conditions)]
    measured = [(item, found[str(item)]["found"]) for item in items]
    return ExperimentResult(
        experiment,
        work.summarize(conditions, measured),
        max((each["day"] for each in results), default=_today()),
        sum(each["seconds"] for each in results),
    )


@cache
def code_digest() -> str:
    """Returns the digest of the program's code, by which results of other code are told apart."""
    package = Path(wmh.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()[:12]


def lists_digest(folder: str | None) -> str:
    """Returns the digest of the word lists in a folder; "" for no folder. Raises OSError."""
    if folder is None:
        return ""
    digest = hashlib.sha256()
    for path in sorted(filter(Path.is_file, Path(folder).glob("*.txt"))):
        digest.update(path.name.encode() + b"\n" + path.read_bytes())
    return digest.hexdigest()[:12]


def _measure(work: Trial, item: Json, bench: Workbench, stop: Stop) -> Json:
    check_cancelled(stop)
    began = _processor_time()
    found = work.measure(item, bench, stop)
    return {"found": found, "seconds": round(_processor_time() - began, 3), "day": _today()}


def _processor_time() -> float:
    """Returns the CPU seconds of this process and of its finished children."""
    times = os.times()
    return process_time() + times.children_user + times.children_system


def _today() -> str:
    return datetime.now(UTC).date().isoformat()
