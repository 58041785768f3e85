"""The mixed model against lme4's own numbers, and what keeps one from being fitted."""

import random
from collections import defaultdict
from dataclasses import replace
from functools import partial
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from wmh.study.catalogue import PROTOCOLS
from wmh.study.protocol.assignment import arms_in_turn, turn_of
from wmh.study.statistics.mixed_model import FitFailure, MixedModel, Term, fit
from wmh.study.statistics.paired import compare_paired
from wmh.study.statistics.random_effects import Structure
from wmh.study.statistics.several import holm, rank_omnibus, welch_omnibus


def made():
    """Twelve participants and five secrets, in halves of a second that R can read as well."""
    games = []
    for person in range(12):
        for secret in range(5):
            arm = "with" if person % 2 else "without"
            value = 4 + 2 * (arm == "without") + (person * 7 % 5) / 2 + (secret * 3 % 4) / 2
            games.append((value + (person * secret * 11 % 7) / 2, f"p{person}", f"s{secret}", arm))
    return games


def fitted(games, **changes):
    y, people, secrets, arms = zip(*games, strict=True)
    term = Term("arm", ("without", "with"), arms, contrasts=True)
    return fit(y, people, secrets, [changes.get("term", term)])


def test_it_is_lme4s():
    """lmer(y ~ arm + (1 | person) + (1 | secret)), lme4 1.1-31; the freedoms are lmerTest's."""
    model = fitted(made())
    assert isinstance(model, MixedModel)
    assert model.converged
    assert model.deviance == pytest.approx(177.51614433, abs=1e-6)
    assert variances(model) == pytest.approx(
        (0.52528030362, 1.14015145678, 0.68693182095), abs=1e-6
    )
    constant, arm = model.effects
    assert (constant.estimate, constant.error) == pytest.approx((8.533333333, 0.58178582), abs=1e-6)
    assert (arm.estimate, arm.error) == pytest.approx((-1.80000000000, 0.46998817993), abs=1e-6)
    assert (constant.freedom, arm.freedom) == pytest.approx((7.3626368354, 9.9999999750), rel=1e-4)
    assert model.terms[0].chi2 == pytest.approx(10.194308051, abs=1e-6)
    (contrast,) = model.contrasts
    assert (contrast.estimate, contrast.p) == pytest.approx((-arm.estimate, arm.p))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 999), st.floats(-50, 50), st.floats(0.1, 20))
def test_it_moves_and_grows_with_the_numbers(seed, more, times):
    games = made()
    random.Random(seed).shuffle(games)
    one = fitted(games)
    other = fitted([(value * times + more, *rest) for value, *rest in games])
    assert other.effects[1].estimate == pytest.approx(times * one.effects[1].estimate, rel=1e-5)
    assert other.effects[1].t == pytest.approx(one.effects[1].t, rel=1e-5)
    assert variances(other) == pytest.approx([times**2 * each for each in variances(one)], rel=1e-4)


def test_a_variance_that_is_not_there_is_zero_and_named():
    games = [
        (
            (person * 3 + secret * 5) % 7 + 0.5 * (person % 2),
            f"p{person}",
            f"s{secret}",
            str(person % 2),
        )
        for person in range(7)
        for secret in range(7)
    ]
    model = fitted(games, term=Term("arm", ("0", "1"), [game[3] for game in games]))
    assert model.boundary == ("participants", "secrets")
    assert variances(model)[:2] == (0, 0)
    assert model.converged


@pytest.mark.parametrize(
    ("games", "why"),
    [
        (made()[:3], "too few"),
        ([game for game in made() if game[1] == "p1"], "two participants"),
        ([game for game in made() if game[2] == "s1"], "several games"),
        ([(value, person, "s", arm) for value, person, _, arm in made()], "two target words"),
        ([(1.0, *rest) for _, *rest in made()], "all games are equal"),
        ([(float(arm == "with"), person, secret, arm) for _, person, secret, arm in made()],
         "nothing varies"),
    ],
)  # fmt: skip
def test_where_there_is_none_it_says_why(games, why):
    model = fitted(games)
    assert isinstance(model, FitFailure)
    assert why in model.why


def test_two_terms_that_are_one_cannot_be_told_apart():
    y, people, secrets, arms = zip(*made(), strict=True)
    terms = [Term("arm", ("without", "with"), arms), Term("period", ("without", "with"), arms)]
    assert "cannot be told from each other" in fit(y, people, secrets, terms).why


def test_holm_by_hand():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx((0.03, 0.06, 0.06))
    assert holm([0.5, 0.9]) == pytest.approx((1.0, 1.0))
    adjusted = holm([float("nan"), 0.02])
    assert adjusted[1] == pytest.approx(0.02)


def test_all_arms_at_once_as_r_has_them():
    """oneway.test, kruskal.test and friedman.test of R 4.2 of these numbers."""
    groups = [[1.0, 2.0, 4.0, 5.0], [2.0, 4.5, 6.0, 7.0], [5.0, 8.0, 9.0, 9.5]]
    tested, second = welch_omnibus(groups)
    assert (tested.statistic, tested.freedom, second, tested.p) == pytest.approx(
        (5.809543761531, 2.000000000000, 5.968947475337, 0.039749172051), abs=1e-6
    )
    found = rank_omnibus(groups, paired=False)
    assert (found.statistic, found.p) == pytest.approx((6.361795774648, 0.041548332647), abs=1e-6)
    found = rank_omnibus(groups, paired=True)
    assert (found.statistic, found.p) == pytest.approx((8.000000000000, 0.018315638889), abs=1e-6)


def test_differences_within_participants_as_r_has_them():
    """t.test and wilcox.test, paired, of R 4.2; without ties exact, with a tie not."""
    first, second = [5.0, 7.0, 9.0, 4.0, 8.0], [4.5, 5.0, 5.0, 5.1, 2.0]
    found = compare_paired(first, second, 1)
    assert (found.welch.statistic, found.welch.p) == pytest.approx(
        (1.817670982, 0.143264233), abs=1e-6
    )
    assert (found.u.statistic, found.u.p, found.u.exact) == (13.0000, 0.1875, True)
    tied = compare_paired([*first, 6.0], [*second, 5.5], 1)
    assert (tied.u.statistic, tied.u.p) == pytest.approx((18.00000000000, 0.14111613817), abs=1e-6)
    assert not tied.u.exact
    backwards = compare_paired(second, first, 1)
    assert backwards.g.value == pytest.approx(-found.g.value)
    assert backwards.rank_biserial.value == pytest.approx(-found.rank_biserial.value)


@pytest.mark.parametrize("seed", [73, 89, 101, 109])
def test_no_point_of_a_grid_is_better_than_the_optimum(seed):
    """Data in which a search among the deviations ended where a variance is 0."""
    y, people, secrets, arms = drawn(seed)
    model = fit(y, people, secrets, [Term("arm", ("a", "b"), arms, contrasts=True)])
    x = np.column_stack([np.ones(len(y)), [arm == "b" for arm in arms]])
    same = [np.equal.outer(np.array(names), np.array(names)) for names in (people, secrets)]
    free = len(y) - 2

    def deviance(one, two):
        v = np.eye(len(y)) + one**2 * same[0] + two**2 * same[1]
        inverse = np.linalg.inv(v)
        inner = x.T @ inverse @ x
        rest = np.array(y) - x @ np.linalg.solve(inner, x.T @ inverse @ y)
        logs = np.linalg.slogdet(v)[1] + np.linalg.slogdet(inner)[1]
        return logs + free * (1 + np.log(2 * np.pi * (rest @ inverse @ rest) / free))

    grid = [0.0, *np.geomspace(0.05, 50, 15)]
    assert model.deviance <= min(deviance(one, two) for one in grid for two in grid) + 1e-9


def drawn(seed):
    """Games of some participants, half of them in each arm, with some of the secrets."""
    dice = np.random.default_rng(seed)
    persons, words = int(dice.integers(4, 30)), int(dice.integers(3, 12))
    of_person, of_word, rest = dice.choice([0, 0.1, 1, 5], 3)
    skill, ease = dice.normal(0, of_person, persons), dice.normal(0, of_word, words)
    games = []
    for person in range(persons):
        chosen = dice.choice(words, size=int(dice.integers(2, words + 1)), replace=False)
        for word in chosen:
            value = 5 + skill[person] + ease[word] + person % 2 * 0.5
            value += dice.normal(0, max(rest, 0.2))
            games.append((value, f"p{person}", f"s{word}", "ab"[person % 2]))
    return tuple(zip(*games, strict=True))


def variances(model):
    """The variances of participants' and secrets' intercepts, and of the rest."""
    return (*(each.common for each in model.random), model.residual)


def test_slopes_that_the_data_carry_are_in_the_model_and_widen_its_interval():
    dice = np.random.default_rng(5)
    games = []
    for person in range(20):
        gain, skill = dice.normal(0, 1.5), dice.normal(0, 1)
        for place in range(8):
            arm = ("a", "b")[place % 2]
            value = 5 + skill + gain * (arm == "b") + dice.normal(0, 0.3)
            games.append((value, f"p{person}", f"s{(person + place // 2) % 4}", arm))
    model = fitted(games, term=Term("arm", ("a", "b"), [game[3] for game in games], contrasts=True))
    people, secrets = model.random
    assert people.structure is Structure.FULL
    assert people.slope == pytest.approx(1.5**2, rel=0.6)
    assert secrets.wanted is Structure.FULL
    (contrast,) = model.contrasts
    assert contrast.freedom == pytest.approx(19, rel=0.1)
    gaps = [
        np.mean([y for y, who, _, arm in games if who == f"p{n}" and arm == "a"])
        - np.mean([y for y, who, _, arm in games if who == f"p{n}" and arm == "b"])
        for n in range(20)
    ]
    assert contrast.error == pytest.approx(np.std(gaps, ddof=1) / np.sqrt(20), rel=0.1)


def test_units_that_each_have_an_arm_of_their_own_are_no_random_effects():
    games = [(float(place * 7 % 5), f"p{place % 2}", f"s{place % 3}", "ab"[place % 2])
             for place in range(12)]  # fmt: skip
    model = fitted(games, term=Term("arm", ("a", "b"), [game[3] for game in games], contrasts=True))
    assert "participants cannot be told from the conditions" in model.why


def test_effects_of_arms_that_do_not_vary_are_mostly_left_out():
    """A likelihood-ratio test at 0.5 leaves out most of what is not there.

    Half of the variances are 0, and of the others half are no more than chance makes them.
    """
    left_out = 0
    for seed in range(12):
        dice = np.random.default_rng(seed)
        skill, ease = dice.normal(0, 0.4, 20), dice.normal(0, 0.2, 8)
        games = [
            (5 + skill[person] + ease[(person + place) % 8] + dice.normal(0, 0.5),
             f"p{person}", f"s{(person + place) % 8}", "ab"[(place + person // 8) % 2])
            for person in range(20) for place in range(8)
        ]  # fmt: skip
        arms = [game[3] for game in games]
        model = fitted(games, term=Term("arm", ("a", "b"), arms, contrasts=True))
        assert all(each.wanted is Structure.FULL for each in model.random)
        left_out += sum(each.structure is Structure.INTERCEPTS for each in model.random)
    assert left_out >= 12  # Of 24.


def crossover(people):
    """Participant, target word, arm, period and group of the measured games of the crossover."""
    protocol = PROTOCOLS.read_named("crossover")
    protocol = replace(protocol, dealt=tuple(f"w{word}" for word in range(protocol.games)))
    return [
        (f"p{place}", word, part.arm, str(part.period), group)
        for place, group in enumerate(islice(arms_in_turn(protocol), people))
        for part, words in zip(
            protocol.parts(group),
            protocol.secrets_of(f"p{place}", group, turn_of(protocol, place)),
            strict=True,
        )
        if not part.block.practice
        for word in words
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("of_people", "of_words"), [(0, 0), (0.4, 0), (0.4, 0.2)])
def test_null_studies_find_a_difference_as_often_as_the_level_says(of_people, of_words):
    """Studies in which nobody differs in the effect of an arm, people do, or words do, too."""
    rows = crossover(40)
    people, words, arms, periods, groups = zip(*rows, strict=True)
    found, studies = 0, 150
    for seed in range(studies):
        dice = np.random.default_rng(seed)
        effect, skill, ease, own = (
            defaultdict(partial(dice.normal, 0, spread))
            for spread in (of_people / 2**0.5, 0.4, 0.2, of_words / 2**0.5)
        )
        y = [
            skill[who] + ease[word] + effect[who, arm] + own[word, arm] + dice.normal(0, 0.5)
            for who, word, arm, *_ in rows
        ]
        terms = [Term("arm", ("without", "with"), arms, contrasts=True),
                 Term("period", ("1", "2"), periods),
                 Term("sequence", tuple(sorted(set(groups))), groups)]  # fmt: skip
        model = fit(y, people, words, terms, tested=False)
        found += model.contrasts[0].p < 0.05
    print(f"{of_people}, {of_words}: {found / studies:.1%}")
    assert stats.binomtest(found, studies, 0.05).pvalue > 1e-3
