"""Machines of a study: validations of their timing, and sessions with worse timing."""

from collections.abc import Sequence
from dataclasses import dataclass

from wmh.study.journal.rows import SessionRow
from wmh.study.timing.validation import Validation, worse


@dataclass(frozen=True, slots=True)
class MachineTimes:
    """Sessions whose keys have times of the window system, by the validation of their machine.

    `sessions` is their number, `elsewhere` how many were on machines without a validation. `worse`
    are sessions with worse timing than the validation, with its number, counted from 1.
    """

    validations: tuple[Validation, ...]
    sessions: int
    elsewhere: int
    worse: tuple[tuple[SessionRow, int], ...]


def machine_times(
    sessions: Sequence[SessionRow], validations: Sequence[Validation]
) -> MachineTimes:
    """Compares the timing of a study's sessions with the validations of its machines."""
    numbers = {each.machine: number for number, each in enumerate(validations, start=1)}
    known = [(each, numbers[each.machine]) for each in sessions if each.machine in numbers]
    return MachineTimes(
        tuple(validations),
        len(sessions),
        len(sessions) - len(known),
        tuple(
            (each, number) for each, number in known if worse(each.lag_ms, validations[number - 1])
        ),
    )
