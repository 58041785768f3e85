"""The contest's entries: printed totals and answers, and printed programs that are started."""

import shutil
import sys

import pytest

from wmh.base.running.stopping import never
from wmh.helper.lingo.round import points
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.running import experiment_named
from wmh.lab.replication.source_004 import printed_programs

WORK = experiment_named("entries").work()
PERL = """
my $length = $ARGV[0];
open my $list, '<', 'wordlist.txt' or die;
while (my $word = <$list>) { chomp $word; print "$word\\n"; $| = 1; my $reply = <STDIN>; }
"""
"""A player that tries the words of its list in turn."""


def claims(conditions, items):
    bench = Workbench(conditions)
    measured = [(item, WORK.measure(item, bench, never)) for item in items]
    replica = WORK.summarize(conditions, measured)
    return {claim.key: claim for claim in replica.claims}, replica


def test_what_is_printed_is_checked_without_a_player():
    conditions = Conditions(quick=True)
    found, replica = claims(conditions, [each.item for each in WORK.pieces(conditions)])

    assert (found["masks"].source, found["masks"].ours) == ("7", "7")
    assert (found["totals"].source, found["totals"].ours) == ("12", "12")
    (table,) = replica.tables
    assert len(table.rows) == 12
    for row in table.rows:
        *lengths, total = (int(cell.replace(",", "")) for cell in row[2:])
        assert sum(lengths) == total


def test_programs_that_cannot_be_started_have_a_line_each(tmp_path, monkeypatch):
    lines = printed_programs.obstacles(str(tmp_path))
    assert "save its printed program as Lingo.java" in lines["Lingo"]

    (tmp_path / "Lingo.java").write_text("")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert printed_programs.obstacles(str(tmp_path))["Lingo"] == (
        "Lingo did not play: javac is not installed."
    )
    assert printed_programs.startable(str(tmp_path)) == []


@pytest.mark.skipif(shutil.which("perl") is None, reason="perl is not installed")
@pytest.mark.skipif(sys.platform == "win32", reason="the folder of a process is let go late")
def test_a_printed_program_plays_the_words_of_its_length(tmp_path):
    words = [f"{a}{b}oo" for a in "abc" for b in "xyz"]
    (tmp_path / "lingo-wordlist.txt").write_text("".join(f"{word}\n" for word in words))
    (tmp_path / "chinese-perl-goth.pl").write_text(PERL)
    conditions = Conditions(lists=str(tmp_path), peers=str(tmp_path))
    item = {"player": "chinese-perl-goth", "length": 4}
    assert item in [each.item for each in WORK.pieces(conditions)]

    scored = WORK.measure(item, Workbench(conditions), never)["points"]

    wanted = [points(n) if n <= 5 else 0 for n in range(1, len(words) + 1)]
    assert sorted(scored) == sorted(wanted)
