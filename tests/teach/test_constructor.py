"""The stage of the DAWG Constructor, held against the words themselves and the engine."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of
from wmh.base.text.sentence import in_english
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.lexicon.building.constructor import construct
from wmh.teach.construction import construction_of
from wmh.teach.drawing.drawing import BODY, Drawing, Label, Paragraph
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.file_figures import END, FREE, LABEL, OFFSET, SCALE, FollowFigure
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.step import Stage
from wmh.teach.steps.constructor_steps import (
    MOST_DRAWN,
    constructor_facts,
    constructor_steps,
    constructor_summary,
    summary_facts,
)

RHYMES = [
    "rain",
    "ruin",
    "torn",
    "born",
    "corn",
    "horn",
    "pain",
    "main",
    "gain",
    "lain",
    "wain",
    "bare",
    "care",
    "dare",
    "fare",
    "hare",
    "mare",
    "rare",
    "ware",
    "bore",
    "core",
    "fore",
    "gore",
    "lore",
    "more",
    "pore",
    "sore",
    "tore",
    "wore",
    "bird",
    "word",
    "ford",
    "lord",
    "cord",
]
MIXED = [
    "a",
    "an",
    "ant",
    "ants",
    "be",
    "bee",
    "been",
    "bees",
    "car",
    "care",
    "cares",
    "cat",
    "scar",
    "scare",
    "star",
    "stars",
    "start",
    "starts",
]
LONG = [
    "representations",
    "representative",
    "recommendations",
    "transplantation",
    "transformations",
]
FORTY = [a + b + c + "s" for a in "bdlprst" for b in "aeiou" for c in "tn"][:40]

PLAIN = Alphabet(ENGLISH)
SPANISH = Alphabet(("a", "c", "ch", "e", "l", "ll", "o", "r", "rr"))

LISTS = [RHYMES, MIXED, LONG, FORTY, ["rain"], ["rain", "ruin"], ["a"]]


def letters(words):
    return [tuple(word) for word in words]


def facts(words, alphabet=PLAIN):
    return {fact.name: fact.number for fact in constructor_facts(words, alphabet)}


word_lists = st.lists(
    st.lists(st.sampled_from(["a", "c", "ch", "l", "ll", "o"]), min_size=1, max_size=6).map(tuple),
    min_size=1,
    max_size=25,
)


def spelt(edges):
    """Every word that some path from the start spells."""
    found, ahead = [], [(0, ())]
    while ahead:
        node, word = ahead.pop()
        for edge in edges:
            if edge.source == node:
                longer = (*word, edge.label)
                ahead.append((edge.target, longer))
                if edge.final:
                    found.append(longer)
    return sorted(found)


def endings(edges, node, known):
    """The set of what can follow a node."""
    if node not in known:
        known[node] = frozenset(
            (edge.label, edge.final, endings(edges, edge.target, known))
            for edge in edges
            if edge.source == node
        )
    return known[node]


@given(word_lists)
def test_the_trie_and_the_dawg_spell_the_words(words):
    made = construction_of(words, SPANISH)
    assert spelt(made.trie) == spelt(made.dawg) == sorted(set(words))
    beginnings = {word[:end] for word in words for end in range(len(word) + 1)}
    assert made.nodes == len(beginnings)
    known = {}
    for node in range(made.nodes):
        endings(made.trie, node, known)
    assert made.states == len(set(known.values()))


@given(word_lists)
def test_the_picture_is_what_the_engine_made(words):
    made = construction_of(words, SPANISH)
    engine = construct({SPANISH.encode(word) for word in words})
    assert made.nodes == engine.trie.nodes
    assert made.states == engine.graph.states
    assert len(made.dawg) == engine.graph.edges
    assert made.units == tuple(engine.encoded.units.tolist())
    told = facts(words, SPANISH)
    assert told["killed"] == engine.graph.killed == told["trie_nodes"] - told["dawg_nodes"]


@given(word_lists)
def test_twins_are_killed_once_and_one_of_each_kind_is_left(words):
    made = construction_of(words, SPANISH)
    killed = [node for merge in made.merges for node in merge.killed]
    assert len(set(killed)) == len(killed)
    left = set(range(made.nodes)) - set(killed)
    assert sorted(made.kept_as[node] for node in left) == list(range(made.states))
    known = {}
    for merge in made.merges:
        assert merge.kept in left
        for twin in merge.twins:
            assert endings(made.trie, twin, known) == endings(made.trie, merge.kept, known)
            assert twin > merge.kept
    found = [merge.twins[0] for merge in made.merges]
    assert found == sorted(found)


def graph_steps(steps, heading):
    return [
        step.figure
        for step in steps
        if isinstance(step.figure, GraphFigure) and step.figure.heading.text == heading
    ]


@settings(max_examples=25)
@given(word_lists)
def test_the_trie_shows_the_words_so_far_and_marks_what_is_new(words):
    grown = graph_steps(constructor_steps(words, SPANISH), "The temporary trie")
    listed = sorted(set(words), key=SPANISH.encode)
    assert len(grown) == len(listed) + 1
    before = {()}
    for number, figure in enumerate(grown[1:], start=1):
        edges = figure.layout.edges
        there = [
            edge
            for edge, look in zip(edges, figure.edges, strict=True)
            if look is not NodeLook.HIDDEN
        ]
        assert spelt(there) == sorted(listed[:number])
        beginnings = {word[:end] for word in listed[:number] for end in range(len(word) + 1)}
        assert figure.nodes.count(NodeLook.NEW) == len(beginnings - before)
        assert figure.told.values == (number, len(beginnings))
        before = beginnings
        assert figure.layout == grown[0].layout


@settings(max_examples=25)
@given(word_lists)
def test_with_the_pointers_moved_what_is_left_still_spells_the_words(words):
    """The last step of merging, read as its numbers say."""
    figure = graph_steps(constructor_steps(words, SPANISH), "Redundant nodes")[-1]
    kept = {
        number: node
        for node, number in figure.numbers
        if figure.nodes[node] not in (NodeLook.STUB, NodeLook.DIM)
    }
    goes = {node: kept[number] for node, number in figure.numbers}
    edges = [
        replace(edge, target=goes.get(edge.target, edge.target))
        for edge, look in zip(figure.layout.edges, figure.edges, strict=True)
        if look is not NodeLook.DIM
    ]
    assert spelt(edges) == sorted(set(words))
    assert figure.nodes.count(NodeLook.PLAIN) == facts(words, SPANISH)["dawg_nodes"]


@settings(max_examples=25)
@given(word_lists)
def test_following_letters_in_the_units_as_shown_comes_to_what_the_graph_has(words):
    made = construction_of(words, SPANISH)
    follows = {(edge.source, edge.label) for edge in made.dawg}
    shown = [
        step.figure
        for step in constructor_steps(words, SPANISH)
        if isinstance(step.figure, FollowFigure)
    ]
    node, last = 0, None
    word = made.words[made.example]
    for letter, figure in zip(word[:5], shown, strict=False):
        assert (figure.letter, figure.valid) == (letter, True)
        assert last is None or figure.index == last
        assert (node, letter) in follows
        node = next(e.target for e in made.dawg if (e.source, e.label) == (node, letter))
        last = figure.leads
    for failed in shown[min(len(word), 5) :]:
        assert not failed.valid
        after = next(e.target for e in made.dawg if (e.source, e.label) == (0, word[0]))
        assert (after, failed.letter) not in follows


def test_the_fields_of_a_unit_make_it_up_again():
    made = construction_of(letters(RHYMES), PLAIN)
    for unit in made.units:
        fields = ((FREE, 31), (OFFSET, 10), (SCALE, 9), (END, 8), (LABEL, 0))
        assert sum(field.of(unit) << shift for field, shift in fields) == unit
        assert SCALE.of(unit) == 0


def texts(drawing):
    return [shape for shape in drawing.shapes if isinstance(shape, Label | Paragraph)]


@pytest.mark.parametrize("words", LISTS, ids=lambda words: f"{len(words)}-{words[0]}")
def test_every_step_is_drawn_inside_its_drawing_in_type_that_can_be_read(words):
    steps = constructor_steps(letters(words), PLAIN)
    assert len(steps) < len(words) + 45
    for step in steps:
        drawing = step.figure.drawing()
        assert isinstance(drawing, Drawing)
        assert step.stage is Stage.CONSTRUCTOR
        assert step.figure.drawing() == drawing
        assert in_english(step.said).endswith(".")
        assert in_english(drawing.says)
        for shape in texts(drawing):
            assert shape.size >= BODY
        for shape in drawing.shapes:
            if isinstance(shape, Label):
                assert 0 <= shape.x <= drawing.width
                assert 0 <= shape.y <= drawing.height


def test_steps_are_values():
    one, other = (constructor_steps(letters(RHYMES), PLAIN) for _ in range(2))
    assert one == other
    assert len(set(one)) == len(one)


def test_many_groups_of_twins_share_steps():
    words = [
        a + b + c + d for a in "bcdfg" for b, d in zip("aeiou", "nrstl", strict=True) for c in "lm"
    ]
    merging = graph_steps(constructor_steps(letters(words[:40]), PLAIN), "Redundant nodes")
    assert 3 <= len(merging) <= 26


def test_more_words_than_can_be_drawn_are_told_in_numbers():
    words = [a + b + c for a in "bcdf" for b in "aeiou" for c in "lmn"]
    assert len(words) > MOST_DRAWN
    steps = constructor_steps(letters(words), PLAIN)
    assert not any(isinstance(step.figure, GraphFigure) for step in steps)
    assert facts(letters(words))["words"] == len(words)


def test_a_list_of_no_words_is_refused():
    with pytest.raises(ValueError, match="at least one word"):
        constructor_steps([], PLAIN)


def test_order_and_repeats_do_not_matter():
    assert constructor_steps(letters([*RHYMES, *RHYMES[::-1]]), PLAIN) == constructor_steps(
        letters(RHYMES), PLAIN
    )


def test_a_few_words_have_the_numbers_of_their_lexicon():
    assert facts(letters(RHYMES)) == {
        fact.name: fact.number for fact in summary_facts(lexicon_of(RHYMES).facts)
    }


def test_the_default_lexicon_is_told_in_numbers():
    known = english().facts
    told = {fact.name: fact.number for fact in summary_facts(known)}
    assert told["words"] == known.words
    assert told["killed"] == known.trie_nodes - known.states
    assert told["reduction_percent"] == round(100 * known.reduction)
    said = " ".join(in_english(step.figure.drawing().says) for step in constructor_summary(known))
    for number in (known.trie_nodes, known.states, known.edges, known.bytes, known.text_bytes):
        assert f"{number:,}" in said
