"""Rehearsed studies in R: every number is R's, also where all games end together."""

import csv
import shutil
import subprocess
from math import isnan, nan

import pytest

from tests.program import wmh
from tests.study.drawn import study
from wmh.study.analysis.analysis import analyse
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.writing.numbers import numbers
from wmh.study.writing.scripts import scripts
from wmh.study.writing.tidy import sheets_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not there"),
]


@pytest.mark.parametrize("protocol", ["bahinting-2013", "strategies-compared"])
def test_every_statistic_is_rs(protocol):
    """In all kinds of games, among them those that all end together: R's survdiff cannot."""
    code, out, err = wmh("study", "against-r", protocol, "--seeds", 1, "--sizes", 3)

    assert (code, err) == (0, "")
    lines = {line.split()[0]: line for line in out.splitlines()[2:]}
    assert "log-rank/seconds/expected" in lines
    assert out.splitlines()[-1].startswith("All ")


DRIVER = """
only_functions <- TRUE
for (folder in commandArgs(trailingOnly = TRUE)) {
  source(file.path(folder, "analysis.R"))
  written(analyse(folder), file.path(folder, "numbers-r.tsv"))
}
"""


def test_every_number_of_drawn_studies_is_rs(tmp_path):
    """Studies with dropouts, ties, nothing solved, arms met twice and slopes of arms."""
    ours, edges = {}, {}
    for seed in range(24):
        protocol, tables, asked = study(seed)
        analysis = analyse(tables, protocol, seed, asked)
        folder = tmp_path / str(seed)
        folder.mkdir()
        for name, text in sheets_of(tables).items():
            (folder / f"{name}.tsv").write_text(text, "utf-8")
        (folder / "analysis.R").write_text(scripts(analysis)["analysis.R"], "utf-8")
        ours[folder] = numbers(analysis)
        edges[folder] = {
            f"model/{each.measure}"
            for each in analysis.models
            if isinstance(each.model, MixedModel) and each.model.boundary
        }
    (driver := tmp_path / "driver.R").write_text(DRIVER)
    subprocess.run(["Rscript", driver, *ours], check=True, capture_output=True)

    wrong, compared = [], 0
    for folder, told in ours.items():
        with (folder / "numbers-r.tsv").open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t")
            theirs = {x["name"]: nan if x["value"] == "NA" else float(x["value"]) for x in rows}
        for name in {**told, **theirs}:
            one, other = told.get(name, nan), theirs.get(name, nan)
            if "/bootstrap/" in name or (isnan(other) and name.endswith(("/g/low", "/g/high"))):
                continue
            if (
                name.endswith(("/df", "/p", "/low", "/high"))
                and {"/".join(name.split("/")[:2])} & edges[folder]
            ):
                continue  # At a variance of 0 lmerTest's differences step beyond it.
            by_differences = name.startswith("model/") and name.count("/") > 3
            near = 1e-2 if by_differences else 1e-5 if name.startswith("model/") else 1e-6
            compared += 1
            if not (isnan(one) and isnan(other)) and not abs(one - other) <= near * max(
                abs(one), abs(other), 1
            ):
                wrong.append((folder.name, name, one, other))
    assert wrong == [], wrong[:12]
    assert compared > 2000
