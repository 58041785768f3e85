"""The doctor, where no word fits: possible mistakes, and one key that mends each."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from tests.lexica import lexicon_file
from tests.player import spoken
from wmh.base.files import paths
from wmh.helper.ui.lexica.lexica_window import LexicaWindow


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


def test_one_of_a_row_that_has_gone_since_changes_nothing(player):
    stuck(player)
    number = proposals(player).index("N in row 2 is green at place 4: 7 words") + 1
    player.action("remove_last_row").trigger()
    QTest.keyClick(player.focus(), Qt.Key(ord(str(number))))  # Before the next answer.

    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    assert player.board[1] == "empty / empty / empty / empty"
    player.qtbot.waitUntil(lambda: proposals(player) == [])


def test_a_row_can_be_set_aside_and_taken_in_again(player):
    stuck(player)
    player.keys("^")

    player.choose("set_aside")

    player.qtbot.waitUntil(lambda: player.headline == "11 words fit")
    assert spoken(player.widget_named("Row 2, ignored")) == "Row 2, ignored"

    player.choose("set_aside")
    player.qtbot.waitUntil(lambda: player.headline == "No word fits")


def test_an_uncommon_word_is_proposed_and_looked_for(player):
    player.keys("rain>wwww>zoea>yyww>")
    player.qtbot.waitUntil(lambda: player.headline.startswith("No"))

    assert all("row 3" not in text for text in proposals(player))


# A word that the lexicon lacks


def lacking(play, *names):
    """Rain and rote, for a secret that is in no lexicon; others of these names are installed."""
    paths.lexica_folder().mkdir(parents=True)
    for name in names:
        words = ["rain", "roin"] if name == "knows" else ["rain"]
        lexicon_file(paths.lexica_folder(), words, name=name)
    player = play().until(headline="20 words fit")
    player.keys("rain>gwgg>")
    player.qtbot.waitUntil(lambda: player.label("missing") != "")
    return player


def test_it_says_that_the_lexicon_may_lack_the_secret_and_where_else_it_looked(play):
    player = lacking(play, "other")

    assert player.label("missing").startswith("Or the answer is missing from this word list.")
    assert player.label("missing").endswith("No word of other fits either.")


def test_a_lexicon_that_has_a_word_is_offered_with_how_many(play):
    player = lacking(play, "knows", "other")

    assert "It is in the word list knows: 1 word" in proposals(player)
    assert player.label("missing").endswith("No word of other fits either.")


def test_a_word_is_added_from_there(play):
    player = lacking(play).press("Add a word …")

    window = player.window.findChild(LexicaWindow)
    assert window.findChild(QLineEdit, "by_hand").text() == ""


def test_no_lexicon_can_have_what_contradicts_itself(player):
    player.keys("rain>ywwg>tore>gggg>")
    player.qtbot.waitUntil(lambda: proposals(player) != [])

    assert player.label("missing") == ""
