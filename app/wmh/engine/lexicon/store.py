"""Lexicon: a word list as a graph, with tiers, flags and facts."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.files.writing import open_regular
from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.facts import MOST_BYTES, Facts, FactsError, LexiconError, from_json
from wmh.engine.lexicon.file_format import FLAG
from wmh.engine.lexicon.graph import Graph, GraphError, open_graph
from wmh.engine.question import ALL_TIERS, COMMON_TIER, TIERS, Familiarity


@dataclass(frozen=True, eq=False)
class Lexicon:
    """A word list: the graph of its words, and their tiers and flags.

    `tiers` uint8 holds for each word, in sorted order, how uncommon it is (SCOWL's size, 10 to 80
    in the default word list; 0 if the list has no tiers); `flagged` bool is true for offensive
    words, which are suggested only on request.

    If the user edited the list, `came_as` are the facts before the changes, and `touched` the
    lengths whose words or flags have changed since.
    """

    name: str
    alphabet: Alphabet
    graph: Graph
    facts: Facts
    tiers: NDArray[np.uint8]
    flagged: NDArray[np.bool_]
    came_as: Facts | None = None
    touched: frozenset[int] = frozenset()

    def __contains__(self, word: str) -> bool:
        return self.tier_of(word) is not None

    def tier_of(self, word: str) -> int | None:
        """Returns the tier of a word; None if it is not in the lexicon."""
        letters = self.alphabet.letters_of(word)
        number = self.number_of(letters) if letters else None
        return None if number is None else int(self.tiers[number])

    def is_flagged(self, word: str) -> bool:
        """True if the word is offensive, and so suggested only on request."""
        letters = self.alphabet.letters_of(word)
        number = self.number_of(letters) if letters else None
        return number is not None and bool(self.flagged[number])

    @property
    def digest(self) -> str:
        """Hash of the lexicon's name, words, tiers and flags: 32 hexadecimal digits."""
        arrays = (self.tiers, self.flagged)
        hashes = [hashlib.sha256(each.tobytes()).hexdigest() for each in arrays]
        told = json.dumps([self.name, self.facts.sha256, *hashes])
        return hashlib.sha256(told.encode()).hexdigest()[:32]

    @property
    def memory(self) -> int:
        """Number of bytes in memory: the units of the file, and all arrays."""
        graph = self.graph
        arrays = (graph.label, graph.final, graph.first, graph.fanout, graph.ends, graph.passed)
        own = (self.tiers, self.flagged)
        return self.facts.bytes + sum(each.nbytes for each in (*arrays, *own))

    def nameable(
        self, numbers: NDArray[np.integer] | int, *, flagged: bool = False
    ) -> NDArray[np.bool_]:
        """Returns which of the words with these indices may be shown; bool, shaped as `numbers`.

        All code that lists, draws, prints or guesses words calls this function; no other code reads
        the flags. Offensive words are shown only if `flagged` is set.
        """
        return ~self.flagged[np.asarray(numbers)] | flagged

    def naming(self, words: Iterable[str]) -> "Lexicon":
        """Returns the lexicon with these words shown even if offensive: the user typed them."""
        spelt = filter(None, map(self.alphabet.letters_of, words))
        numbers = [number for x in spelt if (number := self.number_of(x)) is not None]
        if self.nameable(np.array(numbers, np.intp)).all():
            return self
        flagged = self.flagged.copy()
        flagged[numbers] = False
        return replace(self, flagged=flagged)

    def number_of(self, letters: tuple[str, ...]) -> int | None:
        """Returns the index of a word in sorted order; None if it is not in the lexicon."""
        graph = self.graph
        edge, start, size, number = -1, graph.root, graph.roots, -1
        for label in self.alphabet.encode_guess(letters):
            here = graph.label[start : start + size].tobytes().find(label)
            if here < 0:
                return None
            edge = start + here
            start, size = int(graph.first[edge]), int(graph.fanout[edge])
            number += int(graph.passed[edge])
        return number if edge >= 0 and graph.final[edge] else None

    @cached_property
    def tiered(self) -> bool:
        """True if the words have tiers, so that the vocabulary can be limited."""
        return bool(self.tiers.any())

    def usual_tier(self, length: int, wanted: Familiarity = Familiarity.COMMON) -> int:
        """Returns the `wanted` tier for words up to 11 letters, and ALL_TIERS for longer words.

        Limited to common words, long words would lack 13 to 19 % of what games ask for. If the
        list's common words are exactly the possible answers of a game, the wanted tier holds at all
        lengths, and everyday words are all answers: past ones can have a greater tier.
        """
        if self.facts.answers and wanted is Familiarity.EVERYDAY:
            return COMMON_TIER
        return TIERS[wanted] if length < 12 or self.facts.answers else ALL_TIERS

    @property
    def lengths(self) -> tuple[int, ...]:
        """Lengths of the words, in letters."""
        return tuple(i for i, n in enumerate(self.facts.words_per_length, start=1) if n)


def open_lexicon(path: Path, stop: Stop = never) -> Lexicon:
    """Opens a .dawg file with its facts (and tiers) next to it.

    Raises LexiconError for a missing, cut, changed or different file; everything is checked before
    the graph is used.
    """
    if path.is_dir():
        raise LexiconError("{0} is a folder: give the path of a .dawg file.", path)
    if not path.exists():
        raise LexiconError("{0} is missing: give the path of a .dawg file.", path)
    if path.suffix != ".dawg":
        raise LexiconError(
            "{0} is not a .dawg file: build one from a word list with `wmh lexicon "
            "build {1} --out {2}.dawg`.",
            path,
            path.name,
            path.stem,
        )
    facts_path = path.with_suffix(".json")
    tiers_path = path.with_suffix(".tiers")
    reading = facts_path
    try:
        facts = from_json(bytes_of(facts_path, MOST_BYTES))
        alphabet = Alphabet(facts.alphabet)
        reading = path
        graph = open_graph(path, facts.sha256, stop)
        if graph.words != facts.words:
            raise GraphError("has {0} words, its facts say {1}", graph.words, facts.words)
        if graph.lengths != tuple(n for n, has in enumerate(facts.words_per_length, 1) if has):
            raise GraphError("has words of other lengths than its facts say")
        if not set(np.flatnonzero(np.bincount(graph.label))) <= set(alphabet.labels.values()):
            raise GraphError("has words of other letters than its facts say")
        reading = tiers_path
        tiers = _read_tiers(tiers_path, facts)
    except (FactsError, GraphError, ContentError) as error:
        raise LexiconError(
            "{0} {1}: build the word list again with `wmh lexicon build`.", reading, error
        ) from error
    except OSError as error:
        raise LexiconError(
            "{0} cannot be read ({1}): build the word list again with `wmh lexicon build`.",
            reading,
            error.strerror,
        ) from error
    if alphabet.from_right:
        raise LexiconError(
            "{0} is written from right to left, which boards are not made for yet: choose a list"
            " of another language.",
            path,
        )
    name = path.parent.name if path.stem == "words" else path.stem
    return Lexicon(name, alphabet, graph, facts, tiers & np.uint8(FLAG - 1), tiers >= FLAG)


def _read_tiers(path: Path, facts: Facts) -> NDArray[np.uint8]:
    if facts.tiers_sha256 is None:
        return np.zeros(facts.words, np.uint8)
    with open_regular(path) as file:
        raw = file.read(facts.words + 1)
    if len(raw) != facts.words or hashlib.sha256(raw).hexdigest() != facts.tiers_sha256:
        raise GraphError("was changed after it was built (its checksum differs)")
    return np.frombuffer(raw, np.uint8)
