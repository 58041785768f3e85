"""When nothing fits: what may have happened, and one key that changes it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.ui.conftest import spoken


def proposals(player):
    buttons = player.window.findChildren(QPushButton, "proposal")
    return [spoken(button) for button in buttons if button.isVisible()]


def stuck(player):
    """Torn was marked for the secret born, but its N was set white."""
    player.keys("rain>ywwg>torn>wggw>")
    player.qtbot.waitUntil(lambda: proposals(player) != [])
    return player


def test_the_tile_that_was_set_wrong_is_named(player):
    stuck(player)

    assert player.headline == "No word fits"
    assert "N in row 2 is green at place 4: 7 words" in proposals(player)


def test_its_key_changes_it_and_undo_brings_it_back(player):
    stuck(player)
    number = proposals(player).index("N in row 2 is green at place 4: 7 words") + 1

    player.key(Qt.Key(ord(str(number))))

    player.qtbot.waitUntil(lambda: player.headline == "7 words fit")
    assert player.board[1] == "T, white / O, green / R, green / N, green"
    assert proposals(player) == []

    player.choose("undo")
    player.qtbot.waitUntil(lambda: player.headline == "No word fits")
    assert player.board[1] == "T, white / O, green / R, green / N, white"


def test_a_click_on_a_proposal_does_the_same(player):
    stuck(player)
    button = next(
        x
        for x in player.window.findChildren(QPushButton, "proposal")
        if spoken(x).startswith("N in row 2 is green")
    )

    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    player.qtbot.waitUntil(lambda: player.headline == "7 words fit")


def test_a_row_can_be_set_aside_and_taken_in_again(player):
    stuck(player)
    player.keys("^")

    player.choose("set_aside")

    player.qtbot.waitUntil(lambda: player.headline == "11 words fit")
    assert spoken(player.widget_named("Row 2, set aside")) == "Row 2, set aside"

    player.choose("set_aside")
    player.qtbot.waitUntil(lambda: player.headline == "No word fits")


def test_an_uncommon_word_is_proposed_and_looked_for(player):
    player.keys("rain>wwww>zoea>yyww>")
    player.qtbot.waitUntil(lambda: player.headline.startswith("No"))

    assert all("row 3" not in text for text in proposals(player))
