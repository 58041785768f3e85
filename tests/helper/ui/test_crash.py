"""A crash of the whole program: noted as it happens, told at the next start, with a report."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAction

from wmh.base.files import paths
from wmh.helper.ui.program.crash_log import CrashNotes, cause, report
from wmh.helper.ui.shell.application import Program

VICTIM = Path(__file__).with_name("crash_victim.py")
FALLEN = """3.5 s: new_game
61.0 s: strategy-lingo
Fatal Python error: Segmentation fault

Current thread 0x00007f5c8 (most recent call first):
  File "/home/anna/programs/site-packages/wmh/helper/ui/shell/window.py", line 12 in paintEvent
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another process")
def test_after_a_crash_the_game_is_there_and_the_bar_tells_of_it(tmp_path):
    (tmp_path / "settings.ini").write_text("[General]\nfirst_steps=false\ntold_of_games=true\n")
    life = [sys.executable, str(VICTIM), str(tmp_path)]
    with subprocess.Popen(life, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGSEGV)
    assert process.returncode == -signal.SIGSEGV

    again = subprocess.run(life, capture_output=True, text=True, check=True)
    told = json.loads(again.stdout)

    assert told["message"].startswith("The program crashed last time (Segmentation fault).")
    assert told["board"] == list("RAIN")
    assert told["after"] == "The report is on the clipboard."
    assert told["report"].startswith("Word Mastermind Helper: ")
    assert "Fatal Python error: Segmentation fault" in told["report"]
    assert " s: all_words\n" in told["report"]
    assert "rain" not in told["report"].casefold()
    assert not list((tmp_path / "log").glob("crash-1.log")), "it ended as it should"


def test_a_crash_is_told_once():
    path = paths.log_folder() / "crash-1.log"
    path.parent.mkdir(parents=True)
    path.write_text(FALLEN)

    assert cause(CrashNotes(1).before) == "Segmentation fault"
    assert CrashNotes(1).before == ""
    assert (path.parent / "crash-1.before.log").read_text() == FALLEN


@pytest.mark.parametrize("left", ["", "3.5 s: new_game\n", "\xff" * 10])
def test_who_was_only_killed_is_told_nothing(left):
    path = paths.log_folder() / "crash-2.log"
    path.parent.mkdir(parents=True)
    path.write_text(left)

    assert CrashNotes(2).before == ""


def test_a_report_has_no_word_that_anybody_played_or_wrote():
    log = paths.log_folder() / "wmh.log"
    log.parent.mkdir(parents=True)
    log.write_text(
        "2026-01-02 03:04:05,678 ERROR uncaught\n"
        "Traceback (most recent call last):\n"
        '  File "/home/anna/wmh/helper/ui/board/board.py", line 7, in act\n'
        '    words = {"torn": self.secret}\n'
        "KeyError: 'torn'\n"
        "torn was the secret of anna\n"
        "wmh.base.text.refusal.InputError: torn\n  torn\n"
    )

    told = report("Program: 1\n", FALLEN)

    assert "torn" not in told
    assert "anna" not in told
    for kept in (
        "Program: 1\n",
        "61.0 s: strategy-lingo\n",
        'File "wmh/helper/ui/board/board.py", line 7, in act\n',
        'File "site-packages/wmh/helper/ui/shell/window.py", line 12 in paintEvent\n',
        "\nKeyError\n",
        "\nwmh.base.text.refusal.InputError\n",
    ):
        assert kept in told


def test_notes_of_a_long_time_begin_anew(monkeypatch):
    notes = CrashNotes(1)
    notes.begin()
    for _ in range(9000):
        notes.note("choose_game")
    path = paths.log_folder() / "crash-1.log"
    assert 0 < path.stat().st_size < 110_000
    notes.end()
    assert not path.exists()


def test_where_nothing_can_be_written_nothing_is_noted():
    paths.log_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.log_folder().write_text("a file")
    notes = CrashNotes(1)
    notes.begin()
    notes.note("undo")
    notes.end()


def test_every_action_is_told_by_its_key_too(qtbot):
    """Also one whose menu nobody has opened, and while no menu bar is seen."""
    program = Program()
    qtbot.addWidget(program.window)
    program.window.menuBar().hide()
    told = []
    program.acted.connect(told.append)
    named = {x.objectName(): x for x in program.window.findChildren(QAction) if x.objectName()}

    for name in ("longer", "manage_lexica", "shorter"):
        named[name].trigger()

    assert told == ["longer", "manage_lexica", "shorter"]
    program.window.close()
