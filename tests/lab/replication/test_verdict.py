"""Verdicts on published figures: derived from both figures, and one for every claim."""

from pathlib import Path

import pytest

from wmh.lab.replication.figures import DATA, read_figures
from wmh.lab.replication.finding import Finding
from wmh.lab.replication.verdict import Estimate, Verdict, compare, judge

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("published", "measured", "verdict"),
    [
        (Estimate(5.25, step=0.01), Estimate(5.2549), Verdict.SAME),
        (Estimate(4.984, 0.118), Estimate(5.21), Verdict.CHANCE),
        (Estimate(4.984, 0.118), Estimate(5.233), Verdict.REFUTED),
        (Estimate(4.984, 0.118), Estimate(5.233, 0.06), Verdict.CHANCE),
        (Estimate(42, step=1), Estimate(71.5), Verdict.REFUTED),
    ],
)
def test_the_errors_of_both_sides_decide(published, measured, verdict):
    assert compare(published, measured) is verdict


def test_only_a_figure_whose_conditions_are_known_is_refuted():
    for found in (*Verdict, True, False):
        known, unknown = judge(found, ""), judge(found, "its words")
        assert known is unknown or (known, unknown) == (Verdict.REFUTED, Verdict.UNKNOWN)


def test_a_condition_that_is_left_open_stands_in_the_remark():
    finding = Finding("")
    finding.claim("a", "A", "1", "2", "first", leaves_open="its words")
    finding.claim("b", "B", "1", "1", leaves_open="its words")
    finding.claim("c", "C", "", "2", leaves_open="its words")
    finding.claim("d", "D", "1 s", "2 s", timed=True)

    assert [(each.verdict, each.remark) for each in finding.replica().claims] == [
        (Verdict.UNKNOWN, "first; the source does not give its words"),
        (Verdict.SAME, ""),
        (None, ""),
        (None, ""),
    ]


def test_every_published_figure_has_a_verdict_and_follows_from_its_estimates():
    for each in read_figures(ROOT / DATA):
        for claim in each["claims"]:
            if each["name"] == "peers" and claim["timed"]:
                continue  # Times of two programs on this machine: nothing was published.
            assert bool(claim["verdict"]) == bool(claim["source"]), claim
            if claim["source"] and claim["published"] and claim["measured"]:
                published, measured = (
                    Estimate(**claim[side]) for side in ("published", "measured")
                )
                found = compare(published, measured)
                assert claim["verdict"] in (found, judge(found, "its words")), claim


def test_the_study_needs_people_and_has_its_command():
    (study,) = (each for each in read_figures(ROOT / DATA) if each["name"] == "people")
    assert [claim["source"] for claim in study["claims"]] == ["6.9 to 5.0", "178.4 s to 49.6 s"]
    for claim in study["claims"]:
        assert claim["verdict"] == "needs people"
        assert "wmh study check bahinting-2013" in claim["remark"]
