"""Growth of figures with word length: factor for each letter, and test if it is exponential."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wmh.study.statistics.power import LEVEL, critical_value


@dataclass(frozen=True, slots=True)
class GrowthFit:
    """Fits of a line and of a parabola to the logarithms of figures, by word length.

    Of the line: the `factor` for each letter, and its 95 % interval from `low` to `high`. Of the
    parabola: the `bend`, which is the change of the factor's logarithm from letter to letter, and
    `reach`, half the width of its interval.
    """

    factor: float
    low: float
    high: float
    bend: float
    reach: float

    @property
    def exponential(self) -> bool:
        """True if growth can be exponential: the interval of the bend includes 0."""
        return abs(self.bend) <= self.reach

    def text(self) -> str:
        return f"{self.factor:.2f} ({self.low:.2f} to {self.high:.2f})"

    def remark(self) -> str:
        """Returns the bend in words, and what follows from it."""
        bend = f"the factor's logarithm changes by {self.bend:+.3f} ± {self.reach:.3f} a letter"
        if self.exponential:
            return f"{bend}, so one factor for all letters can be"
        return f"{bend}, so no one factor holds: it {'grows' if self.bend > 0 else 'falls'}"


def growth(points: Sequence[tuple[float, float]]) -> GrowthFit:
    """Returns the fit of positive figures at four or more lengths, with equal weights.

    `points` are pairs of length and figure.
    """
    x = np.array([each for each, _ in points])
    y = np.log([each for _, each in points])
    line, error = _fit(x - x.mean(), y, 1)
    low, high = (np.exp(line + sign * error) for sign in (-1, 1))
    curve, reach = _fit(x - x.mean(), y, 2)
    return GrowthFit(float(np.exp(line)), float(low), float(high), 2 * curve, 2 * reach)


def _fit(x: np.ndarray, y: np.ndarray, degree: int) -> tuple[float, float]:
    """Returns the highest coefficient of a polynomial fit, and half the width of its interval."""
    powers = np.vander(x, degree + 1)
    found, *_ = np.linalg.lstsq(powers, y, rcond=None)
    freedom = len(x) - degree - 1
    variance = float(((y - powers @ found) ** 2).sum()) / freedom
    error = np.sqrt(variance * np.linalg.inv(powers.T @ powers)[0, 0])
    return float(found[0]), float(error) * critical_value(freedom, LEVEL)
