"""Report of an examined file: its kind, its faults, its cost."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from wmh.engine.refusal import InputError

Facts = Mapping[str, str | int | float]
"""What is good to know of a file, by what it is called."""


_PLURAL = frozenset(
    {"letter values", "settings", "boards in hand", "called words", "texts of a protocol"}
)


class ExaminationError(InputError):
    """Refusal to examine something at all."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """Fault in a sentence, and its line where that is known."""

    said: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Examined:
    """A file of a kind. `cost` is what it takes to use it: bytes in memory, seconds."""

    kind: str
    facts: Facts = field(default_factory=dict[str, str | int | float])
    faults: tuple[FileFault, ...] = ()
    cost: Facts = field(default_factory=dict[str, str | int | float])


def fault_of(path: Path, error: InputError) -> FileFault:
    """The fault that a reader tells of. Readers say the line in front, where they know it."""
    found = re.match(rf"{re.escape(path.name)}, line (\d+): (.*)", str(error), re.DOTALL)
    return FileFault(found[2], int(found[1])) if found else FileFault(str(error))


def lines(path: Path, found: Examined) -> Iterator[str]:
    """What was found, for people: a line for each thing."""
    facts = ", ".join(f"{name} {_shown(value)}" for name, value in found.facts.items() if value)
    article = "" if found.kind in _PLURAL else "a "
    yield f"{path}: {article}{found.kind}{': ' if facts else ''}{facts}."
    for fault in found.faults:
        where = "" if fault.line is None else f"line {fault.line}: "
        yield f"  {where}{fault.said}"
    if found.cost:
        cost = ", ".join(f"{_shown(value)} {name}" for name, value in found.cost.items())
        yield f"  It costs {cost}."
    if not found.faults:
        yield "  Nothing is wrong with it."


def _shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"
