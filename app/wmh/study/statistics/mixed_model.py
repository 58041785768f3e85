"""Linear mixed model with participants and secrets as crossed random effects.

y = X b + u(participant, arm) + v(secret, arm) + error, fitted as lme4 fits it. Effects of arms vary
among participants who meet several arms, and likewise among secrets (Barr, Levy, Scheepers and Tily
2013): a model without this variation takes what some participants gain for a gain of all. If the
fitted variation is singular, or does not make the likelihood better, a smaller structure is fitted,
and the result says so: effects that do not exist cost power, and make the test conservative
(Matuschek, Kliegl, Vasishth, Baayen and Bates 2017). Their level of 0.2 is made for many target
words; with the 12 of a crossover it leaves out effects of words that exist, and 7 to 8 % of null
studies find a difference at a level of 5 %. At 0.5, where chance alone makes the likelihood as much
better, 4.6 % of null studies do without such effects, and 5.8 % with effects of participants and
words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import nan, sqrt
from typing import NamedTuple

import numpy as np

from wmh.study.statistics.distributions import chi2_above, t_above, t_quantile
from wmh.study.statistics.likelihood import Likelihood
from wmh.study.statistics.optimum import (
    STEP,
    ComplexNumbers,
    as_complex,
    curvature_at,
    optimum,
)
from wmh.study.statistics.random_effects import (
    Grouping,
    RandomEffects,
    Structure,
    allowed_structure,
)
from wmh.study.statistics.samples import CONFIDENCE, Interval, Numbers

_GROUPINGS = "participants", "secrets"
_KEPT = 0.5
"""p of a likelihood-ratio test above which the smaller of two nested structures is chosen."""
_FLAT = 1e-4
"""Greatest gradient of the deviance at which an optimum is accepted."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A fixed effect, or the difference of two, with Satterthwaite's degrees of freedom."""

    name: str
    estimate: float
    error: float
    t: float
    freedom: float
    p: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class TermTest:
    """Likelihood-ratio test (ML) of all effects of a term together."""

    name: str
    chi2: float
    freedom: int
    p: float


@dataclass(frozen=True, slots=True)
class MixedModel:
    """Model fitted by restricted likelihood; `random` are the effects of participants and secrets.

    `deviance` is the criterion at the optimum, `slope` its remaining gradient; `boundary` names the
    groupings with variance 0.
    """

    games: int
    people: int
    secrets: int
    effects: tuple[Effect, ...]
    contrasts: tuple[Effect, ...]
    terms: tuple[TermTest, ...]
    random: tuple[RandomEffects, RandomEffects]
    residual: float
    deviance: float
    converged: bool
    slope: float
    boundary: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FitFailure:
    """Reason why a model cannot be fitted, as a sentence."""

    why: str


@dataclass(frozen=True, slots=True)
class Term:
    """Factor of the design: `values` are its level in each game, `levels` its levels in order.

    The first level is the reference. With `contrasts` all pairs of levels are compared.
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
) -> MixedModel | FitFailure:
    """Fits the model to games; `y`, `people` and `secrets` have an entry for each game.

    With `tested` each term is tested as a whole by further fits, which take twice as long as the
    model itself.
    """
    terms = [term for term in terms if len(set(term.values)) > 1]
    design, names = _design(len(y), terms)
    if why := _objection(y, people, secrets, design):
        return FitFailure(why)
    arms = next((term.values for term in terms if term.contrasts), [""] * len(y))
    values = np.asarray(y, np.float64)
    wanted = allowed_structure(people, arms), allowed_structure(secrets, arms)
    chosen = _choose_structure(wanted, lambda both: Likelihood.of(
        values, design, people, secrets, arms, both))  # fmt: skip
    data, best = chosen.data, chosen.best
    solved = data.solve(as_complex(best)[None])
    sigma = sqrt(float(solved.rest[0].real) / (data.n - data.k))
    b = np.real(solved.b[0])
    spread = _freedoms(data, best, sigma)
    units = np.eye(data.k)
    whole = _best(data, best, terms, None) if tested else nan
    levels = tuple(sorted(set(arms)))
    random = tuple(
        _random(name, grouping, want, levels, theta, sigma)
        for name, grouping, want, theta in zip(
            _GROUPINGS, (data.people, data.secrets), wanted,
            (best[: data.people.count], best[data.people.count :]), strict=True,
        )
    )  # fmt: skip
    return MixedModel(
        data.n,
        *data.units,
        tuple(_effect(name, units[place], b, spread) for place, name in enumerate(names)),
        tuple(_effect(name, weights, b, spread) for name, weights in _pairs(terms, data.k)),
        tuple(_term(data, best, term, terms, whole) for term in terms) if tested else (),
        (random[0], random[1]),
        sigma**2,
        _criterion(chosen),
        chosen.slope < _FLAT and chosen.bent,
        chosen.slope,
        tuple(each.name for each in random if not any(map(any, each.covariance))),
    )


class _Optimum(NamedTuple):
    data: Likelihood
    best: Numbers
    slope: float
    bent: bool
    """True if the optimum is a minimum in every direction."""


def _search(data: Likelihood, even: dict[int, Numbers]) -> _Optimum:
    """Returns the optimum of a likelihood; `even` are the best parameters of EVEN effects."""
    listed = (data.people.starts(even.get(0)), data.secrets.starts(even.get(1)))
    starts = [np.concatenate(pair) for pair in zip(*listed, strict=True)]
    best, slope, curvature = optimum(
        lambda theta: data.deviance(theta, restricted=True), starts, data.squares
    )
    return _Optimum(data, best, slope, bool(np.all(curvature > 0)))


def _choose_structure(
    wanted: tuple[Structure, Structure],
    model: Callable[[tuple[Structure, Structure]], Likelihood],
) -> _Optimum:
    """Returns the optimum of the largest structures that the data support, at most the wanted."""
    order = list(Structure)
    structures = list(wanted)
    even: dict[int, Numbers] = {}
    if Structure.FULL in wanted:
        smaller = [min(each, Structure.EVEN, key=order.index) for each in wanted]
        data = model((smaller[0], smaller[1]))
        found = _search(data, {})
        split = data.people.count
        even = {0: found.best[:split], 1: found.best[split:]}
        even = {place: each for place, each in even.items() if len(each) == 2}
    while True:
        data = model((structures[0], structures[1]))
        found = _search(data, even)
        split = data.people.count
        parts = (data.people, found.best[:split]), (data.secrets, found.best[split:])
        singular = [grouping.singular(theta) for grouping, theta in parts]
        if not any(singular) and not (found.slope < _FLAT and found.bent):
            singular = [each is Structure.FULL for each in structures]
        if not any(singular):
            return _reduce(found, (structures[0], structures[1]), model, even)
        for place, each in enumerate(singular):
            if each:
                structures[place] = order[order.index(structures[place]) - 1]


def _reduce(
    found: _Optimum,
    structures: tuple[Structure, Structure],
    model: Callable[[tuple[Structure, Structure]], Likelihood],
    even: dict[int, Numbers],
) -> _Optimum:
    """Returns the optimum after backward steps to smaller structures, the cheapest step first."""
    order = list(Structure)
    while True:
        steps: list[tuple[float, tuple[Structure, Structure], _Optimum]] = []
        for place, each in enumerate(structures):
            if each is not Structure.INTERCEPTS:
                smaller = order[order.index(each) - 1]
                both = (smaller, structures[1]) if place == 0 else (structures[0], smaller)
                there = _search(model(both), even)
                worse = max(_criterion(there) - _criterion(found), 0.0)
                p = chi2_above(worse, len(found.best) - len(there.best))
                steps.append((p, both, there))
        p, both, there = max(steps, key=lambda step: step[0], default=(0.0, structures, found))
        if p <= _KEPT:
            return found
        structures, found = both, there


def _criterion(found: _Optimum) -> float:
    return float(found.data.deviance(as_complex(found.best)[None], restricted=True)[0].real)


def _random(
    name: str,
    grouping: Grouping,
    wanted: Structure,
    levels: tuple[str, ...],
    theta: Numbers,
    sigma: float,
) -> RandomEffects:
    found = np.real(grouping.covariance(as_complex(theta)[None])[0]) * sigma**2
    return RandomEffects(
        name,
        grouping.structure,
        wanted,
        () if grouping.structure is Structure.INTERCEPTS else levels,
        tuple(tuple(float(each) for each in row) for row in found),
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
    """Returns the reason why such a model cannot be fitted to these games; "" if it can."""
    n, k = design.shape
    if n <= k + 2:
        return f"there are {n} games, which is too few"
    if len(set(people)) < 2 or len(set(people)) >= n:
        return "it takes at least two participants, and some of them with several games"
    if len(set(secrets)) < 2 or len(set(secrets)) >= n:
        return "it takes at least two target words, and some of them in several games"
    if float(np.ptp(np.asarray(y))) == 0:
        return "all games are equal"
    if int(np.linalg.matrix_rank(design)) < k:
        return "some conditions, periods or sequences cannot be told from each other in these games"
    for name, units in zip(_GROUPINGS, (people, secrets), strict=True):
        levels, which = np.unique(np.asarray(units), return_inverse=True)
        if len(levels) > k:
            continue
        wide = np.column_stack([design, np.eye(len(levels))[which]])
        if int(np.linalg.matrix_rank(wide)) == k:
            return f"the {name} cannot be told from the conditions, periods or sequences"
    rest = np.asarray(y) - design @ np.linalg.lstsq(design, np.asarray(y), rcond=None)[0]
    if float((rest**2).sum()) < 1e-12 * float((np.asarray(y) ** 2).sum()):
        return "nothing varies within the conditions"
    return ""


@dataclass(frozen=True, slots=True)
class _Spread:
    """Covariance of fixed effects, its derivatives by the parameters, and their own covariance."""

    covariance: Numbers
    slopes: tuple[Numbers, ...]
    parameters: Numbers


def _freedoms(data: Likelihood, theta: Numbers, sigma: float) -> _Spread:
    """Returns the parts of Satterthwaite's degrees of freedom (Kuznetsova and others 2017)."""
    values = np.array([*theta, sigma])
    bends, turned = np.linalg.eigh(curvature_at(data.full_criterion, values))
    kept = bends > 1e-8 * max(float(bends.max()), 1.0)
    parameters = 2 * (turned[:, kept] / bends[kept]) @ turned[:, kept].T

    def covariance(at: ComplexNumbers) -> ComplexNumbers:
        return (at[:, -1] ** 2)[:, None, None] * data.solve(at[:, :-1]).inverse

    stepped = covariance(as_complex(values) + np.eye(len(values)) * STEP * 1j)
    slopes = tuple(np.imag(each) / STEP for each in stepped)
    return _Spread(np.real(stepped[0]), slopes, parameters)


def _effect(name: str, weights: Numbers, b: Numbers, spread: _Spread) -> Effect:
    estimate, variance = float(weights @ b), float(weights @ spread.covariance @ weights)
    slope = np.array([float(weights @ each @ weights) for each in spread.slopes])
    unsure = float(slope @ spread.parameters @ slope)
    freedom = 2 * variance * variance / unsure if unsure > 0 else nan
    error = sqrt(variance)
    t = estimate / error
    reach = t_quantile((1 + CONFIDENCE) / 2, freedom) * error
    p = 2 * t_above(abs(t), freedom)
    return Effect(
        name, estimate, error, t, freedom, p, Interval(estimate - reach, estimate + reach)
    )


def _best(data: Likelihood, start: Numbers, terms: Sequence[Term], left_out: Term | None) -> float:
    """Returns the least deviance (ML) without the term `left_out` (None: with all terms).

    The search starts at the optimum of the restricted likelihood.
    """
    columns: list[int] = []
    place = 1
    for term in terms:
        if term is left_out:
            columns = list(range(place, place + len(term.levels) - 1))
        place += len(term.levels) - 1
    fewer = data.without(columns)

    def deviance(theta: ComplexNumbers) -> ComplexNumbers:
        return fewer.deviance(theta, restricted=False)

    squares = np.asarray(data.squares)
    starts = [np.where(squares, np.maximum(start, 0.01), start), np.where(squares, 1.0, start)]
    best = optimum(deviance, starts, data.squares)[0]
    return float(deviance(as_complex(best)[None])[0].real)


def _term(
    data: Likelihood, start: Numbers, term: Term, terms: Sequence[Term], whole: float
) -> TermTest:
    chi2 = max(_best(data, start, terms, term) - whole, 0.0)
    freedom = len(term.levels) - 1
    return TermTest(term.name, chi2, freedom, chi2_above(chi2, freedom))
