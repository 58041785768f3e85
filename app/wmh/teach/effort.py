"""Effort of the matcher's walk at each place, compared with brute force."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.knowledge import Knowledge, learn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import allowed_labels, children, match
from wmh.engine.question import ALL_TIERS


@dataclass(frozen=True, slots=True)
class Layer:
    """Numbers of edges at one place over all paths: examined, refused by reason, and followed.

    An edge reached by several paths is counted for each path. The first reason that applies is
    counted: the place excludes the `letter`; no word of the right `length` ends below; some
    letter's `count` can no longer be right.
    """

    looked: int
    letter: int
    length: int
    count: int
    followed: int


@dataclass(frozen=True, slots=True)
class Effort:
    """Effort of the walk and of brute force.

    The walk examined `edges` different edges of `edges_total`; `layers` has the numbers at each
    place. `found` words fit, including those outside the vocabulary. Brute force compares each of
    the `words` of the wanted length with the pattern, from the left up to the first letter that
    does not fit: `compared` letters of all `letters`. Checks of letter counts are not included.
    """

    layers: tuple[Layer, ...]
    edges: int
    edges_total: int
    found: int
    words: int
    compared: int
    letters: int

    @property
    def looked(self) -> int:
        return sum(layer.looked for layer in self.layers)


def effort_of(knowledge: Knowledge, lexicon: Lexicon, stop: Stop = never) -> Effort:
    """Returns the effort of finding the words that fit `knowledge`. Raises Cancelled."""
    graph, length = lexicon.graph, knowledge.length
    allowed = allowed_labels(knowledge, lexicon.alphabet)
    seen = np.zeros(len(graph.label), np.bool_)
    layers = _layers(knowledge, lexicon, allowed, seen, stop) if knowledge.possible else ()
    every = match(learn((), length), lexicon, ALL_TIERS, stop).letters
    return Effort(
        layers=layers,
        edges=int(np.count_nonzero(seen)),
        edges_total=len(graph.label),
        found=layers[-1].followed if layers else 0,
        words=len(every),
        compared=_count_compared(every, allowed) if knowledge.possible else 0,
        letters=every.size,
    )


def _layers(
    knowledge: Knowledge,
    lexicon: Lexicon,
    allowed: NDArray[np.bool_],
    seen: NDArray[np.bool_],
    stop: Stop,
) -> tuple[Layer, ...]:
    """Advances all paths together, one place at a time; marks each examined edge in `seen`."""
    graph, length = lexicon.graph, knowledge.length
    bounds = knowledge.open_counts
    of_bound = [lexicon.alphabet.label(bound.letter) for bound in bounds]
    least = np.array([bound.least for bound in bounds], np.int8)
    most = np.array([length if b.most is None else b.most for b in bounds], np.int8)
    edge = np.arange(graph.root, graph.root + graph.roots, dtype=np.int32)
    parent = np.zeros(graph.roots, np.int32)
    counts = np.zeros((1, len(bounds)), np.int8)
    layers: list[Layer] = []
    for place in range(length):
        check_cancelled(stop)
        left = length - place - 1
        if place:
            parent, edge = children(graph, edge)
        seen[edge] = True
        looked = len(edge)
        kept = np.flatnonzero(allowed[place].take(graph.label.take(edge)))
        letter = looked - len(kept)
        edge, parent = edge.take(kept), parent.take(kept)
        kept = np.flatnonzero(graph.ends.take(edge) & np.uint32(1 << left))
        short = len(edge) - len(kept)
        edge, parent = edge.take(kept), parent.take(kept)
        counts = counts[parent] + (graph.label.take(edge)[:, None] == of_bound)
        lacking = np.maximum(least - counts, 0).sum(axis=1)
        kept = np.flatnonzero((counts <= most).all(axis=1) & (lacking <= left))
        wrong = len(edge) - len(kept)
        edge, counts = edge.take(kept), counts[kept]
        layers.append(Layer(looked, letter, short, wrong, len(edge)))
    return tuple(layers)


def _count_compared(words: NDArray[np.uint8], allowed: NDArray[np.bool_]) -> int:
    """Returns how many letters of words are compared, up to the first excluded letter of each.

    `words` is uint8 (n, length).
    """
    going = np.ones(len(words), np.bool_)
    compared = 0
    for place, column in enumerate(words.T):
        compared += int(np.count_nonzero(going))
        going &= allowed[place].take(column)
    return compared
