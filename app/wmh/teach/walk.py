"""Matcher's walk through the word graph as the paper describes it: a recursion over nodes."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.knowledge import Knowledge
from wmh.engine.lexicon.store import Lexicon


class WalkReason(StrEnum):
    """Reason why the walk does not follow an edge; reasons are checked in this order."""

    LETTER = "letter"
    """The place excludes the edge's letter."""
    LENGTH = "length"
    """No word of the right length ends below the edge."""
    COUNT = "count"
    """Some letter would occur too often, or could no longer occur often enough."""


@dataclass(frozen=True, slots=True)
class Visit:
    """State of the walk at a node; `path` are the edges that lead to it, `letters` theirs.

    Edges that leave the node are `followed`, or `refused` with a reason, in order; both are empty
    at the end of a word that fits. `looked` and `found` count the edges examined and the words
    found so far, including this visit.
    """

    path: tuple[int, ...]
    letters: tuple[str, ...]
    followed: tuple[int, ...]
    refused: tuple[tuple[int, WalkReason], ...]
    looked: int
    found: int
    ends: bool

    @property
    def word(self) -> str:
        """Word or beginning of a word that the path spells."""
        return "".join(self.letters)


def walk(knowledge: Knowledge, lexicon: Lexicon, stop: Stop = never) -> Iterator[Visit]:
    """Yields the visits depth first, with edges in alphabetical order, so that words are sorted.

    Raises Cancelled.
    """
    if knowledge.possible:
        yield from Walk(knowledge, lexicon, stop).below((), ())


Way = tuple[int, ...]
Word = tuple[str, ...]


class Walk:
    """Recursion of the walk, which counts examined edges and found words."""

    def __init__(self, knowledge: Knowledge, lexicon: Lexicon, stop: Stop) -> None:
        self._known, self._graph, self._stop = knowledge, lexicon.graph, stop
        self._letter_of = {label: x for x, label in lexicon.alphabet.labels.items()}
        self._looked = self._found = 0

    def below(self, path: Way, letters: Word) -> Iterator[Visit]:
        check_cancelled(self._stop)
        if len(letters) == self._known.length:
            yield self._at_word(path, letters)
            return
        refused: dict[int, WalkReason | None] = {}
        for edge in self._leaving(path):
            refused[edge] = self._refusal(edge, letters)
        yield self._at_node(path, letters, refused)
        for edge, reason in refused.items():
            if reason is None:
                yield from self.below((*path, edge), (*letters, self.letter(edge)))

    def _leaving(self, path: Way) -> range:
        """Returns the edges that leave the last node of a path."""
        graph = self._graph
        start = int(graph.first[path[-1]]) if path else graph.root
        size = int(graph.fanout[path[-1]]) if path else graph.roots
        return range(start, start + size)

    def _at_word(self, path: Way, letters: Word) -> Visit:
        self._found += 1
        return Visit(path, letters, (), (), self._looked, self._found, ends=True)

    def _at_node(self, path: Way, letters: Word, looked: Mapping[int, WalkReason | None]) -> Visit:
        self._looked += len(looked)
        followed = tuple(edge for edge, reason in looked.items() if reason is None)
        refused = tuple((edge, reason) for edge, reason in looked.items() if reason is not None)
        return Visit(path, letters, followed, refused, self._looked, self._found, ends=False)

    def letter(self, edge: int) -> str:
        return self._letter_of[int(self._graph.label[edge])]

    def _refusal(self, edge: int, letters: tuple[str, ...]) -> WalkReason | None:
        known, place, letter = self._known, len(letters), self.letter(edge)
        left = known.length - place - 1
        fixed = known.fixed[place]
        if letter != fixed if fixed is not None else letter in known.excluded[place]:
            return WalkReason.LETTER
        if not int(self._graph.ends[edge]) >> left & 1:
            return WalkReason.LENGTH
        used = Counter((*letters, letter))
        lacking = 0
        for count in known.open_counts:
            lacking += max(0, count.least - used[count.letter])
            if count.most is not None and used[count.letter] > count.most:
                return WalkReason.COUNT
        return WalkReason.COUNT if lacking > left else None
