"""Files of one kind: those that come with the program, and the user's own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from wmh.engine.refusal import InputError
from wmh.files import paths

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class BrokenFile:
    """A file that does not tell what it should, and why, in a sentence."""

    path: Path
    reason: str


def own_folder(kind: str) -> Path:
    """Where the user's own files of a kind are looked for."""
    return paths.data_folder() / kind


def files(kind: str, name_of: Callable[[Path], str] = lambda path: path.stem) -> dict[str, Path]:
    """Name to file; the user's own replace built-in ones of that name."""
    folders = (paths.folder("resources") / kind, own_folder(kind))
    return {name_of(path): path for folder in folders for path in sorted(folder.glob("*.toml"))}


def read_each(
    found: Iterable[Path], read: Callable[[Path], _T]
) -> tuple[list[_T], tuple[BrokenFile, ...]]:
    """What the files tell, and those that cannot be read or are refused."""
    told: list[_T] = []
    broken: list[BrokenFile] = []
    for path in found:
        try:
            told.append(read(path))
        except InputError as error:
            broken.append(BrokenFile(path, str(error)))
        except OSError as error:
            broken.append(BrokenFile(path, f"{path.name} cannot be read: {error.strerror}."))
    return told, tuple(broken)
