"""Blinding of the analyst: conditions are called X, Y, Z until they are analysed with names."""

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from wmh.base.files.writing import read_regular, replace_file
from wmh.study.journal.rows import Tables
from wmh.study.protocol.protocol import SEPARATOR, Protocol

KEY, LOG = "blinding-key.json", "blinding-log.md"
_LETTERS = "zyxwvutsrqponmlkjihgfedcba"


def blinding_key(folder: Path, protocol: Protocol) -> Mapping[str, str]:
    """Returns the letter of each condition from the folder's key, drawn at the first call.

    Raises OSError, and ValueError for an invalid key.
    """
    path = folder / KEY
    names = [arm.name for arm in protocol.arms]
    if path.is_file():
        key: dict[str, str] = json.loads(read_regular(path))
        if {*key} == {*names}:
            return key
    letters = sorted(_LETTERS[: len(names)])
    secrets.SystemRandom().shuffle(letters)
    key = dict(zip(names, letters, strict=True))
    replace_file(path, json.dumps(key).encode(), private=True)
    return key


def note_unblinding(folder: Path, now: datetime) -> None:
    """Logs that an analysis with names was made, if the folder has a blinding key."""
    if (folder / KEY).is_file():
        path = folder / LOG
        before = (
            read_regular(path) if path.is_file() else b"# Analyses with names of conditions\n\n"
        )
        line = f"- {now.isoformat(timespec='seconds')}\n".encode()
        replace_file(path, before + line, private=True)


def analysis_view(
    tables: Tables, protocol: Protocol, folder: Path, now: datetime, *, blinded: bool
) -> tuple[Tables, Protocol]:
    """Returns tables and protocol for the analyst, either `blinded` or with names.

    An analysis with names is logged. Raises OSError.
    """
    if blinded:
        return blind(tables, protocol, blinding_key(folder, protocol))
    note_unblinding(folder, now)
    return tables, protocol


def is_blinded(folder: Path) -> bool:
    """True if the study was analysed blinded, and never since with names."""
    return (folder / KEY).is_file() and not (folder / LOG).is_file()


def blind(tables: Tables, protocol: Protocol, key: Mapping[str, str]) -> tuple[Tables, Protocol]:
    """Returns tables and protocol with letters for conditions, and nothing else to identify them.

    Titles, reported means and the use of the helper are removed.
    """

    def letters(group: str) -> str:
        return SEPARATOR.join(key.get(name, name) for name in group.split(SEPARATOR))

    arms = tuple(
        replace(arm, name=key[arm.name], title=key[arm.name].upper(), reported=None)
        for arm in protocol.arms
    )
    primary = protocol.primary
    if primary is not None:
        primary = replace(
            primary,
            hypothesis="(not shown while conditions are blinded)",
            first=key[primary.first],
            second=key[primary.second],
        )
    hidden = replace(
        protocol,
        arms=tuple(sorted(arms, key=lambda arm: arm.name)),
        sequences=tuple(tuple(key[name] for name in each) for each in protocol.sequences),
        primary=primary,
    )
    rows = replace(
        tables,
        participants=tuple(replace(each, arm=letters(each.arm)) for each in tables.participants),
        games=tuple(replace(each, arm=letters(each.arm)) for each in tables.games),
        attempts=(),
        answers=tuple(replace(each, arm=letters(each.arm)) for each in tables.answers),
    )
    return rows, hidden
