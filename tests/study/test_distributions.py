"""Distributions, ranks, roots and resampling against scipy.stats, which is slow to import."""

import subprocess
import sys
from itertools import pairwise
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import integrate, stats

from wmh.study.statistics import distributions as ours
from wmh.study.statistics.bayes import SCALE, bayes_within
from wmh.study.statistics.comparison import compare
from wmh.study.statistics.resampling import bootstrap_interval

FREEDOMS = st.floats(1, 400)
PLACES = st.floats(-40, 40)
SHARES = st.floats(0.001, 0.999)


@given(PLACES, FREEDOMS, FREEDOMS, SHARES)
def test_distributions_are_scipys(place, freedom, second, share):
    for one, other in (
        (ours.t_below(place, freedom), stats.t.cdf(place, freedom)),
        (ours.t_above(place, freedom), stats.t.sf(place, freedom)),
        (ours.t_quantile(share, freedom), stats.t.ppf(share, freedom)),
        (ours.chi2_above(abs(place), freedom), stats.chi2.sf(abs(place), freedom)),
        (ours.f_above(abs(place), freedom, second), stats.f.sf(abs(place), freedom, second)),
        (ours.normal_above(place), stats.norm.sf(place)),
        (ours.normal_below(place), stats.norm.cdf(place)),
        (ours.normal_quantile(share), stats.norm.ppf(share)),
    ):
        assert one == pytest.approx(float(other), rel=1e-12, abs=1e-300)


@settings(deadline=None)
@given(st.floats(-30, 30), st.integers(1, 400), st.floats(-6, 6))
def test_the_noncentral_t_is_its_definition(t, freedom, away):
    """The mean, over the chi distribution of s, of the normal probability below t s - centre."""
    centre = t + away

    def rising(s):
        return stats.norm.cdf(t * s - centre) * stats.chi.pdf(s * sqrt(freedom), freedom)

    rise = min(max(centre / t, 0.05), 5.0) if t else 1.0
    ends = sorted({0.0, 1.0, rise, max(rise - 0.2, 0.01), rise + 0.2, 12.0})
    parts = [
        integrate.quad(rising, low, high, epsabs=1e-13, epsrel=1e-12, limit=400)[0]
        for low, high in pairwise(ends)
    ]

    assert ours.noncentral_t_below(t, freedom, centre) == pytest.approx(
        sqrt(freedom) * sum(parts), abs=1e-10
    )


@pytest.mark.parametrize("t", [0.0, 3.0, 250.0, -1e5])
@pytest.mark.parametrize("freedom", [1, 2, 7, 5_000])
def test_without_a_noncentrality_it_is_students_t(t, freedom):
    assert ours.noncentral_t_below(t, freedom, 0.0) == pytest.approx(
        ours.t_below(t, freedom), abs=1e-12
    )


@given(st.lists(st.integers(0, 9), min_size=1, max_size=30))
def test_equal_values_share_their_ranks(values):
    assert ours.ranks_of(np.array(values, float)).tolist() == stats.rankdata(values).tolist()


@given(st.floats(-3, 3), st.floats(0.1, 5), st.floats(1.1, 9))
def test_a_root_is_found(where, before, after):
    found = ours.root_between(lambda x: (x - where) ** 3 + (x - where), where - before,
                              where + after)  # fmt: skip
    assert found == pytest.approx(where, abs=1e-12)


@pytest.mark.parametrize("sizes", [(7,), (40,), (5, 9), (60, 30)])
def test_a_bootstrap_interval_is_scipys(sizes):
    dice = np.random.default_rng(3)
    groups = [dice.lognormal(1, 0.7, size) for size in sizes]

    def told(*x, axis=-1):
        return x[0].mean(axis=axis) - (x[1].mean(axis=axis) if len(x) > 1 else 0)

    found = stats.bootstrap(
        groups, told, n_resamples=9_999, batch=500, vectorized=True, rng=np.random.default_rng(8)
    ).confidence_interval

    interval = bootstrap_interval(groups, 8)
    assert (interval.low, interval.high) == pytest.approx((found.low, found.high), rel=1e-12)


@pytest.mark.parametrize("values", [[1, 1, 2, 3, 3, 5], [1, 2, 3, 4], [0, 0, 0, 9]])
def test_ranks_of_ties_and_of_many_are_tested_as_scipy_does(values):
    first, second = [*map(float, values)], [2.0, 3.0, 3.0, 6.5, 7.0]
    expected = stats.mannwhitneyu(first, second, method="asymptotic")
    u = compare(first, second, 1).u
    assert (u.statistic, u.p) == pytest.approx((expected.statistic, expected.pvalue), rel=1e-12)


@pytest.mark.parametrize("gaps", [[1.0, 3.0], [2.0, 2.5, 9.0], [-1.0, 0.5, 4.0, 2.0], [5.0, 5.5]])
def test_the_posterior_of_an_effect_is_its_integral(gaps):
    """Also with one or two degrees of freedom, and where the likelihood is far from the prior."""
    n = len(gaps)
    t, freedom = float(np.mean(gaps) / np.std(gaps, ddof=1) * sqrt(n)), n - 1
    found = bayes_within(gaps, [0.0] * n)

    effects = np.sinh(np.linspace(-7, 7, 8_001)) / 4
    s = np.linspace(0, 10, 4_001)
    density = np.empty(len(effects))
    for part in np.array_split(np.arange(len(effects)), 40):
        far = t * s - effects[part, None] * sqrt(n)
        inner = s**freedom * np.exp(-(far**2 + freedom * s * s) / 2)
        density[part] = integrate.simpson(inner, x=s, axis=1)
    density /= 1 + (effects / SCALE) ** 2
    below = integrate.cumulative_simpson(density, x=effects, initial=0)
    told = np.interp((found.interval.low, found.effect, found.interval.high), effects, below)
    assert told / below[-1] == pytest.approx((0.025, 0.5, 0.975), abs=2e-6)


def test_an_analysis_does_not_wait_for_scipy_stats():
    """Its import took a quarter of what a thousand participants take."""
    told = "import sys, wmh.study.analysis.analysis; print('scipy.stats' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "False"
