"""Statistics of the recorded games, in a panel."""

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QPushButton

from tests.boxes import choose_in
from tests.player import spoken
from wmh.base.files import paths
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.helper.games.game import Keeping
from wmh.helper.record.finished_game import FinishedGame, Mode
from wmh.helper.record.record import append
from wmh.helper.ui.look.bar_chart import BarRows
from wmh.helper.ui.record.statistics_panel import StatisticsPanel


def played(secret, *guesses, won=True, mode=Mode.GUESSER, seconds=5.0):
    turns = tuple(
        Turn(tuple(word), mark(Rule.TILES, tuple(word), tuple(secret)))
        for word in (*guesses, *([secret] if won else []))
    )
    return FinishedGame(
        "2026-01-31T12:00:00+00:00", "small", len(secret), Rule.TILES, Keeping.RANDOM, mode, secret,
        turns, 6, won, tuple(seconds for _ in turns),
    )  # fmt: skip


@pytest.fixture
def games(home):
    for each in (
        played("rain", "torn"),
        played("rain", "torn", "born", won=False),
        played("crane", "trace", "slate", mode=Mode.KEEPER),
        played("born", "torn", "rain"),
        played("born", "horn", "torn"),
    ):
        append(each, paths.games_file())


@pytest.fixture
def panel(games, player):
    player.choose("statistics")
    found = player.window.findChild(StatisticsPanel)
    player.qtbot.waitUntil(lambda: "game" in headline(found))
    return found


def headline(panel):
    return panel.findChild(QLabel, "headline").text()


def figures(panel):
    return {
        spoken(x).partition(": ")[0]: x.text()
        for x in panel.findChildren(QLabel)
        if ": " in spoken(x)
    }


def choose(panel, name, text):
    box = next(x for x in panel.findChildren(QComboBox) if x.accessibleName() == name)
    choose_in(box, text)


def test_all_games_are_counted(panel):
    assert headline(panel) == "5 games, 4 won"
    assert figures(panel) == {
        "won": "80 %",
        "mean guesses": "2.75",
        "median time": "15 s",
        "streak": "3",
        "longest streak": "3",
    }
    assert panel.findChild(BarRows).accessibleDescription() == "2: 1, 3: 3, lost: 1"


@pytest.mark.parametrize(
    ("name", "key", "counted"),
    [
        ("Length of the words", "5", "1 game, 1 won"),
        ("Who guessed", "I", "4 games, 3 won"),
        ("Who guessed", "t", "1 game, 1 won"),
    ],
)
def test_some_games_are_counted(panel, name, key, counted):
    choose(panel, name, key)
    assert headline(panel) == counted


def test_the_games_shown_are_saved_as_a_table(panel, monkeypatch, tmp_path):
    choose(panel, "Length of the words", "4")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    button = next(x for x in panel.findChildren(QPushButton) if "CSV" in x.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    rows = csv.DictReader((tmp_path / "mine.csv").read_text("utf-8").splitlines())
    assert [row["secret"] for row in rows] == ["rain", "rain", "born", "born"]


def test_no_game_is_no_error(player):
    player.choose("statistics")
    found = player.window.findChild(StatisticsPanel)
    player.qtbot.waitUntil(lambda: headline(found) == "No games yet")
    assert set(figures(found).values()) == {"\N{EN DASH}", "0"}


def test_damaged_lines_are_left_out_and_counted(games, player):
    with paths.games_file().open("a") as file:
        file.write('{"version": 1}\n')
    player.choose("statistics")
    found = player.window.findChild(StatisticsPanel)
    player.qtbot.waitUntil(lambda: headline(found) == "5 games, 4 won")
    said = found.findChild(QLabel, "hint").text()
    assert said == "1 damaged line of your games is left out."
