"""Verdicts on published figures: derived from both figures, and one for every claim."""

from pathlib import Path

import pytest

from wmh.lab.replication.figures import DATA, read_figures
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.verdict import ClaimEstimate, ClaimVerdict, compare, judge

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("published", "measured", "verdict"),
    [
        (ClaimEstimate(5.25, step=0.01), ClaimEstimate(5.2549), ClaimVerdict.SAME),
        (ClaimEstimate(4.984, 0.118), ClaimEstimate(5.21), ClaimVerdict.CHANCE),
        (ClaimEstimate(4.984, 0.118), ClaimEstimate(5.233), ClaimVerdict.REFUTED),
        (ClaimEstimate(4.984, 0.118), ClaimEstimate(5.233, 0.06), ClaimVerdict.CHANCE),
        (ClaimEstimate(42, step=1), ClaimEstimate(71.5), ClaimVerdict.REFUTED),
    ],
)
def test_the_errors_of_both_sides_decide(published, measured, verdict):
    assert compare(published, measured) is verdict


def test_only_a_figure_whose_conditions_are_known_is_refuted():
    for found in (*ClaimVerdict, True, False):
        known, unknown = judge(found, ""), judge(found, "its words")
        assert known is unknown or (known, unknown) == (ClaimVerdict.REFUTED, ClaimVerdict.UNKNOWN)


def test_a_condition_that_is_left_open_stands_in_the_remark():
    finding = Draft("")
    finding.claim("a", "A", "1", "2", "first", leaves_open="its words")
    finding.claim("b", "B", "1", "1", leaves_open="its words")
    finding.claim("c", "C", "", "2", leaves_open="its words")
    finding.claim("d", "D", "1 s", "2 s", timed=True)

    assert [(each.verdict, each.remark) for each in finding.replica().claims] == [
        (ClaimVerdict.UNKNOWN, "first; the source does not give its words"),
        (ClaimVerdict.SAME, ""),
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
                    ClaimEstimate(**claim[side]) for side in ("published", "measured")
                )
                found = compare(published, measured)
                assert claim["verdict"] in (found, judge(found, "its words")), claim


def test_the_study_needs_people_and_has_its_command():
    (study,) = (each for each in read_figures(ROOT / DATA) if each["name"] == "people")
    published = [claim for claim in study["claims"] if claim["source"]]
    both = published[:2]
    assert [claim["source"] for claim in both] == ["6.9 to 5.0", "178.4 s to 49.6 s"]
    of_people = [x for x in published if not x["remark"].startswith("by the protocol ")]
    assert len(of_people) == len(published) - 3
    assert {claim["verdict"] for claim in of_people} == {"needs people"}
    for claim in both:
        assert "wmh study check bahinting-2013" in claim["remark"]
