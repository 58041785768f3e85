"""Construction of a DAWG from a few words, as lists of nodes and edges that can be drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.building.constructor import construct
from wmh.teach.drawing.layout import Edge


@dataclass(frozen=True, slots=True)
class NodeMerge:
    """Nodes that are merged into the node `kept`, because the same word endings follow.

    `twins` are the topmost merged nodes, in breadth-first order; `killed` are all nodes that are
    removed with them.
    """

    kept: int
    twins: tuple[int, ...]
    killed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawnConstruction:
    """Trie and DAWG of a few words; their nodes are numbers, and 0 is the start.

    Edge i of the trie leads to node i + 1. `paths` has the trie's nodes on the path of each word,
    `state_paths` the DAWG's edges; `kept_as[node]` is the DAWG's node (state) for a node of the
    trie.
    """

    words: tuple[tuple[str, ...], ...]
    labels: tuple[bytes, ...]
    trie: tuple[Edge, ...]
    paths: tuple[tuple[int, ...], ...]
    merges: tuple[NodeMerge, ...]
    kept_as: tuple[int, ...]
    dawg: tuple[Edge, ...]
    state_paths: tuple[tuple[int, ...], ...]
    units: tuple[int, ...]

    @property
    def example(self) -> int:
        """Index of the word that the lesson follows letter by letter.

        It is the first of the longest words, where words above five letters count as five long.
        """
        return max(range(len(self.words)), key=lambda at: min(len(self.words[at]), 5))

    @property
    def nodes(self) -> int:
        return len(self.trie) + 1

    @property
    def states(self) -> int:
        return max(self.kept_as) + 1


def construction_of(words: Sequence[tuple[str, ...]], alphabet: Alphabet) -> DrawnConstruction:
    """Returns the trie and the DAWG of words, as the engine builds them.

    Raises ValueError without words, KeyError for letters that the alphabet lacks.
    """
    labels = sorted({alphabet.encode(word) for word in words if word})
    made = construct(labels)
    trie, graph = made.trie, made.graph
    spelt = {label: letter for letter, label in alphabet.labels.items()}
    parents = [-1] * trie.nodes
    for node in range(trie.nodes):
        first = int(trie.first[node])
        for child in range(first, first + int(trie.children[node])):
            parents[child] = node
    grown = tuple(
        Edge(parents[node], node, spelt[int(trie.label[node])], bool(trie.final[node]))
        for node in range(1, trie.nodes)
    )
    first = [int(edge) for edge in graph.first]
    minimal = tuple(
        Edge(
            state,
            int(graph.target[edge]),
            spelt[int(graph.label[edge])],
            bool(graph.final[edge]),
        )
        for state, (opens, closes) in enumerate(pairwise(first))
        for edge in range(opens, closes)
    )
    listed = tuple(alphabet.decoded_letters(word) for word in labels)
    kept_as = tuple(int(state) for state in graph.kept_as)
    return DrawnConstruction(
        listed,
        tuple(labels),
        grown,
        tuple(tuple(grown[edge].target for edge in _path(grown, word)) for word in listed),
        _merges(parents, kept_as),
        kept_as,
        minimal,
        tuple(tuple(_path(minimal, word)) for word in listed),
        tuple(int(unit) for unit in made.encoded.units),
    )


def _path(edges: Sequence[Edge], word: tuple[str, ...]) -> list[int]:
    """Returns the numbers of the edges that spell the word, from the start."""
    leads = {(edge.source, edge.label): number for number, edge in enumerate(edges)}
    node, path = 0, list[int]()
    for letter in word:
        path.append(leads[node, letter])
        node = edges[path[-1]].target
    return path


def _merges(parents: Sequence[int], kept_as: Sequence[int]) -> tuple[NodeMerge, ...]:
    """Returns the merges of the trie's nodes, in breadth-first order.

    The first node of each state in this order is kept; everything below a twin is removed with it.
    """
    kept: dict[int, int] = {}
    gone: dict[int, int] = {}
    """State of the twin with which a node is removed, by the node's number."""
    twins: dict[int, list[int]] = {}
    for node, state in enumerate(kept_as):
        if parents[node] in gone:
            gone[node] = gone[parents[node]]
        elif kept.setdefault(state, node) != node:
            gone[node] = state
            twins.setdefault(state, []).append(node)
    killed: dict[int, list[int]] = {}
    for node, state in gone.items():
        killed.setdefault(state, []).append(node)
    return tuple(
        NodeMerge(kept[state], tuple(found), tuple(killed[state])) for state, found in twins.items()
    )
