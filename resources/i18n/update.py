"""Brings the translations up to date with the program, and compiles them.

Run from the root: python -m resources.i18n.update
"""

import subprocess
import sys
from pathlib import Path

import PySide6

from resources.i18n.strings import texts
from resources.i18n.ts import LANGUAGES, path_of, read, update, write
from resources.i18n.typography import set_for


def compiled(path: Path, target: Path) -> None:
    """Qt's form of the finished translations of a file. Raises CalledProcessError."""
    program = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    command = [Path(PySide6.__file__).parent / program, "-silent", path, "-qm", target]
    subprocess.run(command, check=True)


def main() -> None:
    found = texts()
    for language in LANGUAGES:
        path = path_of(language)
        known = update(read(path), found)
        said = {key: set_for(language, each) for key, each in known.items()}
        write(path, said, found)
        compiled(path, path.with_suffix(".qm"))
        kinds = [each.kind for each in said.values()]
        print(
            f"{path.name}: {len(kinds)} texts, {kinds.count('unfinished')} unfinished,"
            f" {kinds.count('vanished')} vanished"
        )


if __name__ == "__main__":
    main()
