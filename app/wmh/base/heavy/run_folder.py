"""Folder in which heavy runs store their results as these arrive.

Each run has a file of JSON lines. The first line identifies the run: its settings, its words, the
version of the program. Each further line is a chunk: its range of items, and a result for each. A
line that a kill cut off is ignored.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import cast

from wmh.base.files.holding import HeldError, Hold
from wmh.base.heavy.executors import Span
from wmh.base.heavy.run import HeavyError, HeavyRun, Json, digest
from wmh.version import __version__

FORMAT = 1


class RunFolder:
    """The runs of one command, stored in a folder that the user chose."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """Opens or creates the folder. With `resume` its runs go on; else there must be none.

        Raises HeavyError, also for a folder with other files, and OSError.
        """
        others = [each for each in path.iterdir() if not _ours(each)] if path.is_dir() else []
        if others or (path.exists() and not path.is_dir()):
            raise HeavyError("{0} holds something other than runs: choose another folder.", path)
        begun = any(path.glob("*.jsonl"))
        if resume and not begun:
            raise HeavyError("{0} has no run to continue: leave out --resume.", path)
        if begun and not resume:
            raise HeavyError(
                "{0} has a run already: continue it with --resume, or choose another folder.", path
            )
        path.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._files: list[RunFile] = []

    def file(self, run: HeavyRun) -> "RunFile":
        """Returns the file of a run. Raises HeavyError and OSError."""
        self._files.append(RunFile(self._path / f"{run.name}.jsonl", run))
        return self._files[-1]

    def close(self, *, whole: bool) -> None:
        """Closes the files; `whole`, true if all runs are done, changes nothing here."""
        del whole
        for each in self._files:
            each.close()


class PassingRuns:
    """The runs of a command without a folder chosen by the user: stored until they are done."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        self._path, self._resume = path, resume
        self._files: list[RunFile] = []

    def file(self, run: HeavyRun) -> "RunFile":
        """Returns the file of a run, emptied unless the run is resumed.

        Raises HeavyError and OSError.
        """
        path = self._path / f"{run.name}-{digest(dict(run.told))[:16]}.jsonl"
        if self._resume and not self._files and not path.exists():
            raise HeavyError("There is no such run to continue: leave out --resume.")
        self._path.mkdir(parents=True, exist_ok=True)
        self._files.append(RunFile(path, run, anew=not self._resume))
        return self._files[-1]

    def close(self, *, whole: bool) -> None:
        """Closes the files, and deletes them if all runs are done (`whole`)."""
        for each in self._files:
            if whole:
                each.path.unlink(missing_ok=True)
            each.close()


class RunFile:
    """The computed chunks of one run, in a file that is locked by this program."""

    def __init__(self, path: Path, run: HeavyRun, *, anew: bool = False) -> None:
        """Opens or creates the file of a run; `anew` empties an existing file.

        Raises HeavyError if the file belongs to another run or another program has it open, and
        OSError.
        """
        self.path = path
        try:
            self._hold = Hold(path)
        except HeldError as error:
            raise HeavyError(
                "{0} is being written by another program: wait for it.", path
            ) from error
        self._found: list[tuple[Span, list[Json]]] = []
        try:
            length = 0 if anew or not path.exists() else self._read(run)
            self._file = path.open("r+b" if path.exists() else "w+b", buffering=0)
            self._file.truncate(length)
            self._file.seek(length)
            if not length:
                self._write(_header(run))
        except BaseException:
            self._hold.let_go()
            raise

    def stored_results(self) -> list[tuple[Span, list[Json]]]:
        return self._found

    def add(self, span: Span, results: list[Json]) -> None:
        self._write({"items": list(span), "results": results})

    def close(self) -> None:
        self._file.close()
        self._hold.let_go()

    def _write(self, told: Mapping[str, Json]) -> None:
        line = json.dumps(told, separators=(",", ":")).encode() + b"\n"
        begin = self._file.tell()
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # Half a line is passed over when it is read, too.
                self._file.truncate(begin)
            raise OSError(error.errno, error.strerror, str(self.path)) from error

    def _read(self, run: HeavyRun) -> int:
        """Loads the stored chunks up to the first unreadable line; returns the bytes before it.

        Raises HeavyError if the file belongs to another run, and OSError.
        """
        length = 0
        with self.path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                told = _parsed_line(line)
                if not length:
                    _refuse_another(told, run, self.path)
                elif (chunk := _chunk(told, len(run.items))) is not None:
                    self._found.append(chunk)
                else:
                    break
                length += len(line)
        return length


def _ours(path: Path) -> bool:
    return path.name.endswith((".jsonl", ".jsonl.lock"))


def _header(run: HeavyRun) -> dict[str, Json]:
    return {
        "format": FORMAT,
        "program": __version__,
        "run": run.name,
        "told": dict(run.told),
        "lexicon": None if run.lexicon is None else run.lexicon.name,
        "words": run.lexicon_digest,
        "items": run.items_digest,
    }


def _parsed_line(line: bytes) -> dict[str, Json]:
    with suppress(ValueError, RecursionError):
        told = json.loads(line)
        if isinstance(told, dict):
            return cast("dict[str, Json]", told)
    return {}


def _refuse_another(told: Mapping[str, Json], run: HeavyRun, path: Path) -> None:
    """Raises HeavyError if `told`, the first line of a file, does not identify this run."""
    mine = _header(run)
    if told.get("format") != FORMAT:
        raise HeavyError("{0} is not a run of this program: choose another folder.", path)
    for key, said in (
        ("run", "{0} is another run ({1}, not {2}): choose another folder."),
        ("program", "{0} was begun by version {1}, this is {2}: begin it anew."),
        ("told", "{0} is a run with other settings: choose another folder."),
        ("lexicon", "{0} was begun with the lexicon {1}, not {2}: choose another folder."),
        ("words", "{0}: the words of the lexicon have changed since: begin it anew."),
        ("items", "{0} is a run of other items: choose another folder."),
    ):
        if told.get(key) != mine[key]:
            values = (path, told.get(key), mine[key])
            raise HeavyError(said, *values[: said.count("{")])


def _chunk(told: Mapping[str, Json], items: int) -> tuple[Span, list[Json]] | None:
    match told:
        case {"items": [int(start), int(end)], "results": found}:
            if not isinstance(found, list) or not 0 <= start < end <= items:
                return None
            results = cast("list[Json]", found)
            return ((start, end), results) if len(results) == end - start else None
        case _:
            pass
    return None
