"""Refusals of commands in games of codes, which have places and no letters."""

import pytest

from tests.program import wmh


@pytest.mark.parametrize("game", ["mastermind", "bulls-and-cows"])
@pytest.mark.parametrize(
    "command",
    [
        ("suggest", "12:0,0"),
        ("suggest", "z!12:0,0"),
        ("suggest", "{guess}:3,3"),
        ("suggest", "{guess}:9"),
        ("suggest", "{guess}:ggww"),
        ("suggest", "{guess}:3,1"),
        ("suggest", "{guess}:0,0", "--length", "40"),
        ("suggest", "{guess}:0,0", "--length", "3"),
        ("suggest", "{guess}:4,0", "{other}:4,0"),
        ("doctor", "{guess}:4,0", "{other}:4,0"),
        ("review", "--secret", "zz", "{guess}"),
        ("review", "--secret", "{guess}", "zzz"),
        ("simulate", "--opener", "zzzz"),
        ("simulate", "--opener", "{short}"),
        ("prove", "--opener", "{short}"),
        ("tree", "--opener", "{short}"),
    ],
    ids=" ".join,
)
def test_no_refusal_of_a_command_speaks_of_letters(game, command):
    guess, other = ("aabb", "ccdd") if game == "mastermind" else ("1234", "5678")
    command = [each.format(guess=guess, other=other, short=guess[:3]) for each in command]
    _, out, err = wmh(command[0], "--game", game, *command[1:])
    assert out + err
    assert "letter" not in (out + err).lower()
