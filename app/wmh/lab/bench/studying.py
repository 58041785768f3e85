"""Benchmark of studies: from a key to its time in the journal, and a thousand participants."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from rich.console import Group
from rich.table import Table

from wmh.base.files.writing import replace_file
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.lists import library
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.layout import in_column
from wmh.study.analysis.arms import model_of
from wmh.study.analysis.measures import Measure
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import EventKind
from wmh.study.journal.folder import participant_files, tables_of
from wmh.study.journal.journal import Journal
from wmh.study.journal.sitting import Sitting, SittingStage, SittingStep
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.protocol_file import read_protocol
from wmh.study.ui.session.game_page import GamePage
from wmh.study.ui.session.recorder import Recorder
from wmh.study.ui.session.timed_game import GameSetting

_PROTOCOL = "bahinting-2013"
_PER_GROUP = 500
"""Number of participants in each of two groups; each plays ten games."""
_GUESSES = ("rain", "moon", "fish", "yard", "tent", "book")
_SECRET, _GAMES = "lamp", 4
_BETWEEN = 0.06
"""Seconds between two keys of a fast typist."""


# A process of its own between: to the system, a program begins with the memory of what starts it.
_TELL = """
import json, subprocess, sys, time
began = time.perf_counter()
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
seconds, size = time.perf_counter() - began, None
if sys.platform != "win32":
    from resource import RUSAGE_CHILDREN, getrusage
    size = getrusage(RUSAGE_CHILDREN).ru_maxrss
print(json.dumps([seconds, size]))
"""


def table(_lexicon: Lexicon) -> Group:
    return Group(_keys(), _many())


def _keys() -> Table:
    shown = Table(title="A participant's key, to its stamp in the journal", title_justify="left")
    for column in ("arm", "keys", "the first, ms", "the slowest other, ms", "promised"):
        shown.add_column(column, justify="left" if column == "arm" else "right")
    for arm in PROTOCOLS.read_named(_PROTOCOL).arms:
        done = subprocess.run(
            [sys.executable, "-c", "from wmh.lab.bench.studying import main; main()", arm.name],
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=True,
        )
        first, *others = json.loads(done.stdout)
        keys = f"{1 + len(others)}"
        shown.add_row(arm.title, keys, f"{first:.2f}", f"{max(others):.2f}", "<= 5")
    return shown


def _many() -> Table:
    title = f"{2 * _PER_GROUP:,} participants, ten games each, the program's start included"
    shown = Table(title=title, title_justify="left")
    for column in ("", "seconds", "MB", "promised"):
        shown.add_column(column, justify="right" if column else "left")
    with TemporaryDirectory() as room:
        file, folder = Path(room) / "large.toml", Path(room) / "people"
        text = PROTOCOLS.files()[_PROTOCOL].read_text("utf-8")
        larger = text.replace("per_group = 50", f"per_group = {_PER_GROUP}")
        replace_file(file, larger.encode())
        _run("simulate", file, "--out", folder)
        for command, out in (("analyse", ()), ("export", ("--out", Path(room) / "tables"))):
            seconds, size = _run(command, file, folder, *out)
            memory = "" if size is None else f"{size:.0f}"
            shown.add_row(f"wmh study {command}", f"{seconds:.2f}", memory, "<= 5 s, 250 MB")
        began, models = _model(read_protocol(file), folder)
        shown.add_row(f"the {models} mixed models of it", f"{began:.2f}", "", "<= 20 s")
    return shown


def _model(protocol: Protocol, folder: Path) -> tuple[float, int]:
    tables = tables_of(participant_files(folder), protocol)
    games = [game for game in tables.games if not game.practice]
    measures = (Measure.LOG_SECONDS, Measure.ATTEMPTS)
    began = perf_counter()
    for measure in measures:
        model_of(measure, games, tables.participants, protocol)
    return perf_counter() - began, len(measures)


def _run(*command: object) -> tuple[float, float | None]:
    """Runs `wmh study` with these arguments; returns wall seconds and peak megabytes.

    The megabytes are None if unknown.
    """
    told = subprocess.run(
        [sys.executable, "-c", _TELL, sys.executable, "-m", "wmh", "study", *map(str, command)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seconds, size = json.loads(told.stdout)
    return seconds, size and size / (1 << 20 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Prints the milliseconds that each letter of a fast typist takes to reach the journal.

    A participant of the arm named on the command line types some games. The time is from entering
    the window's queue to the key's event.
    """
    application = QApplication([])
    protocol = PROTOCOLS.read_named(_PROTOCOL)
    arm, block = protocol.arm(sys.argv[1]), protocol.blocks[0]
    thinking, writing = Suggester(), Suggester()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "somebody.jsonl"
        window = QWidget()
        look = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, window)
        look.present(window, 1.0)
        recorder = Recorder(Journal(file), Sitting(), perf_counter, writing, window)
        lexicon = library.open_named(protocol.lexicon)
        page = GamePage(GameSetting(protocol, arm, lexicon, recorder, thinking), window)
        in_column(page, on=window)
        thinking.open(protocol.lexicon)
        window.show()
        window.activateWindow()
        pressed: list[float] = []
        for game in range(1, 1 + _GAMES):
            page.begin(SittingStep(SittingStage.GAME, block, game, game, _SECRET))
            _until(lambda: page.game.playing)
            for guess in _GUESSES:
                attempt = page.game.attempt
                for letter in guess:
                    _rest()
                    pressed.append(recorder.now())
                    _press(page, Qt.Key(ord(letter.upper())), letter)
                _rest()
                _press(page, Qt.Key.Key_Return)
                _until(lambda attempt=attempt: page.game.attempt > attempt)
            page.interrupt()
        recorder.close(file.with_name("elsewhere"))
        events = read_chain(file.read_bytes()).events
    stamps = [event.at for event in events if event.kind is EventKind.KEY]
    print(json.dumps([1000 * (at - p) for at, p in zip(stamps, pressed, strict=True)]))
    for each in (thinking, writing):
        each.close()
    application.quit()


def _press(page: QWidget, key: Qt.Key, text: str = "") -> None:
    """Posts a key press as the system does: it waits in the queue behind the window's work."""
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    QCoreApplication.postEvent(QApplication.focusWidget() or page, pressed)


def _rest() -> None:
    over = perf_counter() + _BETWEEN
    _until(lambda: perf_counter() > over)


def _until(done: Callable[[], bool]) -> None:
    while not done():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
