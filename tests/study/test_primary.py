"""A plan with one primary outcome: the report says first how it came out, the registration how."""

import hashlib
from dataclasses import fields, replace
from datetime import UTC, datetime
from math import isnan, sqrt

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import integrate, stats

from tests.program import wmh
from tests.study.drawn import study
from tests.study.protocols import small
from wmh.base.files import paths
from wmh.study.analysis.analysis import analyse
from wmh.study.catalogue import PROTOCOLS
from wmh.study.protocol.plan import plan_digest, write_plan
from wmh.study.protocol.primary import MEASURES, Direction, Primary, PrimaryTest
from wmh.study.protocol.registration import Form, RegistrationError, registration
from wmh.study.statistics.bayes import bayes_between, bayes_within, jzs_factor
from wmh.study.statistics.comparison import compare
from wmh.study.statistics.equivalence import equivalence, trimmed_between
from wmh.study.statistics.several import holm
from wmh.study.writing.report import report

PRIMARY = Primary(
    "With the helper it goes faster.",
    "log-seconds",
    PrimaryTest.MEANS,
    "with",
    "without",
    Direction.LESS,
    "As many as the power table says.",
    "Nobody else.",
    "When the groups are full.",
    0.2,
    ("attempts",),
)
VALUES = st.lists(st.integers(-40, 40).map(float), min_size=3, max_size=12)


@settings(max_examples=12)
@given(st.integers(0, 1_000_000), st.sampled_from(MEASURES), st.sampled_from(PrimaryTest))
def test_the_report_begins_with_the_primary_outcome_and_says_what_the_test_says(
    seed, measure, test
):
    protocol, tables, asked = study(seed)
    if test is PrimaryTest.MODEL and measure == "seconds":
        measure = "attempts"
    names = [arm.name for arm in protocol.arms][:2]
    others = tuple(each for each in MEASURES if each != measure and each != "seconds")
    primary = replace(
        PRIMARY, measure=measure, test=test, first=names[1], second=names[0], secondary=others
    )
    analysis = analyse(tables, replace(protocol, primary=primary), seed, asked)
    text = report(analysis)
    headings = [line[3:] for line in text.splitlines() if line.startswith("## ")]
    expected = ["Primary outcome, as planned", "Deviations from the protocol"]
    assert headings[:4] == [*expected, "Secondary outcomes, as planned", "Integrity"]
    assert headings[4] == "Exploratory"
    found = analysis.planned
    pair = next(
        each
        for each in analysis.compared
        if each.measure == measure and {each.first, each.second} == {*names}
    )
    told = pair.comparison
    p, far = found.outcome.test.p, found.outcome.difference.value
    if test is PrimaryTest.MEANS:
        assert p == told.welch.p or isnan(p)
        assert far == -told.difference.value or isnan(far)
    elif test is PrimaryTest.RANKS:
        assert p == told.u.p or isnan(p)
    section = text.partition("## Deviations")[0]
    assert ("The hypothesis is supported" in section) == (p < 0.05 and far < 0)
    assert ("could not be made" in section) == isnan(p)
    assert ("in the other direction" in section) == (p < 0.05 and far > 0)
    assert [each.holm for each in found.secondary] == pytest.approx(
        holm([each.test.p for each in found.secondary]), nan_ok=True
    )


def test_without_a_primary_outcome_everything_is_exploratory():
    protocol, tables, asked = study(3)
    assert "every result of this report is exploratory" in report(
        analyse(tables, protocol, 3, asked)
    )
    with pytest.raises(RegistrationError, match="names no primary outcome"):
        registration(protocol, Form.OSF)


@pytest.mark.parametrize("form", Form)
def test_the_registration_has_all_that_the_plan_decides(tmp_path, form):
    protocol = small(primary=PRIMARY, per_group=50)
    text = registration(protocol, form)
    for said in (PRIMARY.hypothesis, PRIMARY.sample_size, PRIMARY.exclusions, PRIMARY.stopping,
                 protocol.digest, "0.57 standard deviations", "Holm"):  # fmt: skip
        assert said in text
    write_plan(tmp_path, protocol, datetime(2026, 1, 2, tzinfo=UTC))
    plan = (tmp_path / "plan.md").read_text("utf-8")
    assert all(said in plan for said in (PRIMARY.hypothesis, PRIMARY.stopping, "exploratory"))
    assert len(plan_digest(tmp_path)) == 64


@pytest.mark.parametrize("form", Form)
def test_a_registration_says_what_each_condition_sees_and_by_which_strategy(form):
    """Three strategies looked the same: each "sees answer of the helper"."""
    protocol = PROTOCOLS.read_named("strategies-compared")
    primary = replace(PRIMARY, first="paper", second="exact")
    text = registration(replace(protocol, primary=primary), form)
    for name in ("paper", "entropy", "exact"):
        assert f"sees a ranked list of suggestions, 5 at once; strategy “{name}”" in text
    without = PROTOCOLS.read_named("crossover")
    primary = replace(PRIMARY, first="with", second="without")
    text = registration(replace(without, primary=primary), form)
    assert "“Without the helper”: without the helper" in text


OTHERWISE = {
    "hypothesis": "Something else happens.",
    "measure": "seconds",
    "test": PrimaryTest.RANKS,
    "first": "without",
    "second": "with",
    "direction": Direction.EITHER,
    "sample_size": "As many as come.",
    "exclusions": "Who sleeps.",
    "stopping": "At the end of May.",
    "margin": 7.25,
    "secondary": ("attempts", "seconds"),
}


@pytest.mark.parametrize("name", [each.name for each in fields(Primary)])
def test_every_field_of_the_plan_is_in_the_plan_and_in_each_registration(tmp_path, name):
    """A plan that differs in one field alone is another text everywhere."""
    assert getattr(PRIMARY, name) != OTHERWISE[name]
    texts = []
    for primary in (PRIMARY, replace(PRIMARY, **{name: OTHERWISE[name]})):
        protocol = small(primary=primary, per_group=50)
        folder = tmp_path / str(len(texts))
        write_plan(folder, protocol, datetime(2026, 1, 2, tzinfo=UTC))
        plan = (folder / "plan.md").read_text("utf-8").replace(protocol.digest, "")
        forms = [registration(protocol, form).replace(protocol.digest, "") for form in Form]
        assert all(protocol.digest in registration(protocol, form) for form in Form)
        texts.append([plan, *forms])
    assert all(one != other for one, other in zip(*texts, strict=True))


@pytest.mark.parametrize("form", Form)
def test_the_digest_that_is_told_is_that_of_what_is_printed_and_kept(tmp_path, form):
    file = tmp_path / "mine.toml"
    own = (paths.folder("resources/study/protocols") / "bahinting-2013.toml").read_text("utf-8")
    file.write_text(
        own + '\n[primary]\nhypothesis = "Fewer."\nmeasure = "attempts"\ntest = "means"\n'
        'conditions = ["with", "without"]\ndirection = "less"\nsample_size = "Thirty."\n'
        'exclusions = "None."\nstopping = "At thirty."\n'
    )
    code, printed, err = wmh("study", "register", file, "--form", form.value)
    assert code == 0
    assert f"SHA-256 {hashlib.sha256(printed.encode()).hexdigest()}" in err
    assert wmh("study", "plan", file, tmp_path / "study").code == 0
    kept = tmp_path / "study" / f"preregistration-{form.value}.txt"
    assert kept.read_text("utf-8") == printed


def test_a_protocol_without_the_table_has_its_old_digest():
    assert small(primary=None).digest == small().digest != small(primary=PRIMARY).digest


@settings(max_examples=20)
@given(st.floats(-6, 6), st.integers(3, 60))
def test_the_bayes_factor_is_the_integral_over_the_prior_of_the_effect(t, n):
    """Written apart: by the noncentral t and the Cauchy prior; here by the prior of g."""

    def likely(effect):
        return stats.nct.pdf(t, n - 1, effect * sqrt(n)) * stats.cauchy.pdf(effect, scale=sqrt(0.5))

    marginal = sum(
        integrate.quad(likely, low, high, epsabs=0, limit=200)[0]
        for low, high in ((-12, -3), (-3, 0), (0, 3), (3, 12))
    )
    assert jzs_factor(t, n, n - 1) == pytest.approx(marginal / stats.t.pdf(t, n - 1), rel=2e-3)


@pytest.mark.parametrize(
    ("t", "n", "factor"),
    [(0.5, 10, 0.3434953), (2.03, 20, 1.261627), (0.69, 32, 0.2353138), (10, 15, 150209.5),
     (-3, 5, 2.603883), (1e-9, 3, 0.4671613), (3, 1000, 3.100504)],
)  # fmt: skip
def test_the_bayes_factor_is_that_of_r(t, n, factor):
    """ttest.tstat(t, n, rscale = sqrt(2) / 2) of BayesFactor 0.9.12-4.4."""
    assert jzs_factor(t, n, n - 1) == pytest.approx(factor, rel=1e-6)


def test_posteriors_are_those_of_r():
    """Posteriors of 200,000 draws of posterior(ttestBF(...)), BayesFactor 0.9.12-4.4."""
    x, y = [1.2, 3, 2.2, 5, 4.1, 0.3], [2.2, 3.5, 6.2, 5, 7.1]
    one, two = bayes_within(x, [0.0] * 6), bayes_between(x, y)
    assert two.factor == pytest.approx(1.322385, rel=1e-6)
    for found, (low, middle, high) in (
        (one, (0.0949703, 1.1275959, 2.4139725)),
        (two, (-2.0260993, -0.7089477, 0.2760873)),
    ):
        assert found.effect == pytest.approx(middle, abs=0.01)
        assert (found.interval.low, found.interval.high) == pytest.approx((low, high), abs=0.015)


@settings(max_examples=20)
@given(VALUES, VALUES)
def test_trimmed_means_are_yuens(x, y):
    assume(np.ptp(x) > 0 and np.ptp(y) > 0)
    test, _ = trimmed_between(x, y)
    if not isnan(test.p):
        theirs = stats.ttest_ind(x, y, equal_var=False, trim=0.2)
        assert (test.statistic, test.p) == pytest.approx((theirs.statistic, theirs.pvalue))


@settings(max_examples=20)
@given(VALUES, VALUES, st.floats(0.1, 50))
def test_equivalence_is_two_one_sided_tests(x, y, margin):
    assume(np.ptp(x) > 0 and np.ptp(y) > 0)
    found = equivalence(compare(x, y, 1), margin)
    moved = np.asarray(x)
    above = stats.ttest_ind(moved + margin, y, equal_var=False, alternative="greater").pvalue
    below = stats.ttest_ind(moved - margin, y, equal_var=False, alternative="less").pvalue
    assert found.p == pytest.approx(max(above, below), abs=1e-9)
    inside = -margin < found.interval.low and found.interval.high < margin
    assert found.shown == inside or found.p == pytest.approx(0.05, abs=1e-6)
