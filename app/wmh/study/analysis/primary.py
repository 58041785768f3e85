"""Primary and secondary outcomes of a study, computed as its plan prescribes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan

from wmh.study.analysis.arms import Compared, ModelOutcome
from wmh.study.analysis.measures import Measure
from wmh.study.protocol.primary import Direction, Primary, PrimaryTest
from wmh.study.statistics.comparison import Estimate, Statistic
from wmh.study.statistics.equivalence import Equivalence, equivalence
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.statistics.power import LEVEL
from wmh.study.statistics.samples import UNKNOWN, Interval
from wmh.study.statistics.several import holm


@dataclass(frozen=True, slots=True)
class TestedOutcome:
    """Measure with the plan's test of its two conditions; differences are first minus second.

    `sign` is -1 if `compared` has the two conditions in reverse order. `p` of `test` is nan if the
    test was impossible; `holm` is the p of a secondary outcome, adjusted for all secondary
    outcomes.
    """

    measure: Measure
    compared: Compared
    sign: int
    test: Statistic
    difference: Estimate
    holm: float = nan


@dataclass(frozen=True, slots=True)
class PlanOutcomes:
    """Primary and secondary outcomes of a plan; `equivalence` is None if the plan has no margin."""

    primary: Primary
    outcome: TestedOutcome
    equivalence: Equivalence | None
    secondary: tuple[TestedOutcome, ...]

    @property
    def supported(self) -> bool:
        """True if the primary p is below 5 % and the difference has the expected direction."""
        far, p = self.outcome.difference.value, self.outcome.test.p
        expected = {
            Direction.LESS: far < 0,
            Direction.GREATER: far > 0,
            Direction.EITHER: True,
        }[self.primary.direction]
        return p < LEVEL and expected


def plan_outcomes(
    primary: Primary, compared: Sequence[Compared], models: Sequence[ModelOutcome]
) -> PlanOutcomes:
    """Returns the plan's outcomes, taken from the analysis: its comparisons and mixed models."""
    outcome, *others = (
        _outcome(primary, Measure(name), compared, models)
        for name in (primary.measure, *primary.secondary)
    )
    adjusted = holm([each.test.p for each in others])
    within = None
    if primary.margin is not None:
        within = equivalence(outcome.compared.comparison, primary.margin)
        if outcome.sign < 0:
            ends = Interval(-within.interval.high, -within.interval.low)
            within = Equivalence(within.margin, within.p, ends)
    secondary = tuple(
        TestedOutcome(each.measure, each.compared, each.sign, each.test, each.difference, p)
        for each, p in zip(others, adjusted, strict=True)
    )
    return PlanOutcomes(primary, outcome, within, secondary)


def _outcome(
    primary: Primary, measure: Measure, compared: Sequence[Compared], models: Sequence[ModelOutcome]
) -> TestedOutcome:
    pair = {primary.first, primary.second}
    found = next(
        each for each in compared if each.measure is measure and {each.first, each.second} == pair
    )
    sign = 1 if found.first == primary.first else -1
    told = found.comparison
    if primary.test is PrimaryTest.MODEL:
        test, difference = _contrast(found, measure, models)
    else:
        test = told.welch if primary.test is PrimaryTest.MEANS else told.u
        difference = told.difference
    if sign < 0:
        ends = Interval(-difference.interval.high, -difference.interval.low)
        difference = Estimate(-difference.value, ends)
        if primary.test is not PrimaryTest.RANKS:
            test = Statistic(-test.statistic, test.p, test.freedom, test.exact)
    return TestedOutcome(measure, found, sign, test, difference)


def _contrast(
    found: Compared, measure: Measure, models: Sequence[ModelOutcome]
) -> tuple[Statistic, Estimate]:
    model = next(each.model for each in models if each.measure is measure)
    if isinstance(model, MixedModel) and model.converged:
        for each in model.contrasts:
            if each.name == f"{found.first} - {found.second}":
                test = Statistic(each.t, each.p, each.freedom)
                return test, Estimate(each.estimate, each.interval)
    return Statistic(nan, nan), Estimate(nan, UNKNOWN)
