"""The installed lexica: looked at, used, renamed, removed."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.helper.ui.lexica import Librarian, drop, own_lexicon
from wmh.base.files import paths
from wmh.helper.lists import library
from wmh.helper.lists.hand import hand_file
from wmh.helper.ui.parts.bars import MessageBar

WORDS = ["vrin", "vron", "vrun", "vraan", "vroon", "at"]


@pytest.fixture
def librarian(player):
    own_lexicon("mine", WORDS)
    (paths.lexica_folder() / "cut.dawg").write_bytes(b"cut")
    return Librarian(player)


def test_what_is_installed_is_listed_and_heard(librarian):
    shipped = sorted(each.capitalize() for each in library.built_in() - {"english"})
    assert librarian.names == ["English", *shipped, "cut", "mine"]
    assert librarian.heard[0] == "English, 254,792 words, built in"
    assert all(each.endswith("words, built in") for each in librarian.heard[:-2])
    assert librarian.heard[-2:] == ["cut, cannot be used", "mine, 6 words"]


def test_the_menu_opens_the_window(player):
    menu = player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    assert "Word lists …" in [action.text().replace("&", "") for action in menu.actions()]


def test_a_lexicon_is_told_in_facts(librarian):
    librarian.look_at("mine")
    assert librarian.title == "mine"
    assert "6 words of 2 to 5 letters" in librarian.said
    said = dict(zip(librarian.said, librarian.said[1:], strict=False))
    assert said["Alphabet"] == "a to z"
    assert said["Source"] == "a test"
    assert said["Licence"] == "none"
    assert said["Size"].endswith("bytes; the words as text are smaller, 30")


def test_the_chart_is_read_by_keys_by_pointing_and_by_ear(librarian):
    librarian.look_at("mine")
    chart = librarian.chart
    assert chart.accessibleDescription() == "2: 1, 4: 3, 5: 2"
    chart.setFocus()
    assert chart.caption == "2 letters: 1 word"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.caption == "3 letters: 0 words"
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.caption == "5 letters: 2 words"

    place = QPoint(65, 60)
    pointed = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(place),
        chart.mapToGlobal(QPointF(place)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(chart, pointed)
    assert chart.caption == "4 letters: 3 words"
    assert chart.toolTip() == "4 letters: 3 words"


def test_one_that_is_broken_says_why_and_can_be_removed(librarian):
    librarian.look_at("cut")
    assert any("cannot be read" in each for each in librarian.said)
    assert not librarian.button("Use this list").isEnabled()
    librarian.press("Remove …").press("Remove it")
    librarian.until(lambda: librarian.own == ["mine"])


def test_what_came_with_the_program_stays(librarian):
    librarian.look_at("English")
    assert not librarian.offers("Remove …")
    assert not librarian.offers("Rename …")


def test_one_is_used(librarian):
    librarian.look_at("mine").press("Use this list")
    librarian.player.until(headline="3 words fit")
    librarian.until(lambda: librarian.heard[-1] == "mine, 6 words, in use")
    assert not librarian.button("In use").isEnabled()


def test_a_removal_is_asked_about_and_can_be_left(librarian):
    librarian.look_at("mine").press("Remove …")
    assert any("cannot be brought back" in each for each in librarian.said)
    QTest.keyClick(librarian.player.focus(), Qt.Key.Key_Escape)
    assert not librarian.offers("Remove it")
    assert librarian.window.isVisible()
    assert "mine" in library.lexicon_files()


def test_the_one_in_use_is_removed_and_the_default_is_opened(librarian):
    librarian.look_at("mine").press("Use this list")
    librarian.player.until(headline="3 words fit")
    librarian.press("Remove …").press("Remove it")
    librarian.until(lambda: librarian.player.label("lexicon") == "English")
    librarian.until(lambda: librarian.own == ["cut"])


def test_the_one_in_use_is_renamed_and_stays_in_use(librarian):
    librarian.look_at("mine").press("Use this list")
    librarian.player.until(headline="3 words fit")
    librarian.press("Rename …").type("New name", "ours")
    QTest.keyClick(librarian.player.focus(), Qt.Key.Key_Return)
    librarian.until(lambda: librarian.own == ["cut", "ours"])
    librarian.until(lambda: librarian.player.label("lexicon") == "ours")


@pytest.mark.parametrize("name", ["english", "a/b", "codes:ab", ".."])
def test_a_name_that_cannot_be_is_refused_in_a_line(librarian, name):
    librarian.look_at("mine").press("Rename …").type("New name", name).press("Rename")
    assert any(each.startswith((name, f"'{name}'")) for each in librarian.said)
    assert "mine" in library.lexicon_files()


def test_what_was_refused_is_no_longer_said_once_another_name_is_taken(librarian):
    librarian.look_at("mine").press("Rename …").type("New name", "english").press("Rename")
    librarian.until_said("english")
    refused = librarian.window.findChild(MessageBar)
    assert refused.isVisible()
    librarian.press("Rename …").type("New name", "ours").press("Rename")
    librarian.until(lambda: "ours" in librarian.names)
    assert not refused.isVisible()


def test_a_lexicon_let_go_over_the_main_window_is_used(player, tmp_path):
    path = own_lexicon("mine", WORDS).rename(tmp_path / "gift.dawg")
    (paths.lexica_folder() / "mine.json").rename(tmp_path / "gift.json")
    assert drop(player.window, path)
    player.qtbot.waitUntil(lambda: player.label("lexicon") == "gift")


def test_nothing_but_a_file_is_taken(player):
    assert not drop(player.window, "")


def test_escape_closes_the_window(librarian):
    librarian.shelf.setFocus()
    QTest.keyClick(librarian.shelf, Qt.Key.Key_Escape)
    librarian.until(lambda: librarian.window is None)


def test_it_is_looked_after_even_where_none_can_be_opened(play):
    librarian = Librarian(play(lexicon="klingon").until(headline="No word list"))
    librarian.look_at("English").press("Use this list")
    librarian.player.until(headline="3,287 words fit")


def test_one_whose_changes_cannot_be_read_says_why_and_the_others_are_there(player):
    own_lexicon("mine", WORDS)
    hand_file("mine").parent.mkdir()
    hand_file("mine").write_text("{")
    librarian = Librarian(player)

    librarian.look_at("mine")

    assert librarian.heard[0] == "English, 254,792 words, built in"
    assert any("hand.json is cut short" in each for each in librarian.said)
