"""Power by simulation, beside what is known without it."""

from dataclasses import replace
from math import log, sqrt

import pytest
from scipy import stats

from tests.study.protocols import small
from wmh.study.analysis.assumptions import Assumptions
from wmh.study.analysis.measures import Measure
from wmh.study.analysis.power import PowerError, PowerRuns, assumed_like, count_findings, share_of
from wmh.study.catalogue import PROTOCOLS
from wmh.study.protocol.protocol import Block
from wmh.study.statistics.mixed_model import FitFailure
from wmh.study.statistics.power import power

FEW = small(blocks=(Block("measured", "Measured", 3, practice=False),), permuted=2)
DEALT = tuple(f"word{number}" for number in range(12))
CROSSOVER = replace(PROTOCOLS.read_named("crossover"), dealt=DEALT)
ONLY_PEOPLE = Assumptions(ratio=0.7, people=0.3, secrets=0.0, rest=0.4, learns=0.0)


def studied(protocol, assumed, size, runs, seed=1):
    items = [(size, number) for number in range(runs)]
    results = PowerRuns(protocol, assumed, seed).prepare()(items, lambda: False)
    return count_findings(protocol, items, results)


def inside(times, runs, likelihood):
    """Says if so many runs of so many are within chance."""
    return stats.binomtest(times, runs, likelihood).pvalue > 1e-3


def likely(assumed, games, size):
    """By the t test's own distribution: what is left among means is a participant's part."""
    spread = sqrt(assumed.people**2 + assumed.rest**2 / games)
    return power(abs(log(assumed.ratio)) / spread, size, size)


def test_between_people_it_is_what_the_t_test_has():
    (told,) = studied(FEW, ONLY_PEOPLE, 10, 40)
    expected = likely(ONLY_PEOPLE, 3, 10)
    assert 0.2 < expected < 0.95
    assert inside(told.means, 40, expected)
    assert inside(told.model, 40, expected)


@pytest.mark.slow
@pytest.mark.parametrize("ratio", [1.0, 0.85, 0.7])
def test_the_same_with_many(ratio):
    assumed = replace(ONLY_PEOPLE, ratio=ratio)
    (told,) = studied(FEW, assumed, 12, 2000)
    assert inside(told.means, 2000, likely(assumed, 3, 12))


def test_within_people_a_difference_is_found_sooner_and_nothing_seldom():
    (there,) = studied(CROSSOVER, replace(ONLY_PEOPLE, learns=0.1), 6, 10)
    (nothing,) = studied(CROSSOVER, replace(ONLY_PEOPLE, ratio=1.0, learns=0.1), 6, 10)
    assert there.model >= 8
    assert there.means >= 8
    assert inside(nothing.model, 10, 0.05)
    assert inside(nothing.means, 10, 0.05)


def test_who_leaves_costs_power_and_nothing_breaks():
    stays = studied(FEW, ONLY_PEOPLE, 8, 12)[0]
    leaves = studied(FEW, replace(ONLY_PEOPLE, leaves=0.8), 8, 12)[0]
    assert leaves.means < stays.means
    (few,) = studied(FEW, replace(ONLY_PEOPLE, leaves=0.9), 2, 15)
    assert few.unfitted > 0
    assert few.studies == 15


@pytest.mark.parametrize("seed", range(6))
def test_each_group_has_as_many_as_were_asked_for(seed):
    """A permuted block that is longer than the study is not balanced before its end."""
    clear = Assumptions(ratio=0.01, people=0.01, secrets=0.0, rest=0.01, learns=0.0)
    (told,) = studied(replace(FEW, permuted=12, seed=seed), clear, 2, 3)
    assert told.means == 3


def test_all_pairs_of_arms_are_counted():
    three = replace(PROTOCOLS.read_named("strategies-compared"), dealt=DEALT)
    told = studied(three, replace(ONLY_PEOPLE, ratio=0.3), 2, 4)
    assert [(each.first, each.second) for each in told] == [
        ("paper", "entropy"),
        ("paper", "exact"),
        ("entropy", "exact"),
    ]
    assert told[1].model == 4


def test_the_same_seed_makes_the_same_studies():
    items = [(3, 5), (3, 0)]
    do = PowerRuns(FEW, Assumptions(), 3).prepare()
    assert do(items, lambda: False) == [do([item], lambda: False)[0] for item in items]
    assert PowerRuns(FEW, Assumptions(), 4).prepare()(items, lambda: False) != do(
        items, lambda: False
    )


@pytest.mark.parametrize(("times", "of"), [(0, 20), (7, 20), (20, 20), (480, 500)])
def test_the_interval_is_wilsons(times, of):
    known = stats.binomtest(times, of).proportion_ci(method="wilson")
    ours = share_of(times, of)
    assert (ours.low, ours.high) == pytest.approx((known.low, known.high))


def test_a_study_without_a_model_tells_nothing_to_assume():
    class Told:
        measure = Measure.LOG_SECONDS
        model = FitFailure("all games are equal")

    class Analysed:
        models = (Told,)

    with pytest.raises(PowerError, match="all games are equal"):
        assumed_like(Analysed)


@pytest.mark.slow
@pytest.mark.parametrize("slopes", [0.0, 0.2, 0.4])
def test_what_is_not_there_is_found_as_often_as_the_level_says(slopes):
    """Also where arms do more to some than to others: a model of intercepts finds it in 15 %."""
    (told,) = studied(CROSSOVER, Assumptions(ratio=1.0, slopes=slopes), 12, 300)
    print(f"slopes {slopes}: model {told.model / 300:.1%}, means {told.means / 300:.1%}")
    assert inside(told.model, 300, 0.05)
    assert inside(told.means, 300, 0.05)


def test_people_who_differ_in_what_an_arm_does_cost_power():
    same, other = (
        studied(CROSSOVER, replace(ONLY_PEOPLE, slopes=slopes), 6, 10)[0] for slopes in (0.0, 1.5)
    )
    assert other.model < same.model
    assert other.means < same.means
