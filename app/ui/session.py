"""The game in hand, kept in a file so that neither a crash nor a kill loses it."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from app.engine.clues.rules import Rule
from app.engine.clues.turn import Mark
from app.engine.files import replace_file
from app.ui.sheet import Row, Sheet

_VERSION = 1
_MOST_STEPS = 100
"""Older steps are forgotten, so that saving stays a matter of a millisecond."""


S = TypeVar("S")
"""A sheet: a dataclass of texts, numbers and tuples."""


@dataclass(frozen=True, slots=True)
class Session(Generic[S]):
    """The history of a board, or of several.

    `sheet` is what is on the board, its cursor included; `first` the sheet before the first step
    that is remembered, `steps` each step's text and the sheet after it, `done` how many of them
    are done; the others were undone.
    """

    sheet: S
    first: S
    steps: tuple[tuple[str, S], ...] = ()
    done: int = 0


def save(session: Session[S], path: Path) -> None:
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


@dataclass(frozen=True, slots=True, eq=False)
class _Same:
    """A sheet that equals nothing but itself, because to hash all that is on it takes long."""

    sheet: object

    def __hash__(self) -> int:
        return id(self.sheet)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.sheet is self.sheet


def _json(sheet: object) -> str:
    return _text(_Same(sheet))


@lru_cache(maxsize=4 * _MOST_STEPS)
def _text(same: _Same) -> str:
    """Cached, because of a hundred sheets only one is new at each step."""
    return json.dumps(same.sheet, default=_fields, ensure_ascii=False, separators=(",", ":"))


def _fields(value: Any) -> dict[str, object]:  # noqa: ANN401 - any dataclass
    return {each.name: getattr(value, each.name) for each in fields(value)}


def load(path: Path) -> Session[Sheet] | None:
    """What was saved; None where nothing usable was, which must never stop the start."""
    return load_of(path, _sheet)


def load_of(path: Path, read: Callable[[dict[str, Any]], S]) -> Session[S] | None:
    """The same of sheets that `read` makes. Raises nothing that tells of a bad file."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, IndexError):
        saved = cast("dict[str, Any]", json.loads(path.read_text("utf-8")))
        if saved["version"] == _VERSION:
            session = Session(
                read(saved["sheet"]),
                read(saved["first"]),
                tuple((str(text), read(sheet)) for text, sheet in saved["steps"]),
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
        game=str(saved.get("game", "")),
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
