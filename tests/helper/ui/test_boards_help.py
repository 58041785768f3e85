"""The help level in the window for several boards: what it keeps back is nowhere to be read."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QLabel, QPushButton, QWidget

from tests.helper.ui.test_boards import WORDS, Boards
from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.helper import settings

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def boards(play, tmp_path):
    path = lexicon_file(tmp_path, WORDS)
    player = play(lexicon=str(path), length=4).until(headline="9 words fit")
    boards = Boards(player)
    boards.until(lambda: "9 words" in boards.heads[0])
    return boards


def level(boards, number):
    boards.key(getattr(Qt.Key, f"Key_{number}"), CONTROL)
    slider = boards.window.findChild(QAbstractSlider, "ladder")
    assert slider.value() == number
    return boards


def texts(boards):
    """The texts of the window, seen or heard, except the tiles that the player marked."""
    said = [*boards.heads, *boards.words]
    for each in boards.window.findChildren(QWidget):
        if each.isVisible():
            said += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
            said += [each.text()] if isinstance(each, (QLabel, QPushButton)) else []
    return "\n".join(said).casefold()


def test_a_word_that_the_level_keeps_back_is_nowhere_in_the_window(boards):
    boards.keys("rain>gwgg>ywwg>")
    boards.until(lambda: boards.heads[0] == "Board 1: it is ruin")
    boards.until(lambda: boards.words[:1] == ["ruin"])
    level(boards, 4)
    boards.until(lambda: boards.heads[0] == "Board 1: 1 word")
    assert "ruin" not in texts(boards)
    assert set(boards.words) == set(WORDS) - {"ruin"}  # Others tell board 2 apart.
    boards.keys("t<")
    assert boards.hint == "Type a guess for all boards, or take one from the list."
    for number in (1, 2, 3):
        level(boards, number)
        boards.until(lambda: not boards.words)
        assert boards.heads[0] == "Board 1: 1 word"
        assert not any(word in texts(boards) for word in WORDS if word != "rain")
        boards.keys("t<")
        assert boards.hint == "Type a guess for all boards."
    boards.keys("torn>")  # Marks that the known word must get would tell it.
    assert "no colour yet" in boards.row(1, 2)
    level(boards, 5)
    boards.until(lambda: boards.heads[0] == "Board 1: it is ruin")
    boards.until(lambda: "ruin" in boards.words)


def test_letters_of_all_boards_are_counted_and_a_hint_comes_letter_by_letter(boards):
    level(boards, 2)
    boards.until(lambda: boards.window.findChild(QWidget, "telling") is not None)
    telling = boards.window.findChild(QWidget, "telling")
    boards.until(lambda: telling.model().rowCount() > 0)
    role = Qt.ItemDataRole.AccessibleTextRole
    heard = [telling.model().index(row, 0).data(role) for row in range(telling.model().rowCount())]
    assert "N, in 12 of 18 words" in heard  # 6 of 9, and two boards.
    level(boards, 3)
    given = boards.window.findChild(QLabel, "hinted")
    boards.until(given.isVisible)
    assert given.text().count(" at place ") == 1
    boards.key(Qt.Key.Key_3, CONTROL)
    boards.until(lambda: given.text().count(" at place ") == 2)
    more = next(x for x in boards.window.findChildren(QPushButton) if x.text() == "Next place")
    more.click()
    boards.until(lambda: given.text().count(" at place ") == 3)
    assert not more.isVisible()  # One more would name the word.


def test_the_level_is_that_of_the_main_window_and_stays(boards, qtbot):
    level(boards, 2)
    main = boards.player.window.findChildren(QAbstractSlider, "ladder")
    assert {each.value() for each in main} == {2}
    qtbot.waitUntil(lambda: settings.load(paths.settings_file()).spoiler == 2)


def test_words_that_are_certain_on_every_board_are_all_that_the_list_covers(boards):
    boards.keys("rain>gwgg>gwgg>")
    boards.until(lambda: boards.heads[1] == "Board 2: it is ruin")
    level(boards, 4)
    boards.until(lambda: "ruin" not in texts(boards))
    said = "Each board that is left has only one word. Ctrl+5 shows them."
    boards.until(lambda: said in [x.text() for x in boards.window.findChildren(QLabel)])
