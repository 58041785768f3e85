"""The walk shown, the walk counted and the program's own searches find and count the same."""

from collections import Counter

import pytest
from hypothesis import given

from tests.lexica import english, english_words, spelt
from tests.oracle import turn
from tests.teach.boards import MARKING, boards
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.paper.matcher import match
from wmh.engine.paper.recursion import search
from wmh.engine.question import ALL_TIERS
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.drawing import Box, DrawingRole, Label
from wmh.teach.effort import Layer, effort_of
from wmh.teach.figures.graph_figure import part, whole
from wmh.teach.figures.walk_figure import WalkFigure
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.steps.steps import lesson_of
from wmh.teach.walk import WalkReason, walk


@pytest.mark.parametrize("rule", MARKING)
@given(boards())
def test_the_walk_finds_what_matcher_and_recursion_find(rule, board):
    words, length, turns = board
    lexicon = lexicon_of_words(words, "a test")
    known = learn(turns, length, rule)

    found = [visit.word for visit in walk(known, lexicon) if visit.ends]

    assert found == spelt(match(known, lexicon, ALL_TIERS), lexicon.alphabet)
    assert found == list(search(known, lexicon.graph.walker, lexicon.alphabet))


@pytest.mark.parametrize("name", ["rain", "walk"])
def test_all_texts_of_the_panel_of_a_walk_lie_within_it(name):
    scenario = SCENARIOS.read_named(name)
    made = lesson_of(scenario, Answering(), lexicon_of(scenario))
    figures = [step.figure for step in made.steps if isinstance(step.figure, WalkFigure)]
    assert figures

    for figure in figures:
        shapes = figure.drawing().shapes
        panels = [x for x in shapes if isinstance(x, Box) and x.fill is DrawingRole.RAISED]
        panel = panels[-1].area
        texts = [x for x in shapes if isinstance(x, Label) and x.y > panel.y]
        assert max(x.y + 0.75 * x.size for x in texts) <= panel.y + panel.height


@pytest.mark.parametrize("rule", MARKING)
@given(boards())
def test_all_paths_at_once_count_what_one_path_after_the_other_does(rule, board):
    words, length, turns = board
    lexicon = lexicon_of_words(words, "a test")
    known = learn(turns, length, rule)

    effort = effort_of(known, lexicon)

    visits = list(walk(known, lexicon))
    assert effort.layers == _layers(visits, length)
    assert effort.looked == (visits[-1].looked if visits else 0)
    assert effort.found == (visits[-1].found if visits else 0)
    assert effort.edges == len({edge for visit in visits for edge in _edges(visit)})
    assert effort.edges_total == lexicon.facts.edges


@pytest.mark.parametrize("rule", MARKING)
@given(boards())
def test_brute_force_compares_each_word_to_its_first_misfit(rule, board):
    words, length, turns = board
    known = learn(turns, length, rule)
    of_length = [word for word in words if len(word) == length]

    effort = effort_of(known, lexicon_of_words(words, "a test"))

    compared = 0
    for word in of_length if known.possible else ():
        for place, letter in enumerate(word):
            compared += 1
            if known.fixed[place] not in (None, letter) or letter in known.excluded[place]:
                break
    assert (effort.compared, effort.words) == (compared, len(of_length))
    assert effort.letters == len(of_length) * length


@given(boards())
def test_visits_follow_each_other_as_a_recursion_does(board):
    words, length, turns = board
    visits = list(walk(learn(turns, length), lexicon_of_words(words, "a test")))

    waiting = [()]
    for visit in visits:
        assert visit.path == waiting.pop()
        waiting += [(*visit.path, edge) for edge in reversed(visit.followed)]
    assert not visits or not waiting


@pytest.mark.parametrize("secret", ["dozes", "rain", "cozies", "spectacle"])
def test_the_default_lexicon_is_walked_alike(secret):
    lexicon = english()
    guesses = [word for word in english_words() if len(word) == len(secret)][::997][:3]
    known = learn([turn(guess, secret) for guess in guesses], len(secret))

    visits = list(walk(known, lexicon))

    found = [visit.word for visit in visits if visit.ends]
    assert secret in found
    assert found == spelt(match(known, lexicon, ALL_TIERS), lexicon.alphabet)
    assert effort_of(known, lexicon).layers == _layers(visits, len(secret))


def test_letters_of_two_characters_are_walked_as_one():
    lexicon = lexicon_of_words(["äb", "bä", "bb"], "a test")

    assert [visit.word for visit in walk(learn((), 2), lexicon) if visit.ends] == ["bb", "bä", "äb"]


def test_a_walk_that_nobody_wants_is_given_up():
    known = learn((), 5)

    with pytest.raises(Cancelled):
        list(walk(known, english(), lambda: True))
    with pytest.raises(Cancelled):
        effort_of(known, english(), lambda: True)


@given(boards())
def test_the_whole_graph_is_drawn_with_every_edge_and_state_once(board):
    words, _length, _turns = board
    lexicon = lexicon_of_words(words, "a test")

    drawn = whole(lexicon.graph, lexicon.alphabet)

    assert len(drawn.layout.edges) == lexicon.facts.edges
    assert len(drawn.layout.places) == lexicon.facts.states
    assert _spelt(drawn.layout.edges) == words


@given(boards())
def test_a_part_holds_the_words_of_its_paths(board):
    words, length, turns = board
    lexicon = lexicon_of_words(words, "a test")
    found = [visit for visit in walk(learn(turns, length), lexicon) if visit.ends]
    if found:
        drawn = part(lexicon.graph, lexicon.alphabet, [visit.path for visit in found])

        assert {visit.word for visit in found} <= set(_spelt(drawn.layout.edges))


def _layers(visits, length):
    """The nodes that the visits looked at, place by place."""
    layers = []
    for place in range(length):
        here = [visit for visit in visits if len(visit.letters) == place]
        why = Counter(reason for visit in here for _, reason in visit.refused)
        followed = sum(len(visit.followed) for visit in here)
        looked = followed + why.total()
        layers.append(
            Layer(
                looked,
                why[WalkReason.LETTER],
                why[WalkReason.LENGTH],
                why[WalkReason.COUNT],
                followed,
            )
        )
    return tuple(layers) if visits else ()


def _edges(visit):
    return (*visit.followed, *(edge for edge, _ in visit.refused))


def _spelt(edges, node=0, word=""):
    """The words that final edges end, sorted."""
    found = []
    for edge in edges:
        if edge.source == node:
            spelt = word + edge.label
            found += [spelt] if edge.final else []
            found += _spelt(edges, edge.target, spelt)
    return sorted(found)
