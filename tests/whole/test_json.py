"""JSON output of commands: each agrees with the schema that it names."""

import io
import json
import re

import pytest
from typer.main import get_command

from tests.helper.cli.json_faults import SCHEMAS, faults, schema_of
from tests.helper.cli.json_samples import TYPED, samples
from tests.program import ROOT, wmh
from wmh.base.files.schemas import VERSIONS
from wmh.helper.cli.program import program

OF_EACH_LENGTH = ("pit", "pit-whole-list")


def test_what_is_printed_is_what_its_schema_says(tmp_path, monkeypatch):
    for name, asked in samples(tmp_path).items():
        schema = schema_of(name)
        for arguments in asked:
            monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
            ended = wmh(*arguments)
            told = json.loads(ended.out)

            assert faults(told, schema, schema) == [], (arguments, ended.err)
            assert next(iter(told)) == "schema"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda told: told.pop("remaining"), ["$ lacks remaining"]),
        (lambda told: told.update(more=1), ["$.more is not told of"]),
        (lambda told: told.update(remaining="2"), ["$.remaining is '2', not integer"]),
        (
            lambda told: told.update(schema="suggest/0"),
            ["$.schema is 'suggest/0', not 'suggest/1'"],
        ),
        (
            lambda told: told["suggestions"][0].update(rank=None),
            ["$.suggestions[0].rank is None, not integer"],
        ),
    ],
)
def test_what_a_schema_does_not_say_is_found(tmp_path, damage, said):
    told = json.loads(wmh(*samples(tmp_path)["suggest"][0]).out)
    damage(told)

    assert faults(told, schema_of("suggest"), schema_of("suggest")) == said


@pytest.mark.parametrize("name", sorted(path.stem for path in SCHEMAS.glob("*.json")))
def test_a_schema_says_its_number_and_what_its_command_was_told(name):
    """Output of a command that takes a game or a lexicon names it, and its schema's version."""
    schema = schema_of(name)
    said = schema["required"]
    taken = options_of(schema["title"].removesuffix(" --json").split()[1:])
    if name in OF_EACH_LENGTH:
        said = [*said, *schema["properties"]["lengths"]["items"]["required"]]
        taken = {"--lexicon"}

    assert schema["type"] == "object"
    assert said[0] == "schema"
    assert schema["properties"]["schema"]["const"] == f"{name}/{VERSIONS.get(name, 1)}"
    assert {"game", "lexicon"} & set(said) >= {
        each for each in ("game", "lexicon") if f"--{each}" in taken
    }


def options_of(words):
    """Returns the options of a command, given by the words that call it."""
    found = get_command(program({words[0]}))
    for word in words:
        found = found.commands.get(word, found) if hasattr(found, "commands") else found
    return {option for each in found.params for option in each.opts}


def test_the_game_is_named_by_its_key():
    told = json.loads(wmh("find", "..rn", "--game", "wordle", "--json").out)

    assert (told["game"], told["lexicon"], told["number"]) == ("wordle", "english", 0)


def test_every_json_of_a_command_has_a_schema():
    code = "".join(path.read_text("utf-8") for path in (ROOT / "app/wmh").rglob("*.py"))
    printed = set(re.findall(r'(?:print_json|as_text)\(\s*"([a-z-]+)"', code))

    assert printed == {path.stem for path in SCHEMAS.glob("*.json")}
