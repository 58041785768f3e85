"""Random effects of participants and of secrets: intercepts alone, or effects of arms that vary.

Effects are those in each arm (cells): their covariance G is t² where there are intercepts alone,
t² J + w² I where they vary from arm to arm alike (compound symmetry), and any at all where each arm
has its own variance and each pair of arms its own covariance, written by its Cholesky factor.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from wmh.study.statistics.optimum import ComplexNumbers
from wmh.study.statistics.samples import Numbers

_SINGULAR = 1e-4
"""The least variance in any direction, as a share of the most, below which G is singular."""


class Structure(StrEnum):
    """Structures of a covariance, the smallest first."""

    INTERCEPTS = "intercepts"
    EVEN = "even"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class RandomEffects:
    """The effects of a grouping as they were fitted: one, or those in each of the `arms`.

    `wanted` is the structure that the design allows; the one fitted is smaller where that was
    singular, or the likelihood no better for it.
    """

    name: str
    structure: Structure
    wanted: Structure
    arms: tuple[str, ...]
    covariance: tuple[tuple[float, ...], ...]

    @property
    def common(self) -> float:
        """The variance of what is alike in all arms; of FULL the mean covariance of two arms."""
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
        """The mean variance of the difference of two arms; 0 of intercepts alone."""
        count = len(self.covariance)
        if count == 1:
            return 0.0
        own = sum(self.covariance[each][each] for each in range(count)) / count
        return max(2 * (own - self.common), 0.0)


@dataclass(frozen=True, slots=True)
class Grouping:
    """A structure with so many cells, and the parameters that it takes."""

    structure: Structure
    cells: int

    @property
    def count(self) -> int:
        """Number of parameters: deviations relative to the residual one, or factors of Cholesky."""
        if self.structure is Structure.FULL:
            return self.cells * (self.cells + 1) // 2
        return 2 if self.structure is Structure.EVEN else 1

    @property
    def squares(self) -> tuple[bool, ...]:
        return (self.structure is not Structure.FULL,) * self.count

    def covariance(self, theta: ComplexNumbers) -> ComplexNumbers:
        """G relative to the residual variance, for each row of parameters."""
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
        """True if the covariance of the effects is singular."""
        if self.structure is Structure.EVEN:
            return theta[1] == 0
        spread = np.linalg.eigvalsh(np.real(self.covariance(theta[None].astype(complex)))[0])
        return self.structure is Structure.FULL and bool(
            spread[0] < _SINGULAR * spread[-1] or spread[-1] < _SINGULAR**2
        )

    def starts(self, even: Numbers | None) -> list[Numbers]:
        """Starting points of a search; `even` are the best parameters of EVEN effects."""
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
    """The structure that a design allows a grouping, whose name and arm each game has.

    Where nothing meets two arms, its effects in them cannot be told from those of the arms; where
    no cell has two games, not from the residual. lme4 asks for more games than effects.
    """
    cells = set(zip(names, arms, strict=True))
    units, levels = set(names), set(arms)
    if len(levels) < 2 or len(cells) == len(units) or len(cells) >= len(names):
        return Structure.INTERCEPTS
    return Structure.FULL if len(units) * len(levels) < len(names) else Structure.EVEN
