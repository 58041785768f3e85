"""Folders of word lists: installed, removed and renamed atomically.

One of the user's own lists is a folder with the list's name. While a folder is copied or removed,
its name has a leading dot, which the library ignores.
"""

import shutil
from contextlib import AbstractContextManager
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import move_lasting, replace_file
from wmh.engine.lexicon.spelling import fold_case
from wmh.helper.lists import library
from wmh.helper.lists.hand import hand_file
from wmh.helper.lists.hand_lexicon import patched_folder
from wmh.helper.lists.names import TAKEN, LexiconNameError, fit_name, free_name, own_name


def new_folder() -> AbstractContextManager[Path]:
    """Returns a temporary folder for a new word list. Raises OSError."""
    return passing_folder(paths.lexica_folder())


def discard(folder: Path) -> None:
    """Removes a folder; files that cannot be removed stay, without an error."""
    shutil.rmtree(folder, ignore_errors=True)


def put_in_place(part: Path, name: str, *, replace: bool) -> Path:
    """Moves a finished folder to its place, under this name; returns its new path.

    The manual edits of the name are kept. Raises LexiconNameError if the name is in use and not
    `replace`, and OSError; then the old list stays.
    """
    place = paths.lexica_folder() / name
    if not replace and (place / "words.dawg").exists():
        raise LexiconNameError(TAKEN, repr(name))
    if place.exists():
        _swap(part, place)
    else:
        move_lasting(part, place)
    _remove_flat(name)
    return place


def remove(name: str) -> None:
    """Removes one of the user's own lists with all its files.

    Raises LexiconNameError, and OSError.
    """
    own_name(name)
    _remove_flat(name)
    place = paths.lexica_folder() / name
    if place.exists():
        with passing_folder(place.parent) as gone:
            move_lasting(place, gone / name)
    discard(patched_folder(name))


def rename(old: str, new: str) -> str:
    """Renames one of the user's own lists; returns the cleaned new name.

    Raises LexiconNameError, OSError.
    """
    own_name(old)
    new = fit_name(new)
    if new == old:
        return new
    if fold_case(new) != fold_case(old):
        free_name(new)
    place = paths.lexica_folder() / old
    if (place / "words.dawg").exists():
        _remove_flat(old)  # The folder hides them, and would no longer.
    else:
        place = _adopt_folder(old)
    move_lasting(place, place.with_name(new))
    discard(patched_folder(old))
    return new


def _swap(part: Path, place: Path) -> None:
    """Puts a folder in the place of another; `library.lexicon_files` repairs a swap cut short."""
    by_hand = hand_file(place.name)
    if by_hand.exists():
        replace_file(part / by_hand.name, by_hand.read_bytes())
    before = place.with_name(f".{place.name}{library.BEFORE}")
    discard(before)
    move_lasting(place, before)
    try:
        move_lasting(part, place)
    except OSError:
        if place.exists():  # Somebody looked just then, and undid the first half.
            move_lasting(place, before)
            move_lasting(part, place)
        else:
            before.rename(place)
            raise
    discard(before)


def _adopt_folder(name: str) -> Path:
    """Returns the folder of a list; puts files that have none into a new folder.

    Such files were copied to the folder of all lists by hand.
    """
    flat = _flat(name)
    with new_folder() as part:
        for path in filter(Path.exists, flat):
            shutil.copyfile(path, part / f"words{path.suffix}")
        return put_in_place(part, name, replace=True)


def _flat(name: str) -> list[Path]:
    """Returns the paths that files of a list without a folder have, the graph first."""
    return [paths.lexica_folder() / f"{name}{suffix}" for suffix in (".dawg", ".json", ".tiers")]


def _remove_flat(name: str) -> None:
    for path in _flat(name):
        path.unlink(missing_ok=True)
