"""Plays the games of a study until it is killed; a line for each clue it sees.

python study_victim.py HOME CODE: takes up the participant where the file ends.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt, QTimer  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget  # noqa: E402

from tests.boxes import choose_in  # noqa: E402
from wmh.helper.settings import PaletteChoice, ThemeChoice  # noqa: E402
from wmh.helper.suggester import Suggester  # noqa: E402
from wmh.helper.ui.look.theme import Appearance  # noqa: E402
from wmh.study.ui.office.study_window import StudyWindow  # noqa: E402
from wmh.study.ui.session.session_window import SessionWindow  # noqa: E402

GUESSES = ("rain", "torn", "horn", "worn", "corn", "lorn")


class Life:
    """Presses the next key as soon as something else is to be seen."""

    def __init__(self, code, tell):
        self.code, self.tell = code, tell
        self.said = ""
        self.application = QApplication([])
        self.beside = QWidget()
        self.suggester = Suggester()
        look = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, self.beside)
        self.window = StudyWindow(self.suggester, look, self.beside)
        self.window.show()
        self.window.activateWindow()
        self.timer = QTimer(interval=2)
        self.timer.timeout.connect(self.step)
        self.timer.start()
        self.seated = False

    def step(self):
        """Does the next step of a person."""
        session = next((x for x in self.window.findChildren(SessionWindow) if x.isVisible()), None)
        if session is None:
            self.sit_down()
            return
        texts = [x.text() for x in session.findChildren(QLabel) if x.isVisible()]
        where = next((text for text in texts if text.startswith("Attempt")), "")
        nexts = [x for x in session.findChildren(QPushButton) if x.text() == "&Next"]
        over = any(x.isVisible() for x in nexts)
        if where and (where, over) != self.said:
            self.said = (where, over)
            self.tell("over" if over else where)
            if not over:
                number = int(where.split()[1].strip(",")) - 1
                QTest.keyClicks(QApplication.focusWidget() or session, GUESSES[number])
                self.key(Qt.Key.Key_Return)
                return
        box = session.findChild(QCheckBox)
        if box is not None and box.isVisible() and not box.isChecked():
            QTest.keyClick(box, Qt.Key.Key_Space)
        if over or not where:
            self.key(Qt.Key.Key_Return)

    def sit_down(self):
        names = {x.accessibleName(): x for x in self.window.findChildren(QWidget) if x.isVisible()}
        ready = any("PIN of this folder" in x.text() for x in self.window.findChildren(QLabel))
        box = names["Protocol"]
        if not box.count():
            return
        if box.currentText() != "a-small":
            choose_in(box, "a")
        elif not ready or not self.window.isActiveWindow():
            return
        elif not self.seated:
            self.seated = True
            field = names["Participant's code"]
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, self.code)
            QTest.keyClick(field, Qt.Key.Key_Return)

    @staticmethod
    def key(key):
        if (focus := QApplication.focusWidget()) is not None:
            QTest.keyClick(focus, key)


os.environ["WMH_HOME"] = sys.argv[1]
life = Life(sys.argv[2], lambda text: print(text, flush=True))
life.application.exec()
