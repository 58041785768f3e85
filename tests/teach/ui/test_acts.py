"""The class acts: it predicts, counts hands, and judges the edges of the walk."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tests.teach.ui.conftest import CONTROL
from wmh.teach.catalogue import SCENARIOS


@pytest.fixture
def rain(teacher):
    teacher.come().window.open(SCENARIOS.read_named("rain"))
    return teacher.arrive()


def box(teacher):
    shown = teacher.window.findChild(QLabel, "predictions")
    return shown.text() if shown.isVisible() else ""


def field(teacher):
    return teacher.window.findChild(QLineEdit, "prediction")


def test_a_long_phase_is_one_stop_and_can_be_cut_short(rain):
    rain.keys("PageDown")
    assert rain.place.startswith("2 of")
    rain.qtbot.waitUntil(lambda: rain.place.startswith("3 of"))  # It plays.
    rain.keys("PageDown")
    assert rain.place.startswith("35 of")
    rain.keys("PageDown")
    assert rain.sentence.startswith("The trie has a node")
    rain.keys("PageUp", "PageUp")
    assert rain.place.startswith("1 of")


def test_the_next_find_and_the_next_refusal_have_keys(rain):
    rain.keys("3", "G")
    assert rain.sentence.endswith("is a word that fits: it is found.")
    found = rain.place
    rain.keys("R")
    assert rain.place != found
    rain.keys("End", "G")
    assert rain.message == "There is none after this step of the lesson."


def keys_until(teacher, key, said):
    """Presses a key until the sentence says this, but not for ever."""
    for _ in range(200):
        if said in teacher.sentence:
            return
        teacher.keys(key)
    raise AssertionError(teacher.sentence)


def test_predictions_are_typed_hands_raised_and_the_truth_told(rain):
    rain.keys("PageDown", "PageDown", "PageDown", "P")
    assert field(rain).isVisible()
    rain.player.keys("80>90>+^")
    assert box(rain).splitlines() == ["▸ 80 (one hand)", "90 (2 hands)"]
    rain.player.keys("~")
    assert not field(rain).isVisible()
    keys_until(rain, "PageDown", "86 nodes")
    assert box(rain) == "The class said: 90 (2 hands). The nearest was 90, and it is 86."
    rain.keys("Right")
    assert box(rain) == ""
    rain.keys("End")
    assert "The nearest was 90, and it is 86." in box(rain)


def test_there_is_nothing_to_predict_where_nothing_is_asked(rain):
    rain.keys("P")

    assert rain.message == "There is no question at this step: go to a question first."


def test_edges_are_judged_with_yes_and_no(rain):
    rain.keys("J", "3")
    asked = rain.sentence
    assert asked.startswith("Is the edge ")
    rain.keys("Y")
    assert rain.sentence != asked
    assert rain.sentence.startswith(("Right: ", "No: "))
    keys_until(rain, "N", "Answered so far")
    assert not rain.window.findChild(QLabel, "note-notes").isVisible()
    rain.keys("J")
    assert rain.sentence.startswith("The walk begins")
    rain.key(Qt.Key.Key_0, CONTROL)


GRAPH = """
title = "Two nodes"
about = "Four words."
stages = ["constructor"]
length = 4
words = ["rain", "torn", "born", "moon"]
"""


def clicked_until(teacher, beginnings):
    """Clicks over the drawing, row by row, until a sentence begins so."""
    view = teacher.view.viewport()
    for y in range(view.height() - 1, 0, -12):
        for x in range(0, view.width(), 12):
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
            if teacher.sentence.startswith(beginnings):
                return True
    return False


def test_two_nodes_are_merged_by_clicks_and_an_undo_brings_them_back(own, teacher):
    (own / "graph.toml").write_text(GRAPH, "utf-8")
    teacher.come().window.open(SCENARIOS.read_named(str(own / "graph.toml")))
    teacher.arrive().keys(*["Right"] * 5)
    before = teacher.sentence
    teacher.keys("M")
    assert teacher.sentence.startswith("Merge two nodes: click the one that stays")
    assert clicked_until(teacher, "This node stays.")
    assert clicked_until(teacher, "That is the same node")
    assert clicked_until(teacher, ("Gained: ", "No word is gained or lost"))
    heading = teacher.window.findChild(QWidget, "heading")
    assert heading.accessibleName() == "Two nodes merged"
    teacher.key(Qt.Key.Key_Z, CONTROL)
    assert teacher.sentence.startswith("Merge two nodes")
    teacher.keys("M")
    assert teacher.sentence == before
    teacher.keys("M", "Home")
    assert not teacher.sentence.startswith("Merge two nodes")
