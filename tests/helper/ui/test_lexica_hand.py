"""Words that somebody adds, leaves out and flags."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget

from tests.helper.ui.lexica import Librarian, own_lexicon
from wmh.base.text.languages import LanguageChoice
from wmh.base.text.refusal import InputError
from wmh.helper.lists.library import open_named
from wmh.helper.lists.names import fit_name, own_name
from wmh.helper.lists.recipes import find_recipe
from wmh.helper.ui.lexica.hand_changes import Flagging
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.program.language import speak


@pytest.fixture
def librarian(play, home):
    own_lexicon("mine", ["vrin", "vron", "vrun"])
    librarian = Librarian(play(lexicon="mine").until(headline="3 words fit"))
    return librarian.press("Words by hand …")


def changed(librarian):
    done = next(x for x in librarian.shown(QListWidget) if x.objectName() == "changes")
    return [done.item(row).text() for row in range(done.count())]


def do(librarian, words, deed):
    return librarian.type("Words to add, leave out or mark as offensive", words).press(deed)


def test_nothing_is_changed_at_first(librarian):
    librarian.until_said("No manual changes yet.")
    assert librarian.title == "Words by hand: mine"
    assert changed(librarian) == []


def test_in_another_language_words_are_those_of_the_same_lexicon(librarian):
    player = librarian.look_at("English").player.to_front()
    player.keys("vran>gggg>").until(headline="Solved in 1 guess").press("Add a word …")
    librarian.until(lambda: librarian.title == "Words by hand: mine")
    player.speak("de")
    assert librarian.title == "Wörter von Hand: mine"
    assert librarian.shown(QLineEdit)[0].text() == "vran"


def test_words_are_added_at_once_and_taken_back(librarian):
    do(librarian, "Vran, vren", "Add")
    librarian.player.until(headline="5 words fit")
    librarian.until(lambda: changed(librarian) == ["vran: added", "vren: added"])
    assert "vren" in open_named("mine")

    librarian.press("Take back (Del)")
    librarian.player.until(headline="4 words fit")
    librarian.until(lambda: changed(librarian) == ["vren: added"])


def test_enter_adds_and_delete_takes_back(librarian):
    librarian.type("Words to add, leave out or mark as offensive", "vran")
    QTest.keyClick(librarian.player.focus(), Qt.Key.Key_Return)
    librarian.until(lambda: changed(librarian) == ["vran: added"])
    done = next(x for x in librarian.shown(QListWidget) if x.objectName() == "changes")
    done.setFocus()
    QTest.keyClick(done, Qt.Key.Key_Delete)
    librarian.until(lambda: changed(librarian) == [])


def test_words_are_left_out_flagged_and_told_with_the_facts(librarian):
    do(librarian, "vron", "Leave out")
    librarian.player.until(headline="2 words fit")
    do(librarian, "vrin", "Offensive")
    librarian.until(lambda: changed(librarian) == ["vron: left out", "vrin: offensive"])
    shown = ["vrun", "and 1 offensive word, hidden"]
    librarian.until(lambda: librarian.player.words == shown)
    librarian.press("Back to the facts")
    librarian.until_said("1 left out, 1 offensive")


def test_a_word_of_the_built_in_lexicon_is_flagged_and_no_longer(librarian):
    librarian.look_at("English").press("Words by hand …")
    do(librarian, "crane", "Offensive")
    librarian.until(lambda: changed(librarian) == ["crane: offensive"])
    do(librarian, "crane", "Not offensive")
    librarian.until(lambda: changed(librarian) == [])


@pytest.mark.parametrize(
    ("words", "deed", "said"),
    [
        ("", "Add", "Type the words first."),
        ("naжve", "Add", "which is not a letter of mine: its letters are"),
        ("a", "Add", "words have 2 to 31"),
        ("vrxn", "Offensive", "is not in mine"),
        ("vrin vrxn", "Leave out", "is not in mine"),
        ("vrin vron vrun", "Leave out", "No word would be left"),
    ],
)
def test_what_cannot_be_is_said_in_a_line_and_nothing_is_done(librarian, words, deed, said):
    librarian.until_said("No manual changes yet.")
    do(librarian, words, deed).until_said(said)
    assert changed(librarian) == []
    assert librarian.field("Words to add, leave out or mark as offensive").text() == words


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (lambda: fit_name("x" * 61), "ist zu lang: Wählen Sie einen Namen mit höchstens 60"),
        (lambda: own_name("mine"), "Es gibt keine importierte Wortliste 'mine'"),
        (lambda: find_recipe("klingon", Path("/nowhere")), "Es gibt kein Rezept 'klingon'"),
    ],
)
def test_a_refusal_is_said_in_the_language_of_the_window(qapp, refused, said):
    speak(LanguageChoice.GERMAN)
    try:
        with pytest.raises(InputError) as raised:
            refused()
        assert said in objection(raised.value)
    finally:
        speak(LanguageChoice.ENGLISH)


def test_a_word_of_the_list_is_never_suggested_again(player):
    own_lexicon("mine", ["vrin", "vron", "vrun"])
    Librarian(player).look_at("mine").press("Use this list")
    player.until(headline="3 words fit")
    player.window.findChild(Flagging).never_suggest("vrin")
    shown = ["vron", "vrun", "and 1 offensive word, hidden"]
    player.qtbot.waitUntil(lambda: player.words == shown)


def test_of_a_lexicon_that_is_not_installed_no_word_is_flagged(player):
    player.window.findChild(Flagging).never_suggest("rain")
    message = player.window.findChild(MessageBar)
    player.qtbot.waitUntil(message.isVisible)
    assert message.accessibleName().startswith("small is not installed")
