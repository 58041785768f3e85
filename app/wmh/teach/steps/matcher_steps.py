"""Steps on the matcher: its walk over the DAWG, compared with brute force."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.clues.knowledge import Knowledge, learn
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS
from wmh.teach.causes import part_of
from wmh.teach.code import CodeLine
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.effort_figures import BruteCompared, BruteFigure, EffortFigure
from wmh.teach.figures.graph_figure import GraphFigure, PartGraph, part, whole
from wmh.teach.figures.walk_figure import LAST, UNNAMED, Panel, WalkFigure
from wmh.teach.method import Method
from wmh.teach.step import Figure, Stage, Step
from wmh.teach.walk import Visit, WalkReason, walk

FEW = 40
"""Greatest number of words for a completely drawn DAWG, and of nodes in a part of a larger one."""

_BESIDE = 900.0, 210.0
"""Width and height for the graph above the panel of the walk."""

_MOST_STEPS = 80
_SINGLY = 40
"""Number of visits that are shown one by one; later only visits that find a word are shown."""

_ENOUGH, _BEGINNING = 6, 14
"""Least and greatest number of visits shown in a partly drawn DAWG.

After the least number, the visit that finds a word is the last one.
"""


def matcher_steps(method: Method, stop: Stop = never) -> tuple[Step, ...]:
    """Returns steps for the visits of the walk, then for the effort of walk and brute force.

    If the DAWG is too large to be drawn completely, they are the first visits on a part of it, and
    then all paths at once, place by place. Raises Cancelled.
    """
    return tuple(
        Step(Stage.MATCHER, said, figure, code=_code(figure))
        for said, figure in _match_steps(method, stop)
    )


def _code(figure: Figure) -> CodeLine:
    """Returns the line of code that belongs to a figure."""
    if isinstance(figure, BruteFigure):
        return CodeLine("brute_force", "found.append" if figure.both else "if not fits")
    if not isinstance(figure, WalkFigure):
        return CodeLine("walk", "for x in node")
    panel = figure.panel
    if not panel.part:
        return CodeLine("walk", "found.append")
    return CodeLine("walk", "walk(node[x]" if panel.followed else "if fits")


_Shown = Iterator[tuple[Sentence, Figure]]


def _match_steps(method: Method, stop: Stop) -> _Shown:
    if not method.known.possible:
        told = say("The clues contradict each other: there is nothing to search for.")
        yield told, _brute(method, told, both=False)
        return
    if not method.effort.words:
        told = say("The word list has no word of {0} letters.", method.length)
        yield told, _brute(method, told, both=False)
        return
    if _drawn_whole(method):
        yield from _in_full(method, stop)
    else:
        yield from _in_part(method, stop)
    yield from _comparison_steps(method)


def _drawn_whole(method: Method) -> bool:
    """True if the DAWG is small enough to be drawn and contains no offensive word."""
    lexicon = method.lexicon
    every = np.arange(lexicon.graph.words) if lexicon.graph.words <= FEW else None
    return every is not None and bool(lexicon.nameable(every).all())


def _in_full(method: Method, stop: Stop) -> _Shown:
    graph = whole(method.lexicon.graph, method.lexicon.alphabet, _BESIDE)
    visits = list(walk(method.known, method.lexicon, stop))
    shown = set(range(len(visits)))
    if len(visits) > _MOST_STEPS:
        found = [at for at in range(_SINGLY, len(visits)) if visits[at].ends]
        every = -(-len(found) // (_MOST_STEPS - _SINGLY)) or 1
        shown = {*range(_SINGLY), *found[every - 1 :: every], len(visits) - 1}
    yield from _walk_steps(method, visits, shown, graph)


def _in_part(method: Method, stop: Stop) -> _Shown:
    """Yields the first visits, while their nodes are few enough; then all paths by place."""
    visits: list[Visit] = []
    nodes: set[tuple[int, ...]] = set()
    for visit in islice(walk(method.known, method.lexicon, stop), _BEGINNING):
        named = _is_nameable(method, visit.letters)
        if named:
            nodes.add(visit.path)
        if len(nodes) > FEW:
            break
        visits.append(visit)
        if named and visit.ends and len(visits) >= _ENOUGH:
            break
    shown = {at for at, visit in enumerate(visits) if _is_nameable(method, visit.letters)}
    paths = [visits[at].path for at in sorted(shown)]
    if any(paths):
        graph = part(method.lexicon.graph, method.lexicon.alphabet, paths, _BESIDE)
        yield from _walk_steps(method, visits, shown, graph)
    parts = _parts(method)
    heading = say("All paths, place by place")
    for seen, layer in enumerate(method.effort.layers, start=1):
        told = say(
            "Place {0}: edges looked at {1}, followed {2}.",
            seen, layer.looked, layer.followed,
        )  # fmt: skip
        yield told, EffortFigure(heading, parts, method.effort, seen)


def _is_nameable(method: Method, letters: tuple[str, ...]) -> bool:
    """True if the letters do not spell an offensive word."""
    number = method.lexicon.number_of(letters)
    return number is None or bool(method.lexicon.nameable(number))


def _parts(method: Method) -> tuple[str, ...]:
    alphabet = method.lexicon.alphabet
    return tuple(part_of(method.known, place, alphabet) for place in range(method.length))


def _walk_steps(method: Method, visits: list[Visit], shown: set[int], graph: PartGraph) -> _Shown:
    full = _drawn_whole(method)
    parts = _parts(method)
    different: set[int] = set()
    passed: set[int] = set()
    refused: set[int] = set()
    found: list[str] = []
    before: Visit | None = None
    for at, visit in enumerate(visits):
        here = [edge for edge, _ in visit.refused]
        different.update(visit.followed, here)
        passed.update(visit.path)
        refused.update(here)
        named = _is_nameable(method, visit.letters)
        if visit.ends and named:
            found.append(visit.word)
        if at not in shown:
            before = before if named else visit
            continue
        figure = GraphFigure(
            graph.layout,
            *_looks(graph, visit, passed, refused),
            say("The walk on the DAWG") if full else say("Where the walk begins on the DAWG"),
            None,
            focus=(graph.leads[visit.path[-1]] if visit.path else 0,),
        )
        legend = (
            say("Thick: the path. Struck out: not followed. Square: word.")
            if full
            else say(
                "Of {0} edges, only those that are followed are drawn.", method.effort.edges_total
            )
        )
        panel = replace(_panel(method, visit, parts, len(different), found), legend=legend)
        yield _visit_sentence(method, visit, before), WalkFigure(figure, panel)
        before = visit


def _looks(
    graph: PartGraph, visit: Visit, passed: set[int], refused: set[int]
) -> tuple[tuple[NodeLook, ...], tuple[NodeLook, ...]]:
    """Returns the looks of nodes and of edges; those of the current visit replace earlier ones."""
    edges = [NodeLook.PLAIN] * len(graph.layout.edges)
    nodes = [NodeLook.PLAIN] * len(graph.layout.places)
    for edge, at in graph.edges.items():
        if edge in passed:
            edges[at] = NodeLook.PASSED
            nodes[graph.leads[edge]] = NodeLook.PASSED
        elif edge in refused:
            edges[at] = NodeLook.PRUNED
    for edge in visit.followed:
        if edge in graph.edges:
            edges[graph.edges[edge]] = NodeLook.NEW
    for edge, _ in visit.refused:
        if edge in graph.edges:
            edges[graph.edges[edge]] = NodeLook.PRUNED
    nodes[0] = NodeLook.PASSED
    last = 0
    for edge in visit.path:
        edges[graph.edges[edge]] = NodeLook.CURRENT
        last = graph.leads[edge]
    nodes[last] = NodeLook.KEPT if visit.ends else NodeLook.CURRENT
    return tuple(nodes), tuple(edges)


def _panel(
    method: Method, visit: Visit, parts: tuple[str, ...], different: int, found: list[str]
) -> Panel:
    graph, alphabet = method.lexicon.graph, method.lexicon.alphabet
    letter_of = {label: letter for letter, label in alphabet.labels.items()}

    def letter(edge: int) -> str:
        found = letter_of[int(graph.label[edge])]
        return found if _is_nameable(method, (*visit.letters, found)) else UNNAMED

    def letters(edges: Iterator[int]) -> tuple[str, ...]:
        return tuple(map(letter, edges))

    refused = (
        (why, letters(edge for edge, reason in visit.refused if reason is why))
        for why in WalkReason
    )
    return Panel(
        letters=visit.letters,
        length=method.length,
        part="" if visit.ends else parts[len(visit.letters)],
        followed=letters(iter(visit.followed)),
        refused=tuple((_why(why, method, visit), said) for why, said in refused if said),
        looked=visit.looked,
        different=different,
        edges=method.effort.edges_total,
        words=visit.found,
        found=tuple(found[-LAST:]),
        hidden=visit.found - len(found),
    )


def _why(reason: WalkReason, method: Method, visit: Visit) -> Sentence:
    """Returns a text on why edges are not followed; for letter counts it names the letters."""
    match reason:
        case WalkReason.LETTER:
            return say("Not allowed here:")
        case WalkReason.LENGTH:
            return say("Wrong length:")
        case WalkReason.COUNT:
            lacking, often = _count_faults(method, visit)
            if lacking and often:
                return say("Wrong counts:")
            return (
                say("{0} too often:", _join_letters(often))
                if often
                else say(
                    Plural(
                        "{0} can no longer come:",
                        "Not all of {0} fit:",
                        len(lacking),
                    ),
                    _join_letters(lacking),
                )
            )


def _count_faults(method: Method, visit: Visit) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the letters that can no longer occur often enough, and those that occur too often."""
    graph, alphabet = method.lexicon.graph, method.lexicon.alphabet
    letter_of = {label: letter for letter, label in alphabet.labels.items()}
    lacking, often = dict[str, None](), dict[str, None]()
    for edge, reason in visit.refused:
        if reason is WalkReason.COUNT:
            used = Counter((*visit.letters, letter_of[int(graph.label[edge])]))
            bounds = method.known.open_counts
            over = [x.letter for x in bounds if x.most is not None and used[x.letter] > x.most]
            often |= dict.fromkeys(over)
            if not over:
                short = (x.letter for x in bounds if used[x.letter] < x.least)
                lacking |= dict.fromkeys(short)
    return tuple(lacking), tuple(often)


def _join_letters(letters: tuple[str, ...]) -> str:
    return ", ".join(letter.upper() for letter in letters)


def _visit_sentence(method: Method, visit: Visit, before: Visit | None) -> Sentence:
    if visit.ends:
        return say("{0} is a word that fits: it is found.", visit.word)
    if before is None:
        return say("The walk begins at the start and looks at every edge there.")
    if not visit.followed:
        lacking, _ = _count_faults(method, visit)
        if len(lacking) == 1:
            return say(
                "From {0} no edge can be followed, since {1} can no longer come: the walk goes"
                " back.",
                visit.word,
                _join_letters(lacking),
            )
        return say("From {0} no edge can be followed: the walk goes back.", visit.word)
    if visit.path[:-1] != before.path:
        return say("The walk goes back, and on with {0}.", visit.word)
    return say("The walk goes on with {0}.", visit.word)


def _comparison_steps(method: Method) -> _Shown:
    effort = method.effort
    heading = say("Brute force and the walk")
    told = say(
        "Brute force compares every word from the left, up to the first letter that does not fit."
    )
    yield told, _brute(method, heading, both=False)
    told = say(
        "Brute force compares a letter {0} times, the walk looks at an edge {1} times,"
        " and both find the same words.",
        effort.compared, effort.looked,
    )  # fmt: skip
    yield told, _brute(method, heading, both=True)
    remaining = len(method.candidates)
    if remaining != effort.found:
        told = say(
            "Words that both find among all words of the list: {0}. Usual ones that fit every"
            " clue: {1}.",
            effort.found, remaining,
        )  # fmt: skip
        yield told, replace(_brute(method, heading, both=True), fitting=remaining)


def _brute(method: Method, heading: Sentence, *, both: bool) -> BruteFigure:
    words: tuple[BruteCompared, ...] = ()
    hidden = 0
    if method.known.possible and 0 < method.effort.words <= FEW:
        found = match(learn((), method.length), method.lexicon, ALL_TIERS)
        every = found.letters[method.lexicon.nameable(found.numbers)]
        alphabet = method.lexicon.alphabet
        words = tuple(
            word_compared(alphabet.decoded_letters(labels.tobytes()), method.known)
            for labels in every
        )
        hidden = len(found) - len(words)
    return BruteFigure(heading, method.effort, words, both, hidden)


def word_compared(letters: tuple[str, ...], known: Knowledge) -> BruteCompared:
    """Compares a word with a pattern by brute force, up to the first letter that does not fit."""
    places = zip(letters, known.fixed, known.excluded, strict=True)
    for place, (letter, fixed, excluded) in enumerate(places, start=1):
        if letter != fixed if fixed is not None else letter in excluded:
            return BruteCompared(letters, place, misfits=True, fits=False)
    return BruteCompared(letters, len(letters), misfits=False, fits=known.allows(letters))
