"""Steps in which a trie grows word by word, and its redundant nodes are merged into a DAWG."""

from collections.abc import Iterator, Mapping

from wmh.base.text.sentence import Sentence, say
from wmh.teach.code import CodeLine
from wmh.teach.construction import DrawnConstruction, NodeMerge
from wmh.teach.drawing.layout import Layout, laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.step import Stage, Step

_MOST_MERGES = 24
"""Greatest number of merging steps; if there are more groups of twins, a step merges several."""

_MOST_ENDINGS = 4
"""Greatest number of word endings in a sentence."""


def growth_steps(made: DrawnConstruction, layout: Layout) -> Iterator[Step]:
    """Yields a step for each added word; nodes are at their final places from the beginning."""
    nodes, edges = [NodeLook.HIDDEN] * made.nodes, [NodeLook.HIDDEN] * len(made.trie)
    nodes[0] = NodeLook.PLAIN
    yield _growth_step(
        layout,
        nodes,
        edges,
        say("The words go into a trie, letter by letter, and all begin at the start."),
        0,
        (0,),
        "node = start",
    )
    for number, (word, path) in enumerate(zip(made.words, made.paths, strict=True), start=1):
        shared = sum(nodes[node] is not NodeLook.HIDDEN for node in path)
        spelt = "".join(word)
        said = (
            say("{0}: the beginning {1} is there already, only {2} is new.", *_split(word, shared))
            if shared
            else say("{0}: no word before it begins with this letter, so every node is new.", spelt)
        )
        for node in path:
            look = NodeLook.NEW if nodes[node] is NodeLook.HIDDEN else NodeLook.PASSED
            nodes[node] = edges[node - 1] = look
        line = "if letter not in" if shared else "= Node()"
        yield _growth_step(layout, nodes, edges, said, number, path, line)
        for node in path:
            nodes[node] = edges[node - 1] = NodeLook.PLAIN


def _split(word: tuple[str, ...], shared: int) -> tuple[str, str, str]:
    return "".join(word), "".join(word[:shared]), "".join(word[shared:])


def _growth_step(
    layout: Layout,
    nodes: list[NodeLook],
    edges: list[NodeLook],
    said: Sentence,
    words: int,
    focus: tuple[int, ...],
    line: str,
) -> Step:
    there = sum(look is not NodeLook.HIDDEN for look in nodes)
    told = say("Words: {0}. Nodes: {1}.", words, there)
    heading = say("The temporary trie")
    figure = GraphFigure(layout, tuple(nodes), tuple(edges), heading, told, focus=focus)
    return Step(Stage.CONSTRUCTOR, said, figure, code=CodeLine("insert", line))


def merging_steps(made: DrawnConstruction, layout: Layout) -> Iterator[Step]:
    """Yields steps that show twins, then merge them, in breadth-first order."""
    nodes, edges = [NodeLook.PLAIN] * made.nodes, [NodeLook.PLAIN] * len(made.trie)
    yield _merge_step(
        layout,
        nodes,
        edges,
        say("A breadth-first search looks for nodes with the same endings: one of them is enough.")
        if made.merges
        else say("No two nodes have the same endings, so no node is redundant."),
        {},
        "for node in queue" if made.merges else "if rest not in",
    )
    numbers: dict[int, int] = {}
    many = -(-len(made.merges) // _MOST_MERGES)
    for at in range(0, len(made.merges), max(many, 1)):
        together = made.merges[at : at + many]
        merge = together[0]
        for each in together:
            _mark(made, each, nodes, edges)
        pointers = tuple((twin - 1, each.kept) for each in together for twin in each.twins)
        said = (
            say(
                "In each of {0} groups the nodes have the same endings, and one of them is kept.",
                len(together),
            )
            if len(together) > 1
            else _merge_sentence(made, merge)
        )
        numbers |= {each.kept: at + nth for nth, each in enumerate(together, start=1)}
        line = "= kept[rest]"
        yield _merge_step(layout, nodes, edges, said, numbers, line, pointers)
        for each in together:
            _kill(made, each, nodes, edges)
            for node in each.killed:
                numbers.pop(node, None)
            numbers |= dict.fromkeys(each.twins, numbers[each.kept])

    if made.merges:
        said = say(
            "The redundant nodes are removed, and the numbers say where their edges lead now."
        )
        yield _merge_step(layout, nodes, edges, said, numbers, "kept[rest] = ")


def _below(made: DrawnConstruction, node: int) -> list[int]:
    """Returns the nodes below a node; each precedes its own descendants."""
    found = {node}
    for edge in made.trie[node:]:
        if edge.source in found:
            found.add(edge.target)
    return sorted(found - {node})


def _mark(
    made: DrawnConstruction, merge: NodeMerge, nodes: list[NodeLook], edges: list[NodeLook]
) -> None:
    nodes[merge.kept] = NodeLook.KEPT
    for node in _below(made, merge.kept):
        if nodes[node] is NodeLook.PLAIN:
            nodes[node] = edges[node - 1] = NodeLook.KEPT
    for node in merge.killed:
        nodes[node] = NodeLook.TWIN
        if node not in merge.twins:
            edges[node - 1] = NodeLook.TWIN


def _kill(
    made: DrawnConstruction, merge: NodeMerge, nodes: list[NodeLook], edges: list[NodeLook]
) -> None:
    for node in (merge.kept, *_below(made, merge.kept)):
        if nodes[node] is NodeLook.KEPT:
            nodes[node] = NodeLook.PLAIN
            if edges[node - 1] is NodeLook.KEPT:
                edges[node - 1] = NodeLook.PLAIN
    for node in merge.killed:
        nodes[node] = NodeLook.STUB if node in merge.twins else NodeLook.DIM
        if node not in merge.twins:
            edges[node - 1] = NodeLook.DIM


def _merge_sentence(made: DrawnConstruction, merge: NodeMerge) -> Sentence:
    endings = _endings(made, merge.kept)
    many = len(merge.twins) + 1
    if not endings:
        return say("After these {0} nodes no letter follows, so one of them is enough.", many)
    named = ", ".join(endings[:_MOST_ENDINGS])
    if len(endings) > _MOST_ENDINGS:
        return say(
            "After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.",
            many,
            len(endings),
            named,
        )
    return say("After these {0} nodes the same follows, {1}: one of them is enough.", many, named)


def _endings(made: DrawnConstruction, node: int) -> list[str]:
    """Returns the endings of words that follow a node."""
    found: list[str] = []
    for word, path in zip(made.words, made.paths, strict=True):
        if node in path[:-1]:
            found.append("".join(word[path.index(node) + 1 :]))
    return found


def _merge_step(
    layout: Layout,
    nodes: list[NodeLook],
    edges: list[NodeLook],
    said: Sentence,
    numbers: Mapping[int, int],
    line: str,
    pointers: tuple[tuple[int, int], ...] = (),
) -> Step:
    dead = sum(look in (NodeLook.DIM, NodeLook.STUB, NodeLook.TWIN) for look in nodes)
    told = say("Nodes: {0}. Removed so far: {1}. Left: {2}.", len(nodes), dead, len(nodes) - dead)
    heading = say("Redundant nodes")
    figure = GraphFigure(
        layout,
        tuple(nodes),
        tuple(edges),
        heading,
        told,
        tuple(sorted(numbers.items())),
        pointers,
        tuple(dict(pointers).values())[:1],
    )
    return Step(Stage.CONSTRUCTOR, said, figure, code=CodeLine("merge", line))


def minimal_steps(made: DrawnConstruction) -> Iterator[Step]:
    """Yields steps on the DAWG with a layout of its own: whole, a word in it, a shared ending."""
    layout = laid_out(made.states, made.dawg)
    plain, lines = (NodeLook.PLAIN,) * made.states, (NodeLook.PLAIN,) * len(made.dawg)
    told = say(
        "Nodes: {0} before, {1} now. Edges: {2} before, {3} now.",
        made.nodes,
        made.states,
        len(made.trie),
        len(made.dawg),
    )
    heading = say("The DAWG")
    whole = GraphFigure(layout, plain, lines, heading, told, focus=(0,))
    left = CodeLine("merge", "kept[rest] = ")
    yield Step(
        Stage.CONSTRUCTOR,
        say("The nodes left are the DAWG: each path from the start to a ring spells a word."),
        whole,
        code=left,
    )
    yield Step(
        Stage.CONSTRUCTOR,
        say("Letters in one box lead from one node to the same next node.")
        if len({(edge.source, edge.target) for edge in made.dawg}) < len(made.dawg)
        else say("No automaton of these words has fewer nodes."),
        whole,
        code=left,
    )
    word, path = made.words[made.example], made.state_paths[made.example]
    nodes, edges = list(plain), list(lines)
    nodes[0] = NodeLook.PASSED
    for edge in path:
        edges[edge] = nodes[made.dawg[edge].target] = NodeLook.PASSED
    yield Step(
        Stage.CONSTRUCTOR,
        say("The letters of {0} from the start, with a ring where a word ends.", "".join(word)),
        GraphFigure(layout, tuple(nodes), tuple(edges), heading, told, focus=(0,)),
        code=left,
    )
    yield from _shared_ending(made, layout, heading, told)


def _shared_ending(
    made: DrawnConstruction, layout: Layout, heading: Sentence, told: Sentence
) -> Iterator[Step]:
    """Yields the step on the node to which most edges lead, the end excepted.

    There is no step if no node has two incoming edges.
    """
    into: dict[int, list[int]] = {}
    opens = {edge.source for edge in made.dawg}
    for number, edge in enumerate(made.dawg):
        if edge.target in opens:
            into.setdefault(edge.target, []).append(number)
    node = max(into, key=lambda node: len(into[node]), default=0)
    if len(into.get(node, ())) < 2:
        return
    nodes, edges = [NodeLook.PLAIN] * made.states, [NodeLook.PLAIN] * len(made.dawg)
    nodes[node] = NodeLook.KEPT
    for edge in into[node]:
        edges[edge] = NodeLook.PASSED
    yield Step(
        Stage.CONSTRUCTOR,
        say("{0} edges lead to one node: their words share what follows.", len(into[node])),
        GraphFigure(layout, tuple(nodes), tuple(edges), heading, told, focus=(node,)),
        code=CodeLine("merge", "= kept[rest]"),
    )
