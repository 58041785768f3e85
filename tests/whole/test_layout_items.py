"""Layout items of closed windows: none leaves a Python wrapper, which could be mistaken."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tests.helper.ui.markup import seen
from tests.helper.ui.test_language_storm import PANELS
from tests.layout_items import wrapped_items
from tests.study.ui.studying import Assistant


def test_these_eyes_see_wrapped_items(qtbot):
    before = wrapped_items()
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout()
    row.addWidget(QLabel(window))
    QVBoxLayout(window).addLayout(row)

    assert len(wrapped_items() - before) == 1


@pytest.mark.parametrize("name", [*PANELS, "compact", "play", "find", "look_up", "why", "paste"])
def test_no_window_wraps_its_items(name, play, home):
    before = wrapped_items()
    player = play()
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.choose(name)
    for size in ((1400, 500), (600, 900)):  # The board goes beside the list, and back.
        player.window.resize(*size)
        player.qtbot.wait(20)

    assert wrapped_items() <= before


def test_no_session_wraps_its_items(qtbot):
    before = wrapped_items()
    sat = Assistant(qtbot, ("after_block = []", 'after_block = ["sus"]'))
    sat.seat().consent().begin_block()
    sat.keys("born>").until(lambda: sat.next_button() is not None).keys(">")
    sat.until(lambda: "frequently" in seen([sat.session]))
    assert wrapped_items() <= before
    sat.leave().until(lambda: sat.session is None)
    sat.rehearse()

    assert wrapped_items() <= before
