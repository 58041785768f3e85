"""Files of scenarios: every wrong one is refused in one line that says where and what to do."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.files import paths
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.teach.scenario.scenario import Note, Scenario, Stop
from wmh.teach.scenario.scenario_file import ScenarioError, read_scenario
from wmh.teach.scenario.scenario_text import write_scenario
from wmh.teach.step import Stage

GOOD = """\
title  = "A title"
stages = ["matcher", "clues"]
length = 4
words  = ["rain", "Born", "talks"]
turns  = ["RAIN:ywwg"]
secret = "born"
guesses = ["rain"]

[[stop]]
before   = "matcher"
question = "How many?"
reveal   = "There are {0}."
figure   = "remaining"

[[note]]
stage = "clues"
text  = "Say it."
"""


@pytest.fixture
def read(tmp_path):
    path = tmp_path / "mine.toml"

    def read_text(text):
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return read_scenario(path)

    return read_text


def test_what_a_file_says(read):
    assert read(GOOD) == Scenario(
        name="mine",
        title="A title",
        about="",
        stages=(Stage.MATCHER, Stage.CLUES),
        length=4,
        words=("rain", "born", "talks"),
        turns=(Turn(tuple("rain"), mark(Rule.TILES, "rain", "born")),),
        secret="born",
        guesses=("rain",),
        stops=(Stop(Stage.MATCHER, "How many?", "There are {0}.", "remaining"),),
        notes=(Note(Stage.CLUES, "Say it."),),
    )


def test_lines_may_end_in_any_way(read):
    assert read(GOOD.replace("\n", "\r\n")) == read(GOOD) == read(b"\xef\xbb\xbf" + GOOD.encode())


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            'before   = "matcher"',
            'before = "matcher"\nstep = 0',
            11,
            "the number of a step, from 1",
        ),
        ('before   = "matcher"', 'before = "matcher"\nanswer = true', 11, "or -1 for the last"),
        ("length = 4", 'length = 4\ngiven = "r.."', 4, "a letter or a dot for each of 4 places"),
        ("length = 4", 'length = 4\ngiven = "...."', 4, "a letter or a dot for each of 4 places"),
        ('title  = "A title"', "", None, "the field title is missing"),
        ('"A title"', '"' + "x" * 81 + '"', 1, "80 characters at most"),
        ('"matcher", "clues"', '"matcher", "clouds"', 2, "there is no stage 'clouds'"),
        ('"matcher", "clues"', '"matcher", "matcher"', 2, "'matcher' appears twice"),
        ('["matcher", "clues"]', "[]", 2, "stages is '[]'"),
        ('["matcher", "clues"]', "7", 2, "a list of texts in quotes"),
        ('"matcher", "clues"', '"matcher", "clues", "race"', 2, "the stage race needs strategies"),
        ('secret = "born"', "", 2, "the stage clues needs secret"),
        ("length = 4", "length = 1", 3, "a number from 2 to 31"),
        ("length = 4", "length = true", 3, "a number from 2 to 31"),
        ("length = 4", "length = 32", 3, "a number from 2 to 31"),
        ("length = 4", "length = 4\nage = 0", 4, "a number from 1 to 99"),
        ("length = 4", "length = 4\nminutes = 'long'", 4, "a number from 1 to 99"),
        ("length = 4", "length = 9", 4, "no word has 9 letters"),
        ("length = 4", "length = 5", 5, "'RAIN:ywwg' has 4 letters, but length is 5"),
        ('"Born"', '"b0rn"', 4, "the word 'b0rn' is not 2 to 31 letters"),
        ('"Born"', '"Rain"', 4, "'rain' appears twice"),
        ('"Born"', "3", 4, "a list of texts in quotes"),
        (
            "length = 4",
            'length = 4\nlexicon = "english"',
            4,
            "lexicon and words exclude each other",
        ),
        ("length = 4", 'length = 4\nrule = "magic"', 4, "one of tiles, naive"),
        ("length = 4", "length = 4\ncolour = 1", 4, "there is no field 'colour'"),
        ("RAIN:ywwg", "RAIN:ywg", 5, "has 4 letters but its clue 'ywg' has 3 marks"),
        ("RAIN:ywwg", "RAIN:ywwb", 5, "has 'b' at place 4"),
        ("RAIN:ywwg", "RAIN", 5, "write it like rain:ywwg"),
        ("RAIN:ywwg", "ra1n:ywwg", 5, "write it like rain:ywwg"),
        ("RAIN:ywwg", "RAIN:2,1", 5, "marks letters"),
        ('"born"', '"bone"', 6, "the answer 'bone' is not among the words"),
        ('"born"', '"talks"', 6, "'talks' has 5 letters"),
        ('guesses = ["rain"]', 'guesses = ["rains"]', 7, "'rains' has 5 letters"),
        ('guesses = ["rain"]', 'guesses = ["ra n"]', 7, "the guess 'ra n' is not a word"),
        ("length = 4", 'length = 4\nstrategies = ["luck"]', 4, "there is no strategy 'luck'"),
        ('before   = "matcher"', 'before   = "list"', 10, "one of matcher, clues"),
        ('before   = "matcher"', "", 9, "the field before is missing"),
        ('"How many?"', '""', 11, "a text of at most 600 characters"),
        ('"How many?"', '"' + "why " * 200 + '"', 11, "a text of at most 600 characters"),
        ("There are {0}.", "There are some.", 12, "reveal needs {0}"),
        ("There are {0}.", "{0} of {1}.", 12, "reveal needs {0}"),
        ('figure   = "remaining"', "", 12, "no figure is named"),
        ('"remaining"', '"Remaining words"', 13, "the name of a figure"),
        ('figure   = "remaining"', 'reply = "remaining"', 13, "there is no field 'reply'"),
        ('stage = "clues"', 'stage = "race"', 16, "one of matcher, clues"),
        ('"Say it."', "5", 17, "a text of at most 600 characters"),
        ("[[note]]\n", "[note]\n", 15, "tables, each under [[note]]"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(read, old, new, line, said):
    assert old in GOOD
    with pytest.raises(ScenarioError) as refused:
        read(GOOD.replace(old, new))
    message = str(refused.value)
    assert message.startswith("mine.toml: " if line is None else f"mine.toml, line {line}: ")
    assert said in message
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"\xff\xfe\x00binary", "is not UTF-8 text"),
        (b"\x00" * 50, "is not valid TOML"),
        (b"title = ", "is not valid TOML"),
        (b"a = " + b"[" * 5000, "is not valid TOML"),
        (b"# " + b"x" * 1_000_001, "longer than 1,000,000 bytes"),
        (b"", "the field title is missing"),
    ],
)
def test_files_that_are_something_else(read, raw, said):
    with pytest.raises(ScenarioError, match=said) as refused:
        read(raw)
    assert "\n" not in str(refused.value)


@given(st.binary(max_size=300))
def test_no_file_is_worse_than_refused(tmp_path_factory, raw):
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(raw)
    with pytest.raises(ScenarioError):
        read_scenario(path)


TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"]),
    min_size=1,
    max_size=60,
).map(lambda text: " ".join(text.split()) or "x").filter(str.isprintable)  # fmt: skip
UNMARKED = (Stage.CONSTRUCTOR, Stage.MATCHER, Stage.COUNTER, Stage.SCORER, Stage.LIST)


@st.composite
def scenarios(draw):
    """Draws any scenario that a file can hold, with turns as a game would have marked them."""
    length = draw(st.integers(2, 31))
    word = st.text("abcdefgß", min_size=length, max_size=length)
    words = tuple(draw(st.lists(word, unique=True, max_size=50)))
    rule = draw(st.sampled_from(Rule))
    pairs = draw(st.lists(st.tuples(word, word), max_size=4))
    turns = tuple(Turn(tuple(guess), mark(rule, guess, secret)) for guess, secret in pairs)
    stages = tuple(draw(st.lists(st.sampled_from(UNMARKED), min_size=1, unique=True)))
    places = st.lists(st.sampled_from(["a", "ß", None]), min_size=length, max_size=length)
    given = st.just(()) | places.map(tuple).filter(any)
    steps = st.integers(-99, 99).filter(bool)
    stop = st.builds(
        Stop,
        st.sampled_from(stages),
        TEXTS,
        TEXTS.map(lambda text: text.replace("{", "").replace("}", "") or "x"),
        step=steps,
        answer=st.none() | steps,
    )
    counted = st.builds(
        lambda before, question, reveal: Stop(before, question, f"{reveal} {{0}}", "words"),
        st.sampled_from(stages),
        TEXTS,
        TEXTS.map(lambda text: text.replace("{", "").replace("}", "").strip() or "x"),
    )
    return Scenario(
        name="any",
        title=draw(TEXTS),
        about=draw(st.just("") | TEXTS),
        stages=stages,
        length=length,
        words=words,
        tier=None if words else draw(st.none() | st.integers(0, 127)),
        rule=rule,
        turns=turns,
        given=draw(given),
        secret=draw(st.sampled_from(words)) if words else draw(st.just("") | word),
        guesses=tuple(draw(st.lists(word, unique=True, max_size=4))),
        strategies=tuple(map(str, draw(st.lists(st.sampled_from(Strategy), unique=True)))),
        stops=tuple(draw(st.lists(stop | counted, max_size=3))),
        notes=tuple(
            draw(st.lists(st.builds(Note, st.none() | st.sampled_from(stages), TEXTS), max_size=3))
        ),
        age=draw(st.none() | st.integers(1, 99)),
        minutes=draw(st.none() | st.integers(1, 99)),
    )


@given(scenarios())
def test_what_is_written_reads_back(tmp_path_factory, scenario):
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_text(write_scenario(scenario), "utf-8", newline="\n")
    assert read_scenario(path) == scenario


def test_letters_of_several_characters_have_dots_between_them(read):
    text = """\
title = "Llama"
stages = ["matcher"]
length = 4
lexicon = "spanish"
turns = ["ll.a.m.a:gwwy"]
"""
    told = read(text)
    assert told.turns[0].guess == ("ll", "a", "m", "a")
    assert read(write_scenario(told)) == told


def test_a_turn_may_have_an_equals_sign(read):
    text = 'title = "Rain"\nstages = ["matcher"]\nlength = 4\nturns = ["rain:ywwg"]\n'

    assert read(text.replace(":", "=")).turns == read(text).turns != ()


def test_the_head_of_the_papers_example_explains_every_line_and_stage():
    """The promise that ARCHITECTURE.md makes to authors of scenarios."""
    told = (paths.folder("resources/teach/scenarios") / "rain.toml").read_text("utf-8")
    head = [line.removeprefix("# ") for line in told.splitlines() if line.startswith("# ")]
    explained = {line.split()[0] for line in head}
    fields = {each.name for kind in (Scenario, Stop, Note) for each in dataclasses.fields(kind)}

    assert {*fields, "words"} - {"name", "stops", "notes"} <= explained
    assert {"[[stop]]", "[[note]]"} <= explained
    assert all(any(stage in line for line in head) for stage in Stage)
