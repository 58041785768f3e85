"""Matching of the keys sent in a validation with the events that they caused."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from wmh.study.journal.events import Event, EventKind
from wmh.study.timing.lateness import lags_of
from wmh.study.timing.validation import Stroke

_LETTER = frozenset({EventKind.KEY})
_ENTER = frozenset({EventKind.GUESSED, EventKind.REFUSED})


@dataclass(frozen=True, slots=True)
class Sent:
    """A sent key: the outside clock's time, and the end of the next painting, both in seconds."""

    at: float
    enter: bool
    painted: float | None = None


def strokes_of(sent: Sequence[Sent], events: Sequence[Event], zero: float) -> list[Stroke | None]:
    """Returns the stroke of each key; None for a key without an event before the next key.

    `zero` is the outside clock's time at which the times of `events` begin.
    """
    starts = [each.at for each in sent]
    keys: dict[int, Event] = {}
    clues: dict[int, Event] = {}
    for event in events:
        place = bisect_right(starts, zero + event.at) - 1
        if place < 0:
            continue
        if event.kind is EventKind.CLUED:
            clues.setdefault(place, event)
        elif event.kind in (_ENTER if sent[place].enter else _LETTER):
            keys.setdefault(place, event)
    times = {
        place: ms
        for place, event in keys.items()
        if isinstance(ms := event.told.get("system_ms"), int)
    }
    lags = dict(zip(times, lags_of([(keys[each].at, times[each]) for each in times]), strict=True))
    found: list[Stroke | None] = []
    for place, each in enumerate(sent):
        key = keys.get(place)
        painted = each.painted
        if each.enter and place in clues:
            painted = zero + clues[place].at
        if key is None or painted is None:
            found.append(None)
            continue
        found.append(
            Stroke(
                each.enter,
                round(1000 * (zero + key.at - each.at), 3),
                round(1000 * (painted - each.at), 3),
                lags.get(place),
            )
        )
    return found
