"""Drawn studies, odd ones among them, against R scripts written from the plan's text alone."""

import csv
import random
import shutil
import subprocess
from dataclasses import replace
from math import isnan
from pathlib import Path

import pytest

from tests.study.drawn import study
from wmh.study.analysis.analysis import analyse
from wmh.study.protocol.protocol import Unsolved
from wmh.study.statistics.equivalence import equivalence
from wmh.study.statistics.mixed_model import MixedModel
from wmh.study.writing.numbers import numbers
from wmh.study.writing.scripts import random_formula
from wmh.study.writing.tidy import sheets_of

pytestmark = pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not there")
SCRIPT = Path(__file__).parent / "independent.R"
MARGIN = 1.5


def odd(seed):
    """A drawn study; in every third a target word is met in one condition alone."""
    protocol, tables, asked = study(seed)
    if seed % 3 == 0 and tables.games:
        draw = random.Random(seed)
        word = draw.choice(sorted({game.secret for game in tables.games}))
        arm = draw.choice(protocol.arms).name
        games = [x for x in tables.games if x.secret != word or x.arm == arm]
        tables = replace(tables, games=tuple(games))
    return protocol, tables, asked


def written(folder, seed):
    """The numbers of a study here; its tables and what the plan decides are written for R."""
    protocol, tables, asked = odd(seed)
    analysis = analyse(tables, protocol, seed, asked)
    folder.mkdir()
    for name, text in sheets_of(tables).items():
        (folder / f"{name}.tsv").write_text(text, "utf-8")
    arms = ", ".join(f'"{arm.name}"' for arm in protocol.arms)
    forms = ", ".join(
        f'`{each.measure}` = "{random_formula(each.model)}"'
        for each in analysis.models
        if isinstance(each.model, MixedModel) and each.model.converged
    )
    caps = ["NA" if x is None else repr(x) for x in (protocol.attempts, protocol.time_cap)]
    more = int(protocol.unsolved is Unsolved.NEXT)
    several = str(bool(protocol.sequences)).upper()
    (folder / "plan.txt").write_text(
        f"list(arms = c({arms}), attempts = {caps[0]}, time = {caps[1]}, more = {more},"
        f" margin = {MARGIN}, several = {several}, random = list({forms}))"
    )
    found = numbers(analysis)
    for each in analysis.compared:
        name = f"compared/{each.measure}/{each.first}/{each.second}"
        tost = equivalence(each.comparison, MARGIN)
        found[f"{name}/tost"] = tost.p
        found[f"{name}/tost-low"], found[f"{name}/tost-high"] = (
            tost.interval.low,
            tost.interval.high,
        )
    return found


def apart(tmp_path, seeds):
    """The numbers that are not R's, and how many were compared."""
    ours = {tmp_path / str(seed): written(tmp_path / str(seed), seed) for seed in seeds}
    ended = subprocess.run(["Rscript", SCRIPT, *ours], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr[-2000:]
    wrong, compared = [], 0
    for folder, told in ours.items():
        with (folder / "own.tsv").open(encoding="utf-8", newline="") as file:
            theirs = {x["name"]: x["value"].strip() for x in csv.DictReader(file, delimiter="\t")}
        for name, value in theirs.items():
            if value in ("NA", "NaN"):
                continue
            one, other = told.get(name, float("nan")), float(value)
            compared += 1
            # BayesFactor integrates to about 1e-5.
            near = 1e-4 if name.endswith("bf10") else 1e-6
            if isnan(one) or not abs(one - other) <= near * max(abs(one), abs(other), 1):
                wrong.append((folder.name, name, one, other))
    return wrong, compared


def test_a_handful_of_drawn_studies_is_what_the_plan_says(tmp_path):
    """R needs some seconds to start and to fit; the fifty are slow."""
    wrong, compared = apart(tmp_path, range(5000, 5003))
    assert wrong == [], wrong[:10]
    assert compared > 200


@pytest.mark.slow
def test_fifty_drawn_studies_are_what_the_plan_says(tmp_path):
    wrong, compared = apart(tmp_path, range(70_000, 70_050))
    print(f"{compared} numbers")
    assert wrong == [], wrong[:10]
    assert compared > 2000
