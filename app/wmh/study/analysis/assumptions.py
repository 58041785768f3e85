"""Assumptions of a power simulation, and the group sizes to simulate."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log

from wmh.base.text.refusal import InputError

MOST_PEOPLE = 1000
"""Maximal number of participants in a group."""
MOST_STUDIES = 100_000
"""Maximal number of simulated studies of each size."""


class SizesError(InputError):
    """The error for invalid group sizes."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Assumptions about the natural logarithm of a game's seconds.

    `ratio` is the time in the last arm divided by that in the first; arms in between are spaced
    evenly. `people`, `secrets` and `rest` are standard deviations among participants, among
    secrets, and of the residual; `learns` is the exponent of learning, `leaves` the share of
    participants who leave after some game, and `slopes`, for participants with several arms, the
    standard deviation of their individual difference between two arms.
    """

    ratio: float = 0.8
    people: float = 0.4
    secrets: float = 0.2
    rest: float = 0.5
    learns: float = 0.1
    leaves: float = 0.0
    slopes: float = 0.2

    def shift(self, arm: int, arms: int) -> float:
        """Returns the effect of arm number `arm` (from 0) of `arms`, on the log of seconds."""
        return log(self.ratio) * arm / max(arms - 1, 1)


BOUNDS: Mapping[str, tuple[float, float]] = {
    "ratio": (0.01, 100),
    "people": (0, 5),
    "secrets": (0, 5),
    "rest": (0.01, 5),
    "learns": (0, 2),
    "leaves": (0, 0.9),
    "slopes": (0, 5),
}
"""Least and greatest value of each assumption."""


def group_sizes(text: str) -> tuple[int, ...]:
    """Returns the distinct group sizes in a text with commas. Raises SizesError."""
    sizes = [int(each) if each.strip().isdecimal() else 0 for each in text.split(",")]
    if not all(2 <= size <= MOST_PEOPLE for size in sizes):
        raise SizesError(
            "{0} are no sizes: write numbers from 2 to {1} with commas between.", text, MOST_PEOPLE
        )
    return tuple(dict.fromkeys(sizes))
