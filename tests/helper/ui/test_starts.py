"""The program started twice on one folder: one window is raised, and no game is written by two."""

import json
import os
import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from tests.program import ROOT
from wmh.base.files import paths
from wmh.helper.settings import Settings, save
from wmh.helper.ui.shell import application, starts

START = """
import sys
from pathlib import Path
from wmh.helper.ui.shell import starts
start = starts.begin(Path(sys.argv[1]) if sys.argv[1:] else None, patience={patience})
print(start and start.number, flush=True)
if {stays}:
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def own_window(monkeypatch):
    """Puts the number of this process's window back after a test."""
    monkeypatch.setenv("WMH_WINDOW", "1")


def begin(*arguments, patience=60, stays=False, home=None):
    """Starts another process, as far as its window."""
    environment = os.environ | ({"WMH_HOME": str(home)} if home else {})
    program = START.format(patience=patience, stays=stays)
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip


def ended(process, qtbot):
    """The output of a process, while this process answers its questions."""
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=120_000)
    said, _ = process.communicate()
    return said.strip()


@pytest.fixture
def first(play):
    """A player at the window of the first start."""
    start = starts.begin(None)
    player = play()
    server = starts.answer(start, lambda file: application.come_forward(player.window, file))
    yield player
    server.close()
    start.lock.unlock()


def test_a_second_start_raises_the_first_window_and_ends(first, qtbot):
    first.window.setWindowState(Qt.WindowState.WindowMinimized)

    assert ended(begin(), qtbot) == "None"
    assert not first.window.isMinimized()
    qtbot.waitUntil(first.window.isActiveWindow)


def test_the_window_of_another_folder_is_left_alone(first, qtbot, tmp_path):
    first.window.setWindowState(Qt.WindowState.WindowMinimized)

    assert ended(begin(home=tmp_path / "elsewhere"), qtbot) == "1"
    assert first.window.isMinimized()


def test_one_that_does_not_answer_costs_nobody_a_window():
    with begin(stays=True) as holding:
        assert holding.stdout.readline() == "1\n"
        with begin(patience=0.2) as second:
            assert second.communicate()[0] == "2\n"
        holding.stdin.close()


def test_two_windows_beside_the_first_have_games_of_their_own(monkeypatch, qtbot):
    one = starts.begin(None)
    folders = [paths.session_file().parent]
    with begin(patience=0, stays=True) as two:
        assert two.stdout.readline() == "2\n"
        three = starts.begin(None, new=True)
        folders.append(paths.session_file().parent)
        assert [each.parent for each in (paths.boards_file(), paths.game_file())] == folders[1:] * 2
        two.stdin.close()
    assert (one.number, three.number) == (1, 3)
    assert [each.name for each in folders] == [paths.data_folder().name, "window-3"]
    assert starts.notice(one) == ""
    assert starts.notice(three).startswith("This is window 3, with a game of its own.")
    for each in (one, three):
        each.lock.unlock()


def test_what_a_kill_left_is_in_nobodys_way(qtbot):
    with begin(stays=True) as killed:
        assert killed.stdout.readline() == "1\n"
        killed.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    start = starts.begin(None, patience=0)

    assert start.number == 1
    for _ in range(2):  # The second finds the socket of one that never closed it.
        server = starts.answer(start, lambda _file: None)
        assert server.isListening()
    start.lock.unlock()


@pytest.mark.parametrize(
    "line", [b"", b"\n", b"{}\n", b"[" * 5000 + b"\n", b"\xff\n", b"x" * 10**5]
)
def test_what_is_no_request_raises_nothing(qtbot, line):
    start, raised = starts.begin(None), []
    server = starts.answer(start, raised.append)
    socket = QLocalSocket()
    socket.connectToServer(server.fullServerName())
    assert socket.waitForConnected(60_000)
    socket.write(line)
    socket.flush()
    if line:
        qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert raised == []
    server.close()
    start.lock.unlock()


WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel
from wmh.helper.ui.shell import application
from wmh.helper.ui.shell.window import Window

def play():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, Window))
    if QApplication.focusWidget() is None:
        QTimer.singleShot(10, play)
        return
    QTest.keyClicks(QApplication.focusWidget(), sys.argv[1])
    message = window.findChild(QFrame, "message")
    print(message.findChild(QLabel).text() if message.isVisible() else "", flush=True)
    QTimer.singleShot(0, wait)

def wait():
    sys.stdin.readline()
    QApplication.closeAllWindows()

QTimer.singleShot(0, play)
sys.exit(application.run([], new=sys.argv[2:] == ["new"]))
"""


def test_a_window_beside_the_first_overwrites_nothing():
    # Who starts for the first time is asked for a game, and plays when that is answered.
    save(Settings(told_of_games=True), paths.settings_file())

    def sit_down(*arguments):
        return subprocess.Popen(
            [sys.executable, "-c", WINDOW, *arguments],
            cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    with sit_down("rain") as one:
        assert one.stdout.readline() == "\n"
        with sit_down("torn", "new") as two:
            assert two.stdout.readline().startswith("This is window 2, ")
            two.communicate("\n")
        one.communicate("\n")

    assert (one.returncode, two.returncode) == (0, 0)
    home = paths.data_folder()
    for path, word in ((home, "rain"), (home / "window-2", "torn")):
        kept = json.loads((path / "session.json").read_bytes())
        assert "".join(kept["sheet"]["rows"][0]["letters"]) == word


def test_a_path_of_any_length_is_refused_in_a_sentence(first, qtbot):
    path = "/" + "n" * 60_000
    ask(json.dumps(path).encode() + b"\n")

    qtbot.waitUntil(lambda: "cannot be read or written: File name too long." in first.message)
    assert len(first.message) < 120


def ask(line):
    """Sends the line of another start; returns the socket with the answer."""
    socket = QLocalSocket()
    socket.connectToServer(str(paths.data_folder().resolve() / "window.socket"))
    assert socket.waitForConnected(60_000)
    socket.write(line)
    socket.flush()
    QApplication.processEvents()
    return socket


def test_whoever_connects_and_says_nothing_locks_nobody_out(first, qtbot):
    idle = [ask(b"") for _ in range(60)]

    assert ended(begin(), qtbot) == "None"
    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: all(each.state() is unconnected for each in idle))


def test_a_name_without_an_end_makes_no_window_wider(player):
    width = player.window.width()
    player.window.show_message("n" * 2000)
    player.see()

    player.qtbot.waitUntil(lambda: player.message == "n" * 2000)
    assert player.window.minimumSizeHint().width() <= width
    assert player.window.width() == width
