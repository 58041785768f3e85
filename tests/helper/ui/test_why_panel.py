"""The panel that says why a word is suggested."""

from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QListView

from tests.patience import PATIENCE
from wmh.base.files import paths
from wmh.engine.advice import advise
from wmh.engine.clues.rules import Rule
from wmh.engine.explain.why import explain
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import Question
from wmh.helper.settings import load

CONTROL = Qt.KeyboardModifier.ControlModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TIER = 70


@pytest.fixture
def why(lexicon):
    """The engine's explanation of a word, at the first guess or with other settings."""
    return lambda word, **asked: explain(
        Question((), 4, tier=TIER, **asked), word, open_lexicon(lexicon)
    )


def panel(player):
    return player.window.findChild(QFrame, "why")


def parts(player, role=Qt.ItemDataRole.DisplayRole):
    model = player.window.findChild(QListView, "parts").model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def named(part):
    """Its words; there are more of them where flagged ones are not named."""
    return ", ".join(part.words).upper() + (" …" if part.size > len(part.words) else "")


def settle(player, word):
    player.qtbot.waitUntil(lambda: player.label("guess") == word.upper() and parts(player) != [])
    return player


def test_a_key_opens_it_and_it_gives_the_reasons_of_the_first_word(player, why):
    assert panel(player) is None
    player.key(Qt.Key.Key_R, CONTROL)
    settle(player, "lorn")

    found = why("lorn")
    assert player.label("facts") == (
        f"Leaves {found.expected:.1f} possible answers on average and {found.worst} at worst;"
        f" gives {found.entropy:.2f} bits of information. It is the answer in 1 of 20 cases."
    )
    assert player.label("partsof") == f"{len(found.parts)} clues are possible:"
    assert load(paths.settings_file()).why


def test_the_clues_are_those_of_the_engine_the_largest_part_first(player, why):
    settle(player.choose("why"), "lorn")

    shown = parts(player, SPOKEN)
    assert len(shown) == len(why("lorn").parts)
    for text, part in zip(shown, why("lorn").parts, strict=True):
        colours = ", ".join(mark.name.lower() for mark in part.clue)
        count = "1 word" if part.size == 1 else f"{part.size} words"
        words = "it is the answer" if part.solves else named(part)
        assert text == f"{colours}: {count}: {words}"
    assert "green, green, green, green: 1 word: it is the answer" in shown


def test_it_follows_the_selection_by_keyboard_and_by_mouse(player):
    settle(player.choose("why"), "lorn")
    player.keys("||")
    settle(player, player.words[1])

    place = player.list.visualRect(player.list.model().index(2, 0)).center()
    QTest.mouseClick(player.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle(player, player.words[2])


def test_it_follows_the_game(player):
    settle(player.choose("why"), "lorn").keys("rain>ywwg>").until(headline="11 words fit")
    settle(player, player.words[0])

    assert "in 1 of 11 cases" in player.label("facts")


def test_a_word_that_cannot_be_the_secret_is_said_to_be_none(play):
    def answers(question, lexicon, stop):
        advice = advise(question, lexicon, stop)
        odd = replace(advice.suggestions[0], word="zarf", candidate=False)
        yield replace(advice, suggestions=(odd, *advice.suggestions[1:]))

    player = play(answers=answers, why=True).until(headline="20 words fit")
    settle(player, "zarf")

    assert "It cannot be the answer" in player.label("facts")
    assert not any("it is the answer" in text for text in parts(player))


def test_clues_that_count_are_shown_as_numbers(play, why):
    player = play(rule=Rule.PEGS, why=True).until(headline="20 words fit")
    settle(player, "lorn")

    assert player.label("partsof").endswith("(black, white):")
    largest = why("lorn", rule=Rule.PEGS).parts[0]
    numbers = ",".join(map(str, largest.clue.numbers))
    assert parts(player)[0] == f"{numbers} {largest.size} {named(largest)}"


def test_it_is_closed_by_its_button_its_key_and_left_by_escape(player):
    settle(player.choose("why"), "lorn")
    player.window.findChild(QListView, "parts").setFocus()
    player.keys("~")
    assert player.focus() is player.tile(1, 1)

    player.press("Close")
    assert not panel(player).isVisible()
    assert player.focus() is player.list
    assert not load(paths.settings_file()).why

    player.key(Qt.Key.Key_R, CONTROL)
    assert panel(player).isVisible()
    player.key(Qt.Key.Key_R, CONTROL)
    assert not panel(player).isVisible()


def test_the_window_is_taller_while_it_is_open_and_no_wider(player):
    player.window.resize(360, 600)
    size = player.window.size()
    settle(player.choose("why"), "lorn")
    assert player.window.width() == 360
    assert player.window.height() > size.height()

    player.choose("why")
    player.qtbot.waitUntil(lambda: player.window.size() == size)


def test_beside_the_list_where_there_is_room_and_else_below(player):
    player.window.resize(900, 700)
    settle(player.choose("why"), "lorn")
    player.qtbot.waitUntil(lambda: panel(player).x() > player.list.geometry().right())

    player.window.resize(360, 700)
    player.qtbot.waitUntil(lambda: panel(player).y() > player.list.geometry().bottom())


def test_where_no_word_fits_there_is_no_panel_and_afterwards_there_is(player):
    settle(player.choose("why"), "lorn").keys("rain>ywwg>rain>gwww>")
    player.until(headline="No word fits")
    assert not panel(player).isVisible()

    player.choose("remove_last_row").qtbot.waitUntil(panel(player).isVisible)


def test_reasons_that_are_late_do_not_leave_those_of_another_word(play):
    going_on = Event()

    def answers(question, lexicon, stop):
        advice = advise(question, lexicon, stop)
        yield advice
        if question.turns:
            going_on.wait(PATIENCE)
            yield advice

    player = play(answers=answers, why=True).until(headline="20 words fit")
    settle(player, "lorn").keys("rain>ywwg>").until(headline="11 words fit")
    try:
        player.qtbot.waitUntil(lambda: player.label("facts") == "In a moment …")
        assert parts(player) == []
    finally:
        going_on.set()
    settle(player, player.words[0])
