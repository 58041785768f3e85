"""Clues that no secret can cause cannot be set, and why is said."""

from PySide6.QtCore import Qt


def test_a_white_letter_left_of_its_yellow_twin_is_refused_with_its_reason(player):
    player.keys("elle>wwwy")

    assert player.hint == (
        "E is white at place 1, so it cannot be yellow at place 4: yellow is dealt from the left."
    )
    assert player.heard(1, 4) == "E, not marked yet"


def test_the_last_tile_cannot_be_yellow_when_all_others_are_green(player):
    player.keys("rain>gggy")

    assert player.hint == "N cannot be yellow: it has no other place to be."
    assert player.heard(1, 4) == "N, not marked yet"


def test_a_click_passes_over_the_mark_that_cannot_be(player):
    player.keys("noon>g]]g")

    player.click(1, 2)

    assert player.hint == "O cannot be yellow: it has no other place to be."
    assert player.heard(1, 2) == "O, green"


def test_a_right_click_passes_over_it_too(player):
    player.keys("rain>gggg<")
    player.click(1, 4, button=Qt.MouseButton.RightButton)

    assert player.heard(1, 4) == "N, white"


def test_a_refused_mark_is_no_step_to_undo(player):
    player.keys("rain>gggy")

    player.choose("undo")

    assert player.heard(1, 3) == "I, not marked yet"
