"""Puts into a folder all that a Flatpak is made of but the runtime: `make flatpak` calls it.

Run from the root: python -m bundle.linux.flatpak WHEEL FOLDER. The versions are those of
constraints.txt; pip is asked where they are, for each kind of machine.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MANIFEST = Path(__file__).with_name("alt.word_mastermind_helper.wmh.yaml")
PYTHON = "3.13"
"""That of the runtime which the manifest names."""
MACHINES = ("x86_64", "aarch64")
_GLIBC = (17, 24, 26, 27, 28, 31, 34, 35, 39)
"""Of the systems that wheels are built for; that of the runtime is newer."""


def needed(wheel: Path, machine: str) -> Iterator[dict[str, str]]:
    """The address and digest of every wheel that one needs on machines of a kind.

    Folders of wheels on this machine, which pip may have been told of, are of no use elsewhere.
    """
    with tempfile.TemporaryDirectory() as made:
        report = Path(made) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--isolated", "--dry-run"]
        command += ["--ignore-installed", "--report", report, "--target", made]
        command += ["--only-binary=:all:", "--python-version", PYTHON]
        command += [f"--platform=manylinux_2_{minor}_{machine}" for minor in _GLIBC]
        command += ["--constraint", ROOT / "constraints.txt", f"{wheel}[studies]"]
        subprocess.run(command, check=True)
        for each in json.loads(report.read_bytes())["install"]:
            if each["is_direct"]:  # The program's.
                continue
            found = each["download_info"]
            if not found["url"].startswith("https:"):
                raise SystemExit(f"{found['url']} is to be had here only: say where all find it.")
            digest = found["archive_info"]["hashes"]["sha256"]
            yield {"type": "file", "url": found["url"], "sha256": digest}


def sources(wheel: Path) -> list[dict[str, object]]:
    """The program's wheel, what all machines need, and what those of one kind do."""
    every: dict[str, dict[str, object]] = {}
    for machine in MACHINES:
        for each in needed(wheel, machine):
            kept = every.setdefault(each["url"], {**each, "only-arches": []})
            arches = kept["only-arches"]
            assert isinstance(arches, list)
            arches.append(machine)
    for each in every.values():
        if each["only-arches"] == list(MACHINES):
            del each["only-arches"]
    return [{"type": "file", "path": wheel.name}, *every.values()]


def main(wheel: str, folder: str) -> None:
    found, place = Path(wheel).resolve(), Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    shutil.copy(found, place)
    shutil.copy(MANIFEST, place)
    told = sources(found)
    (place / "sources.json").write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    print(f"{len(told)} sources and {MANIFEST.name} in {place}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
