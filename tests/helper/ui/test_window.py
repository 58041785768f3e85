"""The window as a whole: looks, memory, slow and failing answers."""

import logging
import os
import stat
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QListView, QWidget

from wmh.base.files import paths
from wmh.helper import settings
from wmh.helper.settings import PaletteChoice, Settings, ThemeChoice
from wmh.helper.ui.frame.content_scroll import needed_size, room_for
from wmh.helper.ui.program.crash_log import CrashLog
from wmh.helper.ui.shell.actions import action_table

ROOT = Path(__file__).parents[3]


def advise(question, lexicon, stop):
    from wmh.engine.advice import advise as engine

    return engine(question, lexicon, stop)


def message(player):
    frame = player.window.findChild(QFrame, "message")
    return frame.findChild(QLabel).text() if frame.isVisible() else ""


def test_a_theme_repaints_the_window_and_is_remembered(player):
    assert player.colour(player.window, 0.5, 0.99) == "#f6f6f7"

    player.choose("dark")
    player.qtbot.waitUntil(lambda: player.colour(player.window, 0.5, 0.99) == "#17171a")

    player.window.close()
    assert settings.load(paths.settings_file()).theme is ThemeChoice.DARK


def test_a_palette_repaints_the_tiles_and_is_remembered(player):
    player.keys("rain>gyw")
    colours = [player.colour(player.tile(1, place)) for place in (1, 2, 3)]
    assert colours == ["#1f7a45", "#f2c230", "#ffffff"]

    player.choose("clear")
    colours = [player.colour(player.tile(1, place)) for place in (1, 2, 3)]
    assert colours == ["#0072b2", "#e69f00", "#ffffff"]

    player.window.close()
    assert settings.load(paths.settings_file()).palette is PaletteChoice.CLEAR


BESIDE = "boards", "rack", "class", "lessons", "preferences", "statistics", "keys", "choose_game"


@pytest.mark.parametrize("name", BESIDE)
def test_an_open_window_follows_and_looks_as_one_that_is_opened_afterwards(player, name):
    def opened():
        player.choose(name)
        return next(
            x for x in player.window.findChildren(QWidget, f"{name}-panel") if x.isVisible()
        )

    def picture(window):
        with player.qtbot.waitActive(window):
            window.activateWindow()
        return window.grab().toImage()

    def has_room(window):
        return (
            window.size().expandedTo(needed_size(window).boundedTo(room_for(window)))
            == window.size()
        )

    window = opened()
    before = picture(window)
    player.choose("dark").choose("clear")
    sheet = player.window.menuBar().styleSheet()
    player.qtbot.waitUntil(lambda: window.styleSheet() == sheet != "")  # A turn of its own.
    player.qtbot.waitUntil(lambda: has_room(window))  # And another.
    if name == "boards":  # The list by letters is there first.
        best = window.findChild(QListView, "served").model().index
        player.qtbot.waitUntil(lambda: best(0, 0).data() == "crane")
    followed, size = picture(window), window.size()
    window.close()

    assert followed != before
    again = opened()
    again.resize(size)  # Its content may have made room for itself meanwhile.
    player.qtbot.waitUntil(lambda: picture(again) == followed)  # Its words are counted anew.


def test_the_theme_of_the_system_is_followed_while_it_changes(play):
    player = play(theme=ThemeChoice.SYSTEM)
    assert player.colour(player.window, 0.5, 0.99) == "#f6f6f7"  # Unknown is light.

    changed = QApplication.styleHints().colorSchemeChanged
    changed.emit(Qt.ColorScheme.Dark)
    player.qtbot.waitUntil(lambda: player.colour(player.window, 0.5, 0.99) == "#17171a")

    changed.emit(Qt.ColorScheme.Light)
    player.qtbot.waitUntil(lambda: player.colour(player.window, 0.5, 0.99) == "#f6f6f7")


def test_the_system_changes_nothing_where_a_theme_was_chosen(player):
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    QApplication.processEvents()

    assert player.colour(player.window, 0.5, 0.99) == "#f6f6f7"


def test_the_window_comes_back_as_large_as_it_was(play):
    player = play()
    player.window.resize(411, 543)
    player.window.close()

    again = play(places=settings.load(paths.settings_file()).places)

    assert (again.window.width(), again.window.height()) == (411, 543)


def test_the_window_grows_for_long_words_and_shrinks_back(play):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))
    width = player.window.width()

    player.pick("Length of the words", "31")
    player.qtbot.waitUntil(lambda: player.window.width() > 700)

    player.choose("undo")
    player.qtbot.waitUntil(lambda: player.window.width() == width)


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_white_stays_white_in_every_theme(play, theme):
    player = play(theme=theme).keys("rain>w")

    assert player.colour(player.tile(1, 1)) == "#ffffff"
    assert player.colour(player.tile(1, 2)) != "#ffffff"


def test_marks_differ_by_more_than_colour(player):
    player.keys("rain>gyw")
    corner = [player.tile(1, place).grab().toImage() for place in (1, 2, 3)]
    shapes = []
    for image in corner:
        ground = image.pixelColor(image.width() // 2, image.height() // 8)
        shapes.append(
            {
                (x, y)
                for x in range(image.width() * 3 // 4, image.width() - 4)
                for y in range(4, image.height() // 4)
                if image.pixelColor(x, y) != ground
            }
        )

    assert shapes[0]
    assert shapes[1]
    assert not shapes[2]
    assert shapes[0] != shapes[1]


def test_what_was_chosen_is_there_the_next_time(player):
    player.pick("Vocabulary", "all").pick("Length of the words", "5")
    player.window.close()

    remembered = settings.load(paths.settings_file())
    assert remembered.familiarity == "all"
    assert remembered.length == 5
    assert remembered.places


def test_a_slow_answer_leaves_the_old_list_but_dims_it(play):
    def slow(question, lexicon, stop):
        while question.turns and not stop():
            time.sleep(0.001)
        return advise(question, lexicon, stop)

    player = play(slow).until(headline="20 words fit")
    player.keys("rain>")
    assert not player.list.accessibleDescription()
    before = player.list.grab().toImage()

    player.keys("w")
    player.qtbot.waitUntil(lambda: player.list.accessibleDescription() != "")
    assert len(player.words) == 20
    player.qtbot.waitUntil(lambda: player.list.grab().toImage() != before)

    player.keys("<<<")
    player.qtbot.waitUntil(lambda: player.list.accessibleDescription() == "")
    player.qtbot.waitUntil(lambda: player.list.grab().toImage() == before)


@pytest.fixture
def burdened(play):
    """A player whose last question is computed without end."""

    def burn(question, lexicon, stop):
        while question.turns and not stop():
            sum(range(2000))
        return advise(question, lexicon, stop)

    return play(burn).until(headline="20 words fit").keys("rain>w")


def ticked(player):
    """Runs the event loop of the window 60 times."""
    ticks = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    player.qtbot.waitUntil(lambda: len(ticks) > 60)
    timer.stop()
    return ticks


def test_the_window_stays_alive_while_an_answer_is_computed(burdened):
    ticked(burdened)

    assert burdened.headline == "20 words fit so far"
    assert len(burdened.words) == 20


@pytest.mark.slow
def test_the_window_has_no_gaps_while_an_answer_is_computed(burdened):
    """By the clock: for a machine that does nothing else."""

    def longest_gap():
        return max(later - earlier for earlier, later in pairwise(ticked(burdened)))

    # The best of three: another program may have taken the processor, but not each time.
    assert min(longest_gap() for _ in range(3)) < 0.05


def test_an_answer_that_fails_is_reported_and_the_next_one_comes(play):
    def fragile(question, lexicon, stop):
        if len(question.turns) == 1:
            raise ValueError("the graph has a hole")
        return advise(question, lexicon, stop)

    player = play(fragile).until(headline="20 words fit")
    player.keys("rain>w")
    player.qtbot.waitUntil(lambda: message(player) == "the graph has a hole")

    player.press("Close").keys("<<<<<<").until(headline="20 words fit")
    assert message(player) == ""


def test_a_lexicon_that_cannot_be_opened_is_reported_and_the_board_still_works(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")
    assert "none.dawg is missing" in message(player)
    assert player.reason == "No suggestions without a word list: choose one with Ctrl+Shift+L."

    player.keys("rain>ywwg>")
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"


def test_an_error_nobody_expected_is_logged_for_its_owner_and_shown(player):
    before = paths.log_folder() / "wmh.log"  # Of a version that let everybody read it.
    before.parent.mkdir(parents=True, exist_ok=True)
    before.touch(0o644)
    mishaps = CrashLog()
    mishaps.happened.connect(player.window.show_message)
    try:
        raise RuntimeError("a slot broke")
    except RuntimeError as error:
        mishaps.note(type(error), error, error.__traceback__)

    assert "a slot broke" in message(player)
    log = paths.log_folder() / "wmh.log"
    assert "Traceback" in log.read_text("utf-8")
    assert os.name == "nt" or stat.S_IMODE(log.stat().st_mode) == 0o600
    for handler in logging.getLogger("wmh").handlers[:]:
        logging.getLogger("wmh").removeHandler(handler)
        handler.close()


def test_the_window_is_shown_before_numpy_is_imported():
    program = """
import sys
from PySide6.QtWidgets import QApplication
from wmh.helper.ui.shell.application import build
application = QApplication([])
window = build()
window.show()
print("numpy" in sys.modules, window.isVisible())
window.close()
"""
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert run.stdout.split() == ["False", "True"]


def test_closing_ends_an_answer_that_is_being_computed(play):
    begun, ended = Event(), Event()

    def endless(question, lexicon, stop):
        while question.turns and not stop():
            begun.set()
            time.sleep(0.001)
        if question.turns:
            ended.set()
        return advise(question, lexicon, stop)

    player = play(endless).until(headline="20 words fit")
    player.keys("rain>w")
    player.qtbot.waitUntil(begun.is_set)

    player.window.close()

    assert ended.is_set()


def test_no_two_actions_share_a_shortcut_or_a_name():
    shortcuts = [spec.shortcut for spec in action_table() if spec.shortcut]
    names = [spec.name for spec in action_table() if spec.name]

    assert len(set(shortcuts)) == len(shortcuts)
    assert len(set(names)) == len(names)


def test_a_lexicon_with_letters_of_two_characters_can_be_played(play, tmp_path):
    from tests.lexica import lexicon_file

    path = lexicon_file(tmp_path, ["llama", "chica", "calle", "ancho"], digraphs=("ll", "ch"))
    player = play(lexicon=str(path), length=4).until(headline="4 words fit")

    player.keys("llam")
    assert player.heard(1, 1) == "LL"
    player.keys("a>gggg").until(headline="Solved in 1 guess")


def test_a_window_without_settings_starts_with_the_papers_game(play):
    assert Settings().length == 4
    assert len(play().tiles()[0]) == 4
