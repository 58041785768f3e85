"""Library of word lists: the shipped ones and the user's own."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.facts import LexiconError
from wmh.helper.catalogues import LEXICA
from wmh.helper.lists.hand import hand_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.engine.lexicon.store import Lexicon

DEFAULT = LEXICA.first

BEFORE = ".before"
"""Suffix that the folder of a list has while another folder takes its place."""


def lexicon_files() -> dict[str, Path]:
    """Returns the .dawg files by the names of their lists, the default list first.

    A list of the user's own hides a shipped one with the same name.
    """
    room = paths.lexica_folder()
    for before in room.glob(f".*{BEFORE}"):
        place = room / before.name[1 : -len(BEFORE)]
        if not place.exists():  # The new one never came.
            with suppress(OSError):
                before.rename(place)
    return LEXICA.files()


def built_in() -> frozenset[str]:
    """Returns the names of the shipped lists that no list of the user's own hides."""
    found = lexicon_files()
    return frozenset(
        name for name, path in LEXICA.shipped_files().items() if found.get(name) == path
    )


def open_named(name: str, stop: Stop = never) -> "Lexicon":
    """Opens the list of a name: an installed list, the path of a .dawg file, or `codes:abcdef`.

    Manual edits of an installed list are applied; its graph is built again if necessary. Raises
    LexiconError, Cancelled.
    """
    if is_code_name(name):
        from wmh.engine.lexicon.product import code_lexicon

        return code_lexicon(name)
    from wmh.engine.lexicon.store import open_lexicon

    lexicon = open_lexicon(locate(name), stop)
    return _apply_edits(lexicon, name, stop) if name in lexicon_files() else lexicon


def locate(name: str) -> Path:
    """Returns the file of an installed list, or `name` as a path if it exists or has a suffix.

    Raises LexiconError for any other name, and for codes, which have no file.
    """
    if is_code_name(name) and name not in lexicon_files():
        raise LexiconError("{0} is made from its name, so there is no file.", name)
    return LEXICA.find(name)


def others(than: "Lexicon", stop: Stop = never) -> "Iterator[Lexicon]":
    """Yields the user's own lists but `than`, opened one by one; skips broken ones.

    If `than` is one of the user's own lists, the default list is yielded too. The other shipped
    lists are of other languages. Raises Cancelled.
    """
    from wmh.engine.lexicon.store import open_lexicon

    foreign = built_in()
    if than.name not in foreign:
        foreign -= {DEFAULT}
    for name, path in lexicon_files().items():
        if name != than.name and name not in foreign:
            with suppress(LexiconError):
                yield _apply_edits(open_lexicon(path, stop), name, stop)


def _apply_edits(lexicon: "Lexicon", name: str, stop: Stop) -> "Lexicon":
    """Returns an installed list with its manual edits. Raises LexiconError, Cancelled."""
    if not hand_file(name).exists():
        return lexicon
    from wmh.helper.lists.hand_lexicon import with_hand

    return with_hand(lexicon, name, stop)
