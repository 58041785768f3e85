"""Output paths of commands: checked for access, and for files of another kind."""

import errno
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.outputs import OccupiedError, OutputKind, is_another
from wmh.helper.cli.parts.reasons import Refused

Force = Annotated[bool, typer.Option("--force", help="Replace a file of any kind.")]


def refuse_unwritable(path: Path, kind: OutputKind, *, force: bool = False) -> None:
    """Raises Refused for an output path that could not be written, before the work begins.

    So it does for an existing file of another kind, unless `force`. An OSError that writing would
    raise is raised as it is.
    """
    if path.is_dir():
        raise Refused("{0} is a folder: give the name of a file.", path)
    if not path.parent.is_dir():
        raise Refused("There is no folder {0} for {1}: make it first.", path.parent, path.name)
    _refuse_closed(path)
    refuse_another_kind(path, kind, force=force)


def _refuse_closed(path: Path) -> None:
    there = True
    try:
        path.stat()
    except FileNotFoundError:
        there = False
    target = Path(os.path.realpath(path))
    if not there:
        target.parent.stat()  # A link may lead where there is nothing.
    if not os.access(target if there else target.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def refuse_another_kind(path: Path, kind: OutputKind, *, force: bool) -> None:
    """Raises Refused if an existing, nonempty file is of another kind."""
    if not force and is_another(path, kind):
        raise Refused(
            ("{0} exists already and is no {1}: choose another name, or replace it with --force."),
            path,
            kind.name,
        )


@contextmanager
def told_of_force() -> Generator[None]:
    """Context that turns an OccupiedError into a refusal that mentions --force."""
    try:
        yield
    except OccupiedError as error:
        raise Refused(
            "{0} exists already and is another kind of file: choose another folder, or "
            "replace it with --force.",
            error.path,
        ) from error


def name_written(path: Path, *, as_json: bool = False) -> None:
    """Prints which file was written, on stderr with JSON. A device is not named."""
    if path.is_file():
        print(path, file=sys.stderr if as_json else sys.stdout)
