"""A lesson's file as the program's only argument, as a double click gives it."""

from pathlib import Path

import pytest

from tests.teach.ui.conftest import SMALL
from wmh.__main__ import main


@pytest.fixture
def opened(monkeypatch):
    """The arguments that the window would have been opened with."""
    seen = []

    def run(argv, lesson=None, *, new=False):
        seen.append((len(argv), lesson, new))
        return 0

    monkeypatch.setattr("wmh.helper.ui.shell.application.run", run)
    return seen


@pytest.mark.parametrize("name", ["small.toml", "two words.wmh-lesson.toml", "no such.toml"])
def test_a_file_opens_the_window_with_its_lesson(opened, name):
    assert main([name]) == 0
    assert opened == [(1, Path(name), False)]


@pytest.mark.parametrize(
    ("arguments", "file"),
    [(["--new-window"], None), (["--new-window", "a.toml"], Path("a.toml"))],
)
def test_another_window_is_asked_for(opened, arguments, file):
    assert main(arguments) == 0
    assert opened == [(1, file, True)]


def test_without_a_file_there_is_no_lesson(opened):
    assert main([]) == 0
    assert opened == [(1, None, False)]


def test_where_no_window_can_be_shown_the_lesson_is_told(opened, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("wmh.base.system.display.why_no_window", lambda: "No window can be shown.")
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")

    assert main([str(path)]) == 0

    shown = capsys.readouterr()
    assert shown.err == "No window can be shown.\n"
    assert "Ends in n" in shown.out
    assert opened == []
