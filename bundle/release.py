"""Checks of a release: whether it is complete; also its checksums, and the maintainer's next steps.

Run from the root, after the packages and the bundle are made: python -m bundle.release dist
"""

import hashlib
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUMS = "SHA256SUMS"
WANTED = {
    "a wheel": "*.whl",
    "the source distribution": "*.tar.gz",
    "the bundle": "*.tar.xz",
}
"""Patterns of the names of files that every release has, by what they are."""
OPTIONAL = ("*.AppImage", "*.cdx.json", "*.spdx.json")


def files(folder: Path) -> list[Path]:
    """Returns the files of a release in a folder, in order of their names."""
    patterns = (*WANTED.values(), *OPTIONAL)
    return sorted({path for pattern in patterns for path in folder.glob(pattern)})


def lacks(folder: Path, version: str, changes: str) -> list[str]:
    """Returns sentences on what is missing for a release; empty if it is complete."""
    found = [
        f"{title} is missing in {folder}: make packages bundle."
        for title, pattern in WANTED.items()
        if not any(folder.glob(pattern))
    ]
    found += [
        f"{path.name} is of another version than {version}: remove it and make it again."
        for path in files(folder)
        if path.suffix in (".whl", ".gz") and f"-{version}" not in path.name
    ]
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no section for {version} with a date.")
    return found


def write_checksums(folder: Path) -> Path:
    """Writes the SHA-256 of every file of a release, as `sha256sum --check` reads them."""
    lines = (
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files(folder)
    )
    (folder / SUMS).write_text("".join(lines), "utf-8")
    return folder / SUMS


def next_steps(folder: Path, version: str) -> str:
    """Returns the next steps of a maintainer, a line each."""
    names = "\n".join(f"     {path.name}" for path in files(folder))
    return f"""\
{folder} has release {version}:
{names}
     {SUMS}

Next:
  1. Try the bundle and a wheel on a machine without this checkout.
  2. git tag --sign v{version} && git push origin v{version}
  3. Publish a release of that tag with these files; its text is the section of CHANGELOG.md.
  4. twine upload {folder}/*.whl {folder}/*.tar.gz
  5. Begin the section [Unreleased] of CHANGELOG.md anew.
"""


def main() -> None:
    from wmh.version import __version__

    folder = Path(sys.argv[1])
    missing = lacks(folder, __version__, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if missing:
        sys.exit("\n".join(missing))
    write_checksums(folder)
    print(next_steps(folder, __version__), end="")


if __name__ == "__main__":
    main()
