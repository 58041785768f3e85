"""Merging game: pupils merge two nodes of a graph and see which words it gains or loses."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say
from wmh.teach.drawing.layout import Edge, laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.figures.walk_figure import WalkFigure
from wmh.teach.words.graph_point import paths_of

_MOST_NAMED = 8
_NO_GRAPH = say("This step does not show the whole graph: go to a step that does.")


@dataclass(frozen=True, slots=True)
class Merging:
    """State of the merging game: a graph, with two of its nodes merged at a time.

    `words` are the words of the lesson's graph. `chosen` is the node that is to stay, once it was
    clicked; `before` is the state before the last merge.
    """

    graph: GraphFigure
    words: frozenset[str]
    chosen: int | None = None
    before: "Merging | None" = None

    @property
    def shown(self) -> GraphFigure:
        """Figure of the graph, with the chosen node marked."""
        if self.chosen is None:
            return self.graph
        looks = list(self.graph.nodes)
        looks[self.chosen] = NodeLook.KEPT
        return replace(self.graph, nodes=tuple(looks))

    @property
    def invitation(self) -> Sentence:
        return say("Merge two nodes: click the one that stays, then the one that is left out.")

    def choose(self, node: int) -> "tuple[Merging, Sentence]":
        """Handles a click on a node; returns the new state and a sentence.

        The first click chooses the node that stays, the second the node that is merged into it.
        """
        if self.chosen is None:
            return replace(self, chosen=node), say(
                "This node stays. Now click the one that is left out."
            )
        if node == self.chosen:
            return self, say("That is the same node: click another one.")
        edges = self.graph.layout.edges
        if node == 0:
            return self, say("The start node cannot be merged away: every word begins there.")
        if node in reachable_nodes(edges, self.chosen):
            return self, say(
                "A path leads from the first node to the second: merged they would make "
                "a loop, and endless words. Click another node."
            )
        return self._merge(self.chosen, node)

    def undo(self) -> "tuple[Merging, Sentence]":
        """Returns the state without a chosen node, or if none was chosen, that before a merge."""
        if self.chosen is None and self.before is not None:
            return self.before, self.before.invitation
        return replace(self, chosen=None), self.invitation

    def _merge(self, kept: int, gone: int) -> "tuple[Merging, Sentence]":
        edges = [
            replace(edge, target=kept) if edge.target == gone else edge
            for edge in self.graph.layout.edges
        ]
        turned = [edge.target == gone for edge in self.graph.layout.edges]
        figure, numbers = _graph_of(edges, self.graph.heading, turned)
        after = frozenset(words_of(figure.layout.edges))
        gained, lost = sorted(after - self.words), sorted(self.words - after)
        told = say(
            "Nodes: {0}. Gained: {1}. Lost: {2}.",
            len(figure.nodes), _list_of(gained), _list_of(lost),
        )  # fmt: skip
        marked = list(figure.nodes)
        marked[numbers[kept]] = NodeLook.KEPT
        heading = say("Two nodes merged")
        figure = replace(
            figure,
            heading=heading,
            told=told,
            nodes=tuple(marked),
            edges=_gained_looks(figure, frozenset(gained)),
        )
        back = replace(self, chosen=None)
        merging = Merging(figure, self.words, before=back)
        if not gained and not lost:
            return merging, say(
                "No word is gained or lost: what follows both nodes is equal, so they "
                "can be merged."
            )
        return merging, say(
            "Gained: {0}. Lost: {1}. What follows these nodes differs, so they cannot be merged.",
            _list_of(gained),
            _list_of(lost),
        )


def merging_of(figure: object) -> "Merging | Sentence":
    """Returns the game's first state for a step's graph, or a sentence on why there is none."""
    if isinstance(figure, WalkFigure):
        figure = figure.graph
    if not isinstance(figure, GraphFigure) or NodeLook.STUB in figure.edges:
        return _NO_GRAPH
    there = [
        edge
        for edge, look in zip(figure.layout.edges, figure.edges, strict=True)
        if look is not NodeLook.HIDDEN
    ]
    if not there or not (words := frozenset(words_of(there))):
        return _NO_GRAPH
    graph, _ = _graph_of(there, figure.heading, [False] * len(there))
    return Merging(graph, words)


def words_of(edges: Sequence[Edge]) -> list[str]:
    """Returns the words that an acyclic graph spells from node 0."""
    return ["".join(edges[number].label for number in path) for path in paths_of(edges)]


def reachable_nodes(edges: Iterable[Edge], node: int) -> set[int]:
    """Returns the nodes that can be reached from a node, and the node itself."""
    leaving: dict[int, list[int]] = {}
    for edge in edges:
        leaving.setdefault(edge.source, []).append(edge.target)
    found, waiting = {node}, [node]
    for each in waiting:
        new = [target for target in leaving.get(each, ()) if target not in found]
        found.update(new)
        waiting += new
    return found


def _graph_of(
    edges: Sequence[Edge], heading: Sentence, turned: Sequence[bool]
) -> tuple[GraphFigure, dict[int, int]]:
    """Returns a figure of the part reachable from the start, and the new number of each node."""
    there = reachable_nodes(edges, 0)
    numbers: dict[int, int] = {0: 0}
    kept: list[tuple[Edge, bool]] = []
    for edge, new in zip(edges, turned, strict=True):
        if edge.source in there:
            for node in (edge.source, edge.target):
                numbers.setdefault(node, len(numbers))
            kept.append((edge, new))
    layout = laid_out(
        len(numbers),
        [Edge(numbers[e.source], numbers[e.target], e.label, e.final) for e, _ in kept],
    )
    looks = tuple(NodeLook.NEW if new else NodeLook.PLAIN for _, new in kept)
    return GraphFigure(layout, (NodeLook.PLAIN,) * len(numbers), looks, heading, None), numbers


def _gained_looks(figure: GraphFigure, gained: frozenset[str]) -> tuple[NodeLook, ...]:
    """Returns the looks of the edges after a merge; edges of new words stand out."""
    edges, looks = figure.layout.edges, list(figure.edges)
    for path in paths_of(edges):
        if "".join(edges[number].label for number in path) in gained:
            for number in path:
                if looks[number] is NodeLook.PLAIN:
                    looks[number] = NodeLook.PASSED
    return tuple(looks)


def _list_of(words: Sequence[str]) -> Sentence | str:
    if not words:
        return say("none")
    return ", ".join(words[:_MOST_NAMED]) + (" …" if len(words) > _MOST_NAMED else "")
