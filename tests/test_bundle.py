"""Bundle that runs without Python: made by `make bundle` and tested far from the checkout.

BUNDLE=dist/word-mastermind-helper tests a bundle that exists already.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

from tests.links import leading_nowhere
from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="started as Linux does"),
]

ROOT = Path(__file__).parents[1]
NAME = "word-mastermind-helper"
MOST = 252
"""Greatest size of the bundle, in megabytes.

scipy has 66 of them, Qt 61, numpy 42, Python with compiled modules and the system's libraries 51,
the program with words of eleven languages 18, matplotlib 6.
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    """Returns the bundle's folder, moved far from the checkout."""
    made = tmp_path_factory.mktemp("bundle")
    if there := os.environ.get("BUNDLE"):
        return shutil.copytree(there, made / "moved", symlinks=True)
    subprocess.run(["make", "-C", ROOT, "bundle", f"PYTHON3={sys.executable}"], check=True)
    return shutil.copytree(ROOT / "dist" / NAME, made / "moved", symlinks=True)


@pytest.fixture
def run(bundle, tmp_path):
    """Returns a function that runs the bundle with an empty home and returns its output."""

    def printed(*arguments, cwd=tmp_path, code=0):
        done = subprocess.run(
            [Path(bundle) / NAME, *map(str, arguments)],
            env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == code, done.stderr
        return done.stdout if code == 0 else done.stderr

    return printed


@pytest.fixture
def screen():
    """Yields the name of an X server without a screen."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as announced:
            yield f":{announced.readline().strip()}"
        server.kill()


def test_it_is_no_larger_than_it_must_be(bundle):
    files = [path for path in Path(bundle).rglob("*") if path.is_file() and not path.is_symlink()]

    assert sum(path.stat().st_size for path in files) / 1e6 <= MOST


def test_it_says_what_it_is_made_of_and_under_which_licences(bundle):
    """Checks that Help, About names packages and versions, and that their licences are there."""
    (package,) = Path(bundle).rglob("wmh/resources")
    found = distributions(path=[str(package.parents[1])])
    told = {each.name.lower().replace("_", "-"): each for each in found}
    about = tomllib.loads((package / "about" / "parts.toml").read_text("utf-8"))["library"]

    cluster = {"cryptography", "distributed"}  # The Python of a cluster is another one.
    named = {each["package"].lower() for each in about} - cluster
    assert named - told.keys() == set()
    for each in named - {"pyside6-essentials", "dawg-python"}:  # These bring no text of theirs.
        (folder,) = package.parents[1].glob(f"{told[each].name}-*.dist-info")
        assert [path for path in folder.rglob("*") if "LICEN" in path.name.upper()], each
    for own in ("LICENSE", "THIRD-PARTY.md", "licences/LGPL-3.txt", "licences/GPL-3.txt"):
        assert (Path(bundle) / own).is_file()


def test_every_link_and_picture_of_its_pages_leads_somewhere(bundle):
    """Checks links of the program's own pages, the guide included, not those of other packages."""
    pages = [
        path
        for path in Path(bundle).rglob("*.md")
        if not any(part.endswith(".dist-info") for part in path.parts)
    ]

    assert {"THIRD-PARTY.md", "index.md", "player.md"} <= {path.name for path in pages}
    assert leading_nowhere(Path(bundle), pages) == []


def test_it_suggests_with_its_kernels(run):
    assert "16 words fit." in run("suggest", "rain:ywwg")
    assert "proven" in run("suggest", "rain:ywwg", "--strategy", "exact")
    assert len(run("--version").splitlines()) == 1  # Another one would say that they are missing.


def test_it_plays_a_game(run):
    assert "torn" in run("play", "--mode", "automatic", "--secret", "torn").lower()


def test_it_exports_a_lesson(run, tmp_path):
    run("lesson", "rain", "--export", tmp_path / "rain")

    assert len(list((tmp_path / "rain").rglob("*.png"))) > 20


def test_it_rehearses_and_analyses_a_study(run, tmp_path):
    people, report = tmp_path / "people", tmp_path / "report"
    run("study", "simulate", "bahinting-2013", "--out", people)

    run("study", "analyse", "bahinting-2013", people, "--out", report)

    assert "SIMULATED" in (report / "report.md").read_text("utf-8")
    assert list(report.glob("*.svg"))


def test_it_measures_what_was_published(run, tmp_path):
    run("replicate", "dawg", "--quick", "--out", tmp_path / "report")

    assert "71.5" in (tmp_path / "report" / "report.html").read_text("utf-8")


def test_it_says_that_it_has_no_benchmarks(run):
    (line,) = run("bench", "matching", code=2).splitlines()

    assert "make bench" in line


def test_its_window_opens_and_stays(bundle, tmp_path, screen):
    home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "DISPLAY": screen, "LANG": "C.UTF-8"}
    command = [Path(bundle) / NAME]
    with subprocess.Popen(command, env=home, cwd=tmp_path, stderr=subprocess.PIPE) as window:
        with pytest.raises(subprocess.TimeoutExpired):
            window.communicate(timeout=20)
        window.terminate()
        _, complaints = window.communicate()
    assert complaints == b""
