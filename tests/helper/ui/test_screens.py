"""Games that come as pictures: pasted, dropped, or watched on the screen."""

import os
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from shiboken6 import isValid

from tests.engine.screens.drawn import STYLES, board
from tests.helper.ui.lexica import drop
from wmh.base.files.writing import NO_FILE
from wmh.helper.game_memory import GameMemory, remember
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.screens import watching
from wmh.helper.ui.screens.region_choice import RegionChoice

RAIN = ("rain", "ywwg")
TORN = ("torn", "wggg")
BORN = ("born", "wggg")
SEEN = ["R, yellow / A, white / I, white / N, green", "T, white / O, green / R, green / N, green"]


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch):
    """Shortens the time between two looks at the screen."""
    monkeypatch.setattr(watching, "CALM_MS", 50)
    monkeypatch.setattr(watching, "BUSY_MS", 15)


def shown(player, name):
    labels = player.window.findChildren(QLabel, name)
    return [line for x in labels if x.isVisible() for line in x.text().splitlines()]


def paste(player, image):
    QGuiApplication.clipboard().setImage(image)
    return player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def read(player, said):
    player.qtbot.waitUntil(lambda: shown(player, "understood") == [said])
    return player


def test_a_pasted_picture_is_shown_and_applied_with_enter(player):
    read(paste(player, board((RAIN, TORN))), "2 rows read: RAIN, TORN.")
    assert player.board == ["empty / empty / empty / empty"]

    player.keys(">")

    assert player.board[:2] == SEEN


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
@pytest.mark.parametrize("scale", [75, 100, 125, 150])
def test_a_picture_of_this_window_is_read_too(scale, theme, play):
    """Its rows have numbers, and a button stands beside the one that is being marked."""
    player = play(scale=scale, theme=theme).until(headline="20 words fit")
    player.keys("rain>ywwg>").until(headline="11 words fit").keys("torn>wggg").see()
    read(paste(player, player.window.grab().toImage()), "2 rows read: RAIN, TORN.")


def test_both_notes_have_the_margins_of_a_large_scale(play):
    player = play(scale=200).until(headline="20 words fit")

    def left():
        (label,) = [x for x in player.window.findChildren(QLabel, "understood") if x.isVisible()]
        return label.mapTo(player.window, label.contentsRect().topLeft()).x()

    QGuiApplication.clipboard().setText("RAIN ywwg")
    player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    of_text = left()
    player.keys("~")
    read(paste(player, board((RAIN, TORN))), "2 rows read: RAIN, TORN.")

    assert left() == of_text


def test_escape_leaves_the_picture(player):
    read(paste(player, board((RAIN, TORN))), "2 rows read: RAIN, TORN.").keys("~")

    assert player.board == ["empty / empty / empty / empty"]


def test_a_key_mends_a_tile(player):
    read(paste(player, board((RAIN, TORN))), "2 rows read: RAIN, TORN.")

    player.keys("b_>")

    assert player.board[0] == "B, yellow / A, yellow / I, white / N, green"


def test_what_is_only_typed_is_said_and_left_out(player):
    read(paste(player, board((RAIN,), typed="to")), "1 row read: RAIN.")

    assert shown(player, "unused") == ["TO is not marked yet and is left out."]


def test_the_letter_that_a_game_shows_is_given(player):
    read(paste(player, board((), typed="crane")), "No row is marked yet.").keys("~")
    read(
        paste(player, board((), typed="r" + 4 * "\N{MIDDLE DOT}")),
        "The game shows R····.",
    ).keys(">")

    assert len(player.board[0].split(" / ")) == 5
    assert any(text.startswith("R is 1st") for text in shown(player, "known"))


def test_a_picture_without_a_board_is_refused_in_a_sentence(player):
    empty = QImage(300, 300, QImage.Format.Format_RGB32)
    empty.fill(Qt.GlobalColor.white)

    paste(player, empty).until(
        hint="No board with letters was found in the picture: cut it down to the board."
    )


def test_a_picture_of_one_pixel_is_refused_in_a_sentence(player):
    tiny = QImage(1, 1, QImage.Format.Format_RGB32)

    paste(player, tiny).until(
        hint="The picture has 1 by 1 pixels, too few to show a board: take a larger one."
    )


def test_a_dropped_file_is_read(player, tmp_path):
    file = tmp_path / "game.png"
    board((RAIN, TORN)).save(str(file))

    assert drop(player.window, file)

    read(player, "2 rows read: RAIN, TORN.")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_pipe_is_no_picture_and_nothing_waits_for_it(player, tmp_path):
    os.mkfifo(pipe := tmp_path / "game.png")
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(pipe))])
    QApplication.clipboard().setMimeData(carried)
    player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    player.until(hint=f"{pipe} cannot be read or written: {NO_FILE}.")
    player.keys("rain>ywwg>").until(headline="11 words fit")


def test_a_colour_that_may_mean_two_things_is_asked_once(player):
    style = STYLES["orange alone"]
    read(paste(player, board((("rain", "wwwy"),), style)), "1 row read: RAIN.")
    assert shown(player, "question") == ["What does this colour mean in the game?"]

    player.press("Elsewhere")
    player.qtbot.waitUntil(lambda: shown(player, "question") == [])
    player.keys(">")

    assert player.board[0] == "R, white / A, white / I, white / N, yellow"
    read(paste(player, board((("rain", "wwwy"),), style)), "1 row read: RAIN.")
    assert shown(player, "question") == []


class Game(QLabel):
    """A game in a window of its own, on the same screen."""

    def __init__(self, qtbot):
        super().__init__()
        qtbot.addWidget(self)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.move(0, 0)

    def show_rows(self, *rows, typed=""):
        self.setPixmap(QPixmap.fromImage(board(rows, typed=typed, height=4)))
        self.adjustSize()
        self.show()
        return self


def watch(player):
    """By dragging over the whole screen, as far as the mouse goes."""
    player.choose("watch")
    (choice,) = (x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice))
    QTest.mousePress(choice, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    QTest.mouseMove(choice, QPoint(520, 520))
    QTest.mouseRelease(choice, Qt.MouseButton.LeftButton, pos=QPoint(520, 520))
    return player


def test_the_board_follows_a_game_that_is_watched(player, qtbot):
    player.window.move(600, 0)
    game = Game(qtbot).show_rows(RAIN)

    watch(player)
    qtbot.waitUntil(lambda: player.board[0] == SEEN[0])
    game.show_rows(RAIN, TORN)
    qtbot.waitUntil(lambda: player.board[:2] == SEEN)

    assert player.widget_named("Looking at the screen.*").isVisible()
    with qtbot.waitActive(player.window):
        player.window.activateWindow()
    player.keys("~")
    assert not player.action("watch").isChecked()


def looks_at(monkeypatch, *pictures):
    """Shows the program one picture a look, the last from then on; returns a way to change them."""
    left = []

    def show(*pictures):
        left[:] = [x.convertToFormat(QImage.Format.Format_RGB32) for x in pictures]

    def grabbed(_region):
        return left.pop(0) if len(left) > 1 else left[0]

    show(*pictures)
    monkeypatch.setattr("wmh.helper.ui.screens.watching.grab_region", grabbed)
    remember("", GameMemory((0, 0, 300, 300)))
    return show


def half_turned():
    """A row whose last two tiles still look as they were typed."""
    style = replace(STYLES["classic"], white=STYLES["classic"].blank, ink="#1a1a1b")
    return board(((*RAIN[:1], "ywww"),), style, height=4)


def test_a_row_whose_tiles_are_being_turned_is_waited_for(player, qtbot, monkeypatch):
    looks_at(monkeypatch, half_turned(), half_turned(), half_turned(), board((RAIN,), height=4))
    boards = []

    player.choose("watch")
    qtbot.waitUntil(
        lambda: boards.append(player.board[0]) or player.board[0] == SEEN[0], timeout=60_000
    )

    assert {x for x in boards if not x.startswith("empty")} == {SEEN[0]}
    assert shown(player, "question") == []


def test_the_letter_that_a_watched_game_shows_is_given_once(player, qtbot, monkeypatch):
    show = looks_at(
        monkeypatch,
        board((), typed="r" + 4 * "\N{MIDDLE DOT}", height=4),
    )
    player.choose("watch")
    qtbot.waitUntil(lambda: shown(player, "known")[:1] == ["R is 1st"], timeout=60_000)

    player.choose("undo")
    assert shown(player, "known") == []
    show(board((("raise", "gwwww"),), height=4))
    qtbot.waitUntil(lambda: player.board[0].startswith("R, green / A, white"), timeout=60_000)


def test_what_lies_over_a_game_takes_no_row_back(player, qtbot, monkeypatch):
    whole, part = board((RAIN, TORN), height=4), board((RAIN,), height=4)
    other = board((RAIN, TORN, BORN), height=4)
    show = looks_at(monkeypatch, whole)
    boards = []
    player.choose("watch")
    qtbot.waitUntil(lambda: player.board[:2] == SEEN, timeout=60_000)

    show(*[part] * 30, other)
    qtbot.waitUntil(lambda: boards.append(player.board) or len(player.board) == 4, timeout=60_000)

    assert all(x[:2] == SEEN for x in boards)


def test_a_game_whose_first_row_has_scrolled_away_goes_on(player, qtbot, monkeypatch):
    show = looks_at(monkeypatch, board((RAIN, TORN), height=4))
    player.choose("watch")
    qtbot.waitUntil(lambda: player.board[:2] == SEEN, timeout=60_000)

    show(board((TORN, BORN), height=4))
    qtbot.waitUntil(lambda: len(player.board) == 4, timeout=60_000)

    assert player.board[:3] == [*SEEN, "B, white / O, green / R, green / N, green"]


def test_rows_that_contradict_each_other_are_named_by_the_doctor(player, qtbot, monkeypatch):
    looks_at(monkeypatch, board((RAIN, ("torn", "wggw")), height=4))

    player.choose("watch")
    qtbot.waitUntil(lambda: player.headline == "No word fits", timeout=60_000)

    def proposals():
        return [x for x in player.window.findChildren(QPushButton, "proposal") if x.isVisible()]

    qtbot.waitUntil(lambda: proposals() != [], timeout=60_000)


def test_a_system_that_forbids_looking_offers_the_paste(player, monkeypatch):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")

    player.choose("watch")

    assert not player.action("watch").isChecked()
    said = "This system does not let programs look at the screen"
    assert any(said in x.text() for x in player.window.findChildren(QLabel) if x.isVisible())


def test_another_game_in_the_region_begins_when_told_to(player, qtbot, monkeypatch):
    show = looks_at(monkeypatch, board((RAIN, TORN), height=4))
    player.choose("watch")
    qtbot.waitUntil(lambda: player.board[:2] == SEEN, timeout=60_000)
    show(board((BORN,), height=4))
    said = "A new game has started on the screen"
    labels = player.window.findChildren(QLabel)
    qtbot.waitUntil(lambda: any(x.isVisible() and said in x.text() for x in labels), timeout=60_000)
    assert player.board[:2] == SEEN

    player.choose("new_game")

    qtbot.waitUntil(
        lambda: player.board[0] == "B, white / O, green / R, green / N, green", timeout=60_000
    )


def test_a_part_of_no_screen_ends_the_watching(player, qtbot):
    from wmh.helper.game_memory import GameMemory, memory_of, remember

    remember("", GameMemory((90_000, 90_000, 300, 300)))

    player.choose("watch")

    choices = [x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice)]
    assert choices
    QTest.keyClick(choices[0], Qt.Key.Key_Escape)
    assert not player.action("watch").isChecked()
    troubles = []
    assert QRect(*memory_of("", troubles.append).region).x() == 90_000
    assert not troubles


def test_ctrl_w_cancels_the_choice_of_a_part_as_it_closes_other_windows(player):
    player.choose("watch")
    (choice,) = (x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice))

    QTest.keyClick(choice, Qt.Key.Key_W)
    assert choice.isVisible()
    QTest.keyClick(choice, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)

    assert not choice.isVisible()
    assert player.window.isVisible()
    assert not player.action("watch").isChecked()


def test_a_choice_that_the_system_closed_can_be_asked_for_again(player, qtbot):
    player.choose("watch")
    (choice,) = (x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice))
    choice.close()
    qtbot.waitUntil(lambda: not isValid(choice))

    assert not player.action("watch").isChecked()
    player.choose("watch_elsewhere")
    (again,) = (x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice))
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert not again.isVisible()


def test_the_whole_screen_can_be_chosen_after_another_window_has_gone(player, qtbot):
    player.choose("watch")
    (choice,) = (x for x in QApplication.topLevelWidgets() if isinstance(x, RegionChoice))
    player.choose("known")
    other = next(x for x in player.window.findChildren(QWidget, "known-panel") if x.isVisible())
    other.close()
    qtbot.waitUntil(lambda: not isValid(other))

    QTest.keyClick(choice, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not isValid(choice))
    qtbot.waitUntil(player.action("watch").isChecked)
    player.choose("watch")
