"""Races with the same secrets for strategies and a person."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QTableWidget

from tests.player import spoken
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.ui.record import race_panel
from wmh.helper.ui.record.race_panel import RacePanel

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class Course:
    """The panel as it is seen and used."""

    def __init__(self, player):
        player.choose("race")
        self.panel = player.window.findChild(RacePanel)
        self.qtbot = player.qtbot

    def field(self, name):
        return self.panel.findChild(QLineEdit, name)

    def button(self, text):
        return next(
            x for x in self.panel.findChildren(QPushButton) if x.text().replace("&", "") == text
        )

    def run(self, *strategies, secrets, you=False):
        self.choose(*strategies)
        if you:
            self.panel.findChild(QCheckBox).click()
        field = self.field("secrets")
        field.selectAll()
        QTest.keyClicks(field, secrets)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def choose(self, *titles):
        menu = next(x.menu() for x in self.panel.findChildren(QPushButton) if x.menu())
        for action in menu.actions():
            if action.isChecked() != (action.text() in titles):
                action.trigger()

    def guess(self, word):
        QTest.keyClicks(self.field("guess"), word)
        QTest.keyClick(self.field("guess"), Qt.Key.Key_Return)

    def until(self, said):
        self.qtbot.waitUntil(lambda: self.said.startswith(said))
        return self

    @property
    def said(self):
        return self.panel.findChild(QLabel, "hint").text()

    def rows(self):
        table = self.panel.findChild(QTableWidget, "lanes")
        return {
            table.item(row, 0).text(): [table.item(row, column).text() for column in range(1, 5)]
            + [table.item(row, 5).data(SPOKEN)]
            for row in range(table.rowCount())
        }


def words(heard):
    """The guesses of a runner, without their clues."""
    return [each.partition(":")[0] for each in heard.split("; ")]


PAPER, PLACES = "Letter frequency (the paper's)", "Letters at their places"


@pytest.fixture
def course(player):
    return Course(player)


def test_strategies_race_for_words(course):
    course.run(PAPER, PLACES, secrets="born rain")
    course.until("First: ")
    rows = course.rows()
    assert list(rows) == [PAPER, PLACES]
    for left, won, lost, _, guesses in rows.values():
        assert (left, won, lost) == ("found", "2", "0")
        assert words(guesses)[-1] == "RAIN"


def test_the_strategy_in_use_takes_part_unless_it_is_taken_out(play):
    player = play(strategy=Strategy.EXPECTED).until(headline="20 words fit").choose("race")
    menu = next(x.menu() for x in Course(player).panel.findChildren(QPushButton) if x.menu())
    assert STRATEGIES[Strategy.EXPECTED].title in {
        action.text() for action in menu.actions() if action.isChecked()
    }


def test_how_far_a_race_is_is_heard_as_it_is_seen(course):
    state = course.panel.findChild(QLabel, "hint")
    course.run(PAPER, PLACES, secrets="20")
    stale = set()

    def over():
        if spoken(state) != course.said:
            stale.add((course.said, spoken(state)))
        return course.said.startswith("First: ")

    course.qtbot.waitUntil(over)
    assert stale == set()


def test_words_are_drawn(course):
    course.run(PAPER, secrets="7")
    course.until("First: ")
    assert course.rows()[PAPER][1] == "7"


def test_the_person_guesses_and_sees_no_others_letters_before_the_end(course):
    course.run(PAPER, secrets="born", you=True)
    course.until("Your turn")
    assert "LORN" not in course.rows()[PAPER][4]
    assert "green" in course.rows()[PAPER][4]
    course.guess("horn")
    course.qtbot.waitUntil(lambda: words(course.rows()["You"][4]) == ["HORN"])
    course.until("Your turn")
    course.guess("born")
    course.until("First: ")
    assert course.rows()["You"][:3] == ["found", "1", "0"]
    assert words(course.rows()[PAPER][4])[-1] == "BORN"


def test_the_clues_of_ones_own_guesses_are_heard(course, monkeypatch):
    said = []
    monkeypatch.setattr(race_panel, "announce", lambda _widget, text: said.append(text))
    course.run(PAPER, secrets="born rain", you=True)
    course.until("Your turn").guess("torn")
    torn = "TORN: white, green, green, green"
    course.qtbot.waitUntil(lambda: course.rows()["You"][4] == torn)
    course.until("Your turn").guess("zzzz")
    course.until("The guess 'zzzz' is not in the word list")
    course.field("guess").selectAll()
    course.guess("born")
    course.qtbot.waitUntil(lambda: course.rows()["You"][4] == "")
    course.until("Your turn").guess("rain")
    course.until("First: ")

    clues = [torn, "BORN: green, green, green, green", "RAIN: green, green, green, green"]
    assert [text for text in said if "green" in text] == clues
    assert course.rows()["You"][4] == clues[-1]


def test_a_word_that_is_none_costs_nothing(course):
    course.run(PAPER, secrets="born", you=True)
    course.until("Your turn")
    course.guess("bzzt")
    course.until("The guess 'bzzt' is not in the word list")
    assert course.rows()["You"][4] == ""
    QTest.keyClicks(course.field("guess"), "torn")
    assert course.field("guess").text() == "torn", "what was refused has gone"


def test_giving_up_ends_it(course):
    course.run(secrets="born", you=True)
    course.until("Your turn")
    QTest.mouseClick(course.button("Give up"), Qt.MouseButton.LeftButton)
    course.until("No answer was found.")


def test_a_race_is_stopped_and_another_begun(course):
    course.run(PAPER, secrets="20", you=True)
    course.until("Your turn")
    QTest.mouseClick(course.button("Stop"), Qt.MouseButton.LeftButton)
    course.until("Stopped.")
    course.run(PAPER, secrets="born", you=True)
    course.until("First: ")


@pytest.mark.parametrize(
    ("secrets", "said"),
    [
        ("", "Type how many"),
        ("0", "Type how many"),
        ("1001", "Type how many"),
        pytest.param("1" * 5000, "Type how many", id="long"),  # Python refuses to read these.
        ("3 words", "Type how many"),
        ("born zzzz", "The answer 'zzzz' is not in the word list"),
        ("crane", "The answer 'crane' is 5 long"),
    ],
)
def test_secrets_that_will_not_do_are_refused(course, secrets, said):
    field = course.field("secrets")
    field.clear()
    course.run(PAPER, secrets=secrets)
    course.until(said)
    assert course.button("Start").isVisible()


@pytest.mark.parametrize(
    ("typed", "raced"),
    [("0123", ["0123"]), ("1000", ["1000"]), ("0123 4567", ["0123", "4567"]), ("3", None)],
)
def test_codes_of_digits_are_secrets_too(play, typed, raced):
    player = play(lexicon="codes:0123456789", length=4, rule="pegs")
    course = Course(player.until(headline="10,000 codes fit"))
    course.run(PAPER, secrets=typed)
    course.until("First: ")
    won, _, guesses = course.rows()[PAPER][1], *course.rows()[PAPER][3:]
    assert won == str(len(raced or range(3)))
    assert raced is None or words(guesses)[-1] == raced[-1]


def test_somebody_has_to_run(course):
    course.run(secrets="3")
    assert course.said.startswith("No players yet")


def test_a_game_that_shows_letters_shows_them_in_a_race(play):
    course = Course(play(game="lingo", length=4).until(headline="20 words fit"))
    course.run(PAPER, PLACES, secrets="corn rain", you=True)
    course.until("Shown: C···. Your turn")
    course.guess("rain")
    course.until("The game shows c...: 'rain' has other letters there.")
    course.field("guess").selectAll()
    course.guess("corn")
    course.until("Shown: R···. Your turn")
    course.guess("rain")
    course.until("First: ")
    for name, (*_, guesses) in course.rows().items():
        assert all(word.startswith("R") for word in words(guesses)), name


def test_the_mode_of_the_game_holds_in_the_race_too(player):
    player.choose("hard")
    course = Course(player)
    assert course.panel.windowTitle() == "Race with words of 4 letters · Hard mode"
    course.run(PAPER, secrets="born", you=True)
    course.until("Your turn").guess("torn")
    course.qtbot.waitUntil(lambda: words(course.rows()["You"][4]) == ["TORN"])
    course.until("Your turn").guess("tear")
    course.until("Hard mode does not allow 'tear': ")
    assert words(course.rows()["You"][4]) == ["TORN"]


def test_so_do_the_guesses_that_a_game_allows(play):
    course = Course(play(game="wordle", length=5).until(headline="7 words fit"))
    assert course.panel.windowTitle() == "Race with words of 5 letters · 6 guesses"
    course.run(secrets="arise", you=True)
    for made in range(1, 7):
        course.until("Your turn").guess("crate")
        wanted = ["CRATE"] * made
        course.qtbot.waitUntil(lambda wanted=wanted: words(course.rows()["You"][4]) == wanted)
    course.until("No answer was found.")
    assert course.rows()["You"][2] == "1"


def test_each_race_draws_words_of_its_own(course):
    drawn = set()
    for _ in range(6):
        course.run(PAPER, secrets="1")
        course.until("First: ")
        drawn.add(words(course.rows()[PAPER][4])[-1])
    assert len(drawn) > 1  # Of 20: by chance they are one in three million times.
