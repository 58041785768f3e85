"""Each field of a protocol and a questionnaire, wrong in five ways: told with file, line, what."""

import re

import pytest

from wmh.base.text.refusal import InputError
from wmh.study.protocol.protocol_file import read_protocol
from wmh.study.protocol.questionnaire import read_questionnaire

PROTOCOL = """
title = "All fields"
version = "1"
about = "Each has a line of its own."
per_group = 4
permuted = 4
seed = 1
secrets = "drawn"
order = "shuffled"
length = 4
lexicon = "english"
tier = 20
rule = "tiles"
attempts = 6
time_cap = 600
starts = "shown"
stops = "clue"
clock_shown = true
unsolved = "cap"
after_block = []
after_all = ["own"]
design = "within"
sequences = "latin"
arm_by = "round"
before = []
after_arm = []
pause_with_pin = true
languages = ["en", "de"]
stations = ["A", "B"]
[[arms]]
name = "without"
title = "Without"
sees = "nothing"
[[arms]]
name = "with"
title = "With"
sees = "answer"
reported = { attempts = 5.0, seconds = 49.6 }
strategy = "exact"
rows = 5
proven_to = 60
instructions = "Play."
translated = { de = "Spielen." }
tried = "fish"
[[blocks]]
name = "first"
title = "First"
games = 2
practice = false
rest = 30
[primary]
hypothesis = "With the helper it goes faster."
measure = "log-seconds"
test = "means"
conditions = ["with", "without"]
direction = "less"
sample_size = "As the power table says."
exclusions = "None."
stopping = "When all groups are full."
margin = 0.2
secondary = ["attempts"]
[consent]
version = "2"
text = "I agree."
translated = { de = "Ich stimme zu." }
"""
QUESTIONNAIRE = """
title = "All fields"
source = "Nobody"
intro = "Say how it was."
least = 0
most = 100
step = 5
validated = false
[[items]]
name = "effort"
text = "How hard?"
kind = "scale"
low = "not"
high = "very"
reverse = true
[[items]]
name = "home"
text = "Where?"
kind = "choice"
choices = ["town", "land"]
[[items]]
name = "age"
text = "How old?"
kind = "number"
least = 6
most = 99
optional = true
[[items]]
name = "more"
text = "What else?"
kind = "text"
longest = 200
"""

_LONG = f'"{"x" * 30_000}"'
TEXT = ("1", "true", "[]", '""', _LONG)
ONE_OF = ("1", "true", "[]", '""', '"other"')
WHETHER = ("1", "0", "[]", '""', '"yes"')
NAME = ("1", "true", "[]", '""', '"W!"')
TABLES = ("1", "true", "[]", '""', "{}")
ASKED = ("1", "true", "[1]", '"sus"', '["nobody"]')
TRANSLATED = ("1", "true", "[]", '{ xx = "a" }', "{ de = 1 }", '{ de = "" }')


def number(least, most):
    return (str(least - 1), str(most + 1), '"5"', "1.5", "true", "[]")


WRONG = {
    PROTOCOL: {
        "": {
            **dict.fromkeys(("title", "version", "about", "lexicon"), TEXT),
            "per_group": number(1, 10_000),
            "permuted": (*number(2, 1000), "5"),
            "seed": number(0, 2**32 - 1),
            "secrets": ("1", "true", "[]", '"match"', '["lamp"]', "[1, 2, 3, 4]"),
            "length": number(2, 31),
            "tier": number(0, 255),
            "attempts": number(1, 100),
            "time_cap": number(5, 36_000),
            **dict.fromkeys(("order", "rule", "starts", "stops", "unsolved"), ONE_OF),
            **dict.fromkeys(("design", "arm_by"), ONE_OF),
            **dict.fromkeys(("clock_shown", "pause_with_pin"), WHETHER),
            **dict.fromkeys(("after_block", "after_all", "before", "after_arm"), ASKED),
            "sequences": ("1", "[]", '"cyclic"', '[["with"]]', '[["with", "other"]]', '[[], []]'),
            "languages": ("1", "[]", '"en"', '["en", "xx"]', '["en", "en"]'),
            "stations": ("1", "[]", '["A"]', '["A", "a"]', '["A", "1"]', '["A", 2]'),
            **dict.fromkeys(("arms", "blocks", "consent"), TABLES),
            "primary": ("1", "true", "[]", '""', "{}"),
        },
        "[primary]": {
            **dict.fromkeys(("hypothesis", "sample_size", "exclusions", "stopping"), TEXT),
            **dict.fromkeys(("measure", "test", "direction"), ONE_OF),
            "conditions": ("1", "[]", '["with"]', '["with", "with"]', '["with", "none"]'),
            "margin": ("0", "-1", "true", "[]", '"5"'),
            "secondary": ("1", '"attempts"', '["log-seconds"]', '["attempts", "attempts"]', "[1]"),
        },
        "[[arms]]": {
            "name": NAME,
            "title": TEXT,
            "sees": ONE_OF,
            "reported": ("1", "{}", "[5.0, 49.6]", "{ attempts = 5.0 }",
                         "{ attempts = 0, seconds = 1 }"),
            "strategy": ONE_OF,
            "rows": number(1, 50),
            "proven_to": number(1, 60),
            "instructions": TEXT,
            "translated": TRANSLATED,
            "tried": ("1", "true", "[]", '""', '"fishes"', '"fi"'),
        },
        "[[blocks]]": {
            "name": NAME,
            "title": TEXT,
            "games": number(1, 200),
            "practice": (*WHETHER, "true"),
            "rest": number(0, 3600),
        },
        "[consent]": {"version": TEXT, "text": TEXT, "translated": TRANSLATED},
    },
    QUESTIONNAIRE: {
        "": {
            **dict.fromkeys(("title", "source", "intro"), TEXT),
            "least": number(0, 1000),
            "most": (*number(0, 1000), "99"),
            "step": number(1, 1000),
            "validated": WHETHER,
            "items": TABLES,
        },
        "[[items]]": {
            "name": (*TEXT, '"effort"'),
            "text": TEXT,
            "kind": ONE_OF,
            "low": TEXT,
            "high": TEXT,
            "reverse": WHETHER,
            "optional": WHETHER,
            "choices": ("1", "true", "[]", '"town"', '["town"]', '["town", "town"]', "[1, 2]"),
            "least": number(-1_000_000, 1_000_000),
            "most": (*number(-1_000_000, 1_000_000), "6"),
            "longest": number(1, 4000),
        },
    },
}  # fmt: skip
"""By the file and the table in it: what each field may not be."""

WHAT = {
    "sequences": " condition ",
    "secrets": " target words for ",
    "stations": " station ",
    "tried": " letters, not ",
    "name": " appears twice",
    "choices": "town",
    "practice": " practice",
    "arms": " conditions ",
}
"""What is said where the field is what it may be, and does not fit the others."""

CASES = [
    pytest.param(whole, table, name, value, id=f"{table}{name}={value[:30]}")
    for whole, tables in WRONG.items()
    for table, fields in tables.items()
    for name, values in fields.items()
    for value in values
]


def read(folder, text):
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    if "\nsource = " in text:
        return read_questionnaire(path)
    (folder / "questionnaires").mkdir(exist_ok=True)
    (folder / "questionnaires" / "own.toml").write_text(QUESTIONNAIRE, "utf-8")
    return read_protocol(path)


def changed(whole, table, name, value):
    """The last line of a field in tables of that name with another value, and its number."""
    lines = whole.split("\n")
    if (headers := {f"[[{name}]]", f"[{name}]"}) & set(lines):  # All of it, on a line instead.
        begins = [at for at, line in enumerate(lines) if line.startswith("[")]
        ends = [*begins[1:], len(lines)]
        gone = {
            at
            for begin, end in zip(begins, ends, strict=True)
            if lines[begin] in headers
            for at in range(begin, end)
        }
        kept = [line for at, line in enumerate(lines) if at not in gone]
        return "\n".join([f"{name} = {value}", *kept]), 1
    under, found = "", 0
    for at, line in enumerate(lines):
        under = line if line.startswith("[") else under
        if under == table and line.startswith(f"{name} ="):
            found = at
    lines[found] = f"{name} = {value}"
    return "\n".join(lines), found + 1


@pytest.mark.parametrize("whole", WRONG)
def test_what_is_right_is_read(tmp_path, whole):
    assert read(tmp_path, whole).title == "All fields"


@pytest.mark.parametrize(("whole", "table", "name", "value"), CASES)
def test_a_wrong_field_is_told_with_file_line_and_what(tmp_path, whole, table, name, value):
    text, number_of_line = changed(whole, table, name, value)
    assert text != whole

    with pytest.raises(InputError) as refused:
        read(tmp_path, text)

    said = str(refused.value)
    assert said.startswith(f"own.toml, line {number_of_line}: ")
    assert f" {name} is " in said or WHAT[name] in said
    assert len(said.splitlines()) == 1
    assert len(said) < 400


@pytest.mark.parametrize(
    ("whole", "table"), [(whole, table) for whole, tables in WRONG.items() for table in tables]
)
def test_every_field_that_there_may_be_is_wrong_in_five_ways(tmp_path, whole, table):
    """The possible fields are those that the refusal of an unknown field names."""
    lines = whole.split("\n")
    known = set()
    begins = [at for at, line in enumerate(lines) if line == table] if table else [0]
    for at in begins:
        more = [*lines[: at + 1], "other = 1", *lines[at + 1 :]]
        with pytest.raises(InputError) as refused:
            read(tmp_path, "\n".join(more))
        assert f"own.toml, line {at + 2}: there is no field 'other'" in str(refused.value)
        known |= set(re.findall(r"\w+", str(refused.value).partition(": use ")[2]))

    assert {name for name, values in WRONG[whole][table].items() if len(values) >= 5} == known
