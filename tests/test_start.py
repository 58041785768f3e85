"""What the start does not wait for, and what is not kept in memory for a game that needs none."""

import os
import subprocess
import sys
import tracemalloc
from importlib.util import find_spec
from pathlib import Path

import pytest

from app import library
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]

SHOW = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
from app.ui.application import build
application = QApplication([])
window = build()
window.show()
"""
SHOWN = SHOW + "print(*sys.modules)\nwindow.close()"
LISTED = (
    SHOW
    + """
headline = window.findChild(QLabel, "headline")
while " fit" not in headline.text():
    application.processEvents()
print(*sys.modules)
window.close()
"""
)

CLOSED = {
    "app.ui.boards.window",
    "app.ui.games.race_panel",
    "app.ui.games.review_panel",
    "app.ui.games.statistics_panel",
    "app.ui.help.about_window",
    "app.ui.help.keys_window",
    "app.ui.lexica.window",
    "app.ui.preferences.setting",
    "app.ui.preferences.table",
    "app.ui.preferences.window",
    "app.ui.rack.window",
    "app.ui.spoiler.letter_list",
    "app.ui.tree_panel",
}
"""Panels and windows that nobody opened."""

OTHER_WORK = {
    "app.engine.lexicon.constructor",
    "app.engine.lexicon.encoding",
    "app.engine.lexicon.wordlist",
    "app.engine.makers",
    "app.engine.patterns.walk",
    "app.engine.why",
    "app.lexica.importing",
    "app.games.rack.walk",
    "logging.handlers",
    "numba",
    "typer",
}
"""What builds lexica, searches them, or was not asked."""


def loaded(program, home):
    environment = os.environ | {"WMH_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    run = [sys.executable, "-c", program]
    return set(
        subprocess.check_output(
            run, cwd=ROOT, env=environment, text=True, stderr=subprocess.DEVNULL, timeout=PATIENCE
        ).split()
    )


@pytest.mark.parametrize(
    ("program", "late"),
    [(SHOWN, CLOSED | OTHER_WORK | {"numpy", "app.library"}), (LISTED, CLOSED | OTHER_WORK)],
    ids=["shown", "listed"],
)
def test_nothing_is_imported_before_it_is_needed(program, late, tmp_path):
    modules = loaded(program, tmp_path)

    assert "app.ui.window" in modules
    assert modules & late == set()


def test_what_is_not_imported_is_there_to_be_imported():
    ours = [name for name in CLOSED | OTHER_WORK if name.startswith("app.")]

    assert all(find_spec(name) for name in ours)


def test_opening_takes_little_more_memory_than_the_lexicon():
    """What is freed at once would stay with the process all the same."""
    library.open_named("english")  # What is imported for it is not counted.
    tracemalloc.start()
    try:
        lexicon = library.open_named("english")
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert lexicon.graph.words
    assert most < 3 * kept
