"""Games that come and go by the clipboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from tests.helper.ui.test_games_beside import begin
from tests.patience import calls
from tests.player import spoken
from wmh.engine.clues.rules import Rule
from wmh.helper.ui.look.tile import Tile

SHARED = """Wordle 1,234 3/6*

🟨⬜⬜🟩 RAIN
⬜🟩🟩🟩 TORN
🟩🟩🟩🟩 BORN
https://example.org/share
"""

BOARD = [
    "R, yellow / A, white / I, white / N, green",
    "T, white / O, green / R, green / N, green",
    "B, green / O, green / R, green / N, green",
]


def paste(player, text):
    QGuiApplication.clipboard().setText(text)
    return player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def clipboard():
    return QGuiApplication.clipboard().text()


def understood(player):
    return " ".join(shown(player, "understood"))


def shown(player, name):
    labels = player.window.findChildren(QLabel, name)
    return [line for x in labels if x.isVisible() for line in x.text().splitlines()]


def empty(player):
    return player.board == ["empty / empty / empty / empty"]


def test_a_share_text_is_understood_and_nothing_is_applied_yet(player):
    paste(player, SHARED)

    assert understood(player) == "3 guesses: RAIN, TORN, BORN."
    assert shown(player, "unused") == [
        "Line 1 is a title, a score or the like: Wordle 1,234 3/6*",
        "Line 6 is a title, a score or the like: https://example.org/share",
    ]
    assert empty(player)


def test_enter_uses_the_turns_and_the_list_is_back(player):
    paste(player, SHARED).keys(">").until(headline="Solved in 3 guesses")

    assert player.board == BOARD
    assert player.list.isVisible()
    assert isinstance(QApplication.focusWidget(), Tile)


TITLED = "Wordle 1,234 3/6\n\nCRANE ⬛⬛🟨⬛🟩\nSLATE ⬛⬛🟩🟩🟩\n"


def test_the_game_that_a_title_names_is_taken_with_its_guesses(play):
    player = begin(play(), "absurdle")
    paste(player, TITLED)
    consequence = " ".join(shown(player, "consequence"))
    assert consequence == "This changes the game to Wordle, which the text names."
    player.keys(">")
    assert player.label("rule").startswith("Wordle")
    assert [row.split(",")[0] for row in player.board[:2]] == ["C", "S"]
    assert player.board[1] == "S, grey / L, grey / A, green / T, green / E, green"

    paste(player, TITLED)  # The game is Wordle now.
    assert "changes the game" not in " ".join(shown(player, "consequence"))


def test_without_a_title_or_with_words_of_another_length_the_game_stays(play):
    player = begin(play(), "absurdle")
    paste(player, TITLED.partition("\n")[2])
    assert "changes the game" not in " ".join(shown(player, "consequence"))
    paste(player, SHARED)
    assert "changes the game" not in " ".join(shown(player, "consequence"))


def test_esc_applies_nothing(player):
    paste(player, SHARED).keys("~")

    assert empty(player)
    assert player.list.isVisible()
    assert isinstance(QApplication.focusWidget(), Tile)


def test_the_buttons_do_what_the_keys_do(player):
    paste(player, SHARED).press("Leave it (Esc)")
    assert empty(player)

    paste(player, SHARED).press("Use these guesses (Enter)")
    assert player.board == BOARD


def test_enter_on_the_button_that_leaves_it_leaves_it(player):
    paste(player, SHARED).key(Qt.Key.Key_Tab)
    assert spoken(QApplication.focusWidget()) == "Leave it (Esc)"
    player.keys(">")

    assert empty(player)


def test_a_pasted_game_can_be_undone_and_redone(player):
    player.keys("tear>wwwy>")
    before = player.board
    paste(player, SHARED)
    assert shown(player, "consequence") == ["This replaces what is on the board; Ctrl+Z undoes it."]
    player.keys(">")

    player.choose("undo")
    assert player.board == before
    player.choose("redo")
    assert player.board == BOARD


def test_a_game_that_goes_on_is_written_on(player):
    paste(player, "rain ywwg").keys(">torn>")

    assert understood(player) == ""
    assert player.board == [
        BOARD[0],
        "T, no colour yet / O, no colour yet / R, no colour yet / N, green",
    ]
    assert spoken(player.tile(2, 4)) == "N, green, place 4 of 4, row 2, proposed"


@pytest.mark.parametrize(
    "text",
    [
        "RAIN 🟨⬜⬜🟩\ntorn wggg\nBORN: 2222",
        "🟨⬜⬜🟩\n⬜🟩🟩🟩\n🟩🟩🟩🟩\nrain\ntorn\nborn",
        "rain\n🟨⬜⬜🟩\ntorn\nwggg\n🟩🟩🟩🟩\nborn",
    ],
)
def test_words_and_grids_in_any_order(player, text):
    paste(player, text).keys(">")

    assert player.board == BOARD


def test_half_a_grid_and_other_lengths_are_named(player):
    paste(player, "rain ywwg\ntorn\ncrane wwyww\n🟨⬜⬜\nwhat a fine day it is today, really\n")

    assert understood(player) == "1 guess: RAIN."
    assert shown(player, "unused") == [
        "Line 2 is a word without a clue: torn",
        "Line 3 has another length: crane wwyww",
        "Line 4 has another length: 🟨⬜⬜",
        "Line 5 is not understood: what a fine day it is today…",
    ]


def test_what_lacks_its_other_half_is_named(player):
    paste(player, "rain ywwg\ntorn wggg\nborn\n")
    assert shown(player, "unused") == ["Line 3 is a word without a clue: born"]

    paste(player, "rain ywwg\ntorn wggg\n🟩🟩🟩🟩\n")
    assert shown(player, "unused") == ["Line 3 is a clue without a word: 🟩🟩🟩🟩"]


def test_of_many_lines_that_are_no_use_only_some_are_shown(player):
    paste(player, "rain ywwg\n" + "not of this game\n" * 20)

    assert len(shown(player, "unused")) == 6
    assert shown(player, "unused")[-1] == "And 15 more lines."


def test_markup_is_shown_and_not_obeyed(player):
    paste(player, "rain ywwg\n<b>big</b> and loud\n")

    assert shown(player, "unused") == ["Line 2 is not understood: <b>big</b> and loud"]
    labels = player.window.findChildren(QLabel, "unused")
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_another_length_is_switched_to(player):
    paste(player, "crane wwyww\nslate wwgwg")
    assert shown(player, "consequence") == ["This starts a game with words of 5 letters."]
    player.keys(">")

    assert len(player.tiles()[0]) == 5
    player.choose("undo")
    assert empty(player)


def test_a_length_that_the_lexicon_lacks_is_not_switched_to(player):
    paste(player, "absolute wwwwwwww")

    assert player.hint == "The text has words of 8 letters; this word list has none."
    assert empty(player)


def test_words_alone_are_offered_to_be_marked_one_after_the_other(player):
    paste(player, "rain\ntorn")
    assert understood(player) == "2 words without clues: RAIN, TORN."
    player.press("Mark these words (Enter)")
    player.keys("ywwg>wggg>")

    assert player.board[:2] == BOARD[:2]
    assert len(player.board) == 3


def test_a_game_whose_rule_counts(player):
    player.choose("pegs")
    paste(player, "rain 1 1\ntear 0 1").keys(">")
    player.choose("copy_text")

    assert clipboard() == "rain 1,1\ntear 0,1\n"


def test_the_counts_of_word500_are_its_clues(play):
    player = play(game="word500", length=4, rule=Rule.PEGS).until(headline="20 words fit")
    paste(player, "Word500 #12 2/8\n🟩🟨🟥\n1️⃣1️⃣2️⃣ RAIN\n🟩🟩🟩🟥 TORN\n").keys(">")
    player.choose("copy_text")

    assert clipboard() == "rain 1,1\ntorn 3,0\n"


def test_several_boards_are_sent_to_their_window_whatever_is_in_hand(player):
    player.choose("pegs")
    paste(player, "Daily Quordle 7\n4️⃣🟥\n6️⃣7️⃣\n🟨⬜⬜🟩 ⬜⬜⬜⬜\n⬜🟩🟩🟩 🟨⬜⬜🟩")

    assert understood(player) == ""
    assert player.hint == "This is a game on several boards: paste it there, Ctrl+B."


def test_what_a_row_looks_like_is_said_in_the_rule_in_hand(player):
    player.choose("pegs")
    paste(player, "lorem ipsum dolor sit amet")

    assert (
        player.hint
        == "The text on the clipboard is not a game. A row of a game looks like this: RAIN 1 1"
    )


@pytest.mark.parametrize("text", ["lorem ipsum dolor sit amet\n", "word\n", "x", "🟩", "0 1\n"])
def test_a_megabyte_of_something_else_is_one_calm_sentence_and_little_work(player, text):
    QGuiApplication.clipboard().setText(text * (1_000_000 // len(text)))

    work = calls(lambda: player.choose("paste"))

    assert work < 150_000  # A call for each of a million characters would be more.
    assert (
        player.hint
        == "The text on the clipboard is not a game. A row of a game looks like this: RAIN ywwg"
    )
    assert understood(player) == ""


@pytest.mark.parametrize("content", [" \n", None])
def test_an_empty_clipboard_is_said_to_be_empty(player, content):
    QGuiApplication.clipboard().clear()
    if content is None:
        player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    else:
        paste(player, content)

    assert player.hint == "There is no text on the clipboard."


def test_playing_on_puts_the_note_away(player):
    paste(player, SHARED)
    player.tile(1, 1).setFocus()
    player.keys("t")

    assert understood(player) == ""
    assert player.list.isVisible()


def test_an_answer_that_comes_meanwhile_does_not_push_the_note_away(player):
    player.keys("zzzz>wwww>")
    paste(player, SHARED)
    player.choose("flagged")
    player.qtbot.wait(200)

    assert understood(player) == "3 guesses: RAIN, TORN, BORN."


def test_pasting_into_a_field_pastes_into_the_field(player):
    player.choose("look_up")
    paste(player, "torn")

    assert player.label("answer") == "Yes: TORN is in the list."
    assert understood(player) == ""


def test_without_a_lexicon_nothing_is_pasted(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")
    paste(player, SHARED)

    assert player.hint == "The word list is not open yet: paste again in a moment."


SUTOM = "#SUTOM #12 2/6\n\n🟡🟦🟦🟥 RAIN\n🟦🟥🟥🟥 TORN\n"


def test_squares_of_another_game_are_inferred_and_shown_before_they_are_used(player):
    paste(player, SUTOM)

    assert understood(player) == (
        "2 guesses: RAIN, TORN. Its squares: 🟥 red is in place;"
        " 🟡 yellow is elsewhere; 🟦 blue is absent."
    )
    player.keys(">")
    assert player.board[:2] == BOARD[:2]


def test_the_game_in_hand_decides_what_squares_mean_when_they_come_and_when_they_go(play):
    player = play(game="lingo", length=4).until(headline="20 words fit")
    paste(player, "🟡⬜⬜🟥 RAIN\n⬜🟥🟥🟥 TORN").keys(">").choose("copy_grid_letters")

    assert clipboard() == "🟡⬜⬜🟥 RAIN\n⬜🟥🟥🟥 TORN\n"


def test_squares_that_no_game_has_are_named(player):
    paste(player, "🟪⬜⬜🟩 RAIN\n⬜🟩🟩🟩 TORN 🎉")

    assert shown(player, "unused") == [
        "Line 1 has squares that this game does not have: 🟪 purple",
        "Line 2 has something that is not part of the game: 🎉",
    ]


# A grid alone


def test_a_grid_alone_and_its_secret_tell_what_the_words_were(player):
    paste(player, "🟨⬜⬜🟩\n⬜🟩🟩🟩\n🟩🟩🟩🟩")
    assert understood(player) == "3 clues without their words."
    assert player.focus().objectName() == "secret"

    player.keys("born>")
    player.qtbot.waitUntil(lambda: len(shown(player, "makers")) == 3)
    assert shown(player, "makers") == [
        "1 word: RAIN",
        "6 words: CORN, HORN, LORN, MORN, TORN, WORN",
        "1 word: BORN",
    ]
    assert spoken(player.widget_named("yellow, white, white, green: .*"))
    assert empty(player)

    player.keys("~")
    assert player.list.isVisible()
    assert empty(player)


def test_another_secret_lists_others(player):
    paste(player, "🟨⬜⬜🟩").keys("born>")
    player.qtbot.waitUntil(lambda: shown(player, "makers") == ["1 word: RAIN"])

    player.keys("<<<<zarf>")
    player.qtbot.waitUntil(lambda: shown(player, "makers") == ["No word of the list."])


def test_a_secret_of_another_length_is_refused(player):
    paste(player, "🟨⬜⬜🟩").keys("crane>")

    assert shown(player, "consequence") == ["The answer must be a word of 4 letters."]


def test_a_secret_that_was_refused_is_no_longer_once_it_is_another(player):
    paste(player, "🟨⬜⬜🟩").keys("born>")
    player.qtbot.waitUntil(lambda: shown(player, "makers") == ["1 word: RAIN"])

    player.keys("e>")
    assert shown(player, "consequence") == ["The answer must be a word of 4 letters."]
    assert shown(player, "makers") == []  # They are those of another secret.
    player.keys("<")
    assert shown(player, "consequence") == [
        "Type its answer to see which words could have made each row."
    ]


def test_makers_follow_the_rule_and_its_counts(player):
    player.choose("pegs")
    paste(player, "1 1\n4 0").keys("born>")
    player.qtbot.waitUntil(lambda: len(shown(player, "makers")) == 2)

    assert shown(player, "makers")[1] == "4,0  1 word: BORN"


def test_the_small_tiles_of_a_grid_follow_the_theme(player):
    paste(player, "🟨⬜⬜🟩").keys("born>")
    player.qtbot.waitUntil(lambda: shown(player, "makers") != [])
    strip = player.widget_named("yellow, white, white, green")
    before = strip.grab().toImage()

    player.choose("clear")

    assert strip.grab().toImage() != before


# Copying


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("copy_grid", "🟨⬜⬜🟩\n⬜🟩🟩🟩\n"),
        ("copy_grid_letters", "🟨⬜⬜🟩 RAIN\n⬜🟩🟩🟩 TORN\n"),
        ("copy_text", "rain ywwg\ntorn wggg\n"),
    ],
)
def test_finished_rows_are_copied(player, action, text):
    player.keys("rain>ywwg>torn>wggg>born>g").choose(action)

    assert clipboard() == text
    assert player.hint == "2 rows are on the clipboard."


def test_before_a_row_is_finished_there_is_nothing_to_copy(player):
    QGuiApplication.clipboard().setText("before")
    player.keys("rain>y").choose("copy_grid")

    assert clipboard() == "before"
    assert player.hint == "No row is finished yet."


@pytest.mark.parametrize("action", ["copy_text", "copy_grid_letters"])
def test_what_was_copied_can_be_pasted_back(player, action):
    player.keys("rain>ywwg>torn>wggg>").choose(action)
    before = player.board
    player.choose("new_game")
    assert empty(player)

    player.choose("paste").keys(">")

    assert player.board == before


@pytest.mark.parametrize("text", [SHARED, "🟨⬜⬜🟩", "rain\ntorn"])
def test_everything_that_can_be_used_has_a_name(player, text):
    paste(player, text)
    pieces = player.window.findChildren(QAbstractButton) + player.window.findChildren(QLineEdit)
    used = [x for x in pieces if x.isVisible() and x.focusPolicy() != Qt.FocusPolicy.NoFocus]

    assert used
    assert [x for x in used if not spoken(x)] == []


def test_a_game_has_no_more_rows_than_the_next_start_takes_up(player):
    paste(player, "rain wwww\n" * 99).keys(">").keys("torn>wwww>")

    assert player.hint == "A game has at most 100 rows: Ctrl+N starts a new one."
    assert len(player.board) == 100
    player.choose("remove_last_row").keys("tear")
    assert player.board[-1] == "T / E / A / R"


def test_more_turns_than_a_game_has_rows_are_not_pasted(player):
    paste(player, "rain wwww\n" * 101).keys(">")

    assert player.hint == "A game has at most 100 rows: Ctrl+N starts a new one."
    assert empty(player)


CODES = """:white_large_square::large_yellow_square::white_large_square: no row
:large_yellow_square::white_large_square::white_large_square::large_green_square: RAIN
:black_large_square::large_green_square::green_square::large_green_square: TORN
"""


def test_the_codes_of_slack_and_discord_are_squares(player):
    paste(player, CODES)
    assert understood(player) == "2 guesses: RAIN, TORN."


def test_of_two_days_the_last_is_taken_and_that_is_said(player):
    yesterday = SHARED.replace("1,234", "1,233").replace("https://example.org/share\n", "")
    today = "Wordle 1,234 2/6\n\n⬜🟩🟩🟩 TORN\n🟩🟩🟩🟩 HORN\n"
    paste(player, yesterday + today)
    assert understood(player) == "2 guesses: TORN, HORN."
    assert "Line 3 is of an earlier game: 🟨⬜⬜🟩 RAIN" in shown(player, "unused")


def test_a_title_names_its_game_which_decides_what_colours_mean(player):
    paste(player, "#SUTOM #123 2/6\n\n🟡🟦🟦🟥 RAIN\n🟥🟥🟥🟥 TORN\n")
    assert understood(player).startswith("2 guesses: RAIN, TORN. Its squares: 🟥 red is in place")


def test_what_was_said_of_another_text_goes_with_a_good_one(player):
    paste(player, "rubbish ! 12")
    assert player.hint.startswith("The text on the clipboard is not a game")
    paste(player, SHARED)
    assert not player.hint.startswith("The text on the clipboard is not a game")
