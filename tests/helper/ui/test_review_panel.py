"""A game looked back at, from the board of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
    QTableWidget,
)

from tests.helper.ui.gaming import Gamer
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.games.game import Game, GameState, Terms
from wmh.helper.review.review import STRATEGIES_SHOWN, review
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.record.review_panel import ReviewPanel, details

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
PLAIN = (Strategy.PAPER, Strategy.POSITIONAL)
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def panel(player):
    return player.window.findChild(ReviewPanel)


def table(player, name):
    return panel(player).findChild(QTableWidget, name)


def text(player, name):
    return panel(player).findChild(QLabel, name).text()


def cells(player, name):
    shown = table(player, name)
    return [
        [shown.item(row, column).text() for column in range(shown.columnCount())]
        for row in range(shown.rowCount())
    ]


def guesses(player):
    turns = table(player, "turns")
    heard = (turns.item(row, 0).data(SPOKEN) for row in range(turns.rowCount()))
    return [each.partition(": ")[2].partition(",")[0] for each in heard]


def save_button(player):
    return next(x for x in panel(player).findChildren(QPushButton) if "Save" in x.text())


def looked_back(player, said):
    """Says if the panel is there and has reviewed all of the game."""
    shown = [x for x in player.window.findChildren(ReviewPanel) if x.isVisible()]
    buttons = [button for each in shown for button in each.findChildren(QPushButton)]
    return any(said in each.text() and each.isEnabled() for each in buttons)


@pytest.fixture
def reviewed(player):
    """RAIN, TORN and BORN have been tried; the last was the secret."""
    player.keys("rain>ywwg>torn>wggg>born>gggg>")
    player.key(
        Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    player.qtbot.waitUntil(lambda: save_button(player).isEnabled())
    return player


@pytest.fixture
def engine(lexicon):
    """The engine's review of the game, without compiled kernels."""
    w, y, g = Mark
    turns = (
        Turn(tuple("rain"), (y, w, w, g)),
        Turn(tuple("torn"), (w, g, g, g)),
        Turn(tuple("born"), (g, g, g, g)),
    )
    game = Game(Terms(4, keeping=None), tuple("born"), turns, GameState.WON)
    return review(game, open_lexicon(lexicon))


def test_each_guess_is_set_against_what_was_left(reviewed, engine):
    shown = cells(reviewed, "turns")
    assert [row[1] for row in shown] == [
        f"{step.before:,} → {step.after:,}" for step in engine.steps
    ]
    assert [row[2] for row in shown] == [f"{step.bits:.1f}" for step in engine.steps]
    assert [row[3] for row in shown] == [f"{step.entropy:.1f}" for step in engine.steps]
    heard = [table(reviewed, "turns").item(row, 0).data(SPOKEN) for row in range(3)]
    assert heard[1] == "2: TORN, white, green, green, green"


def test_the_headline_sums_skill_and_luck_up(reviewed):
    assert text(reviewed, "headline").startswith("Skill ")
    assert "luck" in text(reviewed, "headline").lower()


def test_the_first_guess_is_not_rated_and_the_last_one_solved_it(reviewed):
    skills = [row[5] for row in cells(reviewed, "turns")]
    assert (skills[0], skills[-1]) == ("not rated", "Solved")
    assert skills[1].isdecimal()


def test_offensive_words_count_as_in_the_window_and_are_not_named(reviewed):
    assert text(reviewed, "hint") == "Offensive words count as possible answers, but are not named."
    assert cells(reviewed, "turns")[0][1].startswith("20 →")  # "20 words fit", says the window.


def test_it_names_the_strategy_that_rates_skill_and_luck(reviewed):
    assert "by the strategy “Fewest guesses”" in text(reviewed, "page-sentence")


def test_progress_goes_by_guesses_and_games_and_ends(reviewed):
    bar = panel(reviewed).findChild(QProgressBar)

    assert bar.maximum() == 3 + len(STRATEGIES_SHOWN)
    assert bar.value() == bar.maximum()
    assert not bar.isVisible()


def test_what_is_said_of_the_selected_guess_follows_the_selection(reviewed, engine):
    assert table(reviewed, "turns").currentRow() == 0
    QTest.keyClick(table(reviewed, "turns"), Qt.Key.Key_Down)
    # The engine's step was not measured; but for the best choice they agree.
    said = text(reviewed, "details").split("\n")
    assert said[: len(list(details(engine.steps[1])))] == list(details(engine.steps[1]))


def test_strategies_say_what_they_would_have_guessed(reviewed, engine):
    shown = {row[0]: row for row in cells(reviewed, "choices")}
    guesses = [choice.word.upper() for choice in engine.steps[0].choices]
    assert [shown[STRATEGIES[each].title][1] for each in PLAIN] == guesses
    needed = {each.strategy: len(each.turns) for each in engine.needed}
    assert shown["Letter frequency (the paper's)"][4].startswith(f"{needed['paper']}: ")


def test_a_report_is_saved(reviewed, monkeypatch, tmp_path):
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), "Page (*.html)")
    )
    QTest.mouseClick(save_button(reviewed), Qt.MouseButton.LeftButton)
    page = (tmp_path / "game.html").read_text("utf-8")
    assert "BORN" in page
    assert text(reviewed, "hint") == "Saved in game.html."


def test_a_report_that_cannot_be_saved_says_why(reviewed, monkeypatch, tmp_path):
    nowhere = tmp_path / "nowhere" / "game.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    QTest.mouseClick(save_button(reviewed), Qt.MouseButton.LeftButton)
    bar = reviewed.window.findChild(MessageBar)
    assert bar.isVisible()
    assert "cannot be saved" in bar.accessibleName()
    assert str(Path(nowhere)) in bar.accessibleName()


def test_an_empty_board_has_nothing_to_look_back_at(player):
    player.choose("review")
    assert panel(player) is None
    bar = player.window.findChild(MessageBar)
    assert bar.accessibleName() == "Nothing to review yet. Enter a guess first."
    assert bar.isVisible()
    player.keys("r")
    assert not bar.isVisible()
    assert player.board == ["R / empty / empty / empty"]


def test_a_game_just_played_is_looked_back_at_with_its_secret(player):
    gamer = Gamer(player)
    gamer.begin(secret="typed", typed="corn", attempts="5").until(headline="Guess 1 of 5")
    gamer.guess("rain").until(headline="Guess 2 of 5")
    gamer.press("Give up").until(headline="Lost: it was CORN")
    gamer.press("Review")
    player.qtbot.waitUntil(lambda: save_button(player).isEnabled())
    assert len(cells(player, "turns")) == 1
    # What strategies need for CORN can only be told of a secret that is known.
    assert all(row[4].endswith("CORN") for row in cells(player, "choices"))


@pytest.mark.parametrize("then", ["", "cast>wwwy>"])
def test_in_another_language_it_is_of_the_same_game(reviewed, then):
    """The board is empty by then, or has other guesses."""
    reviewed.choose("new_game").keys(then)
    reviewed.speak("de")

    reviewed.qtbot.waitUntil(lambda: looked_back(reviewed, "speichern"))
    assert guesses(reviewed) == ["RAIN", "TORN", "BORN"]


def test_luck_is_written_as_the_language_writes_it(reviewed):
    luck = [row[4] for row in cells(reviewed, "turns")]
    assert luck[0].startswith("\N{MINUS SIGN}")
    summed = text(reviewed, "headline").lower().split("luck ")[1].split()[0]
    reviewed.speak("de")

    reviewed.qtbot.waitUntil(lambda: looked_back(reviewed, "speichern"))
    assert [row[4] for row in cells(reviewed, "turns")] == [x.replace(".", ",") for x in luck]
    assert f"Glück {summed.replace('.', ',')} Tipps" in text(reviewed, "headline")


def test_one_of_the_record_is_too(reviewed):
    reviewed.choose("new_game").choose("statistics")
    panel(reviewed).close()
    listed = reviewed.window.findChild(QListWidget, "diary")
    reviewed.qtbot.waitUntil(lambda: listed.count() == 1)
    listed.itemActivated.emit(listed.item(0))
    reviewed.qtbot.waitUntil(lambda: looked_back(reviewed, "Save"))
    reviewed.speak("de")

    reviewed.qtbot.waitUntil(lambda: looked_back(reviewed, "speichern"))
    assert guesses(reviewed) == ["RAIN", "TORN", "BORN"]
