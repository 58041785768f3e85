"""Texts of all windows: none is cut on a small screen, in any language.

Each sweep is a process of its own, since Qt chooses the screen once for a process.
"""

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from tests.cut import cut_texts, overlapping
from wmh.helper.ui.parts.box import ChoiceBox


def swept(home, *arguments):
    """Returns the texts that are cut on a screen, in a language and at some scales."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.cut", *map(str, arguments)],
        env=os.environ | {"WMH_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_in_german_twice_as_large_nothing_is_cut(home):
    """Sample of the slow sweep, in some seconds: the longest words in the smallest space."""
    assert swept(home, 1280, 720, "de", 200) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "es", "fil", "fr"])
def test_nothing_is_cut(home, language):
    assert swept(home, 1280, 720, language, 100, 150, 200) == []


@pytest.mark.slow
def test_twice_as_long_nothing_lies_over_another_and_all_is_in_reach(home):
    assert swept(home, 800, 600, "double", 100) == []


@pytest.fixture
def window(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    return shown


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
def test_a_text_in_too_little_room_is_found(window, kind):
    text = kind("A text that needs its room", window)
    window.show()
    text.resize(text.sizeHint())
    assert not list(cut_texts(window))

    text.resize(60, text.height())
    assert list(cut_texts(window))


def test_so_is_a_wrapped_one_and_a_choice(window):
    label, box = QLabel("A text of several lines", window, wordWrap=True), ChoiceBox(window)
    box.addItem("A long choice of all")
    window.show()
    label.resize(70, 12)
    box.resize(60, 24)

    assert len(list(cut_texts(window))) == 2


def test_what_lies_over_another_is_found(window):
    one, other = QLabel("One", window), QLabel("Other", window)
    window.show()
    one.resize(50, 20)
    other.resize(50, 20)
    assert list(overlapping(window))

    row = QHBoxLayout(window)
    row.addWidget(one)
    row.addWidget(other)
    row.activate()
    assert not list(overlapping(window))
