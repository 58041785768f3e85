"""Words of other languages come with the program: at a first start, and for a game of Sutom."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox

from tests.helper.ui.test_first_game import asked, start
from tests.helper.ui.test_games_beside import begin
from tests.oracle import GREEN, YELLOW, could_cause, turn
from wmh.helper.ui.game.chooser import GameChooser

SECRET = "fromage"


def boxes(player):
    return player.window.findChild(GameChooser).findChildren(QComboBox)


@pytest.mark.parametrize(
    ("tags", "words", "title"),
    [
        (["en-GB", "de"], "english", "English"),
        (["de-AT", "en-US"], "german", "Deutsch"),
        (["tl-PH"], "filipino", "Filipino"),
        (["pt-BR"], "portuguese", "Portuguese"),
        (["ja-JP", "fr"], "french", "Français"),
        (["C"], "english", "English"),
    ],
)
def test_the_first_start_proposes_words_of_the_systems_language(
    qtbot, monkeypatch, tags, words, title
):
    with monkeypatch.context() as system:
        system.setattr(QLocale, "uiLanguages", lambda _self: tags)
        player = start(qtbot)
    assert asked(player)
    assert title in [box.currentText() for box in boxes(player)]
    qtbot.waitUntil(lambda: player.label("lexicon") == title)
    player.window.close()

    again = start(qtbot)  # On a system in English by now: what was proposed is kept.
    assert not asked(again)
    qtbot.waitUntil(lambda: again.label("lexicon") == words.capitalize())


def test_sutom_begins_with_french_words_and_is_solved_by_keys(player):
    begin(player, "sutom").qtbot.waitUntil(lambda: player.label("lexicon") == "French")
    assert not player.message
    player.keys(SECRET[0])
    turns = []
    while not turns or turns[-1].guess != tuple(SECRET):
        assert len(turns) < 6
        guess = next_guess(player, turns)
        turns.append(turn(guess, SECRET))
        keys = {GREEN: "r", YELLOW: "y"}
        player.keys(f"{guess}>" + "".join(keys.get(mark, "b") for mark in turns[-1].clue) + ">")
    assert any(row.startswith("F, red / R, red / O, red") for row in player.board)


def next_guess(player, turns):
    """The first word of the list that can be the secret, once the list is up to date."""
    tried = {"".join(each.guess) for each in turns}

    def fitting():
        listed = [word for word in player.words if word[0] == SECRET[0]]
        return [word for word in listed if word not in tried and could_cause(word, turns)]

    player.qtbot.waitUntil(lambda: fitting() != [] and set(player.words).isdisjoint(tried))
    return fitting()[0]
