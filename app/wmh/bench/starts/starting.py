"""The start: from the process to the first picture, beside a window with nothing in it."""

import json
import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import time

from rich.table import Table

from wmh.engine.lexicon.store import Lexicon

_REPEATS = 9

_TELL = """
import json, sys, time
began = float(sys.argv.pop())

def drawn(window):
    window.grab()
    figures = {"wall": time.time() - began, "processor": time.process_time()}
    return {name: 1000 * seconds for name, seconds in figures.items()} | {"memory": memory()}

def memory():
    try:
        lines = open("/proc/self/status").read().splitlines()
    except OSError:  # Other systems say it otherwise.
        return 0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
"""

_BARE = """
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

application = QApplication([])
application.setStyle("Fusion")
window = QMainWindow()
window.setCentralWidget(QLabel("nothing"))
window.show()
print(json.dumps(drawn(window)))
"""

# In the place of the event loop, of which the first thing is to draw.
_WHOLE = """
def look():
    application = QApplication.instance()
    window = next(x for x in application.topLevelWidgets() if x.isVisible())
    figures = drawn(window)
    headline = window.findChild(QLabel, "headline")
    while " fit" not in headline.text():
        application.processEvents()
    print(json.dumps(figures | {"lexicon": memory()}))
    window.close()
    QTimer.singleShot(0, application.quit)
    return loop()

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from wmh.__main__ import main

loop, QApplication.exec = QApplication.exec, staticmethod(look)
main([])
"""


def table(_lexicon: Lexicon) -> Table:
    shown = Table(title="The start, to the first picture", title_justify="left")
    for column in ("window", "ms", "processor, ms", "MB", "with the lexicon, MB"):
        shown.add_column(column, justify="left" if column == "window" else "right")
    with TemporaryDirectory() as home:
        for program in (_BARE, _WHOLE):  # What is written or compiled once, is.
            _start(program, home)
        # By turns, so that a busy machine slows both.
        starts = [(_start(_BARE, home), _start(_WHOLE, home)) for _ in range(_REPEATS)]
    for title, each in (("nothing in it", 0), ("the program's", 1)):
        figures = (_middle([start[each].get(name) for start in starts]) for name in _NAMES)
        shown.add_row(title, *(f"{figure:.0f}" if figure else "" for figure in figures))
    times = (_middle([start[1][name] / start[0][name] for start in starts]) for name in _NAMES[:2])
    shown.add_row("times", *(f"{figure:.2f}" for figure in times))
    shown.caption = "Promised: 2.2 times as long; 110 MB with the lexicon."
    return shown


_NAMES = ("wall", "processor", "memory", "lexicon")


def _middle(figures: list[float | None]) -> float:
    return median(figure or 0.0 for figure in figures)


def _start(program: str, home: str) -> dict[str, float]:
    surroundings = os.environ | {
        "WMH_HOME": home,
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "",
    }
    # As it is installed: what Python compiles is kept.
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    told = subprocess.run(
        [sys.executable, "-c", _TELL + program, str(time())],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=True,
    )
    return json.loads(told.stdout)
