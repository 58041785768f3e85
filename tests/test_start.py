"""Start of the program: modules that it does not import before they are needed."""

import os
import subprocess
import sys
import tracemalloc
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from wmh.helper.lists import library

ROOT = Path(__file__).parents[1]

SHOW = """
import enum
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from wmh.__main__ import main

def look():
    application = QApplication.instance()
    window = next(x for x in application.topLevelWidgets() if x.isVisible())
    headline = window.findChild(QLabel, "headline")
    while %s:
        application.processEvents()
    print(*sys.modules)
    print(*{each.__qualname__.partition(".")[0] for each in enum.Enum.__subclasses__()})
    window.close()
    QTimer.singleShot(0, application.quit)
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(look)
main([])
"""
"""Program that shows the window and then ends, in place of the event loop."""

SHOWN = SHOW % "False"
LISTED = SHOW % "' fit' not in headline.text()"

CLOSED = {
    "wmh.helper.games.game",
    "wmh.helper.record.record",
    "wmh.helper.ui.advice.reason",
    "wmh.helper.ui.advice.why",
    "wmh.helper.ui.boards.boards_window",
    "wmh.helper.ui.record.race_panel",
    "wmh.helper.ui.record.review_panel",
    "wmh.helper.ui.record.statistics_panel",
    "wmh.helper.ui.help.about_window",
    "wmh.helper.ui.help.keys_window",
    "wmh.helper.ui.lexica.lexica_window",
    "wmh.helper.ui.play.game_pane",
    "wmh.helper.ui.play.playing",
    "wmh.helper.ui.preferences.setting",
    "wmh.helper.ui.preferences.preferences_window",
    "wmh.helper.ui.rack.rack_window",
    "wmh.helper.ui.spoiler.letter_list",
    "wmh.helper.ui.advice.tree_panel",
    "wmh.helper.ui.words.finding",
    "wmh.helper.ui.words.lookup",
    "wmh.helper.ui.words.paste_note",
}
"""Modules of panels and windows that were not opened."""

OTHER_WORK = {
    "wmh.engine.boards.answer",
    "wmh.engine.lexicon.building.constructor",
    "wmh.engine.lexicon.building.encoding",
    "wmh.engine.lexicon.reading.wordlist",
    "wmh.engine.explain.words_for_clues",
    "wmh.engine.patterns.walk",
    "wmh.engine.explain.why",
    "wmh.helper.lists.importing",
    "wmh.helper.rack.rack_walk",
    "wmh.helper.ui.shell.saved_state",
    "logging.handlers",
    "wmh.engine.strategy.kernels.partition",
    "wmh.engine.strategy.kernels.search",
    "typer",
}
"""Modules for work that was not requested, such as building word lists and searching them."""

AFTERWARDS = {
    "PySide6.QtNetwork",
    "QCalendarWidget",
    "hashlib",
    "importlib.metadata",
    "numpy",
    "wmh.engine.diagnosis",
    "wmh.helper.lists.library",
}
"""Modules needed to open the lexicon and to answer another start, and a class that Qt makes.

The class is one of Qt's widgets, which PySide makes when Qt names one that Python does not know
yet, such as a list's viewport.
"""


def loaded(program, home):
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    environment = os.environ | places | {"LANG": "C", "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("WMH_HOME", None)  # Somebody who named no folder has the system's.
    run = [sys.executable, "-c", program]
    return set(
        subprocess.check_output(
            run, cwd=ROOT, env=environment, text=True, stderr=subprocess.DEVNULL, timeout=PATIENCE
        ).split()
    )


@pytest.mark.parametrize(
    ("program", "late"),
    [(SHOWN, CLOSED | OTHER_WORK | AFTERWARDS), (LISTED, CLOSED | OTHER_WORK)],
    ids=["shown", "listed"],
)
def test_nothing_is_imported_before_it_is_needed(program, late, tmp_path):
    modules = loaded(program, tmp_path)

    assert "wmh.helper.ui.shell.window" in modules
    assert modules & late == set()


RUN = """
import io, sys
from contextlib import redirect_stderr, redirect_stdout
from wmh.__main__ import main
with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
    main(%r)
print(*sys.modules)
"""

DOCTOR = {"wmh.engine.diagnosis", "wmh.engine.doctor"}
TABLES = {"rich", "wmh.helper.cli.advice.ranking_table", "wmh.helper.cli.parts.screen"}
MEASURES = {
    "concurrent.futures",
    "wmh.engine.explain.informative_letters",
    "wmh.engine.strategy.kernels.partition",
    "wmh.engine.strategy.ranking.numpy_measures",
}

FOLDERS = {"platformdirs", "tempfile"} if sys.platform == "linux" else set[str]()
"""Modules that find folders; on Linux they are not needed for the program's own folders."""
TYPER = {"typer", "dataclasses", "inspect", "subprocess", "wmh.helper.cli.program"}
GAMES = {
    "wmh.helper.games.preset",
    "wmh.helper.games.presets",
    "tomllib",
}
"""Modules that read the games of the catalogue."""
PASTED = {"wmh.engine.clues.transcript"}
OTHER_COMMANDS = {
    "wmh.engine.clues.summary",
    "wmh.helper.cli.parts.told_game",
} | GAMES
"""Modules that read a game in an argument, or the games of the catalogue."""

UNUSED = {
    "--help": {"numpy", "json", "gettext", "shutil", "wmh.engine"}
    | FOLDERS
    | TYPER
    | OTHER_COMMANDS
    | TABLES,
    "--version": {"numpy", "gettext"} | FOLDERS | TYPER | OTHER_COMMANDS | TABLES,
    "mark --help": {"numpy", "wmh.engine.answer"} | DOCTOR | FOLDERS | OTHER_COMMANDS | TABLES,
    "mark crane trace": {"numpy", "wmh.engine.answer", "wmh.engine.lexicon.store"}
    | DOCTOR
    | FOLDERS
    | OTHER_COMMANDS
    | TABLES,
    "suggest crane:wwywg": {"rich"} | DOCTOR | FOLDERS | MEASURES | GAMES | PASTED,
    "suggest --strategy parts crane:wwywg": {"rich"} | DOCTOR | FOLDERS | GAMES | PASTED,
    "suggest --spoil 2 crane:wwywg": {"rich"} | DOCTOR | FOLDERS,
    "suggest --json --spoil 3 crane:wwywg": DOCTOR | TABLES | {"concurrent.futures"},
}
"""Modules that each command does not use."""


@pytest.mark.parametrize("command", UNUSED)
def test_a_command_imports_nothing_that_it_does_not_use(command, tmp_path):
    modules = loaded(RUN % command.split(), tmp_path)

    assert modules & {"wmh.helper.cli.program", "wmh.helper.cli.commands", "wmh.version"}
    assert modules & UNUSED[command] == set()


MULTIPLIED = """
import os
from wmh.__main__ import main
main(["--version"])
import numpy as np
np.ones((500, 500)) @ np.ones((500, 500))
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="where threads are counted otherwise")
def test_matrices_are_reckoned_in_one_thread():
    environment = {name: told for name, told in os.environ.items() if "_NUM_THREADS" not in name}
    run = [sys.executable, "-c", MULTIPLIED]
    said = subprocess.check_output(run, cwd=ROOT, env=environment, text=True, timeout=PATIENCE)
    assert said.split()[-1] == "1"


OPENED = """
import sys
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from tests.turns import drawn
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.application import Program
application = QApplication([])
program = Program(Settings(first_steps=False))
program.window.show()
for name in ("lessons", "studies", "replication"):
    program.window.findChild(QAction, name).trigger()
    application.processEvents()
    while not drawn():
        application.processEvents()
print(*(each.objectName() for each in application.topLevelWidgets() if each.isVisible()))
print(*sys.modules)
"""


def test_a_window_opens_without_the_libraries_of_an_analysis(tmp_path):
    """Importing scipy takes half a second, during which no key would be answered."""
    there = loaded(OPENED, tmp_path)

    assert {"lessons-panel", "studies-panel", "replication-panel"} <= there
    assert there & {"scipy", "matplotlib", "fpdf"} == set()


def test_what_is_not_imported_is_there_to_be_imported():
    late = CLOSED | OTHER_WORK | AFTERWARDS | set().union(*UNUSED.values())
    ours = [name for name in late if name.startswith("wmh.")]

    assert all(find_spec(name) for name in ours)


def test_opening_takes_little_more_memory_than_the_lexicon():
    """Memory counts even if it is freed at once, since it stays with the process."""
    library.open_named("english")  # What is imported for it is not counted.
    tracemalloc.start()
    try:
        lexicon = library.open_named("english")
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert lexicon.graph.words
    assert most < 3 * kept
