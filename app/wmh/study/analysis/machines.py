"""Machines of a study: their validations, and sessions with worse timing."""

from collections.abc import Sequence
from dataclasses import dataclass

from wmh.study.journal.rows import SessionRow
from wmh.study.timing.validation import Validation, worse


@dataclass(frozen=True, slots=True)
class MachineTimes:
    """Sessions grouped by the validations of their machines, numbered from 1.

    `sessions` have keys with a time of the window system; `elsewhere` is how many were on machines
    without a validation. `worse` ones are listed with the validation of their machine.
    """

    validations: tuple[Validation, ...]
    sessions: int
    elsewhere: int
    worse: tuple[tuple[SessionRow, int], ...]


def machine_times(
    sessions: Sequence[SessionRow], validations: Sequence[Validation]
) -> MachineTimes:
    """Compares the sessions of a study with the validations of its machines."""
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
