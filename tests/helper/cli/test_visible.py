"""Names and sources that somebody else wrote never steer the terminal."""

import ast
import os
import re
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.program import ROOT, command, surroundings, wmh
from wmh.helper.cli.parts.visible import visible

STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
EVIL = "\x1b[2J\x1b]0;owned\x07\x9b31m\r\u202egnp.exe"


@given(st.text())
def test_visible_text_steers_nothing_and_loses_nothing(text):
    shown = visible(text)

    assert not STEERING.search(shown)
    assert visible(shown) == shown
    assert (shown == text) == (not STEERING.search(text))


@pytest.mark.parametrize("text", ["naïve café 🟩🟨⬜\n", "שלום", "\ttab", "👩‍👩‍👧"])
def test_what_people_write_stays(text):
    assert visible(text) == text


@pytest.mark.parametrize(
    "arguments",
    [
        (f"{EVIL}",),
        (f"--{EVIL}",),
        ("suggest", f"{EVIL}:ywwg"),
        ("suggest", "rain:ywwg", "--lexicon", EVIL),
        ("suggest", "rain:ywwg", "--rule", EVIL),
        ("lexicon", "build", f"/nowhere/{EVIL}", "--out", "/nowhere/a.dawg"),
        ("tree", "rain:ywwg", "--out", f"/nowhere/{EVIL}.svg"),
        ("lesson", f"/nowhere/{EVIL}.toml"),
        ("study", "check", EVIL),
        ("pit", "--player", f"/nowhere/{EVIL}"),
    ],
    ids=lambda arguments: arguments[0] if arguments[0].isascii() else "nothing known",
)
def test_arguments_come_back_as_text(arguments):
    code, out, err = wmh(*arguments)

    assert code
    assert not STEERING.search(out + err)


@pytest.fixture
def evil_lexicon(tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("rain\ntorn\nborn\n")
    out = tmp_path / "evil.dawg"
    assert wmh("lexicon", "build", words, "--out", out, "--source", EVIL).code == 0
    return out


def test_the_source_of_a_lexicon_is_shown_as_text(evil_lexicon):
    code, out, err = wmh("lexicon", "check", evil_lexicon)

    assert (code, err) == (0, "")
    assert r"\x1b[2J\x1b]0;owned" in out
    assert not STEERING.search(out)


def in_a_terminal(*arguments):
    """The output that a terminal gets of a command."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        command(*arguments),
        stdout=theirs, stderr=theirs, **surroundings(TERM="xterm-256color", COLUMNS="200"),
    ):  # fmt: skip
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 1 << 16)
            except OSError:  # The end, on Linux.
                break
            if not piece:
                break
            shown += piece
    os.close(ours)
    return shown


@pytest.mark.skipif(os.name != "posix", reason="terminals as Unix has them")
def test_a_terminal_is_steered_by_ourselves_alone():
    """A table keeps its bold head, and a name in it cannot do the same."""
    players = ("--player", repr(EVIL.replace(chr(13), "")), "--strategies", "paper")

    shown = in_a_terminal("pit", *players, "--rounds", "1", "--lengths", "4")

    assert b"\x1b[1m" in shown
    assert b"\x1b]0;owned" not in shown
    assert b"\x1b[2J" not in shown
    assert rb"\x1b]0;owned" in shown


@pytest.mark.skipif(os.name != "posix", reason="terminals as Unix has them")
@pytest.mark.parametrize(
    "arguments",
    [
        ("review", "born", "torn", "--secret", "torn", "--strategies", "paper"),
        ("simulate", "--length", "4", "--secrets", "20"),
        ("race", "born", "--strategies", "paper"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_moves_in_a_terminal_is_gone_at_the_end(arguments):
    """A bar, and the table of a race: Rich lays a stream over ours while they are there."""
    shown = in_a_terminal(*arguments)

    assert b"\x1b[2K" in shown
    assert rb"\x1b" not in shown


def test_everything_is_drawn_on_a_screen_that_shows_text():
    for path in (ROOT / "app" / "wmh" / "cli").glob("*.py"):
        imported = {
            each.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module == "rich.console"
            for each in node.names
        }
        assert "Console" not in imported or path.name == "screen.py"
