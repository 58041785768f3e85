"""Growth with word length: factor of a letter, deviation from exponential growth, intervals."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wmh.study.statistics.power import LEVEL, critical_value


@dataclass(frozen=True, slots=True)
class GrowthFit:
    """Fit of the logarithms of figures.

    Of a line: the `factor` of a letter, and its 95 % interval `low` to `high`. Of a parabola: the
    `bend`, the change of the log factor from letter to letter, and half its interval.
    """

    factor: float
    low: float
    high: float
    bend: float
    reach: float

    @property
    def exponential(self) -> bool:
        """True if the interval of the bend includes 0."""
        return abs(self.bend) <= self.reach

    def text(self) -> str:
        return f"{self.factor:.2f} ({self.low:.2f} to {self.high:.2f})"

    def remark(self) -> str:
        """Returns the fit in words, with its consequence."""
        bend = f"the factor's logarithm changes by {self.bend:+.3f} ± {self.reach:.3f} a letter"
        if self.exponential:
            return f"{bend}, so one factor for all letters can be"
        return f"{bend}, so no one factor holds: it {'grows' if self.bend > 0 else 'falls'}"


def growth(points: Sequence[tuple[float, float]]) -> GrowthFit:
    """Returns the fit of positive figures at four lengths or more, with equal weights."""
    x = np.array([each for each, _ in points])
    y = np.log([each for _, each in points])
    line, error = _fit(x - x.mean(), y, 1)
    low, high = (np.exp(line + sign * error) for sign in (-1, 1))
    curve, reach = _fit(x - x.mean(), y, 2)
    return GrowthFit(float(np.exp(line)), float(low), float(high), 2 * curve, 2 * reach)


def _fit(x: np.ndarray, y: np.ndarray, degree: int) -> tuple[float, float]:
    """Returns the highest coefficient by least squares, and half its interval."""
    powers = np.vander(x, degree + 1)
    found, *_ = np.linalg.lstsq(powers, y, rcond=None)
    freedom = len(x) - degree - 1
    variance = float(((y - powers @ found) ** 2).sum()) / freedom
    error = np.sqrt(variance * np.linalg.inv(powers.T @ powers)[0, 0])
    return float(found[0]), float(error) * critical_value(freedom, LEVEL)
