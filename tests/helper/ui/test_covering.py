"""The cover over the list: all of it, or all but the first rows, and nothing leaks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from tests.helper.ui.test_presenting import present
from tests.helper.ui.test_spoiler import named_words, texts
from tests.player import spoken
from wmh.engine.advice import advise
from wmh.engine.answer import Best
from wmh.engine.explain.spoiler import Spoiler

CONTROL = Qt.KeyboardModifier.ControlModifier
FIRST = "Covered: PgDown uncovers it"
MORE = "and 1 offensive word, hidden"


def cover(player):
    return player.key(Qt.Key.Key_L, CONTROL)


def more(player):
    return player.key(Qt.Key.Key_PageDown)


def less(player):
    return player.key(Qt.Key.Key_PageUp)


def heard(player):
    """Row by row."""
    model = player.list.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, 0).data(role).partition(",")[0] for row in range(model.rowCount())]


def rows(player):
    """The rectangle of each row."""
    view, model = player.list, player.list.model()
    return [view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]


@pytest.fixture
def announced(player, monkeypatch):
    said = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: said.append(event.accessibleInterface().text(QAccessible.Text.Name)),
    )
    return said


# Rows


def test_one_key_covers_every_word_and_uncovers_them_all(player):
    words, places = player.words, rows(player)
    cover(player)
    assert player.words == [FIRST, *[""] * 18, MORE]
    assert heard(player) == [FIRST, *["Covered"] * 18, "and 1 offensive word"]
    assert named_words(player) == set()
    assert rows(player) == places
    assert player.headline == "20 words fit"

    cover(player)
    assert player.words == words


def test_each_press_uncovers_one_row_and_another_key_covers_it_again(player):
    words, places = player.words, rows(player)
    cover(player)
    for number in range(1, 19):
        more(player)
        assert player.words == [*words[:number], FIRST, *[""] * (18 - number), MORE]
        assert named_words(player) == set(words[:number])
        assert [each.height() for each in rows(player)] == [each.height() for each in places]
    more(player)
    assert player.words == words

    for number in range(18, -1, -1):
        less(player)
        assert named_words(player) == set(words[:number])
    less(player)
    assert player.words[0] == FIRST


def test_the_row_uncovered_last_is_brought_into_sight(player):
    cover(player)
    for _ in range(15):
        more(player)
    view = player.list
    assert view.viewport().rect().contains(view.visualRect(view.model().index(14, 0)))


def test_without_a_cover_the_keys_mean_what_they_mean_in_the_list(player):
    player.window.resize(360, 480)
    player.keys("|")
    more(player)
    assert player.list.currentIndex().row() > 1
    less(player)
    assert player.list.currentIndex().row() == 0
    assert len(player.words) == 20
    assert player.action("cover").isChecked() is False


def test_another_question_covers_again_until_the_key_is_pressed(player):
    more(more(cover(player)))
    player.keys("rain>ywwg>")
    player.qtbot.waitUntil(lambda: player.headline not in ("20 words fit", ""))
    player.qtbot.waitUntil(lambda: not player.list.accessibleDescription())
    assert player.words[0] == FIRST

    cover(player)
    player.key(Qt.Key.Key_Z, CONTROL)
    player.qtbot.waitUntil(lambda: not player.list.accessibleDescription())
    assert FIRST not in player.words


def test_what_is_uncovered_can_be_taken_and_nothing_else(player):
    word = player.words[0]
    cover(player).keys("|")
    assert player.focus() is player.tile(1, 1)

    more(player).keys("||>")
    assert [player.heard(1, place)[0] for place in (1, 2, 3, 4)] == list(word.upper())


def test_only_what_is_uncovered_can_be_copied(player):
    words = player.words
    cover(player).choose("copy_list")
    assert player.hint == "There is no list to copy."
    more(more(player)).choose("copy_list")
    copied = [line.split("\t")[1] for line in QApplication.clipboard().text().splitlines()]
    assert copied == words[:2]


def test_the_focus_goes_to_the_board_when_its_word_is_covered(player):
    player.keys("|")
    cover(player)
    assert player.focus() is player.tile(1, 1)


# What else names words


def test_reasons_and_tree_wait_since_they_name_more_words(player):
    player.window.resize(420, 800)
    word = player.words[0]
    player.choose("why")
    player.qtbot.waitUntil(lambda: player.label("guess") == word.upper())
    cover(player)
    for seen in (set(), {word}):
        assert player.label("guess") == ""
        assert named_words(player) == seen
        player.choose("tree")
        assert player.window.findChild(QDialog, "tree-panel") is None
        assert player.hint == "The list is covered: PgDown uncovers a row, Ctrl+L all of it."
        more(player)

    cover(player)
    player.qtbot.waitUntil(lambda: player.label("guess") == word.upper())


def test_an_open_tree_is_closed(player):
    player.choose("tree")
    assert player.window.findChild(QDialog, "tree-panel").isVisible()
    cover(player.to_front())
    player.qtbot.waitUntil(lambda: player.window.findChild(QDialog, "tree-panel") is None)


def test_the_best_guess_is_not_named_while_anything_is_covered(play):
    def proven(question, lexicon, stop):
        return replace(advise(question, lexicon, stop), best=Best("wren", 1.5, proven=True))

    player = play(proven).until(headline="20 words fit")
    best = player.window.findChild(QPushButton, "best")
    assert best.isVisible()
    cover(player)
    assert not best.isVisible()
    assert named_words(player) == set()
    more(player)
    assert not best.isVisible()
    cover(player)
    assert best.isVisible()


# The ladder


@pytest.mark.parametrize("level", [Spoiler.COUNT, Spoiler.LETTERS, Spoiler.HINT])
def test_where_the_ladder_shows_no_list_there_is_none_to_uncover(play, level):
    player = play(spoiler=int(level)).until(headline="20 words fit")
    before = texts(player)
    more(cover(player))
    assert named_words(player) == set()
    assert texts(player) == before
    assert "Ctrl+" in player.hint  # It says what does.

    player.key(Qt.Key.Key_5, CONTROL)
    assert player.words[0] == FIRST


def test_a_word_that_was_guessed_is_nothing_to_cover(player):
    cover(player).keys("rain>gggg>")
    player.until(headline="Solved in 1 guess")
    player.qtbot.waitUntil(lambda: player.words == ["rain"])


# Those who listen


def test_it_is_said_what_is_covered_and_what_is_uncovered(player, announced):
    word = player.words[0]
    cover(player)
    player.qtbot.waitUntil(lambda: announced[-1:] == [f"{FIRST}."])
    assert spoken(player.list) == "Suggestions, 19 of them covered"
    more(player)
    player.qtbot.waitUntil(lambda: announced[-1].startswith(f"{word},"))
    assert spoken(player.list) == "Suggestions, 18 of them covered"
    cover(player)
    assert spoken(player.list) == "Suggestions"


# Presented


def test_what_is_presented_is_covered_after_every_answer(player):
    words = player.words
    present(player)
    assert player.words[0] == FIRST
    more(player)
    assert player.words[0] == words[0]
    cover(player)  # The rest of it too.
    assert player.words == words

    player.keys("rain>ywwg>")
    player.qtbot.waitUntil(lambda: player.words[0] == FIRST)
    present(player)
    assert FIRST not in player.words


def test_a_list_that_was_covered_before_is_covered_afterwards(player):
    present(present(cover(player)))
    assert player.words[0] == FIRST
    cover(player)
    assert len(set(player.words)) == 20
