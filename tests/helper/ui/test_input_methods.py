"""Dead keys, Compose and input methods: what they make is spelt, what they compose is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QInputMethodQueryEvent
from PySide6.QtWidgets import QApplication

from tests.helper.ui.gaming import Gamer
from tests.helper.ui.test_boards import Boards
from tests.helper.ui.test_rack import Rack
from tests.lexica import lexicon_file
from tests.player import spoken
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.helper.capitals import show_capitals_of
from wmh.helper.ui.boards.guess_row import GuessRow
from wmh.helper.ui.look.tile import Tile, signs_of

SPANISH = "niños señor crane slate"
ENABLED, CURSOR = Qt.InputMethodQuery.ImEnabled, Qt.InputMethodQuery.ImCursorRectangle


def compose(player, text="", commit=""):
    """Sends the events of an input method to the widget that has the keyboard."""
    event = QInputMethodEvent(text, [])
    event.setCommitString(commit)
    QApplication.sendEvent(QApplication.focusWidget(), event)
    return player.see()


def asked(query):
    """The value that an input method is told when it asks."""
    event = QInputMethodQueryEvent(query)
    QApplication.sendEvent(QGuiApplication.focusObject(), event)
    return event.value(query)


@pytest.fixture
def spanish(play, tmp_path):
    path = lexicon_file(tmp_path, dict.fromkeys(SPANISH.split(), 35))
    return play(lexicon=str(path), length=5).until(headline="4 words fit")


def test_a_letter_made_by_a_dead_key_is_spelt(spanish):
    spanish.keys("ni")
    compose(spanish, "~")
    compose(spanish, "", "ñ")
    spanish.keys("os>")
    assert spanish.board[0].startswith("N, no colour yet / I, no colour yet / Ñ, no colour yet")


def test_accents_after_their_letters_are_one_sign():
    assert signs_of("nin\u0303o \u3000\n") == ["n", "i", "ñ", "o"]


def test_what_is_composed_is_seen_on_the_tile_and_goes_again(spanish):
    spanish.keys("ni")
    tile = spanish.tile(1, 3)
    before = tile.grab().toImage()
    compose(spanish, "~")
    assert tile.grab().toImage() != before
    compose(spanish)  # Taken back: nothing is committed.
    assert tile.grab().toImage() == before
    assert spanish.board[0] == "N / I / empty / empty / empty"


def test_what_is_composed_does_not_stay_where_the_keyboard_was(spanish):
    spanish.keys("ni")
    tile = spanish.tile(1, 3)
    before = spanish.tile(1, 5).grab().toImage()
    compose(spanish, "~")
    spanish.list.setFocus()
    assert tile.grab().toImage() == before


@pytest.mark.parametrize("commit", ["seño", "señor", "señores", "n\0i", "\u202eseñor", "123", " "])
def test_whatever_is_committed_is_typed_sign_by_sign(spanish, commit):
    compose(spanish, commit[:3])
    compose(spanish, "", commit)
    letters = [x for x in commit if x in "abcdefghijklmnñopqrstuvwxyz"][:5]
    said = [x.upper() for x in letters] + ["empty"] * (5 - len(letters))
    assert spanish.board[0] == " / ".join(said)


def test_the_board_is_open_to_input_methods_only_where_letters_are_awaited(spanish):
    assert asked(ENABLED)
    assert asked(CURSOR).size() == spanish.tile(1, 1).size()
    spanish.keys("crane>")
    assert not asked(ENABLED)  # The keys of marks are taken as they are.
    spanish.keys("wwwww>")
    assert asked(ENABLED)


def test_hangul_and_kana_and_vietnamese_are_spelt(play, tmp_path):
    for number, (word, commits) in enumerate(
        (("tiếng", ("ti", "ế", "ng")), ("さくら", ("さくら",)), ("한국", ("한", "국")))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = lexicon_file(folder, {word: 35})
        player = play(lexicon=str(path)).until(headline="1 word fits")
        for commit in commits:
            compose(player, commit)
            compose(player, "", commit)
        assert "empty" not in player.board[0]
        assert player.words == [player.words[0]]
        player.window.close()


def test_the_game_beside_takes_part(spanish):
    gamer = Gamer(spanish).begin(number="4711").until(headline="Guess 1")
    compose(spanish, "", "niñ")
    gamer.wait(lambda: gamer.board[0].startswith("N / I / Ñ"))


def test_several_boards_take_part(spanish):
    boards = Boards(spanish, length=5)
    compose(spanish, "~")
    compose(spanish, "", "niñ")
    row = boards.window.findChild(GuessRow)
    tiles = sorted(row.findChildren(Tile), key=lambda tile: tile.x())
    assert [spoken(tile)[0] for tile in tiles[:3]] == ["N", "I", "Ñ"]


def test_the_line_of_the_rack_shows_what_is_composed(spanish):
    rack = Rack(spanish)
    field = rack.field
    field.setFocus()
    before = field.grab().toImage()
    compose(spanish, "~")
    assert field.grab().toImage() != before
    compose(spanish, "", "ñ")
    assert field.text() == "ñ"


DOTLESS = "\u0131"
TURKISH = f"incir {DOTLESS}slak k{DOTLESS}yma kalem"


@pytest.fixture
def turkish(play, tmp_path):
    path = lexicon_file(tmp_path, dict.fromkeys(TURKISH.split(), 35))
    return play(lexicon=str(path), length=5).until(headline="4 words fit")


@pytest.mark.parametrize("typed", ["incir", "\u0130NC\u0130R"])
def test_the_two_letters_i_of_turkish_are_told_apart_on_the_board(turkish, typed):
    turkish.keys(typed)
    assert turkish.board[0] == "\u0130 / N / C / \u0130 / R"
    turkish.keys("<<<<<")
    turkish.keys(f"k{DOTLESS}yma")
    assert turkish.board[0] == "K / I / Y / M / A"


def test_a_shared_turkish_game_is_the_same_game_when_it_is_pasted(turkish):
    turkish.keys("incir>wwwww>").keys(f"k{DOTLESS}yma>wgwwy>")
    turkish.choose("copy_grid_letters")
    shared = QGuiApplication.clipboard().text()
    assert "\u0130NC\u0130R" in shared
    assert "KIYMA" in shared


def test_turkish_letters_are_told_apart_after_the_next_start(play, tmp_path):
    path = lexicon_file(tmp_path, dict.fromkeys(TURKISH.split(), 35))
    first = play(lexicon=str(path), length=5).until(headline="4 words fit")
    first.keys("incir>wwwww>")
    first.window.close()
    show_capitals_of(Alphabet(ENGLISH))  # As in a new program.
    player = play(lexicon=str(path), length=5)
    player.qtbot.waitUntil(lambda: "fit" in player.headline)
    assert player.board[0].startswith("\u0130, ")
