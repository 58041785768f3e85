"""The compiled kernels: found, looked at and loaded, or one line that says why there are none.

They are made from `c/` when the program is installed, several times for processors that can more,
and lie in `compiled/` with a file that says what they are. Nothing is loaded that is not what that
file says: half a library would end the program.
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
"""Kinds of processors that there may be libraries for, and what they are called in processor.c."""

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
    """Refusal of what only the compiled kernels can do, where there are none."""


class Loading(NamedTuple):
    """Library for a kind of processors, or the line that says why there is none."""

    library: ctypes.CDLL | None
    level: str
    why_not: str | None


def unavailable() -> str | None:
    """Returns one line, why nothing is searched to the end here; None with kernels."""
    return loading().why_not


def level() -> str:
    """The kind of processors that the kernels in use are for; empty for all of them."""
    return loading().level


def load_library() -> ctypes.CDLL:
    """The library. Raises NoKernelsError."""
    found = loading()
    if found.library is None:
        raise NoKernelsError(found.why_not or _ABSENT)
    return found.library


@cache
def loading() -> Loading:
    """The library that this process uses."""
    return load(COMPILED, SOURCES)


def load(compiled: Path, sources: Path) -> Loading:
    """The best of the libraries in a folder that this processor has what it needs for.

    What is half there, or was made for another system or from other sources, is not loaded.
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
    """A library, where it is whole and for this system."""
    from hashlib import sha256

    path = folder / told["file"]
    if sha256(path.read_bytes()).hexdigest() != told["sha256"]:
        return None
    try:
        return ctypes.CDLL(str(path))
    except OSError:
        return None


def digest(sources: Path) -> str:
    """Checksum that tells whether a library was made from these sources."""
    from hashlib import sha256

    told = sha256()
    for path in sorted(sources.iterdir()):
        told.update(path.name.encode() + b"\0" + path.read_bytes())
    return told.hexdigest()
