"""Progress of a command: nothing while it is quick, else words on standard error."""

from tests.program import wmh
from wmh.helper.cli.parts import screen


def test_where_nobody_sees_a_bar_a_line_comes_a_minute(capsys):
    every = screen.EVERY
    times = iter([0.0, every - 1, every, every, every + 1])

    with screen.progress_bar(lambda: next(times)) as progress:
        progress("temporary trie", 0.0)
        progress("redundant nodes", 0.3)
        progress("bit encoding", 0.4)

    assert capsys.readouterr() == ("", "redundant nodes (30 % of the whole done)\n")


def test_a_terminal_has_a_bar_that_says_what_is_done(monkeypatch):
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TERM", "xterm")

    code, out, err = wmh("review", "born", "torn", "--secret", "torn", "--strategies", "paper")

    assert code == 0
    assert "games of the strategies" in err
    assert "games of the strategies" not in out
