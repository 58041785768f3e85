"""Printed programs of the contest's players, prepared to be run.

The programs belong to their authors and do not come with this program.
"""

import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from wmh.base.text.refusal import InputError
from wmh.lab.pit.player_process import environment

_TOO_NARROW, _WIDE = "int minMatches", "double minMatches"
"""Declaration in the Java program that its compiler refuses, and the replacement."""
_COMPILING = 120
"""Maximal seconds that compiling may take."""


@dataclass(frozen=True, slots=True)
class _Program:
    file: str
    needs: tuple[str, ...]


_PROGRAMS = {
    "chinese-perl-goth": _Program("chinese-perl-goth.pl", ("perl",)),
    "Lingo": _Program("Lingo.java", ("javac", "java")),
}


@dataclass(frozen=True, slots=True)
class ReadyProgram:
    """Command that starts a program; `corrected` if its compiler refused the printed version."""

    command: Sequence[str]
    corrected: bool = False


def obstacles(folder: str | None) -> dict[str, str]:
    """Returns a sentence for each program that cannot be started, by name, with the reason."""
    found: dict[str, str] = {}
    for name, program in _PROGRAMS.items():
        lacking = [each for each in program.needs if shutil.which(each) is None]
        if folder is None or not (Path(folder) / program.file).is_file():
            found[name] = (
                f"{name} did not play: save its printed program as {program.file} in the folder"
                " of --peers."
            )
        elif lacking:
            found[name] = f"{name} did not play: {lacking[0]} is not installed."
    return found


def startable(folder: str | None) -> list[str]:
    """Returns the names of the programs that can be started here."""
    lacking = obstacles(folder)
    return [name for name in _PROGRAMS if name not in lacking]


def prepare(name: str, peers: Path, folder: Path, words: Iterable[str]) -> ReadyProgram:
    """Writes a program and its word list to a folder, compiles it, and returns its command.

    `peers` is the folder with the printed programs. Raises InputError if it cannot be compiled, and
    OSError.
    """
    (folder / "wordlist.txt").write_text("".join(f"{word}\n" for word in words), "ascii")
    program = _PROGRAMS[name]
    text = (peers / program.file).read_text("utf-8")
    (folder / program.file).write_text(text, "utf-8")
    if program.needs == ("perl",):
        return ReadyProgram(("perl", program.file))
    complaint = _compile(folder, program.file)
    corrected = bool(complaint) and _TOO_NARROW in text
    if corrected:
        (folder / program.file).write_text(text.replace(_TOO_NARROW, _WIDE), "utf-8")
        complaint = _compile(folder, program.file)
    if complaint:
        raise InputError("{0} cannot be compiled: {1}", program.file, complaint)
    return ReadyProgram(("java", name), corrected)


def _compile(folder: Path, file: str) -> str:
    """Returns the first line of the compiler's error; "" if there is none."""
    command = ("javac", "-encoding", "utf-8", file)
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, timeout=_COMPILING, check=False
    )
    if not done.returncode:
        return ""
    lines = done.stderr.decode("utf-8", "replace").splitlines()
    return next((line.strip() for line in lines if "error" in line), "its compiler failed")
