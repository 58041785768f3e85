"""Words of a Lingo game: from a file in the pit's format, or from a word list."""

from pathlib import Path

from wmh.base.text.refusal import InputError
from wmh.engine import count
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words, words_in
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.cli.parts.reasons import Refused, no_length
from wmh.helper.lists import library


def lexicon_for(length: int, file: Path | None) -> tuple[Lexicon, tuple[InputError, ...]]:
    """Returns a lexicon with words of this length, and notices about the file they are from.

    Without a `file` the current folder's `wordlistN.txt` (for length N) or `wordlist.txt` is read,
    and without these files the default word list. Raises Refused, WordListError, LexiconError,
    OSError.
    """
    path = file or next(
        (path for path in (Path(f"wordlist{length}.txt"), Path("wordlist.txt")) if path.is_file()),
        None,
    )
    if path is None:
        lexicon = library.open_named(library.DEFAULT)
        if reason := no_length(length, lexicon):
            raise reason
        return lexicon, ()
    if not path.is_file():
        raise Refused("There is no file {0}: give a text file with one word a line.", path)
    words, notices = words_in(path, length)
    if not words:
        raise Refused(
            "{0} has no word of {1}: choose another length, or a list with one word a line.",
            path,
            count.letters(length),
        )
    return lexicon_of_words(words, path.name), notices
