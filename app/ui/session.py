"""The game in hand, kept in a file so that neither a crash nor a kill loses it."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from app.engine.clues.rules import Rule
from app.engine.clues.turn import Mark
from app.engine.files import replace_file
from app.ui.sheet import Row, Sheet

_VERSION = 1
_MOST_STEPS = 100
"""Older steps are forgotten, so that saving stays a matter of a millisecond."""


@dataclass(frozen=True, slots=True)
class Session:
    """The board's history.

    `sheet` is what is on the board, its cursor included; `first` the sheet before the first step
    that is remembered, `steps` each step's text and the sheet after it, `done` how many of them
    are done; the others were undone.
    """

    sheet: Sheet
    first: Sheet
    steps: tuple[tuple[str, Sheet], ...] = ()
    done: int = 0


def save(session: Session, path: Path) -> None:
    """Replace the file as a whole. Raises OSError."""
    forgotten = min(max(len(session.steps) - _MOST_STEPS, 0), session.done)
    first = session.steps[forgotten - 1][1] if forgotten else session.first
    steps = ",".join(
        f"[{json.dumps(text)},{_json(sheet)}]" for text, sheet in session.steps[forgotten:]
    )
    written = (
        f'{{"version":{_VERSION},"sheet":{_json(session.sheet)},"first":{_json(first)},'
        f'"steps":[{steps}],"done":{session.done - forgotten}}}'
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, written.encode())


@lru_cache(maxsize=4 * _MOST_STEPS)
def _json(sheet: Sheet) -> str:
    """Cached, because of a hundred sheets only one is new at each step."""
    return json.dumps(asdict(sheet), ensure_ascii=False, separators=(",", ":"))


def load(path: Path) -> Session | None:
    """What was saved; None where nothing usable was, which must never stop the start."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, IndexError):
        saved = cast("dict[str, Any]", json.loads(path.read_text("utf-8")))
        if saved["version"] == _VERSION:
            session = Session(
                _sheet(saved["sheet"]),
                _sheet(saved["first"]),
                tuple((str(text), _sheet(sheet)) for text, sheet in saved["steps"]),
                int(saved["done"]),
            )
            if 0 <= session.done <= len(session.steps):
                return session
    return None


def _sheet(saved: dict[str, Any]) -> Sheet:
    """A sheet from its JSON. Raises ValueError and its kin if it is none."""
    sheet = Sheet(
        length=int(saved["length"]),
        rows=tuple(_row(row) for row in saved["rows"]),
        row=int(saved["row"]),
        place=int(saved["place"]),
        rule=Rule(saved["rule"]),
        given=tuple(saved["given"]),
    )
    fits = all(len(row.letters) == len(row.clue) <= sheet.length for row in sheet.rows)
    whole = all(len(row.letters) == sheet.length for row in sheet.rows if row.spelt)
    inside = 0 <= sheet.row < len(sheet.rows) and 0 <= sheet.place < sheet.length
    if not (fits and whole and inside and len(sheet.given) in (0, sheet.length)):
        raise ValueError("a sheet that cannot be")
    return sheet


def _row(saved: dict[str, Any]) -> Row:
    return Row(
        letters=_texts(saved["letters"]),
        clue=tuple(None if mark is None else Mark(mark) for mark in saved["clue"]),
        spelt=bool(saved["spelt"]),
        numbers=tuple(None if number is None else int(number) for number in saved["numbers"]),
        aside=bool(saved["aside"]),
    )


def _texts(saved: Sequence[object]) -> tuple[str, ...]:
    if not all(isinstance(text, str) for text in saved):
        raise ValueError("letters that are no texts")
    return tuple(map(str, saved))
