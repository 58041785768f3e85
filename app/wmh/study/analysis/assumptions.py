"""Assumptions of a simulation of power, and the sizes of groups that it tries."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log

from wmh.base.text.refusal import InputError

MOST_PEOPLE = 1000
"""In a group."""
MOST_STUDIES = 100_000
"""Of each size."""


class SizesError(InputError):
    """Sizes of groups that cannot be."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Assumptions about the natural logarithm of a game's seconds.

    `ratio` is the time in the last arm to that in the first; those between lie evenly between. The
    others are standard deviations among participants, among secrets, and of the rest; the exponent
    by which the n-th game is quicker; the share of participants who leave, after any of their
    games; and, where they meet several arms, the standard deviation among participants of the
    difference between two arms, which is another for each of them.
    """

    ratio: float = 0.8
    people: float = 0.4
    secrets: float = 0.2
    rest: float = 0.5
    learns: float = 0.1
    leaves: float = 0.0
    slopes: float = 0.2

    def shift(self, arm: int, arms: int) -> float:
        """The arm's part in it."""
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
"""What each may be, least and most."""


def group_sizes(text: str) -> tuple[int, ...]:
    """The numbers of participants that are written with commas, each once. Raises SizesError."""
    sizes = [int(each) if each.strip().isdecimal() else 0 for each in text.split(",")]
    if not all(2 <= size <= MOST_PEOPLE for size in sizes):
        raise SizesError(
            "{0} are no sizes: write numbers from 2 to {1} with commas between.", text, MOST_PEOPLE
        )
    return tuple(dict.fromkeys(sizes))
