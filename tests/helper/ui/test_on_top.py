"""Before other windows: where that can be had, and what is said where it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.patience import PATIENCE
from wmh.base.files import paths
from wmh.helper import settings

ROOT = Path(__file__).parents[3]

PROGRAM = """
import subprocess, sys
from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.application import build

def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

class Watch(QObject):
    hidden = 0
    def eventFilter(self, watched, event):
        Watch.hidden += event.type() == event.Type.Hide
        return False

def state():
    command = ["xprop", "-id", str(int(window.winId())), "_NET_WM_STATE"]
    return "ABOVE" in subprocess.run(command, capture_output=True, text=True).stdout

application = QApplication([])
window = build(Settings(on_top=True))
window.show()
wait(300)
at_first = state()
watch = Watch()
window.installEventFilter(watch)
place, number = window.pos(), window.winId()
window.findChild(QAction, "on_top").trigger()
off = bool(window.windowFlags() & window.windowFlags().WindowStaysOnTopHint)
window.findChild(QAction, "on_top").trigger()
on = bool(window.windowFlags() & window.windowFlags().WindowStaysOnTopHint)
print(at_first, off, on, Watch.hidden, window.pos() == place, window.winId() == number)
window.close()
"""


def test_where_it_cannot_be_had_that_is_said_and_what_to_do(player):
    player.key(
        Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    player.until(
        hint="This system lets no window put itself on top: choose Always on Top in the menu of"
        " the title bar."
    )
    assert not player.action("on_top").isChecked()
    assert not settings.load(paths.settings_file()).on_top
    assert player.tile(1, 1).hasFocus()


def test_a_wish_from_elsewhere_is_kept_though_it_cannot_be_granted_here(play):
    settings.save(settings.Settings(on_top=True), paths.settings_file())
    player = play(on_top=True).until(headline="20 words fit")
    assert not player.action("on_top").isChecked()
    player.choose("dark")

    assert settings.load(paths.settings_file()).on_top


@pytest.mark.skipif(
    not (shutil.which("xvfb-run") and shutil.which("xprop")), reason="needs an X server and xprop"
)
def test_where_it_can_be_had_the_window_is_neither_hidden_nor_moved(tmp_path):
    run = subprocess.run(
        ["xvfb-run", "-a", sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "WMH_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    if "Could not load the Qt platform plugin" in run.stderr:
        pytest.skip("Qt lacks libraries for X11 here")
    assert run.stdout.split() == ["True", "False", "True", "0", "True", "True"], run.stderr
