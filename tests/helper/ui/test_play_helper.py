"""The helper beside a game: filled in as it goes on, out of sight, and as it was before."""

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame

from tests.helper.ui.gaming import Gamer
from tests.helper.ui.test_lexicon_menu import choose, mine
from tests.player import spoken
from wmh.base.files import paths
from wmh.engine.advice import advise
from wmh.helper.ui.play import playing
from wmh.helper.ui.play.game_pane import GamePane
from wmh.helper.ui.shell.helper_side import HelperSide

__all__ = ["mine"]

EMPTY = "empty / empty / empty / empty"


@pytest.fixture
def gamer(player):
    return Gamer(player)


@pytest.fixture
def game(gamer):
    """A game under way, whose secret is corn."""
    return gamer.begin(secret="typed", typed="corn").until(headline="Guess 1")


def test_every_turn_is_filled_in_at_once(game):
    game.guess("rain")
    assert game.player.board == ["R, yellow / A, white / I, white / N, green", EMPTY]
    game.player.until(headline="11 words fit")

    game.guess("torn").guess("corn")
    game.player.until(headline="Solved in 3 guesses")
    assert game.player.board == game.board


def test_numbers_are_filled_in_too(gamer):
    gamer.begin(secret="typed", typed="corn", rule="Black").until(headline="Guess 1")
    gamer.guess("rain")

    heard = {
        spoken(x) for x in gamer.window.findChild(HelperSide).findChildren(type(stepper(gamer)))
    }
    assert {"black, row 1: 1", "white, row 1: 1"} <= heard


def stepper(gamer):
    return gamer.player.widget_named("black, row 1: .*")


def test_a_suggestion_is_typed_into_the_game(game):
    game.guess("rain").player.until(headline="11 words fit")
    word = game.player.words[0]
    game.player.double_click(word)

    assert game.board[1] == " / ".join(word.upper())
    assert game.player.board[1] == EMPTY
    game.keys(">").until(headline="Guess 3")


def test_the_list_is_entered_from_the_game_and_left_to_it(game):
    game.guess("rain").player.until(headline="11 words fit")
    game.keys("||>")

    assert game.board[1] == " / ".join(game.player.words[1].upper())
    game.keys("|~<")
    assert game.board[1].endswith("empty")


def test_letters_typed_in_the_list_are_a_guess_of_the_game(game):
    game.keys("|to")

    assert game.board == ["T / O / empty / empty"]


def test_a_hidden_helper_leaves_the_window_to_the_game(game):
    both = game.window.width()
    game.guess("rain").player.choose("hide_helper")
    assert not game.window.findChild(HelperSide).isVisible()
    game.wait(lambda: game.window.width() < both)
    game.keys("torn>").until(headline="Guess 3")

    game.player.choose("hide_helper")
    assert game.window.findChild(HelperSide).isVisible()
    assert len(game.player.board) == 3
    game.wait(lambda: game.window.width() == both)


def test_the_keyboard_stays_in_the_game_when_the_helper_goes(game):
    game.player.choose("hide_helper")
    game.keys("rain|>").until(headline="Guess 2")


def test_a_closed_game_side_gives_the_helper_its_window_back(gamer):
    alone = gamer.window.width()
    gamer.player.choose("play")
    gamer.wait(lambda: gamer.window.width() > alone)
    gamer.press("Close")

    assert not gamer.pane.isVisible()
    gamer.wait(lambda: gamer.window.width() == alone)
    gamer.keys("rain>ywwg").player.until(headline="11 words fit")


def test_a_game_goes_on_when_its_side_is_opened_again(game):
    game.guess("rain").player.choose("play")
    assert not game.pane.isVisible()
    game.player.choose("play")

    game.keys("torn>").until(headline="Guess 3")


def test_the_board_of_before_comes_back_step_by_step(player):
    player.keys("rain>ywwg>torn>")
    before = player.board
    game = Gamer(player).begin(secret="typed", typed="seal").until(headline="Guess 1")
    assert player.board == [EMPTY]

    game.guess("bear")
    player.choose("undo").choose("undo")
    assert player.board == before
    player.choose("redo").choose("redo")
    assert player.board[0] == "B, white / E, green / A, green / R, white"


def test_a_person_may_try_things_out_on_the_helper(game):
    game.guess("rain")
    game.player.click(2, 1).keys("born>wggg>")
    assert game.player.board[1] == "B, white / O, green / R, green / N, green"
    game.player.until(headline="7 words fit")

    game.window.findChild(GamePane).focus()
    game.guess("horn")
    assert game.player.board[:2] == game.board[:2]
    assert game.player.board[1] == "H, white / O, green / R, green / N, green"


def test_the_game_is_offered_that_the_helper_helps_with(play):
    player = play(length=5).until(headline="7 words fit")
    gamer = Gamer(player).begin(number="1").until(headline="Guess 1")

    assert gamer.board == ["empty / empty / empty / empty / empty"]


def test_the_helper_takes_over_length_and_rule(gamer):
    gamer.begin(length="5", rule="Black", number="1").until(headline="Guess 1")

    assert len(gamer.player.tiles()[0]) == 5
    assert gamer.player.widget_named("Rule: Black and white pegs")
    gamer.player.until(headline="7 words fit")


def test_the_helper_counts_the_words_that_the_game_has(gamer):
    gamer.player.choose("all_words").until(headline="24 words fit")

    gamer.begin(number="1").until(headline="Guess 1")

    assert gamer.player.action("common_words").isChecked()
    gamer.player.until(headline="20 words fit")


def test_the_helper_looks_among_all_words_where_the_secret_is_one(gamer):
    gamer.begin(words="all words", number="1").until(headline="Guess 1")

    gamer.player.until(headline="24 words fit")


def test_ctrl_n_begins_the_next_game(game):
    game.player.choose("new_game")
    assert game.hint == "A game is running: give it up or stop it first."
    game.press("Give up").until(headline="Lost: it was CORN")
    game.press("Other game").choose("secret", "drawn").press("Begin").until(headline="Guess 1")
    game.press("Give up").wait(lambda: game.headline.startswith("Lost"))
    game.player.choose("new_game")
    game.until(headline="Guess 1")


@pytest.mark.usefixtures("mine")
def test_another_lexicon_ends_the_game(game):
    game.guess("rain")
    choose(game.player, "mine")
    game.until(hint="Another word list was opened, so the game is over.")

    assert game.headline == "A game"
    assert game.recorded == ()


def test_tab_goes_through_the_game_and_then_through_the_helper(game):
    seen = []
    while QApplication.focusWidget() not in seen:
        seen.append(QApplication.focusWidget())
        game.player.key(Qt.Key.Key_Tab)
    sides = [game.pane.isAncestorOf(widget) for widget in seen]
    closer = seen.index(game.player.widget_named("Close the game panel"))

    assert sides[closer:] == [True]
    assert sides[:closer] == sorted(sides[:closer], reverse=True)
    assert {True, False} == set(sides)
    assert all(spoken(widget) for widget in seen)
    assert QApplication.focusWidget() is seen[0]
    game.player.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is seen[-1]


def test_every_control_of_the_form_has_a_name(gamer):
    gamer.player.choose("play")
    seen = []
    while QApplication.focusWidget() not in seen:
        seen.append(QApplication.focusWidget())
        gamer.player.key(Qt.Key.Key_Tab)

    assert len([x for x in seen if gamer.pane.isAncestorOf(x)]) == 9
    assert all(spoken(widget) for widget in seen)


def test_an_answer_is_said_aloud(game, monkeypatch):
    said = []
    monkeypatch.setattr(playing, "announce", lambda _widget, text: said.append(text))
    game.guess("rain")

    assert said == ["RAIN: yellow, white, white, green"]


def test_a_game_begins_and_goes_on_while_the_helper_still_thinks(play):
    thinking = Event()

    def answers(question, lexicon, stop):
        yield advise(question, lexicon, stop)
        while question.turns and not (thinking.is_set() or stop()):
            yield advise(question, lexicon, stop)

    player = play(answers=answers).until(headline="20 words fit")
    gamer = Gamer(player).begin(secret="typed", typed="corn").until(headline="Guess 1")
    gamer.guess("rain").guess("torn").guess("corn").until(headline="Won in 3 guesses")
    thinking.set()


def test_a_lexicon_that_cannot_be_opened_leaves_the_game_a_line(game):
    paths.lexica_folder().mkdir(parents=True)
    (paths.lexica_folder() / "broken.dawg").write_bytes(b"")
    game.guess("rain")
    choose(game.player, "broken")
    game.wait(lambda: game.window.findChild(QFrame, "message").isVisible())
    game.keys("torn>").until(hint="No word list is open: choose one in the menu Game.")

    assert game.board[1] == "T / O / R / N"


def test_without_a_lexicon_no_game_begins(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")
    gamer = Gamer(player)
    player.choose("play")
    gamer.press("Begin").until(hint="No word list is open yet.")
