"""Session of a board: its history, saved in a file so that a crash does not lose the game."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from wmh.base.files.json_reading import ContentError, value_of_type
from wmh.base.files.saved_games import LoadResult, load_saved, save_fields
from wmh.engine.lexicon.facts import are_letters
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.ui.board.sheet import MOST_ROWS, NO_MARK, Row, Sheet

_MOST_STEPS = 100
"""Maximal number of steps saved; without older ones, saving takes less than a millisecond."""

S = TypeVar("S")
"""Type of a sheet: a dataclass of texts, numbers and tuples."""


@dataclass(frozen=True, slots=True)
class Session(Generic[S]):
    """History of one board or of several boards.

    `sheet` is the present sheet with its cursor; `first` the sheet before the first remembered
    step, `steps` the text and the resulting sheet of each step, and `done` the number of steps that
    are not undone.
    """

    sheet: S
    first: S
    steps: tuple[tuple[str, S], ...] = ()
    done: int = 0


def save(session: Session[S], path: Path) -> None:
    """Writes the session to the file, which is replaced as a whole. Raises OSError."""
    forgotten = min(max(len(session.steps) - _MOST_STEPS, 0), session.done)
    first = session.steps[forgotten - 1][1] if forgotten else session.first
    steps = ",".join(
        f"[{json.dumps(text)},{_json(sheet)}]" for text, sheet in session.steps[forgotten:]
    )
    written = (
        f'{{"sheet":{_json(session.sheet)},"first":{_json(first)},'
        f'"steps":[{steps}],"done":{session.done - forgotten}}}'
    )
    save_fields(path, written)


@dataclass(frozen=True, slots=True, eq=False)
class _Same:
    """Wrapper of a sheet that is compared by identity, since hashing a whole sheet is slow."""

    sheet: object

    def __hash__(self) -> int:
        return id(self.sheet)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.sheet is self.sheet


def _json(sheet: object) -> str:
    return _text(_Same(sheet))


@lru_cache(maxsize=4 * _MOST_STEPS)
def _text(same: _Same) -> str:
    """Returns the JSON of a sheet.

    It is cached, because only one of a hundred sheets is new at each step.
    """
    return json.dumps(same.sheet, default=_fields, ensure_ascii=False, separators=(",", ":"))


def _fields(value: Any) -> dict[str, object]:  # noqa: ANN401 - any dataclass
    return {each.name: getattr(value, each.name) for each in fields(value)}


def load(path: Path) -> LoadResult[Session[Sheet]]:
    """Returns the saved session of a board; never raises, whatever the file contains."""
    return load_of(path, _sheet, "rows")


def load_of(path: Path, read: Callable[[object], S], field: str) -> LoadResult[Session[S]]:
    """Returns the saved session of sheets that `read` makes from JSON.

    `read` raises ValueError for an invalid sheet. `field` is a field that only sheets of this kind
    have, which distinguishes the file from those of other games.
    """

    def session(saved: dict[str, object]) -> Session[S]:
        told = value_of_type(_SessionFields, saved)
        sheets = (told.sheet, told.first, *(sheet for _, sheet in told.steps))
        if not all(isinstance(each, dict) and field in each for each in sheets):
            raise ContentError("does not say {0}", field)
        if not 0 <= told.done <= len(told.steps):
            raise ValueError("steps that were never made")
        steps = tuple((text, read(sheet)) for text, sheet in told.steps)
        return Session(read(told.sheet), read(told.first), steps, told.done)

    return load_saved(path, session)


@dataclass(frozen=True, slots=True)
class _SessionFields:
    """Session as read from JSON; its sheets are not converted yet."""

    sheet: object
    first: object
    steps: tuple[tuple[str, object], ...]
    done: int


def _sheet(saved: object) -> Sheet:
    """Returns the sheet of its JSON. Raises ValueError for a sheet that cannot be shown."""
    sheet = value_of_type(Sheet, saved)
    rows = sheet.rows
    sound = (
        1 <= sheet.length <= LONGEST
        and 1 <= len(rows) <= MOST_ROWS
        and all(len(row.letters) == len(row.clue) <= sheet.length for row in rows)
        and all(len(row.letters) == sheet.length for row in rows if row.spelt)
        and all(n is None or 0 <= n <= LONGEST for row in rows for n in row.numbers)
        and all(_can_hold(row) for row in rows)
        and 0 <= sheet.row < len(rows)
        and 0 <= sheet.place < sheet.length
        and len(sheet.given) in (0, sheet.length)
        and are_letters(letter for row in rows for letter in row.letters)
        and are_letters(letter for letter in sheet.given if letter is not None)
    )
    if not sound:
        raise ValueError("a sheet that cannot be")
    return sheet


def _can_hold(row: Row) -> bool:
    """True if a row can have its held values: marks at its letters, or numbers."""
    fits = len(row.held) in (0, max(len(row.letters), len(row.numbers)))
    return fits and all(n is None or NO_MARK <= n <= LONGEST for n in row.held)
