"""The figures of the README and the guide: those of the last report, and nothing else."""

import json
from pathlib import Path

import pytest

from tests.program import wmh
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.figures import (
    BEGIN,
    DATA,
    END,
    PAGE,
    README,
    figures_page,
    read_figures,
    readme_section,
    with_section,
)
from wmh.lab.replication.running import experiment_named

ROOT = Path(__file__).parents[3]
EXACT = ("modules", "first-guess", "example")
"""Experiments in which nothing is drawn, and that take no time."""


@pytest.fixture(scope="module")
def figures():
    return read_figures(ROOT / DATA)


def test_the_pages_say_what_the_reports_found(figures):
    readme = (ROOT / README).read_text("utf-8")
    page = (ROOT / PAGE).read_text("utf-8")

    assert figures_page(figures) == page, "write it again: wmh figures"
    assert with_section(readme, readme_section(figures)) == readme, "write it again: wmh figures"
    assert readme.partition(BEGIN)[2].partition(END)[0].count("\n| ") > 5


def test_every_figure_has_its_day_its_code_and_its_machine(figures):
    page = figures_page(figures)
    for each in figures:
        assert f"measured {each['day']}" in page
        assert f"code {each['code']}" in page
        assert each["machine"] in page
        assert not each["quick"]


@pytest.mark.parametrize("name", EXACT)
def test_what_is_exact_is_found_again(figures, name):
    conditions = Conditions()
    work, bench = experiment_named(name).work(), Workbench(conditions)
    pieces = [piece.item for piece in work.pieces(conditions)]
    found = [(item, work.measure(item, bench, lambda: False)) for item in pieces]
    again = {each.key: each.ours for each in work.summarize(conditions, found).claims}
    (kept,) = (each for each in figures if each["name"] == name)

    assert {claim["key"]: claim["ours"] for claim in kept["claims"]} == again


@pytest.fixture
def checkout(tmp_path):
    """With the pages and no figures."""
    folder = tmp_path / "checkout"
    (folder / PAGE).parent.mkdir(parents=True)
    (folder / README).write_text(f"# Ours\n\n{BEGIN}\n{END}\n\nThe end.\n")
    return folder


def test_a_later_report_takes_the_place_of_what_it_has(checkout, tmp_path):
    for number, (names, seed) in enumerate(
        ((("first-guess", "example"), 1), (("example", "optima"), 2))
    ):
        out = tmp_path / str(number)
        assert wmh("replicate", *names, "--seed", seed, "--out", out).code == 0
        code, said, _ = wmh("figures", out, "--checkout", checkout)
        assert code == 0
    # What was skipped for want of lists is not taken.
    assert f"{out}: example\n" in said
    kept = json.loads((checkout / DATA).read_text("utf-8"))["experiments"]
    assert [(each["name"], each["seed"]) for each in kept] == [("first-guess", 1), ("example", 2)]
    page = (checkout / PAGE).read_text("utf-8")
    assert " Entries of table 1 that are right | 70 | 70 | same |" in page
    assert "Not measured: " in page
    readme = (checkout / README).read_text("utf-8")
    assert readme.startswith("# Ours\n")
    assert readme.endswith(f"{END}\n\nThe end.\n")

    before = page
    assert wmh("figures", "--checkout", checkout).code == 0
    assert (checkout / PAGE).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (README, "has no place for the figures"),
        (DATA, "holds no figures of this program"),
        ("report", "is not a report of this program"),
        ("none", "results.json"),
        ("elsewhere", "is not a source folder of this program"),
    ],
)
def test_what_cannot_be_taken_is_refused(checkout, tmp_path, spoilt, said):
    report = tmp_path / "report"
    report.mkdir()
    if spoilt != "none":
        (report / "results.json").write_text('{"format": 99}')
    if spoilt == README:
        (checkout / README).write_text("# Ours\n")
    if spoilt == DATA:
        (checkout / DATA).parent.mkdir(parents=True)
        (checkout / DATA).write_text("[]")
    reports = [report] if spoilt in ("report", "none") else []
    code, _, err = wmh(
        "figures", *reports, "--checkout", tmp_path if spoilt == "elsewhere" else checkout
    )

    assert code == 2
    assert said in err
    assert not (checkout / PAGE).exists()
