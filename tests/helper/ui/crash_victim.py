"""A window that is started as it is by everybody, played in, and killed from outside.

python crash_victim.py HOME: plays, says `ready`, and waits. Where it crashed before, it tells as
JSON what is shown of that, copies the report, and ends.
"""

import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "WMH_HOME": sys.argv[1]}

from PySide6.QtCore import QTimer  # noqa: E402
from PySide6.QtGui import QAction, QGuiApplication  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton  # noqa: E402

from tests.player import on_screen, spoken  # noqa: E402
from wmh.helper.ui.board.board_view import BoardView  # noqa: E402
from wmh.helper.ui.look.tile import Tile  # noqa: E402
from wmh.helper.ui.shell import application  # noqa: E402


class Life(application.Garbage):
    """Lives as long as the application, and acts as soon as the words are there."""

    def __init__(self, parent):
        super().__init__(parent)
        self.timer = QTimer(self, interval=20)
        self.timer.timeout.connect(self.step)
        self.timer.start()

    def step(self):
        window = on_screen()
        headline = window.findChild(QLabel, "headline").text()
        if "fit" not in headline:
            return
        self.timer.stop()
        bar = window.findChild(QFrame, "message")
        if bar.isVisible():
            self.tell(window, bar)
            return
        QTest.keyClicks(QApplication.focusWidget() or window, "rain")
        window.findChild(QAction, "all_words").trigger()
        print("ready", flush=True)

    def tell(self, window, bar):
        message = spoken(bar)
        button = next(x for x in bar.findChildren(QPushButton) if x.text() == "Copy the report")
        button.click()
        tiles = window.findChild(BoardView).findChildren(Tile)
        told = {
            "message": message,
            "report": QGuiApplication.clipboard().text(),
            "after": spoken(bar),
            "board": [spoken(tile)[0] for tile in tiles if tile.isVisible()][:4],
        }
        print(json.dumps(told), flush=True)
        window.close()


application.Garbage = Life
sys.exit(application.run(["wmh"]))
