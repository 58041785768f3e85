"""`wmh check`: the kind of a file, its faults, and what it costs to use it."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.refusal import InputError
from wmh.helper.cli.check.examination import FileExamination, lines
from wmh.helper.cli.check.kinds import examine
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.streams import BAD_INPUT, complain
from wmh.helper.cli.parts.waiting import waiting


def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files, or a study's folder.")
    ],
    as_json: AsJson = False,
) -> None:
    """Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

    A word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values,
    a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a
    picture. The exit code is 2 where something is wrong.
    """
    found: list[tuple[Path, FileExamination]] = []
    for path in files:
        if (each := _examine(path)) is None:
            continue
        found.append((path, each))
        if not as_json:
            print(*lines(path, each), sep="\n", flush=True)
    if as_json and found:
        told = [{"path": str(path), **asdict(each)} for path, each in found]
        print_json("check", {"files": told})
    if len(found) < len(files) or any(each.faults for _, each in found):
        raise typer.Exit(BAD_INPUT)


def _examine(path: Path) -> FileExamination | None:
    """Examines a file; prints an error and returns None if it cannot be examined."""
    try:
        with waiting("looking at {0}", path):
            return examine(path)
    except (InputError, OSError) as error:
        complain(error)
        return None
