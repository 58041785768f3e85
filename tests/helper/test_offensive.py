"""Flagged words: half of a lexicon are, and nothing that is shown or printed names one of them."""

import io
import re
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_file, lexicon_of
from tests.program import ROOT, wmh
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

WORDS = [f"{a}{v}{b}o" for a in "bdfgklz" for v in "au" for b in "mnprt"]
"""No word of any language the program speaks."""

FLAGGED = frozenset(WORDS[::2])
OPEN = [word for word in WORDS if word not in FLAGGED]
GUESS, CLUE, SECRET = OPEN[0], "wwwg", OPEN[-1]


def told(text):
    """The flagged words that a text names."""
    return sorted(FLAGGED & set(re.findall(r"[a-z]+", text.lower())))


@pytest.fixture
def half(tmp_path):
    return lexicon_file(tmp_path, WORDS, flagged=FLAGGED)


def test_nothing_but_the_lexicon_looks_at_its_flags():
    """The one place that decides is `Lexicon.nameable`; a lookup says of a word that it is one.

    The digests of the words that studies and heavy runs keep have their flags in them, and name
    none.
    """
    allowed = {
        "wmh/engine/explain/lookup.py",
        "wmh/base/heavy/run.py",
        "wmh/study/protocol/assignment.py",
    }
    reading = {
        str(path.relative_to(ROOT / "app"))
        for path in (ROOT / "app").rglob("*.py")
        if re.search(r"\blexicon\.flagged\b(?!\.any\()|\.flagged\[", path.read_text("utf-8"))
    }
    rooms = ("wmh/helper/lists/", "wmh/engine/lexicon/")
    assert {name for name in reading if not name.startswith(rooms)} <= allowed


STRATEGIES = ("paper", "positional", "entropy", "exact", "lingo")


@pytest.mark.parametrize(
    "asked",
    [
        *(f"suggest {GUESS}:{CLUE} --rows 60 --strategy {each}" for each in STRATEGIES),
        "suggest --length 4 --rows 60 --guesses all --strategy entropy",
        f"suggest {GUESS}:{CLUE} --json",
        f"doctor {GUESS}:wwww {SECRET}:wwww",
        f"doctor {GUESS}:gggw {GUESS}:wggg",
        f"tree {GUESS}:{CLUE} --strategy entropy --depth 3",
        f"boards {GUESS}=wwwg/wwwg",
        f"boards {GUESS}=wwwg/wwwg --json",
        f"review {GUESS} {OPEN[5]} {SECRET} --secret {SECRET}",
        f"review {GUESS} {OPEN[5]} {SECRET} --secret {SECRET} --json",
        f"race {SECRET} --strategies paper,entropy,lingo",
        "simulate --length 4 --secrets 5 --strategy entropy --json",
        "find ...o --rows 100",
        "find .* --json",
        "rack bamnoutp",
        "rack bamnoutp --json",
    ],
)
def test_no_command_names_a_flagged_word(asked, half):
    ended = wmh(*asked.split(), "--lexicon", half)

    assert ended.code in (0, 1), ended.err
    assert "doctor" in asked or any(word in ended.out for word in OPEN)
    assert told(ended.out + ended.err) == []


def test_the_makers_of_a_grid_are_no_flagged_words(half, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("⬜⬜⬜🟩\n⬜🟩⬜🟩\n"))
    ended = wmh("makers", SECRET, "--lexicon", half, "--rows", "100")

    assert any(word in ended.out for word in OPEN)
    assert told(ended.out) == []


def test_who_asks_for_flagged_words_is_told_them(half):
    assert told(wmh("suggest", "--length", "4", "--lexicon", half, "--flagged").out)
    assert told(wmh("find", "...o", "--lexicon", half, "--flagged").out)


def test_of_the_flagged_words_a_review_names_the_one_that_was_typed(half):
    secret = sorted(FLAGGED)[3]
    ended = wmh("review", GUESS, OPEN[9], secret, "--secret", secret, "--lexicon", half, "--json")

    assert told(ended.out) == [secret]
    raced = wmh("race", secret, "--strategies", "paper,entropy", "--lexicon", half)
    assert told(raced.out) == [secret]


# Lessons


def drawn(drawing):
    """What stands in a drawing, the letters of tiles that stand side by side as words."""
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
