"""Words that a class calls: what they cost, what is refused, and what a click on them says."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import turn
from wmh.base.text.sentence import in_english
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.construction import construction_of
from wmh.teach.drawing.drawing import Label
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.scenario import scenario_lexicon
from wmh.teach.scenario.scenario_file import read_scenario
from wmh.teach.scenario.scenario_text import write_scenario
from wmh.teach.steps.steps import lesson_of
from wmh.teach.words.called_words import (
    CalledWords,
    add_words,
    cost_of,
    dawg_nodes,
    figure_of,
    fitting_said,
    lesson_words,
    trie_nodes,
)
from wmh.teach.words.graph_point import life_of, point_at, said_of

WORDS = st.lists(st.text("abc", min_size=2, max_size=5), min_size=1, max_size=12, unique=True)


@given(WORDS)
def test_the_nodes_are_those_that_the_constructor_makes(words):
    made = construction_of([tuple(word) for word in words], Alphabet(("a", "b", "c")))

    assert trie_nodes(words) == made.nodes
    assert dawg_nodes(words) == made.states


def test_each_word_says_what_it_costs_and_saves():
    assert in_english(cost_of(("barn",))) == (
        "barn: nodes more in the trie 4, in the DAWG 4, so it saves 0."
    )
    assert in_english(cost_of(("barn", "torn"))) == (
        "torn: nodes more in the trie 4, in the DAWG 1, so it saves 3."
    )


@given(WORDS)
def test_the_costs_of_all_words_are_the_nodes_in_the_end(words):
    costs = [cost_of(tuple(words[: end + 1])).values for end in range(len(words))]

    assert 1 + sum(cost[1] for cost in costs) == trie_nodes(words)
    assert 1 + sum(cost[2] for cost in costs) == dawg_nodes(words)


@given(WORDS, st.booleans())
def test_only_what_the_last_word_needs_is_new(words, minimal):
    figure = figure_of(CalledWords(tuple(words)), minimal=minimal)
    told = [x for x in figure.drawing().shapes if isinstance(x, Label)]

    if not minimal:
        new = sum(look is NodeLook.NEW for look in figure.edges)
        assert new == cost_of(tuple(words)).values[1]
    assert figure.heading in [label.text for label in told]
    assert figure.told.values == (
        len(words), trie_nodes(words), dawg_nodes(words), trie_nodes(words) - dawg_nodes(words),
    )  # fmt: skip


def test_forty_words_are_drawn_whole_and_the_others_are_left_to_who_typed_them():
    many = " ".join(f"{a}{b}{c}" for a in "abcdefghij" for b in "aeiou" for c in "klmnrst")
    came = add_words(CalledWords(), many)

    assert len(came.after.words) == 40
    assert len(came.left) == 310
    assert in_english(came.said) == (
        "40 words can be drawn, and 310 are left out: take some away first, or import them as"
        " a word list."
    )
    assert not add_words(came.after, "barn").after.words[40:]
    assert figure_of(came.after, minimal=True) is not None


def test_ten_thousand_words_are_answered_in_a_sentence():
    letters = "abcdefghij"
    many = "\n".join(f"{a}{b}{c}{d}" for a in letters for b in letters for c in letters
                     for d in letters)  # fmt: skip
    came = add_words(CalledWords(), many)

    assert (len(came.after.words), len(came.left)) == (40, 9960)
    assert "9,960 are left out" in in_english(came.said)


def test_two_hundred_words_of_pupils_are_drawn_or_left_to_who_typed_them():
    """Emoji, phone numbers and the like are in no drawing, whatever stands between them."""
    odd = ("\U0001f600", "fish\U0001f41f", "0171-2345678", "+49 171 2345678", "ice-cream", "it's")
    names = ("Anna", "Ben", "José", "Zoë", "Łukasz", "Nguyễn")
    plain = [f"{a}{b}{c}" for a in "bdfglmnprs" for b in "aeiou" for c in "nt"]
    typed = [*plain, *names, *odd * 10, *plain[:34]]
    assert len(typed) == 200
    for apart in (" ", "\n", ", ", ";\t"):
        sheet, left = CalledWords(), apart.join(typed)
        came = add_words(sheet, left)

        drawn = set(came.after.words)
        assert len(drawn) == 40
        assert drawn <= {*plain, *(name.casefold() for name in names)}
        assert not drawn & set(came.left)
        assert {"0171-2345678", "ice-cream", "it's", "\U0001f600"} <= set(came.left)
        assert came.said is not None
        spelt = "".join(x.text for x in figure_of(came.after, minimal=True).drawing().shapes
                        if isinstance(x, Label) and isinstance(x.text, str))  # fmt: skip
        assert not any(sign in spelt for sign in "0123456789+-'\U0001f600\U0001f41f")


TAKE_IT_OUT = "which is not a letter: take it out, then press Enter."


@pytest.mark.parametrize(
    ("text", "words", "left", "said"),
    [
        ("Rain, TORN; rain.", ("rain", "torn"), (), None),
        ("r4in torn", ("torn",), ("r4in",), "'r4in' has '4', " + TAKE_IT_OUT),
        (
            "don't l\u2019eau",
            (),
            ("don't", "l\u2019eau"),
            '"don\'t" has "\'", ' + TAKE_IT_OUT + " Not drawn either: 'l\u2019eau'.",
        ),
        ("hello-world -", (), ("hello-world",), "'hello-world' has '-', " + TAKE_IT_OUT),
        ("(rain) “torn”, 'born'? worn/corn", ("rain", "torn", "born", "worn", "corn"), (), None),
        ("नमस्ते हिन्दी।", ("नमस्ते", "हिन्दी"), (), None),
        ("مُحَمَّد ภาษาไทย", ("مُحَمَّد", "ภาษาไทย"), (), None),
        ("İstanbul ISTANBUL", ("istanbul",), (), None),
        ("cafe\u0301 caf\u00e9", ("caf\u00e9",), (), None),
        ("straße STRASSE", ("straße", "strasse"), (), None),
        ("क", (), ("क",), "'क' is not a word of 2 to 31 letters: correct it."),
        (
            "\u0301a co\u00adop \U0001f642",
            (),
            ("\u0301a", "co\u00adop", "\U0001f642"),
            "'\u0301a' has '\u0301', "
            + TAKE_IT_OUT
            + " Not drawn either: 'co\\xadop', '\U0001f642'.",
        ),
        ("a", (), ("a",), "'a' is not a word of 2 to 31 letters: correct it."),
        ("слово λόγος straße", ("слово", "λόγος", "straße"), (), None),
        ("", (), (), None),
    ],
)
def test_what_is_typed(text, words, left, said):
    came = add_words(CalledWords(), text)

    assert came.after.words == words
    assert came.left == left
    assert (None if came.said is None else in_english(came.said)) == said
    if words:
        assert figure_of(came.after, minimal=True).drawing().width > 0


def test_a_letter_and_the_marks_on_it_are_one_in_the_drawing_the_clue_and_the_lesson(tmp_path):
    words = ("नमस्ते", "नमकीन", "हिन्दी", "समय")
    sheet = add_words(CalledWords(), " ".join(words)).after
    drawn = {edge.label for edge in figure_of(sheet, minimal=False).layout.edges}
    assert {"न", "म", "स्", "ते", "की", "हि"} <= drawn
    assert not {"्", "े", "ी", "ि"} & drawn

    marks = (Mark.GREEN, Mark.GREEN, Mark.WHITE, Mark.WHITE)
    sheet = replace(sheet, guess="नमकीन", marks=marks)
    assert sheet.fitting == ("नमस्ते",)
    scenario = lesson_words(sheet, "hindi", "Hindi")
    assert scenario.length == 4
    path = tmp_path / "hindi.toml"
    path.write_text(write_scenario(scenario), "utf-8")
    assert read_scenario(path) == scenario
    made = lesson_of(scenario, Answering(), scenario_lexicon.lexicon_of(scenario))
    assert {fact.name: fact.number for fact in made.facts}["remaining"] == 1


def test_words_of_more_letters_than_an_alphabet_has_are_left_to_who_typed_them():
    many = ["".join(chr(0x4E00 + 31 * at + letter) for letter in range(31)) for at in range(6)]
    came = add_words(CalledWords(), " ".join(many))

    assert came.after.words == tuple(many[:4])
    assert came.left == tuple(many[4:])
    assert in_english(came.said).startswith("All words together can have 127 different letters, ")
    figure = figure_of(came.after, many[5], minimal=False)
    assert figure.told.values[0] == 4


def test_a_word_that_is_there_is_not_drawn_twice():
    came = add_words(CalledWords(("rain",)), "RAIN")

    assert came.after.words == ("rain",)
    assert in_english(came.said) == "rain is there already."


@given(WORDS, st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PAPER]), st.data())
def test_the_words_that_fit_are_those_that_the_rule_marks_so(words, rule, data):
    guess = data.draw(st.sampled_from(words))
    secret = data.draw(st.text("abc", min_size=len(guess), max_size=len(guess)))
    sheet = CalledWords(tuple(words), guess, mark(rule, guess, secret), rule)

    assert sheet.fitting == tuple(
        word
        for word in words
        if len(word) == len(guess) and mark(rule, guess, word) == mark(rule, guess, secret)
    )
    said = in_english(fitting_said(sheet))
    assert all(word in said for word in sheet.fitting[:12])


def test_while_a_mark_is_open_there_is_no_clue():
    assert CalledWords(("rain",), "rain", (Mark.GREEN, None, None, None)).fitting is None


def test_the_words_of_a_class_become_a_lesson():
    sheet = CalledWords(("torn", "barn", "rain"), "rain", turn("rain", "torn").clue)
    scenario = lesson_words(sheet, "ours", "Ours")
    made = lesson_of(scenario, Answering(), scenario_lexicon.lexicon_of(scenario))

    assert scenario.words == ("barn", "rain", "torn")
    assert {fact.name: fact.number for fact in made.facts}["remaining"] == len(sheet.fitting)
    with pytest.raises(ValueError, match="no words"):
        lesson_words(CalledWords(), "ours", "Ours")


def test_every_node_and_edge_is_met_where_it_is_drawn():
    figure = figure_of(CalledWords(("barn", "torn", "tan")), minimal=False)
    nodes, edges = figure.positions()
    for number, (x, y) in enumerate(nodes):
        point = point_at(figure, x, y)
        assert (point.edge, point.number) == (False, number)
    for number, (x, y) in enumerate(edges):
        point = point_at(figure, x, y)
        assert (point.edge, point.number) == (True, number)
    assert point_at(figure, -500, -500) is None


def test_a_click_says_which_words_pass():
    figure = figure_of(CalledWords(("barn", "torn", "tan")), minimal=False)
    nodes, edges = figure.positions()
    first = next(n for n, edge in enumerate(figure.layout.edges) if edge.label == "t")

    assert in_english(said_of(point_at(figure, *nodes[0]))).startswith("A node: 3 words pass it")
    said = in_english(said_of(point_at(figure, *edges[first])))
    assert said.startswith("The edge t: 2 words pass it, ")
    assert {"torn", "tan"} <= set(said.replace(",", "").replace(".", "").split())


def test_a_node_knows_when_it_came_and_when_it_was_killed():
    scenario = SCENARIOS.read_named("rain")
    made = lesson_of(scenario, Answering(), scenario_lexicon.lexicon_of(scenario))
    steps = made.steps
    grown = next(step for step in steps if getattr(step.figure, "nodes", ())).figure
    last = len(grown.nodes) - 1
    came, gone = life_of(point_at(steps[40].figure, *steps[40].figure.positions()[0][last]), steps)

    assert steps[came].figure.nodes[last] is not NodeLook.HIDDEN
    assert steps[came - 1].figure.nodes[last] is NodeLook.HIDDEN
    assert steps[gone].figure.nodes[last] in (NodeLook.DIM, NodeLook.STUB)
