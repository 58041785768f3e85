"""The window speaks several languages, and goes over to another in the middle of everything."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu

from resources.i18n.po import LANGUAGES, path_of, read
from tests.helper.ui.gaming import Gamer
from wmh.base.files import paths
from wmh.base.text import languages, phrases
from wmh.base.text.languages import LanguageChoice
from wmh.helper import settings
from wmh.helper.ui.parts.numbers import decimal, significant, whole
from wmh.helper.ui.program.language import speak


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    yield
    speak(LanguageChoice.ENGLISH)


def said(language, source, form=0, context=""):
    """The translation of a text in one form; the text itself where there is none."""
    known = read(path_of(language)) if language in LANGUAGES else {}
    found = known.get((context, source))
    return (found and found.forms[form]) or source


def menus(player):
    return [action.text() for action in player.window.menuBar().actions()]


def letters(board):
    """The letters that are written on a board, in whatever language the marks are said."""
    letters = [[said.partition(",")[0] for said in row.split(" / ")] for row in board]
    return [[letter if len(letter) == 1 else "" for letter in row] for row in letters]


def test_there_is_a_translation_for_every_choice_and_a_name():
    assert set(languages.LANGUAGES) == set(LanguageChoice) - {LanguageChoice.SYSTEM}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_starts_in_the_language_that_is_remembered(play, language):
    player = play(language=LanguageChoice(language))
    assert menus(player)[0] == said(language, "&Game")
    assert player.action(f"language-{language}").isChecked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_language_is_spoken_at_once_and_remembered(player, language):
    player.speak(language)
    assert menus(player)[-1] == said(language, "&Help")
    assert player.headline == said(language, "1 word fits", 1, "Wording").format(20)
    assert player.action(f"language-{language}").isChecked()
    assert settings.load(paths.settings_file()).language == language

    player.speak("en")
    assert menus(player)[-1] == "&Help"
    assert player.headline == "20 words fit"


def test_a_window_in_another_language_has_the_theme_of_the_one_before(player):
    def looks():
        return player.colour(player.window.menuBar(), 0.99, 0.05), player.colour(
            player.list, 0.5, 0.9
        )

    light = looks()
    player.choose("dark")
    QApplication.processEvents()
    dark = looks()
    player.speak("de").qtbot.waitUntil(lambda: looks() == dark)  # Once it is laid out.
    assert light[0] != dark[0]
    assert light[1] != dark[1]
    player.choose("light").speak("en").qtbot.waitUntil(lambda: looks() == light)


def test_the_language_spoken_already_changes_nothing(player):
    before = player.action("new_game")
    player.choose("language-en")
    player.qtbot.wait(20)
    assert player.action("new_game") is before


def test_the_board_its_steps_and_the_list_stay(player):
    player.keys("rain>ywwg>to").until(headline="11 words fit")
    board, words = player.board, player.words
    player.speak("de")
    assert letters(player.board) == letters(board)
    assert player.words[:-1] == words[:-1]  # The last row says how many more there are.
    player.speak("en")
    assert player.board == board
    player.speak("fr")
    player.keys("r")
    assert len(player.board) == len(board)
    player.choose("undo").choose("undo").choose("undo")
    player.qtbot.waitUntil(lambda: len(player.words) > len(words))
    player.choose("redo").choose("redo").choose("redo")
    player.qtbot.waitUntil(lambda: player.words[:-1] == words[:-1])


def test_a_solved_game_stays_on_the_board(player):
    player.keys("rain>gggg>")
    board = player.board
    player.speak("fr")
    assert player.headline == said("fr", "Solved in 1 guess").format(1)
    player.speak("en")
    assert player.board == board


def test_a_step_is_named_in_the_language_spoken(player):
    player.keys("ra")
    player.speak("es")
    step = said("es", "typing", context="Steps")
    undo = said("es", "&Undo {0}")
    assert player.action("undo").text() == undo.format(step)


def test_what_is_looked_for_is_still_looked_for(player):
    player.choose("find").keys("..rn")
    player.speak("fil")
    field = player.window.findChild(QLineEdit, "find")
    assert field.isVisible()
    assert field.text() == "..rn"
    assert player.focus() is field


def test_a_game_that_is_guessed_goes_on(player):
    gamer = Gamer(player)
    gamer.begin(secret="typed", typed="corn").until(headline="Guess 1")
    gamer.guess("torn").keys("bo")
    board = gamer.board
    player.speak("de")
    gamer = Gamer(player)
    assert gamer.pane.isVisible()
    assert letters(gamer.board) == letters(board)
    gamer.keys("<<corn>")
    gamer.wait(lambda: len(gamer.recorded) == 1)
    (played,) = gamer.recorded
    assert [turn.word for turn in played.turns] == ["torn", "corn"]
    board = gamer.board

    player.speak("en")
    gamer = Gamer(player)
    assert letters(gamer.board) == letters(board)
    assert gamer.headline == "Won in 2 guesses"
    assert len(gamer.recorded) == 1


def test_a_game_in_which_the_program_guesses_goes_on(player):
    gamer = Gamer(player)
    gamer.begin(who="the program guesses").until(headline="Guess 1")
    gamer.keys("g")
    board = gamer.board
    player.speak("fr")
    player.speak("en")
    gamer = Gamer(player)
    assert gamer.board == board
    gamer.keys("ggg>")
    Gamer(player).until(headline="Found in 1 guess")


def test_what_the_form_says_stays(player):
    player.choose("play")
    gamer = Gamer(player)
    gamer.choose("secret", "typed").type("Hidden word (not shown while typing)", "corn")
    player.speak("es")
    player.speak("en")
    gamer = Gamer(player)
    gamer.press("Begin").until(headline="Guess 1")


def test_what_was_put_away_stays_as_it_is(player):
    """Search and form are made when they are wanted, and so they are in another window."""
    player.choose("find")
    QTest.keyClicks(player.window.findChild(QLineEdit, "find"), ".*in")
    player.key(Qt.Key.Key_Escape)
    player.choose("play")
    Gamer(player).choose("secret", "typed").type("Hidden word (not shown while typing)", "corn")
    player.choose("play")
    player.speak("es")
    player.speak("en")

    player.choose("find")
    assert player.window.findChild(QLineEdit, "find").text() == ".*in"
    player.key(Qt.Key.Key_Escape)
    player.choose("play")
    Gamer(player).press("Begin").until(headline="Guess 1")


@pytest.mark.parametrize("name", ["known", "keys", "about", "rack", "statistics"])
def test_windows_beside_it_are_made_anew(player, name):
    player.choose(name)
    player.speak("de")
    (panel,) = [each for each in player.window.findChildren(QDialog) if each.isVisible()]
    assert panel.objectName() == f"{name}-panel"


@pytest.fixture
def damaged(tmp_path, monkeypatch):
    path = tmp_path / "de.mo"
    path.write_bytes(b"damaged")
    whole = phrases.catalogue_of
    monkeypatch.setattr(phrases, "catalogue_of", lambda x: path if x == "de" else whole(x))


DAMAGED = "The translations in de.mo are missing or damaged: the program speaks English."


def test_a_damaged_catalogue_is_told_of_and_english_spoken(damaged, play):
    player = play(language=LanguageChoice.GERMAN)
    assert menus(player)[0] == "&Game"
    assert player.message == DAMAGED
    assert whole(12345) == "12,345"


def test_going_over_to_a_damaged_catalogue_is_told_of(damaged, play):
    player = play(language=LanguageChoice.FRENCH)
    player.speak("de")
    assert menus(player)[0] == "&Game"
    player.qtbot.waitUntil(lambda: player.message == DAMAGED)
    player.speak("fr")
    assert menus(player)[0] == said("fr", "&Game")


def test_each_action_is_there_once(player):
    def named():
        found = (each.objectName() for each in player.window.findChildren(QAction))
        return sorted(filter(None, found))

    before = named()
    player.speak("de")
    assert named() == before
    assert len(set(before)) == len(before)


def test_a_window_without_a_lexicon_says_so_again(play):
    player = play(lexicon="nowhere").until(headline="No word list")
    player.speak("de")
    player.until(headline=said("de", "No word list"))


@pytest.mark.parametrize(
    ("language", "thousands", "half"),
    [
        ("en", "12,345", "0.50"),
        ("fil", "12,345", "0.50"),
        ("de", "12.345", "0,50"),
        ("es", "12.345", "0,50"),
        ("fr", "12\u202f345", "0,50"),
    ],
)
def test_numbers_are_written_as_the_language_does(qapp, language, thousands, half):
    speak(LanguageChoice(language))
    assert whole(12345) == thousands
    assert decimal(0.5, 2) == half
    assert significant(0.00123, 2) == "0.0012".replace(".", half[1])


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["de-AT", "en-US"], "de"),
        (["ja-JP", "fr", "en"], "fr"),
        (["tl-PH", "en"], "fil"),
        (["en-GB", "de"], "en"),
        (["pt-BR"], "en"),
        ([], "en"),
    ],
)
def test_the_system_chooses_the_first_of_its_languages_there_is(play, monkeypatch, tags, language):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: tags)
    player = play(language=LanguageChoice.SYSTEM)
    assert menus(player)[0] == said(language, "&Game")


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_two_entries_of_a_menu_have_the_same_key(play, language):
    player = play(language=LanguageChoice(language))
    for menu in [player.window.menuBar(), *player.window.findChildren(QMenu)]:
        entries = {}
        for text in (action.text().replace("&&", "") for action in menu.actions()):
            if "&" in text:
                entries.setdefault(text[text.index("&") + 1].casefold(), []).append(text)
        assert not [each for each in entries.values() if len(each) > 1]
