"""Verdict on a published figure, by both figures, their errors, and unstated conditions."""

from dataclasses import dataclass
from enum import StrEnum
from math import hypot, sqrt

from wmh.base.text.wording import translatable

LIMIT = 1.96
"""Number of standard errors on each side that contain 95 % of means."""


class ClaimVerdict(StrEnum):
    """Outcomes of a comparison; the value is the English text that people read."""

    SAME = translatable("same", context="Replication")
    CHANCE = translatable("within its chance", context="Replication")
    REFUTED = translatable("refuted", context="Replication")
    PEOPLE = translatable("needs people", context="Replication")
    UNKNOWN = translatable("cannot be known", context="Replication")


@dataclass(frozen=True, slots=True)
class ClaimEstimate:
    """A figure with its standard error, 0 if exact; `step` is the unit of its last digit.

    The step is 0 for a figure that is not rounded.
    """

    value: float
    error: float = 0.0
    step: float = 0.0

    def text(self, places: int) -> str:
        """Returns the figure with this many decimals, and half the width of its 95 % interval."""
        return f"{self.value:,.{places}f} ± {LIMIT * self.error:,.{min(places, 2)}f}"


def mean_of(mean: float, spread: float, games: int) -> ClaimEstimate:
    """Returns the mean of this many games as an estimate; `spread` is the standard deviation."""
    return ClaimEstimate(mean, spread / sqrt(games))


def compare(published: ClaimEstimate, measured: ClaimEstimate) -> ClaimVerdict:
    """Returns SAME if the figures are equal as printed, CHANCE if errors explain the difference.

    Otherwise returns REFUTED.
    """
    apart = abs(published.value - measured.value)
    if apart <= published.step / 2 + 1e-9:
        return ClaimVerdict.SAME
    within = apart <= LIMIT * hypot(published.error, measured.error)
    return ClaimVerdict.CHANCE if within else ClaimVerdict.REFUTED


def judge(found: ClaimVerdict | bool, leaves_open: str) -> ClaimVerdict:
    """Returns the verdict on a claim; `found` may be true or false in place of a verdict.

    A refuted claim is UNKNOWN if the source leaves a condition open.
    """
    if isinstance(found, bool):
        found = ClaimVerdict.SAME if found else ClaimVerdict.REFUTED
    return ClaimVerdict.UNKNOWN if found is ClaimVerdict.REFUTED and leaves_open else found
