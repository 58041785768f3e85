"""Windows beside the main one: each has the common head and at most one primary button."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.shell.windows import Windows

OWN_HEADS = {"choose_game", "guide", "about"}
"""Windows without the common head: a question, the guide, and the program's name come first."""

WITH_HEADS = (
    "boards",
    "class",
    "keys",
    "known",
    "lessons",
    "manage_lexica",
    "preferences",
    "race",
    "rack",
    "replication",
    "review",
    "statistics",
    "studies",
    "tree",
)

SCREEN = QSize(1280, 720 - 40)
"""Size of a small screen without the title bar."""


@pytest.fixture
def panel(player, request):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    name = request.param
    player.choose(name)
    panels = player.window.findChildren(QWidget, f"{name}-panel")
    shown = next(each for each in panels if each.isVisible())
    for _time in range(6):
        QApplication.processEvents()
    return shown


def test_no_window_is_left_out_here(player):
    known = {*WITH_HEADS, *OWN_HEADS}
    assert set(player.window.findChild(Windows).table()) == known


@pytest.mark.parametrize("panel", WITH_HEADS, indirect=True)
def test_it_begins_with_a_title_and_one_sentence(panel):
    heads = [each for each in panel.findChildren(PageHead) if each.isVisible()]
    assert len(heads) == 1
    assert heads[0].title
    assert heads[0].sentence.endswith(".")
    assert heads[0].sentence.count(". ") == 0
    shown = [each.text() for each in heads[0].children() if hasattr(each, "text")]
    assert shown == [heads[0].title, heads[0].sentence]


@pytest.mark.parametrize("panel", [*WITH_HEADS, *sorted(OWN_HEADS)], indirect=True)
def test_it_has_one_primary_button_at_most_and_fits_a_small_screen(panel):
    buttons = panel.findChildren(QPushButton, "primary")
    assert len([each for each in buttons if each.isVisible()]) <= 1
    assert panel.size().boundedTo(SCREEN) == panel.size()


@pytest.mark.parametrize("panel", ["statistics"], indirect=True)
def test_where_there_is_nothing_yet_one_button_does_something_about_it(panel, qtbot):
    button = panel.findChild(QPushButton, "primary")
    qtbot.waitUntil(button.isVisible)
    form = panel.parent().findChild(QPushButton, "begin")
    assert form is None or not form.isVisible()

    button.click()

    labels = [each.text() for each in panel.parent().findChildren(QPushButton) if each.isVisible()]
    assert "Begin" in labels
