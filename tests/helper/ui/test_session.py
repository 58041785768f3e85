"""Sessions: the board, its history and the settings come back after each end."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QFrame, QLabel

from tests.player import spoken
from wmh.base.files import paths
from wmh.base.files.saved_games import LoadResult, Trouble
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.helper.ui.board.session import Session, load, save
from wmh.helper.ui.board.sheet import Row, Sheet
from wmh.helper.ui.shell import remembered

ROOT = Path(__file__).parents[3]


def message(player):
    return player.window.findChild(QFrame, "message").findChild(QLabel).text()


@st.composite
def sheets(draw):
    length = draw(st.integers(2, 6))
    letters = st.lists(st.sampled_from("abcß"), min_size=length, max_size=length).map(tuple)
    marks = st.lists(st.sampled_from((None, *Mark)), min_size=length, max_size=length).map(tuple)
    numbers = st.lists(st.none() | st.integers(0, 9), max_size=2).map(tuple)
    rows = st.builds(Row, letters, marks, st.just(True), numbers, st.booleans())
    given_letters = st.just(()) | letters
    written = (*draw(st.lists(rows, max_size=4)), Row())
    return Sheet(
        length,
        written,
        draw(st.integers(0, len(written) - 1)),
        draw(st.integers(0, length - 1)),
        draw(st.sampled_from(Rule)),
        draw(given_letters),
    )


@st.composite
def sessions(draw):
    steps = tuple(draw(st.lists(st.tuples(st.text(max_size=5), sheets()), max_size=4)))
    return Session(draw(sheets()), draw(sheets()), steps, draw(st.integers(0, len(steps))))


@given(sessions())
def test_a_session_comes_back_as_it_was_saved(tmp_path_factory, session):
    path = tmp_path_factory.mktemp("session") / "session.json"

    save(session, path)

    assert load(path) == LoadResult(session)


def test_of_a_long_history_the_newest_steps_are_kept(tmp_path):
    steps = tuple((f"step {n}", Sheet(4, place=n % 4)) for n in range(250))

    save(Session(Sheet(4), Sheet(5), steps, 250), tmp_path / "x.json")

    kept = load(tmp_path / "x.json").content
    assert kept.steps == steps[150:]
    assert kept.first == steps[149][1]
    assert kept.done == 100


@given(sessions(), st.data())
def test_a_spoilt_file_is_no_session_or_a_whole_one(tmp_path_factory, session, data):
    path = tmp_path_factory.mktemp("session") / "session.json"
    save(session, path)
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))

    path.write_bytes(raw[: data.draw(st.integers(0, len(raw)))])

    found = load(path)
    aside = path.with_name("session.json.broken-1")
    if found.content is None:
        assert found.trouble is not None
        assert found.trouble.said
        assert found.trouble == Trouble(path, aside=aside, said=found.trouble.said)
        assert aside.exists()
    assert path.exists() == (found.content is not None)


def test_the_board_and_its_history_are_there_at_the_next_start(play):
    player = play().keys("rain>ywwg>torn>wg")

    again = play()

    assert again.board == player.board
    again.choose("undo").choose("undo").choose("undo")
    assert again.board != player.board
    again.choose("redo").choose("redo").choose("redo")
    assert again.board == player.board


def test_a_solved_game_makes_room_for_the_next_and_can_be_brought_back(play):
    play().keys("rain>gggg>")

    again = play()

    assert again.board == ["empty / empty / empty / empty"]
    again.choose("undo")
    assert again.board == ["R, green / A, green / I, green / N, green"]


def test_a_key_is_written_down_once_and_not_before_others_are_served(play, monkeypatch, qtbot):
    written = []
    monkeypatch.setattr(remembered, "save", lambda session, _path: written.append(session))
    player = play()
    for number, key in enumerate("rainy", start=1):  # The last one is the clue's.
        player.keys(">" * (key == "y") + key)
        before = len(written)
        qtbot.waitUntil(lambda before=before: len(written) > before)
        # Enter and the first mark come too fast for a list in between.
        assert len(written) == number + (key == "y")
        assert written[-1].steps[-1][1] == written[-1].sheet


def test_what_was_typed_last_is_kept_when_the_window_closes(play):
    player = play().keys("rai")
    player.window.close()

    assert load(paths.session_file()).content.sheet.current.letters == tuple("rai")


def test_settings_are_kept_as_they_change(play):
    play().choose("dark").choose("all_words")

    text = paths.settings_file().read_text("utf-8")
    assert "theme=dark" in text
    assert "familiarity=all" in text


def test_a_folder_that_cannot_be_written_is_said_and_stops_nothing(play, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(paths, "session_file", lambda: tmp_path / "file" / "session.json")

    player = play().keys("rain>ywwg")

    assert player.heard(1, 4) == "N, green"
    assert "cannot be saved" in message(player)


def test_a_home_that_cannot_be_written_is_named_in_the_window(play, monkeypatch, tmp_path):
    player = play()
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("WMH_HOME", str(tmp_path / "file"))

    player.keys("rain>ywwg")

    assert "WMH_HOME is" in message(player)


# Plays a seeded game, and says after each key what is heard of the board. There is no list: Space
# in an empty row takes the first word of it, and when that is there depends on the machine.
GAME = """
import random, sys
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from wmh.helper.ui.shell.application import build
from wmh.helper.ui.look.tile import Tile
application = QApplication([])
window = build(answers=lambda *question: iter(()))
window.show()
window.activateWindow()
chance = random.Random(int(sys.argv[1]))
keys = [Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Up, Qt.Key.Key_Space]
for _ in range(int(sys.argv[2])):
    application.processEvents()
    focus = QApplication.focusWidget() or window
    if chance.random() < 0.7:
        QTest.keyClick(focus, chance.choice("raintelsogyw"))
    elif chance.random() < 0.8:
        QTest.keyClick(focus, chance.choice(keys))
    else:
        QTest.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    tiles = sorted(
        (tile.y(), tile.x(), tile.accessibleName())
        for tile in window.findChildren(Tile) if tile.isVisible()
    )
    print(*(name for _, _, name in tiles), sep=" / ", flush=True)
"""


def play_until(seed, keys, folder, kill_after=None):
    """The spoken board after each key, of a game that was killed or that ended."""
    game = subprocess.Popen(
        [sys.executable, "-c", GAME, str(seed), str(keys)],
        cwd=ROOT,
        env=os.environ | {"WMH_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with game:
        if kill_after is None:
            return game.stdout.read().splitlines()
        heard = [game.stdout.readline() for _ in range(kill_after)]
        game.kill()
        heard += game.stdout.readlines()
    return [line.rstrip("\n") for line in heard if line.endswith("\n")]


@pytest.mark.parametrize("seed", range(6))
def test_a_kill_at_any_moment_loses_at_most_the_last_key(play, home, tmp_path, seed):
    killed = play_until(seed, 10_000, home, kill_after=random.Random(seed).randrange(1, 100))
    whole = play_until(seed, len(killed) + 2, tmp_path)

    again = play()

    assert killed == whole[: len(killed)]
    tiles = [spoken(tile) for row in again.tiles() for tile in row]
    # A key is saved with the next one or 30 ms later: the last one heard may not be yet.
    assert " / ".join(tiles) in whole[len(killed) - 2 :]
