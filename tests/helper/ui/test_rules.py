"""Rules other than tiles, letters that are given, and hard modes."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.player import spoken
from wmh.base.files import paths
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.helper import settings
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.board.given_line import GivenLine
from wmh.helper.ui.board.stepper import Stepper

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def pegs(play):
    """A player whose game counts black and white."""
    return play(rule=Rule.PEGS).until(headline="20 words fit")


def numbers(player):
    """The spoken words of the numbers beside the rows."""
    found = [x for x in player.window.findChildren(Stepper) if x.isVisible()]
    return [spoken(x) for x in sorted(found, key=lambda x: (x.y(), x.x()))]


def click_sign(player, name, sign):
    """The plus above a number, or the minus below it."""
    stepper = player.widget_named(f"{name}: .*")
    y = 4 if sign == "+" else stepper.height() - 4
    QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPoint(stepper.width() // 2, y))


def turn_wheel(widget, angle):
    centre = QPointF(widget.rect().center())
    event = QWheelEvent(
        centre,
        widget.mapToGlobal(centre),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def given(player):
    """The spoken words of the line of given letters; empty where it is not shown."""
    line = player.window.findChild(GivenLine)
    return spoken(line) if line.isVisible() else ""


# A rule is chosen


def test_every_rule_is_in_the_menu_with_its_statement(player):
    for rule, said in RULES.items():
        action = player.action(rule)
        assert (action.text(), action.toolTip(), action.statusTip()) == (
            said.title,
            said.statement,
            said.statement,
        )
    assert player.action(Rule.TILES).isChecked()


def test_only_an_unusual_rule_is_shown_in_the_window(player):
    assert player.label("rule") == ""

    player.choose(Rule.PEGS)
    assert player.label("rule") == "Black and white pegs"

    player.choose(Rule.TILES)
    assert player.label("rule") == ""


def test_another_rule_is_a_step_that_is_asked_about_and_can_be_undone(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")

    player.choose(Rule.POSITIONS).until(headline="20 words fit so far")
    assert player.action("undo").text() == "&Undo rule"

    player.choose("undo").until(headline="11 words fit")
    assert player.action(Rule.TILES).isChecked()
    assert player.heard(1, 1) == "R, yellow"

    player.choose("redo").until(headline="20 words fit so far")
    assert player.action(Rule.POSITIONS).isChecked()


def test_naive_tiles_colour_a_repeated_letter_each_time(player):
    player.keys("noon>ygyg>").until(headline="No word fits")

    player.choose(Rule.NAIVE).until(headline="8 words fit")

    assert {"torn", "born", "horn", "worn", "corn", "lorn", "morn"} < set(player.words)


def test_a_new_game_keeps_the_rule(pegs):
    pegs.keys("rain>11>").choose("new_game")

    assert pegs.label("rule") == "Black and white pegs"
    assert pegs.action(Rule.PEGS).isChecked()


def test_rule_and_hard_mode_are_there_the_next_time(player):
    player.choose(Rule.JOTTO).choose(Hardness.ULTRA)
    assert player.label("rule") == "Jotto, repeats shared · Ultra hard mode"
    player.window.close()

    remembered = settings.load(paths.settings_file())
    assert remembered.rule is Rule.JOTTO
    assert remembered.hardness is Hardness.ULTRA


# A clue that counts


def test_a_game_of_pegs_by_keyboard(pegs):
    pegs.keys("rain>")
    assert pegs.hint == "Type how many are black, then how many are white, then Enter."
    assert pegs.board == ["R / A / I / N"]
    assert numbers(pegs) == ["black, row 1: not set yet", "white, row 1: not set yet"]

    pegs.keys("11>").until(headline="11 words fit")
    assert numbers(pegs) == ["black, row 1: 1", "white, row 1: 1"]

    pegs.keys("tear>02>").until(headline="1 word fits")
    assert pegs.words == ["wren"]

    pegs.keys("wren>4").until(headline="Solved in 3 guesses")


def test_a_game_of_pegs_by_mouse(pegs):
    pegs.double_click("rain")
    click_sign(pegs, "black, row 1", "+")
    click_sign(pegs, "white, row 1", "+")
    click_sign(pegs, "white, row 1", "+")
    click_sign(pegs, "white, row 1", "-")
    assert numbers(pegs) == ["black, row 1: 1", "white, row 1: 1"]

    pegs.click_enter().until(headline="11 words fit")


def test_a_number_not_set_is_none_when_the_clue_is_finished(pegs):
    pegs.keys("rain>2").until(headline="1 word fits so far").keys(">")

    assert numbers(pegs) == ["black, row 1: 2", "white, row 1: 0"]
    assert pegs.until(headline="1 word fits").words == ["rate"]


def test_arrows_and_tab_go_from_number_to_number_and_signs_change_them(pegs):
    pegs.keys("rain>]+")
    assert numbers(pegs) == ["black, row 1: not set yet", "white, row 1: 1"]

    pegs.keys("[+").key(Qt.Key.Key_Tab).keys("+-")
    assert numbers(pegs) == ["black, row 1: 1", "white, row 1: 1"]
    assert pegs.focus() is pegs.widget_named("white, row 1: 1")

    pegs.key(Qt.Key.Key_Tab)
    assert pegs.focus() is not pegs.widget_named("black, row 1: 1")


def test_the_wheel_turns_a_number_a_notch_at_a_time(pegs):
    pegs.keys("rain>")
    stepper = pegs.widget_named("white, row 1: .*")

    turn_wheel(stepper, 240)
    assert spoken(stepper) == "white, row 1: 2"

    for _ in range(3):
        turn_wheel(stepper, -40)
    assert spoken(stepper) == "white, row 1: 1"


def test_a_number_of_an_earlier_row_is_changed_and_left_again(pegs):
    pegs.keys("rain>11>te^[")
    assert pegs.focus() is pegs.widget_named("black, row 1: 1")

    pegs.keys("2").keys("0").until(headline="1 word fits")
    assert pegs.words == ["rate"]

    pegs.keys(">")
    assert pegs.focus() is pegs.tile(2, 3)


def test_backspace_goes_left_and_from_the_first_number_back_to_spelling(pegs):
    pegs.keys("rain>1<")
    assert pegs.focus() is pegs.widget_named("black, row 1: 1")

    pegs.keys("<<t>")
    assert pegs.board == ["R / A / I / T"]


@pytest.mark.parametrize("keys", ["rain>31", "rain>5", "rain>4+]+"])
def test_a_number_that_no_word_gives_is_refused(pegs, keys):
    pegs.keys(keys)

    assert pegs.hint == "No word gives these numbers with this guess."
    assert not any(name.endswith((": 5", "white, row 1: 1")) for name in numbers(pegs))


def test_a_sign_passes_over_numbers_the_letters_cannot_give(play):
    player = play(rule=Rule.JOTTO_EACH).until(headline="20 words fit")
    player.keys("noon>+")
    assert numbers(player) == ["in common, row 1: 2"]

    player.keys("+").until(headline="8 words fit")
    assert numbers(player) == ["in common, row 1: 4"]


def test_a_letter_is_no_number(pegs):
    pegs.keys("rain>g")

    assert pegs.hint == "Type how many are black, or edit the guess with F2."


def test_a_step_of_numbers_is_undone(pegs):
    pegs.keys("rain>1+").key(Qt.Key.Key_Z, CONTROL)
    assert numbers(pegs) == ["black, row 1: 1", "white, row 1: not set yet"]

    pegs.key(Qt.Key.Key_Z, CONTROL)
    assert numbers(pegs) == ["black, row 1: not set yet", "white, row 1: not set yet"]


@pytest.mark.parametrize("length", [4, 8, 15, 31])
def test_numbers_and_enter_button_fit_beside_the_letters(play, length):
    player = play(rule=Rule.PEGS, length=length, lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline.endswith(("fit", "fits")))
    if length == 4:
        player.window.resize(360, 620)
        assert player.window.width() == 360
    player.keys("e" * length + ">")

    row = [
        player.tile(1, length),
        player.widget_named("black, .*"),
        player.widget_named("white, .*"),
        player.widget_named("Confirm the.*"),
    ]
    sides = [(x.mapTo(player.window, QPoint()).x(), x.width()) for x in row]
    assert all(x + width <= following for (x, width), (following, _) in pairwise(sides))
    assert sum(sides[-1]) <= player.window.width()


# Given letters


def test_given_letters_narrow_the_list_and_cost_no_row(player):
    player.key(Qt.Key.Key_G, CONTROL)
    assert player.hint == "Type the letters shown; Space for none, Enter ends."
    player.keys("_or").until(headline="9 words fit")
    player.keys(">")

    assert given(player) == "Revealed: O at place 2, R at place 3"
    assert player.board == ["empty / empty / empty / empty"]
    assert player.focus() is player.tile(1, 1)

    player.keys("torn>gggg").until(headline="Solved in 1 guess")


def test_given_letters_are_one_step_and_end_with_the_game(player):
    player.choose("give").keys("rai~").until(headline="1 word fits")

    player.choose("undo").until(headline="20 words fit")
    assert given(player) == ""

    player.choose("redo").until(headline="1 word fits").choose("new_game")
    assert given(player) == ""
    player.until(headline="20 words fit")


def test_a_given_letter_is_taken_back(player):
    player.choose("give").keys("ra<").until(headline="4 words fit")
    assert given(player) == "Revealed: R at place 1"

    player.keys("[.")
    assert given(player) == "Revealed: no letter"

    player.keys("~")
    assert given(player) == ""


def test_what_is_no_letter_is_not_given(player):
    player.choose("give").keys("7")

    assert player.hint == "7 is not a letter of this word list: type one of A to Z."
    assert given(player) == "Revealed: no letter"


def test_giving_ends_when_the_focus_goes_elsewhere(player):
    player.choose("give").keys("r").click(1, 1)
    assert player.hint == "Type a guess, or take one from the list."

    player.keys("t")
    assert player.heard(1, 1) == "T"
    assert given(player) == "Revealed: R at place 1"


def test_words_of_another_length_end_the_giving(player):
    player.choose("give").keys("r").key(Qt.Key.Key_Up, CONTROL)
    assert given(player) == ""

    player.keys("c")
    assert player.board == ["C / empty / empty / empty / empty"]


def test_given_letters_no_word_has_are_the_reason_for_no_word(player):
    player.choose("give").keys("qq>").until(
        headline="No word fits", reason="No word has the revealed letters at their places."
    )


# Hard modes


@pytest.mark.parametrize(
    ("mode", "keys", "notice"),
    [
        (Hardness.HARD, "rain>ywwg>torr>", "Hard mode keeps N at place 4: it is green in row 1."),
        (Hardness.HARD, "rain>ywwg>born>", ""),
        (Hardness.HARD, "rain>ywww>sole>", "Hard mode requires R as often as row 1 coloured it."),
        (Hardness.HARD, "rain>ywww>role>", ""),
        (
            Hardness.ULTRA,
            "rain>ywww>role>",
            "Ultra hard mode moves R from place 1: it is yellow in row 1.",
        ),
        (
            Hardness.ULTRA,
            "role>wwww>rain>ywww>sore>",
            "Ultra hard mode allows no further R: row 1 shows it used up.",
        ),
        (Hardness.FREE, "rain>ywwg>sale>", ""),
    ],
)
def test_a_hard_mode_says_what_a_guess_breaks_and_lets_it_stand(player, mode, keys, notice):
    player.choose(mode).keys(keys)

    assert player.hint.endswith(notice or "Set the colours with G, Y, W or clicks, then Enter.")
    assert player.heard(len(player.board), 1).endswith("no colour yet")


def test_a_suggestion_is_held_against_the_mode_too(player):
    player.choose(Hardness.ULTRA).keys("rain>y").until(headline="14 words fit so far")
    player.double_click("tear")  # What row 1 does not say of A is white now.

    assert player.hint == "Ultra hard mode allows no further A: row 1 shows it used up."


def test_every_mode_is_in_the_menu_with_its_statement(player):
    assert player.action(Hardness.FREE).isChecked()
    assert player.action(Hardness.ULTRA).toolTip() == (
        "Like hard mode; also, a yellow letter must move, and a letter known to be used up may not"
        " be used again."
    )


# For everyone


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_black_is_dark_and_white_is_light_in_every_theme(play, theme):
    player = play(rule=Rule.PEGS, theme=theme).keys("rain>")
    pegs = [player.widget_named(f"{name}, .*") for name in ("black", "white")]

    assert [player.colour(peg, 0.32, 0.5) for peg in pegs] == ["#1b1b1f", "#ffffff"]


def test_everything_that_takes_the_focus_has_a_name(pegs):
    pegs.choose(Hardness.HARD).choose("give").keys("r>rain>")
    seen = []
    while pegs.focus() not in seen:
        seen.append(pegs.focus())
        pegs.key(Qt.Key.Key_Tab)

    assert sum(isinstance(widget, Stepper) for widget in seen) == 2
    assert all(spoken(widget) for widget in seen)
    assert pegs.widget_named("Rule: Black and white pegs, Hard mode")
    assert pegs.widget_named("R, revealed, place 1 of 4")
