"""Search for every word that can be made of a rack, by a walk over a list's graph (DAWG)."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.graph import Graph
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import children
from wmh.helper.rack.rack_question import RackAnswer, RackOrder, RackQuestion, ranked_words

_NEAR = 0xFF
"""Bit mask of the lengths 0 to 7: below almost every edge a word ends after so many letters.

If a question allows all these lengths, the edges are not tested for them, since the test would
exclude few edges.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Makeable:
    """Words that can be made, shorter ones first, then in sorted order.

    For each word: `numbers` int32, its index in the lexicon; `scores` int32; `lengths` uint8;
    `ends` int32, its path in the graph. For each path: `last` uint8, its last label, and `before`
    int32, the path that it continues.
    """

    numbers: NDArray[np.int32]
    scores: NDArray[np.int32]
    lengths: NDArray[np.uint8]
    ends: NDArray[np.int32]
    last: NDArray[np.uint8]
    before: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.numbers)

    def only(self, chosen: NDArray[np.intp]) -> "Makeable":
        """Returns the words at the chosen indices, in the order of the indices."""
        return Makeable(
            self.numbers.take(chosen),
            self.scores.take(chosen),
            self.lengths.take(chosen),
            self.ends.take(chosen),
            self.last,
            self.before,
        )

    def labels(self) -> list[bytes]:
        """Returns the labels of each word, read along its path."""
        if not len(self):
            return []
        longest = int(self.lengths.max())
        # The longest words come first, and others join them at the place where they end.
        order = np.argsort(~self.lengths, kind="stable")
        ends = self.ends.take(order)
        joined = np.cumsum(np.bincount(longest - self.lengths, minlength=longest)).tolist()
        read = np.zeros((longest, len(self)), np.uint8)
        path = ends[:0]
        for place in range(longest - 1, -1, -1):
            path = np.concatenate((path, ends[len(path) : joined[longest - 1 - place]]))
            self.last.take(path, out=read[place, : len(path)])
            path = self.before.take(path)
        rows = np.empty((len(self), longest), np.uint8)
        rows[order] = read.T
        # As numpy's bytes, which end before the first 0; no label is 0.
        return rows.view(f"S{longest}").ravel().tolist()


@dataclass(frozen=True, slots=True, eq=False)
class _Pool:
    """Letters left to be laid, packed into one integer: a count for each letter and for the blanks.

    By label: `field` are the bits of the letter's count, `payable` these bits and those of the
    blanks. By label, plus 128 if the letter is laid by a tile of its own: `cost` is what to
    subtract from the pool, `gain` int32 the score. `full` is the pool at first, an array of one.
    All but `gain` are unsigned, of the smallest type that holds the pool.
    """

    field: NDArray[np.uint64]
    payable: NDArray[np.uint64]
    cost: NDArray[np.uint64]
    gain: NDArray[np.int32]
    full: NDArray[np.uint64]


@dataclass(frozen=True, slots=True, eq=False)
class _Paths:
    """Paths of one length in the graph, as columns: last edge, parent path, label, score, ..."""

    edge: NDArray[np.int32]
    parent: NDArray[np.int32]
    label: NDArray[np.uint8]
    score: NDArray[np.int32]
    number: NDArray[np.int32]
    at: NDArray[np.uint64]


def makeable(question: RackQuestion, lexicon: Lexicon, stop: Stop = never) -> Makeable:
    """Returns the words of the question's vocabulary that can be made, offensive ones too.

    All paths advance together, a letter a step. Each letter is taken from the pool, which has the
    letters of the rack and the board; if none is left, a blank is taken. So a blank never replaces
    an available letter, and no other way to lay the word scores more. An edge is followed if its
    letter can be paid, if words of the right length end below it, and if the pattern allows it.
    """
    graph = lexicon.graph
    pool = _pool(question, lexicon.alphabet)
    least, most = _bounds(question)
    board = _PathBoard(question, lexicon.alphabet) if question.pattern else None

    parent, edge = np.zeros(graph.roots, np.int32), _roots(graph)
    left = pool.full
    score, number, at = np.zeros(1, np.int32), np.full(1, -1, np.int32), np.ones(1, np.uint64)
    paths: list[_Paths] = []
    for length in range(1, most + 1):
        check_cancelled(stop)
        if paths:
            parent, edge = children(graph, edge)
        label, above = graph.label.take(edge), left.take(parent)
        fits: NDArray[np.bool_] = above & pool.payable.take(label) != 0
        below = _bits(max(least - length, 0), most - length)
        if below & _NEAR != _NEAR:
            fits &= graph.ends.take(edge) & np.uint32(below) != 0
        if board is not None:
            at = board.after(at.take(parent), label)
            fits &= at != 0
            at = at[fits]
        kept = np.flatnonzero(fits)
        if not len(kept):
            break
        edge, parent = edge.take(kept), parent.take(kept)
        label, above = label.take(kept), above.take(kept)
        real: NDArray[np.bool_] = above & pool.field.take(label) != 0
        laid: NDArray[np.uint8] = label | real.view(np.uint8) << np.uint8(7)
        left = above - pool.cost.take(laid)
        score = score.take(parent) + pool.gain.take(laid)
        number = number.take(parent) + graph.passed.take(edge)
        paths.append(_Paths(edge, parent, label, score, number, at))
    return _collect_words(paths, least, board, lexicon, question.tier)


def _roots(graph: Graph) -> NDArray[np.int32]:
    return np.arange(graph.root, graph.root + graph.roots, dtype=np.int32)


def _bounds(question: RackQuestion) -> tuple[int, int]:
    """Returns the numbers of letters that the shortest and the longest possible word have."""
    laid = len(question.board)
    least = max(question.least, laid + 1)
    most = min(len(question.letters) + question.blanks + laid, LONGEST)
    if question.most is not None:
        most = min(most, question.most)
    if pattern := question.pattern:
        least = max(least, len(pattern.places))
        if not (pattern.open_before or pattern.open_after):
            most = min(most, len(pattern.places))
    return least, most


def _bits(first: int, last: int) -> int:
    """Returns an integer with the bits from `first` to `last` set; 0 if `first` is greater."""
    return max((2 << last) - (1 << first), 0)


def _pool(question: RackQuestion, alphabet: Alphabet) -> _Pool:
    counts = Counter(question.letters + question.board)
    bits = sum(count.bit_length() for count in counts.values())
    blank = 1 << bits
    kind = _smallest(bits + question.blanks.bit_length() + 1)
    field, cost, gain = np.zeros(128, kind), np.full(256, blank, kind), np.zeros(256, np.int32)
    full, shift = question.blanks * blank, 0
    for letter, count in counts.items():
        label, width = alphabet.labels[letter], count.bit_length()
        field[label] = (1 << width) - 1 << shift
        cost[128 + label] = 1 << shift
        gain[128 + label] = question.values.of(letter)
        full |= count << shift
        shift += width
    blanks = (1 << question.blanks.bit_length()) - 1 << bits
    return _Pool(field, field | kind(blanks), cost, gain, np.array([full], kind))


def _smallest(bits: int) -> type[np.uint64]:
    """Returns the smallest unsigned type with so many bits; typed as uint64 for simplicity."""
    kinds: tuple[type[np.unsignedinteger[Any]], ...] = (np.uint16, np.uint32, np.uint64)
    return cast("type[np.uint64]", next(kind for kind in kinds if np.iinfo(kind).bits >= bits))


class _PathBoard:
    """Matches a pattern along many paths at once, with a bit for each place (shift-and).

    Bit k of a path means that its next letter may lie on place k, the highest bit that it has
    covered all places; a path without bits is dropped.
    """

    def __init__(self, question: RackQuestion, alphabet: Alphabet) -> None:
        pattern = question.pattern
        assert pattern is not None
        fits = np.zeros(128, np.uint64)
        for place, letter in enumerate(pattern.places):
            if letter is None:
                fits |= np.uint64(1 << place)
            else:
                fits[alphabet.labels[letter]] |= np.uint64(1 << place)
        self._fits = fits
        self._begin = np.uint64(pattern.open_before)
        self._end = np.uint64(1 << len(pattern.places))
        self._stay = self._end if pattern.open_after else np.uint64(0)

    def after(self, at: NDArray[np.uint64], label: NDArray[np.uint8]) -> NDArray[np.uint64]:
        advanced = (at & self._fits.take(label)) << np.uint64(1)
        return advanced | (at & self._stay) | self._begin

    def covered(self, at: NDArray[np.uint64]) -> NDArray[np.bool_]:
        return at & self._end != 0


def _collect_words(
    paths: list[_Paths], least: int, board: _PathBoard | None, lexicon: Lexicon, tier: int
) -> Makeable:
    """Returns the words at the ends of paths that are in the vocabulary and the wanted length.

    With a pattern a word must cover all places of the board.
    """
    if len(paths) < least:
        none, byte = np.zeros(0, np.int32), np.zeros(0, np.uint8)
        return Makeable(none, none, byte, none, byte, none)
    sizes = [len(each.edge) for each in paths]
    begins = np.cumsum([0, *sizes], dtype=np.int32)
    ended = lexicon.graph.final.take(np.concatenate([each.edge for each in paths]))
    ended[: begins[least - 1]] = False
    if board is not None:
        ended &= board.covered(np.concatenate([each.at for each in paths]))
    ends = np.flatnonzero(ended).astype(np.int32)
    before = np.concatenate([each.parent for each in paths])
    before[sizes[0] :] += np.repeat(begins[:-2], sizes[1:])
    lengths = np.repeat(np.arange(1, len(sizes) + 1, dtype=np.uint8), sizes)
    made = Makeable(
        np.concatenate([each.number for each in paths]).take(ends),
        np.concatenate([each.score for each in paths]).take(ends),
        lengths.take(ends),
        ends,
        np.concatenate([each.label for each in paths]),
        before,
    )
    kept = np.flatnonzero(lexicon.tiers.take(made.numbers) <= tier)
    return made if len(kept) == len(made) else made.only(kept)


def answer(question: RackQuestion, lexicon: Lexicon, stop: Stop = never) -> RackAnswer:
    """Returns the words that can be made, best first; words of equal rank in alphabetical order.

    If ordered by length, words of one length are ordered by score. Raises Cancelled.
    """
    made = makeable(question, lexicon, stop)
    everything = len(made)
    named = lexicon.nameable(made.numbers, flagged=question.flagged)
    made = made.only(np.flatnonzero(named))
    keys = [made.numbers, -made.scores]
    if question.order is RackOrder.LENGTH:
        keys.append(-made.lengths.astype(np.int32))
    first = made.only(np.lexsort(keys)[: question.rows + 1])
    words = map(lexicon.alphabet.decoded_letters, first.labels())
    rows = ranked_words(list(zip(words, first.scores.tolist(), strict=True)), question, stop)
    best = int(made.scores.max(initial=0))
    ties = int(np.count_nonzero(made.scores == best))
    return RackAnswer(question, len(made), rows, best, ties, everything - len(made))
