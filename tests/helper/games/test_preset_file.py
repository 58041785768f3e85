"""Files of games: every wrong one is refused in one line that says where and what to do."""

import tomllib
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.turn import Mark
from wmh.engine.question import Familiarity
from wmh.helper.games.preset import MARK_NAMES, MarkName, Preset
from wmh.helper.games.preset_file import PresetError, read_preset

PALETTES = ("classic", "motus")
WHOLE = """\
name    = "Much"
about   = "A game that fixes all there is."
source  = "nowhere"
length  = 6
lengths = "5-7"
rows    = 9
rule    = "naive"
given   = [1, 3]
hard    = "ultra"
boards  = 2
lexicon = "french"
words   = "all"
palette = "motus"

[marks.white]
name = "blue"
key  = "b"

[squares]
green  = "🟥"
yellow = "🟡"
white  = "🟦⬛️"
"""


@pytest.fixture
def read(tmp_path):
    path = tmp_path / "mine.toml"

    def read_text(text):
        path.write_text(text, "utf-8")
        return read_preset(path, PALETTES)

    return read_text


def refusal(read, text):
    with pytest.raises(PresetError) as refused:
        read(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_everything_a_file_may_say(read):
    assert read(WHOLE) == Preset(
        key="mine",
        name="Much",
        length=6,
        lengths=(5, 6, 7),
        about="A game that fixes all there is.",
        source="nowhere",
        rows=9,
        rule=Rule.NAIVE,
        given=(1, 3),
        hard=Hardness.ULTRA,
        boards=2,
        lexicon="french",
        familiarity=Familiarity.ALL,
        palette="motus",
        marks=dict(MARK_NAMES) | {Mark.WHITE: MarkName("blue", "b")},
        counts=(),
        squares=Squares("🟥", "🟡", "🟦⬛"),
    )


def test_the_least_a_file_must_say(read):
    assert read('name = "Little"\nlength = 4\n') == Preset("mine", "Little", 4, (4,))


@pytest.mark.parametrize(
    ("lengths", "meant"),
    [('"4-6"', (4, 5, 6)), ("[5, 4]", (4, 5)), ('" 2 - 5 "', (2, 3, 4, 5)), ("[5]", (5,))],
)
def test_lengths_are_a_span_or_a_list(read, lengths, meant):
    length = meant[-1]
    assert read(f'name = "x"\nlength = {length}\nlengths = {lengths}').lengths == meant


BASE = 'name = "x"\nlength = 5\n'
SQUARES = '[squares]\ngreen = "🟥"\nyellow = "🟡"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BASE + SQUARES + 'white = "x"', """white = "🟩\""""),
        (BASE + SQUARES + 'white = "🟦🟥"', "🟥 appears twice in squares"),
        (BASE + SQUARES, "a table of green, yellow and white"),
        (BASE + 'rule = "pegs"\n' + SQUARES, "leave out squares"),
        ("", "mine.toml: the field length is missing: add length = and a number from 2 to 31."),
        (
            "length = 5",
            "mine.toml: the field name is missing: add name = and one line of text, 40"
            " characters at most.",
        ),
        (BASE + "colour = 1", "mine.toml, line 3: there is no field 'colour': use name, about,"),
        (BASE + 'rows = "six"', "line 3: rows is 'six', but must be a number from 1 to 99."),
        (BASE + "rows = true", "line 3: rows is 'True', but must be a number from 1 to 99."),
        (BASE + "rows = 0", "line 3: rows is '0', but must be a number from 1 to 99."),
        ('name = "x"\nlength = 1', "line 2: length is '1', but must be a number from 2 to 31."),
        (BASE + 'rule = "tile"', "line 3: rule is 'tile', but must be one of tiles, naive,"),
        (BASE + "rule = []", "line 3: rule is '[]', but must be one of tiles, naive,"),
        (BASE + 'hard = "very"', "line 3: hard is 'very', but must be one of free, hard, ultra."),
        (BASE + "given = [6]", "line 3: given is '[6]', but must be a list of places from 1 to 5."),
        (BASE + "given = 1", "line 3: given is '1', but must be a list of places from 1 to 5."),
        (
            BASE + 'lengths = "6-8"',
            "line 2: length is 5, which is not among lengths: add it there.",
        ),
        (BASE + 'lengths = "8-6"', "line 3: lengths is '8-6', but must be such as"),
        (BASE + 'lengths = "5-40"', "line 3: lengths is '5-40', but must be such as"),
        (
            BASE + 'palette = "pink"',
            "line 3: palette is 'pink', but must be one of classic, motus.",
        ),
        (
            BASE + 'words = "some"',
            "line 3: words is 'some', but must be one of everyday, common, all.",
        ),
        (BASE + 'lexicon = "codes:"', "line 3: lexicon is 'codes:', but codes are of different"),
        (BASE + 'lexicon = "codes:aab"', "line 3: lexicon is 'codes:aab', but codes are of"),
        (BASE + 'lexicon = "codes:äö"', "line 3: lexicon is 'codes:äö', but codes are of"),
        (
            BASE + 'lexicon = "distinct:abc"',
            "line 3: lexicon is 'distinct:abc', which has no 5 different symbols: name more.",
        ),
        (
            BASE + 'lexicon = "codes:ab"\nwords = "all"',
            "line 4: a game of codes has no words: leave out words.",
        ),
        (
            BASE + 'given = [1]\nlexicon = "codes:ab"',
            "line 3: codes show no letters: leave out given.",
        ),
        (BASE + 'counts = ["a", "b"]', "line 3: the rule tiles counts nothing: leave out counts."),
        (
            BASE + 'rule = "pegs"\ncounts = ["bulls"]',
            "line 4: counts is \"['bulls']\", but must be 2 short names in place of",
        ),
        (
            BASE + 'rule = "pegs"\n[marks.green]\nname = "red"\nkey = "r"',
            "line 4: the rule pegs marks no letters: leave out marks.",
        ),
        (BASE + "[marks.grey]\nname = 'x'\nkey = 'x'", "line 3: there is no mark 'grey': use"),
        (BASE + "[marks.green]\nname = 'red'", "line 3: the mark green needs a name and a key:"),
        (BASE + "[marks.green]\nname = 'red'\nkey = 'R'", "line 3: the key of green is 'R': use"),
        (
            BASE + "[marks.green]\nname = 'yes'\nkey = 'y'",
            "line 3: two marks have the key 'y': give each its own.",
        ),
        (
            BASE + "boards = 4",
            "line 3: boards is 4, and a game of several boards needs rows: add rows.",
        ),
        (BASE + "marks = 3", "line 3: marks is '3', but must be a table such as [marks.green]."),
        (
            "name = x",
            "mine.toml, line 1: this is not valid TOML (Invalid value): correct that line.",
        ),
        ('name = "x\\ny"\nlength = 5', "line 1: name is 'x\\ny', but must be one line of text,"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(read, text, said):
    assert said in refusal(read, text)


def test_a_file_in_another_encoding(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes('name = "Fünf"\nlength = 5'.encode("latin-1"))
    with pytest.raises(PresetError, match=r"^mine\.toml is not UTF-8 text: save it as UTF-8\.$"):
        read_preset(path, PALETTES)


def outcome(path):
    """The game, or the refusal."""
    try:
        return read_preset(path, PALETTES)
    except PresetError as error:
        return str(error)


LINES = WHOLE.splitlines()
VALUES = st.one_of(
    st.integers(-5, 50).map(str),
    st.sampled_from(["true", "1.5", '""', '"tiles"', '"pegs"', "[]", "[1]", '["a", "b"]', "{}"]),
    st.sampled_from(['"codes:abc"', '"6-10"', "1979-05-27", "nan", "{ a = 1 }", '[["a"]]']),
    st.text(max_size=5).map(repr),
)


@given(
    st.lists(st.sampled_from(LINES), max_size=14),
    st.lists(st.tuples(st.sampled_from([line.partition(" ")[0] for line in LINES]), VALUES)),
)
def test_no_file_does_anything_but_tell_of_a_game_or_be_refused(tmp_path_factory, kept, changed):
    path = tmp_path_factory.mktemp("games") / "mine.toml"
    path.write_text("\n".join([*kept, *(f"{name} = {value}" for name, value in changed)]), "utf-8")
    found = outcome(path)
    if isinstance(found, str):
        assert "\n" not in found
        assert found.startswith("mine.toml")
        assert found.endswith(".")
    else:
        told = tomllib.loads(path.read_text("utf-8"))
        assert found.length == told["length"]
        assert found.length in found.lengths
        assert all(place <= found.lengths[0] for place in found.given)
        assert len({name.key for name in found.marks.values()}) == len(Mark)


@pytest.mark.parametrize(
    ("lexicon", "pegs", "said"),
    [
        ("codes:abc", '["red", "blue"]', "3 different colours of red, blue"),
        ("codes:abc", '["red", "blue", "red"]', "3 different colours"),
        ("codes:abc", '["red", "blue", "mauve"]', "3 different colours"),
        ("codes:abc", '["red", ["blue"], 3]', "3 different colours"),
        ("codes:abc", "7", "3 different colours"),
        ("english", '["red"]', "a game of words has no pegs"),
    ],
)
def test_colours_of_pegs_that_cannot_be(read, lexicon, pegs, said):
    text = f'name = "X"\nlength = 3\nrule = "pegs"\nlexicon = "{lexicon}"\npegs = {pegs}\n'
    assert said in refusal(read, text)


def test_the_games_of_the_days_are_numbered_from_the_first_day(read):
    numbered = read(BASE + "first_day = 2021-06-19")
    days = (date(2021, 6, 18), date(2021, 6, 19), date(2024, 11, 4))
    assert [numbered.number_on(day) for day in days] == [None, 0, 1234]
    assert read(BASE).number_on(days[-1]) is None


@pytest.mark.parametrize("day", ["3", '"2021-06-19"', "2021-06-19T00:00:00", "00:00:00"])
def test_a_first_day_is_a_day(read, day):
    with pytest.raises(PresetError, match="a day such as 2021-06-19"):
        read(BASE + f"first_day = {day}")


def test_colours_of_pegs_are_read(read):
    text = 'name = "X"\nlength = 3\nrule = "pegs"\nlexicon = "codes:ab"\npegs = ["red", "black"]'
    assert read(text).pegs == ("red", "black")
