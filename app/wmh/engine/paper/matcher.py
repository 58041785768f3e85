"""Matcher: finds all words of the DAWG that fit the clues (paper, section IV.C)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.knowledge import Knowledge, LetterCount
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.graph import Graph
from wmh.engine.lexicon.store import Lexicon

_BITS = 6
_TOP = 1 << (_BITS - 1)
_FIELDS = 64 // _BITS


class Tally(NamedTuple):
    """Counter of up to ten letters, packed into six-bit fields of one uint64 for each path.

    `step`, uint64 (128,), is what each label adds to a path's counts. `over` is added to set the
    top bit of each field whose count exceeds its maximum, `enough` to set the top bit of each field
    that has reached its minimum: so one addition and one mask check all letters. Counts stay below
    32 because words have at most 31 letters.
    """

    step: NDArray[np.uint64]
    over: np.uint64 | None
    enough: np.uint64
    tops: np.uint64
    wanted: int

    def fits(self, packed: NDArray[np.uint64], left: int) -> NDArray[np.bool_] | None:
        """Returns which paths can still end with every count within its bounds; None if all can.

        `packed` are the counts of the paths, `left` is the number of letters to come.
        """
        fits = None
        if self.over is not None:
            fits = (packed + self.over) & self.tops == 0
        if self.wanted > left:
            short = np.bitwise_count(~(packed + self.enough) & self.tops) <= left
            fits = short if fits is None else fits & short
        return fits


def tallies(counts: Sequence[LetterCount], alphabet: Alphabet) -> list[Tally]:
    """Returns as many counters as these letters need, ten letters each; usually one or none."""
    assert LONGEST < _TOP
    return [
        _tally(counts[start : start + _FIELDS], alphabet)
        for start in range(0, len(counts), _FIELDS)
    ]


def _tally(counts: Sequence[LetterCount], alphabet: Alphabet) -> Tally:
    step = np.zeros(128, np.uint64)
    over = enough = tops = 0
    for field, count in enumerate(counts):
        shift = field * _BITS
        step[alphabet.label(count.letter)] = 1 << shift
        tops |= _TOP << shift
        enough |= (_TOP - count.least) << shift
        if count.most is not None:
            over |= (_TOP - 1 - count.most) << shift
    return Tally(
        step,
        np.uint64(over) if over else None,
        np.uint64(enough),
        np.uint64(tops),
        sum(count.least > 0 for count in counts),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """Words in sorted order.

    `letters` uint8 (n, length) holds the labels of the words, `numbers` int32 (n,) the words'
    indices in the lexicon.
    """

    letters: NDArray[np.uint8]
    numbers: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.numbers)


def match(knowledge: Knowledge, lexicon: Lexicon, tier: int, stop: Stop = never) -> Candidates:
    """Returns the words up to this tier that fit the knowledge, by one walk over the DAWG.

    All paths advance together, one letter a step: the frontier is the array of their last edges. An
    edge is followed if the place allows its letter, if a word of the right length ends below it,
    and if the remaining letters can still bring every letter's count between its bounds.
    """
    length = knowledge.length
    graph = lexicon.graph
    none = Candidates(np.zeros((0, length), np.uint8), np.zeros(0, np.int32))
    if not knowledge.possible or length not in lexicon.lengths:
        return none
    allowed = allowed_labels(knowledge, lexicon.alphabet)
    bounds = tallies(knowledge.open_counts, lexicon.alphabet)
    packed: list[NDArray[np.uint64]] = [np.zeros(1, np.uint64) for _ in bounds]
    edge = np.arange(graph.root, graph.root + graph.roots, dtype=np.int32)
    parent = np.zeros(graph.roots, np.int32)
    steps: list[tuple[NDArray[np.int32], NDArray[np.int32]]] = []
    for place in range(length):
        check_cancelled(stop)
        left = length - place - 1
        if place:
            parent, edge = children(graph, edge)
        fits = graph.ends.take(edge) & np.uint32(1 << left) != 0
        label = graph.label.take(edge)
        if not allowed[place].all():
            fits &= allowed[place].take(label)
        kept = np.flatnonzero(fits)
        edge, parent, label = edge.take(kept), parent.take(kept), label.take(kept)
        packed = [
            above.take(parent) + tally.step.take(label)
            for above, tally in zip(packed, bounds, strict=True)
        ]
        for number, tally in enumerate(bounds):
            within = tally.fits(packed[number], left)
            if within is not None and not within.all():
                kept = np.flatnonzero(within)
                edge, parent = edge.take(kept), parent.take(kept)
                packed = [counts.take(kept) for counts in packed]
        steps.append((edge, parent))
    return _words_of_paths(graph, steps, lexicon.tiers, tier)


def children(graph: Graph, edge: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Returns all paths one edge longer: for each the index of its parent path, and its new edge.

    A path is given by its last edge; `edge` holds these last edges.
    """
    fanout = graph.fanout.take(edge)
    ahead = np.cumsum(fanout, dtype=np.int32)
    parent = np.repeat(np.arange(len(edge), dtype=np.int32), fanout)
    start = graph.first.take(edge) - ahead + fanout
    return parent, np.arange(len(parent), dtype=np.int32) + start.take(parent)


def _words_of_paths(
    graph: Graph,
    steps: list[tuple[NDArray[np.int32], NDArray[np.int32]]],
    tiers: NDArray[np.uint8],
    tier: int,
) -> Candidates:
    """Returns the words of the paths, up to this tier.

    The words are read backwards, from the last edges, along the parents in `steps`.
    """
    edge, parent = steps[-1]
    numbers = np.full(len(edge), -1, np.int32)
    letters = np.empty((len(steps), len(edge)), np.uint8)
    path = np.arange(len(edge), dtype=np.int32)
    for place in range(len(steps) - 1, -1, -1):
        edge, parent = steps[place]
        edge = edge.take(path)
        graph.label.take(edge, out=letters[place])
        numbers += graph.passed.take(edge)
        path = parent.take(path)
    kept = np.flatnonzero(tiers.take(numbers) <= tier)
    if len(kept) < len(numbers):
        letters, numbers = letters.take(kept, axis=1), numbers.take(kept)
    return Candidates(letters.T, numbers)


def allowed_labels(knowledge: Knowledge, alphabet: Alphabet) -> NDArray[np.bool_]:
    """Returns which labels each place may hold: bool (length, 128)."""
    allowed = np.ones((knowledge.length, 128), np.bool_)
    for place, (fixed, excluded) in enumerate(
        zip(knowledge.fixed, knowledge.excluded, strict=True)
    ):
        if fixed is not None:
            allowed[place] = False
            allowed[place, alphabet.label(fixed)] = True
        else:
            allowed[place, [alphabet.label(letter) for letter in excluded]] = False
    return allowed
