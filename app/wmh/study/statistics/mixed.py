"""A linear mixed model with participants and secrets as crossed random effects.

y = X b + u(participant) + v(secret) + error, fitted as lme4 fits it: the likelihood is profiled to
the two relative deviations, with the participants eliminated first, because their part of the
matrix is diagonal (Bates, Mächler, Bolker and Walker 2015). A thousand participants of ten games
take less than a second; what works with one matrix over all games takes minutes of a hundred.
"""

from cmath import log
from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, pi, sqrt

import numpy as np

from wmh.extras import studies
from wmh.study.statistics.optimum import STEP, ComplexNumbers, as_complex, curvature_at, optimum
from wmh.study.statistics.samples import CONFIDENCE, Interval, Numbers

with studies():
    from scipy import stats

_FLAT = 1e-4
"""The slope, in units of deviance, above which an optimum is none."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A fixed effect, or the difference of two: its freedom is Satterthwaite's."""

    name: str
    estimate: float
    error: float
    t: float
    freedom: float
    p: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class TermTested:
    """All effects of a term together, by the ratio of likelihoods with it and without (ML)."""

    name: str
    chi2: float
    freedom: int
    p: float


@dataclass(frozen=True, slots=True)
class MixedModel:
    """The fit by restricted likelihood; variances are of participants, secrets and the rest.

    `deviance` is the criterion at the optimum, `slope` how far from flat it is there;
    `boundary` names the variances that are 0.
    """

    games: int
    people: int
    secrets: int
    effects: tuple[Effect, ...]
    contrasts: tuple[Effect, ...]
    terms: tuple[TermTested, ...]
    variances: tuple[float, float, float]
    deviance: float
    converged: bool
    slope: float
    boundary: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotFitted:
    """Why there is no model, in a sentence."""

    why: str


@dataclass(frozen=True, slots=True)
class Term:
    """A factor of the design: the level of each game, its levels in order, the first as reference.

    Of a term with `contrasts` each pair of levels is compared.
    """

    name: str
    levels: tuple[str, ...]
    values: Sequence[str]
    contrasts: bool = False


def fit(
    y: Sequence[float],
    people: Sequence[str],
    secrets: Sequence[str],
    terms: Sequence[Term],
    *,
    tested: bool = True,
) -> MixedModel | NotFitted:
    """The model of these games, one of each at the same place of all sequences.

    Terms are `tested` as a whole by further fits, which take twice as long as the model itself.
    """
    terms = [term for term in terms if len(set(term.values)) > 1]
    design, names = _design(len(y), terms)
    if why := _objection(y, people, secrets, design):
        return NotFitted(why)
    data = _Data.of(np.asarray(y, np.float64), people, secrets, design)
    best, slope, curvature = optimum(lambda theta: data.deviance(theta, restricted=True))
    converged = slope < _FLAT and bool(np.all(curvature > 0))
    solved = data.solved(as_complex(best))
    sigma = sqrt(solved.rest.real / (data.n - data.k))
    b = np.real(solved.b)
    spread = _freedoms(data, best, sigma)
    units = np.eye(data.k)
    whole = _best(data, terms, None) if tested else nan
    return MixedModel(
        data.n,
        len(data.sizes),
        data.inner.shape[0],
        tuple(_effect(name, units[place], b, spread) for place, name in enumerate(names)),
        tuple(_effect(name, weights, b, spread) for name, weights in _pairs(terms, data.k)),
        tuple(_term(data, term, terms, whole) for term in terms) if tested else (),
        (float(best[0] * sigma) ** 2, float(best[1] * sigma) ** 2, sigma**2),
        data.deviance(as_complex(best), restricted=True).real,
        converged,
        slope,
        tuple(
            name for name, each in zip(("participants", "secrets"), best, strict=True) if each == 0
        ),
    )


def _design(n: int, terms: Sequence[Term]) -> tuple[Numbers, list[str]]:
    columns, names = [np.ones(n)], ["(Intercept)"]
    for term in terms:
        for level in term.levels[1:]:
            columns.append(np.array([value == level for value in term.values], np.float64))
            names.append(f"{term.name} {level}")
    return np.column_stack(columns), names


def _pairs(terms: Sequence[Term], k: int) -> list[tuple[str, Numbers]]:
    found: list[tuple[str, Numbers]] = []
    start = 1
    for term in terms:
        if term.contrasts:
            for one in range(len(term.levels)):
                for other in range(one + 1, len(term.levels)):
                    weights = np.zeros(k)
                    if one:
                        weights[start + one - 1] = 1
                    weights[start + other - 1] = -1
                    found.append((f"{term.levels[one]} - {term.levels[other]}", weights))
        start += len(term.levels) - 1
    return found


def _objection(
    y: Sequence[float], people: Sequence[str], secrets: Sequence[str], design: Numbers
) -> str:
    """Why these games tell nothing of such a model; empty if they may."""
    n, k = design.shape
    if n <= k + 2:
        return f"there are {n} games, which is too few"
    if len(set(people)) < 2 or len(set(people)) >= n:
        return "it takes at least two participants, and some of them with several games"
    if len(set(secrets)) < 2 or len(set(secrets)) >= n:
        return "it takes at least two secrets, and some of them in several games"
    if float(np.ptp(np.asarray(y))) == 0:
        return "all games are equal"
    if int(np.linalg.matrix_rank(design)) < k:
        return "some arms, periods or sequences cannot be told from each other in these games"
    rest = np.asarray(y) - design @ np.linalg.lstsq(design, np.asarray(y), rcond=None)[0]
    if float((rest**2).sum()) < 1e-12 * float((np.asarray(y) ** 2).sum()):
        return "nothing varies within the arms"
    return ""


@dataclass(frozen=True, slots=True)
class _Solved:
    """At given relative deviations: the effects, the sum of squares left, two log determinants."""

    b: ComplexNumbers
    rest: complex
    log_l: complex
    log_x: complex
    inverse: ComplexNumbers


@dataclass(frozen=True, slots=True)
class _Data:
    """All that the likelihood needs of the games: sums over participants and secrets."""

    n: int
    k: int
    sizes: Numbers
    """Games of each participant."""
    both: Numbers
    """Games of each participant with each secret."""
    inner: Numbers
    """Games of each secret."""
    people: Numbers
    """Sums of the design and of y, by participants; the same by secrets, and of all games."""
    secrets: Numbers
    all: Numbers

    @classmethod
    def of(
        cls, y: Numbers, people: Sequence[str], secrets: Sequence[str], design: Numbers
    ) -> "_Data":
        who = np.unique(np.asarray(people), return_inverse=True)[1]
        what = np.unique(np.asarray(secrets), return_inverse=True)[1]
        wide = np.column_stack([design, y])
        both = np.zeros((int(who.max()) + 1, int(what.max()) + 1))
        np.add.at(both, (who, what), 1)
        by_people = np.zeros((both.shape[0], wide.shape[1]))
        by_secrets = np.zeros((both.shape[1], wide.shape[1]))
        np.add.at(by_people, who, wide)
        np.add.at(by_secrets, what, wide)
        return cls(
            len(y), design.shape[1], both.sum(axis=1), both, both.sum(axis=0),
            by_people, by_secrets, wide.T @ wide,
        )  # fmt: skip

    def without(self, columns: Sequence[int]) -> "_Data":
        """The same with fewer effects."""
        kept = [each for each in range(self.k + 1) if each not in columns]
        return _Data(
            self.n, len(kept) - 1, self.sizes, self.both, self.inner,
            self.people[:, kept], self.secrets[:, kept], self.all[np.ix_(kept, kept)],
        )  # fmt: skip

    def solved(self, theta: ComplexNumbers) -> _Solved:
        """Of real or complex deviations; all that is done to them is analytic."""
        one, two = theta[0], theta[1]
        people = one * one * self.sizes + 1
        between = np.asarray((one * two * self.both).T, np.complex128)
        inner = np.diag(two * two * self.inner + 1) - (between / people) @ between.T
        right = two * self.secrets - (between / people) @ (one * self.people)
        lower, pivots = _cholesky(inner)
        half = _forward(lower, right) / np.sqrt(pivots)[:, None]
        first = one * self.people / np.sqrt(people)[:, None]
        left = self.all - first.T @ first - half.T @ half
        xx, xy = left[: self.k, : self.k], left[: self.k, self.k]
        _, outer = _cholesky(xx)
        inverse = np.asarray(np.linalg.inv(xx), np.complex128)
        b = inverse @ xy
        return _Solved(
            b,
            complex(left[self.k, self.k] - xy @ b),
            complex(np.log(people).sum() + np.log(pivots).sum()),
            complex(np.log(outer).sum()),
            inverse,
        )

    def deviance(self, theta: ComplexNumbers, *, restricted: bool) -> complex:
        """Less twice the log likelihood, the residual variance profiled out."""
        found = self.solved(theta)
        freedom = self.n - self.k if restricted else self.n
        outer = found.log_x if restricted else 0
        return found.log_l + outer + freedom * (1 + log(2 * pi * found.rest / freedom))

    def unprofiled(self, values: ComplexNumbers) -> complex:
        """The restricted criterion at deviations and residual standard deviation."""
        found, sigma2 = self.solved(values[:2]), complex(values[2] * values[2])
        freedom = self.n - self.k
        return found.log_l + found.log_x + freedom * log(2 * pi * sigma2) + found.rest / sigma2


def _cholesky(matrix: ComplexNumbers) -> tuple[ComplexNumbers, ComplexNumbers]:
    """A symmetric matrix as L D L', without pivots, which a complex step would not survive."""
    rest = matrix.copy()
    size = len(rest)
    lower = np.eye(size, dtype=np.complex128)
    pivots = np.empty(size, np.complex128)
    for place in range(size):
        pivots[place] = rest[place, place]
        column = rest[place + 1 :, place] / pivots[place]
        lower[place + 1 :, place] = column
        rest[place + 1 :, place + 1 :] -= np.outer(column, rest[place + 1 :, place])
    return lower, pivots


def _forward(lower: ComplexNumbers, right: ComplexNumbers) -> ComplexNumbers:
    solved = right.copy()
    for place in range(1, len(lower)):
        solved[place] -= lower[place, :place] @ solved[:place]
    return solved


@dataclass(frozen=True, slots=True)
class _Spread:
    """The covariance of the effects, its derivatives by the parameters, and their covariance."""

    covariance: Numbers
    slopes: tuple[Numbers, ...]
    parameters: Numbers


def _freedoms(data: _Data, theta: Numbers, sigma: float) -> _Spread:
    """What Satterthwaite's freedom of an effect is made of (Kuznetsova and others 2017)."""
    values = np.array([*theta, sigma])
    bends, turned = np.linalg.eigh(curvature_at(data.unprofiled, values))
    kept = bends > 1e-8 * max(float(bends.max()), 1.0)
    parameters = 2 * (turned[:, kept] / bends[kept]) @ turned[:, kept].T

    def covariance(at: ComplexNumbers) -> ComplexNumbers:
        return at[2] * at[2] * data.solved(at[:2]).inverse

    slopes = tuple(np.imag(covariance(values + step)) / STEP for step in np.eye(3) * STEP * 1j)
    return _Spread(np.real(covariance(values)), slopes, parameters)


def _effect(name: str, weights: Numbers, b: Numbers, spread: _Spread) -> Effect:
    estimate, variance = float(weights @ b), float(weights @ spread.covariance @ weights)
    slope = np.array([float(weights @ each @ weights) for each in spread.slopes])
    unsure = float(slope @ spread.parameters @ slope)
    freedom = 2 * variance * variance / unsure if unsure > 0 else nan
    error = sqrt(variance)
    t = estimate / error
    reach = float(stats.t.ppf((1 + CONFIDENCE) / 2, freedom)) * error
    p = 2 * float(stats.t.sf(abs(t), freedom))
    return Effect(
        name, estimate, error, t, freedom, p, Interval(estimate - reach, estimate + reach)
    )


def _best(data: _Data, terms: Sequence[Term], left_out: Term | None) -> float:
    """The least deviance (ML) without a term."""
    columns: list[int] = []
    start = 1
    for term in terms:
        if term is left_out:
            columns = list(range(start, start + len(term.levels) - 1))
        start += len(term.levels) - 1
    fewer = data.without(columns)

    def deviance(theta: ComplexNumbers) -> complex:
        return fewer.deviance(theta, restricted=False)

    return deviance(as_complex(optimum(deviance)[0])).real


def _term(data: _Data, term: Term, terms: Sequence[Term], whole: float) -> TermTested:
    chi2 = max(_best(data, terms, term) - whole, 0.0)
    freedom = len(term.levels) - 1
    return TermTested(term.name, chi2, freedom, float(stats.chi2.sf(chi2, freedom)))
