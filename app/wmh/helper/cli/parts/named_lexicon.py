"""The word list of the option `--lexicon`: installed, a .dawg file, codes, or a text file."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.text.phrases import objection
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.facts import MOST_BYTES, FactsError, from_json
from wmh.helper.capitals import show_capitals_of
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library
from wmh.helper.lists.hand import hand_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wmh.base.text.refusal import InputError
    from wmh.engine.lexicon.store import Lexicon

_HEAD = 4096
"""Number of bytes at the start of a file by which a text differs from a graph, which has zeros."""


def named_lexicon(name: str) -> "Lexicon":
    """Opens the word list that `--lexicon` names; reports faults of a text file on stderr.

    Raises Refused, LexiconError, WordListError, OSError.
    """
    with waiting("reading the words"):
        lexicon, notices = _read(name)
    show_capitals_of(lexicon.alphabet)
    for notice in notices:
        print(objection(notice), file=sys.stderr)
    return lexicon


def named_alphabet(name: str) -> tuple[str, Alphabet]:
    """Returns name and alphabet of the word list that `--lexicon` names.

    Of an installed list without edits only the facts are read. Raises as `named_lexicon`.
    """
    path = library.lexicon_files().get(name)
    if path is not None and not hand_file(name).exists():
        with suppress(FactsError, ContentError, OSError):  # Which the list itself says better.
            facts = from_json(bytes_of(path.with_suffix(".json"), MOST_BYTES))
            alphabet = Alphabet(facts.alphabet)
            show_capitals_of(alphabet)
            return name, alphabet
    lexicon = named_lexicon(name)
    return lexicon.name, lexicon.alphabet


def _read(name: str) -> "tuple[Lexicon, Sequence[InputError]]":
    path = Path(name)
    if path.suffix == ".dawg" or name in library.lexicon_files() or is_code_name(name):
        return library.open_named(name), ()
    if path.suffix and not path.exists():
        raise Refused(
            "There is no file {0}: give a list of words, one a line, or a .dawg file.", path
        )
    if not path.is_file():
        return library.open_named(name), ()
    with path.open("rb") as file:
        if b"\0" in file.read(_HEAD):
            return library.open_named(name), ()
    from wmh.engine.lexicon.memory_lexicon import lexicon_of_words, words_in

    words, notices = words_in(path)
    if not words:
        raise Refused("{0} has no words: give a list with one word a line.", path)
    return lexicon_of_words(words, path.name), notices
