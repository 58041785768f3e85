"""Options shared by commands of `wmh study`: protocol, folder, seed, group sizes."""

import gc
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.phrases import _
from wmh.helper.cli.parts.arguments import HIGHEST_SEED
from wmh.helper.cli.parts.reasons import Refused
from wmh.study.journal.folder import ParticipantFile, participant_files

ProtocolName = Annotated[
    str, typer.Argument(metavar="PROTOCOL", help="A protocol's name, or its file in TOML.")
]
Folder = Annotated[Path, typer.Argument(help="The folder of a study.")]
Out = Annotated[Path, typer.Option("--out", help="The folder to write into.")]
Seed = Annotated[
    int | None,
    typer.Option(min=0, max=HIGHEST_SEED, help="Random seed; by default the protocol's."),
]


def refuse_missing(folders: Iterable[Path]) -> None:
    """Raises Refused if a folder is missing; it would otherwise count as an empty study."""
    for folder in folders:
        if not folder.is_dir():
            raise Refused("{0} is not a folder: choose that of a study.", folder)


def participants(folder: Path) -> Iterator[ParticipantFile]:
    """Yields the participants' files of a folder, and prints their faults.

    Raises Refused if empty.
    """
    none = True
    gc.disable()  # What is read is kept: to look for garbage in it takes a seventh of the time.
    try:
        for each in participant_files(folder):
            none = False
            for fault in each.chain.faults:
                print(
                    _("Note: {0}, line {1}: {2}.", each.path, fault.line, fault.said),
                    file=sys.stderr,
                )
            yield each
    finally:
        gc.enable()
    if none:
        raise Refused("There are no participants in {0}: choose the folder of a study.", folder)
