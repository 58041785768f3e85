"""Lessons on paper: what the class gets, and what the teacher keeps."""

from itertools import pairwise

import pytest

from wmh.base.text.sentence import in_english
from wmh.engine.clues.rules import mark
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.drawing import Box, Disc, DrawingRole, Label, Line
from wmh.teach.drawing.frames import HEIGHT, WIDTH, frames
from wmh.teach.drawing.paging import SIZES, Paper
from wmh.teach.drawing.type_widths import width_of
from wmh.teach.handout import answer_sheet, handout
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.step import Stage, StepPart
from wmh.teach.steps.steps import lesson_of

OWN_WORDS = sorted(
    name for name, path in SCENARIOS.files().items() if "\nwords" in path.read_text("utf-8")
)


def lesson(name):
    scenario = SCENARIOS.read_named(name)
    answering = Answering()
    try:
        return lesson_of(scenario, answering, lexicon_of(scenario))
    finally:
        answering.close()


@pytest.fixture(scope="module", params=OWN_WORDS)
def made(request):
    return lesson(request.param)


def labels(pages):
    return [shape for page in pages for shape in page.shapes if isinstance(shape, Label)]


def text(pages):
    said = (x.text if isinstance(x.text, str) else in_english(x.text) for x in labels(pages))
    return " ".join(" ".join(said).split())


def ends(shape):
    """The corners between which a shape lies."""
    match shape:
        case Box():
            area = shape.area
            return (area.x, area.y), (area.x + area.width, area.y + area.height)
        case Disc():
            return (shape.x - shape.radius, shape.y - shape.radius), (
                shape.x + shape.radius,
                shape.y + shape.radius,
            )
        case Line():
            return shape.points
        case _:
            return ()


def test_the_handout_asks_and_the_answer_sheet_answers(made):
    asked = [in_english(x.said) for x in made.steps if x.part is StepPart.ASKS]
    answers = [in_english(x.said) for x in made.steps if x.part is StepPart.REVEALS]
    to_fill_in, filled_in = text(handout(made, in_english)), text(answer_sheet(made, in_english))

    assert len(asked) == len(answers) > 0
    assert all(question in to_fill_in and question in filled_in for question in asked)
    assert all(answer in filled_in for answer in answers)
    assert not any(answer in to_fill_in for answer in answers)


def test_without_turns_the_answers_show_what_the_guesses_get():
    made = lesson("repeated-cozies")
    scenario = made.scenario
    clues = [mark(scenario.rule, guess, scenario.secret) for guess in scenario.guesses]
    roles = [DrawingRole[said.name] for clue in clues for said in clue]

    assert not scenario.turns
    assert clues
    assert marked(answer_sheet(made, in_english))[: len(roles)] == roles


def test_a_class_draws_as_many_words_as_a_frame_has_room_for():
    made = lesson("rain")

    assert "Draw the first 8 words as a DAWG" in text(handout(made, in_english))
    assert "Draw the first 8 words as a DAWG" in text(answer_sheet(made, in_english))


def test_only_the_teacher_gets_the_notes(made):
    notes = [" ".join(note.text.split()) for note in made.scenario.notes]

    assert all(note in text(answer_sheet(made, in_english)) for note in notes)
    assert not any(note in text(handout(made, in_english)) for note in notes)


def test_both_name_the_lesson_and_print_its_words(made):
    for pages in (handout(made, in_english), answer_sheet(made, in_english)):
        said = text(pages)
        assert made.scenario.title in said
        assert all(word in said.split() for word in made.scenario.words)


def marked(pages):
    """The grounds of the tiles that have a mark."""
    grounds = (DrawingRole.GREEN, DrawingRole.YELLOW, DrawingRole.WHITE)
    boxes = (x for page in pages for x in page.shapes if isinstance(x, Box))
    return [box.fill for box in boxes if box.fill in grounds]


def test_the_grid_has_the_clues_unless_they_are_what_is_asked(made):
    marks = [mark for turn in made.scenario.turns for mark in turn.marks if mark is not None]

    given = [] if {Stage.CLUES, Stage.CODES} & {*made.scenario.stages} else marks
    assert len(marked(handout(made, in_english))) == len(given)
    assert len(marked(answer_sheet(made, in_english))) >= len(marks)


@pytest.mark.parametrize("paper", Paper)
def test_everything_is_on_the_paper_and_labels_stand_within_the_margins(made, paper):
    upright = SIZES[paper]
    for page in (*handout(made, in_english, paper), *answer_sheet(made, in_english, paper)):
        assert (page.width, page.height) in (upright, upright[::-1])
        for shape in page.shapes:
            for x, y in ends(shape):
                assert -1 <= x <= page.width + 1
                assert -1 <= y <= page.height + 1
        for label in labels([page]):
            assert 30 < label.x < page.width - 30
            assert 30 < label.y < page.height - 30


@pytest.mark.parametrize("name", ["fcbe", "mastermind"])
def test_codes_are_printed_as_pegs_in_their_colours(name):
    made = lesson(name)
    guesses = [letter for turn in made.scenario.turns for letter in turn.guess]
    discs = [x.fill for page in answer_sheet(made, in_english) for x in page.shapes
             if isinstance(x, Disc)]  # fmt: skip

    assert discs[: len(guesses)] == [DrawingRole(f"peg_{letter}") for letter in guesses]
    holes = [x for page in handout(made, in_english) for x in page.shapes if isinstance(x, Disc)]
    assert len(holes) >= len(guesses)
    assert {hole.fill for hole in holes} == {None}


def test_the_answers_to_a_contradiction_show_the_likeliest_change():
    assert "Proposal 1" in text(answer_sheet(lesson("contradiction"), in_english))


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("name", ["contradiction", "trie-dawg", "mastermind", "rhyme-trap"])
def test_no_sheet_ends_with_a_page_that_is_nearly_empty(name, paper):
    made = lesson(name)

    for pages in (handout(made, in_english, paper), answer_sheet(made, in_english, paper)):
        lowest = [max(x.y for x in labels([page])[:-2]) / page.height for page in pages]
        assert len(pages) == 1 or lowest[-1] > 0.25


@pytest.mark.parametrize(
    ("name", "paper", "most"),
    [
        ("rhyme-trap", Paper.LETTER, (1, 2)),
        ("information", Paper.LETTER, (1, 1)),
        ("mastermind", Paper.LETTER, (1, 2)),
        ("repeated-dents", Paper.A4, (1, 1)),
        ("rain", Paper.LETTER, (2, 4)),
    ],
)
def test_things_are_a_little_smaller_where_that_saves_a_page(name, paper, most):
    made = lesson(name)

    assert len(handout(made, in_english, paper)) <= most[0]
    assert len(answer_sheet(made, in_english, paper)) <= most[1]


def test_pages_are_numbered(made):
    pages = answer_sheet(made, in_english)

    for number, page in enumerate(pages, start=1):
        assert text([page]).endswith(f"{number} of {len(pages)}")


def test_nothing_on_a_page_stands_over_what_is_above_it():
    """Text at the left margin, as far as it is as wide as the page."""
    for page in handout(lesson("rain"), in_english):
        left = min(label.x for label in labels([page]))
        lines = sorted((x.y, x.size) for x in labels([page]) if x.x == left)
        for (above, size), (below, next_size) in pairwise(lines):
            assert below - above >= (size + next_size) / 2 * 0.9


def test_letter_counts_are_those_of_the_words_that_fit():
    counted = "born burn corn fern horn morn tern torn turn worn".replace(" ", "")
    (page,) = [x for x in answer_sheet(lesson("rain"), in_english) if "Letters" in text([x])]
    said = {(x.x, x.y): x.text for x in labels([page])}

    for (x, y), letter in list(said.items()):
        below = said.get((x, y + 32.0))
        if len(letter) == 1 and below is not None and below.isdigit():
            assert int(below) == counted.count(letter)
            said[letter] = below
    assert said["n"] == "10"


def test_there_is_a_frame_a_step_all_of_one_size(made):
    found = list(frames(made.steps, in_english))

    assert len(found) == len(made.steps)
    for number, (frame, step) in enumerate(zip(found, made.steps, strict=True), start=1):
        assert (frame.width, frame.height) == (WIDTH, HEIGHT)
        said = text([frame])
        assert f"{number} of {len(found)}" in said
        assert " ".join(in_english(step.said).split()) in said
        for shape in frame.shapes:
            for x, y in ends(shape):
                assert -1 <= x <= WIDTH + 1
                assert -1 <= y <= HEIGHT + 1


def test_drawings_of_a_stage_have_one_scale_in_frames(made):
    sizes = {}
    for frame, step in zip(frames(made.steps, in_english), made.steps, strict=True):
        drawn = [x for x in step.figure.drawing().shapes if isinstance(x, Label)]
        shown = labels([frame])[2 : 2 + len(drawn)]
        for one, other in zip(drawn, shown, strict=True):
            sizes.setdefault(step.stage, set()).add(round(other.size / one.size, 6))

    assert all(len(each) == 1 for each in sizes.values())


def test_even_a_long_sentence_stays_in_its_frame(made):
    step = made.steps[0]

    def tell(sentence):
        return "Donaudampfschifffahrt und mehr " * 20

    (frame,) = frames([step], tell)

    foot = [x for x in labels([frame]) if x.y > HEIGHT - 96 and isinstance(x.text, str)]
    assert " ".join(x.text for x in foot).split() == tell(None).split()
    assert max(x.y for x in foot) < HEIGHT
    assert all(width_of(x.text, x.size) <= WIDTH - 2 * 32 for x in foot)
