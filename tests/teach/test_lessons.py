"""Lessons: those that come with the program, and the stages that show what games do."""

import re
from itertools import combinations, pairwise, product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.lexica import spelt
from wmh.base.running.stopping import Cancelled
from wmh.base.text.sentence import Sentence, in_english, value_text
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark, naive_tiles, tiles
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.drawing.drawing import Align, Box, Label, Paragraph
from wmh.teach.drawing.type_widths import width_of
from wmh.teach.handout import answer_sheet, handout
from wmh.teach.remarks import remarks_on
from wmh.teach.scenario.of_board import scenario_of
from wmh.teach.scenario.scenario import Scenario, Stop
from wmh.teach.scenario.scenario_file import ScenarioError, read_scenario
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.scenario.scenario_text import write_scenario
from wmh.teach.scenario.stops import shows
from wmh.teach.step import Stage, StepPart
from wmh.teach.steps.clues_steps import clues_steps, marking_of
from wmh.teach.steps.steps import lesson_of, making_of

NAMES = sorted(SCENARIOS.files())
WORDS = ("barn", "born", "corn", "fern", "horn", "rain", "torn", "turn", "worn", "yarn")


@pytest.fixture(scope="module")
def lesson():
    """The lesson of a scenario, by name; and what it is made with."""
    answering = Answering()
    yield lambda scenario: lesson_of(scenario, answering, lexicon_of(scenario))
    answering.close()


def of_words(stages, words=WORDS, **fields):
    return Scenario("mine", "Mine", "", stages, len(words[0]), words, **fields)


def turn(guess, secret, rule=Rule.TILES):
    return Turn(tuple(guess), mark(rule, guess, secret))


def said(lesson):
    return [in_english(step.said) for step in lesson.steps]


SHOWN = pytest.mark.parametrize("name", NAMES)


@SHOWN
def test_every_scenario_of_the_program_can_be_shown(name, lesson):
    scenario = SCENARIOS.read_named(name)
    made = lesson(scenario)

    assert tuple(stage for stage, _ in made.jumps) == scenario.stages
    assert len(scenario.stops) == sum(step.part is StepPart.ASKS for step in made.steps)
    assert scenario.stops, "a lesson of the program asks the class something: add a [[stop]]"
    assert scenario.notes, "a lesson of the program has notes for its teacher: add a [[note]]"
    assert not list(remarks_on(scenario, lexicon_of(scenario)))
    for step in made.steps:
        drawing = step.figure.drawing()
        assert drawing == step.figure.drawing()
        assert drawing.width > 0
        assert drawing.height > 0
        assert in_english(drawing.says)
        assert not re.search(r"\{\d*\}", in_english(step.said))


@SHOWN
def test_no_question_stands_beside_its_answer_and_every_answer_does(name, lesson):
    """The number that is asked for is in no picture before its answer, nor in the title."""
    made = lesson(SCENARIOS.read_named(name))
    facts = {fact.name: fact.number for fact in made.facts}
    asked = [(at, step) for at, step in enumerate(made.steps) if step.part is StepPart.ASKS]
    told = [(at, step) for at, step in enumerate(made.steps) if step.part is StepPart.REVEALS]
    stops = {stop.question: stop for stop in made.scenario.stops}

    assert len(asked) == len(told) == len(stops)
    for (at, question), (later, answer) in zip(asked, told, strict=True):
        stop = stops[question.said.text]
        assert at < later
        assert answer.said.text == stop.reveal
        if stop.figure is not None:
            for step in (*made.steps[:at], question):
                assert not told_of(step.figure.drawing(), facts[stop.figure])
            assert not shows(made.steps[0].figure.drawing(), facts[stop.figure])
            assert shows(answer.figure.drawing(), facts[stop.figure])


@SHOWN
def test_beside_a_question_nothing_that_was_seen_is_covered(name, lesson):
    """The page after each act of its reader."""
    steps = lesson(SCENARIOS.read_named(name)).steps
    for before, step in pairwise(steps):
        if step.part is StepPart.ASKS and before is not steps[0]:
            assert step.figure is before.figure


GIVEN = re.compile(
    r"\d+|\d+ black, \d+ white.*|Words: \d+\. Nodes: \d+\.|\w+: \d+ words in \d+ groups"
    r"|after \d+ answers|New: \d+\. Left out: \d+\. Nodes now: \d+, in the trie: \d+\."
)
"""Texts of a picture whose numbers mean something else: nodes are numbered, clues are given, and
earlier words have nodes of their own."""


def told_of(drawing, number):
    """The texts of a picture that tell a number and are no given ones."""
    texts = (
        in_english(x.text) if isinstance(x.text, Sentence) else x.text
        for x in drawing.shapes
        if isinstance(x, Label | Paragraph)
    )
    return [
        text
        for text in texts
        if re.search(rf"(?<![\d.,]){re.escape(value_text(number))}(?![\d,]|\.\d)", text)
        and not GIVEN.fullmatch(text)
    ]


COUNTED = (
    "After these {0} nodes",
    "{0} edges lead to one node",
    "Place {0}",
    "Read strictly, place {0}",
    "Guess {0} is",
    "{0} is in the hidden word, at place {1}",
)
"""What is counted in the picture itself: nodes, edges, tiles from the left, rows."""


@SHOWN
def test_every_number_that_is_said_stands_in_the_picture_beside_it(name, lesson):
    for step in lesson(SCENARIOS.read_named(name)).steps:
        if not str(step.said.text).startswith(COUNTED):
            drawing = step.figure.drawing()
            for number in numbers_of(step.said):
                assert shows(drawing, number), in_english(step.said)


def numbers_of(sentence):
    for value in sentence.values:
        if isinstance(value, Sentence):
            yield from numbers_of(value)
        elif not isinstance(value, str):
            yield value


@SHOWN
def test_every_number_of_the_answer_sheet_is_one_of_the_lesson(name, lesson):
    made = lesson(SCENARIOS.read_named(name))
    sheet = [shape for page in answer_sheet(made, in_english) for shape in page.shapes]
    printed = " ".join(x.text for x in sheet if isinstance(x, Label) and isinstance(x.text, str))
    for step in made.steps:
        if step.part is StepPart.REVEALS:
            for number in numbers_of(step.said):
                assert value_text(number) in printed


@SHOWN
def test_no_text_is_printed_over_another_or_over_a_bar(name, lesson):
    for step in lesson(SCENARIOS.read_named(name)).steps:
        shapes = step.figure.drawing().shapes
        texts = [extent(shape) for shape in shapes if isinstance(shape, Label)]
        bars = [
            (x.area.x, x.area.y, x.area.x + x.area.width, x.area.y + x.area.height)
            for x in shapes
            if isinstance(x, Box) and x.fill is not None and x.area.height <= 8 < x.area.width
        ]
        for one, other in (*combinations(texts, 2), *product(texts, bars)):
            assert not meet(one, other), in_english(step.said)


def extent(label):
    """Left, top, right and bottom of a line of text, with what hangs below it."""
    text = in_english(label.text) if isinstance(label.text, Sentence) else label.text
    wide = width_of(text, label.size, bold=label.bold, fixed=label.fixed)
    size = label.size * min(1, (label.room or wide) / max(wide, 1))
    wide = min(wide, label.room or wide)
    left = label.x - {Align.START: 0, Align.MIDDLE: wide / 2, Align.END: wide}[label.align]
    return left, label.y - 0.36 * size, left + wide, label.y + 0.5 * size


def meet(one, other):
    return all(min(one[at + 2], other[at + 2]) - max(one[at], other[at]) > 1 for at in (0, 1))


def test_a_branch_that_is_refused_says_which_letter_cannot_come(lesson):
    made = lesson(SCENARIOS.read_named("rain"))
    step = next(x for x in made.steps if in_english(x.said).startswith("From bee "))
    labels = [x.text for x in step.figure.drawing().shapes if isinstance(x, Label)]
    told = [in_english(x) for x in labels if isinstance(x, Sentence)]

    assert in_english(step.said) == (
        "From bee no edge can be followed, since R can no longer come: the walk goes back."
    )
    assert "R can no longer come:" in told


# Where questions stand


def asked_at(lesson, **stop):
    """The places of question and answer among the steps of a list of ten rows; 0 is the title."""
    made = lesson(
        of_words(
            (Stage.LIST,),
            turns=(turn("rain", "born"),),
            stops=(Stop(Stage.LIST, "How many?", "Seven.", **stop),),
        )
    )
    return tuple(
        next(at for at, step in enumerate(made.steps) if step.part is part)
        for part in (StepPart.ASKS, StepPart.REVEALS)
    )


def test_a_question_stands_at_any_step_and_its_answer_at_a_later_one(lesson):
    plain = lesson(of_words((Stage.LIST,), turns=(turn("rain", "born"),)))
    last = len(plain.steps) - 1
    assert asked_at(lesson) == (1, 2)
    assert asked_at(lesson, step=2) == (2, 3)
    assert asked_at(lesson, step=2, answer=4) == (2, 5)
    assert asked_at(lesson, step=-1) == (last, last + 1)
    assert asked_at(lesson, answer=-1) == (1, last + 1)


@pytest.mark.parametrize(
    ("stops", "message"),
    [
        ([{"step": 99}], "stop 1: there is no step 99 of the stage list: choose 1 to"),
        ([{"answer": -99}], "stop 1: there is no step -99 of the stage list"),
        ([{"step": 3, "answer": 2}], "stop 1: it is answered before it is asked"),
        ([{"answer": 4}, {"step": 2}], "stop 2: it is asked before stop 1 is answered"),
    ],
)
def test_a_question_that_cannot_stand_there(stops, message, lesson):
    made = tuple(Stop(Stage.LIST, f"{n}?", "Yes.", **each) for n, each in enumerate(stops))
    scenario = of_words((Stage.LIST,), turns=(turn("rain", "born"),), stops=made)
    with pytest.raises(ScenarioError, match=f"mine, {message}"):
        lesson(scenario)


def test_the_title_of_words_of_several_lengths_counts_them_all(lesson):
    made = lesson(SCENARIOS.read_named("trie-dawg"))
    labels = [x.text for x in made.steps[0].figure.drawing().shapes if isinstance(x, Label)]

    assert any(isinstance(x, Sentence) and in_english(x) == "30 words." for x in labels)
    assert {"help", "working"} <= {*labels} - {x for x in labels if isinstance(x, Sentence)}


def test_notes_are_those_of_the_stage(lesson):
    made = lesson(SCENARIOS.read_named("rain"))
    whole, *of_stages = made.scenario.notes
    assert made.notes(0) == (whole.text, of_stages[0].text)
    for (_, place), note in zip(made.jumps[1:], of_stages[1:], strict=True):
        assert made.notes(place) == (note.text,)


def test_a_stop_that_asks_for_what_nobody_counts(lesson):
    stop = Stop(Stage.LIST, "How many?", "{0}", "sheep")
    with pytest.raises(ScenarioError, match=r"mine, stop 1: nothing counts 'sheep': name one of"):
        lesson(of_words((Stage.LIST,), stops=(stop,)))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"secret": "zebra", "guesses": ("crane",)},
            "the hidden word 'zebra' is not in the word list",
        ),
        ({"secret": "crane", "guesses": ("crжne",)}, "'crжne' has 'ж', which is not a letter"),
    ],
)
def test_what_the_lexicon_has_not(lesson, fields, message):
    words = ("crane", "crate")
    with pytest.raises(ScenarioError, match=message):
        lesson(of_words((Stage.CLUES,), words, **fields))


def test_a_lesson_can_be_given_up():
    scenario = SCENARIOS.read_named("rain")
    with pytest.raises(Cancelled):
        lesson_of(scenario, Answering(), lexicon_of(scenario), lambda: True)


def test_remarks():
    many = tuple(f"{a}{b}" for a in "abcdefg" for b in "abcdefg")
    scenario = of_words((Stage.MATCHER,), many, turns=(turn("ab", "ab"), turn("cd", "cd")))
    remarks = [in_english(each) for each in remarks_on(scenario, lexicon_of(scenario))]
    assert [each[:20] for each in remarks] == ["At most 40 words can", "No word fits these g"]


LETTERS = st.text("abc", min_size=1, max_size=6)


@given(LETTERS, st.data())
def test_marking_ends_as_the_game_marks(guess, data):
    secret = data.draw(st.text("abc", min_size=len(guess), max_size=len(guess)))
    assume(len(guess) > 1)
    lexicon = lexicon_of_words((guess, secret), "two")
    marking = marking_of(tuple(guess), tuple(secret), lexicon, 127)
    last = clues_steps((marking,))[-1].figure

    assert last.marks == tiles(guess, secret)
    assert last.naive == naive_tiles(guess, secret)
    coloured = [place for place, each in enumerate(last.marks) if each is not Mark.WHITE]
    assert sorted(place for place, _ in last.paid) == coloured
    assert len({payer for _, payer in last.paid}) == len(coloured)
    assert all(guess[place] == secret[payer] for place, payer in last.paid)
    assert marking.right == len({x for x in (guess, secret) if tiles(guess, x) == last.marks})


@given(st.lists(st.text("abc", min_size=3, max_size=3), min_size=2, unique=True), st.data())
def test_groups_are_those_of_the_clues(words, data):
    guesses = tuple(data.draw(st.lists(st.sampled_from(words), min_size=1, unique=True)))
    scenario = of_words((Stage.CHOICE,), tuple(words), guesses=guesses)
    made = lesson_of(scenario, Answering(), lexicon_of(scenario))
    for guess, step in zip(guesses, made.steps[1:], strict=False):
        groups = step.figure.groups
        assert sorted(word for group in groups for word in group.words) == sorted(words)
        for group in groups:
            assert {tiles(guess, word) for word in group.words} == {group.turn.clue}
        assert len({group.turn.clue for group in groups}) == len(groups)
    averages = {
        guess: sum(tiles(guess, x) == tiles(guess, y) for x in words for y in words) / len(words)
        for guess in guesses
    }
    best = made.steps[-1].figure
    assert best.choices[best.best].expected == pytest.approx(min(averages.values()))


def test_the_doctor_names_the_row_and_the_tile(lesson):
    wrong = Turn(tuple("born"), (Mark.WHITE, Mark.GREEN, Mark.WHITE, Mark.GREEN))
    turns = (turn("horn", "torn"), wrong)
    made = lesson(of_words((Stage.DOCTOR,), turns=turns))
    facts = {fact.name: fact.number for fact in made.facts}

    assert facts["contradicting_row"] == 2
    proposal = next(step for step in made.steps if "R at place 3 of born" in in_english(step.said))
    assert proposal.figure.turns[1] == turn("born", "torn")
    assert proposal.figure.pointed == ((1, 2),)


def test_a_doctor_who_finds_nothing(lesson):
    made = lesson(of_words((Stage.DOCTOR,), turns=(turn("horn", "torn"),)))
    assert said(made)[-1] == "Some word fits every guess, so there is nothing to correct."


def test_a_mark_that_was_printed_wrong(lesson):
    made = lesson(SCENARIOS.read_named("fcbe"))
    facts = {fact.name: fact.number for fact in made.facts}
    codes = ["".join(code) for code in product("abcdef", repeat=4)]
    real = mark(Rule.PEGS, "fbee", "fcbe")
    printed = made.scenario.turns[-1].clue

    assert real != printed
    left = [
        code
        for code in codes
        if all(mark(Rule.PEGS, x.word, code) == x.clue for x in made.scenario.turns[:-1])
    ]
    assert facts["codes_left"] == sum(mark(Rule.PEGS, "fbee", code) == real for code in left)
    assert facts["codes_left_printed"] == sum(
        mark(Rule.PEGS, "fbee", code) == printed for code in left
    )
    assert "4 codes" in "".join(said(made))
    sheet = [x for page in answer_sheet(made, in_english) for x in page.shapes]
    numbers = [x.text for x in sheet if isinstance(x, Label) and x.bold and str(x.text).isdigit()]
    assert numbers[:6] == ["1", "0", "0", "2", "2", "1"]


def test_the_handout_of_a_contradiction_has_its_turns(lesson):
    page = handout(lesson(SCENARIOS.read_named("contradiction")), in_english)[0]
    letters = [x.text for x in page.shapes if isinstance(x, Label) and x.text in set("RAINHOB")]

    assert "".join(letters) == "RAINHORNBORN"


def test_a_race_of_strategies_that_do_not_split(lesson):
    scenario = of_words((Stage.RACE,), secret="yarn", strategies=("paper", "positional"))
    made = lesson(scenario)
    facts = {fact.name: fact.number for fact in made.facts}
    lanes = made.steps[-1].figure.lanes

    assert facts["fewest_guesses"] == min(facts["paper_guesses"], facts["positional_guesses"])
    assert all(lane.game.turns[-1].word == "yarn" for lane in lanes)
    guesses = sum(len(lane.game.turns) for lane in lanes)
    assert len({step.figure for step in made.steps[1:-1]}) == guesses + 1


class Unready(Answering):
    """Without compiled kernels, or before they are compiled."""

    def solver(self, lexicon):
        raise AssertionError("nobody should have to think")


def test_the_prepared_race_needs_no_thinking():
    scenario = SCENARIOS.read_named("race")
    made = lesson_of(scenario, Unready(), lexicon_of(scenario))

    assert made.steps[-1].figure.lanes[-1].game.turns[-1].word == scenario.secret


@pytest.mark.slow
def test_the_prepared_race_is_the_one_the_strategies_run(lesson):
    scenario = SCENARIOS.read_named("race")
    prepared = lesson(scenario)

    class Anew(Answering):
        def races(self, lexicon):
            return {}

    answering = Anew()
    run = lesson_of(scenario, answering, lexicon_of(scenario))
    answering.close()
    assert run == prepared


def test_who_waits_for_a_race_is_told_how_far_it_is(lesson):
    scenario = of_words((Stage.PATTERN, Stage.RACE), turns=(turn("rain", "yarn"),),
                        secret="yarn", strategies=("paper",))  # fmt: skip
    said = [in_english(x) for x in making_of(scenario, Answering(), lexicon_of(scenario))]

    assert said[:2] == ["Pattern Generator: stage 1 of 2", "Race: stage 2 of 2"]
    guesses = [int(x.rpartition(" ")[2]) for x in said[2:]]
    assert guesses == [*range(len(guesses))]


def test_a_race_for_a_secret_that_is_no_word(lesson):
    scenario = of_words((Stage.RACE,), secret="zinc", strategies=("paper",))
    with pytest.raises(ScenarioError, match="mine: "):
        lesson(scenario)


@pytest.mark.parametrize(
    ("turns", "stages", "own"),
    [
        ((), Stage.CONSTRUCTOR, False),
        ((turn("rain", "torn"),), Stage.CONSTRUCTOR, True),
        ((turn("rain", "torn"), turn("rain", "rain")), Stage.DOCTOR, False),
    ],
)
def test_a_scenario_of_a_board(turns, stages, own, lesson, tmp_path):
    english = lexicon_of(NO_WORDS)
    question = Question((*turns, Turn(tuple("lost"), (None,) * 4)), 4, tier=70)
    scenario = scenario_of(question, english, "mine", "Mine")

    assert scenario.stages[0] is stages
    assert scenario.turns == turns
    assert bool(scenario.words) is own
    assert len(scenario.words) in (0, 40)
    path = tmp_path / "mine.toml"
    path.write_text(write_scenario(scenario), "utf-8")
    assert read_scenario(path) == scenario
    if own:
        facts = {fact.name: fact.number for fact in lesson(scenario).facts}
        asked = Question(turns, 4, tier=70)
        fitting = spelt(candidates_of(asked, english), english.alphabet)
        assert facts["remaining"] == sum(not english.is_flagged(word) for word in fitting) > 0
        assert not any(map(english.is_flagged, scenario.words))


@pytest.mark.parametrize("turns", [(), (turn("main", "rein"),), (turn("rose", "rein"),)])
def test_the_lesson_of_a_board_has_its_words_given_letters_and_all(turns, lesson, tmp_path):
    english = lexicon_of(NO_WORDS)
    question = Question(turns, 4, given=("r", None, None, None), tier=70)
    scenario = scenario_of(question, english, "mine", "Mine", "Some are hidden.")
    made = lesson(scenario)
    fitting = spelt(candidates_of(question, english), english.alphabet)
    named = [word for word in fitting if not english.is_flagged(word)]

    facts = {fact.name: fact.number for fact in made.facts}
    assert facts["remaining"] == (len(named) if scenario.words else len(fitting))
    assert scenario.about == ("Some are hidden." if scenario.words and named != fitting else "")
    path = tmp_path / "mine.toml"
    path.write_text(write_scenario(scenario), "utf-8")
    assert read_scenario(path) == scenario


def test_a_given_letter_that_no_word_has(lesson):
    with pytest.raises(
        ScenarioError, match="mine: the given letter 'ß' is not a letter of its words"
    ):
        lesson(of_words((Stage.LIST,), given=("ß", None, None, None)))


NO_WORDS = Scenario("none", "None", "", (Stage.LIST,), 4)
