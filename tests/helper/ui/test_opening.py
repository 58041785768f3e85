"""The windows beside: what takes long to open one is done in turns of the event loop."""

import os
import subprocess
import sys

import pytest

from tests.helper.ui.test_language_storm import PANELS
from tests.patience import PATIENCE
from tests.program import ROOT

MOST = 24
"""Modules of ours in one turn: they take some 40 ms where 60, of one window, took 110."""

PROGRAM = """
import sys
import shiboken6
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel
from tests.turns import drawn
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.panels import open_panels
from wmh.helper.ui.shell.application import Program

def ours():
    return len([name for name in sys.modules if name.startswith("wmh.")])

application = QApplication([])
program = Program(Settings(first_steps=False))
program.window.show()
while not program.window.findChild(QLabel, "headline").text().endswith("words fit"):
    application.processEvents()
before = ours()
program.window.findChild(QAction, sys.argv[1]).trigger()
while True:
    print(ours() - before)
    before = ours()
    if drawn():
        break
    application.processEvents()
print(*[each.objectName() for each in open_panels(program.window)])
"""
GONE = PROGRAM.replace(".trigger()", ".trigger(); shiboken6.delete(program.window)").partition(
    "print(*["
)[0]
NEED_WORDS = {"tree", "review"}


def ran(program, name, home):
    return subprocess.run(
        [sys.executable, "-c", program, name],
        cwd=ROOT,
        env=os.environ | {"WMH_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )


@pytest.mark.parametrize("name", PANELS)
def test_what_a_window_needs_is_imported_in_turns(name, tmp_path):
    *imported, opened = ran(PROGRAM, name, tmp_path).stdout.splitlines()
    assert max(map(int, imported)) <= MOST, imported
    assert opened == f"{name}-panel" or name in NEED_WORDS


@pytest.mark.parametrize("name", ["studies", "rack"])
def test_nothing_opens_beside_a_window_that_has_gone(name, tmp_path):
    assert "Error" not in ran(GONE, name, tmp_path).stderr


def test_a_window_asked_for_twice_opens_once(player):
    action = player.action("rack")
    action.trigger()
    action.trigger()
    player.see()
    assert player.beside == ["rack-panel"]
