"""Mastermind: codes of colours, drawn as pegs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QMenu, QWidget

from tests.helper.ui.gaming import Gamer
from tests.helper.ui.test_games_beside import begin
from tests.player import spoken
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.catalogues import GAMES
from wmh.helper.ui.board.stepper import Stepper


def choose(player, title):
    menu = player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == title).trigger()


def pegs(player):
    found = player.window.findChildren(QAbstractButton)
    return {
        spoken(x): x for x in found if x.isVisible() and x.toolTip() and x.toolTip() == spoken(x)
    }


@pytest.fixture
def mastermind(play):
    player = play()
    player.until(headline="20 words fit")
    choose(player, "Mastermind, 6 colours")
    return player.until(headline="1,296 codes fit").see()


def test_a_game_of_colours_is_chosen_and_played(mastermind):
    player = mastermind
    player.keys("aabb>")
    assert player.board[0] == "A red / A red / B blue / B blue"
    player.keys("20>").until(headline="114 codes fit")
    assert player.action(Rule.PEGS).isChecked()


def test_letters_are_discs_in_their_colours(mastermind):
    mastermind.keys("ab")
    red, blue, hole = (mastermind.tile(1, place) for place in (1, 2, 3))
    assert mastermind.colour(red, 0.5, 0.2) == "#c62828"
    assert mastermind.colour(blue, 0.5, 0.2) == "#1f5fc4"
    assert mastermind.colour(hole, 0.5, 0.2) not in ("#c62828", "#1f5fc4")


def test_colours_are_typed_by_click(mastermind):
    row = pegs(mastermind)
    assert list(row) == ["A red", "B blue", "C yellow", "D green", "E orange", "F white"]
    for name in ("C yellow", "C yellow", "F white", "A red"):
        QTest.mouseClick(row[name], Qt.MouseButton.LeftButton)
    assert mastermind.board[0] == "C yellow / C yellow / F white / A red"


def test_words_come_back_as_words(mastermind):
    mastermind.keys("aabb>20>")
    mastermind.window.findChild(QMenu, "lexica").chosen.emit("english")
    mastermind.until(headline="3,287 words fit").see()
    assert not pegs(mastermind)
    assert mastermind.action(Rule.TILES).isChecked()
    mastermind.keys("b")
    assert mastermind.heard(1, 1) == "B"


def test_digits_are_no_colours(play):
    player = play().until(headline="20 words fit")
    choose(player, "Bulls and Cows")
    player.until(headline="5,040 codes fit")
    assert not pegs(player)
    player.keys("1")
    assert player.heard(1, 1) == "1"
    # A digit does not occur twice, but the keeper's business is not the board's.
    player.keys("234>13>").until(headline="8 codes fit")


def test_a_game_of_codes_goes_by_its_name(mastermind):
    assert mastermind.label("lexicon") == "Mastermind, 6 colours"


def test_in_a_game_clicks_spell_the_guess_there(mastermind):
    gamer = Gamer(mastermind)
    gamer.begin(secret="typed", typed="abca").until(headline="Guess 1")
    row = pegs(mastermind)
    for name in ("A red", "B blue", "C yellow", "A red"):
        QTest.mouseClick(row[name], Qt.MouseButton.LeftButton)
    assert gamer.board[0] == "A red / B blue / C yellow / A red"
    mastermind.keys(">")
    gamer.until(headline="Won in 1 guess")


OWN = """
name    = "Colour code"
length  = 4
rule    = "pegs"
lexicon = "codes:abcdef"
pegs    = ["green", "violet", "red", "black", "blue", "yellow"]
"""


def texts_of(player):
    """The texts in the window: seen, spoken or in tips."""
    found = set()
    for each in player.window.findChildren(QWidget):
        if each.isVisible():
            found |= {each.accessibleName(), each.accessibleDescription(), each.toolTip()}
            if isinstance(each, QLabel | QAbstractButton):
                found.add(each.text())
            if isinstance(each, QComboBox):
                found |= {each.itemText(place) for place in range(each.count())}
    # Two strategies have the names that the paper gave them.
    named = {text for each in STRATEGIES.values() for text in (each.title, each.sentence)}
    return {text for text in found - named if "letter" in text.lower()}


@pytest.mark.parametrize(
    ("name", "unit"),
    [("mastermind, 6", "pegs"), ("bulls and cows", "digits")],
)
def test_no_text_of_a_game_of_codes_speaks_of_letters(play, name, unit):
    player = begin(play(), name)
    player.qtbot.waitUntil(lambda: "codes fit" in player.headline)
    length = next(
        each
        for each in player.window.findChildren(QComboBox)
        if each.accessibleName() == "Length of the codes"
    )
    assert length.currentText() == f"4 {unit}"
    assert texts_of(player) == set()
    player.keys("a1"[unit == "digits"])
    assert texts_of(player) == set()
    player.keys(">")
    assert player.hint.endswith("more places to fill, then Enter.")
    player.keys("bcd" if unit == "pegs" else "234")
    assert texts_of(player) == set()
    player.keys(">")
    tips = {x.toolTip() for x in player.window.findChildren(Stepper) if x.isVisible()}
    assert len(tips) == 2
    assert texts_of(player) == set()
    other, wrong = ("ccdd", "z") if unit == "pegs" else ("5678", "x")
    player.keys("q")  # No number.
    assert texts_of(player) == set()
    player.keys("04>")
    for level in range(1, 5):  # What helps, a hint, the list.
        player.choose(f"spoiler-{level}")
        player.qtbot.waitUntil(lambda: "codes fit" in player.headline)
        assert texts_of(player) == set()
    player.choose("spoiler-5")
    player.choose("known")
    assert texts_of(player) == set()
    player.to_front()
    player.keys(wrong)
    assert player.hint.startswith(f"No code has {wrong.upper()}: type one of ")
    player.keys(f"{other}>44")  # A number that cannot be.
    assert texts_of(player) == set()
    player.keys("40>")
    player.until(headline="No code fits")
    assert texts_of(player) == set()


def test_a_game_names_the_colours_of_its_pegs(play, home):
    GAMES.own_folder().mkdir(parents=True, exist_ok=True)
    (GAMES.own_folder() / "colour-code.toml").write_text(OWN, "utf-8")
    player = begin(play(), "colour code")
    player.qtbot.waitUntil(lambda: "codes fit" in player.headline)
    names = ["A green", "B violet", "C red", "D black", "E blue", "F yellow"]
    assert list(pegs(player)) == names
    # B is a letter of the codes, and black and blue both begin with it.
    player.keys("grvb")
    assert player.board[0] == "A green / C red / B violet / B violet"
    assert player.colour(player.tile(1, 2), 0.5, 0.2) == "#c62828"

    begin(player, "mastermind, 6")  # It has the same codes.
    player.qtbot.waitUntil(lambda: next(iter(pegs(player)), None) == "A red")
    player.keys("rgoy")
    assert player.board[0] == "A red / D green / E orange / C yellow"
