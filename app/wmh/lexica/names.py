"""The names of lexica: each is that of a folder, on whatever system."""

import re
from pathlib import Path

from wmh.engine.files import DEVICES
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.spelling import folded
from wmh.engine.refusal import InputError
from wmh.engine.wording import excerpt
from wmh.lexica import library

_MOST = 60
_FOREIGN = re.compile(r"[^\w -]")


class LexiconNameError(InputError):
    """A name that no lexicon can have, or that one has. The message says why and what to do."""


def fit_name(name: str) -> str:
    """The name without spaces around it. Raises LexiconNameError."""
    name = name.strip()
    if not name:
        raise LexiconNameError("A lexicon needs a name: letters, digits, spaces, - and _.")
    if is_code_name(name):
        raise LexiconNameError(f"{excerpt(name)} is a name for codes: choose one without a colon.")
    if len(name.encode()) > _MOST:
        raise LexiconNameError(f"{excerpt(name)} is too long: choose a name of {_MOST} letters.")
    if foreign := _FOREIGN.search(name):
        raise LexiconNameError(
            f"{excerpt(name)} has {foreign[0]!r}: a name has letters, digits, spaces, - and _ only."
        )
    if name.startswith("-") or DEVICES.fullmatch(name):
        raise LexiconNameError(f"{excerpt(name)} cannot be the name of a file: choose another one.")
    return name


def free_name(name: str) -> str:
    """The same, of a lexicon to come: in whatever case, no other has it."""
    name = fit_name(name)
    taken = {folded(each): each for each in library.installed()}.get(folded(name))
    if taken in library.built_in():
        raise LexiconNameError(f"{taken} is the name of a built-in lexicon: choose another one.")
    if taken is not None:
        raise LexiconNameError(f"There is a lexicon {taken!r} already: choose another name.")
    return name


def installed_name(name: str) -> str:
    """The name of an installed lexicon. Raises LexiconNameError for any other."""
    installed = library.installed()
    if name not in installed:
        names = ", ".join(installed)
        raise LexiconNameError(f"There is no lexicon {excerpt(name)}: installed are {names}.")
    return name


def own_name(name: str) -> str:
    """The name of a lexicon of the user's own. Raises LexiconNameError for any other."""
    installed = library.installed()
    if name not in installed:
        names = ", ".join(set(installed) - library.built_in()) or "none"
        raise LexiconNameError(f"There is no imported lexicon {excerpt(name)}: there are {names}.")
    if name in library.built_in():
        raise LexiconNameError(f"{name} is built in and stays as it is.")
    return name


def suggested_name(path: Path) -> str:
    """A name for the lexicon of a file, one that is free."""
    stem = " ".join(_FOREIGN.sub(" ", path.stem).split()).lstrip("-").encode()[: _MOST - 5]
    name = stem.decode(errors="ignore").strip() or "words"
    for tried in (name, *(f"{name} {number}" for number in range(2, 1000))):
        try:
            return free_name(tried)
        except LexiconNameError:
            continue
    raise LexiconNameError(f"Too many lexica have the name {name}: choose another one.")
