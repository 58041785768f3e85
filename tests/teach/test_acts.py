"""Acts of a class: the stops of a lesson, predictions, and judged edges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.text.sentence import in_english
from wmh.helper.answering import Answering
from wmh.teach.acts.judging import judging_of
from wmh.teach.acts.phases import finds, leaving, phases_of, refuses, stops_of
from wmh.teach.acts.predictions import (
    Predictions,
    answer_of,
    comparison_of,
    nearest,
    question_at,
    summary,
    true_number,
)
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.step import StepPart
from wmh.teach.steps.steps import lesson_of


@pytest.fixture(scope="module")
def rain():
    scenario = SCENARIOS.read_named("rain")
    return lesson_of(scenario, Answering(), lexicon_of(scenario)).steps


def test_the_paper_s_example_is_taught_in_forty_stops(rain):
    stops = stops_of(rain)

    assert len(stops) <= 40 < len(rain)
    assert stops[-1] == len(rain) - 1
    assert all(at in stops for at, step in enumerate(rain) if step.part is not StepPart.SHOWS)


def test_a_phase_ends_where_something_else_begins(rain):
    lasts = phases_of(rain)

    for at, last in enumerate(lasts):
        assert at <= last
        assert len({lasts[each] for each in range(at, last + 1)}) == 1
        assert len({(rain[each].stage, rain[each].part) for each in range(at, last + 1)}) == 1


def test_finds_and_refusals_are_those_that_the_walk_tells(rain):
    told = [in_english(step.said) for step in rain]

    assert [at for at, step in enumerate(rain) if finds(step) and step.part is StepPart.SHOWS] == [
        at for at, said in enumerate(told) if said.endswith("is a word that fits: it is found.")
    ]
    assert {at for at, said in enumerate(told) if "no edge can be followed" in said} <= {
        at for at, step in enumerate(rain) if refuses(step)
    }


def test_every_edge_is_judged_and_the_truth_is_told(rain):
    judged = 0
    for step in rain:
        judging = judging_of(step.figure)
        if judging is None:
            continue
        panel = step.figure.panel
        for _ in judging.edges:
            letter = judging.figure.graph.layout.edges[judging.asked].label
            assert letter in in_english(judging.question)
            assert judging.shown.graph.edges[judging.asked] is NodeLook.TWIN
            assert not judging.shown.panel.followed
            judging, said = judging.judge(followed=letter in panel.followed)
            assert in_english(said).startswith(f"Right: {letter} is ")
            judged += 1
        assert judging.over
        assert judging.shown == step.figure
        assert judging.right == len(judging.edges)
    assert judged > 50


def test_who_is_wrong_is_told_why(rain):
    step = next(x for x in rain if judging_of(x.figure) and not leaving(x.figure)[0][1])
    judging = judging_of(step.figure)
    after, said = judging.judge(followed=True)

    assert after.right == 0
    assert in_english(said).startswith("No: ")
    assert any(in_english(reason) in in_english(said) for reason, _ in step.figure.panel.refused)


def test_an_edge_is_chosen_by_a_click_once(rain):
    step = next(x for x in rain if judging_of(x.figure) and len(leaving(x.figure)) > 2)
    judging = judging_of(step.figure)
    other = judging.edges[-1][0]

    assert judging.choose(other).asked == other
    after, _ = judging.choose(other).judge(followed=True)
    assert after.choose(other) == after


def test_hands_are_counted_for_what_is_said():
    made = (
        Predictions()
        .with_prediction("80")
        .with_prediction("90")
        .with_prediction(" 80 ")
        .with_hands(1, 3)
    )

    assert [(each.text, each.hands) for each in made.made] == [("80", 2), ("90", 4)]
    assert [each.text for each in made.with_hands(0, -2).made] == ["90"]
    assert made.with_prediction("  ") == made
    assert made.with_hands(0, 500).made[0].hands == 99


@given(st.lists(st.integers(-500, 500), min_size=1, unique=True), st.integers(-500, 500))
def test_the_nearest_is_nearest(numbers, true):
    made = Predictions()
    for number in numbers:
        made = made.with_prediction(str(number))

    best = nearest(made, true)
    assert abs(int(best.text) - true) == min(abs(number - true) for number in numbers)


def test_predictions_are_kept_for_the_end_with_the_true_figure(rain):
    asked = next(at for at, step in enumerate(rain) if step.part is StepPart.ASKS)
    answer = answer_of(rain, asked)
    made = Predictions().with_prediction("80").with_prediction("many")

    assert question_at(rain, asked) == asked
    assert true_number(answer) == 86
    assert in_english(comparison_of(made, 86)) == (
        "The class said: 80 (one hand). The nearest was 80, and it is 86."
    )
    assert in_english(comparison_of(Predictions().with_prediction("86"), 86)).endswith("Right: 86.")
    assert comparison_of(Predictions(), 86) is None
    assert (
        in_english(comparison_of(Predictions().with_prediction("few"), 86))
        == "The class said: few (one hand)."
    )
    told = [in_english(line) for line in summary(rain, [(asked, made)])]
    assert told == [f"{in_english(rain[asked].said)} {in_english(comparison_of(made, 86))}"]
