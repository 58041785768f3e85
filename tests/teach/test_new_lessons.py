"""Information in bits, the mark of an end, and the smallest automaton word by word."""

from itertools import product
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.text.sentence import in_english
from wmh.engine.clues.rules import Rule, mark, tiles
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.steps.automaton_steps import end_mark_facts, end_mark_steps
from wmh.teach.steps.information_steps import bits_of
from wmh.teach.steps.steps import lesson_of
from wmh.teach.words.automata import alike_but_for_the_mark, growth_steps, minimal
from wmh.teach.words.called_words import dawg_nodes, trie_nodes

WORDS = st.lists(st.text("abc", min_size=1, max_size=5), min_size=1, max_size=14, unique=True)


def spelt(automaton):
    """The words of an automaton, by all its ways."""
    leaving = {}
    for edge in automaton.edges:
        leaving.setdefault(edge.source, []).append(edge)
    found, ahead = [], [(0, "")]
    while ahead:
        node, way = ahead.pop()
        if node in automaton.ends:
            found.append(way)
        for edge in leaving.get(node, ()):
            if edge.final:
                found.append(way + edge.label)
            ahead.append((edge.target, way + edge.label))
    return sorted(found)


@given(WORDS, st.booleans())
def test_both_marks_spell_the_same_words(words, on_node):
    assert spelt(minimal(words, on_node=on_node)) == sorted(words)


@given(WORDS)
def test_the_mark_on_the_edge_needs_the_nodes_of_the_constructor_and_never_more(words):
    edge, node = (minimal(words, on_node=on_node) for on_node in (False, True))

    assert edge.nodes == dawg_nodes(words)
    assert edge.nodes <= node.nodes
    assert (alike_but_for_the_mark(node, words) is not None) == (edge.nodes < node.nodes)


@given(WORDS)
def test_every_word_grows_the_automaton_and_in_the_end_it_is_the_smallest(words):
    growths = list(growth_steps(words))
    for number, growth in enumerate(growths[:-1], start=1):
        assert spelt(growth.automaton) == sorted(words)[:number]
        assert growth.automaton.nodes <= trie_nodes(sorted(words)[:number])
    assert growths[-1].checked
    assert spelt(growths[-1].automaton) == sorted(words)
    assert growths[-1].automaton.nodes == dawg_nodes(words)
    made = sum(len(growth.new) for growth in growths)
    assert 1 + made - sum(growth.found for growth in growths) == growths[-1].automaton.nodes


def test_do_dog_jog_need_five_nodes_or_six():
    facts = {fact.name: fact.number for fact in end_mark_facts(("do", "dog", "jog"))}
    assert facts == {"node_marked": 6, "edge_marked": 5}


def test_words_for_which_both_marks_need_the_same_are_told_so():
    said = [in_english(step.said) for step in end_mark_steps(("barn", "torn"))]

    assert len(said) == 3
    assert "Here the edge has the end mark, a ring around its letter." in said


def test_the_bits_of_a_guess_are_its_entropy():
    assert bits_of([1] * 8) == pytest.approx(3)
    assert bits_of([8]) == 0
    assert bits_of([4, 2, 1, 1]) == pytest.approx(1.75)


def test_the_guess_that_cannot_be_the_secret_tells_the_most():
    scenario = SCENARIOS.read_named("information")
    made = lesson_of(scenario, Answering(), lexicon_of(scenario))
    facts = {fact.name: fact.number for fact in made.facts}

    for name, guess in zip(("first", "second", "third"), scenario.guesses, strict=True):
        groups = {}
        for word in scenario.words:
            groups.setdefault(tiles(guess, word), []).append(word)
        bits = sum(len(x) / 8 * log2(8 / len(x)) for x in groups.values())
        assert facts[f"{name}_bits"] == pytest.approx(bits)
    assert facts["third_bits"] == max(facts[f"{name}_bits"] for name in ("first", "third"))
    assert in_english(made.steps[-1].said).startswith("films cannot be the hidden word")


def test_after_each_guess_as_many_codes_are_left_as_fit_all_its_marks():
    scenario = SCENARIOS.read_named("mastermind")
    made = lesson_of(scenario, Answering(), lexicon_of(scenario))
    facts = {fact.name: fact.number for fact in made.facts}
    left = ["".join(code) for code in product("abcdef", repeat=4)]
    counted = []
    for turn in scenario.turns:
        left = [code for code in left if mark(Rule.PEGS, turn.guess, tuple(code)) == turn.clue]
        counted.append(len(left))

    assert counted == [256, 41, 2, 1]
    assert [facts[f"{x}_codes_left"] for x in ("first", "second", "third")] == counted[:3]
    assert facts["wrong_marks"] == 0
    assert left == [scenario.secret]
