"""Contents of THIRD-PARTY.md: all packages that are installed with the program."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]


def spelt(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(lines, extras=("",)):
    """Returns names of the installed packages to which requirements lead on this machine."""
    todo, found = [(line, extras) for line in lines], set()
    while todo:
        line, extras = todo.pop()
        wanted = Requirement(line)
        name = spelt(wanted.name)
        marker = wanted.marker
        if name in found or (marker and not any(marker.evaluate({"extra": e}) for e in extras)):
            continue
        found.add(name)
        try:
            below = requires(name) or ()
        except PackageNotFoundError:
            continue
        todo += [(each, tuple(wanted.extras) or ("",)) for each in below]
    return found


@pytest.mark.parametrize("extra", [None, "studies", "cluster"])
def test_what_is_installed_beside_it_is_named(extra):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = project["optional-dependencies"][extra] if extra else project["dependencies"]
    named = {
        spelt(word)
        for row in re.findall(r"^\| ([^|]+) \|", (ROOT / "THIRD-PARTY.md").read_text("utf-8"), re.M)
        for word in re.findall(r"[\w-]+", row)
    }

    assert needed(lines) - {"pyside6-essentials"} - named == set()  # It is called PySide6 there.
