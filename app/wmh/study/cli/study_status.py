"""`wmh study status`: who is where, in one folder or several, once or for as long as one likes."""

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.phrases import _
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.cli.parts.waiting import waiting
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import ProtocolName, refuse_missing
from wmh.study.journal.following import Balance, FollowedPeople, Following, FollowTrouble, Where
from wmh.study.protocol.protocol import Protocol

_TROUBLES: Mapping[FollowTrouble, str] = {
    FollowTrouble.CHANGED: "lines were changed or left out",
    FollowTrouble.CUT: "the last line is cut, or just being written",
    FollowTrouble.FOREIGN: "recorded under another protocol",
    FollowTrouble.MISNAMED: "its name differs from its content",
    FollowTrouble.TWICE: "more of this participant is in another folder",
    FollowTrouble.UNREADABLE: "cannot be read",
}


def status(
    protocol: ProtocolName,
    folders: Annotated[list[Path], typer.Argument(help="The folders of one or more machines.")],
    follow: Annotated[
        bool, typer.Option("--follow", help="Go on telling what changes, until Ctrl+C.")
    ] = False,
    every: Annotated[
        float, typer.Option(min=0.1, max=3600, help="Seconds between two updates.")
    ] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Say where participants are, who has finished, what is wrong, and how full groups are.

    With --follow a terminal shows all of it again; a file or a pipe gets only the new lines.
    """
    if follow and as_json:
        raise Refused("Following has no end: leave out --json or --follow.")
    told = PROTOCOLS.read_named(protocol)
    refuse_missing(folders)
    following = Following(folders, told)
    with waiting("reading the folders"):
        found = following.look()
    if as_json:
        print_json("study-status", _json(found, told))
        return
    lines = [*_status(found, told)]
    if not follow:
        print(*lines, sep="\n")
        return
    screen = Screen()
    shown: list[str] = []
    with suppress(KeyboardInterrupt):
        while True:
            new = [line for line in lines if line not in shown]
            if screen.is_terminal and lines != shown:
                # All of it, which may be longer than the terminal is high: its end is in sight.
                screen.clear()
                new = lines
            if new:
                print(*new, sep="\n", flush=True)
            shown = lines
            time.sleep(every)
            lines = [*_status(following.look(), told)]


def _json(found: FollowedPeople, protocol: Protocol) -> dict[str, object]:
    return {
        "protocol": protocol.name,
        "sha256": protocol.digest,
        "per_group": protocol.per_group,
        "games": protocol.games,
        "participants": [
            {
                "code": row.code,
                "station": row.station,
                "group": row.person.arm,
                "games": row.person.games,
                "sittings": row.person.sittings,
                "finished": row.person.finished,
                "withdrawn": row.person.withdrawn,
                "trouble": None if row.trouble is None else row.trouble.name.lower(),
                "path": str(row.path),
            }
            for row in found.rows
        ],
        "groups": [asdict(each) for each in found.balance()],
        "stations": [
            {"station": station, "groups": [asdict(each) for each in found.balance(station)]}
            for station in protocol.stations
        ],
    }


def _status(found: FollowedPeople, protocol: Protocol) -> Iterator[str]:
    for row in found.rows:
        person = row.person
        group = person.arm or _("not assigned")
        notes = [_place(row, protocol)]
        notes += [_("resumed")] if person.sittings > 1 else []
        notes += [_(_TROUBLES[row.trouble])] if row.trouble else []
        station = f"{row.station:8}" if protocol.stations else ""
        folder = row.path.parent.parent
        yield f"{row.code:22}{station}{group:34}{', '.join(notes)}  ({folder})"
    for each in found.balance():
        counts = (each.finished, protocol.per_group, each.under_way)
        said = _("{0}: {1} of {2} finished, {3} in progress", each.group, *counts)
        yield said + _withdrawn_text(each)
    for station in protocol.stations:
        counts = [
            _("{0} {1} finished, {2} in progress", each.group, each.finished, each.under_way)
            + _withdrawn_text(each)
            for each in found.balance(station)
            if each.any
        ]
        told = "; ".join(counts) or _("nobody yet")
        yield _("Station {0}: {1}", station, told)


def _withdrawn_text(each: Balance) -> str:
    return ", " + _("{0} withdrew", each.withdrawn) if each.withdrawn else ""


def _place(row: Where, protocol: Protocol) -> str:
    if row.person.finished:
        return _("finished")
    if row.person.withdrawn:
        return _("withdrew")
    return _("game {0} of {1}", row.person.games, protocol.games)
