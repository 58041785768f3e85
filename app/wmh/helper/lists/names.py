"""Names of word lists, which must be valid folder names on every system."""

import re
from contextlib import suppress
from pathlib import Path

from wmh.base.files.writing import DEVICES
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.spelling import fold_case
from wmh.helper.lists import library

TAKEN = "There is a word list {0} already: choose another name."

_MOST = 60
_FOREIGN = re.compile(r"[^\w -]")


class LexiconNameError(InputError):
    """The error for a name that is invalid or in use; the message gives reason and remedy."""


def fit_name(name: str) -> str:
    """Returns the name without surrounding spaces. Raises LexiconNameError if it is not valid."""
    name = name.strip()
    if not name:
        raise LexiconNameError("A word list needs a name: letters, digits, spaces, - and _.")
    if is_code_name(name):
        raise LexiconNameError(
            "{0} is a name for codes: choose one without a colon.", excerpt(name)
        )
    if foreign := _FOREIGN.search(name):
        raise LexiconNameError(
            "{0} has {1}: a name has letters, digits, spaces, - and _ only.",
            excerpt(name),
            repr(foreign[0]),
        )
    if len(name.encode()) > _MOST:
        raise LexiconNameError(
            "{0} is too long: choose a name of {1} letters.", excerpt(name), _MOST
        )
    if name.startswith("-") or DEVICES.fullmatch(name):
        raise LexiconNameError(
            "{0} cannot be the name of a file: choose another one.", excerpt(name)
        )
    return name


def free_name(name: str) -> str:
    """Returns the name, cleaned, if a new list may have it. Raises LexiconNameError otherwise.

    Names of the user's own lists and of the default list are in use, whatever the case of letters.
    The name of a shipped list of another language is allowed: the new list then replaces the
    shipped list, also in games that name it.
    """
    name = fit_name(name)
    taken = {fold_case(each): each for each in library.lexicon_files()}.get(fold_case(name))
    if taken is None:
        return name
    if taken not in library.built_in():
        raise LexiconNameError(TAKEN, repr(taken))
    if taken == library.DEFAULT:
        raise LexiconNameError(
            "{0} is the name of a built-in word list: choose another one.", taken
        )
    return taken


def installed_name(name: str) -> str:
    """Returns the name if an installed list has it. Raises LexiconNameError otherwise."""
    installed = library.lexicon_files()
    if name not in installed:
        names = ", ".join(installed)
        raise LexiconNameError(
            "There is no word list {0}: installed are {1}.", excerpt(name), names
        )
    return name


def own_name(name: str) -> str:
    """Returns the name if one of the user's own lists has it. Raises LexiconNameError otherwise."""
    installed = library.lexicon_files()
    if name not in installed:
        names = ", ".join(set(installed) - library.built_in())
        if not names:
            raise LexiconNameError(
                "There is no imported word list {0}: none has been imported yet.", excerpt(name)
            )
        raise LexiconNameError(
            "There is no imported word list {0}: there are {1}.", excerpt(name), names
        )
    if name in library.built_in():
        raise LexiconNameError("{0} is built in and stays as it is.", name)
    return name


def suggested_name(path: Path) -> str:
    """Returns a name for a list made of this file, which no list has yet."""
    stem = " ".join(_FOREIGN.sub(" ", path.stem).split()).lstrip("-").encode()[: _MOST - 5]
    name = stem.decode(errors="ignore").strip() or "words"
    installed = library.lexicon_files()
    for tried in (name, *(f"{name} {number}" for number in range(2, 1000))):
        with suppress(LexiconNameError):
            if free_name(tried) not in installed:
                return tried
    raise LexiconNameError("Too many word lists have the name {0}: choose another one.", name)
