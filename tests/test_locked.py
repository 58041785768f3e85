"""Packages that `make` installs: each in one version, with checksums."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKED = sorted((ROOT / "bundle" / "locked").glob("*.txt"))
PINNED = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)

WANTED = re.compile(r'"([\w-]+)(?:\[\w+\])?[=><]=')


def spelt(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(path):
    return {(spelt(name), version) for name, version in PINNED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_every_package_has_its_checksums_and_the_version_that_was_tested(path):
    entries = path.read_text("utf-8").replace("\\\n", " ").splitlines()

    assert pinned(path) <= pinned(ROOT / "constraints.txt")
    assert len(entries) == len(PINNED.findall(path.read_text("utf-8")))
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", entry) for entry in entries)


def test_all_that_is_wanted_is_there():
    names = {path.stem: {name for name, _ in pinned(path)} for path in LOCKED}
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    runs, _, tests = project.partition("\ntest = [")
    tests = tests.partition("]\n\n")[0]
    wanted = set(map(spelt, WANTED.findall(runs)))

    assert wanted - {"hatchling", "cryptography", "distributed", "python"} <= names["run"]
    assert names["run"] | set(map(spelt, WANTED.findall(tests))) <= names["test"]
    assert names["build"] | names["compiler"] >= {"hatchling", "ziglang"}
