"""Random effects of participants or secrets: intercepts alone, or effects that vary by arm.

Effects are those in each arm (cells). Their covariance G is t² for intercepts alone, t² J + w² I
for compound symmetry, and any matrix if each arm has its own variance and each pair of arms its own
covariance; then it is parametrized by its Cholesky factor.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from wmh.study.statistics.optimum import ComplexNumbers
from wmh.study.statistics.samples import Numbers

_SINGULAR = 1e-4
"""G is singular if its least variance in any direction is below this part of its greatest."""


class Structure(StrEnum):
    """Structures of a covariance, the smallest first."""

    INTERCEPTS = "intercepts"
    EVEN = "even"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class RandomEffects:
    """Fitted random effects of participants or secrets: one each, or one in each of the `arms`.

    `wanted` is the structure that the design allows. The fitted `structure` is smaller if the
    wanted one was singular, or its likelihood no better.
    """

    name: str
    structure: Structure
    wanted: Structure
    arms: tuple[str, ...]
    covariance: tuple[tuple[float, ...], ...]

    @property
    def common(self) -> float:
        """Variance shared by all arms; for the structure FULL, the mean covariance of two arms."""
        count = len(self.covariance)
        if count == 1:
            return self.covariance[0][0]
        apart = [
            self.covariance[one][other]
            for one in range(count)
            for other in range(count)
            if one != other
        ]
        return sum(apart) / len(apart)

    @property
    def slope(self) -> float:
        """Mean variance of the difference of two arms; 0 for intercepts alone."""
        count = len(self.covariance)
        if count == 1:
            return 0.0
        own = sum(self.covariance[each][each] for each in range(count)) / count
        return max(2 * (own - self.common), 0.0)


@dataclass(frozen=True, slots=True)
class Grouping:
    """Covariance structure of one grouping's random effects; `cells` is its number of arms."""

    structure: Structure
    cells: int

    @property
    def count(self) -> int:
        """Number of parameters: relative standard deviations, or entries of the Cholesky factor."""
        if self.structure is Structure.FULL:
            return self.cells * (self.cells + 1) // 2
        return 2 if self.structure is Structure.EVEN else 1

    @property
    def squares(self) -> tuple[bool, ...]:
        return (self.structure is not Structure.FULL,) * self.count

    def covariance(self, theta: ComplexNumbers) -> ComplexNumbers:
        """Returns G relative to the residual variance, a matrix for each row of parameters."""
        if self.structure is Structure.FULL:
            factor = np.zeros((len(theta), self.cells, self.cells), np.complex128)
            rows, columns = np.tril_indices(self.cells)
            factor[:, rows, columns] = theta
            return factor @ factor.transpose(0, 2, 1)
        squares = theta * theta
        if self.structure is Structure.INTERCEPTS:
            return squares[:, :, None]
        ones = np.ones((self.cells, self.cells))
        return squares[:, :1, None] * ones + squares[:, 1:, None] * np.eye(self.cells)

    def singular(self, theta: Numbers) -> bool:
        """True if G is singular at these parameters."""
        if self.structure is Structure.EVEN:
            return theta[1] == 0
        spread = np.linalg.eigvalsh(np.real(self.covariance(theta[None].astype(complex)))[0])
        return self.structure is Structure.FULL and bool(
            spread[0] < _SINGULAR * spread[-1] or spread[-1] < _SINGULAR**2
        )

    def starts(self, even: Numbers | None) -> list[Numbers]:
        """Returns starting points for a search; `even` are the best parameters of EVEN effects."""
        if self.structure is not Structure.FULL:
            return [np.full(self.count, each) for each in (1.0, 0.01)]
        common, own = (0.5, 0.5) if even is None else (float(even[0]), float(even[1]))
        rows = np.tril_indices(self.cells)
        found: list[Numbers] = []
        for more in (max(own, 0.1), 1.0):
            whole = common**2 * np.ones((self.cells, self.cells)) + more**2 * np.eye(self.cells)
            found.append(np.asarray(np.linalg.cholesky(whole)[rows], np.float64))
        return found


def allowed_structure(names: Sequence[str], arms: Sequence[str]) -> Structure:
    """Returns the largest structure that a design allows, from name and arm of each game.

    If no participant (or secret) meets two arms, effects in arms cannot be separated from those of
    the arms; if no cell has two games, they cannot be separated from the residual. lme4 requires
    more games than effects.
    """
    cells = set(zip(names, arms, strict=True))
    units, levels = set(names), set(arms)
    if len(levels) < 2 or len(cells) == len(units) or len(cells) >= len(names):
        return Structure.INTERCEPTS
    return Structure.FULL if len(units) * len(levels) < len(names) else Structure.EVEN
