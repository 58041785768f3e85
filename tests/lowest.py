"""Lowest versions that pyproject.toml allows, as constraints for pip.

Run from the root: python -m tests.lowest
"""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]


def lowest(line):
    """Returns the lowest version that a requirement allows, as `name==version ; marker`."""
    wanted = Requirement(line)
    versions = [each.version for each in wanted.specifier if each.operator in (">=", "==")]
    marker = f" ; {wanted.marker}" if wanted.marker else ""
    return f"{wanted.name}=={versions[0]}{marker}"


def main():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    for line in (*project["dependencies"], *(each for extra in extras for each in extra)):
        print(lowest(line))


if __name__ == "__main__":
    main()
