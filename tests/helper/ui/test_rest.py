"""A window at rest: nothing wakes the processor more often than once a second."""

import os
import subprocess
import sys

import pytest

from tests.program import ROOT
from wmh.base.files import paths
from wmh.helper.settings import Settings, save

WINDOW = """
import gc, os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from wmh.helper.ui.shell import application
from wmh.helper.ui.program.garbage import Garbage

def repeating():
    application = QApplication.instance()
    roots = [application, *QApplication.topLevelWidgets()]
    timers = {id(x): x for root in roots for x in root.findChildren(QTimer)}
    timers |= {id(x): x for x in gc.get_objects() if isinstance(x, QTimer)}
    return [x for x in timers.values() if x.isActive() and not x.isSingleShot()]

def look():
    (garbage,) = QApplication.instance().findChildren(Garbage)
    for _ in range(8):  # As time goes by with nothing made.
        [x.timeout.emit() for x in garbage.findChildren(QTimer) if not x.isSingleShot()]
    print(sum(1000 / max(1, x.interval()) for x in repeating()), flush=True)
    os.kill(os.getpid(), signal.SIGINT)  # And yet Ctrl+C is heard.

QTimer.singleShot(0, lambda: QTimer.singleShot(3000, look))
sys.exit(application.run([]))
"""


@pytest.mark.skipif(os.name == "nt", reason="sends a signal")
def test_timers_at_rest_wake_it_once_a_second_at_most_and_ctrl_c_is_heard():
    save(Settings(told_of_games=True), paths.settings_file())
    ended = subprocess.run(
        [sys.executable, "-c", WINDOW],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert ended.returncode == 0, ended.stderr
    assert float(ended.stdout) <= 1
