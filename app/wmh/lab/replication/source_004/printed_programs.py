"""Printed programs of the contest's players: files in a folder, made ready to be started.

They are their authors' own and do not come with this program.
"""

import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from wmh.base.text.refusal import InputError

_TOO_NARROW, _WIDE = "int minMatches", "double minMatches"
"""A declaration of the printed Java program that its compiler refuses, and one that it takes."""
_COMPILING = 120
"""Seconds the compiler may take."""


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
    """The command of a program; `corrected` says that its compiler refused it as it is printed."""

    command: Sequence[str]
    corrected: bool = False


def obstacles(folder: str | None) -> dict[str, str]:
    """Reasons why programs cannot be started, by their names, each as a sentence."""
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
    """Names of the programs that can be started here."""
    lacking = obstacles(folder)
    return [name for name in _PROGRAMS if name not in lacking]


def prepare(name: str, peers: Path, folder: Path, words: Iterable[str]) -> ReadyProgram:
    """Puts a program and its word list into the folder it is started in.

    Raises InputError where it cannot be compiled, and OSError.
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
    """The first line of the compiler's complaint; empty where it has none."""
    command = ("javac", "-encoding", "utf-8", file)
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=_COMPILING, check=False)
    if not done.returncode:
        return ""
    lines = done.stderr.decode("utf-8", "replace").splitlines()
    return next((line.strip() for line in lines if "error" in line), "its compiler failed")
