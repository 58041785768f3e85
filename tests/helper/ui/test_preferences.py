"""The preferences: another way to the same choices, always at one with the menus."""

import json
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QTabWidget,
)

from tests.boxes import choose_in
from tests.helper.test_settings import another
from tests.helper.ui.test_lexicon_menu import checked, choose, mine
from tests.player import spoken
from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Strategy
from wmh.helper import settings
from wmh.helper.settings import Settings, ThemeChoice, save
from wmh.helper.ui.preferences.setting import section_table
from wmh.helper.ui.shell.actions import action_table, menu_table

__all__ = ["mine"]

CONTROL = Qt.KeyboardModifier.ControlModifier
CHOICES = [
    spec.setting
    for spec in action_table()
    # Another language makes the window anew.
    if spec.value is not None and spec.setting != "language"
]
GROUPS = list(dict.fromkeys(CHOICES))
SWITCHES = [
    spec
    for spec in action_table()
    # No window is on top on this platform.
    if spec.setting and spec.value is None and spec.setting != "on_top"
]


class Preferences:
    """A person at the open window of preferences."""

    def __init__(self, player):
        self.player = player
        player.key(Qt.Key.Key_Comma, CONTROL)
        player.qtbot.waitUntil(self.window.isActiveWindow)
        player.qtbot.waitUntil(lambda: all(self.filled(x) for x in range(self.pages.count())))

    def filled(self, page):
        return self.pages.widget(page).widget() is not None

    @property
    def windows(self):
        found = self.player.window.findChildren(QDialog)
        return [x for x in found if x.objectName() == "preferences-panel" and x.isVisible()]

    @property
    def window(self):
        (only,) = self.windows
        return only

    @property
    def pages(self):
        return self.window.findChild(QTabWidget)

    def turn_to(self, editor):
        pages = self.pages
        number = next(n for n in range(pages.count()) if pages.widget(n).isAncestorOf(editor))
        pages.setCurrentIndex(number)

    def named(self, name):
        kinds = [*self.window.findChildren(QComboBox), *self.window.findChildren(QCheckBox)]
        editor = next(each for each in kinds if each.accessibleName() == name)
        self.turn_to(editor)
        return editor

    def pick(self, name, text):
        """By keyboard: letter by letter, as far as needed."""
        box = self.named(name)
        choose_in(box, text)
        return self

    def shown(self, name):
        editor = self.named(name)
        return editor.currentText() if isinstance(editor, QComboBox) else editor.isChecked()

    def press(self, text):
        buttons = self.window.findChildren(QPushButton)
        button = next(x for x in buttons if x.text().replace("&", "") == text and x.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self

    def offers(self, text):
        buttons = self.window.findChildren(QPushButton)
        return any(x.text().replace("&", "") == text and x.isVisible() for x in buttons)


OWN = {each.name: each.default for each in fields(Settings) if each.name.startswith("own_")}
OWN |= {"help_levels": Settings().help_levels}
"""What later games begin with, and the help level of each game: they follow the preferences."""


def stored():
    return replace(settings.load(paths.settings_file()), **OWN)


def help_levels():
    return json.loads(settings.load(paths.settings_file()).help_levels)


def options(group):
    return [spec for spec in action_table() if spec.setting == group]


def label(group):
    return menu_table()[options(group)[0].menu].replace("&", "")


def test_a_key_opens_them_beside_the_window_and_once(player):
    preferences = Preferences(player)
    assert not preferences.window.isModal()

    player.choose("preferences")
    assert len(preferences.windows) == 1

    QTest.keyClick(preferences.window, Qt.Key.Key_Escape)
    assert preferences.windows == []
    player.choose("preferences")
    assert len(preferences.windows) == 1


def test_every_setting_a_person_would_set_has_its_row():
    named = {row for page in section_table() for row in page.rows}

    assert {each.name for each in fields(Settings)} - named == {
        "places",
        "presented",
        "lesson_scale",
        "lesson_code",
        "lesson_pace",
        "game",
        "openers",
        "told_of_games",
        "refused",
        "words",
        "game_words",
        "help_levels",
        "recent_games",
        "recent_files",
        "boards_strategy",
        "own_strategy",
        "own_prior",
        "own_plain",
        "own_familiarity",
        "own_attempts",
    }


@pytest.mark.parametrize("group", GROUPS)
def test_what_is_chosen_here_is_what_the_menu_would_choose(play, group):
    player = play(strategy=Strategy.LINGO).until(headline="20 words fit")
    preferences = Preferences(player)
    for spec in options(group):
        player.choose(spec.name)
        by_menu = stored()
        assert preferences.shown(label(group)) == spec.text.replace("&", "")

        other = next(each for each in options(group) if each is not spec)
        player.choose(other.name)
        box = preferences.named(label(group))
        box.setCurrentIndex(box.findText(spec.text.replace("&", "")))
        box.activated.emit(box.currentIndex())

        assert stored() == by_menu
        assert player.action(spec.name).isChecked()


@pytest.mark.parametrize("spec", SWITCHES, ids=lambda spec: spec.name)
def test_a_box_to_check_is_the_action_of_the_menu(player, spec):
    preferences = Preferences(player)
    name = player.action(spec.name).text().replace("&", "")
    for _time in range(2):
        before = preferences.shown(name)
        QTest.keyClick(preferences.named(name), Qt.Key.Key_Space)

        assert preferences.shown(name) is not before
        assert player.action(spec.name).isChecked() is not before
        assert getattr(stored(), spec.setting) is not before

    player.choose(spec.name)
    assert preferences.shown(name) is player.action(spec.name).isChecked()


def test_the_text_beside_a_box_checks_it_too(player):
    preferences = Preferences(player)
    box = preferences.named("Show offensive words")
    label = next(
        x for x in preferences.window.findChildren(QLabel) if x.text() == "Show offensive words"
    )
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)

    assert box.isChecked()
    assert stored().flagged


def test_a_theme_is_put_on_at_once(player):
    Preferences(player).pick("Theme", "D")

    player.qtbot.waitUntil(lambda: player.colour(player.window, 0.5, 0.99) == "#17171a")


def test_another_length_begins_a_new_game_and_the_board_is_followed(player):
    player.keys("rain>ywwg>")
    preferences = Preferences(player).pick("Length of the words", "5")
    assert len(player.tiles()[0]) == 5

    player.window.activateWindow()
    player.choose("undo")
    assert preferences.shown("Length of the words") == "4 letters"
    assert len(player.tiles()) == 2


@pytest.mark.usefixtures("mine")
def test_a_lexicon_is_chosen_and_followed(play):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline == "3,287 words fit")
    preferences = Preferences(player)
    assert preferences.shown("Word list") == "English"

    preferences.pick("Word list", "mine")
    player.qtbot.waitUntil(lambda: player.headline == "3 words fit")
    assert checked(player) == ["mine"]

    choose(player, "English")
    player.qtbot.waitUntil(lambda: player.headline == "3,287 words fit")
    assert preferences.shown("Word list") == "English"


def test_attempts_can_be_set_only_where_they_count(player):
    preferences = Preferences(player)
    assert not preferences.named("Attempts, for Lingo points").isEnabled()

    player.choose("strategy-lingo")
    assert preferences.named("Attempts, for Lingo points").isEnabled()


def different(play):
    """A window with every setting changed."""
    # Another language makes the window anew, and this platform has no window on top.
    kept = ("lexicon", "places", "length", "language", "game", "words", "on_top", "compact")
    kept += ("presented", "lesson_scale", "lesson_pace", "lesson_code", "told_of_games", "openers")
    kept += ("game_words", "refused", "recent_games", "recent_files", "boards_strategy", *OWN)
    others = {each.name: another(each) for each in fields(Settings) if each.name not in kept}
    others |= {"length": 5, "strategy": Strategy.LINGO, "spoiler": Spoiler.LIST}
    player = play(**others)
    save(Settings(**others), paths.settings_file())
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))
    return player


def as_at_first(player):
    """But for what is no preference, and the lexicon of the tests."""
    now = stored()
    return replace(now, places=b"", lexicon="english", words="english") == Settings()


def test_all_is_reset_after_a_question_and_taken_back(play):
    player = different(play)
    before = stored()
    preferences = Preferences(player).press("Reset all …")
    assert stored() == before

    preferences.press("Keep them")
    assert stored() == before
    assert preferences.offers("Reset all …")

    preferences.press("Reset all …").press("Reset all")
    player.qtbot.waitUntil(lambda: as_at_first(player))

    preferences.press("Undo")
    player.qtbot.waitUntil(lambda: replace(stored(), places=b"") == replace(before, places=b""))
    assert not preferences.offers("Undo")


def test_words_that_a_game_refuses_are_no_preference_and_stay(play):
    refused = '{"wordle": ["salet"]}'
    dark = {"refused": refused, "theme": ThemeChoice.DARK}
    save(Settings(**dark), paths.settings_file())
    player = play(**dark)
    Preferences(player).press("Reset all …").press("Reset all")
    player.qtbot.waitUntil(lambda: stored().theme is Settings().theme)
    assert stored().refused == refused


def test_the_help_levels_of_all_games_are_reset_and_taken_back(play):
    levels = json.dumps({"": int(Spoiler.ANSWER), "wordle": int(Spoiler.COUNT)})
    player = play(help_levels=levels)
    save(Settings(help_levels=levels), paths.settings_file())
    preferences = Preferences(player).press("Reset all …").press("Reset all")
    player.qtbot.waitUntil(lambda: preferences.offers("Undo"))
    assert help_levels() == {}
    preferences.press("Undo")
    assert help_levels() == json.loads(levels)


def test_escape_takes_the_question_back_before_it_closes(player):
    preferences = Preferences(player).press("Reset all …")
    QTest.keyClick(player.focus(), Qt.Key.Key_Escape)
    assert preferences.offers("Reset all …")

    QTest.keyClick(player.focus(), Qt.Key.Key_Escape)
    assert preferences.windows == []


def test_a_page_is_reset_alone(play):
    player = different(play)
    preferences = Preferences(player)
    preferences.named("Strategy")
    before = stored()
    preferences.press("Reset this page")

    of_the_page = ("spoiler", "strategy", "guesses", "prior", "plain", "why", "possible_only")
    first = {name: getattr(Settings(), name) for name in of_the_page}
    assert stored() == replace(before, **first)
    assert help_levels() == {}
    preferences.press("Undo")
    assert stored() == before


def test_a_page_that_is_as_at_first_says_so(player):
    preferences = Preferences(player)
    preferences.named("Strategy")
    preferences.press("Reset this page")

    said = [each.text() for each in preferences.window.findChildren(QLabel) if each.isVisible()]
    assert "All settings have their default values already." in said
    assert not preferences.offers("Undo")


def test_everything_is_named_and_reached_by_tab(player):
    preferences = Preferences(player)
    pages = preferences.pages
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        page = pages.widget(number)
        editors = {
            each
            for kind in (QComboBox, QCheckBox)
            for each in page.findChildren(kind)
            if each.isEnabled()
        }
        assert all(spoken(each) for each in editors)
        pages.tabBar().setFocus()
        reached = set()
        for _time in range(len(editors) + 6):
            QTest.keyClick(player.focus(), Qt.Key.Key_Tab)
            reached.add(player.focus())
        assert editors <= reached


@pytest.mark.parametrize("width", [320, 560, 900])
def test_nothing_is_cut_off_at_any_width(player, width):
    preferences = Preferences(player)
    preferences.window.resize(width, 400)
    pages = preferences.pages
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        page = pages.widget(number)
        for kind in (QComboBox, QCheckBox):
            for each in page.findChildren(kind):
                right = each.mapTo(page, each.rect().topRight()).x()
                assert right <= page.viewport().width()


def test_another_language_is_spoken_at_once_on_the_same_page(player):
    before = Preferences(player)
    before.pages.setCurrentIndex(2)
    player.speak("fr")
    after = before.pages
    assert after.currentIndex() == 2
    said = after.currentWidget().findChildren(QLabel)
    assert _("Word list") in [each.text() for each in said]
    assert "Word list" not in [each.text() for each in said]


def test_a_page_that_is_turned_to_at_once_is_there(player):
    player.key(Qt.Key.Key_Comma, CONTROL)
    (window,) = (x for x in player.window.findChildren(QDialog) if x.isVisible())
    pages = window.findChild(QTabWidget)
    QTest.keyClick(pages, Qt.Key.Key_Backtab, CONTROL)  # Round to the last.

    last = pages.widget(pages.count() - 1).widget()
    assert last is not None
    assert last.isVisible()
    assert last.findChildren(QCheckBox)


def test_settings_are_searched_on_all_pages(player):
    shown = Preferences(player)
    pages = shown.pages
    every = [number for number in range(pages.count()) if pages.isTabVisible(number)]
    player.key(Qt.Key.Key_F, CONTROL)
    player.keys("theme")
    (only,) = [number for number in every if pages.isTabVisible(number)]
    boxes = [x for x in pages.widget(only).findChildren(QComboBox) if x.isVisible()]
    assert [x.accessibleName() for x in boxes] == ["Theme"]

    player.keys("zzz")
    assert any(
        x.isVisible() and x.text() == "No setting has these words."
        for x in shown.window.findChildren(QLabel)
    )
    player.keys("~")
    assert [n for n in range(pages.count()) if pages.isTabVisible(n)] == every
    assert shown.window.isVisible()


def test_a_search_finds_what_a_choice_is_called(player):
    shown = Preferences(player)
    player.key(Qt.Key.Key_F, CONTROL)
    player.keys("orange")
    visible = [n for n in range(shown.pages.count()) if shown.pages.isTabVisible(n)]
    assert len(visible) == 1
