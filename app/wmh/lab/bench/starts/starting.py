"""Benchmark of the window's start, from the process to the first picture.

It is compared with an empty window, on a real screen or one of Xvfb. The picture is there when the
system has requested it and the window has drawn it.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from time import time

from rich.table import Table

from wmh.base.system import display, libraries
from wmh.engine.lexicon.store import Lexicon

_REPEATS = 9
_AT_REST_MS = 2500
"""Milliseconds to wait after the list is shown, before memory at rest is measured."""

_TELL = """
import json, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
began = float(sys.argv.pop())

class Drawn(QObject):
    def __init__(self, window, then):
        super().__init__(window)
        self.then = then
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Expose and watched.isExposed():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.tell)
        return False

    def tell(self):
        figures = {"wall": time.time() - began, "processor": time.process_time()}
        figures = {name: 1000 * seconds for name, seconds in figures.items()}
        self.then(figures | {"memory": memory()})

def memory():
    try:
        lines = open("/proc/self/status").read().splitlines()
    except OSError:  # Other systems say it otherwise.
        return 0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
"""

_BARE = """
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

def told(figures):
    print(json.dumps(figures))
    window.close()

application = QApplication([])
application.setStyle("Fusion")
window = QMainWindow()
window.setCentralWidget(QLabel("nothing"))
window.show()
drawn = Drawn(window, told)
application.exec()
"""

_WHOLE = f"""
def look():
    global drawn
    application = QApplication.instance()
    window = next(x for x in application.topLevelWidgets() if x.isVisible())
    headline = window.findChild(QLabel, "headline")

    def told(figures):
        if " fit" not in headline.text():
            QTimer.singleShot(20, lambda: told(figures))
        else:
            QTimer.singleShot({_AT_REST_MS}, lambda: tell(figures))

    def tell(figures):
        print(json.dumps(figures | {{"rest": memory()}}))
        window.close()
        application.quit()

    drawn = Drawn(window, told)
    return loop()

from PySide6.QtWidgets import QApplication, QLabel
from wmh.__main__ import main

loop, QApplication.exec = QApplication.exec, staticmethod(look)
main([])
"""


def table(_lexicon: Lexicon) -> Table:
    shown = Table(title="The start, to the first picture", title_justify="left")
    for column in ("window", "ms", "processor, ms", "MB", "at rest, MB"):
        shown.add_column(column, justify="left" if column == "window" else "right")
    with TemporaryDirectory() as home, _screen() as screen:
        for program in (_BARE, _WHOLE):  # What is written or compiled once, is.
            _start(program, home, screen)
        # By turns, so that a busy machine slows both.
        starts = [
            (_start(_BARE, home, screen), _start(_WHOLE, home, screen)) for _ in range(_REPEATS)
        ]
    for title, each in (("nothing in it", 0), ("the program's", 1)):
        figures = (_middle([start[each].get(name) for start in starts]) for name in _NAMES)
        shown.add_row(title, *(f"{figure:.0f}" if figure else "" for figure in figures))
    times = (_middle([start[1][name] / start[0][name] for start in starts]) for name in _NAMES[:2])
    shown.add_row("times", *(f"{figure:.2f}" for figure in times))
    seen = "" if "offscreen" not in screen.values() else " There was no screen to draw on."
    shown.caption = f"Promised: 1.9 times the processor; 110 MB at rest.{seen}"
    return shown


_NAMES = ("wall", "processor", "memory", "rest")


@contextmanager
def _screen() -> Generator[Mapping[str, str]]:
    """Context that yields the environment variables for the user's screen, Xvfb, or no screen."""
    if not display.why_no_window():
        yield {}
    elif shutil.which("Xvfb") and not libraries.missing("xcb"):
        with subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        ) as server:  # fmt: skip
            try:
                number = server.stdout.readline().strip() if server.stdout else ""
                yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
            finally:
                server.terminate()
    else:
        yield {"QT_QPA_PLATFORM": "offscreen"}


def _middle(figures: list[float | None]) -> float:
    return median(figure or 0.0 for figure in figures)


def _start(program: str, home: str, screen: Mapping[str, str]) -> dict[str, float]:
    surroundings = os.environ | {"WMH_HOME": home, "LC_ALL": "C.UTF-8", "LANGUAGE": "", **screen}
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
