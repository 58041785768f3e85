"""Words that one game refuses: kept with that game, whatever the word list, and taken back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from tests.helper.ui.test_context_menus import pick, row_menu
from tests.helper.ui.test_games_beside import begin
from tests.helper.ui.test_openers import offered
from tests.lexica import english, lexicon_of
from tests.program import wmh
from wmh.base.files import paths
from wmh.engine.advice import advise
from wmh.engine.candidates import candidates_of
from wmh.engine.question import Question
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.helper.refused_words import refused_words, saved_refused, with_refused, without_refused
from wmh.helper.settings import Settings, save
from wmh.helper.ui.shell.windows import Windows

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def wait(player, shown):
    player.qtbot.waitUntil(shown)


def menu_of(player):
    menu = player.window.findChild(QMenu, "refused_words")
    return [each.text().replace("&", "") for each in menu.actions()]


def test_a_word_of_the_list_is_refused_by_one_game_and_taken_back(player):
    begin(player, "absurdle")
    wait(player, lambda: len(player.words) > 3)
    first = player.words[0]
    player.keys("|").key(Qt.Key.Key_X, BOTH)
    wait(player, lambda: player.words and first not in player.words)

    assert menu_of(player) == [f"Suggest {first.upper()} again"]
    begin(player, "wordle")
    wait(player, lambda: first in player.words)
    assert menu_of(player) == []

    begin(player, "absurdle")
    wait(player, lambda: player.words and first not in player.words)
    player.window.findChild(QMenu, "refused_words").actions()[0].trigger()
    wait(player, lambda: first in player.words)


def test_a_refused_opener_is_not_offered_in_that_game_only(player):
    begin(player, "wordle")
    assert offered(player) == ["Recommended first guess: CRATE"]
    player.keys("crate>").key(Qt.Key.Key_X, BOTH)

    assert player.hint == "Wordle refuses CRATE: it is not suggested in this game any more."
    assert player.board == ["empty / empty / empty / empty / empty"]
    assert offered(player) == []
    wait(player, lambda: player.words and "crate" not in player.words)
    begin(player, "lingo")
    begin(player, "wordle")
    assert offered(player) == []


def test_the_menu_of_the_list_refuses_the_word_it_was_opened_on(player):
    begin(player, "wordle")
    wait(player, lambda: len(player.words) > 3)
    third = player.words[2]
    pick(row_menu(player, 3), f"This game refuses {third.upper()}")

    wait(player, lambda: player.words and third not in player.words)
    assert menu_of(player) == [f"Suggest {third.upper()} again"]


def test_without_a_game_there_is_nothing_to_keep_it_with(player):
    assert not player.action("refuse_word").isEnabled()
    menu = row_menu(player, 1)
    entry = next(each for each in menu.actions() if "refuses" in each.text().replace("&", ""))
    assert not entry.isEnabled()
    menu.close()


WORDS = lexicon_of(["bat", "cat", "cot", "dog", "tac", "hat", "rat"])


@pytest.mark.parametrize("guesses", GuessList)
@pytest.mark.parametrize("strategy", [Strategy.EXACT, Strategy.ENTROPY, Strategy.WORST])
def test_a_refused_word_is_neither_a_guess_nor_an_answer(guesses, strategy):
    question = Question((), 3, strategy=strategy, guesses=guesses, refused=("cat", "xyz", "ümlaut"))
    assert len(candidates_of(question, WORDS)) == 6
    solver = Solver(WORDS)
    for asked in (question, replace(question, refused=())):  # One solver serves both.
        *_, advice = solver.improve(advise(asked, WORDS))
        listed = {each.word for each in advice.suggestions}
        assert ("cat" in listed) is not bool(asked.refused)
        assert len(listed) == 7 - bool(asked.refused)


def test_an_opening_list_that_was_kept_is_shown_without_refused_words(home):
    from wmh.helper.answering import Answering

    answering = Answering()
    question = Question((), 5, strategy=Strategy.ENTROPY, rows=20)
    *_, every = answering(question, english())
    gone = every.suggestions[0].word
    *_, shown = answering(replace(question, refused=(gone,)), english())
    answering.close()

    words = [each.word for each in every.suggestions]
    assert [each.word for each in shown.suggestions][:19] == words[1:]
    assert [each.rank for each in shown.suggestions][:3] == [1, 2, 3]
    assert shown.remaining == every.remaining - 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"wordle": 3}', '{"wordle": ["salet"]}'])
def test_what_is_kept_is_read_again_and_what_makes_no_sense_is_nothing(text):
    more = with_refused(text, "wordle", "crate")
    assert refused_words(more, "wordle")[-1] == "crate"
    assert refused_words(more, "absurdle") == ()
    assert refused_words(more, "") == ()
    assert "crate" not in refused_words(without_refused(more, "wordle", "crate"), "wordle")


def test_what_is_kept_is_read_by_commands(player):

    begin(player, "absurdle")
    wait(player, lambda: len(player.words) > 3)
    first = player.words[0]
    player.keys("|").key(Qt.Key.Key_X, BOTH)
    wait(player, lambda: player.words and first not in player.words)

    assert saved_refused("absurdle") == (first,)
    assert saved_refused("wordle") == ()
    assert first not in wmh("suggest", "--game", "absurdle", "--rows", 3).out.split()


def test_several_boards_leave_out_what_their_game_refuses(player):
    from tests.helper.ui.test_boards import Boards

    boards = Boards(player, 4, 5, 9)
    boards.player.window.findChild(Windows).open_boards(4, 5, 9, "quordle")
    boards.until(lambda: len(boards.words) > 3)
    first = boards.words[0]
    boards.keys(f"{first}>").key(Qt.Key.Key_X, BOTH)
    boards.until(lambda: boards.words and first not in boards.words)
    said = f"Quordle refuses {first.upper()}: it is not suggested in this game any more."
    assert boards.hint == said

    menu = boards.window.findChild(QMenu, "refused_words")
    assert [each.text().replace("&", "") for each in menu.actions()] == [
        f"Suggest {first.upper()} again"
    ]
    assert first not in wmh("boards", "--game", "quordle", "--rows", 3).out.split()
    menu.actions()[0].trigger()
    boards.until(lambda: first in boards.words)


@pytest.mark.parametrize("words", [("salet",), ("salet", "crane"), ("niño", "güzel", 'a"\\b')])
def test_commands_read_what_the_settings_write(words):
    text = "{}"
    for word in words:
        text = with_refused(text, "wordle", word)
    save(Settings(refused=text), paths.settings_file(), ("refused",))
    assert saved_refused("wordle") == words
    assert saved_refused("absurdle") == ()


def test_a_command_and_an_open_window_lose_no_word_of_each_other(player):
    begin(player, "wordle")
    wait(player, lambda: len(player.words) > 3)
    first, second = player.words[:2]
    assert (
        wmh("presets", "refuse", "wordle", first.upper()).out
        == f"Wordle refuses {first.upper()}.\n"
    )

    # The window comes back to the front, and has the word of the command.
    player.choose("keys")
    wait(player, lambda: player.words and first not in player.words)
    assert menu_of(player) == [f"Suggest {first.upper()} again"]

    # A window that does not know of a second command yet adds a word of its own.
    wmh("presets", "refuse", "wordle", second)
    pick(row_menu(player, 3), f"This game refuses {player.words[2].upper()}")
    assert {first, second} < set(saved_refused("wordle"))
    assert len(saved_refused("wordle")) == 3

    ended = wmh("presets", "refuse", "wordle", first, second, "--again")
    assert ended.out.count("\n") == 1
    assert len(saved_refused("wordle")) == 1


def test_other_settings_of_an_open_window_leave_the_words_of_a_command(player):
    begin(player, "wordle")
    wmh("presets", "refuse", "lingo", "salet")
    player.choose("dark").choose("longer")
    begin(player, "lingo")

    assert saved_refused("lingo") == ("salet",)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("wordel", "salet"), "There is no game 'wordel'"),
        (("wordle", "s4let"), "'s4let' is not a word: give letters only."),
    ],
)
def test_what_is_no_game_or_no_word_is_refused(home, arguments, said):
    code, out, err = wmh("presets", "refuse", *arguments)

    assert (code, out) == (2, "")
    assert said in err
    assert saved_refused("wordle") == ()


def test_settings_of_a_newer_version_stay_as_they_are(home):
    paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file().write_text("[General]\nversion=99\n", "utf-8")

    code, _out, err = wmh("presets", "refuse", "wordle", "salet")

    assert code == 2
    assert "newer version" in err
    assert err.count("\n") == 1
    assert paths.settings_file().read_text("utf-8") == "[General]\nversion=99\n"
