"""Profiled likelihood of a linear mixed model with two crossed groupings of games.

Participants are eliminated first, because their part of the matrix is block-diagonal (as in lme4:
Bates, Mächler, Bolker and Walker 2015). A block depends only on the numbers of games in each arm,
so sums over participants with equal numbers suffice: the time does not grow with the participants.
The secrets, of which there are few, are eliminated next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from wmh.study.statistics.optimum import ComplexNumbers
from wmh.study.statistics.random_effects import Grouping, Structure
from wmh.study.statistics.samples import Numbers


@dataclass(frozen=True, slots=True)
class LikelihoodFit:
    """Solutions of the model for several rows of parameters: each field has an entry for each row.

    `b` are the fixed effects, `rest` the residual sum of squares, `log_v` and `log_x` log
    determinants of V and X'V⁻¹X, and `inverse` is (X'V⁻¹X)⁻¹.
    """

    b: ComplexNumbers
    rest: ComplexNumbers
    log_v: ComplexNumbers
    log_x: ComplexNumbers
    inverse: ComplexNumbers


@dataclass(frozen=True, slots=True)
class Likelihood:
    """Likelihood of a model, computed from sufficient statistics of the games.

    `sums` are cross products of the columns: cells of secrets, design and y. `patterns` are the
    numbers of games in each cell of a participant, `times` how many participants have each pattern,
    and `within` the cross products of the sums in these participants' cells.
    """

    n: int
    k: int
    people: Grouping
    secrets: Grouping
    units: tuple[int, int]
    sums: Numbers
    patterns: Numbers
    times: Numbers
    within: Numbers

    @classmethod
    def of(
        cls,
        y: Numbers,
        design: Numbers,
        people: Sequence[str],
        secrets: Sequence[str],
        arms: Sequence[str],
        structures: tuple[Structure, Structure],
    ) -> "Likelihood":
        """Returns the likelihood for games; `y` to `arms` have an entry for each game.

        `structures` are those of the random effects of participants and of secrets.
        """
        levels, arm = np.unique(np.asarray(arms), return_inverse=True)
        named = [np.unique(np.asarray(each), return_inverse=True) for each in (people, secrets)]
        cells = [1 if each is Structure.INTERCEPTS else len(levels) for each in structures]
        places = [
            codes * count + (arm if count > 1 else 0)
            for (_, codes), count in zip(named, cells, strict=True)
        ]
        persons, words = (len(names) for names, _ in named)
        q, n = words * cells[1], len(y)
        rows = np.zeros((n, q + design.shape[1] + 1))
        rows[np.arange(n), places[1]] = 1
        rows[:, q:-1], rows[:, -1] = design, y
        width = rows.shape[1]
        held = np.zeros((persons * cells[0], width))
        np.add.at(held, places[0], rows)
        counts = np.bincount(places[0], minlength=persons * cells[0]).reshape(persons, cells[0])
        patterns, which = np.unique(counts, axis=0, return_inverse=True)
        which = which.reshape(-1)
        held = held.reshape(persons, cells[0] * width)
        within = np.zeros((len(patterns), cells[0], cells[0], width, width))
        for place in range(len(patterns)):
            own = held[which == place]
            crossed = (own.T @ own).reshape(cells[0], width, cells[0], width)
            within[place] = crossed.transpose(0, 2, 1, 3)
        return cls(
            n,
            design.shape[1],
            Grouping(structures[0], cells[0]),
            Grouping(structures[1], cells[1]),
            (persons, words),
            rows.T @ rows,
            patterns.astype(np.float64),
            np.bincount(which).astype(np.float64),
            within,
        )

    @property
    def squares(self) -> tuple[bool, ...]:
        return (*self.people.squares, *self.secrets.squares)

    def without(self, columns: Sequence[int]) -> "Likelihood":
        """Returns the likelihood without the fixed effects in some columns of the design."""
        q = self.units[1] * self.secrets.cells
        kept = [each for each in range(len(self.sums)) if each - q not in columns]
        return replace(
            self,
            k=self.k - len(columns),
            sums=self.sums[np.ix_(kept, kept)],
            within=np.ascontiguousarray(self.within[..., kept, :][..., kept]),
        )

    def solve(self, theta: ComplexNumbers) -> LikelihoodFit:
        """Returns fixed effects, residual sums and log determinants for each row of `theta`.

        A row has the parameters of the participants' covariance, then those of the secrets'. Rows
        may be complex: all functions are analytic, so that complex steps give exact derivatives.
        """
        rows, q = len(theta), self.units[1] * self.secrets.cells
        of_people = self.people.covariance(theta[:, : self.people.count])
        of_secrets = self.secrets.covariance(theta[:, self.people.count :])
        size = self.people.cells
        blocks = np.eye(size) + self.patterns[None, :, :, None] * of_people[:, None]
        inner = of_people[:, None] @ np.linalg.inv(blocks)
        log_v = _log_det(blocks) @ self.times
        flat, wide = inner.reshape(rows, -1), self.within.reshape(-1, self.sums.size)
        taken = flat.real @ wide + 1j * (flat.imag @ wide)
        left = self.sums - taken.reshape(rows, *self.sums.shape)
        crossed, right = left[:, :q, :q], left[:, :q, q:]
        cells = self.secrets.cells
        spread = crossed.reshape(rows, q, -1, cells) @ of_secrets[:, None]
        outer = np.eye(q) + spread.reshape(rows, q, q)
        log_v = log_v + _log_det(outer)
        found = np.linalg.solve(outer, right).reshape(rows, -1, cells, self.k + 1)
        moved = (of_secrets[:, None] @ found).reshape(rows, q, self.k + 1)
        rest = left[:, q:, q:] - right.transpose(0, 2, 1) @ moved
        xx, xy = rest[:, : self.k, : self.k], rest[:, : self.k, self.k]
        inverse = np.asarray(np.linalg.inv(xx), np.complex128)
        b = (inverse @ xy[:, :, None])[:, :, 0]
        squares = rest[:, self.k, self.k] - (xy * b).sum(axis=1)
        return LikelihoodFit(b, squares, log_v, _log_det(xx), inverse)

    def deviance(self, theta: ComplexNumbers, *, restricted: bool) -> ComplexNumbers:
        """Returns -2 times the log likelihood, with the residual variance profiled out."""
        found = self.solve(theta)
        freedom = self.n - self.k if restricted else self.n
        outer = found.log_x if restricted else 0
        return found.log_v + outer + freedom * (1 + np.log(2 * np.pi * found.rest / freedom))

    def full_criterion(self, values: ComplexNumbers) -> ComplexNumbers:
        """Returns the restricted criterion for rows of theta and residual standard deviation."""
        found, sigma2 = self.solve(values[:, :-1]), values[:, -1] ** 2
        freedom = self.n - self.k
        return (
            found.log_v + found.log_x + freedom * np.log(2 * np.pi * sigma2) + found.rest / sigma2
        )


def _log_det(matrices: ComplexNumbers) -> ComplexNumbers:
    """Returns the log determinants of matrices, with exact derivatives by complex steps too."""
    found = np.linalg.slogdet(matrices)
    sign = np.asarray(found.sign, np.complex128)
    return np.asarray(found.logabsdet + np.log(np.where(sign.real < 0, -sign, sign)), np.complex128)
