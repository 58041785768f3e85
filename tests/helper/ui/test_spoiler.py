"""The spoiler ladder: what is shown, said and kept back at each of its steps."""

import re
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListView, QPushButton, QWidget

from tests.patience import PATIENCE
from tests.player import WORDS, spoken
from wmh.base.files import paths
from wmh.base.text.languages import LanguageChoice
from wmh.engine.advice import advise
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Strategy
from wmh.helper import settings
from wmh.helper.catalogues import GAMES
from wmh.helper.ui.game.game_choice import GameChoice
from wmh.helper.ui.look.theme import SMALL, text_font
from wmh.helper.ui.parts import bars
from wmh.helper.ui.spoiler import cover, spoiler_text
from wmh.helper.ui.spoiler.row_cover import LevelSlider

CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = {level: Qt.Key(Qt.Key.Key_0.value + level) for level in Spoiler}
COVERED = (Spoiler.COUNT, Spoiler.LETTERS, Spoiler.HINT)


@pytest.fixture
def at(play):
    """A player who has chosen a level."""

    def sit_down(level, **more):
        return play(spoiler=int(level), **more).until(headline="20 words fit")

    return sit_down


def letters(player):
    view = player.window.findChild(QListView, "telling")
    if view is None or not view.isVisible():
        return []
    return [view.model().index(row, 0).data() for row in range(view.model().rowCount())]


def hint(player):
    label = player.window.findChild(QLabel, "hinted")
    return spoken(label) if label is not None and label.isVisible() else ""


def texts(player):
    """The texts in the place of the list."""
    names = ("reason", "terms", "note")
    labels = [x for x in player.window.findChildren(QLabel) if x.objectName() in names]
    return " ".join(x.text() for x in labels if x.isVisible())


def choose(player, level):
    return player.key(KEYS[level], CONTROL)


def named_words(player, length=4):
    """The words of the word list that can be found anywhere in the window, seen or not."""
    found = []
    for widget in player.window.findChildren(QWidget):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        found += [widget.text()] if hasattr(widget, "text") else []
        if hasattr(widget, "model") and widget.model() is not None:
            model = widget.model()
            roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            roles = (*roles, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.UserRole)
            for row in range(model.rowCount()):
                found += [str(model.index(row, 0).data(role)) for role in roles]
    said = set(re.findall(r"[a-z]+", " ".join(map(str, found)).lower()))
    return {word for word in said & WORDS.keys() if len(word) == length}


# What each step shows


def test_a_window_shows_everything_until_somebody_wants_less(player):
    assert len(player.words) == 20
    assert spoken(player.widget_named("Help level")) == "Help level"


def test_one_key_leaves_only_the_number_of_words(player):
    choose(player, Spoiler.COUNT)

    assert player.headline == "20 words fit"
    assert player.words == []
    assert not player.list.isVisible()
    assert texts(player) == "Ctrl+2 also shows which letters help."


def test_letters_come_with_their_share_the_most_telling_first(player):
    choose(player, Spoiler.LETTERS)
    player.qtbot.waitUntil(lambda: letters(player) != [])

    assert letters(player)[:3] == ["E", "O", "N"]
    view = player.window.findChild(QListView, "telling")
    rows = QAccessible.queryAccessibleInterface(view)
    assert rows.child(0).text(QAccessible.Text.Name) == "E, in 11 of 20 words"
    assert hint(player) == ""
    assert "Ctrl+3 also gives a hint." in texts(player)


def test_letters_that_are_known_help_no_more(at):
    player = at(Spoiler.LETTERS).keys("rain>ywwg>").until(headline="11 words fit")
    player.qtbot.waitUntil(lambda: "T" in letters(player) and "A" not in letters(player))

    assert not set("RAIN") & set(letters(player))


def test_a_hint_gives_a_letter_and_the_same_key_the_next(player):
    choose(player, Spoiler.HINT)
    player.qtbot.waitUntil(lambda: hint(player) != "")
    assert hint(player) == "Part of the best suggestion: O at place 2"

    choose(player, Spoiler.HINT)
    assert hint(player) == "Part of the best suggestion: O at place 2, N at place 4"

    player.press("Next place")
    assert hint(player).endswith("L at place 1, O at place 2, N at place 4")
    assert "One more letter would reveal it." in texts(player)

    choose(player, Spoiler.HINT)
    assert hint(player).endswith("L at place 1, O at place 2, N at place 4")
    assert named_words(player) == set()


def test_a_hint_that_has_no_room_paints_nothing(player):
    choose(player, Spoiler.HINT)
    player.qtbot.waitUntil(lambda: hint(player) != "")
    hinted = player.window.findChild(QLabel, "hinted")
    hinted.resize(4, hinted.height())

    assert not hinted.grab().isNull()


def test_a_hint_is_remembered_for_its_position_only(at):
    player = at(Spoiler.HINT)
    player.qtbot.waitUntil(lambda: hint(player) != "")
    choose(player, Spoiler.HINT)
    choose(player, Spoiler.LIST)
    choose(player, Spoiler.HINT)
    assert hint(player).count("place") == 2

    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.qtbot.waitUntil(lambda: hint(player).count("place") == 1)


def test_the_list_keeps_the_last_word_back_until_it_is_asked_for(at):
    player = at(Spoiler.LIST)
    assert len(player.words) == 20
    player.keys("rain>ggww>").until(headline="1 word fits")

    player.qtbot.waitUntil(lambda: texts(player) == "One word is left. Ctrl+5 shows it.")
    assert player.words == []
    assert player.hint == "Type a guess."
    assert named_words(player) == {"rain"}  # The guess itself.

    choose(player, Spoiler.ANSWER)
    assert player.words == ["rate"]


@pytest.mark.parametrize("level", Spoiler)
def test_a_word_that_has_been_guessed_is_no_answer_any_more(at, level):
    player = at(level).keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")

    player.qtbot.waitUntil(lambda: player.words == ["torn"])


# Nothing else names words


@pytest.mark.parametrize("level", COVERED)
def test_no_word_is_found_anywhere_at_a_level_that_names_none(at, level):
    player = at(level, why=True)
    player.qtbot.waitUntil(lambda: level is Spoiler.COUNT or letters(player) != [])

    assert named_words(player) == set()


@pytest.mark.parametrize(
    ("openers", "offered"),
    [
        ("", "Recommended first guess: CRATE"),
        ("wordle:slate:::slate+slate", "Your usual first guess: SLATE"),
    ],
)
def test_no_first_guess_is_offered_below_a_covered_list(play, openers, offered):
    player = play(length=5, openers=openers).until(headline="7 words fit")
    begin(player, "wordle").until(headline="7 words fit")
    assert player.label("opener") == offered
    for level in COVERED:
        choose(player, level)
        player.qtbot.waitUntil(lambda: player.words == [])
        assert named_words(player, 5) == set(), level
        player.keys("_")  # Takes no word that is not shown.
        assert named_words(player, 5) == set(), level
    choose(player, Spoiler.ANSWER)
    player.qtbot.waitUntil(lambda: "crane" in player.words)


@pytest.mark.parametrize("level", COVERED)
def test_words_are_covered_wherever_they_were_shown(play, level):
    player = play(why=True, strategy=Strategy.PAPER).until(headline="20 words fit")
    why = player.window.findChild(QLabel, "guess")
    player.qtbot.waitUntil(lambda: why.text() == "LORN")
    player.choose("tree")
    tree = player.window.findChild(QDialog)
    assert "LORN" in tree.windowTitle()
    assert len(named_words(player)) > 15

    choose(player.to_front(), level)
    player.qtbot.waitUntil(lambda: player.window.findChild(QDialog) is None)

    assert named_words(player) == set()


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_T])
def test_reasons_and_tree_say_why_they_are_not_to_be_had(at, key):
    player = at(Spoiler.LETTERS)

    player.key(key, CONTROL)

    assert player.hint == "That would give words away: Ctrl+4 shows the list."
    assert player.window.findChild(QDialog) is None


def test_proposals_that_spell_a_word_are_kept_back(at):
    player = at(Spoiler.HINT).keys("roes>ggwg>").until(headline="No word fits")
    player.qtbot.waitUntil(lambda: proposals(player) != [])
    assert "Row 1 was ROSE: 1 word" not in proposals(player)

    choose(player, Spoiler.LIST)
    player.qtbot.waitUntil(lambda: "Row 1 was ROSE: 1 word" in proposals(player))


def proposals(player):
    buttons = player.window.findChildren(QPushButton, "proposal")
    return [spoken(button) for button in buttons if button.isVisible()]


def test_what_somebody_asks_for_is_answered_at_every_level(at):
    player = at(Spoiler.COUNT).key(Qt.Key.Key_F, CONTROL).keys("torn")

    answer = player.window.findChild(QLabel, "answer")
    assert answer.text().startswith("Yes: TORN")


def test_no_word_can_be_taken_or_copied_while_they_are_covered(at):
    player = at(Spoiler.COUNT).keys("|")
    assert player.focus() is player.tile(1, 1)

    player.key(Qt.Key.Key_C, CONTROL)

    assert player.hint == "Select a word in the list first."


def test_the_keyboard_returns_to_the_board_when_the_list_is_covered(player):
    player.keys("||")
    assert player.focus() is player.list

    choose(player, Spoiler.COUNT)

    assert player.focus() is player.tile(1, 1)
    assert player.hint.startswith("Help level 1 of 5")


def test_the_hint_speaks_of_no_list_where_there_is_none(at):
    player = at(Spoiler.LETTERS)
    assert player.hint == "Type a guess."

    choose(player, Spoiler.ANSWER)
    player.keys("r<")
    assert player.hint == "Type a guess, or take one from the list."


# The control, and memory


def test_the_level_is_remembered(player):
    choose(player, Spoiler.LETTERS)
    player.window.close()

    assert settings.load(paths.settings_file()).spoiler == Spoiler.LETTERS


def begin(player, key):
    player.window.findChild(GameChoice).begin(GAMES.read_named(key))
    return player.see()


def test_each_game_has_the_level_that_was_chosen_in_it(play):
    player = play(length=5).until(headline="7 words fit")
    choose(player, Spoiler.COUNT)
    begin(player, "wordle")
    assert ladder(player).value() == Spoiler.COUNT  # Another game tells no more unasked.

    choose(player, Spoiler.LIST)
    player.choose("undo")
    assert ladder(player).value() == Spoiler.COUNT
    player.choose("redo")
    assert ladder(player).value() == Spoiler.LIST


@pytest.mark.parametrize("kept", ["[]", '{"": 9}', '{"": "two"}', "{", "[" * 5000])
def test_levels_of_games_that_make_no_sense_are_none(play, kept):
    player = play(length=5, help_levels=kept).until(headline="7 words fit")
    begin(player, "wordle")
    player.choose("undo")

    assert ladder(player).value() == Spoiler.ANSWER


@pytest.mark.parametrize("kept", ["0", "6", "-1", "two", ""])
def test_a_level_there_is_not_is_as_if_it_were_not_kept(tmp_path, kept):
    path = tmp_path / "settings.ini"
    path.write_text(f"[General]\nspoiler={kept}\n")

    assert settings.load(path).spoiler == Spoiler.ANSWER


def ladder(player):
    return player.window.findChild(LevelSlider)


def click(shown, level):
    """A click on the middle of each fifth that belongs to the level."""
    wide, high = shown.width(), shown.height()
    points = (QPoint(x, high // 2) for x in range(wide))
    on = [each for each in points if shown.level_at(QPointF(each)) is level]
    assert len(on) > wide / 12, level
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=on[len(on) // 2])


@pytest.mark.parametrize("language", [each for each in LanguageChoice if each != "system"])
@pytest.mark.parametrize("look", [{}, {"compact": True}, {"scale": 200}], ids=str)
def test_the_names_of_the_levels_have_room_in_every_language(play, language, look):
    player = play(**look)
    if language is not LanguageChoice.ENGLISH:
        player.speak(language)
    shown = ladder(player)
    metrics = QFontMetrics(shown.type)
    names = [spoiler_text.name(level) for level in Spoiler]

    assert shown.isVisible()
    assert shown.width() >= sum(map(metrics.horizontalAdvance, names))
    player.qtbot.waitUntil(lambda: shown.height() >= metrics.height())
    assert shown.type.pixelSize() >= 0.8 * text_font(SMALL).pixelSize() - 1
    if "compact" in look:
        assert shown.minimumSizeHint().width() < 220  # It does not widen a window of 250.
    assert shown.parentWidget().rect().contains(shown.geometry())


def test_the_menu_the_keys_and_the_ladder_are_at_one(player):
    shown = ladder(player)
    for level in Spoiler:
        click(shown, level)
        assert player.action(f"spoiler-{level}").isChecked()
        assert shown.value() == level

    player.choose("spoiler-2")
    assert shown.value() == 2
    choose(player, Spoiler.COUNT)
    assert [x for x in Spoiler if player.action(f"spoiler-{x}").isChecked()] == [Spoiler.COUNT]


def test_the_ladder_is_climbed_by_arrow_keys_and_says_what_comes_next(at):
    player = at(Spoiler.LETTERS)
    ladder = player.window.findChild(LevelSlider)
    ladder.setFocus(Qt.FocusReason.TabFocusReason)
    heard = QAccessible.queryAccessibleInterface(ladder)
    assert heard.role() is QAccessible.Role.Slider
    assert heard.valueInterface().currentValue() == 2
    said = heard.text(QAccessible.Text.Description)
    assert said == "Help level 2 of 5: also which letters help. Ctrl+3 also gives a hint."

    player.keys("]")
    assert heard.valueInterface().currentValue() == 3
    player.keys("]]]")
    assert ladder.value() == 5
    player.key(Qt.Key.Key_Home)
    assert ladder.value() == 1
    player.keys("~")
    assert player.focus() is player.tile(1, 1)


def test_a_wheel_over_the_ladder_reveals_nothing(at):
    player = at(Spoiler.COUNT)
    ladder = player.window.findChild(LevelSlider)
    middle = QPointF(ladder.rect().center())
    turned = QWheelEvent(
        middle,
        ladder.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(ladder, turned)

    assert ladder.value() == 1


def test_letters_are_walked_through_and_typing_goes_to_the_board(at):
    player = at(Spoiler.LETTERS)
    player.qtbot.waitUntil(lambda: letters(player) != [])
    view = player.window.findChild(QListView, "telling")
    view.enter()
    for _ in range(len(letters(player)) + 2):
        player.keys("]")
    assert view.currentIndex().row() == len(letters(player)) - 1

    player.keys("ra")
    assert player.board[0].startswith("R / A")


def test_steps_and_hints_are_said_aloud(player, monkeypatch):
    said = []
    for module in (bars, cover):
        monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    choose(player, Spoiler.HINT)
    player.qtbot.waitUntil(lambda: hint(player) != "")

    assert "Help level 3 of 5: also a hint." in said
    assert "Part of the best suggestion: O at place 2" in said
    assert not [text for text in said if set(text.lower().split()) & WORDS.keys()]


# Nothing flashes


class Gate:
    """Answers the empty board, and then one instalment each time it is let through."""

    def __init__(self):
        self.through = Event()

    def __call__(self, question, lexicon, stop):
        if question.turns:
            while not self.through.wait(0.002):
                if stop():
                    return
        yield advise(question, lexicon, stop)


def picture(player):
    QApplication.processEvents()  # Layouts settle before anything is painted.
    return player.window.grab().toImage()


@pytest.mark.parametrize("level", Spoiler)
def test_while_an_answer_is_on_its_way_the_old_one_dims_and_nothing_moves(play, level):
    gate = Gate()
    player = play(answers=gate, spoiler=int(level)).until(headline="20 words fit")
    player.qtbot.waitUntil(lambda: level not in COVERED[1:] or letters(player) != [])
    shown = (letters(player), hint(player), player.words)
    headline = player.window.findChild(QLabel, "headline")
    place = headline.geometry()

    player.keys("rain>")
    assert player.headline == "20 words fit so far"
    assert headline.geometry().topLeft() == place.topLeft()
    assert (letters(player), player.words) == (shown[0], shown[2])
    shown, place = (letters(player), hint(player), player.words), headline.geometry()

    player.keys("w")
    player.qtbot.waitUntil(lambda: headline.property("waiting"))
    assert player.headline == "20 words fit so far"
    assert (letters(player), hint(player), player.words) == shown
    assert headline.geometry() == place
    pale = picture(player)

    gate.through.set()
    player.until(headline="2 words fit so far")
    player.qtbot.waitUntil(lambda: not headline.property("waiting"))
    assert headline.geometry().topLeft() == place.topLeft()
    assert picture(player) != pale


@pytest.mark.parametrize("taken", ["spoiler-1", "language-de"])
def test_what_is_out_of_date_may_be_covered_and_shown_in_another_language(play, taken):
    """The explanation names a row that is gone, and says nothing about the rows that are there."""
    gate = Gate()
    gate.through.set()
    player = play(answers=gate).until(headline="20 words fit")
    player.keys("rain>ywwg>rain>wwww>").until(headline="No word fits")
    gate.through.clear()

    player.choose("remove_last_row")
    if taken == "language-de":
        player.speak("de")
    else:
        player.choose(taken)
    assert player.words == []
    gate.through.set()

    player.until(headline="11 Wörter passen" if taken == "language-de" else "11 words fit")
    assert len(player.words) == (11 if taken == "language-de" else 0)


@pytest.mark.parametrize("level", COVERED)
def test_better_instalments_of_an_answer_change_nothing_where_words_are_covered(play, level):
    more, sent = Event(), Event()

    def growing(question, lexicon, stop):
        first = advise(question, lexicon, stop)
        yield first
        more.wait(PATIENCE)
        yield replace(first, suggestions=first.suggestions[::-1])
        sent.set()

    player = play(answers=growing, spoiler=int(level)).until(headline="20 words fit")
    player.qtbot.waitUntil(lambda: level is Spoiler.COUNT or letters(player) != [])
    before = picture(player)

    more.set()
    player.qtbot.waitUntil(sent.is_set)  # Which is after the better one has been delivered.

    assert picture(player) == before
