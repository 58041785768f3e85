"""A game under way outlives the window."""

import json

import pytest

from tests.helper.ui.gaming import Gamer
from wmh.base.files import paths
from wmh.helper.record.finished_game import Helper
from wmh.helper.ui.parts.bars import MessageBar


@pytest.fixture
def left(play):
    """A window that is closed in the middle of a game, and the one that is opened after it."""

    def leave(*guesses, **chosen):
        gamer = Gamer(play().until(headline="20 words fit"))
        gamer.begin(**chosen).wait(lambda: gamer.headline.startswith("Guess 1"))
        for guess in guesses:
            gamer.guess(guess)
        board = gamer.board
        gamer.window.close()
        return board

    return leave


def test_it_comes_back_with_its_secret_guesses_and_times(left, play):
    board = left("rain", "torn", secret="typed", typed="corn", attempts="6")
    gamer = Gamer(play())
    gamer.until(headline="Guess 3 of 6")
    assert gamer.board == board
    gamer.guess("corn").until(headline="Won in 3 guesses")

    (played,) = gamer.recorded
    assert [turn.word for turn in played.turns] == ["rain", "torn", "corn"]
    assert len(played.seconds) == 3
    assert played.helper is Helper.SHOWN
    assert not paths.game_file().exists()


@pytest.mark.parametrize("chosen", [{"number": "4711"}, {"secret": "cheating host"}])
def test_so_does_one_whose_secret_nobody_typed(left, play, chosen):
    board = left("rain", **chosen)
    gamer = Gamer(play())
    gamer.until(headline="Guess 2")
    assert gamer.board == board
    gamer.press("Give up").wait(lambda: gamer.headline.startswith("Lost: it was "))


def test_a_game_that_is_over_does_not(left, play):
    left("corn", secret="typed", typed="corn")
    gamer = Gamer(play().until(headline="20 words fit"))
    assert not gamer.shown


def test_nor_does_one_that_was_given_up(play):
    gamer = Gamer(play().until(headline="20 words fit"))
    gamer.begin(number="1").until(headline="Guess 1")
    assert paths.game_file().exists()
    gamer.press("Give up").wait(lambda: gamer.headline.startswith("Lost: it was "))
    assert not paths.game_file().exists()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda _: b"\xff",
        lambda _: b"[]",
        lambda fields: json.dumps(fields | {"version": 2}).encode(),
        lambda fields: json.dumps(fields | {"seconds": [1.0, 2.0]}).encode(),
        lambda fields: json.dumps(fields | {"guesses": None}).encode(),
        lambda fields: json.dumps(fields | {"lexicon": "another"}).encode(),
    ],
)
def test_a_spoilt_file_is_no_game(left, play, spoil):
    left("rain", secret="typed", typed="corn")
    path = paths.game_file()
    path.write_bytes(spoil(json.loads(path.read_bytes())))
    gamer = Gamer(play().until(headline="11 words fit"))
    assert not gamer.pane.isVisible()


def test_a_game_that_cannot_go_on_is_said_to_be_over(left, play):
    left("rain", secret="typed", typed="corn")
    path = paths.game_file()
    fields = json.loads(path.read_bytes())
    path.write_text(json.dumps(fields | {"guesses": ["zzzz"]}))
    gamer = Gamer(play().until(headline="11 words fit"))
    bar = gamer.window.findChild(MessageBar)
    gamer.wait(lambda: "not in the word list" in bar.accessibleName())
    assert not path.exists()
