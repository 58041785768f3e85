"""Heavy runs of commands: the processors they use, the storage of results, the progress shown."""

import json
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from wmh.base.files import paths
from wmh.base.heavy.cores import Cores
from wmh.base.heavy.driving import RunProgress, drive
from wmh.base.heavy.executors import Backend, ThisThread
from wmh.base.heavy.run import HeavyRun, Json
from wmh.base.heavy.run_folder import PassingRuns, RunFolder
from wmh.base.running.stopping import Cancelled, Stop
from wmh.base.text.phrases import _, figure
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable
from wmh.helper.cli.command_line import again_with
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import EVERY, Screen
from wmh.helper.cli.parts.streams import Request, requests_to_stop

MOST_CORES = 1024
_OFTEN = 0.5
"""Seconds between two progress lines of JSON."""
translatable(("games", "openers", "participants", "pieces", "secrets", "words"), context="Units")

CoresNumber = Annotated[
    int | None,
    typer.Option("--cores", min=1, max=MOST_CORES, help="How many cores to use; all by default."),
]
ClusterName = Annotated[
    str | None,
    typer.Option("--cluster", help="Run on Dask: tls://host:port, or local:4 for 4 processes."),
]
KeptIn = Annotated[
    Path | None, typer.Option("--run", help="A folder to keep the run in, also when it is done.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Continue where the same command stopped.")]
InJson = Annotated[bool, typer.Option("--progress", help="Print the progress as lines of JSON.")]


class Heavily:
    """Executes the heavy runs of one command, and shows their progress."""

    def __init__(
        self,
        means: Backend,
        kept: RunFolder | PassingRuns,
        request: Request,
        *,
        in_json: bool,
    ) -> None:
        self._means, self._kept, self._request = means, kept, request
        self._in_json = in_json
        self.last: RunProgress | None = None
        """Progress of the newest run, once a part of it is done."""

    @property
    def stop(self) -> Stop:
        """Function that is true once the command is to end."""
        return self._request.stop

    def __call__(self, run: HeavyRun, *, alone: bool = False) -> list[Json]:
        """Returns the results of a run, in the order of its items.

        A measurement of time runs `alone`: in this thread, whatever backend was chosen. Raises
        InputError, OSError, Cancelled.
        """
        means = ThisThread() if alone else self._means
        terminal = Screen(stderr=True)
        if self._in_json or not terminal.is_terminal:
            return self._drive(run, means, self._lines())
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[said]}"),
            console=terminal,
            transient=True,
        ) as shown:
            task = shown.add_task(run.name, total=run.weight, said="")
            return self._drive(run, means, lambda standing: _show(shown, task, standing))

    def say(self, line: str, told: dict[str, Json]) -> None:
        """Prints progress on stderr: `line`, or `told` as JSON with the option --progress."""
        print(json.dumps(told) if self._in_json else line, file=sys.stderr, flush=True)

    def _drive(
        self, run: HeavyRun, means: Backend, watch: Callable[[RunProgress], None]
    ) -> list[Json]:
        def note_progress(standing: RunProgress) -> None:
            if standing.done:
                self.last = standing
            watch(standing)

        keep = self._kept.file(run)
        return drive(run, means, keep, note_progress, self._request.stop)

    def _lines(self) -> Callable[[RunProgress], None]:
        told = 0.0

        def watch(standing: RunProgress) -> None:
            nonlocal told
            over = standing.done == standing.whole
            if standing.seconds - told < (_OFTEN if self._in_json else EVERY) and not (
                over and (self._in_json or told)
            ):
                return
            told = standing.seconds
            line = json.dumps(as_json(standing)) if self._in_json else progress_line(standing)
            print(line, file=sys.stderr, flush=True)

        return watch


@dataclass(frozen=True, slots=True)
class HeavyOptions:
    """Options of a command that say how its heavy runs are computed."""

    cores: CoresNumber = None
    cluster: ClusterName = None
    run: KeptIn = None
    resume: Resume = False
    progress: InJson = False

    def refuse_without(self, option: str) -> None:
        """Raises Refused if an option of this group is set although it needs `option`."""
        for name, value in asdict(self).items():
            if value not in (None, False):
                raise Refused("--{0} needs {1}: give that too.", name, option)


@contextmanager
def heavily(options: HeavyOptions) -> Generator[Heavily]:
    """Context in which a command executes its heavy runs. Raises InputError and OSError.

    Ctrl+C ends the command; finished parts stay saved, and a line tells how to resume.
    """
    if options.cores is not None and options.cluster is not None:
        raise Refused("--cores and --cluster exclude each other: choose one.")
    folder = (
        PassingRuns(paths.cache_folder() / "runs", resume=options.resume)
        if options.run is None
        else RunFolder(options.run, resume=options.resume)
    )
    means = _means(options.cores, options.cluster)
    whole = False
    with requests_to_stop() as request:
        made = Heavily(means, folder, request, in_json=options.progress)
        try:
            yield made
            whole = True
        except Cancelled:
            print(_stop_message(made.last), file=sys.stderr)
            raise typer.Exit(request.code or 1) from None
        except InputError as error:
            if made.last is None:
                raise
            raise Refused("{0} {1}", error, _go_on(made.last)) from error
        except OSError as error:
            if made.last is None:
                raise
            raise Refused(
                "{0}: {1}. {2}", error.filename, error.strerror, _go_on(made.last)
            ) from error
        finally:
            folder.close(whole=whole)
            means.close()


def _means(cores: int | None, cluster: str | None) -> Backend:
    if cluster is None:
        return Cores(cores)
    from wmh.base.heavy.cluster import Cluster

    made = Cluster(cluster)
    print(_("Dashboard: {0}", made.dashboard), file=sys.stderr, flush=True)
    return made


def progress_line(standing: RunProgress) -> str:
    """Returns a line with the progress of a run."""
    done = _("{0} of {1} {2}", standing.done, standing.whole, _units(standing))
    parts = [done]
    if standing.pace:
        parts.append(_("{0} a second", figure(standing.pace, 0 if standing.pace >= 10 else 1)))
    if standing.left:
        parts.append(_("{0} left", duration(standing.left), context="Console"))
    return f"{standing.name}: {', '.join(parts)}"


def as_json(standing: RunProgress) -> dict[str, Json]:
    left = standing.left
    return {
        "run": standing.name,
        "units": standing.units,
        "done": standing.done,
        "before": standing.before,
        "of": standing.whole,
        "seconds": round(standing.seconds, 1),
        "a_second": round(standing.pace, 3),
        "left": None if left is None else round(left, 1),
    }


def duration(seconds: float) -> str:
    """Returns a duration as text, in the two largest of its units."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600:,} h {whole % 3600 // 60} min"


def _show(shown: Progress, task: TaskID, standing: RunProgress) -> None:
    line = progress_line(standing).partition(": ")[2]
    shown.update(task, completed=standing.done, said=line)


def _stop_message(standing: RunProgress | None) -> str:
    if standing is None:
        return _("Stopped before anything was done.")
    return _("Stopped. {0}", _go_on(standing))


def _go_on(standing: RunProgress) -> str:
    return _(
        "{0} of {1} {2} are saved; continue with: {3}",
        standing.done,
        standing.whole,
        _units(standing),
        again_with("--resume"),
    )


def _units(standing: RunProgress) -> str:
    """Returns the name of the things that a run counts, as it follows `of` and a number."""
    return _(standing.units, context="Units")
