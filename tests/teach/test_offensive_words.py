"""Flagged words: no lesson and no handout names one that it was not given."""

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helper.test_offensive import FLAGGED, WORDS, told
from tests.lexica import lexicon_of
from wmh.base.text.sentence import in_english
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.teach.drawing.drawing import Label, Paragraph
from wmh.teach.handout import answer_sheet, handout
from wmh.teach.scenario import scenario_lexicon
from wmh.teach.scenario.of_board import scenario_of
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.step import Stage
from wmh.teach.steps.steps import lesson_of


def drawn(drawing):
    """The texts of a drawing, with the letters of adjacent tiles as words."""
    labels = [x for x in drawing.shapes if isinstance(x, Label | Paragraph)]
    texts = [x.text if isinstance(x.text, str) else in_english(x.text) for x in labels]
    rows = defaultdict(list)
    for shape, text in zip(labels, texts, strict=True):
        if isinstance(shape, Label) and len(text) == 1:
            rows[shape.y].append((shape.x, text))
    tiles = ["".join(text for _, text in sorted(row)) for row in rows.values()]
    return "\n".join([*texts, *tiles, in_english(drawing.says)])


@pytest.fixture(scope="module")
def answering():
    answering = Answering()
    yield answering
    answering.close()


OF_TYPED_WORDS = {Stage.END_MARK, Stage.INCREMENTAL}
"""Stages that a scenario must bring words for."""


@pytest.mark.parametrize("words", [WORDS, WORDS[:12]], ids=["many", "few"])
@pytest.mark.parametrize("stage", [stage for stage in Stage if stage is not Stage.CODES])
def test_no_lesson_and_no_handout_names_a_flagged_word(stage, words, answering):
    shown = [word for word in words if word not in FLAGGED]
    secret, guess, other = shown[-1], shown[0], shown[2]
    turns = [Turn(tuple(guess), tiles(guess, secret))]
    if stage is Stage.DOCTOR:
        turns.append(Turn(tuple(other), (Mark.WHITE,) * 4))
    typed = tuple(shown) if stage in OF_TYPED_WORDS else ()
    scenario = Scenario(
        "half", "Half", "", (stage,), 4, typed, turns=tuple(turns), secret=secret,
        guesses=(guess, other), strategies=("paper", "entropy"),
    )  # fmt: skip
    lexicon = lexicon_of(words, flagged=FLAGGED & set(words))

    lesson = lesson_of(scenario, answering, lexicon)

    for step in lesson.steps:
        assert told(in_english(step.said)) == []
        assert told(drawn(step.figure.drawing())) == []
    for page in (*handout(lesson, in_english), *answer_sheet(lesson, in_english)):
        assert told(drawn(page)) == []


def test_what_a_lesson_leaves_out_it_counts(answering):
    scenario = Scenario("half", "Half", "", (Stage.MATCHER, Stage.CHOICE), 4, guesses=("baro",))
    words = ["baro", "bato", "dano", "maro", "rano"]
    lexicon = lexicon_of(words, flagged=["bato", "rano"])

    lesson = lesson_of(scenario, answering, lexicon)
    shown = "\n".join(drawn(step.figure.drawing()) for step in lesson.steps)

    assert "and 2 not shown" in shown
    assert "Words found: 2, not shown: 1" in shown
    assert "baro: 5 words in" in shown


@pytest.mark.parametrize("stage", [Stage.CONSTRUCTOR, Stage.INCREMENTAL])
def test_words_that_a_lesson_was_given_are_all_named(stage, answering):
    scenario = read_scenario_of(stage, "shit", "shot", "slot")
    lesson = lesson_of(scenario, answering, scenario_lexicon.lexicon_of(scenario))

    assert "shit" in "\n".join(in_english(step.said) for step in lesson.steps)


def read_scenario_of(stage, *words):
    return Scenario("typed", "Typed", "", (stage,), 4, words)


@given(st.data())
def test_a_lesson_of_the_board_has_no_flagged_words_of_its_own(data):
    flagged = data.draw(st.sets(st.sampled_from(WORDS)))
    guess, secret = data.draw(st.sampled_from(WORDS)), data.draw(st.sampled_from(WORDS))
    question = Question((Turn(tuple(guess), tiles(guess, secret)),), 4)

    made = scenario_of(question, lexicon_of(WORDS, flagged=flagged), "board", "The board")

    assert flagged.isdisjoint(made.words)
