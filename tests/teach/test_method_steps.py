"""Stages from the pattern to the list: their sentences and drawings."""

import re
from dataclasses import replace

import pytest
from hypothesis import given

from tests.lexica import english, lexicon_of
from tests.oracle import could_cause, fits_as_in_paper, turn
from tests.teach.boards import KNOWN, MARKING, THIRTY, boards, marked, method
from wmh.base.running.stopping import Cancelled
from wmh.base.text.sentence import Sentence, in_english
from wmh.engine.advice import advise
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.paper.pattern import pattern_text
from wmh.engine.question import Question
from wmh.teach.causes import Cause, ahead_of, links, part_of, whole_pattern
from wmh.teach.drawing.drawing import BODY, Area, Box, Disc, Label, Line, Paragraph
from wmh.teach.figures.choice_figure import split_said
from wmh.teach.figures.pattern_figure import PatternFigure
from wmh.teach.figures.walk_figure import WalkFigure
from wmh.teach.method import method_facts, method_of
from wmh.teach.steps.matcher_steps import FEW, matcher_steps
from wmh.teach.steps.pattern_steps import pattern_steps
from wmh.teach.steps.scoring_steps import counter_steps, list_steps, scorer_steps

STAGES = (pattern_steps, matcher_steps, counter_steps, scorer_steps, list_steps)


def said(steps):
    return [in_english(step.said) for step in steps]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("board", KNOWN)
def test_every_figure_can_be_read_and_stays_inside_its_drawing(board, stage):
    steps = stage(KNOWN[board]())

    assert steps
    for step in steps:
        drawing = step.figure.drawing()
        assert drawing == step.figure.drawing()
        assert in_english(step.said)
        assert in_english(drawing.says)
        areas = [*_areas(drawing.shapes), *([drawing.focus] if drawing.focus else [])]
        for area in areas:
            assert area.x >= -0.5
            assert area.y >= -0.5
            assert area.x + area.width <= drawing.width + 0.5
            assert area.y + area.height <= drawing.height + 0.5
        for text in (s for s in drawing.shapes if isinstance(s, Label | Paragraph)):
            assert text.size >= BODY
            assert in_english(text.text) if isinstance(text.text, Sentence) else text.text
            if isinstance(text, Label) and text.fixed and text.room is not None:
                assert text.room >= 0.6 * BODY * len(text.text)


def _areas(shapes):
    for shape in shapes:
        match shape:
            case Box() | Paragraph():
                yield shape.area
            case Disc():
                size = shape.radius
                yield Area(shape.x - size, shape.y - size, 2 * size, 2 * size)
            case Line():
                across, down = zip(*shape.points, strict=True)
                yield Area(min(across), min(down), max(across) - min(across), max(down) - min(down))
            case Label():
                yield Area(shape.x, shape.y - BODY / 2, 0, BODY)


@pytest.mark.parametrize("rule", [Rule.TILES, Rule.PAPER])
@given(boards())
def test_parts_and_what_stands_in_front_are_the_pattern(rule, board):
    _words, length, turns = board
    known = learn(turns, length, rule)
    alphabet = lexicon_of_words(["abcd"], "a test").alphabet
    ahead = [text for each in known.open_counts for text in ahead_of(each, length, alphabet)]

    whole = "".join([*ahead, *(part_of(known, place, alphabet) for place in range(length))])

    true = pattern_text(known, alphabet)
    assert true == (whole if known.possible else "(?!)")
    assert true == whole_pattern(known, alphabet)


def test_letters_of_two_characters_are_written_as_the_paper_writes_letters():
    lexicon = lexicon_of(["calla", "challa", "llama"], digraphs=("ch", "ll"))
    guess, secret = (lexicon.alphabet.letters_of(word) for word in ("llama", "calla"))

    made = method_of((turn(guess, secret),), 4, Rule.TILES, lexicon, 127)

    assert made.strict_pattern == "(?=.*ll)[^ll m]a[^m]a"


def test_words_that_are_suggested_only_when_asked_for_are_counted_and_not_listed():
    some = lexicon_of(["born", "torn"], flagged=["torn"])
    all_ = lexicon_of(["born", "torn"], flagged=["born", "torn"])

    made = method_of((), 4, Rule.TILES, some, 127)
    assert said(list_steps(made))[0] == (
        "Words in the list: 1; offensive words that fit but are hidden: 1."
    )
    assert [row.word for row in list_steps(made)[0].figure.rows] == ["born"]
    made = method_of((), 4, Rule.TILES, all_, 127)
    assert said(list_steps(made)) == [
        "The list is empty: every word that fits is offensive, and offensive words are hidden."
    ]
    assert said(scorer_steps(made)) == [
        "Every word that fits is offensive, and offensive words are hidden."
    ]


@pytest.mark.parametrize("rule", MARKING)
@given(boards())
def test_without_the_marks_that_lines_lead_to_a_letter_is_no_longer_barred(rule, board):
    _words, length, turns = board
    known = learn(turns, length, rule)
    for place in range(length) if known.possible else ():
        for link in links(turns, known, place, paper=rule is Rule.PAPER):
            assert link.tiles
            assert all(turns[row].guess[column] == link.letter for row, column in link.tiles)
            left = learn(_without(turns, link.tiles), length, rule)
            assert left.fixed[place] is None
            if link.cause is not Cause.GREEN:
                assert link.letter not in left.excluded[place]


def _without(turns, tiles):
    return tuple(
        Turn(
            each.guess,
            tuple(
                None if (row, column) in tiles else mark for column, mark in enumerate(each.marks)
            ),
        )
        for row, each in enumerate(turns)
    )


def test_the_papers_pattern_is_made_place_by_place():
    steps = pattern_steps(KNOWN["the paper's"]())

    assert said(steps) == [
        "The guess is rain, and the game marks it ywwg.",
        "Place 1 may be any letter but a, i, r.",
        "Place 2 may be any letter but a, i.",
        "Place 3 may be any letter but a, i.",
        "Place 4 is n.",
        "14 words have the pattern [^air][^ai][^ai]n.",
        "The condition in front is about the whole word: r must occur.",
        "The paper's pattern lets 6 words through that cannot be the hidden word.",
    ]
    figure = steps[1].figure
    assert isinstance(figure, PatternFigure)
    assert figure.tiles == ((0, 0), (0, 1), (0, 2))
    assert [in_english(reason) for reason in figure.reasons] == [
        "Yellow here: r is not at this place.",
        "White: a, i are nowhere but where they are green.",
    ]


def test_a_later_turn_shows_only_the_places_that_it_changes():
    steps = said(pattern_steps(method(THIRTY, 4, [marked("rain", "ywwg"), marked("born", "wggg")])))

    second = steps[steps.index("Guess 2 is born, and the game marks it wggg.") + 1 :]
    assert second[:3] == [
        "Place 1 may be any letter but a, b, i, r.",
        "Place 2 is o.",
        "Place 3 is r.",
    ]


def test_words_on_which_the_two_patterns_differ_both_ways_are_told():
    steps = said(pattern_steps(KNOWN["repeats"]()))

    assert any("lets" in each and "cannot be the hidden word" in each for each in steps)
    assert any("rules out" in each for each in steps)


def test_a_walk_on_a_drawn_dawg_has_a_step_for_every_visit():
    made = KNOWN["the paper's"]()
    walked = [s for s in matcher_steps(made) if isinstance(s.figure, WalkFigure)]

    panel = walked[-1].figure.panel
    assert said(walked)[0] == "The walk begins at the start and looks at every edge there."
    found = [step.figure.panel.letters for step in walked if not step.figure.panel.part]
    assert ["".join(letters) for letters in found] == [
        made.word(place) for place in range(len(made.candidates))
    ]
    assert (panel.looked, panel.different) == (made.effort.looked, made.effort.edges)


def test_a_long_walk_is_told_in_few_steps_and_ends_with_its_true_totals():
    words = [f"{a}{b}{c}" for a in "abcd" for b in "efgh" for c in "ijk"][:FEW]
    made = method(words, 3)

    walked = [s.figure for s in matcher_steps(made) if isinstance(s.figure, WalkFigure)]

    assert len(walked) <= 81
    assert walked[-1].panel.looked == made.effort.looked
    assert walked[-1].panel.words == len(words)


def test_of_the_default_lexicon_little_is_drawn_and_all_is_counted():
    made = KNOWN["the paper's, all words"]()
    steps = matcher_steps(made)

    drawn = [s.figure.graph for s in steps if isinstance(s.figure, WalkFigure)]
    assert all(len(graph.layout.places) <= FEW + 1 for graph in drawn)
    facts = {fact.name: fact.number for fact in method_facts(made)}
    told = " ".join(said(steps))
    assert f"Brute force compares a letter {facts['comparisons']:,} times, the walk" in told
    assert f"looks at an edge {facts['walk_comparisons']:,} times" in told


@pytest.mark.parametrize(
    "question",
    [
        Question((), 5, tier=70),
        Question((turn("rain", "born"),), 4, tier=70),
        Question((turn("tosses", "cozies"),), 6),
        Question((turn("rain", "born"),), 4, Rule.PAPER),
    ],
)
def test_the_list_is_that_of_the_main_window(question):
    made = method_of(question.turns, question.length, question.rule, english(), question.tier)

    rows = list_steps(made)[-1].figure.rows

    advice = advise(replace(question, rows=len(rows)), english())
    assert [row.word for row in rows] == [each.word for each in advice.suggestions]
    shares = [row.total / made.frequencies.total for row in rows]
    assert shares == [each.score for each in advice.suggestions]


def test_rows_are_uncovered_from_the_top_and_ties_are_told():
    steps = list_steps(KNOWN["the paper's"]())

    assert [step.figure.seen for step in steps] == list(range(len(steps)))
    assert said(steps)[1:3] == [
        "The best guess is born.",
        "torn has the same sum, but born comes first in the alphabet.",
    ]


def test_a_repeated_letter_is_counted_in_the_letters_and_once_in_the_sum():
    made = method(["noon", "nook", "kino"], 4)

    assert "Every letter of noon is counted, n, o each time." in said(counter_steps(made))
    scored = said(scorer_steps(made))
    assert scored[0] == "The first letter of kino is k, and it adds 2."
    assert "In nook the letter o counts once, so its sum is 11." in scored


def test_the_scenarios_own_guesses_are_weighed():
    made = KNOWN["the paper's"]()

    scored = said(scorer_steps(made, (tuple("noon"), tuple("zzzz"))))

    assert "In noon the letter o counts once, so its sum is 12." in scored
    assert "In zzzz the letter z counts once, so its sum is 0." in scored


@given(boards())
def test_facts_are_what_slow_counting_gives(board):
    words, length, turns = board
    made = method(words, length, turns)
    of_length = [word for word in words if len(word) == length]
    strict = {word for word in of_length if could_cause(word, turns)}
    paper = {word for word in of_length if fits_as_in_paper(word, turns)}

    facts = {fact.name: fact.number for fact in method_facts(made)}

    assert facts["remaining"] == facts["strict_remaining"] == len(strict)
    assert facts["paper_remaining"] == len(paper)
    assert facts["differing"] == len(paper - strict)
    assert facts["missed"] == len(strict - paper)
    assert facts["letters_total"] == length * len(of_length)
    assert facts["letters_counted"] == length * len(strict)
    text = "".join(strict)
    sums = [sum(text.count(letter) for letter in set(word)) for word in strict]
    if sums:
        assert facts["best_score_percent"] == 100 * max(sums) / len(text)
    else:
        assert "best_score_percent" not in facts


def test_a_clue_that_counts_says_so_and_is_tried_on_whole_words():
    steps = said(pattern_steps(KNOWN["pegs"]()))

    assert steps[0] == "The clue counts letters and marks none, so a pattern can say little."
    assert re.fullmatch(
        r"The rule of the game is tried on whole words. Those that fit: \d+\.", steps[-1]
    )


def test_contradictions_and_empty_lexica_are_said_plainly():
    bad = KNOWN["a contradiction"]()

    assert said(matcher_steps(bad)) == [
        "The clues contradict each other: there is nothing to search for."
    ]
    assert said(counter_steps(bad)) == ["No word fits, so there is nothing to count."]
    assert said(scorer_steps(bad)) == ["No word fits, so there is nothing to score."]
    assert said(list_steps(bad)) == ["No word fits: the list is empty."]
    none = KNOWN["no such length"]()
    assert said(matcher_steps(none)) == ["The word list has no word of 7 letters."]


def test_a_lesson_that_nobody_wants_is_given_up():
    with pytest.raises(Cancelled):
        method_of((), 5, Rule.TILES, english(), 70, lambda: True)
    with pytest.raises(Cancelled):
        matcher_steps(KNOWN["the paper's"](), lambda: True)


def test_marks_are_told_by_a_letter_too():
    drawing = pattern_steps(KNOWN["the paper's"]())[0].figure.drawing()

    shown = [s.text for s in drawing.shapes if isinstance(s, Label) and isinstance(s.text, str)]
    assert [text for text in shown if text in "gyw"] == ["y", "w", "w", "g"]


@pytest.mark.parametrize(
    ("words", "groups", "said"),
    [(1, 1, "rain: all words in one group"), (3, 2, "rain: 3 words in 2 groups")],
)
def test_one_group_is_not_said_in_the_plural(words, groups, said):
    assert in_english(split_said("rain", words, groups)) == said
