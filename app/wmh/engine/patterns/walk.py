"""Search for the words that match a pattern, by one walk over the DAWG and the automaton."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.graph import Graph
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import children
from wmh.engine.patterns.positions import Positions, positions_of
from wmh.engine.patterns.question import PatternAnswer, PatternError, PatternQuestion
from wmh.engine.patterns.syntax import read_pattern
from wmh.engine.question import ALL_TIERS

MOST_STATES = 1 << 17
MOST_WORK = 1_500_000
"""Maximal number of positions examined while states are created, for less than a second."""

_SET = 8
"""Fixed cost of creating a state, as a number of positions."""

_BATCH = 128


class Automaton:
    """Deterministic automaton. Its states are sets of positions; state 0 matches nothing.

    States are created when they are reached, since there may be one for every set:
    `(a|b)*a(a|b){20}` has two million. The words of a lexicon reach few of them.
    """

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._readers = sorted(set(positions.reading.values()))
        self._kind = np.zeros(128, np.int32)  # Labels of one kind are read by the same positions.
        for label, readers in positions.reading.items():
            self._kind[label] = self._readers.index(readers)
        self._work = 0
        self._sets: list[int] = []
        self._numbers: dict[int, int] = {}
        self._next = np.full((64, len(self._readers)), -1, np.int32)  # -1: not looked at yet.
        self._lengths = np.zeros(64, np.uint32)
        self._next[self._number(0)] = 0
        self.start = self._number(positions.start)

    def step(
        self, states: NDArray[np.int32], labels: NDArray[np.uint8], stop: Stop
    ) -> NDArray[np.int32]:
        """Returns the state that each of the states reaches with its label.

        Raises PatternError if that takes too many states, or too much work.
        """
        places = states * np.int32(len(self._readers)) + self._kind.take(labels)
        found = self._next.take(places)
        if len(found) and found.min() < 0:
            for count, place in enumerate(np.unique(places[found < 0]).tolist()):
                if count % _BATCH == 0:
                    check_cancelled(stop)
                state, kind = divmod(place, len(self._readers))
                # First: the table may be another one afterwards.
                target = self._target(state, kind)
                self._next[state, kind] = target
            found = self._next.take(places)
        return found

    def lengths(self, states: NDArray[np.int32]) -> NDArray[np.uint32]:
        """Returns for each state its possible remaining lengths, as bits.

        Bit k (0 to 31) is set if exactly k more letters can complete a match.
        """
        return self._lengths.take(states)

    def _target(self, state: int, kind: int) -> int:
        target, after = 0, self._positions.after
        for position in self._each(self._sets[state] & self._readers[kind]):
            target |= after[position]
        return self._number(target)

    def _number(self, positions: int) -> int:
        """Returns the state of a set of positions; creates it if it is new."""
        known = self._numbers.get(positions)
        if known is not None:
            return known
        lengths = self._lengths_of(positions)
        if not lengths and self._sets:
            self._numbers[positions] = 0
            return 0
        number = len(self._sets)
        if number == MOST_STATES:
            raise _too_much()
        if number == len(self._next):
            self._next = np.concatenate([self._next, np.full_like(self._next, -1)])
            self._lengths = np.concatenate([self._lengths, np.zeros_like(self._lengths)])
        self._sets.append(positions)
        self._lengths[number] = lengths
        self._numbers[positions] = number
        return number

    def _lengths_of(self, positions: int) -> int:
        """Returns the remaining lengths that the pattern and its look-aheads all allow, as bits."""
        allowed = (1 << 32) - 1
        for look in self._positions.looks:
            inside = positions & look.within
            if look.barred:
                if inside & look.end:
                    return 0
                continue
            lengths = 0
            for position in self._each(inside):
                lengths |= self._positions.lengths[position]
            allowed &= lengths
        return allowed

    def _each(self, positions: int) -> Iterator[int]:
        self._work += positions.bit_count() + _SET
        if self._work > MOST_WORK:
            raise _too_much()
        while positions:
            lowest = positions & -positions
            yield lowest.bit_length() - 1
            positions ^= lowest


def _too_much() -> PatternError:
    return PatternError("The pattern has too many alternatives. Use fewer of * + { } and |.")


_Steps = list[tuple[NDArray[np.int32], NDArray[np.int32]]]


def find(question: PatternQuestion, lexicon: Lexicon, stop: Stop = never) -> PatternAnswer:
    """Returns the words that match the question's pattern.

    All paths advance together, one letter a step, as in the paper's matcher, and each path has its
    state of the automaton. An edge is followed only if a word ends below it after a number of
    letters that can complete a match. Raises PatternError and Cancelled.
    """
    check_cancelled(stop)
    reading = read_pattern(question.text, lexicon.alphabet)
    automaton = Automaton(positions_of(reading.tree, lexicon.alphabet))
    graph, fitting = lexicon.graph, _fitting(question, lexicon, stop)
    only = question.length if question.game is None else question.game.length
    lengths = lexicon.lengths if only is None else {only}.intersection(lexicon.lengths)
    edge = np.arange(graph.root, graph.root + graph.roots, dtype=np.int32)
    parent = np.zeros(graph.roots, np.int32)
    state, number = np.array([automaton.start], np.int32), np.array([-1], np.int32)
    steps: _Steps = []
    matching, found, words = 0, 0, list[str]()
    for length in range(1, max(lengths, default=0) + 1):
        check_cancelled(stop)
        if length > 1:
            parent, edge = children(graph, edge)
        state = automaton.step(state.take(parent), graph.label.take(edge), stop)
        to_come = sum(1 << each - length for each in lengths if each >= length)
        ways = automaton.lengths(state) & graph.ends.take(edge) & np.uint32(to_come)
        kept = np.flatnonzero(ways)
        if len(kept) < len(edge):
            edge, parent, state = edge.take(kept), parent.take(kept), state.take(kept)
            ways = ways.take(kept)
        number = number.take(parent) + graph.passed.take(edge)
        steps.append((edge, parent))
        ended = np.flatnonzero(ways & np.uint32(1))
        if fitting is not None:
            ended = ended.compress(fitting.take(number.take(ended)))
        shown = ended.compress(_in_view(number.take(ended), question, lexicon))
        matching, found = matching + len(ended), found + len(shown)
        letters = _words_of_paths(graph, steps, shown[: question.rows - len(words)])
        words += (lexicon.alphabet.decode(labels.tobytes()) for labels in letters)
        if not len(edge):
            break
    return PatternAnswer(question, found, tuple(words), matching - found, reading.foreign)


def _fitting(question: PatternQuestion, lexicon: Lexicon, stop: Stop) -> NDArray[np.bool_] | None:
    """Returns for each word of the lexicon if it fits the game's clues; None without a game."""
    if question.game is None:
        return None
    fitting = np.zeros(len(lexicon.tiers), np.bool_)
    every = replace(question.game, tier=ALL_TIERS)
    fitting[candidates_of(every, lexicon, stop).numbers] = True
    return fitting


def _in_view(
    numbers: NDArray[np.int32], question: PatternQuestion, lexicon: Lexicon
) -> NDArray[np.bool_]:
    view = lexicon.tiers.take(numbers) <= question.tier
    return view & lexicon.nameable(numbers, flagged=question.flagged)


def _words_of_paths(graph: Graph, steps: _Steps, paths: NDArray[np.intp]) -> NDArray[np.uint8]:
    """Returns the labels of some paths, one row for each, read backwards from their last edges."""
    letters = np.empty((len(paths), len(steps)), np.uint8)
    path = paths.astype(np.int32)
    for place in range(len(steps) - 1, -1, -1):
        edge, parent = steps[place]
        letters[:, place] = graph.label.take(edge.take(path))
        path = parent.take(path)
    return letters
