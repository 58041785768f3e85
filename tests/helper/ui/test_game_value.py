"""A game is one value: what is chosen, changed and undone, the window shows as it is."""

import random

import pytest
from PySide6.QtWidgets import QMenu

from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.engine.strategy.strategies import Strategy
from wmh.helper import settings
from wmh.helper.catalogues import GAMES
from wmh.helper.ui.game.game_choice import GameChoice
from wmh.helper.ui.shell.menus import LexiconMenu

WORDS = {
    "english": "crane slate torn rain trained",
    "french": "tarie taire loin main bateaux",
    "spanish": "ceras seria toro mano palabra",
}
"""The player's own lists in the place of built-in ones; none has a word of another."""

GIVEN = ("lingo", "sutom", "motus")


@pytest.fixture
def player(play, home):
    for name, text in WORDS.items():
        folder = paths.lexica_folder() / name
        folder.mkdir(parents=True)
        lexicon_file(folder, dict.fromkeys(text.split(), 35), name="words")
    return play(lexicon="english").until(headline="2 words fit")


def begin(player, key):
    choice = player.window.findChild(GameChoice)
    choice.begin(GAMES.read_named(key))
    return player.see()


def choose_words(player, name):
    menu = player.window.findChild(LexiconMenu)
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text().replace("&", "") == name).trigger()
    return player.until(language=name)


def undo(player, *texts):
    for text in texts:
        assert player.action("undo").text() == f"&Undo {text}"
        player.choose("undo")
    return player


def strategy(player):
    return next(each for each in Strategy if player.action(f"strategy-{each}").isChecked())


def shown(player):
    """The values of the game that the window shows."""
    return (
        player.label("lexicon"),
        player.label("rule"),
        strategy(player),
        player.widget_named("Length of the (words|codes)").currentText(),
        tuple(player.board),
    )


@pytest.fixture(autouse=True)
def language_of_player(monkeypatch):
    from tests.player import Player

    monkeypatch.setattr(Player, "language", property(lambda self: self.label("lexicon")), False)


def test_a_game_takes_the_language_of_the_game_before_back(player):
    begin(player, "wordle").until(language="English")
    begin(player, "sutom").until(language="French")
    begin(player, "wordle").until(language="English").until(headline="2 words fit")
    assert set(player.words) == {"crane", "slate"}


def test_words_chosen_by_hand_hold_for_games_that_name_none(player):
    begin(player, "wordle")
    choose_words(player, "Spanish")
    begin(player, "sutom").until(language="French")
    begin(player, "lingo").until(language="Spanish")


def test_words_chosen_for_a_game_that_names_others_hold_for_that_game(player):
    begin(player, "sutom").until(language="French")
    choose_words(player, "Spanish")
    begin(player, "wordle").until(language="English")
    begin(player, "sutom").until(language="Spanish")


def test_an_undone_change_of_game_brings_all_of_the_game_back(player):
    begin(player, "wordle")
    player.choose(f"strategy-{Strategy.WORST}").keys("crane>xxxxx>")
    before = shown(player)
    begin(player, "sutom").until(language="French")
    assert strategy(player) is Strategy.ENTROPY
    undo(player, "another game").until(language="English")
    assert shown(player) == before
    player.choose("redo").until(language="French")
    assert strategy(player) is Strategy.ENTROPY


def test_an_undone_letter_takes_no_choice_back(player):
    begin(player, "wordle").keys("cr")
    player.choose(f"strategy-{Strategy.WORST}")
    undo(player, "typing")
    assert strategy(player) is Strategy.WORST


def test_letters_are_no_longer_asked_for_after_an_undone_change_of_game(player):
    begin(player, "wordle").keys("crane>xxxxx>")
    begin(player, "lingo")
    undo(player, "another game")
    player.keys("sl")
    assert player.board[1].startswith("S / L")


@pytest.mark.parametrize("steps", [150, pytest.param(1000, marks=pytest.mark.slow)])
def test_the_window_shows_the_game_after_any_changes(player, steps):
    """A model of the games, written apart: what each has, and what an undone change brings back."""
    dice = random.Random(47)
    own, chosen = "english", {}
    past, future = [], []
    now = {"game": "", "words": "english", "length": 4, "by": ""}
    games = ("wordle", "wordle-hard", "lingo", "sutom", "absurdle", "mastermind", "word-mastermind")
    games += ("6mal5", "saltong", "la-palabra-del-dia")
    for number in range(steps):
        what = dice.choice(("game", "game", "words", "longer", "shorter", "undo", "undo", "redo"))
        if what == "game":
            preset = GAMES.read_named(dice.choice(games))
            player.window.findChild(GameChoice).begin(preset)
            words = preset.lexicon if preset.codes else own
            if preset.lexicon and not preset.codes:
                words = chosen.get(preset.key, preset.lexicon)
            begun = {"game": preset.key, "words": words, "length": preset.length, "by": "game"}
            if begun != {**now, "by": "game"}:  # Else nothing is another: no step.
                past.append(now)
                future.clear()
                now = begun
        elif what == "words" and ":" not in now["words"]:
            name = dice.choice([name for name in WORDS if name != now["words"]])
            if now["game"] and GAMES.read_named(now["game"]).lexicon:
                chosen[now["game"]] = name
            else:
                own = name
            choose_words(player, name.capitalize())
            # All sheets of the game have them.
            before = now["game"], now["words"]
            for sheets in (reversed(past), reversed(future)):
                for each in sheets:
                    if (each["game"], each["words"]) != before:
                        break
                    each["words"] = name
            now["words"] = name
        elif what == "undo" and past:
            player.choose("undo")
            future.append(now)
            now = past.pop()
        elif what == "redo" and future:
            player.choose("redo")
            past.append(now)
            now = future.pop()
        elif what in ("longer", "shorter") and player.action(what).isEnabled():
            player.choose(what)
            length = int(
                player.widget_named("Length of the (words|codes)").currentText().split()[0]
            )
            if length != now["length"]:
                future.clear()
                if now["by"] != "length":
                    past.append(now)
                now = {**now, "length": length, "by": "length"}
                if now["length"] == past[-1]["length"]:  # Back again: no step after all.
                    now = past.pop()
        kept = settings.load(paths.settings_file())
        assert (kept.game, kept.lexicon) == (now["game"], now["words"]), number
        title = _title(now)
        player.qtbot.waitUntil(lambda title=title: player.label("lexicon") == title, timeout=5000)
        assert player.action("undo").isEnabled() == bool(past), number
        name = GAMES.read_named(now["game"]).name if now["game"] else ""
        assert player.label("rule").startswith(name) or ":" in now["words"], number
        fixed = GAMES.read_named(now["game"]).strategy if now["game"] else None
        assert strategy(player) is (fixed or Strategy.PAPER), number


def _title(now):
    return GAMES.read_named(now["game"]).name if ":" in now["words"] else now["words"].capitalize()


def test_a_letter_too_many_begins_no_game_that_the_game_does_not_know(player):
    begin(player, "wordle").keys("cranes")
    assert player.hint == "The guess is complete: Enter, or Backspace to change."
    player.keys(">")
    assert player.board[0].startswith("C, no colour yet")
    assert len(player.tiles()[0]) == 5


def test_what_is_said_of_a_longer_word_goes_with_the_letter(player):
    player.keys("crane")
    assert player.hint == "5 letters? Press Enter to start a game with words of that length."
    player.keys("<")
    assert player.hint == "The guess is complete: Enter, or Backspace to change."


def test_codes_have_places_and_no_letters(player):
    begin(player, "mastermind").until(headline="1,296 codes fit")
    player.keys("ab>")
    assert player.hint == "2 more places to fill, then Enter."
