"""Games on the game side: whoever guesses and whoever keeps."""

import random

import pytest
from PySide6.QtCore import Qt

from tests.helper.ui.gaming import Gamer
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.games.keeping import begin
from wmh.helper.record.finished_game import Helper, Mode
from wmh.helper.ui.look.letter_row import LetterRow

EMPTY = "empty / empty / empty / empty"


@pytest.fixture
def gamer(player):
    return Gamer(player)


def test_a_game_is_guessed_to_its_end_and_recorded(gamer):
    gamer.begin(secret="typed", typed="corn", attempts="6").until(headline="Guess 1 of 6")
    gamer.guess("rain").until(headline="Guess 2 of 6")
    assert gamer.board == ["R, yellow / A, white / I, white / N, green", EMPTY]
    assert gamer.letters == "Letters used: A white, I white, N green, R yellow"

    gamer.guess("torn").guess("corn").until(headline="Won in 3 guesses")
    assert gamer.board[2] == "C, green / O, green / R, green / N, green"
    assert gamer.buttons == ["Again", "Other game", "Review"]

    (played,) = gamer.recorded
    assert (played.secret, played.won, played.mode) == ("corn", True, Mode.GUESSER)
    assert played.keeping is Keeping.FIXED
    assert [turn.word for turn in played.turns] == ["rain", "torn", "corn"]
    assert played.turns[0].clue == (Mark.YELLOW, Mark.WHITE, Mark.WHITE, Mark.GREEN)
    assert len(played.seconds) == 3
    assert played.attempts == 6
    assert (played.length, played.rule, played.lexicon) == (4, Rule.TILES, "small")


def test_a_number_gives_the_same_game_again(gamer):
    gamer.begin(number="4711").until(headline="Guess 1")
    assert gamer.terms == "4 letters · game 4711"
    gamer.press("Give up").wait(lambda: gamer.headline.startswith("Lost: it was "))
    first = gamer.headline

    gamer.press("Other game").begin(number="4711").until(headline="Guess 1")
    gamer.press("Give up").until(headline=first)


@pytest.mark.parametrize(
    ("typed", "shown"), [("1,000", "4 letters · game 1000"), ("+7", "4 letters · game 7")]
)
def test_a_number_is_made_of_digits_alone(gamer, typed, shown):
    gamer.begin(number=typed).until(headline="Guess 1")
    assert gamer.terms == shown


def test_a_sign_alone_is_no_number(gamer):
    gamer.begin(number="+").until(headline="Guess 1")


def test_a_number_is_the_seed_of_the_command_line(gamer, lexicon):
    opened = open_lexicon(lexicon)
    drawn = begin(Terms(4, tier=opened.usual_tier(4)), opened, random.Random(4711))
    gamer.begin(number="4711").until(headline="Guess 1")
    gamer.press("Give up").until(headline="Lost: it was " + "".join(drawn.secret).upper())


def test_different_numbers_give_different_games(gamer):
    ends = set()
    for number in ("1", "2", "3", "4", "5", "6"):
        gamer.begin(number=number).until(headline="Guess 1")
        gamer.press("Give up").wait(lambda: gamer.headline.startswith("Lost: it was "))
        ends.add(gamer.headline)
        gamer.press("Other game")

    assert len(ends) > 1


def test_again_is_another_number_of_the_same_kind(gamer):
    gamer.begin(number="4711", attempts="5").until(headline="Guess 1 of 5")
    gamer.press("Give up").wait(lambda: gamer.headline.startswith("Lost"))
    gamer.press("Again").until(headline="Guess 1 of 5")

    assert gamer.terms.startswith("4 letters · game ")
    assert gamer.terms != "4 letters · game 4711"


def test_a_typed_secret_is_not_played_twice(gamer):
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1").guess("corn")
    gamer.press("Again").until(headline="A game")

    assert "Hidden word (not shown while typing)" in gamer.fields
    gamer.press("Begin")
    assert gamer.headline == "A game"


def test_a_typed_secret_is_never_shown(gamer):
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1")

    assert "corn" not in (gamer.terms + gamer.hint + gamer.headline).lower()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "xyzw",
            "The answer 'xyzw' is not in the word list small: choose a word that is, or another"
            " word list.",
        ),
        ("crane", "The answer 'crane' is 5 long; this game needs 4: choose another answer or"
         " length."),
    ],
)  # fmt: skip
def test_a_secret_that_cannot_be_kept_is_refused(gamer, typed, said):
    gamer.begin(secret="typed", typed=typed).until(hint=said)

    assert gamer.headline == "A game"
    assert gamer.recorded == ()


def test_an_unknown_word_is_refused_and_its_letters_stay(gamer):
    gamer.begin(number="1", attempts="5").until(headline="Guess 1 of 5")
    gamer.keys("zzzz>").until(hint="ZZZZ is not in this word list.")

    assert gamer.board == ["Z / Z / Z / Z"]
    assert gamer.headline == "Guess 1 of 5"
    gamer.keys("<<<<").until(hint="Type a guess, or take one from the list.")
    assert gamer.board == [EMPTY]


def test_a_guess_that_is_not_complete_is_not_marked(gamer):
    gamer.begin(number="1").until(headline="Guess 1")
    gamer.keys("rai>").until(hint="One more letter, then Enter.")

    assert gamer.board == ["R / A / I / empty"]


def test_what_is_typed_while_a_guess_is_marked_belongs_to_the_next_one(gamer):
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1")
    gamer.keys("rain>tox<").until(headline="Guess 2")

    assert gamer.board[1] == "T / O / empty / empty"


def test_what_was_answered_stays(gamer):
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1").guess("rain")
    answered = gamer.board
    gamer.keys("<^").player.key(Qt.Key.Key_F2)
    gamer.player.choose("undo")

    assert gamer.board == answered


def test_the_last_attempt_loses_the_game(gamer):
    gamer.begin(secret="typed", typed="corn", attempts="5").until(headline="Guess 1 of 5")
    for word in ("rain", "born", "horn", "worn", "torn"):
        gamer.keys(word + ">").wait(lambda word=word: len(gamer.board) > 0)
        gamer.wait(lambda word=word: word[0].upper() in gamer.letters)
    gamer.until(headline="Lost: it was CORN")

    (played,) = gamer.recorded
    assert not played.won
    assert len(played.turns) == 5


def test_giving_up_tells_the_secret_and_records_a_loss(gamer):
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1").guess("rain")
    gamer.press("Give up").until(headline="Lost: it was CORN")

    (played,) = gamer.recorded
    assert (played.won, played.secret, len(played.turns)) == (False, "corn", 1)


def test_an_adversary_gives_up_only_what_it_must(gamer):
    gamer.begin(secret="cheating host", length="2").until(headline="Guess 1")
    assert gamer.terms == "2 letters · cheating host"
    gamer.guess("ox").guess("am")
    assert gamer.board == ["O, white / X, white", "A, white / M, white", "empty / empty"]
    gamer.guess("it").until(headline="Won in 3 guesses")

    assert gamer.hint.endswith("The cheating host had no other word left.")
    assert gamer.recorded[0].keeping is Keeping.ADVERSARIAL


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_marks_a_guess_as_it_says(gamer, rule):
    gamer.begin(secret="typed", typed="corn", rule=RULES[rule].title).until(headline="Guess 1")
    gamer.guess("rain").guess("corn").until(headline="Won in 2 guesses")

    (played,) = gamer.recorded
    assert played.rule is rule
    counted = {Rule.PEGS: (1, 1), Rule.POSITIONS: (1,), Rule.JOTTO: (2,), Rule.JOTTO_EACH: (2,)}
    if rule in counted:
        assert played.turns[0] == Turn(tuple("rain"), Counts(counted[rule]))
        assert gamer.letters == "Letters used: A, C, I, N, O, R"
    else:
        assert played.turns[0].clue == (Mark.YELLOW, Mark.WHITE, Mark.WHITE, Mark.GREEN)


def test_hard_mode_refuses_a_guess_that_drops_a_clue(gamer):
    gamer.player.choose("hard")
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1").guess("rain")
    gamer.keys("rose>").until(hint="Hard mode keeps N at place 4: it is green in row 1.")

    assert gamer.board[1] == "R / O / S / E"


def test_only_what_matters_is_asked(gamer):
    gamer.player.choose("play")
    assert "Number of the game" in gamer.fields
    assert "Hidden word (not shown while typing)" not in gamer.fields

    gamer.choose("secret", "cheating host")
    assert "Number of the game" not in gamer.fields

    gamer.choose("who", "the program")
    assert "Answer" not in gamer.fields


def test_the_record_says_whether_the_helper_was_shown(gamer):
    gamer.begin(number="1").until(headline="Guess 1")
    gamer.press("Give up").wait(lambda: len(gamer.recorded) == 1)
    gamer.player.choose("hide_helper")
    gamer.press("Again").until(headline="Guess 1")
    gamer.press("Give up").wait(lambda: len(gamer.recorded) == 2)
    gamer.press("Again").until(headline="Guess 1")
    gamer.player.choose("hide_helper")  # Seen for a moment is seen.
    gamer.player.choose("hide_helper")
    gamer.press("Give up").wait(lambda: len(gamer.recorded) == 3)

    assert [game.helper for game in gamer.recorded] == [Helper.SHOWN, Helper.HIDDEN, Helper.SHOWN]


def test_a_record_that_cannot_be_written_is_said_and_costs_nothing_else(gamer, home):
    (home / "games.jsonl").mkdir()
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1").guess("corn")

    said = gamer.player.widget_named("The game cannot be recorded in .*: .*")
    assert "games.jsonl" in said.accessibleName()
    assert gamer.headline == "Won in 1 guess"


def test_a_game_that_shows_letters_shows_them_here_too(play):
    gamer = Gamer(play(game="lingo", length=4).until(headline="20 words fit"))
    gamer.begin(secret="typed", typed="corn", attempts="6")
    gamer.until(headline="Guess 1 of 6 · C···")
    assert "C··· is shown" in gamer.terms
    gamer.keys("rain>").until(hint="The game shows c...: 'rain' has other letters there.")


def test_the_letters_that_are_shown_are_seen_where_there_is_little_room(play):
    player = play(game="lingo", length=4, scale=200)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.window.resize(1280, 720)
    gamer = Gamer(player)
    gamer.begin(secret="typed", typed="corn", attempts="6")
    gamer.until(headline="Guess 1 of 6 · C···")
    gamer.keys("corn>").until(headline="Won in 1 guess")


def test_as_many_letters_are_seen_before_the_first_guess_as_after_it(play):
    player = play(scale=200).until(headline="20 words fit")
    gamer = Gamer(player).begin(secret="cheating host").until(headline="Guess 1")
    player.see()
    (row,) = gamer.pane.findChildren(LetterRow)
    before = row.height()

    gamer.guess("rain")

    gamer.wait(lambda: "R" in gamer.letters)
    assert row.height() == before


def test_a_list_is_spoken_of_only_where_there_is_one(gamer):
    either = "Type a guess, or take one from the list."
    gamer.begin(secret="typed", typed="corn").until(hint=either)

    gamer.player.choose("hide_helper")
    gamer.until(hint="Type a guess.")
    gamer.guess("rain").until(hint="Type a guess.")
    gamer.player.choose("hide_helper")
    gamer.until(hint=either)

    gamer.player.choose("spoiler-3")
    gamer.until(hint="Type a guess.")
    gamer.player.choose("spoiler-4")
    gamer.until(hint=either)


def test_the_program_is_shown_the_letters_too(play):
    gamer = Gamer(play(game="lingo", length=4).until(headline="20 words fit"))
    gamer.begin(who="watch", secret="typed", typed="tern")
    gamer.wait(lambda: gamer.headline.startswith("Found"))
    assert all(row.startswith("T, red") for row in gamer.board)  # As Lingo calls it.


def test_an_adversary_shows_none_and_that_is_said(play):
    gamer = Gamer(play(game="lingo", length=4).until(headline="20 words fit"))
    gamer.begin(secret="cheating host", attempts="6").until(headline="Guess 1 of 6")
    assert "no letter is shown" in gamer.terms


def test_a_half_played_game_is_back_on_the_board_after_a_game_in_the_window(gamer):
    player = gamer.player
    player.keys("rain>ywwg>to").until(headline="11 words fit")
    before = player.board
    gamer.begin(secret="typed by another player", typed="sale").guess("rose")
    player.choose("play")

    player.until(headline="11 words fit")
    assert player.board == before
    assert player.hint == "Your game is back on the board, as it was before you played here."

    player.choose("play")  # The game in the window goes on.
    gamer.guess("sale")
    player.choose("play").until(headline="11 words fit")
    assert player.board == before


def test_after_a_game_in_the_window_alone_no_game_is_put_back(gamer):
    gamer.begin(secret="typed by another player", typed="sale").guess("rose")
    gamer.player.choose("play")
    assert "back on the board" not in gamer.player.hint
