"""Report's sections on planned outcomes (primary, then secondary), and Bayes factors."""

from collections.abc import Iterator
from math import exp, isnan

from wmh.base.text import wording
from wmh.base.text.escaping import as_markdown, escape_text
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.measures import Measure
from wmh.study.analysis.primary import PlanOutcomes, TestedOutcome
from wmh.study.protocol.primary import Direction, PrimaryTest
from wmh.study.statistics.bayes import SCALE, Bayes
from wmh.study.statistics.power import LEVEL
from wmh.study.writing.apa import DASH, estimate, interval, number, p_value, t_test, u_test, v_test

_MEASURES = {
    Measure.ATTEMPTS: "attempts a game",
    Measure.SECONDS: "seconds a game",
    Measure.LOG_SECONDS: "ln seconds a game",
}
UNPLANNED = "The protocol names no primary outcome: every result of this report is exploratory."


def primary_section(analysis: Analysis, planned: PlanOutcomes) -> str:
    """Returns the section on the primary outcome, in Markdown.

    It has the hypothesis, test, verdict, Bayes factor and equivalence.
    """
    return f"## Primary outcome, as planned\n\n{' '.join(_primary(analysis, planned))}\n"


def _primary(analysis: Analysis, planned: PlanOutcomes) -> Iterator[str]:
    primary, outcome = planned.primary, planned.outcome
    yield f"Hypothesis: {escape_text(primary.hypothesis)}"
    yield f"Outcome: {_result_text(analysis, planned, outcome)}."
    if isnan(outcome.test.p):
        yield "The test could not be made, so that the hypothesis is neither supported nor refuted."
        return
    verdict = "The hypothesis is supported" if planned.supported else "It is not supported"
    reason = ""
    if not planned.supported and outcome.test.p < LEVEL:
        reason = ": the difference is in the other direction"
    elif not planned.supported:
        reason = ": no difference was found, which does not show that there is none"
    yield f"{verdict} at the 5 % level (two-sided){reason}."
    if primary.direction is not Direction.EITHER:
        words = {Direction.LESS: "less", Direction.GREATER: "greater"}
        yield f"The difference was expected to be {words[primary.direction]} than 0."
    yield _bayes(outcome)
    if primary.measure != Measure.ATTEMPTS:
        yield from _times(outcome)
    if planned.equivalence is not None:
        yield _equivalence(planned)


def _result_text(analysis: Analysis, planned: PlanOutcomes, outcome: TestedOutcome) -> str:
    primary = planned.primary
    titles = [
        f"“{escape_text(analysis.protocol.arm(name).title)}”"
        for name in (primary.first, primary.second)
    ]
    paired = outcome.compared.paired
    test = {
        PrimaryTest.MEANS: t_test(outcome.test),
        PrimaryTest.RANKS: (v_test if paired else u_test)(outcome.test),
        PrimaryTest.MODEL: f"mixed model, {t_test(outcome.test)}",
    }[primary.test]
    return (
        f"{_MEASURES[outcome.measure]}, {titles[0]} less {titles[1]}:"
        f" {estimate(outcome.difference, 3)}; {test}"
    )


def _bayes(outcome: TestedOutcome) -> str:
    bayes = in_plan_order(outcome.compared.bayes, outcome.sign)
    if isnan(bayes.factor):
        return "No Bayes factor can be told."
    return (
        f"Bayes factor BF10 = {factor(bayes.factor)} (JZS, Cauchy prior of scale"
        f" {number(SCALE, 3)}); posterior of the standardized difference: median"
        f" {number(bayes.effect)}, 95 % {interval(bayes.interval)}."
    )


def in_plan_order(bayes: Bayes, sign: int) -> Bayes:
    """Returns the posterior for the plan's order of conditions: negated if `sign` is -1."""
    if sign > 0:
        return bayes
    low, high = -bayes.interval.high, -bayes.interval.low
    return Bayes(bayes.factor, -bayes.effect, type(bayes.interval)(low, high))


def factor(value: float) -> str:
    """Returns a Bayes factor with three significant digits."""
    return DASH if isnan(value) else f"{value:.3g}"


def _times(outcome: TestedOutcome) -> Iterator[str]:
    test, _ = outcome.compared.trimmed
    if not isnan(test.p):
        yield f"By means without the highest and lowest 20 % (robust): {p_value(test.p)}."
    if outcome.measure is Measure.LOG_SECONDS:
        told = outcome.difference
        if isnan(told.interval.low):
            return
        ends = type(told.interval)(exp(told.interval.low), exp(told.interval.high))
        yield f"Ratio of the times: {number(exp(told.value))} {interval(ends)}."


def _equivalence(planned: PlanOutcomes) -> str:
    found = planned.equivalence
    if found is None or isnan(found.p):
        return "No test of equivalence could be made."
    within = f"{number(-found.margin, 3)} to {number(found.margin, 3)}"
    verdict = "lies within" if found.shown else "was not shown to lie within"
    return (
        f"Equivalence (two one-sided t tests of means): the difference {verdict} {within},"
        f" {p_value(found.p)}, 90 % {interval(found.interval, 3)}."
    )


def secondary_section(analysis: Analysis, planned: PlanOutcomes) -> str:
    """Returns the section on secondary outcomes, with Holm's correction; "" without any."""
    if not planned.secondary:
        return ""
    lines = "\n".join(
        f"- {_result_text(analysis, planned, each)}; Holm {p_value(each.holm)}"
        for each in planned.secondary
    )
    return (
        f"## Secondary outcomes, as planned\n\n{lines}\n\nHolm: adjusted for"
        f" {wording.count_text(len(planned.secondary), 'secondary outcome')}.\n"
    )


def beside_table(analysis: Analysis) -> str:
    """Returns the section on Bayes factors and robust tests of all pairs of conditions."""
    rows = [
        ("Measure", "Conditions", "BF10", "Standardized difference [95 %]", "Trimmed means", "p"),
        *(
            (
                _MEASURES[each.measure],
                f"{each.first} {DASH} {each.second}",
                factor(each.bayes.factor),
                f"{number(each.bayes.effect)} {interval(each.bayes.interval)}",
                estimate(each.trimmed[1]),
                p_value(each.trimmed[0].p),
            )
            for each in analysis.compared
        ),
    ]
    return (
        f"## Bayes factors and robust tests\n\n{as_markdown(rows)}\n"
        f"BF10: JZS, Cauchy prior of scale {number(SCALE, 3)}; its effect is the median of the"
        " posterior. Trimmed means: 20 % at either end are left out (Yuen; within participants, of"
        " their differences). Neither is adjusted for the number of pairs.\n"
    )
