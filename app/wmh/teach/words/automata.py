"""Small automata by simple, slow algorithms: end marks on nodes or edges, incremental growth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from wmh.teach.drawing.layout import Edge


@dataclass(eq=False, slots=True)
class TrieNode:
    """Node of a trie: its letters lead to other nodes; a word ends with each letter in `final`."""

    edges: dict[str, "TrieNode"] = field(default_factory=dict[str, "TrieNode"])
    final: set[str] = field(default_factory=set[str])


def insert(word: Sequence[str], root: TrieNode) -> int:
    """Inserts a word into a trie; returns the number of nodes that it adds."""
    before = node = root
    new = 0
    for letter in word:
        if letter not in node.edges:
            node.edges[letter] = TrieNode()
            new += 1
        before, node = node, node.edges[letter]
    before.final.add(word[-1])
    return new


def merge(root: TrieNode) -> int:
    """Merges nodes with equal endings in a trie; returns the number of nodes that remain."""
    kept: dict[frozenset[str], TrieNode] = {}
    queue = [root]
    for node in queue:
        for letter, child in node.edges.items():
            same = endings(child)
            if same in kept:
                node.edges[letter] = kept[same]
            else:
                kept[same] = child
                queue.append(child)
    return len(queue)


def endings(node: TrieNode) -> frozenset[str]:
    """Returns the endings of words that follow a node."""
    after = (letter + rest for letter, to in node.edges.items() for rest in endings(to))
    return frozenset((*node.final, *after))


@dataclass(frozen=True, slots=True)
class SmallAutomaton:
    """Automaton of a few words; its nodes are numbers, and 0 is the start.

    `ends` are the nodes with an end mark (empty if marks are on edges); `ways` has for each node
    the letters of a path to it.
    """

    nodes: int
    edges: tuple[Edge, ...]
    ends: tuple[int, ...]
    ways: tuple[str, ...]


def minimal(words: Sequence[str], *, on_node: bool) -> SmallAutomaton:
    """Returns the smallest automaton for words: a node for each different set of endings.

    If end marks are on nodes (`on_node`), the empty ending is part of these sets.
    """
    states, ways, edges = [frozenset(words)], [""], list[Edge]()
    for source, endings in enumerate(states):
        for letter in sorted({ending[0] for ending in endings if ending}):
            rest = frozenset(ending[1:] for ending in endings if ending[:1] == letter)
            after = rest if on_node else rest - {""}
            if after not in states:
                states.append(after)
                ways.append(ways[source] + letter)
            edges.append(Edge(source, states.index(after), letter, "" in rest - after))
    ends = (number for number, endings in enumerate(states) if on_node and "" in endings)
    return SmallAutomaton(len(states), tuple(edges), tuple(ends), tuple(ways))


def alike_but_for_the_mark(marked: SmallAutomaton, words: Sequence[str]) -> tuple[int, int] | None:
    """Returns two nodes with equal endings of which only one ends a word; None if none exist."""
    after = [
        frozenset(word[len(way) :] for word in words if word.startswith(way)) for way in marked.ways
    ]
    for one, endings in enumerate(after):
        for other in range(one):
            if endings - {""} == after[other] - {""}:
                return other, one
    return None


@dataclass(frozen=True, slots=True)
class AutomatonGrowth:
    """Automaton after a word was added: its `new` edges, and the number of nodes `found`.

    Found nodes equal an existing one, which replaces them. The nodes of the newest word are not
    compared yet, unless `checked`.
    """

    word: str
    automaton: SmallAutomaton
    new: tuple[int, ...]
    found: int
    checked: bool = False


def growth_steps(words: Sequence[str]) -> Iterator[AutomatonGrowth]:
    """Yields the automaton of the incremental algorithm after each word, in sorted order.

    Before a word is added, the nodes of the previous word that it does not share are checked, the
    last one first: a node that equals a registered node is replaced by it (Daciuk, Mihov, Watson
    and Watson 2000). End marks are on edges.
    """
    yield from Growing().words(sorted(set(words)))


class Growing:
    """Automaton that grows word by word; words must be added in sorted order."""

    def __init__(self) -> None:
        self._leaving: dict[int, dict[str, tuple[int, bool]]] = {0: {}}
        self._register: dict[frozenset[tuple[str, int, bool]], int] = {}
        self._open: list[tuple[int, str, int]] = []
        """Edges to the newest word's nodes that are not checked: source, letter and target."""
        self._made = 0

    def words(self, ordered: Sequence[str]) -> Iterator[AutomatonGrowth]:
        before = ""
        for word in ordered:
            pairs = zip(word, before, strict=False)
            shared = next(
                (n for n, (x, y) in enumerate(pairs) if x != y), min(len(word), len(before))
            )
            found = self.check(shared)
            new = self.add(word, shared)
            yield self._growth(word, new, found)
            before = word
        found = self.check(0)
        yield self._growth(before, [], found, checked=True)

    def check(self, keep: int) -> int:
        """Checks the newest word's nodes below the first `keep`; returns how many were replaced."""
        found = 0
        while len(self._open) > keep:
            source, letter, node = self._open.pop()
            edges = self._leaving[node]
            like = frozenset((x, to, final) for x, (to, final) in edges.items())
            kept = self._register.setdefault(like, node)
            if kept != node:
                found += 1
                del self._leaving[node]
                self._leaving[source][letter] = kept, self._leaving[source][letter][1]
        return found

    def add(self, word: str, shared: int) -> list[tuple[int, str]]:
        """Adds the letters of a word after the `shared` ones; returns the new edges."""
        node = self._open[shared - 1][2] if shared else 0
        for letter in word[shared:]:
            self._made += 1
            self._leaving[node][letter] = self._made, False
            self._leaving[self._made] = {}
            self._open.append((node, letter, self._made))
            node = self._made
        source, letter, target = self._open[-1]
        self._leaving[source][letter] = target, True
        return [edge[:2] for edge in self._open[shared:]]

    def _growth(
        self, word: str, new: list[tuple[int, str]], found: int, *, checked: bool = False
    ) -> AutomatonGrowth:
        numbers, ways, edges, fresh = {0: 0}, [""], list[Edge](), list[int]()
        for node in (waiting := [0]):
            for letter, (to, final) in sorted(self._leaving[node].items()):
                if to not in numbers:
                    numbers[to] = len(numbers)
                    ways.append(ways[numbers[node]] + letter)
                    waiting.append(to)
                if (node, letter) in new:
                    fresh.append(len(edges))
                edges.append(Edge(numbers[node], numbers[to], letter, final))
        automaton = SmallAutomaton(len(numbers), tuple(edges), (), tuple(ways))
        return AutomatonGrowth(word, automaton, tuple(fresh), found, checked)
