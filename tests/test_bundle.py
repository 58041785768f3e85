"""The folder that runs without Python, as `make bundle` makes it, far from the checkout."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="started as Linux does"),
]

ROOT = Path(__file__).parents[1]
NAME = "word-mastermind-helper"
MOST = 480
"""Megabytes. LLVM are 155 of them, which compiles the strategies; Qt 80, scipy and matplotlib 120,
numpy 40."""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    """The folder, moved to where nothing of the checkout is near."""
    made = tmp_path_factory.mktemp("bundle")
    spec = ROOT / "bundle" / "wmh.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    where = ["--distpath", made / "dist", "--workpath", made / "work"]
    subprocess.run([*command, *where, spec], check=True, cwd=made)
    return shutil.move(made / "dist" / NAME, made / "moved")


@pytest.fixture
def run(bundle, tmp_path):
    """What the bundle prints with an empty home, and nothing else of this environment."""

    def printed(*arguments, **variables):
        home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        done = subprocess.run(
            [Path(bundle) / NAME, *map(str, arguments)],
            env=home | variables,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            input=variables.pop("input", ""),
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return printed


def test_it_is_no_larger_than_it_must_be(bundle):
    files = [path for path in Path(bundle).rglob("*") if path.is_file() and not path.is_symlink()]

    assert sum(path.stat().st_size for path in files) / 1e6 <= MOST


def test_it_suggests_with_kernels_that_it_compiles_itself(run, tmp_path):
    assert "16 words fit." in run("suggest", "rain:ywwg")
    assert "bits" in run("suggest", "rain:ywwg", "--strategy", "entropy").lower()
    assert list((tmp_path / ".cache").rglob("*.nbc"))


def test_it_exports_a_lesson(run, tmp_path):
    run("lesson", "rain", "--export", tmp_path / "rain")

    assert len(list((tmp_path / "rain").rglob("*.png"))) > 20


def test_it_rehearses_and_analyses_a_study(run, tmp_path):
    run("study", "simulate", "bahinting-2013", "--out", tmp_path / "people")

    assert "SIMULATED" in run("study", "analyse", tmp_path / "people", "--out", tmp_path / "report")
    assert list((tmp_path / "report").glob("*.svg"))


def test_its_window_opens_and_stays(bundle, tmp_path):
    home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen"}
    command = [Path(bundle) / NAME]
    with subprocess.Popen(command, env=home, cwd=tmp_path, stderr=subprocess.PIPE) as window:
        with pytest.raises(subprocess.TimeoutExpired):
            window.communicate(timeout=20)
        window.terminate()
        _, complaints = window.communicate()
    assert complaints == b""
