"""The page of a report: what its reader sees of a claim, of a table and of a picture."""

import re
from html.parser import HTMLParser

import pytest

from wmh.lab.replication.beyond import peers
from wmh.lab.replication.drawing.pictures import picture_of
from wmh.lab.replication.experiment import (
    Claim,
    ClaimTable,
    Conditions,
    Plot,
    PlotSeries,
    Replica,
)
from wmh.lab.replication.page import fragment
from wmh.lab.replication.running import ExperimentResult, experiment_named


class Cells(HTMLParser):
    """The cells of a fragment, by their text, and whether they are figures."""

    def __init__(self, html):
        super().__init__()
        self.found, self._open = {}, None
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag in ("th", "td"):
            self._open = dict(attrs).get("class") == "number"

    def handle_endtag(self, tag):
        if tag in ("th", "td"):
            self._open = None

    def handle_data(self, data):
        if self._open is not None:
            self.found[data] = self._open
            self._open = None


def shown(**found):
    return fragment(
        ExperimentResult(experiment_named("dawg"), Replica("Counted.", **found), "2026-01-01", 1.5),
        [],
    )


def test_what_is_read_stands_at_the_left_and_figures_at_the_right():
    rows = (("first", "254,792 words", "1.5 %", ""), ("second", "none of them", "-", "12"))
    table = ClaimTable("Some", ("Name", "Takes", "Share", "Source"), rows)
    cells = Cells(shown(tables=(table,))).found

    assert {text for text, figure in cells.items() if figure} == {
        *("Share", "Source", "1.5\xa0%", "-", "12")
    }
    assert not cells["Takes"]
    assert not cells["first"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("7.8 MB", "7.8\xa0MB"),
        ("28 to 76 times", "28 to 76\xa0times"),
        ("44,122 ± 1,156", "44,122\xa0± 1,156"),
        ("3 sentences", "3 sentences"),
        ("10 MB of a heap of 16 MB", "10\xa0MB of a heap of 16\xa0MB"),
    ],
)
def test_a_number_stays_with_its_unit(text, kept):
    cells = Cells(shown(claims=(Claim("key", "What", "", text),))).found

    assert cells[kept]


def test_only_what_differs_is_said_to_differ():
    html = shown(
        claims=(
            Claim("a", "Counted", "1", "2", remark="so"),
            Claim("b", "Timed", "1", "2", timed=True, remark="so"),
        )
    )
    remarks = re.findall(r"<td>(.*?)</td></tr>", html)

    assert remarks == ["so", 'so; <span class="faint">differs from run to run</span>']


def test_points_between_which_nothing_is_known_have_no_line():
    points = ((5.0, 4.0), (9.0, 4.0), (16.0, 2.0))
    for joined in (True, False):
        plot = Plot("Some", "letters", "attempts", (PlotSeries("source", points, joined),))
        picture = picture_of(plot)
        assert ("stroke-width:2" in picture) == joined
        assert picture.count("a4 4 0 1 0 8 0") == 4  # A marker each, and that of the legend.


@pytest.mark.parametrize("games", [True, False])
def test_what_was_not_timed_is_not_spoken_of(games):
    times = {"opening": 5.0, **({"games": 7.0} if games else {})}
    for told in ({"seconds": {"ours": times, "theirs": times}}, {"refused": "no such module"}):
        remarks = peers.summarize(Conditions(), [("doddle", told)]).remarks
        timed = any(remark.startswith("Doddle's games are timed") for remark in remarks)
        assert timed == (games and "seconds" in told)
