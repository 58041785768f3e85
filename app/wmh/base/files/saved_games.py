"""Saved games: JSON files with a version number.

A file that cannot be read is renamed, so that the program starts and nothing is lost; a file of a
newer version of the program stays untouched.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from wmh.base.files.json_reading import ContentError, bytes_of, parse_json_object
from wmh.base.files.writing import open_regular, replace_file
from wmh.base.text.refusal import InputError

VERSION = 1
_BEGIN = re.compile(rb'(?:\xef\xbb\xbf)?\{"version": ?(\d{1,9})[,}]')

_T = TypeVar("_T")


class Trouble(NamedTuple):
    """Reason why a saved file was not loaded.

    `aside` is the new path of an unreadable file, or its old path if it could not be renamed;
    `said` is the reason, as the end of a sentence. If `newer`, the file is of a newer version of
    the program and stays.
    """

    path: Path
    newer: bool = False
    aside: Path | None = None
    said: InputError | None = None


class LoadResult(NamedTuple, Generic[_T]):
    """Content of a saved file, None if missing or not loaded; and the trouble, if any."""

    content: _T | None = None
    trouble: Trouble | None = None


def load_saved(path: Path, read: Callable[[dict[str, object]], _T]) -> LoadResult[_T]:
    """Returns what `read` makes of the fields of a file; never raises, whatever the file contains.

    `read` raises ValueError for impossible values; then the result has a Trouble.
    """
    try:
        fields = parse_json_object(bytes_of(path))
        if _version(fields) > VERSION:
            return LoadResult(trouble=Trouble(path, newer=True))
        if _version(fields) == VERSION:
            return LoadResult(read(fields))
        said = ContentError("does not say its version")
    except FileNotFoundError:
        return LoadResult()
    except ContentError as error:
        said = error.bare()
    except (OSError, ValueError):
        said = ContentError("has a value that is not allowed")
    return LoadResult(trouble=Trouble(path, aside=rename_broken(path), said=said))


def save_fields(path: Path, fields: str, *, lasting: bool = False) -> None:
    """Replaces a file by `fields`, a JSON object as text, readable by its owner alone.

    The number of the version is added. The file is synced to the disk if `lasting`; a game, saved
    at every key, is not. A file from a newer version of the program stays. Raises OSError.
    """
    if not _is_newer(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(
            path, f'{{"version":{VERSION},{fields[1:]}'.encode(), private=True, lasting=lasting
        )


def forget(path: Path) -> None:
    """Deletes the file of a finished game, unless a newer version of the program wrote it."""
    with suppress(OSError):
        if not _is_newer(path):
            path.unlink(missing_ok=True)


def rename_broken(path: Path) -> Path | None:
    """Renames a file to `NAME.broken-1`, or with the next free number; None if that fails.

    Returns the new path.
    """
    with suppress(OSError):
        named = (path.with_name(f"{path.name}.broken-{number}") for number in count(1))
        aside = next(other for other in named if not other.is_symlink() and not other.exists())
        return path.rename(aside)
    return None


def _is_newer(path: Path) -> bool:
    """True if a newer version of the program wrote the file.

    It is checked before each write, since a newer version may be running too.
    """
    with suppress(OSError, ContentError):
        with open_regular(path) as file:
            begin = _BEGIN.match(file.read(64))
        found = int(begin[1]) if begin else _version(parse_json_object(bytes_of(path)))
        return found > VERSION
    return False


def _version(fields: dict[str, object]) -> int:
    found = fields.get("version")
    return found if type(found) is int else 0
