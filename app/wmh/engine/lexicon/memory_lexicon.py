"""Lexicon in memory, made of a list of words without writing files."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural
from wmh.engine import count
from wmh.engine.lexicon.building.trie import WorkingGraph, fill_trie, kill_redundant
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST
from wmh.engine.lexicon.graph import graph_of_edges
from wmh.engine.lexicon.reading.text import WordListError, text_of
from wmh.engine.lexicon.reading.wordlist import alphabet_of
from wmh.engine.lexicon.spelling import fold_case, letters_in
from wmh.engine.lexicon.store import Lexicon


def words_in(
    path: Path, length: int | None = None
) -> tuple[tuple[str, ...], tuple[InputError, ...]]:
    """Returns the sorted words in a file with one word a line, and notices.

    Only words of `length` letters are returned, or, if it is None, all words that a lexicon can
    contain; the notices tell how many lines have no such word. Words are composed (NFC), put in
    lower case and deduplicated; text after a tab is ignored. Raises WordListError, and OSError if
    the file cannot be read.
    """
    notices: list[InputError] = []
    text = text_of(path, notices)
    lowered = fold_case(text)
    lines = [line.partition("\t")[0].strip() for line in lowered.splitlines()]
    lengths = range(SHORTEST, LONGEST + 1) if length is None else (length,)
    listed = [word for word in lines if len(word) in lengths and word.isalpha()]
    words = tuple(sorted(dict.fromkeys(listed)))  # Most lists are sorted, and a set is not.
    if lowered != text:
        notices.append(InputError("{0} has capitals: they are read as small letters.", path.name))
    if len(words) < len(listed):
        again = count.repeated_words(len(listed) - len(words))
        notices.append(
            InputError("{0} has {1}: each counts once.", path.name, again)
            if length is None
            else InputError(
                "{0} has {1} of {2}: each counts once.", path.name, again, count.letters(length)
            )
        )
    if length is None and (others := sum(map(bool, lines)) - len(listed)):
        notices.append(
            InputError(
                Plural(
                    "{0} has 1 line that is not a word of {2} to {3} letters: left out.",
                    "{0} has {1} lines that are no words of {2} to {3} letters: left out.",
                    others,
                ),
                path.name,
                others,
                SHORTEST,
                LONGEST,
            )
        )
    return words, tuple(notices)


def lexicon_of_words(words: Sequence[str], name: str, stop: Stop = never) -> Lexicon:
    """Returns a lexicon of these words, which must consist of lower-case letters.

    A letter and its combining marks are one letter. Since there is no file, the facts give 0 bytes
    and the checksum of the sorted words, one a line. Raises WordListError and Cancelled.
    """
    several = dict.fromkeys(words)
    marked = not "".join(several).isalpha()
    read = {word: letters_in(word) for word in several} if marked else {x: x for x in several}
    lengths = Counter(map(len, read.values()))
    if not lengths or min(lengths) < SHORTEST or max(lengths) > LONGEST:
        raise WordListError("{0} needs words, all of {1} to {2} letters.", name, SHORTEST, LONGEST)
    alphabet = alphabet_of(read.values(), (), name)
    trie = fill_trie((alphabet.encode(letters) for letters in read.values()), stop)
    made = kill_redundant(trie, stop)
    sizes = np.diff(made.first)
    # States without edges are one state to a graph: the one after all the others.
    place = np.where(sizes > 0, np.cumsum(sizes > 0) - 1, np.count_nonzero(sizes)).astype(np.int32)
    graph = graph_of_edges(
        _Steps(made), made.label, made.final, made.first[:-1][sizes > 0], place[made.target],
        int(place[0]), stop,
    )  # fmt: skip
    text = "".join(f"{word}\n" for word in sorted(several)).encode()
    facts = Facts(
        alphabet=alphabet.letters,
        words=graph.words,
        words_per_length=tuple(lengths[length] for length in range(1, max(lengths) + 1)),
        trie_nodes=trie.nodes,
        states=made.states,
        edges=made.edges,
        bytes=0,
        text_bytes=len(text),
        reduction=1.0,
        source=name,
        licence="",
        sha256=hashlib.sha256(text).hexdigest(),
    )
    none = np.zeros(graph.words, np.uint8)
    return Lexicon(name, alphabet, graph, facts, none, none > 0)


class _Steps:
    """`Walker` over a `WorkingGraph`. Its indices are edges; -1 stands for the root."""

    ROOT: ClassVar[int] = -1

    def __init__(self, graph: WorkingGraph) -> None:
        self._graph = graph

    def follow_char(self, label: int, index: int) -> int | None:
        graph = self._graph
        state = 0 if index == self.ROOT else int(graph.target[index])
        start, end = graph.first[state : state + 2].tolist()
        here = np.flatnonzero(graph.label[start:end] == label)
        return start + int(here[0]) if len(here) else None

    def has_value(self, index: int) -> bool:
        return index != self.ROOT and bool(self._graph.final[index])
