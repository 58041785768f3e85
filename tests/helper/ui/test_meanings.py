"""Meanings of words: in the explanation of a word, and in the tips of the list."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QToolTip

from tests.helper.meanings.shelf import dictd

LORN = "lorn\n    adj 1: left alone; abandoned\n"


@pytest.fixture
def shelf(home):
    return lambda *entries: dictd(home / "dictionaries", "wn", entries, "WordNet")


def list_of(player):
    return player.window.findChild(QListView, "suggestions")


def place(player, word):
    """The place of a word in the list."""
    shown = list_of(player)
    model = shown.model()
    row = next(n for n in range(model.rowCount()) if model.index(n, 0).data() == word)
    return shown.visualRect(model.index(row, 0)).center()


def point_at(player, word):
    """Rest the pointer on a row."""
    view, there = list_of(player).viewport(), place(player, word)
    event = QHelpEvent(QEvent.Type.ToolTip, there, view.mapToGlobal(there))
    QApplication.sendEvent(view, event)


def meaning(player):
    return player.window.findChild(QLabel, "meaning")


def explained(player, word, text):
    """Wait until this is said of this word."""
    player.qtbot.waitUntil(
        lambda: player.label("guess") == word and player.label("meaning") == text
    )
    return player


def test_it_stands_under_why_and_is_heard(play, shelf):
    shelf(("lorn", LORN))
    player = play(why=True).until(headline="20 words fit")
    explained(player, "LORN", "adj 1: left alone; abandoned\n(WordNet)")
    assert meaning(player).accessibleName() == meaning(player).text()


def test_a_long_one_is_cut_and_whole_under_the_pointer(play, shelf):
    long = " ".join(f"sense{number}" for number in range(200))
    shelf(("lorn", long))
    player = play(why=True)
    player.qtbot.waitUntil(lambda: meaning(player).text().endswith(" …"))
    assert len(meaning(player).text()) < 310
    assert meaning(player).toolTip() == f"{long}\n(WordNet)"


def test_without_a_dictionary_it_says_what_to_do(play, home):
    explained(
        play(why=True),
        "LORN",
        f"To see what words mean, put dictionaries of StarDict into {home / 'dictionaries'}.",
    )


def test_of_a_language_that_is_known_it_says_what_to_install(play):
    player = play(lexicon="english", why=True)
    player.qtbot.waitUntil(lambda: "package dict-wn" in player.label("meaning"))


def test_a_word_that_is_in_none_and_one_that_is_damaged(play, shelf, home):
    shelf(("horn", "a horn"))
    player = explained(play(why=True), "LORN", "No dictionary here has LORN.")
    (home / "dictionaries" / "wn.dict.dz").write_bytes(b"")
    QTest.mouseClick(
        list_of(player).viewport(), Qt.MouseButton.LeftButton, pos=place(player, "horn")
    )
    explained(player, "HORN", "The dictionary 'wn.dict.dz' is damaged: install its package again.")


def test_it_is_in_the_tip_of_a_row(play, shelf):
    shelf(("lorn", LORN), ("horn", "<b>a</b> horn & more"))
    player = play().until(headline="20 words fit")
    point_at(player, "lorn")
    player.qtbot.waitUntil(lambda: "left alone; abandoned" in QToolTip.text())
    point_at(player, "horn")
    player.qtbot.waitUntil(lambda: "&lt;b&gt;a&lt;/b&gt; horn &amp; more" in QToolTip.text())
    point_at(player, "lorn")
    assert "left alone; abandoned" in QToolTip.text()  # It is known by now.


def test_codes_mean_nothing(play, shelf):
    shelf(("abcd", "the first letters"), ("lorn", LORN))
    player = play(lexicon="codes:abcdef", why=True)
    player.qtbot.waitUntil(lambda: player.label("facts").startswith("Leaves"))
    point_at(player, player.label("guess").lower())
    player.choose("new_game")
    player.qtbot.waitUntil(lambda: player.label("facts").startswith("Leaves"))
    assert not meaning(player).isVisible()


def test_another_word_has_another_meaning(play, shelf):
    shelf(("lorn", LORN), ("horn", "of a beast"))
    player = explained(play(why=True), "LORN", "adj 1: left alone; abandoned\n(WordNet)")
    QTest.mouseClick(
        list_of(player).viewport(), Qt.MouseButton.LeftButton, pos=place(player, "horn")
    )
    explained(player, "HORN", "of a beast\n(WordNet)")
