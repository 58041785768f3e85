"""The library of lexica: those that come with the program, and the user's own."""

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
"""End of the name of a lexicon's former folder while a new one is put in its place."""


def lexicon_files() -> dict[str, Path]:
    """Name to .dawg file, the default first; the user's own hide built-in ones of that name."""
    room = paths.lexica_folder()
    for before in room.glob(f".*{BEFORE}"):
        place = room / before.name[1 : -len(BEFORE)]
        if not place.exists():  # The new one never came.
            with suppress(OSError):
                before.rename(place)
    return LEXICA.files()


def built_in() -> frozenset[str]:
    """The names of the lexica that come with the program, unless the user's own hide them."""
    found = lexicon_files()
    return frozenset(
        name for name, path in LEXICA.shipped_files().items() if found.get(name) == path
    )


def open_named(name: str, stop: Stop = never) -> "Lexicon":
    """The lexicon of a name: installed, the path of a .dawg file, or codes as in `codes:abcdef`.

    An installed one is as it was changed by hand; a graph for words added to it is built where
    there is none yet. Raises LexiconError, Cancelled.
    """
    if is_code_name(name):
        from wmh.engine.lexicon.product import code_lexicon

        return code_lexicon(name)
    from wmh.engine.lexicon.store import open_lexicon

    lexicon = open_lexicon(locate(name), stop)
    return _apply_edits(lexicon, name, stop) if name in lexicon_files() else lexicon


def locate(name: str) -> Path:
    """The file of an installed lexicon, or of a path. Raises LexiconError if there is neither."""
    if is_code_name(name) and name not in lexicon_files():
        raise LexiconError("{0} is made from its name, so there is no file.", name)
    return LEXICA.find(name)


def others(than: "Lexicon", stop: Stop = never) -> "Iterator[Lexicon]":
    """Yields the user's own other lexicons, opened one by one; skips broken ones.

    Beside one of the user's own it yields the default one, too. The other built-in ones are of
    other languages. Raises Cancelled.
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
    """An installed lexicon as it was changed by hand. Raises LexiconError, Cancelled."""
    if not hand_file(name).exists():
        return lexicon
    from wmh.helper.lists.hand_lexicon import with_hand

    return with_hand(lexicon, name, stop)
