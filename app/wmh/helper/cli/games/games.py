"""`wmh games`: the recorded games of the user, in figures and as a CSV table."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files import paths
from wmh.base.files.outputs import table_of
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _, figure, ngettext
from wmh.engine import count
from wmh.helper.cli.parts.arguments import AsJson, Length
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.outputs import Force, name_written, refuse_unwritable
from wmh.helper.record.finished_game import Mode
from wmh.helper.record.record import read
from wmh.helper.record.statistics import COLUMNS, Statistics, as_csv, only, statistics

_BAR = 40
"""Width of the longest bar, in characters."""


def games(
    csv: Annotated[
        Path | None,
        typer.Option(help="Write a table of the games into this file, a row each; - prints it."),
    ] = None,
    force: Force = False,
    length: Length = None,
    mode: Annotated[Mode | None, typer.Option(help="Only games of this mode.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say how your games went: how many were won, with how many guesses, and how fast."""
    path = paths.games_file()
    record = read(path)
    chosen = only(record.games, length=length, mode=mode)
    if record.damaged:
        print(
            ngettext(
                "1 line of {1} cannot be read and is left out.",
                "{0} lines of {1} cannot be read and are left out.",
                record.damaged,
                record.damaged,
                path,
            ),
            file=sys.stderr,
        )
    if record.newer:
        print(
            ngettext(
                "1 game of {1} is from a newer version of this program and is left out.",
                "{0} games of {1} are from a newer version of this program and are left out.",
                record.newer,
                record.newer,
                path,
            ),
            file=sys.stderr,
        )
    if csv is not None:
        if str(csv) == "-":
            print(as_csv(chosen).replace("\r\n", "\n"), end="")
        else:
            refuse_unwritable(csv, table_of(COLUMNS), force=force)
            replace_file(csv, as_csv(chosen).encode("utf-8-sig"))
            name_written(csv)
        return
    found = statistics(chosen)
    if as_json:
        print_json("games", asdict(found))
    elif record.games and not chosen:
        print(_("No recorded game matches."))
    else:
        print("\n".join(_lines(found)))


def _lines(found: Statistics) -> list[str]:
    if not found.games:
        return [_("No game is recorded yet: `wmh play` starts one.")]
    lines = [
        _(
            "{0}, {1} won ({2} %).",
            count.games(found.games),
            found.won,
            figure(100 * found.won / found.games),
        ),
        _("Won in a row: {0} now, {1} at most.", found.streak, found.longest),
    ]
    if found.mean is not None:
        lines.append(_("{0} guesses on average.", figure(found.mean, 2)))
    if found.mean_time is not None:
        lines.append(
            _(
                "{0} seconds a game on average, {1} in the median.",
                figure(found.mean_time, 1),
                figure(found.median_time or 0, 1),
            )
        )
    most = max(found.distribution.values(), default=1)
    lines += [
        f"{guesses:>4}  {'█' * max(1, _BAR * games // most)} {figure(games)}"
        for guesses, games in found.distribution.items()
    ]
    return lines
