"""The title of the window says how the game stands."""

from PySide6.QtGui import QGuiApplication

from wmh.helper.ui.frame.title_bar import window_title


def title(player):
    return player.window.windowTitle()


def test_it_follows_the_headline(player):
    assert title(player) == "20 words fit - Word Mastermind Helper"

    player.keys("rain>ywwg").until(headline="11 words fit")
    assert title(player) == "11 words fit - Word Mastermind Helper"
    player.keys(">torn>gggg>").until(headline="Solved in 2 guesses")
    assert title(player) == "Solved in 2 guesses - Word Mastermind Helper"


def test_a_contradiction_is_told_there_too(player):
    player.keys("rain>wwww>rain>gwww>").until(headline="No word fits")

    assert title(player) == "No word fits - Word Mastermind Helper"


def test_it_names_no_word_even_when_one_is_left(player):
    player.keys("rain>wwww>sole>gggy").until(headline="No word fits")
    player.keys("~<<<<<rose>wggg").until(headline="No word fits")

    assert not any(word in title(player).lower().split() for word in ("sole", "rose", "rain"))


def test_it_tells_nothing_while_the_helper_is_hidden(player):
    player.choose("play").choose("hide_helper")
    assert title(player) == "Word Mastermind Helper"

    player.choose("hide_helper")
    assert title(player) == "20 words fit - Word Mastermind Helper"


def test_a_compact_window_has_room_for_the_state_alone(player):
    player.choose("compact")
    assert title(player) == "20 words fit"
    player.keys("rain>ywwg").until(headline="11 words fit")
    assert title(player) == "11 words fit"

    player.choose("compact")
    assert title(player) == "11 words fit - Word Mastermind Helper"


def test_without_a_lexicon_it_says_so(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")

    assert title(player) == "No word list - Word Mastermind Helper"


def test_the_name_of_a_game_stands_for_that_of_the_program():
    assert window_title("12 words fit", "Wordle", "Helper") == "12 words fit - Wordle"
    assert window_title("", "Wordle", "Helper") == "Wordle"
    assert window_title("", "", "Helper") == "Helper"


def test_the_system_is_given_the_title_alone(player):
    """Qt adds an application's display name to each title, which elided the number of words."""
    assert QGuiApplication.applicationDisplayName() == QGuiApplication.applicationName()
    assert len(window_title("11,479 words fit", "Wordle", "Word Mastermind Helper")) < 30
