"""Execution of experiments task by task, so that other work can run in between."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.heavy.run_folder import RunFile
from wmh.base.running.stopping import Cancelled, Stop
from wmh.engine.lexicon.store import Lexicon
from wmh.lab.replication.experiment import Conditions, Experiment
from wmh.lab.replication.running import ExperimentResult, result_of, run_of
from wmh.lab.replication.table import EXPERIMENTS

if TYPE_CHECKING:
    from wmh.base.heavy.run import Json


@dataclass(frozen=True, slots=True)
class ExperimentStanding:
    """Progress of an experiment: how many of its tasks have stored results."""

    name: str
    done: int
    whole: int


def step_by_step(
    experiment: Experiment, conditions: Conditions, lexicon: Lexicon, folder: Path, stop: Stop
) -> Iterator[ExperimentStanding | ExperimentResult]:
    """Yields the progress before each task, and finally the result.

    Tasks with stored results are not measured again; a task during which `stop` requested a pause
    is. Raises HeavyError and OSError.
    """
    run = run_of(experiment, conditions, lexicon)
    do = run.setting.prepare()
    with closing(RunFile(folder / f"{run.name}.jsonl", run)) as file:
        results: list[Json] = [None] * len(run.items)
        for (start, end), found in file.stored_results():
            results[start:end] = found
        for place, item in enumerate(run.items):
            done = sum(result is not None for result in results)
            yield ExperimentStanding(run.name, done, len(results))
            while results[place] is None:
                try:
                    found = do([item], stop)
                except Cancelled:
                    yield ExperimentStanding(run.name, done, len(results))
                    continue
                file.add((place, place + 1), found)
                results[place] = found[0]
    yield result_of(experiment, conditions, run, results)


def saved_results(
    conditions: Conditions, lexicon: Lexicon, folder: Path
) -> Iterator[ExperimentStanding | ExperimentResult]:
    """Yields the result or the progress of each experiment stored in a folder.

    Nothing is measured.
    """
    for experiment in EXPERIMENTS:
        path = folder / f"{experiment.name}.jsonl"
        if not path.exists():
            continue
        run = run_of(experiment, conditions, lexicon)
        with closing(RunFile(path, run)) as file:
            found = {
                place: result
                for (start, _), results in file.stored_results()
                for place, result in enumerate(results, start)
            }
        if len(found) < len(run.items):
            yield ExperimentStanding(run.name, len(found), len(run.items))
        else:
            results = [found[place] for place in range(len(run.items))]
            yield result_of(experiment, conditions, run, results)
