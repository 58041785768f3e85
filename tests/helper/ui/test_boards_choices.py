"""Choices of several boards: guesses ignored, letters revealed, rule, strategy, help."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QMenu

from tests.boxes import choose_in
from tests.helper.ui.test_boards import WORDS, Boards
from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.helper import settings
from wmh.helper.ui.board.session import Session, save
from wmh.helper.ui.boards.boards_session import load
from wmh.helper.ui.boards.boards_sheet import new_sheet

CONTROL = Qt.KeyboardModifier.ControlModifier
UP = Qt.Key.Key_Up


@pytest.fixture
def boards(play, tmp_path):
    path = lexicon_file(tmp_path, WORDS)
    player = play(lexicon=str(path), length=4).until(headline="9 words fit")
    boards = Boards(player)
    boards.until(lambda: "9 words" in boards.heads[0])
    return boards


def until_heads(boards, *heads):
    boards.until(lambda: boards.heads == [f"Board {n}: {x}" for n, x in enumerate(heads, 1)])


def saved():
    return json.loads(paths.boards_file().read_text())["sheet"]


def test_a_guess_is_ignored_on_one_board_and_counted_again(boards):
    boards.keys("rain>gwgg>ywwg>")
    until_heads(boards, "it is ruin", "4 words")
    boards.key(Qt.Key.Key_D, CONTROL)
    assert boards.hint == "Move to a guess on a board first."
    boards.key(UP).key(Qt.Key.Key_D, CONTROL)
    until_heads(boards, "it is ruin", "9 words")
    assert boards.tile(2, 1, "1, ignored")
    assert boards.row(2, 1) == "R, yellow / A, white / I, white / N, green"
    boards.key(Qt.Key.Key_D, CONTROL)
    until_heads(boards, "it is ruin", "4 words")
    boards.key(Qt.Key.Key_Z, CONTROL)
    until_heads(boards, "it is ruin", "9 words")
    assert saved()["aside"] == [[1, 0]]


def test_a_board_whose_last_clue_is_ignored_is_solved_no_more(boards):
    boards.keys("rain>=ywwg>torn>")
    until_heads(boards, "solved in row 1", "4 words")
    boards.key(UP).key(Qt.Key.Key_Left).key(Qt.Key.Key_D, CONTROL)
    boards.until(lambda: boards.heads[0] != "Board 1: solved in row 1")
    boards.keys("<").key(Qt.Key.Key_Z, CONTROL).key(Qt.Key.Key_Z, CONTROL)
    boards.until(lambda: boards.heads[0] == "Board 1: solved in row 1")


def test_letters_that_each_board_reveals(boards):
    boards.key(Qt.Key.Key_G, CONTROL)
    assert boards.focused.startswith("empty, Board 1: revealed, place 1 of 4")
    boards.keys("b")
    until_heads(boards, "2 words, Revealed: B at place 1", "9 words")
    boards.key(Qt.Key.Key_Right).key(Qt.Key.Key_Right).key(Qt.Key.Key_Right)
    assert boards.focused.startswith("empty, Board 2: revealed, place 1 of 4")
    boards.key(Qt.Key.Key_Left)
    assert boards.focused.startswith("empty, Board 1: revealed, place 4 of 4")
    boards.key(Qt.Key.Key_Right).keys("...n")
    until_heads(boards, "2 words, Revealed: B at place 1", "6 words, Revealed: N at place 4")
    assert saved()["given"] == [["b", None, None, None], [None, None, None, "n"]]
    boards.key(Qt.Key.Key_Return)
    boards.keys("rain")
    assert boards.guess.startswith("R A I N")
    boards.key(Qt.Key.Key_N, CONTROL)
    until_heads(boards, "9 words", "9 words")


def test_letters_marked_each_for_itself(play, tmp_path):
    path = lexicon_file(tmp_path, ["noon", "nine", "none", "need"])
    boards = Boards(play(lexicon=str(path), length=4).until(headline="4 words fit"))
    action(boards, "Naive tiles").trigger()
    boards.keys("noon>gwwy>")  # By the usual rule the second N of one word is white.
    boards.until(lambda: boards.heads[0] == "Board 1: 2 words")
    assert boards.label("lexicon").endswith(" · Naive tiles")
    boards.key(Qt.Key.Key_N, CONTROL)
    assert boards.label("lexicon").endswith(" · Naive tiles")
    assert saved()["rule"] == "naive"


def action(boards, text):
    return next(
        each
        for menu in boards.window.findChildren(QMenu)
        for each in menu.actions()
        if each.text().replace("&", "") == text
    )


def test_the_strategy_ranks_the_list_and_is_remembered(boards, qtbot):
    boards.keys("rain>ywwg>ywww>")
    boards.until(lambda: "bits" in (boards.said(0) or ""))
    assert boards.label("unit") == "bits, all boards"
    box = next(x for x in boards.window.findChildren(QComboBox) if x.accessibleName() == "Strategy")
    shown = {
        "Fewest answers left": "left, all boards",
        "Most different clues": "clues, all boards",
        "Letters at their places": "greens, all boards",
        "Letter frequency": "score, all boards",
    }
    for title, unit in shown.items():
        choose_in(box, title)
        boards.until(lambda unit=unit: boards.label("unit") == unit)
    texts = [box.itemText(row) for row in range(box.count())]
    assert not {"Lingo points", "Fewest guesses"} & set(texts)
    qtbot.waitUntil(lambda: settings.load(paths.settings_file()).boards_strategy == "paper")
    assert settings.load(paths.settings_file()).strategy == settings.Settings().strategy


def test_the_words_that_may_be_guessed_are_those_of_the_main_window(boards):
    boards.keys("rain>ywwg>ywww>")
    boards.until(lambda: len(boards.words) == 9)
    action(boards, "Only words that can be the answer").trigger()
    boards.until(lambda: 0 < len(boards.words) < 9)
    action(boards, "Any word that may be an answer, also to rule others out").trigger()
    boards.until(lambda: len(boards.words) == 9)


def test_the_help_menu_is_that_of_the_main_window(boards):
    action(boards, "About").trigger()
    boards.until(lambda: type(QApplication.activeWindow()).__name__ == "AboutWindow")
    assert {action(boards, text).shortcut().toString() for text in ("Guide", "Keys")} == {
        "F1",
        "Ctrl+F1",
    }


def test_boards_saved_before_still_open(home):
    """A file of the version that knew no rule, no ignored guess and no revealed letters."""
    clues = [[[2, 0, 2, 2]], [[1, 0, 0, 2]]]
    sheet = {
        "length": 4, "limit": 7, "clues": clues, "guesses": [list("rain")], "typed": [],
        "respelling": False, "board": 0, "row": 1, "place": 0, "game": "", "held": [], "known": [],
    }  # fmt: skip
    old = {"version": 1, "sheet": sheet, "first": sheet, "steps": [["typing", sheet]], "done": 1}
    paths.boards_file().parent.mkdir(parents=True, exist_ok=True)
    paths.boards_file().write_text(json.dumps(old))
    found = load(paths.boards_file())
    assert found.trouble is None
    assert found.content.sheet.guesses == (tuple("rain"),)
    assert found.content.sheet.question(70, 10, flagged=False).clues == (
        ((2, 0, 2, 2),),
        ((1, 0, 0, 2),),
    )
    changed = found.content.sheet.set_aside(0, 0).revealing(1, ("t", None, None, None))
    save(Session(changed, changed), paths.boards_file())
    assert load(paths.boards_file()).content.sheet == changed


@pytest.mark.parametrize(
    "fault",
    [{"aside": [[2, 0]]}, {"aside": [[0, 0]]}, {"given": [[]]}, {"given": [["a"], []]},
     {"given": [[1, None, None, None], []]}, {"rule": "pegs"}],
)  # fmt: skip
def test_choices_that_cannot_be_are_no_game(home, fault):
    sheet = new_sheet(2, 4, 7)
    paths.boards_file().parent.mkdir(parents=True, exist_ok=True)
    save(Session(sheet, sheet), paths.boards_file())
    written = json.loads(paths.boards_file().read_text())
    written["sheet"] |= fault
    paths.boards_file().write_text(json.dumps(written))
    assert load(paths.boards_file()).content is None
