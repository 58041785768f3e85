"""Arguments that no command takes: one line says what is wrong, where, and what to do."""

import re

import pytest

from tests.program import wmh


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("sugest", "wmh has no command 'sugest': did you mean suggest?"),
        ("lexicon lst", "wmh lexicon has no command 'lst': did you mean list?"),
        ("study", "wmh study needs a command: choose from check, plan, register"),
        ("suggest --lenght 4", "wmh suggest has no option --lenght: did you mean --length?"),
        ("suggest -x", "wmh suggest has no option -x: wmh suggest --help lists what there is."),
        ("suggest --length", "--length needs a value: see wmh suggest --help."),
        ("lexicon list --json=3", "--json takes no value: see wmh lexicon list --help."),
        ("suggest --length x", "--length must be a whole number: see wmh suggest --help."),
        (
            "suggest --tier -1",
            "--tier cannot have that value ('-1' is neither everyday, common, all nor",
        ),
        ("pit --time-limit x", "--time-limit must be a number from 0.001 to 86400: see wmh pit"),
        ("suggest --rule tile", "--rule cannot be 'tile': did you mean tiles?"),
        ("suggest --rule q", "--rule cannot be 'q': choose from tiles, naive, paper, pegs"),
        ("bench --data no/where", "--data cannot be 'no/where', which does not exist: choose"),
        ("mark rain", "SECRET is missing: write wmh mark [OPTIONS] GUESS SECRET."),
        ("study simulate user-study", "--out is missing: see wmh study simulate --help."),
        (
            "study analyse study",
            "FOLDER is missing: write wmh study analyse [OPTIONS] PROTOCOL FOLDER.",
        ),
        ("mark rain born c d", "wmh mark does not take c d: write wmh mark [OPTIONS] GUESS"),
    ],
)
def test_what_no_command_takes_is_one_line(arguments, said):
    code, out, err = wmh(*arguments.split())

    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_a_value_of_many_lines_is_still_one():
    code, out, err = wmh("mark", "rain", "born", "--rule", "a\nb" * 100)

    assert (code, out, err.count("\n")) == (2, "", 1)
    assert len(err) < 200


def usages(*path):
    """Yields the usage line of each command, with the words that call it."""
    said = wmh(*path, "--help").out
    usage = " ".join(said.partition("\n\n")[0].split())
    yield path, usage.removeprefix(" ".join(("Usage: wmh", *path)))
    for name in re.findall(r"^  (\S+)", said.partition("\nCommands:\n")[2], re.M):
        yield from usages(*path, name)


def test_help_says_how_a_command_is_written_as_the_manual_does():
    """Arguments must be neither in braces nor in small letters, nor spread over lines."""
    found = dict(usages())

    assert {("mark",), ("study", "plan"), ("lexicon", "add")} <= found.keys()
    assert found["study", "plan"] == " [OPTIONS] PROTOCOL FOLDER"
    assert found["lexicon", "add"] == " [OPTIONS] NAME WORD..."
    assert found["bench",] == " [OPTIONS] [NAME]"
    assert [said for said in found.values() if not re.fullmatch(r"[A-Z:/.\[\] ]*", said)] == []
