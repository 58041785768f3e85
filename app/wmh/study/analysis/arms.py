"""Comparisons of arms, by participants' means and by a model of single games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import isnan, nan
from statistics import fmean

from wmh.study.analysis.measures import Measure, counts_as
from wmh.study.journal.rows import GameRow, ParticipantRow
from wmh.study.protocol.protocol import Arm, Protocol
from wmh.study.statistics.bayes import NO_BAYES, Bayes, bayes_between, bayes_within
from wmh.study.statistics.comparison import Comparison, Estimate, Statistic, compare
from wmh.study.statistics.equivalence import trimmed_between, trimmed_within
from wmh.study.statistics.mixed_model import FitFailure, MixedModel, Term, fit
from wmh.study.statistics.paired import compare_paired
from wmh.study.statistics.samples import UNKNOWN, Description, describe
from wmh.study.statistics.several import holm, rank_omnibus, welch_omnibus


@dataclass(frozen=True, slots=True)
class Group:
    """Values of one measure in one arm: each participant's mean, in order of their codes."""

    arm: str
    people: tuple[str, ...]
    means: tuple[float, ...]
    description: Description


@dataclass(frozen=True, slots=True)
class Compared:
    """Comparison of two arms by one measure; differences are first arm minus second arm.

    If `paired`, participants are in both arms and their differences are tested. `holm` are the p
    values of the t test and of the rank test, adjusted for all pairs of arms; `trimmed` is the test
    of trimmed means, with the estimated difference.
    """

    measure: Measure
    first: str
    second: str
    comparison: Comparison
    paired: bool = False
    holm: tuple[float, float] = (nan, nan)
    bayes: Bayes = NO_BAYES
    trimmed: tuple[Statistic, Estimate] = (
        Statistic(nan, nan),
        Estimate(nan, UNKNOWN),
    )


@dataclass(frozen=True, slots=True)
class Omnibus:
    """Test of more than two arms at once, by one measure.

    `means` is Welch's test, with `second` for its second degrees of freedom; nan if participants
    are in several arms. `ranks` is Friedman's test if all participants are in all arms (`paired`),
    else the Kruskal-Wallis test.
    """

    measure: Measure
    means: Statistic
    second: float
    ranks: Statistic
    paired: bool


@dataclass(frozen=True, slots=True)
class ModelOutcome:
    """Mixed model of single games by one measure, or the reason why there is none."""

    measure: Measure
    model: MixedModel | FitFailure


def group_of(measure: Measure, arm: Arm, games: Iterable[GameRow], protocol: Protocol) -> Group:
    values: dict[str, list[float]] = {}
    for game in games:
        value = counts_as(measure, game, protocol)
        if game.arm == arm.name and not isnan(value):
            values.setdefault(game.participant, []).append(value)
    people = tuple(sorted(values))
    means = tuple(fmean(values[person]) for person in people)
    return Group(arm.name, people, means, describe(means))


def compare_pairs(measure: Measure, groups: Sequence[Group], seed: int) -> list[Compared]:
    """Compares all pairs of arms, with p values adjusted by Holm over all pairs."""
    found: list[Compared] = []
    for one, other in combinations(groups, 2):
        both = sorted(set(one.people) & set(other.people))
        if both:
            first, second = (
                dict(zip(group.people, group.means, strict=True)) for group in (one, other)
            )
            x, y = [first[code] for code in both], [second[code] for code in both]
            told = compare_paired(x, y, seed)
            bayes, trimmed = bayes_within(x, y), trimmed_within(x, y)
        else:
            x, y = one.means, other.means
            told = compare(x, y, seed)
            bayes, trimmed = bayes_between(x, y), trimmed_between(x, y)
        found.append(
            Compared(
                *(measure, one.arm, other.arm, told),
                paired=bool(both),
                bayes=bayes,
                trimmed=trimmed,
            )
        )
    t = holm([each.comparison.welch.p for each in found])
    u = holm([each.comparison.u.p for each in found])
    return [
        replace(each, holm=adjusted)
        for each, adjusted in zip(found, zip(t, u, strict=True), strict=True)
    ]


def omnibus_of(measure: Measure, groups: Sequence[Group]) -> Omnibus:
    everywhere = set(groups[0].people).intersection(*(group.people for group in groups[1:]))
    people = [code for group in groups for code in group.people]
    if everywhere:
        values = [
            [mean for code, mean in zip(group.people, group.means, strict=True)
             if code in everywhere]
            for group in groups
        ]  # fmt: skip
        return Omnibus(
            measure, Statistic(nan, nan), nan, rank_omnibus(values, paired=True), paired=True
        )
    if len(set(people)) < len(people) or not all(group.people for group in groups):
        return Omnibus(measure, Statistic(nan, nan), nan, Statistic(nan, nan), paired=False)
    values = [list(group.means) for group in groups]
    tested, second = welch_omnibus(values)
    return Omnibus(measure, tested, second, rank_omnibus(values, paired=False), paired=False)


def model_of(
    measure: Measure,
    games: Sequence[GameRow],
    people: Sequence[ParticipantRow],
    protocol: Protocol,
) -> MixedModel | FitFailure:
    told = [(game, counts_as(measure, game, protocol)) for game in games]
    here = [(game, value) for game, value in told if not isnan(value) and game.arm]
    groups = {person.participant: person.arm for person in people}
    terms = model_terms(
        protocol,
        [game.arm for game, _ in here],
        [str(game.period) for game, _ in here],
        [groups.get(game.participant, "") for game, _ in here],
    )
    return fit(
        [value for _, value in here],
        [game.participant for game, _ in here],
        [game.secret for game, _ in here],
        terms,
    )


def model_terms(
    protocol: Protocol, arms: Sequence[str], periods: Sequence[str], groups: Sequence[str]
) -> list[Term]:
    """Returns the fixed effects of the model: arm, and in a crossover also period and sequence.

    `arms`, `periods` and `groups` have a value for each game.
    """
    met = set(arms)
    levels = tuple(arm.name for arm in protocol.arms if arm.name in met)
    terms = [Term("arm", levels, arms, contrasts=True)]
    if protocol.sequences:
        for name, values in (("period", periods), ("sequence", groups)):
            terms.append(Term(name, tuple(sorted(set(values))), values))
    return terms
