"""Words that commands say while they take longer than a moment, and that do not stay."""

import io
import re
from threading import Event

import pytest

from tests.patience import PATIENCE
from tests.program import ROOT
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.parts import waiting as waits

AT_ONCE = 0.001
GONE = "\r\x1b[K"
SAYS = r"\b(waiting|progress_bar|heavily|show_whole_list)\("


class Terminal(io.StringIO):
    """Standard error, as a terminal or as a file."""

    def __init__(self, seen=True):
        super().__init__()
        self._seen, self.wrote = seen, Event()

    def isatty(self):
        return self._seen

    def write(self, text):
        written = super().write(text)
        self.wrote.set()
        return written


def told_meanwhile(terminal, monkeypatch, doing="growing the tree"):
    """Standard error when a line has been written, and when the work has ended."""
    monkeypatch.setattr("sys.stderr", terminal)
    with waits.waiting(doing):
        assert terminal.wrote.wait(PATIENCE)
        meanwhile = terminal.getvalue()
    return meanwhile, terminal.getvalue()


def test_a_terminal_shows_one_line_and_it_goes(monkeypatch):
    monkeypatch.setattr(waits, "MOMENT", AT_ONCE)

    meanwhile, after = told_meanwhile(Terminal(), monkeypatch)

    assert re.match(re.escape(GONE) + r"growing the tree \.\.\. \d+ s", meanwhile)
    assert "\n" not in after
    assert after.endswith(GONE)


def test_a_narrow_terminal_is_not_left_by_the_line(monkeypatch):
    monkeypatch.setattr(waits, "MOMENT", AT_ONCE)
    monkeypatch.setenv("COLUMNS", "12")

    meanwhile, _ = told_meanwhile(Terminal(), monkeypatch)

    assert meanwhile.removeprefix(GONE).partition("\r")[0] == "growing the"


def test_a_file_gets_plain_lines(monkeypatch):
    monkeypatch.setattr(waits, "EVERY", AT_ONCE)

    meanwhile, _ = told_meanwhile(Terminal(seen=False), monkeypatch)

    assert re.match(r"growing the tree: \d+ min\n", meanwhile)
    assert "\x1b" not in meanwhile


def test_what_takes_no_time_says_nothing(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)

    with waits.waiting("growing the tree"):
        pass

    assert terminal.getvalue() == ""


def test_a_closed_or_broken_output_stops_nothing(monkeypatch):
    monkeypatch.setattr(waits, "MOMENT", AT_ONCE)
    monkeypatch.setattr("sys.stderr", None)
    with waits.waiting("growing the tree"):
        pass
    broken = Terminal()
    monkeypatch.setattr(broken, "flush", lambda: (_ for _ in ()).throw(OSError("full")))

    told_meanwhile(broken, monkeypatch)


QUICK = {"challenge", "console", "figures", "games", "lingo", "makers", "mark", "presets"}
"""They talk, read a file of the user's or mark some words."""
ELSEWHERE = {"bench"}
"""Whose measurements say it."""


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_whatever_may_take_its_time_says_what_it_does(command):
    module = (ROOT / "app").joinpath(*command.where.partition(":")[0].split("."))
    group = [module.with_suffix(".py")]
    if command.name in ("lexicon", "study"):
        group = [path for path in module.parent.glob("*.py") if path.stem != "__init__"]
    says = [path for path in group if re.search(SAYS, path.read_text("utf-8"))]

    assert bool(says) is (command.name not in QUICK | ELSEWHERE)
