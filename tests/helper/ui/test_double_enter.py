"""Enter twice makes no letter grey that every word has that fits, unless it is meant."""


def test_a_row_whose_letters_are_in_every_word_is_not_made_grey_unasked(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.keys("morn>>")

    assert player.hint.startswith("R")
    assert "press Enter again to make the row white" in player.hint
    assert player.board[1].startswith("M, no colour yet")
    player.keys(">")
    assert player.board[1].startswith("M, white")


def test_the_first_guess_is_not_asked_about(player):
    player.keys("rain>>")

    assert player.board[0] == "R, white / A, white / I, white / N, white"


def test_a_row_that_has_a_mark_is_not_asked_about(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.keys("morn>wg>")

    assert len(player.board) == 3
