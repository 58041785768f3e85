"""Compiled kernels: finds, checks and loads them, or tells why they are missing.

They are compiled from `c/` when the program is installed, several times for different processors,
and lie in `compiled/` with a file that describes them. A library that differs from its description
is not loaded, since a damaged one would crash the program.
"""

import ctypes
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable

COMPILED = Path(__file__).parent / "compiled"
SOURCES = Path(__file__).parent / "c"

_LEVELS = {"x86-64-v4": 4, "x86-64-v3": 3, "": 1}
"""Kinds of processors, the best first, with their numbers in processor.c."""

_ABSENT = (
    "The compiled kernels are missing: nothing is searched to the end, and lists take longer."
    " Install the program again."
)
_SPOILT = (
    "The compiled kernels do not fit this computer: nothing is searched to the end, and lists take"
    " longer. Install the program again."
)
# Beside a list that is not ranked, and where a command is refused.
translatable(_ABSENT, context="Strategies")
translatable(_SPOILT, context="Strategies")
translatable(_ABSENT)
translatable(_SPOILT)


class NoKernelsError(InputError):
    """The error for a task that needs the compiled kernels while they are missing."""


class Loading(NamedTuple):
    """Loaded library and its kind of processors, or the reason, in one line, why there is none."""

    library: ctypes.CDLL | None
    level: str
    why_not: str | None


def unavailable() -> str | None:
    """Returns the reason, in one line, why the compiled kernels are missing; None with kernels."""
    return loading().why_not


def level() -> str:
    """Returns the kind of processors for which the loaded kernels are made; "" for all kinds."""
    return loading().level


def load_library() -> ctypes.CDLL:
    """Returns the library of compiled kernels. Raises NoKernelsError if it is missing."""
    found = loading()
    if found.library is None:
        raise NoKernelsError(found.why_not or _ABSENT)
    return found.library


@cache
def loading() -> Loading:
    """Returns the result of loading the kernels, which is done once in a process."""
    return load(COMPILED, SOURCES)


def load(compiled: Path, sources: Path) -> Loading:
    """Loads the best library in a folder that this processor supports.

    A library that is damaged, or made for another system or from other sources, is not loaded.
    `sources` is the folder of the sources.
    """
    try:
        told = json.loads((compiled / "kernels.json").read_bytes())
        if sources.is_dir() and told["sources"] != digest(sources):
            return Loading(None, "", _SPOILT)  # The checkout is of another day.
        *better, usual = told["libraries"]
        library = _open_library(compiled, usual)
        if library is None:
            return Loading(None, "", _SPOILT)
        can: int = library.processor_level()
        for each in better:
            if _LEVELS[each["level"]] <= can and (found := _open_library(compiled, each)):
                return Loading(found, each["level"], None)
        return Loading(library, "", None)
    except FileNotFoundError:
        return Loading(None, "", _ABSENT)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Loading(None, "", _SPOILT)


def _open_library(folder: Path, told: Mapping[str, str]) -> ctypes.CDLL | None:
    """Loads a library if it is complete and made for this system; else returns None.

    `told` is the description of the library.
    """
    from hashlib import sha256

    path = folder / told["file"]
    if sha256(path.read_bytes()).hexdigest() != told["sha256"]:
        return None
    try:
        return ctypes.CDLL(str(path))
    except OSError:
        return None


def digest(sources: Path) -> str:
    """Returns the checksum of the sources, which a library's description repeats."""
    from hashlib import sha256

    told = sha256()
    for path in sorted(sources.iterdir()):
        told.update(path.name.encode() + b"\0" + path.read_bytes())
    return told.hexdigest()
