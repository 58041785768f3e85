"""The machines of a study: their validations, and the sessions that were worse than these."""

from collections.abc import Sequence
from dataclasses import dataclass

from wmh.study.journal.rows import SessionRow
from wmh.study.timing.validation import Validation, worse


@dataclass(frozen=True, slots=True)
class MachineTimes:
    """Sessions by the validations of their machines, which are counted from 1.

    `sessions` have keys whose time the window system told; `elsewhere` of them were on machines
    without a validation. Those that are `worse` than the validation of their machine stand with it.
    """

    validations: tuple[Validation, ...]
    sessions: int
    elsewhere: int
    worse: tuple[tuple[SessionRow, int], ...]


def machine_times(
    sessions: Sequence[SessionRow], validations: Sequence[Validation]
) -> MachineTimes:
    """The sessions of a study beside the validations of its machines."""
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
