"""The real experiments, killed at any moment: what comes out is as if nothing had happened."""

import json
import os
import random
import subprocess
import sys
import time

import pytest

from tests.patience import PATIENCE
from tests.program import start, wmh
from wmh.lab.replication.report import without_times

pytestmark = pytest.mark.slow

KILLS = 6
NAMES = (
    *(
        "modules",
        "design",
        "execution",
        "memory",
        "dawg",
        "mean",
        "reliability",
        "lengths",
        "pattern",
    ),
    *(
        "trie",
        "challenge",
        "guesser",
        "filter",
        "first-guess",
        "example",
        "rack",
        "contest",
        "optima",
        "grep",
    ),
)
"""All that need no compiler, and not half a minute alone."""


def results(folder):
    return json.loads((folder / "results.json").read_text("utf-8"))


def run(out, *more, names=NAMES):
    """In this process; how long it took, to be killed within."""
    began = time.monotonic()
    code, _, err = wmh("replicate", *names, "--quick", "--out", out, *more)
    assert code == 0, err
    return time.monotonic() - began


def test_kills_change_no_figure(tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    took = run(whole, "--cores", 2)
    chance = random.Random(20)
    for number in range(KILLS):
        resume = ["--resume"] if number else []
        with start("replicate", *NAMES, "--quick", "--cores", 2, "--out", cut, *resume) as process:
            # Moments of a clock: whatever they hit, the figures must be the same.
            time.sleep(chance.uniform(0.5, 1.5 * took / KILLS))
            process.kill()
    run(cut, "--resume", "--cores", 1)

    assert without_times(results(cut)) == without_times(results(whole))
    assert {each["name"] for each in results(cut)["experiments"]} == set(NAMES)


def test_the_same_seed_gives_the_same_numbers_on_any_cores(tmp_path):
    names = ("mean", "reliability", "pattern", "challenge", "guesser", "filter")
    for cores in (1, 2):
        run(tmp_path / str(cores), "--cores", cores, names=names)
    one, two = (without_times(results(tmp_path / str(cores))) for cores in (1, 2))

    assert one == two


def test_the_order_of_sets_changes_no_figure(tmp_path):
    """A process deals out the order of its sets by a number of its own."""
    names = ("modules", "design", "reliability", "trie", "filter", "first-guess", "contest")
    told = []
    for number in ("1", "77"):
        out = tmp_path / number
        command = [sys.executable, "-m", "wmh", "replicate", *names, "--quick", "--cores", "1"]
        environment = os.environ | {"PYTHONHASHSEED": number}
        subprocess.run([*command, "--out", out], env=environment, check=True, timeout=PATIENCE)
        told.append(without_times(results(out)))

    assert told[0] == told[1]
