"""Steps on two topics: marking of a word's end, and the smallest automaton built incrementally."""

from collections.abc import Iterator, Sequence

from wmh.base.text.sentence import Sentence, say
from wmh.teach.code import CodeLine
from wmh.teach.drawing.layout import laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.bars_figure import ChartBar, ChartFigure
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.scenario.scenario import Fact
from wmh.teach.step import Figure, Stage, Step, StepPart
from wmh.teach.words.automata import (
    AutomatonGrowth,
    SmallAutomaton,
    alike_but_for_the_mark,
    growth_steps,
    minimal,
)
from wmh.teach.words.called_words import trie_nodes

_Shown = Iterator[tuple[Sentence, Figure, StepPart, CodeLine]]


def end_mark_steps(words: Sequence[str]) -> tuple[Step, ...]:
    """Returns steps on marking ends on nodes, as in textbooks, or on edges, and on the saving."""
    return tuple(Step(Stage.END_MARK, *shown) for shown in _end_marked(words))


def end_mark_facts(words: Sequence[str]) -> tuple[Fact, ...]:
    """Returns the numbers of nodes if ends are marked on nodes, and on edges.

    The facts are named `node_marked` and `edge_marked`.
    """
    return (
        Fact("node_marked", minimal(words, on_node=True).nodes),
        Fact("edge_marked", minimal(words, on_node=False).nodes),
    )


def _end_marked(words: Sequence[str]) -> _Shown:
    marked, spared = minimal(words, on_node=True), minimal(words, on_node=False)
    heading = say("The end mark on the node")
    ends = dict.fromkeys(marked.ends, NodeLook.KEPT)
    said = say("In textbooks a node says that a word ends there: each square is an end.")
    yield _minimal(said, _draw(marked, heading, ends), "ends = ")
    alike = alike_but_for_the_mark(marked, words)
    if alike is not None:
        one, other = (marked.ways[node] for node in alike)
        said = say(
            "After {0} and after {1} the same letters follow; only the end mark "
            "differs, so there are two nodes.",
            one,
            other,
        )
        ringed = {
            node: NodeLook.KEPT if node in marked.ends else NodeLook.CURRENT for node in alike
        }
        yield _minimal(said, _draw(marked, heading, ends | ringed, alike), "if rest not in")
    heading = say("The end mark on the edge")
    said = say("Here the edge has the end mark, a ring around its letter: one node serves both.")
    if alike is None:
        said = say("Here the edge has the end mark, a ring around its letter.")
    shared = dict[int, NodeLook]()
    if alike is not None:
        into = _node_at(spared, marked.ways[alike[0]])
        shared = {into: NodeLook.CURRENT}
    yield _minimal(said, _draw(spared, heading, shared, tuple(shared)), "rest = rest")
    bars = (
        ChartBar(say("end mark on the node"), marked.nodes),
        ChartBar(say("end mark on the edge"), spared.nodes, strong=True),
    )
    told = say("The path to a node leads over an edge, so the end mark there is seen.")
    said = say("{0} nodes with the end mark on the node, {1} with it on the edge.",
               marked.nodes, spared.nodes)  # fmt: skip
    yield _minimal(said, ChartFigure(say("Nodes"), bars, told), "print")


def _minimal(
    said: Sentence, figure: Figure, line: str
) -> tuple[Sentence, Figure, StepPart, CodeLine]:
    return said, figure, StepPart.SHOWS, CodeLine("end_mark", line)


def _node_at(automaton: SmallAutomaton, way: str) -> int:
    leads = {(edge.source, edge.label): edge.target for edge in automaton.edges}
    node = 0
    for letter in way:
        node = leads[node, letter]
    return node


def _draw(
    automaton: SmallAutomaton,
    heading: Sentence,
    looks: dict[int, NodeLook],
    focus: tuple[int, ...] = (),
    told: Sentence | None = None,
    new: tuple[int, ...] = (),
) -> GraphFigure:
    nodes = [looks.get(node, NodeLook.PLAIN) for node in range(automaton.nodes)]
    edges = [NodeLook.PLAIN] * len(automaton.edges)
    for edge in new:
        edges[edge] = nodes[automaton.edges[edge].target] = NodeLook.NEW
    if told is None:
        told = say("Nodes: {0}. Edges: {1}.", automaton.nodes, len(automaton.edges))
    return GraphFigure(
        laid_out(automaton.nodes, automaton.edges), tuple(nodes), tuple(edges), heading, told,
        focus=focus or (0,),
    )  # fmt: skip


def incremental_steps(words: Sequence[str]) -> tuple[Step, ...]:
    """Returns steps for each added word and the last check, and a comparison with a trie."""
    return tuple(Step(Stage.INCREMENTAL, *shown) for shown in _growth_steps(words))


def incremental_facts(words: Sequence[str]) -> tuple[Fact, ...]:
    """Returns `peak_nodes`, the most nodes at any time, `trie_nodes` and `dawg_nodes`."""
    growths = list(growth_steps(words))
    return (
        Fact("peak_nodes", max(growth.automaton.nodes for growth in growths)),
        Fact("trie_nodes", trie_nodes(words)),
        Fact("dawg_nodes", growths[-1].automaton.nodes),
    )


def _growth_steps(words: Sequence[str]) -> _Shown:
    there: list[str] = []
    peak = 0
    growth: AutomatonGrowth | None = None
    heading = say("Word by word")
    for growth in growth_steps(words):
        automaton = growth.automaton
        peak = max(peak, automaton.nodes)
        if not growth.checked:
            there.append(growth.word)
        told = say(
            "New: {0}. Left out: {1}. Nodes now: {2}, in the trie: {3}.",
            len(growth.new), growth.found, automaton.nodes, trie_nodes(there),
        )  # fmt: skip
        figure = _draw(automaton, heading, {}, (), told, growth.new)
        yield _growth_said(growth), figure, StepPart.SHOWS, _growth_code(growth)
    if growth is None:
        return
    bars = (
        ChartBar(say("the whole trie first"), trie_nodes(words)),
        ChartBar(say("word by word, at most"), peak, strong=True),
        ChartBar(say("the smallest automaton"), growth.automaton.nodes),
    )
    told = say("Both methods end with the same automaton.")
    said = say("The paper's method holds {0} nodes in memory at once, this one {1} at most.",
               trie_nodes(words), peak)  # fmt: skip
    chart = ChartFigure(say("Nodes in memory at once"), bars, told, names=290)
    yield said, chart, StepPart.SHOWS, CodeLine("incremental", "kept[rest] = ")


def _growth_code(growth: AutomatonGrowth) -> CodeLine:
    """Returns the line of code for a step: a node is replaced by an equal one, or is added."""
    if growth.found or growth.checked:
        return CodeLine("incremental", "swap")
    return CodeLine("incremental", "add_node")


def _growth_said(growth: AutomatonGrowth) -> Sentence:
    if growth.checked:
        return say("After the last word its nodes are checked too: {0} of them are left out.",
                   growth.found)  # fmt: skip
    if growth.found:
        return say(
            "{0}: first the end of the previous word is checked, and {1} of its "
            "nodes are left out.",
            growth.word,
            growth.found,
        )
    return say("{0}: only the letters that are not there yet get nodes, {1} of them.",
               growth.word, len(growth.new))  # fmt: skip
