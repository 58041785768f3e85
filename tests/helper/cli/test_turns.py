"""Turns as arguments: every command that takes them reads `rain:ywwg` and `rain=ywwg` alike."""

import re

import pytest
from typer.main import get_command

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.program import program


def taking(command, *names):
    """The commands below it that take turns, and how they name one."""
    for name, below in getattr(command, "commands", {}).items():
        yield from taking(below, *names, name)
    for parameter in command.params:
        if str(parameter.metavar).startswith("GUESS:CLUE"):
            yield names, str(parameter.metavar).removesuffix("...")


def untimed(text):
    return re.sub(r"(?m)^Milliseconds: .*$", "", text)


TAKING = list(taking(get_command(program({each.name for each in COMMANDS}))))


@pytest.mark.parametrize(("command", "turn"), TAKING, ids=str)
def test_a_colon_and_an_equals_sign_are_the_same(command, turn, tmp_path):
    words = ["barn", "born", "corn", "darn", "horn", "thorn", "torn", "worn"]
    few = ("--lexicon", lexicon_file(tmp_path, words))
    written = turn.replace("GUESS", "torn").replace("CLUE", "wggg")

    told = [wmh(*command, each, *few) for each in (written, written.replace(":", "="))]
    assert [each.code for each in told] == [0, 0]
    assert untimed(told[0].out) == untimed(told[1].out) != ""


def test_the_commands_that_take_turns_are_found():
    assert {" ".join(command) for command, _ in TAKING} >= {"suggest", "doctor", "tree", "boards"}


@pytest.mark.parametrize("turn", ["rain", "rain:", "rain=", ":ywwg", "=ywwg"])
def test_half_a_turn_is_refused(turn):
    code, out, err = wmh("suggest", turn)

    assert (code, out) == (2, "")
    assert err.startswith(f"'{turn}' is not a guess with its clue: write guess:clue")
