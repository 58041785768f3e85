"""Preparation of a folder with everything that a Flatpak consists of, except its runtime.

Run from the root, as `make flatpak` does: python -m bundle.linux.flatpak WHEEL... FOLDER. The
versions are those of constraints.txt; pip is asked for the addresses, for each kind of machine.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
MANIFEST = Path(__file__).with_name("alt.word_mastermind_helper.wmh.yaml")
PYTHONS = {"25.08": "3.13"}
"""Version of Python in each runtime, by the runtime's version in the manifest."""
MACHINES = ("x86_64", "aarch64")
WHOLE = ("word-mastermind-helper", "studies")
"""Name of the program's package, and the extra that is included in the Flatpak."""
_GLIBC = (17, 24, 26, 27, 28, 31, 34, 35, 39)
"""Minor versions of glibc for which wheels are built; the runtime's is newer."""


def python() -> str:
    """Returns the version of Python in the runtime that the manifest names."""
    runtime = re.search(r'^runtime-version: "(.*)"$', MANIFEST.read_text("utf-8"), re.M)
    named = runtime and runtime[1]
    if named not in PYTHONS:
        raise SystemExit(
            f"{MANIFEST.name}: which Python has the runtime {named}? Say it in PYTHONS."
        )
    return PYTHONS[named]


def surroundings(machine: str) -> dict[str, str]:
    """Returns values for the markers of requirements: those of the runtime, not of this machine."""
    here = {name: str(value) for name, value in default_environment().items()}
    return here | {
        "implementation_name": "cpython",
        "implementation_version": f"{python()}.0",
        "os_name": "posix",
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
        "platform_system": "Linux",
        "python_full_version": f"{python()}.0",
        "python_version": python(),
        "sys_platform": "linux",
    }


def pinned(there: dict[str, str]) -> dict[str, str]:
    """Returns the requirements of constraints.txt that apply, by the names of their packages."""
    lines = (line.partition("#")[0].strip() for line in CONSTRAINTS.read_text("utf-8").splitlines())
    wanted = [Requirement(line) for line in lines if line]
    return {
        canonicalize_name(each.name): f"{each.name}{each.specifier}"
        for each in wanted
        if not each.marker or each.marker.evaluate(there)
    }


def located(what: Collection[str], machine: str) -> Iterator[dict[str, Any]]:
    """Yields pip's report on each package for a kind of machine: its requirements and its address.

    Local folders of wheels, with which pip may be configured, are ignored. Requirements are not
    followed, since pip reads markers for the Python that runs it.
    """
    with tempfile.TemporaryDirectory() as made:
        report = Path(made) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--isolated", "--dry-run"]
        command += ["--ignore-installed", "--no-deps", "--report", report, "--target", made]
        command += ["--only-binary=:all:", "--python-version", python()]
        command += [f"--platform=manylinux_2_{minor}_{machine}" for minor in _GLIBC]
        subprocess.run([*command, *sorted(what)], check=True)
        yield from json.loads(report.read_bytes())["install"]


def needed(wheel: Path, machine: str) -> Iterator[dict[str, str]]:
    """Yields address and digest of every wheel that a wheel needs on a kind of machine."""
    there = surroundings(machine)
    pins = pinned(there) | {WHOLE[0]: str(wheel)}
    known: dict[str, dict[str, Any]] = {}
    asked = {(WHOLE[0], ""), WHOLE}
    done = set[tuple[str, str]]()
    while asked:
        if lost := {name for name, _ in asked} - pins.keys():
            raise SystemExit(
                f"constraints.txt: no version for {machine}: {', '.join(sorted(lost))}"
            )
        new = {pins[name] for name, _ in asked if name not in known}
        for each in located(new, machine) if new else ():
            known[canonicalize_name(each["metadata"]["name"])] = each
        below = set[tuple[str, str]]()
        for name, extra in asked:
            for line in known[name]["metadata"].get("requires_dist", ()):
                wanted = Requirement(line)
                if not wanted.marker or wanted.marker.evaluate(there | {"extra": extra}):
                    package = canonicalize_name(wanted.name)
                    below |= {(package, part) for part in ("", *wanted.extras)}
        done |= asked
        asked = below - done
    for each in known.values():
        if each["is_direct"]:  # The program's.
            continue
        where = each["download_info"]
        if not where["url"].startswith("https:"):
            raise SystemExit(f"{where['url']} is to be had here only: say where all find it.")
        digest = where["archive_info"]["hashes"]["sha256"]
        yield {"type": "file", "url": where["url"], "sha256": digest}


def sources(wheels: Collection[Path]) -> list[dict[str, object]]:
    """Returns the program's wheels and all that they need, each with its kinds of machines."""
    every: dict[str, dict[str, object]] = {}
    for machine in MACHINES:
        wheel = next(each for each in wheels if each.stem.endswith((machine, "any")))
        kept = every.setdefault(wheel.name, {"type": "file", "path": wheel.name, "only-arches": []})
        arches = kept["only-arches"]
        assert isinstance(arches, list)
        arches.append(machine)
        for each in needed(wheel, machine):
            kept = every.setdefault(each["url"], {**each, "only-arches": []})
            arches = kept["only-arches"]
            assert isinstance(arches, list)
            arches.append(machine)
    for each in every.values():
        if each["only-arches"] == list(MACHINES):
            del each["only-arches"]
    return list(every.values())


def main(*arguments: str) -> None:
    *wheels, folder = arguments
    found, place = [Path(wheel).resolve() for wheel in wheels], Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    for each in found:
        shutil.copy(each, place)
    shutil.copy(MANIFEST, place)
    told = sources(found)
    (place / "sources.json").write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    print(f"{len(told)} sources and {MANIFEST.name} in {place}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
