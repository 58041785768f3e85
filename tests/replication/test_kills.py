"""The real experiments, killed at any moment: what comes out is as if nothing had happened."""

import json
import random
import time

import pytest

from tests.program import start, wmh
from wmh.replication.report import without_times

pytestmark = pytest.mark.slow

KILLS = 6
NAMES = (
    *("modules", "execution", "memory", "dawg", "mean", "reliability", "lengths", "pattern"),
    *("challenge", "guesser", "filter", "first-guess", "example", "rack", "optima", "grep"),
)
"""All that need no compiler, and not half a minute alone."""


def results(folder):
    return json.loads((folder / "results.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    out = tmp_path_factory.mktemp("undisturbed") / "report"
    assert wmh("replicate", *NAMES, "--quick", "--cores", "2", "--out", out).code == 0
    return results(out)


def test_kills_change_no_figure(undisturbed, tmp_path):
    chance, out = random.Random(20), tmp_path / "report"
    began = sum(each["seconds"] for each in undisturbed["experiments"])
    for number in range(KILLS):
        resume = ["--resume"] if number else []
        arguments = ("replicate", *NAMES, "--quick", "--cores", "2", "--out", out, *resume)
        with start(*arguments) as process:
            # Moments of a clock: whatever they hit, the figures must be the same.
            time.sleep(chance.uniform(0.5, 2 * began / KILLS))
            process.kill()
    code, _, err = wmh("replicate", *NAMES, "--quick", "--cores", "1", "--out", out, "--resume")

    assert code == 0, err
    assert without_times(results(out)) == without_times(undisturbed)
    assert {each["name"] for each in results(out)["experiments"]} == set(NAMES)


def test_the_same_seed_gives_the_same_numbers(undisturbed, tmp_path):
    """Also on one core: no figure depends on the order in which its pieces came."""
    out = tmp_path / "report"
    names = ("mean", "reliability", "pattern", "challenge", "guesser", "filter")
    assert wmh("replicate", *names, "--quick", "--cores", "1", "--out", out).code == 0
    before = [each for each in without_times(undisturbed)["experiments"] if each["name"] in names]

    assert without_times(results(out))["experiments"] == before
