"""A challenge: letters, a clock, and the words one finds before it runs out."""

import random
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QTabWidget,
    QWidget,
)

from tests.boxes import choose_in
from tests.player import KEYS, spoken
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import ALL_TIERS, COMMON_TIER
from wmh.helper.rack.challenge import draw
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import dress, read_theme
from wmh.helper.ui.parts import bars
from wmh.helper.ui.rack import challenge_game, rack_window
from wmh.helper.ui.rack.rack_window import RackWindow
from wmh.helper.ui.words.scope import WordScope

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class Clock:
    """Time that passes when it is told to."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


class Challenger:
    """A person at the second page of a rack window of its own."""

    def __init__(self, qtbot, lexicon, view):
        self.qtbot = qtbot
        self.clock = Clock()
        self.suggester = Suggester()
        with qtbot.waitSignal(self.suggester.opened):
            self.suggester.open(str(lexicon))
        dress(read_theme(ThemeChoice.LIGHT, PaletteChoice.CLASSIC))
        self.window = RackWindow(self.suggester, clock=self.clock)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(self.window)
        self.window.show_view(view)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.window.findChild(QTabWidget).setCurrentIndex(1)

    def keys(self, text):
        for character in text:
            target = QApplication.focusWidget()
            if character in KEYS:
                QTest.keyClick(target, KEYS[character])
            else:
                QTest.keyClicks(target, character)
        return self

    def into(self, name):
        """Give the keyboard to the piece of that name."""
        names = (QLineEdit, QComboBox, QPushButton)
        pieces = [piece for kind in names for piece in self.window.findChildren(kind)]
        piece = next(
            x
            for x in pieces
            if x.isVisible() and name in (x.accessibleName(), getattr(x, "text", str)())
        )
        piece.setFocus()
        return self

    def press(self, text):
        return self.into(text).keys("_")

    def choose(self, name, text):
        """An entry of a box."""
        self.into(name)
        choose_in(QApplication.focusWidget(), text)
        return self

    def play(self, letters, least=3):
        """A game with letters of one's own."""
        return (
            self.choose("Shortest words", f"from {least} ")
            .into("Letters of your own")
            .keys(letters + ">")
            .until_begun()
        )

    def until_begun(self):
        self.qtbot.waitUntil(lambda: bool(self.letters))
        return self

    def pass_time(self, seconds):
        self.clock.now += seconds
        return self

    @property
    def letters(self):
        field = self.window.findChild(QLineEdit, "letters")
        return field.text() if field.isVisible() else ""

    def label(self, name):
        labels = self.window.findChildren(QLabel, name)
        return next(label.text() for label in labels if label.isVisible())

    @property
    def headline(self):
        return self.label("headline")

    @property
    def hint(self):
        return self.label("hint")

    @property
    def list(self):
        return self.window.findChild(QListView, "found")

    @property
    def rows(self):
        model = self.list.model()
        return [model.index(row, 0).data(SPOKEN) for row in range(model.rowCount())]

    @property
    def bar(self):
        return self.window.findChild(QWidget, "clock")

    @property
    def time(self):
        """The spoken time of the clock."""
        return spoken(self.bar)

    def until(self, **shown):
        for name, text in shown.items():
            self.qtbot.waitUntil(lambda name=name, text=text: getattr(self, name) == text)
        return self


@pytest.fixture
def opened(lexicon):
    return open_lexicon(lexicon)


@pytest.fixture
def someone(qtbot, lexicon, opened):
    sitting = Challenger(qtbot, lexicon, WordScope(opened, COMMON_TIER, flagged=False))
    yield sitting
    sitting.suggester.close()


def test_the_main_window_opens_it(player):
    player.choose("rack")
    window = player.window.findChild(RackWindow)
    tabs = window.findChild(QTabWidget)
    window.activateWindow()
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)

    assert tabs.tabText(tabs.currentIndex()) == "&Challenge"
    assert not window.isModal()


def test_words_are_found_and_listed_by_length(someone):
    someone.play("trona", least=2)
    assert someone.letters == "trona"
    assert someone.headline == "0 of 1, 0 points"
    assert someone.rows == ["4 letters: 0 of 1"]

    someone.keys("torn")
    assert someone.window.findChild(QLineEdit, "word").text() == "torn"
    someone.keys(">")
    assert someone.headline == "All found: 1 of 1, 4 points"
    assert someone.rows == ["4 letters: 1 of 1", "TORN, found"]


def test_while_it_runs_only_what_was_found_is_shown(someone):
    someone.play("trainsce")
    before = someone.rows
    someone.keys("rain>crate>")

    assert "RAIN, 4 points" in someone.rows
    assert "CRATE, 7 points" in someone.rows
    assert len(someone.rows) == len(before) + 2
    assert someone.headline.startswith("2 of ")
    assert someone.headline.endswith(", 11 points")
    assert someone.hint == "CRATE: 7 points."


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("zarf", "ZARF cannot be made: there is no Z."),
        ("torr", "TORR cannot be made: there is only one R."),
        ("tor7", "7 is not a letter of this word list."),
        ("rot", "ROT is not in this word list."),
        ("t", "T is too short: words have 3 letters or more."),
        ("tron", "TRON is a word, but not in the vocabulary of this game."),
    ],
)
def test_a_wrong_word_is_refused_and_told_why(someone, word, said):
    someone.play("tornmw").keys(f"{word}>")

    assert someone.hint == said
    assert someone.headline.startswith("0 of ")
    someone.keys("torn>")  # What was refused is replaced by typing.
    assert someone.hint == "TORN: 4 points."


def test_a_word_counts_once(someone):
    someone.play("tornm").keys("torn>torn>")

    assert someone.hint == "TORN has already been found."
    assert someone.headline.startswith("1 of ")


def test_two_of_a_letter_are_counted(someone):
    someone.play("rrtomn").keys("rrr>")

    assert someone.hint == "RRR cannot be made: there are only 2 R."


def test_a_blank_helps_out_and_is_worth_nothing(someone):
    someone.play("to?nm").keys("torn>")

    assert someone.hint == "TORN: 3 points."


def test_when_time_is_over_all_words_are_shown(someone):
    someone.play("tornm").keys("torn>")
    someone.pass_time(119).until(time="1 second left")
    assert someone.headline.startswith("1 of 2")
    someone.pass_time(1).until(headline="Time is over: 1 of 2, 4 points")

    assert someone.rows == ["4 letters: 1 of 2", "MORN, missed", "TORN, found"]
    assert someone.hint == "4 of 10 points. Found words have the sign ✓."
    signs = [
        someone.list.model().index(row, 0).data(Qt.ItemDataRole.UserRole).sign for row in (1, 2)
    ]
    assert signs == ["", "✓"]


Challenger.time = property(lambda self: spoken(self.bar))


def test_a_word_that_comes_too_late_does_not_count(someone):
    someone.play("tornm").keys("torn")
    someone.pass_time(120).keys(">")

    assert someone.headline == "Time is over: 0 of 2, 0 points"


def test_the_clock_is_text_and_says_when_it_runs_out(someone, monkeypatch):
    said = []
    monkeypatch.setattr(challenge_game, "announce", lambda _widget, text: said.append(text))
    someone.choose("Time", "18").play("tornm")
    assert someone.time == "3 minutes left"
    someone.pass_time(59.5).until(time="2 minutes 1 second left")
    assert said == []

    someone.pass_time(60).until(time="1 minute 1 second left")
    someone.pass_time(31).until(time="30 seconds left")
    assert said == ["30 seconds left"]


def test_without_a_clock_there_is_no_end(someone):
    someone.choose("Time", "no").play("tornm")
    assert not someone.bar.isVisible()
    someone.pass_time(1e9).keys("torn>")

    assert someone.hint == "TORN: 4 points."


def test_whoever_gives_up_sees_all_words_and_plays_again(someone):
    someone.play("tornm").press("&Give up")
    assert someone.headline == "Given up: 0 of 2, 0 points"
    assert someone.rows == ["4 letters: 0 of 2", "MORN, missed", "TORN, missed"]

    someone.keys("_")
    assert someone.headline == "Find every word"
    someone.play("tornm")
    assert someone.headline == "0 of 2, 0 points"
    assert someone.bar.isVisible()


@pytest.mark.parametrize("seed", [1, 2, 77])
def test_a_seed_draws_the_same_letters(someone, opened, seed):
    someone.choose("Length of the word", "5")
    someone.into("Seed").keys(f"{seed}>").until_begun()

    assert someone.letters == "".join(draw(5, opened, COMMON_TIER, random.Random(seed)))


@pytest.mark.parametrize(("typed", "seed"), [("1,000", 1000), ("+7", 7), ("-2", 2)])
def test_a_seed_is_made_of_digits_alone(someone, opened, typed, seed):
    someone.choose("Length of the word", "5")
    someone.into("Seed").keys(typed).into("&Draw a word").keys(">").until_begun()

    assert someone.letters == "".join(draw(5, opened, COMMON_TIER, random.Random(seed)))


def test_a_sign_alone_is_no_seed(someone):
    someone.choose("Length of the word", "5")
    someone.into("Seed").keys("+").into("&Draw a word").keys(">").until_begun()


def test_without_a_seed_a_word_is_drawn_too(someone, opened):
    someone.choose("Length of the word", "5")
    someone.into("&Draw a word").keys(">").until_begun()

    assert len(someone.letters) == 5
    assert not someone.headline.startswith("0 of 0")


def test_space_shuffles_the_letters_and_leaves_the_word_alone(someone):
    someone.play("craneio").keys("ra")
    seen = set()
    for _ in range(20):
        someone.keys("_")
        seen.add(someone.letters)

    assert len(seen) > 10
    assert {"".join(sorted(letters)) for letters in seen} == {"aceinor"}
    assert someone.window.findChild(QLineEdit, "word").text() == "ra"


def test_the_shuffle_button_does_the_same(someone):
    someone.play("craneio")
    seen = set()
    for _ in range(10):
        someone.press("Shuffle the letters")
        seen.add(someone.letters)

    assert len(seen) > 3
    someone.keys("crane>")
    assert someone.hint == "CRANE: 7 points."


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "The rack is empty: type its letters, and ? for a blank."),
        ("t0rn", "The rack 't0rn' has '0', which is not a letter of this word list: give letters;"
         " ? is a blank."),
        ("zzz", "No word can be made: give more letters, or allow shorter words."),
        ("a" * 40, "The rack '{}' has 40 letters: give 25 at most.".format("a" * 40)),
    ],
)  # fmt: skip
def test_letters_that_cannot_be_played_are_refused(someone, typed, said):
    someone.into("Letters of your own").keys(typed + ">").until(
        headline="These letters cannot be played"
    )

    assert someone.hint == said
    assert not someone.letters


def test_escape_clears_the_word_and_ends_no_game(someone):
    someone.play("tornm").keys("tor~")

    assert someone.window.isVisible()
    assert someone.window.findChild(QLineEdit, "word").text() == ""
    someone.into("&Give up").keys("~")
    assert someone.window.isVisible()
    someone.keys("_~")
    assert not someone.window.isVisible()


def test_a_window_with_a_game_can_be_closed(someone):
    someone.play("tornm")

    assert someone.window.close()


def test_the_list_is_walked_and_typing_goes_on(someone):
    someone.play("trainsce").keys("crate>|")
    assert QApplication.focusWidget() is someone.list
    assert someone.list.currentIndex().data() == "crate"
    someone.keys("^")
    assert QApplication.focusWidget() is someone.window.findChild(QLineEdit, "word")
    someone.keys("|rain")

    assert someone.window.findChild(QLineEdit, "word").text() == "rain"
    someone.keys(">")
    assert someone.hint == "RAIN: 4 points."


def test_before_anything_is_found_there_is_no_list_to_walk(someone):
    someone.play("trainsce").keys("|crate")

    assert someone.window.findChild(QLineEdit, "word").text() == "crate"
    someone.keys(">")
    assert someone.hint == "CRATE: 7 points."


def test_what_is_found_and_refused_is_heard(someone, monkeypatch):
    said = []
    monkeypatch.setattr(bars, "announce", lambda _widget, text: said.append(text))
    someone.play("tornm").keys("torn>zzz>")

    assert "TORN: 4 points." in said
    assert said[-1] == "ZZZ cannot be made: there is no Z."


def test_every_control_has_a_name(someone):
    def nameless():
        kinds = (QLineEdit, QComboBox, QListView)
        pieces = [piece for kind in kinds for piece in someone.window.findChildren(kind)]
        return [x for x in pieces if x.isVisible() and not x.accessibleName()]

    assert nameless() == []
    someone.play("tornm")
    assert nameless() == []
    letters = someone.window.findChild(QLineEdit, "letters")
    assert letters.accessibleName() == "The letters: T O R N M"


def test_too_many_words_are_refused(someone, monkeypatch):
    monkeypatch.setattr(rack_window, "_MOST_WORDS", 2)
    someone.into("Letters of your own").keys("trainsce>").until(
        headline="These letters cannot be played"
    )

    assert re.fullmatch(r"\d+ words can be made: give fewer letters or blanks\.", someone.hint)


def test_a_view_without_words_of_that_length_is_told(someone, opened):
    someone.window.show_view(WordScope(opened, 25, flagged=False))
    someone.choose("Length of the word", "5").into("&Draw a word").keys(">")
    someone.until(headline="These letters cannot be played")

    assert someone.hint == "There is no word of that length here: choose another."


def test_a_game_goes_on_while_the_view_changes(someone, opened):
    someone.play("tornmw").keys("tron>")
    someone.window.show_view(WordScope(opened, ALL_TIERS, flagged=False))
    assert someone.letters == "tornmw"

    someone.keys("tron>")
    assert someone.hint == "TRON is a word, but not in the vocabulary of this game."
