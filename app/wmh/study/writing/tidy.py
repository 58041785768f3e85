"""Tables as text files for R, pandas and spreadsheets, with descriptions of their columns."""

import csv
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Any

from wmh.base.files import paths
from wmh.base.files.outputs import refuse_others
from wmh.base.files.writing import private_folder, replace_file
from wmh.study.journal.events import EventKind, Json
from wmh.study.journal.folder import ParticipantFile, rows_of
from wmh.study.journal.rows import (
    AnswerRow,
    AttemptRow,
    GameRow,
    ParticipantRow,
    Tables,
)
from wmh.study.protocol.protocol import Protocol
from wmh.study.publishing.sharing import Sharing, in_own_words, offered_texts, shared_fields
from wmh.version import __version__

_ROWS: Mapping[str, type[Any]] = {
    "participants": ParticipantRow,
    "games": GameRow,
    "attempts": AttemptRow,
    "answers": AnswerRow,
}
_EVENTS = {
    "participant": "string",
    "line": "integer",
    "sitting": "integer",
    "seconds": "number",
    "event": "string",
    "told": "string",
}
_FORMULA = re.compile(r"'*[=+\-@\uff1d\uff0b\uff0d\uff20]")
"""Beginning of texts that some spreadsheets compute as formulas, full-width signs included."""
_NUMERAL = re.compile(r"[+-]?\d+(\.\d+)?")
SHARED_TABLE = "description-{0}_data"
"""Name of a shared table's files: a keyword of Psych-DS with its value, and the suffix `data`."""
MISSING = ""
"""Cell text for a value that was not measured; `NA` would not do, since a code may be NA."""
_TRUTH = {True: "TRUE", False: "FALSE"}
_MARK = "\0"
"""Marker before each object that is encoded together with others."""
_TO_JSON = json.JSONEncoder(ensure_ascii=True, sort_keys=True, default=dict)


def write_tables(
    folder: Path,
    files: Iterable[ParticipantFile],
    protocol: Protocol,
    *,
    commas: bool = False,
    sharing: Sharing | None = None,
    force: bool = False,
) -> tuple[Path, ...]:
    """Writes the tables, their descriptions in JSON, and a data package; returns the paths.

    Columns are separated by tabs, or by commas with `commas`. With `sharing` only data that may be
    shared are written, by the names that Psych-DS requires of data files, and the description of
    the dataset goes into the folder above; without it everything is written. Files are read one by
    one, to save memory. Raises FolderError for a file of another protocol, OSError, and
    OccupiedError before anything is written, unless `force`.
    """
    free = sharing is None or sharing.notes
    dataset = folder if sharing is None else folder.parent
    stem = "{0}" if sharing is None else SHARED_TABLE
    ending = "csv" if commas else "tsv"
    # Spreadsheets know UTF-8 by its mark; programs that read tabs want none.
    encoding = "utf-8-sig" if commas else "utf-8"
    private_folder(folder)
    sheets = {name: TableSheet(row, commas) for name, row in _ROWS.items()}
    between = "," if commas else "\t"
    events = io.StringIO()
    events.write(between.join(_EVENTS) + "\n")
    people: list[ParticipantRow] = []
    words: set[str] = set()
    offered = frozenset[tuple[str, str, str]]() if free else offered_texts(protocol)
    for each in files:
        found = rows_of(each, protocol)
        if sharing is not None:
            found = sharing.rows(found)
        people += found.participants
        words |= {row.words_sha256 for row in (*found.participants, *found.games)}
        for name, sheet in sheets.items():
            rows = getattr(found, name)
            sheet.add(rows if free else [row for row in rows if not in_own_words(row, offered)])
        gone = any(person.withdrawn for person in found.participants)
        if sharing is None or sharing.withdrawn or not gone:
            shown = shared_fields(each.chain.events, sharing, offered)
            events.write(_event_lines(each, shown, between))
    described = _columns()
    names = {name: stem.format(name) for name in (*_ROWS, "events")}
    written: list[Path] = []
    texts = {name: sheet.text for name, sheet in sheets.items()} | {"events": events.getvalue}
    types = {name: sheet.types for name, sheet in sheets.items()} | {"events": _EVENTS}
    if not force:
        headers = {name: between.join(types[name]).encode(encoding) for name in types}
        tables = {folder / f"{names[name]}.{ending}": each for name, each in headers.items()}
        dictionaries = dict.fromkeys([*(folder / f"{name}.json" for name in names.values()),
                                      dataset / "dataset_description.json",
                                      folder / "datapackage.json"], b"")  # fmt: skip
        refuse_others(tables | dictionaries)
    for name, text in texts.items():
        path = folder / f"{names[name]}.{ending}"
        replace_file(path, text().encode(encoding), private=True)
        dictionary = path.with_suffix(".json")
        told = {column: described[column] for column in types[name]}
        replace_file(dictionary, _json(told), private=True)
        written += [path, dictionary]
    tables_by_file = {f"{names[name]}.{ending}": columns for name, columns in types.items()}
    about = {
        dataset / "dataset_description.json": _description(protocol, people, words, described),
        folder / "datapackage.json": _package(protocol, people, tables_by_file, described),
    }
    for path, told in about.items():
        replace_file(path, _json(told), private=True)
        written.append(path)
    return tuple(written)


class TableSheet:
    """Text of a table whose rows are added one by one; each column's type decides its format."""

    def __init__(self, row: type[Any], commas: bool) -> None:
        names = [each.name for each in fields(row)]
        kinds = [_name(each.type) for each in fields(row)]
        self.types = {
            name: _KINDS.get(kind, (_text, "string"))[1]
            for name, kind in zip(names, kinds, strict=True)
        }
        self._cells = [_KINDS.get(kind, (_text, "string"))[0] for kind in kinds]
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        self._between = "," if commas else "\t"
        self._out = io.StringIO()
        self._writer = _writer(self._out, commas)
        self._writer.writerow(names)

    def add(self, rows: Sequence[Any]) -> None:
        """Adds rows, column by column; the slower `csv` writes only what has to be quoted."""
        columns = zip(*map(self._values, rows), strict=True)
        cells = [
            [MISSING if value is None else cell(value) for value in column]
            for cell, column in zip(self._cells, columns, strict=bool(rows))
        ]
        lines = [*zip(*cells, strict=True)]
        text = "".join([f"{self._between.join(line)}\n" for line in lines])
        signs = len(lines) * (len(self._cells) - 1), len(lines), 0
        if signs == tuple(text.count(sign) for sign in (self._between, "\n", '"')):
            self._out.write(text)
        else:
            self._writer.writerows(lines)

    def text(self) -> str:
        return self._out.getvalue()


def text_columns() -> tuple[str, ...]:
    """Returns names of columns with texts; in these columns no value is missing."""
    types = [TableSheet(row, commas=False).types for row in _ROWS.values()]
    told = (name for each in (*types, _EVENTS) for name, kind in each.items() if kind == "string")
    return tuple(dict.fromkeys(told))


def _name(kind: object) -> str:
    """Returns the name of a column's type; `float` for `float | None`."""
    return kind.__name__ if isinstance(kind, type) else str(kind).removesuffix(" | None")


def sheets_of(tables: Tables) -> Mapping[str, str]:
    """Returns the text of each table by name, with columns separated by tabs."""
    found: dict[str, str] = {}
    for name, row in _ROWS.items():
        sheet = TableSheet(row, commas=False)
        sheet.add(getattr(tables, name))
        found[name] = sheet.text()
    return found


def text_of(header: Sequence[str], rows: Iterable[Sequence[str]], *, commas: bool) -> str:
    """Returns the lines of a table, with cells separated by commas or tabs."""
    out = io.StringIO()
    writer = _writer(out, commas)
    writer.writerow(header)
    writer.writerows(rows)
    return out.getvalue()


def cell(value: object) -> str:
    """Returns a value as the text of a cell, in one line.

    A text that a spreadsheet would compute as a formula gets a ' in front, and so does a text that
    already begins with ' and a formula: programs that load the tables remove one '. Numbers stay
    unchanged.
    """
    if value is None:
        return MISSING
    told, _ = _KINDS.get(type(value).__name__, (_text, ""))
    return told(value)


def _writer(out: io.StringIO, commas: bool) -> Any:  # noqa: ANN401
    return csv.writer(out, delimiter="," if commas else "\t", lineterminator="\n")


@lru_cache(maxsize=10_000)
def _text(value: object) -> str:
    line = " ".join(str(value).split())
    guarded = _FORMULA.match(line) and not _NUMERAL.fullmatch(line)
    return f"'{line}" if guarded else line


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


_KINDS: Mapping[str, tuple[Callable[[Any], str], str]] = {
    "str": (_text, "string"),
    "bool": (_TRUTH.__getitem__, "boolean"),
    "int": (str, "integer"),
    "float": (_number, "number"),
}
"""Function that writes a value, and Frictionless type, by the name of the Python type."""


def _event_lines(each: ParticipantFile, told: Sequence[Mapping[str, Json]], between: str) -> str:
    """Returns the lines of a participant's events; all that is quoted is JSON."""
    lines: list[str] = []
    sitting = 0
    code = _quote(each.code) if {*each.code} & {between, '"', "\n"} else each.code
    events = zip(each.chain.events, _json_cells(told), strict=True)
    for number, ((kind, at, _), text) in enumerate(events, start=1):
        sitting += kind is EventKind.OPENED
        lines.append(between.join((code, f"{number}", f"{sitting}", _number(at), kind, text)))
    return "".join([f"{line}\n" for line in lines])


def _json_cells(objects: Sequence[Mapping[str, Json]]) -> Sequence[str]:
    """JSON of each object as a cell; all are encoded at once, which takes a third of the time."""
    marked = [each for one in objects for each in (_MARK, one)]
    mark = f"{json.dumps(_MARK)}, "
    told = _TO_JSON.encode(marked)[1 + len(mark) : -1].split(f", {mark}")
    if len(told) != len(objects):
        told = [_TO_JSON.encode(each) for each in objects]  # The mark itself is in one of them.
    return [text if text == "{}" else _quote(text) for text in told]


def _quote(text: str) -> str:
    doubled = text.replace('"', '""')
    return f'"{doubled}"'


def _columns() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((paths.folder("resources") / "study" / "columns.toml").read_text("utf-8"))


def _description(
    protocol: Protocol,
    people: Sequence[ParticipantRow],
    words: Iterable[str],
    described: Mapping[str, object],
) -> dict[str, object]:
    """Returns the description of the dataset by Psych-DS, with fields of BIDS beside."""
    simulated = any(person.simulated for person in people)
    return {
        "@context": "https://schema.org/",
        "@type": "Dataset",
        "name": protocol.title + (" (SIMULATED DATA)" if simulated else ""),
        "description": protocol.about,
        "variableMeasured": sorted(described),
        "Name": protocol.title + (" (SIMULATED DATA)" if simulated else ""),
        "DatasetType": "derivative",
        "GeneratedBy": [{"Name": "Word Mastermind Helper", "Version": __version__}],
        "Protocol": protocol.name,
        "ProtocolVersion": protocol.version,
        "ProtocolSHA256": protocol.digest,
        "WordsSHA256": sorted(words),
        "Participants": len(people),
        "Simulated": simulated,
    }


def _package(
    protocol: Protocol,
    people: Sequence[ParticipantRow],
    files: Mapping[str, Mapping[str, str]],
    described: Mapping[str, Mapping[str, Any]],
) -> dict[str, object]:
    """Returns the description of the tables as a Frictionless data package.

    `files` are the types of columns by the table's file, tables in order.
    """
    simulated = any(person.simulated for person in people)
    return {
        "profile": "tabular-data-package",
        "name": f"study-{protocol.name.lower()}",
        "title": protocol.title + (" (SIMULATED DATA)" if simulated else ""),
        "description": "In columns of type string, a ' before =, +, - or @ (or a full-width one) at"
        " the beginning of a value is no part of it: it keeps spreadsheets from computing it.",
        "version": protocol.version,
        "resources": [
            {
                "profile": "tabular-data-resource",
                "name": name,
                "path": path,
                "format": path[-3:],
                "mediatype": "text/csv" if commas else "text/tab-separated-values",
                "encoding": "utf-8",
                "dialect": {"delimiter": "," if commas else "\t"},
                "schema": {
                    "fields": [
                        {
                            "name": column,
                            "type": kind,
                            "description": described[column]["Description"],
                        }
                        | (
                            {"trueValues": ["TRUE"], "falseValues": ["FALSE"]}
                            if kind == "boolean"
                            else {}
                        )
                        for column, kind in columns.items()
                    ],
                    "missingValues": [MISSING],
                },
            }
            for name, (path, columns) in zip((*_ROWS, "events"), files.items(), strict=True)
            for commas in [path.endswith("csv")]
        ],
    }


def _json(told: object) -> bytes:
    return (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode()
