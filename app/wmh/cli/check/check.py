"""`wmh check`: what a file is, what is wrong with it, and what it would cost."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from wmh.cli.check.examined import Examined, lines
from wmh.cli.check.kinds import examine
from wmh.cli.parts.arguments import AsJson
from wmh.cli.parts.json_output import print_json
from wmh.cli.parts.streams import BAD_INPUT
from wmh.cli.parts.waiting import waiting


def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files, or a study's folder.")
    ],
    as_json: AsJson = False,
) -> None:
    """Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

    A lexicon, a word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values,
    a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a
    picture. The exit code is 2 where something is wrong.
    """
    found = [(path, _examined(path)) for path in files]
    if as_json:
        told = [{"path": str(path), **asdict(each)} for path, each in found]
        print_json("check", {"files": told})
    else:
        for path, each in found:
            print(*lines(path, each), sep="\n")
    if any(each.faults for _, each in found):
        raise typer.Exit(BAD_INPUT)


def _examined(path: Path) -> Examined:
    with waiting("looking at {0}", path):
        return examine(path)
