"""Output paths of commands: checks that they can be written and lose no file of another kind."""

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
    """Checks that an output path can be written, before the work begins.

    Raises Refused for a folder, for a path in a missing folder and, without `force`, for a file of
    another kind that is not empty. Raises OSError if the path is protected against writing.
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
    """Raises Refused if a file of another kind exists at the path and is not empty."""
    if not force and is_another(path, kind):
        raise Refused(
            ("{0} exists already and is no {1}: choose another name, or replace it with --force."),
            path,
            kind.name,
        )


@contextmanager
def told_of_force() -> Generator[None]:
    """Context in which an OccupiedError becomes a refusal that mentions --force."""
    try:
        yield
    except OccupiedError as error:
        raise Refused(
            "{0} exists already and is another kind of file: choose another folder, or "
            "replace it with --force.",
            error.path,
        ) from error


def name_written(path: Path, *, as_json: bool = False) -> None:
    """Prints the name of the file that was written, on stderr with JSON; a device is not named."""
    if path.is_file():
        print(path, file=sys.stderr if as_json else sys.stdout)
