"""Power by simulation: how often a study of a protocol would find an assumed effect.

The logarithm of a game's seconds is simulated as in the mixed model: effects of the arm, of the
participant, of arm and participant, of the secret, and a residual; later games are quicker, and
some participants leave. Each simulated study is analysed as a real one (`arms.py`): by the model of
single games, and by participants' means. The design is the protocol's, secrets and orders included.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import exp, isnan, sqrt
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.system.extras import studies
from wmh.base.text.refusal import InputError
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.arms import model_terms
from wmh.study.analysis.assumptions import Assumptions
from wmh.study.analysis.measures import Measure
from wmh.study.protocol.assignment import arms_in_turn, turn_of
from wmh.study.protocol.protocol import Protocol
from wmh.study.statistics.distributions import normal_quantile
from wmh.study.statistics.mixed_model import FitFailure, fit
from wmh.study.statistics.power import LEVEL
from wmh.study.statistics.samples import CONFIDENCE, Interval, Numbers
from wmh.study.statistics.several import holm


class PowerError(InputError):
    """The error for data from which no assumptions can be made; it gives the reason."""


def assumed_like(analysis: Analysis) -> Assumptions:
    """Returns assumptions from the model of a study's times, and its dropouts.

    Raises PowerError.
    """
    model = next(each.model for each in analysis.models if each.measure is Measure.LOG_SECONDS)
    if isinstance(model, FitFailure):
        raise PowerError("No assumptions can be taken from that study: {0}.", model.why)
    arms = [arm.name for arm in analysis.protocol.arms]
    apart = next(
        (each.estimate for each in model.contrasts if each.name == f"{arms[0]} - {arms[-1]}"), 0.0
    )
    people, secrets = model.random
    groups = analysis.flow.groups
    assigned = sum(each.assigned for each in groups)
    left = sum(each.withdrew + each.unfinished for each in groups)
    return Assumptions(
        exp(-apart),
        sqrt(max(people.common, 0.0)),
        sqrt(max(secrets.common, 0.0)),
        sqrt(model.residual),
        leaves=left / assigned if assigned else 0.0,
        slopes=sqrt(people.slope),
    )


Places = NDArray[np.intp]
"""Array of indices into a list, or of other integers."""
Study = Sequence[int]
"""Participants in each group, and the number of the simulated study among those of that size."""
Result = list[list[float | None]]
"""Adjusted p values (Holm) of all pairs of arms: first by the model, then by means.

A value is None if the model could not be fitted, or if there were too few means.
"""


@dataclass(frozen=True, slots=True)
class PowerRuns:
    """Setting of a heavy run: its items are simulated studies, its results those of `Result`."""

    frees: ClassVar[bool] = False

    protocol: Protocol
    assumed: Assumptions
    seed: int

    def prepare(
        self,
    ) -> Callable[[Sequence[tuple[int, int]], Stop], list[list[list[float | None]]]]:
        @cache
        def plan(size: int) -> _Plan:
            return _Plan.of(self.protocol, size)

        def do(
            some: Sequence[tuple[int, int]], stop: Stop = never
        ) -> list[list[list[float | None]]]:
            made: list[list[list[float | None]]] = []
            for size, number in some:
                check_cancelled(stop)
                draw = np.random.default_rng([self.seed, size, number])
                made.append(_simulate_study(plan(size), self.protocol, self.assumed, draw))
            return made

        return do


@dataclass(frozen=True, slots=True)
class PairPower:
    """Numbers of `studies` in which a pair of arms differed significantly, by model and by means.

    In `unfitted` of the studies the model could not be fitted.
    """

    size: int
    first: str
    second: str
    studies: int
    model: int
    means: int
    unfitted: int

    @property
    def power(self) -> Interval:
        """Power of the model: share of significant studies, with Wilson's interval."""
        return share_of(self.model, self.studies)


def share_of(found: int, of: int) -> Interval:
    """Returns the confidence interval of the share `found / of` (Wilson 1927)."""
    z = normal_quantile((1 + CONFIDENCE) / 2)
    share, spread = found / of, z * z / of
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / of + spread / (4 * of))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return Interval(max(low, 0.0), min(high, 1.0))


def count_findings(
    protocol: Protocol, items: Sequence[Study], results: Sequence[Result]
) -> list[PairPower]:
    """Counts significant differences in simulated studies, for each group size and pair of arms.

    `results` belong to `items` in order.
    """
    pairs = list(combinations([arm.name for arm in protocol.arms], 2))
    sizes = dict.fromkeys(size for size, _ in items)
    told = list(zip((size for size, _ in items), results, strict=True))
    counted: list[PairPower] = []
    for size in sizes:
        here = [result for each, result in told if each == size]
        for place, (first, second) in enumerate(pairs):
            by = [Counter(_verdict(result[way][place]) for result in here) for way in (0, 1)]
            counted.append(
                PairPower(size, first, second, len(here), by[0][True], by[1][True], by[0][None])
            )
    return counted


def _verdict(p: float | None) -> bool | None:
    return None if p is None else p < LEVEL


@dataclass(frozen=True, slots=True)
class _Plan:
    """Measured games of all simulated participants: columns with an entry for each game.

    `who`, `what` and `arm` are indices into `people`, `secrets` and `arms`. `number` counts a
    participant's games from 1, practice included.
    """

    people: tuple[str, ...]
    secrets: tuple[str, ...]
    arms: tuple[str, ...]
    periods: tuple[str, ...]
    groups: tuple[str, ...]
    who: Places
    what: Places
    arm: Places
    number: Places

    @classmethod
    def of(cls, protocol: Protocol, size: int) -> "_Plan":
        rows: list[tuple[str, str, str, str, str, int]] = []
        for place, group in _places(protocol, size):
            code = f"p-{place + 1:04}"
            dealt = protocol.secrets_of(code, group, turn_of(protocol, place))
            game = 0
            for part, words in zip(protocol.parts(group), dealt, strict=True):
                for word in words:
                    game += 1
                    if not part.block.practice:
                        rows.append((code, word, part.arm, str(part.period), group, game))
        people, secrets, arms, periods, named, numbers = zip(*rows, strict=True)
        places = {arm.name: place for place, arm in enumerate(protocol.arms)}
        return cls(
            people, secrets, arms, periods, named,
            np.unique(people, return_inverse=True)[1],
            np.unique(secrets, return_inverse=True)[1],
            np.array([places[arm] for arm in arms], np.intp),
            np.array(numbers, np.intp),
        )  # fmt: skip


def _places(protocol: Protocol, size: int) -> Iterator[tuple[int, str]]:
    """Yields the first `size` places of each group, with the group.

    A permuted block may remain incomplete.
    """
    left = dict.fromkeys(protocol.groups, size)
    for place, group in enumerate(arms_in_turn(protocol)):
        if left[group]:
            left[group] -= 1
            yield place, group
        if not any(left.values()):
            return


def _simulate_study(
    plan: _Plan, protocol: Protocol, assumed: Assumptions, draw: np.random.Generator
) -> Result:
    """Simulates one study and returns the p values of its analysis."""
    people, secrets = int(plan.who.max()) + 1, int(plan.what.max()) + 1
    arms = [arm.name for arm in protocol.arms]
    shifts = np.array([assumed.shift(place, len(arms)) for place in range(len(arms))])
    y = (
        shifts[plan.arm]
        + draw.normal(0, assumed.people, people)[plan.who]
        + draw.normal(0, assumed.secrets, secrets)[plan.what]
        + draw.normal(0, assumed.rest, len(plan.who))
        - assumed.learns * np.log(plan.number)
    )
    if protocol.sequences and assumed.slopes:
        own = draw.normal(0, assumed.slopes / sqrt(2), (people, len(arms)))
        y = y + own[plan.who, plan.arm]
    leave = draw.random(people) < assumed.leaves
    last = np.where(leave, draw.integers(0, protocol.games, people), protocol.games)
    kept = np.flatnonzero(plan.number <= last[plan.who]).tolist()
    y = y[kept]
    return [_by_model(plan, protocol, arms, y, kept), _by_means(plan, arms, y, kept)]


def _by_model(
    plan: _Plan, protocol: Protocol, arms: Sequence[str], y: Numbers, kept: Sequence[int]
) -> list[float | None]:
    def of(column: Sequence[str]) -> list[str]:
        return [column[each] for each in kept]

    terms = model_terms(protocol, of(plan.arms), of(plan.periods), of(plan.groups))
    fitted = fit(y.tolist(), of(plan.people), of(plan.secrets), terms, tested=False)
    if isinstance(fitted, FitFailure):
        return [None] * len(list(combinations(arms, 2)))
    p = {each.name: each.p for each in fitted.contrasts}
    return _holm_adjust([p.get(f"{one} - {other}") for one, other in combinations(arms, 2)])


def _by_means(
    plan: _Plan, arms: Sequence[str], y: Numbers, kept: Sequence[int]
) -> list[float | None]:
    who, arm = plan.who[kept], plan.arm[kept]
    people = int(plan.who.max()) + 1
    sums, times = np.zeros((len(arms), people)), np.zeros((len(arms), people))
    np.add.at(sums, (arm, who), y)
    np.add.at(times, (arm, who), 1)
    return _holm_adjust(
        [_told_apart(sums[[one, other]], times[[one, other]])
         for one, other in combinations(range(len(arms)), 2)]
    )  # fmt: skip


def _told_apart(sums: Numbers, times: Numbers) -> float | None:
    """Returns the p value of the t test of two arms' means; None with too few participants.

    The test is paired if participants are in both arms. `sums` and `times` are sums of values and
    numbers of games, for each arm and participant.
    """
    with studies():
        from scipy import stats

    met = times > 0
    both = met.all(axis=0)
    if both.sum() > 1:
        first, second = sums[:, both] / times[:, both]
        return _usable(stats.ttest_rel(first, second).pvalue)
    one, other = (sums[place, met[place]] / times[place, met[place]] for place in (0, 1))
    if min(len(one), len(other)) < 2:
        return None
    return _usable(stats.ttest_ind(one, other, equal_var=False).pvalue)


def _usable(p: float) -> float | None:
    return None if isnan(p) else float(p)


def _holm_adjust(values: Sequence[float | None]) -> list[float | None]:
    """Returns p values adjusted by Holm; missing ones stay None and do not count as tests."""
    there = [(place, p) for place, p in enumerate(values) if p is not None and not isnan(p)]
    adjusted: list[float | None] = [None] * len(values)
    for (place, _), p in zip(there, holm([p for _, p in there]), strict=True):
        adjusted[place] = p
    return adjusted
