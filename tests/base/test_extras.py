"""The program where what only some uses need is not installed."""

import subprocess
import sys

import pytest

from tests.program import surroundings

WITHOUT = """
import sys
sys.modules["scipy"] = sys.modules["matplotlib"] = None  # As if they were not there.
from wmh.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def without(*arguments):
    command = [sys.executable, "-c", WITHOUT, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, **surroundings())


def test_games_and_help_need_neither_statistics_nor_plots():
    planned = ("study", "check", "bahinting-2013")
    for arguments in (("--help",), ("suggest", "rain:ywwg"), ("study", "--help"), planned):
        ended = without(*arguments)

        assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--secrets", "2", "--plot", "games.svg"),
        ("study", "power", "strategies-compared"),
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_where_they_are_needed_one_line_says_what_to_type(arguments, tmp_path, monkeypatch):
    arguments = [tmp_path / each if each == "games.svg" else each for each in arguments]

    ended = without(*arguments)

    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert "pip install 'word-mastermind-helper[studies]'" in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_benchmarks_of_the_engine_need_neither_statistics_nor_widgets():
    needless = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1:])); import wmh.lab.bench"
    command = [sys.executable, "-c", needless, "scipy", "matplotlib", "PySide6.QtWidgets"]

    ended = subprocess.run(command, capture_output=True, text=True, **surroundings())

    assert (ended.returncode, ended.stderr) == (0, "")
