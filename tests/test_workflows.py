"""Continuous integration: it calls only existing targets of `make`."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

pytestmark = pytest.mark.skipif(not WORKFLOWS, reason="a source distribution has no workflows")


def test_every_target_they_make_is_one_of_the_makefile():
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS).replace("sudo ", "")
    made = {
        name for line in re.findall(r"run: make ((?:[a-z-]+ ?)+)", text) for name in line.split()
    } | set(re.findall(r"target: \[(.*)\]", text)[0].split(", "))

    assert {"test", "packages", "bundle", "test-lowest", "test-newest"} <= made <= set(targets)


def test_every_python_and_system_is_there():
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS)
    bounds = re.search(r'requires-python = ">=3\.(\d+),<3\.(\d+)"', _project())
    pythons = [f'"3.{minor}"' for minor in range(int(bounds[1]), int(bounds[2]))]

    assert f"python: [{', '.join(pythons)}]" in text
    assert all(system in text for system in ("ubuntu-latest", "windows-latest", "macos-latest"))


@pytest.mark.skipif(not shutil.which("actionlint"), reason="actionlint is not installed")
def test_actionlint_finds_nothing():
    done = subprocess.run(["actionlint", *WORKFLOWS], capture_output=True, text=True)

    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("make"), reason="make is not installed")
@pytest.mark.parametrize("ends", [0, 1])
def test_make_asks_the_actionlint_that_is_installed(tmp_path, monkeypatch, ends):
    linter = tmp_path / "actionlint"
    linter.write_text(f'#!/bin/sh\necho asked "$@"\nexit {ends}\n', "utf-8")
    linter.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    named = [f".github/workflows/{path.name}" for path in WORKFLOWS]
    # The suite itself may have been started by a make, which says so to those below it.
    make = ["make", "--no-print-directory", "workflows", f"PYTHON={sys.executable}"]

    done = subprocess.run(make, cwd=ROOT, capture_output=True, text=True)

    assert (done.returncode == 0) == (ends == 0)
    assert done.stdout.splitlines() == [f"asked {' '.join(named)}"]


def _project():
    return (ROOT / "pyproject.toml").read_text("utf-8")
