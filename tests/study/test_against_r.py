"""Rehearsed studies in R: every number is R's, also where all games end together."""

import shutil

import pytest

from tests.program import wmh

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
