"""Report on an examined file: its kind, its faults, and what it costs to use it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from wmh.base.text.phrases import _, figure, in_language, objection
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable

Facts = Mapping[str, str | int | float]
"""Facts about a file, by their names in the JSON output."""

_FACTS = (
    ("colours", "events", "games", "games each", "height", "items", "language", "lengths"),
    ("letters", "licence", "name", "participant", "participants", "source", "stages", "title"),
    ("width", "words"),
)
translatable(_FACTS)
_COSTS = {"bytes in memory": "{0} bytes in memory", "seconds": "{0} seconds"}
_KINDS = {
    "boards in hand": "boards in hand",
    "called words": "called words",
    "class game": "a class game",
    "class games": "all class games",
    "game": "a game",
    "game in hand": "a game in hand",
    "game under way": "a game in progress",
    "lesson": "a lesson",
    "letter values": "letter values",
    "lexicon": "a word list",
    "picture": "a picture",
    "protocol": "a protocol",
    "questionnaire": "a questionnaire",
    "record of games": "a record of games",
    "settings": "settings",
    "study": "a study",
    "study journal": "a study journal",
    "texts of a protocol": "texts of a protocol",
    "theme": "a theme",
    "word list": "a word list",
}
"""Translatable names of the kinds of files, by the names of the kinds in the JSON output."""


class ExaminationError(InputError):
    """The error for a file that cannot be examined."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """A fault of a file: a translated sentence, and the line if it is known."""

    said: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class FileExamination:
    """Result of examining a file.

    `cost` is what using the file takes: bytes of memory, seconds.
    """

    kind: str
    facts: Facts = field(default_factory=dict[str, str | int | float])
    faults: tuple[FileFault, ...] = ()
    cost: Facts = field(default_factory=dict[str, str | int | float])


def fault_of(path: Path, error: InputError) -> FileFault:
    """Returns a reader's error as a fault; a line number at its beginning is split off."""
    said = objection(error)
    front = objection(InputError("{0}, line {1}: {2}", path.name, "\0", ""))
    found = re.match(re.escape(front).replace("\0", r"(\d+)") + "(.*)", said, re.DOTALL)
    return FileFault(found[2], int(found[1])) if found else FileFault(said)


def lines(path: Path, found: FileExamination) -> Iterator[str]:
    """Yields the result as text: a line about the file, then a line for each fault."""
    kind = _(_KINDS[found.kind])
    if facts := ", ".join(_facts(found.facts)):
        yield _("{0}: {1}: {2}.", path, kind, facts)
    else:
        yield _("{0}: {1}.", path, kind)
    for fault in found.faults:
        said = fault.said
        if fault.line is not None:
            said = _("line {0}: {1}", str(fault.line), said)
        yield f"  {said}"
    if found.cost:
        cost = (_(_COSTS[name], _value_text(value)) for name, value in found.cost.items())
        yield "  " + _("Opening it takes {0}.", ", ".join(cost))
    if not found.faults:
        yield "  " + _("No errors found.")


def _facts(told: Facts) -> Iterator[str]:
    for name, value in told.items():
        if value:
            yield f"{_(name)} {_value_text(value)}"


def _value_text(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return figure(value) if isinstance(value, int) else in_language(f"{value:,}")
