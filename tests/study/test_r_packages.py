"""An R that lacks packages is told of before anything is compared with it."""

import os

import pytest

from tests.program import wmh


@pytest.mark.skipif(os.name == "nt", reason="the R is a script for a shell")
def test_packages_that_r_lacks_are_named(tmp_path, monkeypatch):
    """Their numbers were left out, and 76 of 197 statistics said to be other than R's."""
    (program := tmp_path / "Rscript").write_text("#!/bin/sh\necho lme4 lmerTest\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    code, out, err = wmh("study", "against-r", "--seeds", 1, "--sizes", 2)

    assert (code, out) == (2, "")
    assert "R lacks lme4, lmerTest: install these packages" in err.splitlines()[-1]
