"""Every window open while all they share changes: nothing is lost, logged or left behind."""

import gc
import logging
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMenu, QWidget

from tests.helper.ui.test_language_storm import PANELS
from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.program.language import speak

CHANGES = (
    *("longer", "shorter", "zoom_in", "zoom_out", "zoom_none", "all_words", "compact"),
    *(*ThemeChoice, *PaletteChoice),
)

OF_LEXICON = {"tree-panel", "review-panel", "race-panel"}
"""They go with the lexicon that they are about; they are opened again."""


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    yield
    speak(LanguageChoice.ENGLISH)


@pytest.fixture
def player(play, home, caplog):
    """A player with every window open."""
    caplog.set_level(logging.WARNING)
    own = paths.lexica_folder() / "own"
    own.mkdir(parents=True)
    words = "ab cd ef abc def ghi abcd efgh abcde fghij abcdef ghijkl"
    lexicon_file(own, dict.fromkeys(words.split(), 35), name="words")
    player = play(language=LanguageChoice.ENGLISH).until(headline="20 words fit")
    player.keys("rain>ywwg>").until(headline="11 words fit")
    for name in PANELS:
        if name != "known":  # It is part of the main window, or gone, in other sizes.
            player.choose(name)
    return player


def choose_lexicon(player, dice):
    menu = player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    there = [each for each in menu.actions() if each.isCheckable() and not each.isChecked()]
    dice.choice(there).trigger()


def change(player, dice):
    """Something that all the windows show; what it was."""
    what = dice.choice(("language", "lexicon", "new_game", *CHANGES, *CHANGES))
    match what:
        case "language":
            language = dice.choice(list(LANGUAGES))
            if not player.action(f"language-{language}").isChecked():
                player.speak(language)
        case "lexicon":
            choose_lexicon(player, dice)
        case _ if player.action(what).isEnabled():
            player.choose(what)
    player.qtbot.wait(dice.choice((0, 1, 20)))
    return what


def storm(player, seed, steps, caplog):
    """A step is what its seed and its number say, so that any can be looked at alone."""
    there, sizes = player.beside, {}
    assert len(there) > 10
    for number in range(steps):
        what = change(player, random.Random(f"{seed} {number}"))
        lost = set(there) - set(player.beside)
        assert lost <= OF_LEXICON, f"step {number}: {what}"
        for panel in lost:
            player.choose(panel.removesuffix("-panel"))
        assert caplog.records == [], f"step {number}: {what}"
        if number + 1 in (steps // 5, steps):
            sizes[number + 1] = size()
    assert not paths.log_folder().exists()
    return sizes


def size():
    """The megabytes of this process that are in memory."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def put_away(player):
    for panel in [x for x in player.window.findChildren(QWidget) if x.isWindow()]:
        panel.close()


def test_thirty_changes_with_every_window_open(player, caplog):
    storm(player, 1, 30, caplog)
    put_away(player)


@pytest.mark.slow
@pytest.mark.no_qt_log  # Or what Qt says of each window would be kept.
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is not told here")
def test_ten_thousand_changes_leave_nothing_behind(player, caplog):
    early, late = storm(player, 2, 10_000, caplog).values()
    put_away(player)

    assert late < 1.1 * early
