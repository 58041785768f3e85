"""Events of a participant's file as lines of JSON, chained by checksums.

A line is `{"n": number, "t": seconds, "event": kind, ..., "sum": checksum}`. Its checksum is the
first 32 hexadecimal digits of the SHA-256 of the previous line's checksum, followed by the line's
own text before `"sum"`. So a line that was changed, removed, inserted or moved is found, and so is
a file cut within a line; a file cut between two lines is a shorter valid file.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from operator import methodcaller
from typing import cast

from wmh.base.files.json_reading import ContentError, parse_json, parse_json_object
from wmh.base.text.refusal import InputError
from wmh.study.journal.events import Event, EventKind, Json

_SUM = ',"sum":"'
_SUM_BYTES = _SUM.encode()
_DIGITS = 32
_END = len(_SUM_BYTES) + _DIGITS + len('"}')
"""Number of bytes at a line's end that are not in its checksum."""
_KINDS = {kind.value: kind for kind in EventKind}
_RESERVED = ("n", "t", "event", "sum")
_BEGINS = methodcaller("startswith", b'{"n":')

FORMAT = 2
"""Version of the event format. Each session's first event states it; in version 1 it is missing.

Version 2 added instructions, breaks, and arms that change with each block.
"""

MOST_SECONDS = 1e8
"""Greatest valid time of an event: three years, longer than any program is open."""

START = "0" * _DIGITS
"""Previous checksum that is assumed for the first line of a file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Fault of one line, counted from 1; the file's other lines are still read.

    `said` describes the fault, without a full stop.
    """

    line: int
    said: InputError


@dataclass(frozen=True, slots=True)
class Chain:
    """Content of a participant's file: its readable events, and the faults of its lines.

    `whole` is the number of bytes of its complete lines, `cut` that of an incomplete last line, and
    `last` the checksum of the last complete line.
    """

    events: tuple[Event, ...]
    faults: tuple[Fault, ...]
    whole: int
    cut: int
    last: str

    @property
    def faulty(self) -> int:
        """Number of lines with faults."""
        return len({fault.line for fault in self.faults})

    @property
    def newer(self) -> bool:
        """True if a newer program version wrote in the file, which this one must not continue."""
        return any(event.kind is EventKind.OPENED and _format(event.told) > FORMAT
                   for event in self.events)  # fmt: skip


def line_of(event: Event, number: int, before: str) -> tuple[bytes, str]:
    """Returns an event as a line of bytes, with its line end, and the line's checksum.

    `before` is the checksum of the previous line. Raises ValueError for values that JSON lacks.
    """
    if any(name in _RESERVED for name in event.told):
        raise ValueError(f"an event cannot tell {', '.join(_RESERVED)}")
    told = {"n": number, "t": round(event.at, 6), "event": event.kind.value, **event.told}
    text = json.dumps(told, ensure_ascii=True, separators=(",", ":"), allow_nan=False)[:-1]
    checksum = _sum(before, text)
    return f'{text}{_SUM}{checksum}"}}\n'.encode(), checksum


def read_chain(raw: bytes) -> Chain:
    """Returns the events of a file; never raises, whatever it contains."""
    return _read_faultless(raw) or _read_line_by_line(raw)


def _read_faultless(raw: bytes) -> Chain | None:
    """Reads a file without faults, all lines at once, in half the time; None for any other file."""
    lines = raw.split(b"\n")
    if lines.pop() or not lines:
        return None
    told = _told_at_once([line[:-_END] for line in lines])
    if not told or not _sums_fit(lines):
        return None
    numbers = [fields.pop("n", None) for fields in told]
    names = [fields.pop("event", None) for fields in told]
    times = [fields.pop("t", None) for fields in told]
    for fields in told:
        fields.pop("sum", None)  # A second one, which nothing writes.
    if numbers != list(range(len(told))) or set(map(type, names)) != {str}:
        return None
    if not set(map(type, times)) <= {int, float}:
        return None
    kinds = [_KINDS.get(name) for name in cast("list[str]", names)]
    at = [*map(float, cast("list[float]", times))]
    if None in kinds or min(at) < 0 or max(at) > MOST_SECONDS:
        return None
    events = tuple(map(Event._make, zip(kinds, at, told, strict=True)))
    found = Chain(events, (), len(raw), 0, lines[-1][-_DIGITS - 2 : -2].decode())
    return None if found.newer else found


def _sums_fit(lines: Sequence[bytes]) -> bool:
    """True if each line ends with its checksum, which follows from the line before."""
    stated = [line[-_DIGITS - 2 : -2] for line in lines]
    befores = (START.encode(), *stated[:-1])
    ends = [
        f'{_SUM}{sha256(before + line[:-_END]).hexdigest()[:_DIGITS]}"}}'
        for before, line in zip(befores, lines, strict=True)
    ]
    return "".join(ends).encode() == b"".join([line[-_END:] for line in lines])


def _read_line_by_line(raw: bytes) -> Chain:
    whole = raw.rfind(b"\n") + 1
    events: list[Event] = []
    faults: list[Fault] = []
    before = START.encode()
    due: tuple[int, ...] = (0,)
    for number, line in enumerate(raw[:whole].split(b"\n")[:-1]):
        text, _, rest = line.rpartition(_SUM_BYTES)
        checksum = rest.removesuffix(b'"}')
        if checksum != sha256(before + text).hexdigest()[:_DIGITS].encode():
            said = InputError("this line or the one before it was changed")
            faults.append(Fault(number + 1, said))
        before = checksum
        fields = _parse_line(text, number, faults)
        if fields is None:
            due = _due_after(None, due)
            continue
        stated = fields.pop("n", None)
        if stated not in due:
            said = InputError("a line before this one is missing or superfluous")
            faults.append(Fault(number + 1, said))
        due = _due_after(stated, due)
        if (event := _event(fields, number, faults)) is not None:
            events.append(event)
    cut = len(raw) - whole
    if cut:
        said = InputError("the last line is cut")
        faults.append(Fault(len(raw[:whole].splitlines()) + 1, said))
    return Chain(tuple(events), tuple(faults), whole, cut, before.decode("utf-8", "replace"))


def event_lines(events: Iterator[Event]) -> Iterator[bytes]:
    """Yields events as the lines of a file, numbered from 0 and chained from `START`."""
    before = START
    for number, event in enumerate(events):
        line, before = line_of(event, number, before)
        yield line


def new_chain(raw: bytes, changed: Mapping[int, Event]) -> bytes:
    """Returns a faultless file's lines with some events replaced and all checksums computed anew.

    `changed` has the new events by line number, from 0.
    """
    lines: list[bytes] = []
    before = START
    for number, line in enumerate(raw.splitlines()):
        if event := changed.get(number):
            line, before = line_of(event, number, before)
        else:
            text = line.rpartition(_SUM_BYTES)[0]
            before = sha256(before.encode() + text).hexdigest()[:_DIGITS]
            line = text + f'{_SUM}{before}"}}\n'.encode()
        lines.append(line)
    return b"".join(lines)


def _sum(before: str, text: str) -> str:
    return sha256(f"{before}{text}".encode("utf-8", "replace")).hexdigest()[:_DIGITS]


def _told_at_once(texts: Sequence[bytes]) -> Sequence[dict[str, Json]]:
    """Parses all lines at once, four times as fast as one by one; empty if a line is unusual."""
    if not all(map(_BEGINS, texts)):
        return ()
    try:
        told = cast("list[object]", parse_json(b"[" + b"},".join(texts) + b"}]"))
    except ContentError:
        return ()
    usual = len(told) == len(texts) and set(map(type, told)) == {dict}
    return cast("list[dict[str, Json]]", told) if usual else ()


def _parse_line(text: bytes, number: int, faults: list[Fault]) -> dict[str, Json] | None:
    try:
        return cast("dict[str, Json]", parse_json_object(text + b"}"))
    except ContentError as error:
        faults.append(
            Fault(number + 1, InputError("this line is not an event: it {0}", error.bare()))
        )
        return None


def _due_after(stated: Json, due: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the numbers that the next line may have, after a line with the number `stated`.

    `due` are the numbers that this line might have had. After an unexpected number, both
    continuations are accepted: if lines are missing, the numbers continue from `stated`; if only
    this number was changed, they continue from `due`. So either is one fault, not one for each
    line.
    """
    if len(due) == 1 and stated == due[0]:
        return (due[0] + 1,)
    if not isinstance(stated, int):
        return tuple(number + 1 for number in due)
    return (stated + 1,) if stated in due else (due[0] + 1, stated + 1)


def _event(fields: dict[str, Json], number: int, faults: list[Fault]) -> Event | None:
    named, at = fields.pop("event", None), fields.pop("t", None)
    fields.pop("sum", None)  # A second one, which nothing writes.
    kind = _KINDS.get(named) if isinstance(named, str) else None
    if kind is None or isinstance(at, bool) or not isinstance(at, int | float):
        said = InputError("this line is not an event that this version knows")
        faults.append(Fault(number + 1, said))
        return None
    if not 0 <= at <= MOST_SECONDS:
        faults.append(Fault(number + 1, InputError("this line has an impossible time")))
        return None
    if kind is EventKind.OPENED and _format(fields) > FORMAT:
        said = InputError("a newer version of this program wrote this: use that one")
        faults.append(Fault(number + 1, said))
    return Event(kind, float(at), fields)


def _format(told: Mapping[str, Json]) -> int:
    found = told.get("format")
    return found if isinstance(found, int) else 1
