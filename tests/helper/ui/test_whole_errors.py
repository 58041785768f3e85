"""An error where Qt calls Python is said, and the program goes on."""

import os
import subprocess
import sys

import pytest

from tests.program import ROOT

PROGRAM = """
import sys
import wmh.helper.ui
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFrame

def fail(how):
    match how:
        case "index":
            [][0]
        case "type":
            len(3)
        case "key":
            {}[1]
        case "raised":
            raise ValueError("wrong")

class Extended(QFrame):
    def resizeEvent(self, event):
        fail(sys.argv[1])

class Further(Extended):
    pass

application = QApplication([])
window = Further()
QTimer.singleShot(0, window.show)
QTimer.singleShot(0, application.quit)
application.exec()
print("goes on")
"""


def ended_as(program, *arguments):
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT / "app",
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("how", ["index", "type", "key", "raised"])
def test_an_error_in_what_qt_calls_is_no_end(how):
    ended = ended_as(PROGRAM, how)

    assert (ended.returncode, ended.stdout) == (0, "goes on\n")
    assert "Error" in ended.stderr


PAINTS = """
import sys
import wmh.helper.ui
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

class Painted(QWidget):
    failed = painted = 0

    def paintEvent(self, event):
        painter = QPainter(self)
        if not self.failed:
            self.failed += 1
            self.draw(painter)
        self.painted += 1

    def draw(self, painter):
        painter.drawText(0, 10, str(1 / 0))

application = QApplication([])
window = Painted()
window.show()
again = QTimer(interval=0)
again.timeout.connect(window.update)
again.timeout.connect(lambda: window.painted > 2 and application.quit())
again.start()
application.exec()
print("painted", window.painted > 2)
"""


def test_what_fails_to_paint_itself_once_is_painted_again():
    ended = ended_as(PAINTS)

    assert (ended.returncode, ended.stdout) == (0, "painted True\n")
    assert "ZeroDivisionError" in ended.stderr
    assert "active painter" not in ended.stderr
