"""Remarks: where a figure differs from the source's, one says why, or the meaning of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import alone
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.figures import DATA, figures_page, read_figures
from wmh.lab.replication.playing import common, common_words, who_takes
from wmh.lab.replication.running import experiment_named

ROOT = Path(__file__).parents[3]
QUICK = ("modules", "mean", "reliability", "first-guess", "example")
"""Experiments that take a moment when they are small."""


def unexplained(claims):
    return [
        claim["key"]
        for claim in claims
        if claim["source"]
        and not claim["remark"]
        and claim["ours"] not in (claim["source"], "the same")
    ]


def test_every_published_figure_that_differs_has_a_remark():
    for each in read_figures(ROOT / DATA):
        assert not unexplained(each["claims"]), each["name"]


def test_no_cell_beside_two_figures_is_empty_on_the_page():
    for line in figures_page(read_figures(ROOT / DATA)).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 5 and cells[1] and cells[1] != "source":
            assert cells[3] == "same" or cells[4], line


@pytest.fixture(scope="module")
def found():
    """The claims of a small run, by the name of the experiment."""
    conditions = Conditions(quick=True)
    bench = Workbench(conditions)

    def run(name):
        work = experiment_named(name).work()
        items = [piece.item for piece in work.pieces(conditions)]
        measured = [(item, work.measure(item, bench, lambda: False)) for item in items]
        return work.summarize(conditions, measured), measured

    return run


@pytest.mark.parametrize("name", QUICK)
def test_a_small_run_explains_its_differences_too(name, found):
    replica, _ = found(name)
    claims = [
        {"key": x.key, "source": x.source, "ours": x.ours, "remark": x.remark}
        for x in replica.claims
    ]
    assert not unexplained(claims)


def test_the_first_word_of_the_list_is_the_one_that_the_helper_shows():
    """Two ways to play by the paper's score take the same words, game by game."""
    bench = Workbench(Conditions(quick=True))
    asked = common(4, bench.lexicon)
    secrets = common_words(4, bench.lexicon).numbers[::40]

    helper = replace(asked, strategy=Strategy.PAPER, guesses=GuessList.VIEW)
    by_place = walk(who_takes(1, asked, bench.lexicon), secrets)
    by_helper = walk(alone(helper, bench.lexicon), secrets)

    assert by_place.opener == by_helper.opener
    assert by_place.guesses.tolist() == by_helper.guesses.tolist()


def test_all_experiments_that_play_by_the_helpers_list_have_one_mean():
    figures = {each["name"]: each for each in read_figures(ROOT / DATA)}

    def ours(name, key):
        (claim,) = (x for x in figures[name]["claims"] if x["key"] == key)
        return claim["ours"]

    assert ours("mean", "place-1") == ours("strategies", "paper")


def test_the_remark_about_the_source_names_the_place_of_its_case(found):
    replica, measured = found("reliability")
    claims = {claim.key: claim for claim in replica.claims}
    for second, ending in ((False, ""), (True, "-second")):
        means = {
            item["case"]: each["total"] / each["games"]
            for item, each in measured
            if item["second"] is second
        }
        for key, case, downwards in (
            ("fewest", "consonants", False),
            ("most", "permutations", True),
        ):
            order = sorted(means, key=means.get, reverse=downwards)
            place = f"{case}, {means[case]:.2f}, is number {order.index(case) + 1} of"
            said = claims[key + ending].remark
            assert said.startswith("the same case") if order[0] == case else place in said
