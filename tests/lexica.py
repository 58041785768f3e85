"""Word lists for tests: small ones made on demand, and the default one."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.reading.policies import Policies
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.lists import library


def lexicon_of(words, digraphs=(), flagged=()):
    """Returns a lexicon of words, or of a mapping from words to tiers, made by way of files."""
    with TemporaryDirectory() as folder:
        return open_lexicon(lexicon_file(Path(folder), words, digraphs, flagged))


def lexicon_file(folder, words, digraphs=(), flagged=(), name="small"):
    """Writes a lexicon as `lexicon_of` has it; returns the path of its .dawg file."""
    lines = words.items() if isinstance(words, dict) else ((word, 0) for word in words)
    text = folder / f"{name}.txt"
    text.write_text("".join(f"{word}\t{tier}\n" for word, tier in lines), encoding="utf-8")
    listed = read_word_list([text], Policies(digraphs=tuple(digraphs)))
    hidden = [listed.alphabet.encode(listed.alphabet.letters_of(word)) for word in flagged]
    path = folder / f"{name}.dawg"
    build(listed, path, source="a test", licence="none", flagged=hidden)
    return path


@cache
def english():
    return open_lexicon(library.locate("english"))


@cache
def english_words():
    """Returns the tier of each word of the default word list, read from its text, not its graph."""
    folder = library.locate("english").parent
    lines = [
        line.split("\t")
        for name in ("words.tsv", "supplement.tsv")
        for line in (folder / name).read_text("ascii").splitlines()
    ]
    return {word: int(tier) for word, tier in sorted(lines) if len(word) <= 31}


def spelt(candidates, alphabet):
    return [alphabet.decode(labels.tobytes()) for labels in candidates.letters]
