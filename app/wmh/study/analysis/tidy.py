"""The tables as text, for R, pandas and spreadsheets, with a dictionary of their columns."""

import csv
import io
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from wmh.engine.files import replace_file
from wmh.files import paths
from wmh.study.journal.chain import Chain
from wmh.study.journal.folder import Recorded
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.protocol import Protocol
from wmh.version import __version__

_ROWS: Mapping[str, type[Any]] = {
    "participants": ParticipantRow,
    "games": GameRow,
    "attempts": AttemptRow,
    "answers": AnswerRow,
}
_EVENTS = ("participant", "line", "sitting", "seconds", "event", "told")
_FORMULA = ("=", "+", "-", "@")
MISSING = "n/a"
"""What stands where nothing was measured, as BIDS has it; R and pandas read it as missing."""


def write_tables(
    folder: Path,
    tables: Tables,
    files: Iterable[Recorded],
    protocol: Protocol,
    *,
    commas: bool = False,
) -> tuple[Path, ...]:
    """Write them all, with a dictionary in JSON beside each; what was written.

    Raises OSError. Columns are separated by tabs, or commas.
    """
    ending = "csv" if commas else "tsv"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    described = _columns()
    sheets = {
        name: (_names(row), [_cells(each) for each in getattr(tables, name)])
        for name, row in _ROWS.items()
    }
    sheets["events"] = (_EVENTS, list(_event_rows(files)))
    written: list[Path] = []
    for name, (header, rows) in sheets.items():
        path = folder / f"{name}.{ending}"
        replace_file(path, text_of(header, rows, commas=commas).encode())
        told = {column: described[column] for column in header}
        dictionary = path.with_suffix(".json")
        replace_file(dictionary, _json(told))
        written += [path, dictionary]
    about = folder / "dataset_description.json"
    replace_file(about, _json(_description(protocol, tables)))
    for path in written:
        path.chmod(0o600)
    return (*written, about)


def text_of(header: Sequence[str], rows: Iterable[Sequence[str]], *, commas: bool) -> str:
    """Lines of cells. A text that a spreadsheet would take for a formula gets a ' before it."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter="," if commas else "\t", lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return out.getvalue()


def cell(value: object) -> str:
    """A value as it stands in a table; a text is one line."""
    match value:
        case None:
            return MISSING
        case bool():
            return "true" if value else "false"
        case float():
            return f"{value:.6f}".rstrip("0").rstrip(".")
        case str():
            line = " ".join(value.split())
            return f"'{line}" if line.startswith(_FORMULA) else line
        case _:
            return str(value)


def _names(row: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(row))


def _cells(row: object) -> list[str]:
    return [cell(getattr(row, name)) for name in _names(type(row))]


def _event_rows(files: Iterable[Recorded]) -> Iterable[list[str]]:
    for each in files:
        yield from _lines(each.code, each.chain)


def _lines(code: str, chain: Chain) -> Iterable[list[str]]:
    sitting = 0
    for number, event in enumerate(chain.events, start=1):
        sitting += event.kind == "opened"
        told = json.dumps(event.told, ensure_ascii=True, sort_keys=True)
        values = (code, number, sitting, event.at, event.kind.value, told)
        yield [cell(value) for value in values]


def _columns() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((paths.folder("resources") / "study" / "columns.toml").read_text("utf-8"))


def _description(protocol: Protocol, tables: Tables) -> dict[str, object]:
    simulated = any(person.simulated for person in tables.participants)
    return {
        "Name": protocol.title + (" (SIMULATED DATA)" if simulated else ""),
        "DatasetType": "derivative",
        "GeneratedBy": [{"Name": "Word Mastermind Helper", "Version": __version__}],
        "Protocol": protocol.name,
        "ProtocolVersion": protocol.version,
        "ProtocolSHA256": protocol.digest,
        "WordsSHA256": sorted({row.words_sha256 for row in (*tables.participants, *tables.games)}),
        "Participants": len(tables.participants),
        "Simulated": simulated,
    }


def _json(told: object) -> bytes:
    return (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode()
