"""Statistics held against scipy's own, worked examples and plain counting."""

from itertools import product
from math import isnan, log, sqrt

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats

from wmh.study.statistics.comparison import compare, hedges_g, share_interval, unbias
from wmh.study.statistics.paired import compare_paired
from wmh.study.statistics.power import participants_needed, power, smallest_effect
from wmh.study.statistics.samples import describe
from wmh.study.statistics.several import rank_omnibus, welch_omnibus

few = st.lists(st.integers(0, 40).map(float), min_size=2, max_size=12)

SLEEP = (
    (0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0),
    (1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4),
)
"""Hours of sleep gained with two drugs: Student (1908), from Cushny and Peebles."""


def test_student_s_sleep():
    """Welch's test of these is in every textbook: t = -1.8608, df = 17.776, p = 0.07939."""
    found = compare(*SLEEP, seed=1)
    assert found.welch.statistic == pytest.approx(-1.8608, abs=5e-5)
    assert found.welch.freedom == pytest.approx(17.776, abs=5e-4)
    assert found.welch.p == pytest.approx(0.07939, abs=5e-6)
    assert found.difference.value == pytest.approx(-1.58)
    assert found.difference.interval.low == pytest.approx(-3.3654832, abs=1e-7)
    assert found.difference.interval.high == pytest.approx(0.2054832, abs=1e-7)


@given(few, few)
def test_means_as_scipy_compares_them(x, y):
    assume(np.var(x) > 0 and np.var(y) > 0)
    found = compare(x, y, seed=1)
    other = stats.ttest_ind(x, y, equal_var=False)
    assert found.welch.statistic == pytest.approx(other.statistic)
    assert found.welch.p == pytest.approx(other.pvalue)
    assert found.welch.freedom == pytest.approx(other.df)
    ends = other.confidence_interval(0.95)
    assert (found.difference.interval.low, found.difference.interval.high) == pytest.approx(
        tuple(ends)
    )


@given(few, few)
def test_ranks_as_pairs_count_them(x, y):
    found = compare(x, y, seed=1)
    above = sum((a > b) + (a == b) / 2 for a, b in product(x, y))
    assert found.u.statistic == above
    effect = sum((a > b) - (a < b) for a, b in product(x, y)) / (len(x) * len(y))
    assert found.rank_biserial.value == pytest.approx(effect)
    if len({*x, *y}) > 1:
        ties = len({*x, *y}) < len(x) + len(y)
        other = stats.mannwhitneyu(x, y, method="asymptotic" if ties else "exact")
        assert (found.u.p, found.u.exact) == (pytest.approx(other.pvalue), not ties)
        ends = found.rank_biserial.interval
        assert -1 <= ends.low <= effect + 1e-9
        assert effect - 1e-9 <= ends.high <= 1
    else:
        assert found.u.p == 1


@pytest.mark.parametrize(
    ("x", "y", "u", "p", "exact"),
    [
        # wilcox.test(x, y, exact = TRUE)
        (
            (1.1, 2.3, 3.7, 4.2, 5.8, 6.1, 7.7, 8.4, 9.9, 12.5),
            (2.0, 3.1, 4.9, 5.2, 10.4, 11.3, 12.9, 13.8, 14.1, 15.6, 16.2, 17.5),
            *(31, 0.0591359105290994, True),
        ),
        # wilcox.test(10 * sin(1:60), 10 * sin(101:170) + 1.5, exact = TRUE)
        (
            (10 * np.sin(np.arange(1, 61))).tolist(),
            (10 * np.sin(np.arange(101, 171)) + 1.5).tolist(),
            *(1842, 0.229997191513079, True),
        ),
        # wilcox.test(x, y, exact = FALSE, correct = TRUE)
        ((3, 4, 4, 5, 6, 6, 7, 9), (4, 5, 7, 8, 8, 9, 9, 10, 11), 15, 0.0468913886520904, False),
    ],
)
def test_ranks_as_r_tests_them(x, y, u, p, exact):
    found = compare(x, y, seed=1).u
    assert (found.statistic, found.p, found.exact) == (u, pytest.approx(p, abs=1e-12), exact)


def test_so_many_participants_that_nobody_waits_are_tested_by_the_limit():
    x, y = np.arange(0.0, 400.0, 2), np.arange(201.0, 601.0, 2)
    assert not compare(x.tolist(), y.tolist(), seed=1).u.exact


APART = {
    # f <- function(t) (s - t)^2 - qnorm(.975)^2 * t * (1 - t) * (1 + ((n + m) / 2 - 1) *
    #     ((1 - t) / (2 - t) + t / (1 + t))) / (n * m)
    # 2 * uniroot(f, c(0, 1 - 1e-6), tol = 1e-14)$root - 1, with s = 1 or 0
    (1.0, 2, 2): (-0.228728591005667, 1.0),
    (1.0, 10, 10): (0.600427225762212, 1.0),
    (1.0, 20, 20): (0.797336271527068, 1.0),
    (1.0, 50, 50): (0.9206885663785, 1.0),
    (1.0, 3, 9): (0.241990364178557, 1.0),
    (0.0, 4, 7): (-1.0, -0.298225827781528),
    (31 / 40, 5, 8): (-0.114307012875188, 0.863151156854011),
}


@pytest.mark.parametrize(("share", "n", "m"), APART)
def test_rank_effects_as_r_finds_their_ends(share, n, m):
    ends = share_interval(share, n, m)
    assert (ends.low, ends.high) == pytest.approx(APART[share, n, m], abs=1e-9)


@given(st.data(), st.integers(1, 60), st.integers(1, 60))
def test_the_ends_of_any_share_are_as_far_away_as_the_confidence_says(data, n, m):
    """Put into Hanley's and McNeil's error; between its ends lies the share, 0 and 1 too."""
    above = data.draw(st.sampled_from([0, 2 * n * m]) | st.integers(0, 2 * n * m))
    share = above / (2 * n * m)
    ends = share_interval(share, n, m)
    assert -1 <= ends.low <= 2 * share - 1 <= ends.high <= 1
    assert ends.high - ends.low > 0.01
    for theta in ((1 + ends.low) / 2, (1 + ends.high) / 2):
        q1, q2 = theta / (2 - theta), 2 * theta**2 / (1 + theta)
        more = ((n + m) / 2 - 1) * (q1 + q2 - 2 * theta**2)
        error = sqrt(max(theta * (1 - theta) + more, 0) / (n * m))
        assert abs(share - theta) == pytest.approx(1.959963984540054 * error, abs=1e-7)
    mirrored = share_interval(1 - share, n, m)
    assert (mirrored.low, mirrored.high) == pytest.approx((-ends.high, -ends.low), abs=1e-9)


@given(few, few)
def test_the_other_way_round_is_the_same_mirrored(x, y):
    assume(np.var(x) > 0 or np.var(y) > 0)
    one, other = compare(x, y, seed=1), compare(y, x, seed=1)
    for name in ("difference", "rank_biserial", "g"):
        a, b = getattr(one, name), getattr(other, name)
        assert a.value == pytest.approx(-b.value, abs=1e-9)
        assert (a.interval.low, a.interval.high) == pytest.approx(
            (-b.interval.high, -b.interval.low), abs=1e-6
        )
    assert one.u.p == pytest.approx(other.u.p)


@given(few, few)
def test_an_effect_covers_nothing_exactly_where_the_test_does(x, y):
    """The interval of g is turned inside out from the t test of equal variances."""
    assume(np.var(x) > 0 and np.var(y) > 0)
    p = float(stats.ttest_ind(x, y).pvalue)
    assume(abs(p - 0.05) > 1e-4)
    interval = hedges_g(np.array(x), np.array(y)).interval
    assume(not isnan(interval.low + interval.high))
    assert (interval.low <= 0 <= interval.high) is (p > 0.05)


def test_the_bias_of_cohen_s_d():
    """Against the mean of d over samples drawn from two normals one deviation apart."""
    for freedom in (2, 4, 9, 98, 400, 5000):
        assert unbias(freedom) == pytest.approx(1 - 3 / (4 * freedom - 1), abs=0.03 / freedom)
    rng = np.random.default_rng(3)
    x, y = rng.normal(1, 1, (20_000, 4)), rng.normal(0, 1, (20_000, 5))
    g = [hedges_g_value(a, b) for a, b in zip(x, y, strict=True)]
    assert np.mean(g) == pytest.approx(1.0, abs=0.02)


def hedges_g_value(a, b):
    n, m = len(a), len(b)
    pooled = sqrt(((n - 1) * a.var(ddof=1) + (m - 1) * b.var(ddof=1)) / (n + m - 2))
    return (a.mean() - b.mean()) / pooled * unbias(n + m - 2)


def test_g_covers_the_truth_in_95_of_100_studies():
    rng = np.random.default_rng(5)
    covered = 0
    for _ in range(1000):
        ends = hedges_g(rng.normal(0.8, 1, 12), rng.normal(0, 1, 15)).interval
        covered += ends.low <= 0.8 <= ends.high
    assert covered / 1000 == pytest.approx(0.95, abs=0.02)


@pytest.mark.slow
def test_rank_effects_cover_the_truth_in_about_95_of_100_studies():
    rng = np.random.default_rng(6)
    truth = 2 * stats.norm.cdf(0.8 / sqrt(2)) - 1
    covered = 0
    for _ in range(600):
        ends = compare(rng.normal(0.8, 1, 20), rng.normal(0, 1, 20), seed=1).rank_biserial.interval
        covered += ends.low <= truth <= ends.high
    assert covered / 600 == pytest.approx(0.95, abs=0.025)


def test_a_bootstrap_is_the_same_with_the_same_seed_and_near_the_t_interval():
    rng = np.random.default_rng(8)
    x, y = rng.normal(6.9, 1.5, 50), rng.normal(5.0, 1.2, 50)
    found = compare(x, y, seed=4)
    assert found == compare(x, y, seed=4)
    assert found.bootstrap != compare(x, y, seed=5).bootstrap
    interval = found.difference.interval
    assert found.bootstrap.low == pytest.approx(interval.low, abs=0.06)
    assert found.bootstrap.high == pytest.approx(interval.high, abs=0.06)


@pytest.mark.parametrize(
    ("x", "y"), [([], []), ([1.0], [2.0]), ([1.0, 1.0], [1.0, 1.0]), ([2.0, 2.0], [1.0, 1.0])]
)
def test_what_cannot_be_told_is_not_a_number_and_no_warning(x, y):
    found = compare(x, y, seed=1)
    assert isnan(found.welch.p)
    assert isnan(found.g.value)
    assert isnan(found.bootstrap.low)


@given(few)
def test_one_group_as_scipy_describes_it(x):
    found = describe(x)
    assert (found.n, found.mean) == (len(x), pytest.approx(np.mean(x)))
    assert found.deviation == pytest.approx(np.sqrt(sum((x - np.mean(x)) ** 2) / (len(x) - 1)))
    assert found.median == np.median(x)
    assert found.quartiles == pytest.approx(stats.mstats.mquantiles(x, [0.25, 0.75], 1, 1).tolist())
    if found.deviation:
        ends = stats.ttest_1samp(x, 0).confidence_interval(0.95)
        assert (found.interval.low, found.interval.high) == pytest.approx(tuple(ends))


def test_power_of_the_published_tables():
    """Cohen (1988), tables 2.3 and 2.4: d, participants in each group, power."""
    for effect, n, share in ((0.5, 64, 0.80), (0.8, 26, 0.80), (0.2, 393, 0.80), (0.5, 50, 0.70)):
        assert power(effect, n, n) == pytest.approx(share, abs=0.01)
    assert (participants_needed(0.5), participants_needed(0.8), participants_needed(0.2)) == (
        64,
        26,
        394,
    )
    assert smallest_effect(50, 50) == pytest.approx(0.566, abs=0.0005)


@pytest.mark.parametrize("first", [2, 3, 11, 400])
@pytest.mark.parametrize("second", [2, 9, 5000])
@pytest.mark.parametrize("effect", [0.0, 0.1, 0.5, 2.0])
def test_power_as_scipy_reckons_it(first, second, effect):
    freedom = first + second - 2
    centre = effect * np.sqrt(first * second / (first + second))
    bound = stats.t.ppf(0.995, freedom)
    known = stats.nct.sf(bound, freedom, centre) + stats.nct.sf(bound, freedom, -centre)

    assert power(effect, first, second, 0.01) == pytest.approx(known, abs=1e-9)


def test_power_as_often_as_in_drawn_studies():
    rng = np.random.default_rng(2)
    p = stats.ttest_ind(rng.normal(0.9, 1, (4000, 15)), rng.normal(0, 1, (4000, 22)), axis=1).pvalue
    assert np.mean(p < 0.05) == pytest.approx(power(0.9, 15, 22), abs=0.02)
    assert power(0.0, 15, 22) == pytest.approx(0.05)
    with pytest.raises(ValueError, match="at least two"):
        smallest_effect(1, 50)


def test_what_is_the_same_but_for_rounding_is_a_tie():
    """Means of the same logarithms in another order, of which one is a bit more."""
    third = 0.1 + 0.2
    assert third != 0.3
    apart = compare((third, 0.5, 0.7), (0.3, 0.9, 1.1), seed=1)
    assert (apart.u.statistic, apart.u.exact) == (2.5, False)
    gaps = compare_paired((third, 1.0, 2.0 + third), (0.3, 1.3, 2.0), seed=1)
    assert gaps.u.statistic == 1.5
    assert not gaps.u.exact
    assert rank_omnibus(((third, 1.0), (0.3, 2.0), (0.3, 3.0)), paired=True).statistic == (
        pytest.approx(rank_omnibus(((0.3, 1.0), (0.3, 2.0), (0.3, 3.0)), paired=True).statistic)
    )


def test_equal_numbers_of_which_the_variance_is_some_bits_have_no_test():
    """Twenty logarithms of a minute: their mean is not quite the logarithm."""
    x = [round(log(60), 10)] * 20
    assert np.var(x) > 0
    found = compare(x, x, seed=1)
    assert all(map(isnan, (found.welch.statistic, found.welch.p, found.g.value)))
    assert isnan(welch_omnibus((x, x, x))[0].statistic)
