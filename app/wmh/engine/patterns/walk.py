"""Search for the words that match a pattern, by one walk over the DAWG and the automaton."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.graph import Graph
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import children
from wmh.engine.patterns.automaton import Automaton
from wmh.engine.patterns.positions import positions_of
from wmh.engine.patterns.question import PatternAnswer, PatternQuestion
from wmh.engine.patterns.syntax import read_pattern
from wmh.engine.question import ALL_TIERS

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
