"""The knowledge of all clues together: the line under the headline, and the panel."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from tests.player import WORDS, spoken
from tests.said import agrees, fits, marked
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Counts, Mark
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.board import board_lines
from wmh.helper.ui.look.letter_row import LetterRow
from wmh.helper.ui.look.theme import theme_of


def known(player):
    return player.label("known")


def panel(player):
    return player.window.findChild(QDialog)


def letters(player):
    """The spoken words of the letters in the panel."""
    return spoken(panel(player).findChild(LetterRow))


def facts(player):
    return panel(player).findChild(QLabel, "facts").text().splitlines()


def test_nothing_is_known_before_the_first_clue(player):
    assert known(player) == ""
    assert known(player.keys("rain>")) == ""


def test_the_papers_example(player):
    player.keys("rain>ywwg")

    assert known(player) == "N is 4th; R somewhere, not 1st; no A, I"


def test_the_line_follows_every_mark_and_every_step_back(player):
    player.keys("rain>y")
    assert known(player) == "R somewhere, not 1st"

    player.choose("undo")
    assert known(player) == ""


def test_given_letters_and_rules_that_count_are_in_it(player):
    player.choose("jotto").keys("rain>0>")

    assert known(player) == "no A, I, N, R"


def test_a_letter_that_found_its_place_is_not_said_to_be_there_twice(play):
    player = play(length=5).keys("tares>wywyw>clade>wygwy>")

    assert known(player) == (
        "A is 3rd, not 2nd; E somewhere, not 4th or 5th; L somewhere, not 2nd; no C, D, R, S, T"
    )


def test_of_a_rule_that_counts_the_numbers_are_told(player):
    player.choose("pegs").keys("rain>12>")

    assert known(player) == "RAIN: 1 in place, 2 elsewhere"


@pytest.mark.parametrize("rule", Rule)
def test_what_is_shown_and_spoken_leaves_the_words_that_fit(player, rule, monkeypatch):
    heard = []
    monkeypatch.setattr(board_lines, "announce", lambda _, text: heard.append(text))
    turns = [marked(rule, guess, "born") for guess in ("noon", "rear")]
    player.choose(rule)
    for turn in turns:
        numbers = turn.clue.numbers if isinstance(turn.clue, Counts) else ()
        player.keys(f"{turn.word}>{''.join(map(str, numbers)) or write_clue(turn.clue)}>")

    assert heard[-1] == f"What is known: {known(player)}"
    words = [word for word in WORDS if len(word) == 4]
    assert [word for word in words if agrees(known(player), word, rule)] == [
        word for word in words if fits(rule, turns, word)
    ]


def test_a_line_too_long_for_the_window_is_elided_and_whole_as_its_tip(play):
    player = play(length=5).keys("crane>wwyww>bluff>wwwww>")
    player.window.resize(260, 500)
    line = player.window.findChild(QLabel, "known")

    assert line.width() < line.fontMetrics().horizontalAdvance(line.text())
    assert line.toolTip() == line.text() == "A somewhere, not 3rd; no B, C, E, F, L, N, R, U"
    assert player.window.width() == 260


def test_it_is_read_out_once_a_row_is_finished_and_not_at_every_mark(player, monkeypatch):
    said = []
    monkeypatch.setattr(board_lines, "announce", lambda _widget, text: said.append(text))
    player.keys("rain>ywwg")
    assert said == []

    player.keys(">tor<<<")
    assert said == ["What is known: N is 4th; R somewhere, not 1st; no A, I"]
    assert spoken(player.window.findChild(QLabel, "known")) == said[0]


def test_the_panel_shows_the_letters_in_their_colours_and_follows_the_board(player):
    player.choose("known")
    assert facts(player) == ["Nothing is known yet."]
    assert letters(player) == "What is known: Nothing is known yet."
    assert not panel(player).isModal()

    player.to_front().keys("rain>ywwg>")
    assert letters(player) == "What is known: A white, I white, N green, R yellow"
    assert facts(player) == ["N is 4th", "R somewhere, not 1st", "no A, I"]

    player.keys("torn>wggg")
    assert letters(player) == "What is known: A white, I white, N green, O green, R green, T white"
    assert facts(player) == ["O is 2nd", "R is 3rd", "N is 4th", "no other R", "no A, I, T"]


def colours(player):
    """The ground of each letter of the panel, by its letter; they stand in two lines of 13."""
    row = panel(player).findChild(LetterRow)
    picture = row.grab().toImage()
    gap = 4
    wide, high = (row.sizeHint().width() + gap) // 13, (row.height() + gap) // 2
    return {
        letter: picture.pixelColor(number % 13 * wide + 5, number // 13 * high + 9).name()
        for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")
    }


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_colours_are_those_of_the_tiles(play, theme):
    player = play(theme=theme).until(headline="20 words fit")
    player.keys("rain>ywwg>").choose("known")
    panel(player).resize(520, 300)
    QApplication.processEvents()
    found, faces = colours(player), theme_of(player.window).faces

    assert found["n"] == QColor(faces[Mark.GREEN].ground).name()
    assert found["r"] == QColor(faces[Mark.YELLOW].ground).name()
    assert found["a"] == found["i"]
    assert found["b"] == found["z"]
    assert len({found["a"], found["b"], found["n"], found["r"]}) == 4


def test_numbers_that_rule_letters_out_colour_them_too(player):
    player.choose("jotto").keys("rain>0>").choose("known")

    assert letters(player) == "What is known: A white, I white, N white, R white"


def test_the_panel_is_opened_once_and_says_what_it_is(player):
    player.choose("known")
    opened = panel(player)
    player.choose("known")

    assert player.window.findChildren(QDialog) == [opened]
    assert opened.windowTitle() == "What is known"
    opened.close()


def test_of_contradicting_clues_only_the_panel_speaks(player):
    player.keys("rain>gwww>rain>wwww>")
    player.choose("known")

    assert known(player) == ""
    assert facts(player) == ["The clues contradict each other."]
