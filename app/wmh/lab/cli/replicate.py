"""`wmh replicate`: every published figure beside ours, as one report."""

from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.cli.parts.arguments import Seed
from wmh.helper.cli.parts.heavily import (
    ClusterName,
    CoresNumber,
    Heavily,
    HeavyOptions,
    InJson,
    Resume,
    duration,
    heavily,
)
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.lists import library
from wmh.lab.replication.experiment import Conditions, Experiment
from wmh.lab.replication.page import PAGE, template, write
from wmh.lab.replication.report import RESULTS, refuse_another, report_of
from wmh.lab.replication.running import ExperimentResult, result_of, run_of
from wmh.lab.replication.table import AUTHORS, EXPERIMENTS

RUNS = "runs"
"""Name of the folder, beside the report, for intermediate results."""


def replicate(
    names: Annotated[
        list[str] | None, typer.Argument(help="Only these experiments; all of them by default.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder for the report; it may exist already.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Smaller experiments: a few minutes in all.")
    ] = False,
    seed: Seed = 1,
    lists: Annotated[
        Path | None,
        typer.Option(
            help="A folder with word lists that do not come with the program: that of the Lingo pit"
            " (lingo-wordlist.txt), Wordle's (wordlist_orig_hidden.txt and others), and any more.",
            envvar="WMH_LISTS",
        ),
    ] = None,
    peers: Annotated[
        Path | None,
        typer.Option(
            help="A folder with other programs to be measured beside this one: a virtual"
            " environment doddle that has Doddle, Selby's compiled program wordle, the pit's"
            " chinese-perl-goth.pl and Lingo.java.",
        ),
    ] = None,
    study: Annotated[
        Path | None,
        typer.Option(
            help="The report of a study of your own, as wmh study analyse wrote it: its means stand"
            " beside the published ones.",
        ),
    ] = None,
    lexicon: Annotated[str, typer.Option(help="The word list to measure with.")] = library.DEFAULT,
    list_them: Annotated[
        bool, typer.Option("--list", help="List the experiments, and do nothing.")
    ] = False,
    cores: CoresNumber = None,
    cluster: ClusterName = None,
    resume: Resume = False,
    progress: InJson = False,
) -> None:
    """Measure what the sources published, and write a report with their figures beside ours."""
    chosen = _selection(names or [])
    if list_them:
        for each in chosen:
            source = AUTHORS.get(each.source, "beyond them")
            print(f"{each.name:18} {source:23} {each.title}")
        return
    if out is None:
        raise Refused("Choose a folder for the report: --out DIR.")
    if lists is not None and not lists.is_dir():
        raise Refused("{0} is not a folder: give one with word lists to --lists.", lists)
    if peers is not None and not peers.is_dir():
        raise Refused("{0} is not a folder: give one with other programs to --peers.", peers)
    if study is not None and not (study / "results.json").is_file():
        raise Refused(
            "{0} is not the report of a study: give --study the folder of such a report.", study
        )
    beside = [None if each is None else str(each.resolve()) for each in (lists, peers, study)]
    conditions = Conditions(quick, seed, lexicon, *beside)
    _make(out)
    if resume:
        refuse_another(out, conditions)
    elif (out / RESULTS).exists():
        raise Refused(
            "{0} has a report already: continue it with --resume, or choose another folder.", out
        )
    opened = library.open_named(lexicon)
    takes = sum(each.quick if quick else each.full for each in chosen)
    several = count.experiments(len(chosen))
    print(_("{0}, about {1} of one core.", several, duration(takes)))
    done: dict[str, ExperimentResult] = {}
    # An empty folder of runs is not one to be resumed.
    begun = resume and any((out / RUNS).glob("*.jsonl"))
    with heavily(HeavyOptions(cores, cluster, out / RUNS, begun, progress)) as heavy:
        for each in _with_those_done(chosen, out, resume=begun):
            done[each.name] = _measure(each, conditions, opened, heavy)
            write(report_of(conditions, opened, done), out, template())
            state = " (skipped)" if done[each.name].findings.skipped else ""
            print(
                f"{each.name}: {duration(done[each.name].seconds)}{state}",
                flush=True,
            )
    print(out / PAGE)


def _measure(
    experiment: Experiment, conditions: Conditions, lexicon: Lexicon, heavy: Heavily
) -> ExperimentResult:
    run = run_of(experiment, conditions, lexicon)
    return result_of(experiment, conditions, run, heavy(run, alone=experiment.alone))


def _selection(names: list[str]) -> list[Experiment]:
    known = {each.name: each for each in EXPERIMENTS}
    if unknown := [name for name in names if name not in known]:
        raise Refused(
            "There is no experiment {0}: there is {1}.", excerpt(unknown[0]), ", ".join(known)
        )
    return [each for each in EXPERIMENTS if not names or each.name in names]


def _with_those_done(chosen: list[Experiment], out: Path, *, resume: bool) -> list[Experiment]:
    """Returns the chosen experiments, and with `resume` also those that were begun before.

    So a resumed report loses nothing.
    """
    if not resume:
        return chosen
    begun = {path.stem for path in (out / RUNS).glob("*.jsonl")}
    wanted = {each.name for each in chosen}
    return [each for each in EXPERIMENTS if each.name in wanted | begun]


def _make(out: Path) -> None:
    """Creates the folder of the report. Raises Refused if it cannot be written."""
    try:
        (out / RUNS).mkdir(parents=True, exist_ok=True)
        probe = out / RUNS / "probe.jsonl.lock"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Refused(
            "{0} cannot be written ({1}): choose another folder.", out, error.strerror
        ) from error
