"""A class plays: a hidden secret, hands for words, the board, and the comparison."""

import base64
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
)

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from tests.player import WORDS, spoken
from tests.turns import drawn
from wmh.base.files import paths
from wmh.engine.question import Question
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.games.keeping import answer_guess, hidden
from wmh.helper.ui.classroom.class_page import ClassBoard
from wmh.helper.ui.classroom.classroom_window import ClassroomWindow, ComparisonPage
from wmh.helper.ui.look.bar_chart import WordRows
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.parts.bars import MessageBar

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
SECRET = "Hidden word (not shown while typing)"


class Class:
    """A player as the teacher of a class."""

    def __init__(self, player):
        self.player, self.qtbot = player, player.qtbot
        self.to_front(player.window)
        player.key(Qt.Key.Key_K, CONTROL | SHIFT)
        self.window = player.window.findChild(ClassroomWindow)
        self.to_front(self.window)

    def to_front(self, window):
        window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

    def keys(self, text):
        self.player.keys(text)
        return self

    def key(self, *key):
        self.player.key(*key)
        return self

    def until(self, done):
        self.qtbot.waitUntil(done)
        return self

    def begin(self, secret="corn"):
        self.keys(f"{secret}>")
        return self.until(lambda: self.headline.startswith("Guess 1"))

    def guess(self, word):
        return self.keys(f"{word}>1>>")

    def close(self):
        closed = self.window
        self.key(Qt.Key.Key_W, CONTROL)
        self.until(lambda: not closed.isVisible())

    def act(self, text):
        action = next(x for x in self.window.findChildren(QAction) if x.text() == text)
        assert action.isEnabled()
        action.trigger()
        return self

    def open_lexicon(self, name):
        menu = self.player.window.findChild(QMenu, "lexica")
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.text() == name).trigger()

    # Eyes and ears

    def label(self, name):
        labels = self.window.findChildren(QLabel, name)
        return next((label.text() for label in labels if label.isVisible()), "")

    def said_of(self, name):
        return [x.text() for x in self.window.findChildren(QLabel, name) if x.isVisible()]

    @property
    def headline(self):
        return self.label("headline")

    @property
    def hint(self):
        return self.label("hint")

    @property
    def note(self):
        return self.label("note")

    @property
    def said(self):
        """The sentence about the secret."""
        return " ".join(
            x.text() for x in self.window.findChildren(QLabel) if x.isVisible() and "." in x.text()
        )

    @property
    def message(self):
        bar = self.window.findChild(MessageBar)
        return bar.accessibleName() if bar.isVisible() else ""

    @property
    def ballot(self):
        model = self.window.findChild(QListView, "ballot").model()
        return [model.index(row, 0).data(SPOKEN) for row in range(model.rowCount())]

    @property
    def selected(self):
        return self.window.findChild(QListView, "ballot").currentIndex().data()

    @property
    def runs(self):
        model = self.window.findChild(QListView, "runs").model()
        return [model.index(row, 0).data(SPOKEN) for row in range(model.rowCount())]

    @property
    def board(self):
        """The spoken words of the tiles of every row that is not empty."""
        rows = {}
        tiles = self.window.findChild(ClassBoard).findChildren(Tile)
        for tile in sorted(tiles, key=lambda tile: (tile.y(), tile.x())):
            if tile.isVisible():
                rows.setdefault(tile.y(), []).append(spoken(tile).partition(", place")[0])
        return [" / ".join(row) for row in rows.values() if "empty" not in row]

    @property
    def everything(self):
        """The texts of the window, seen or heard."""
        widgets = [x for x in self.window.findChildren(QLabel) if x.isVisible()]
        fields = [x.displayText() for x in self.window.findChildren(QLineEdit) if x.isVisible()]
        names = [spoken(x) for x in self.window.findChildren(QLineEdit)]
        return " ".join([*(x.text() for x in widgets), *fields, *names, *self.board]).lower()

    def button_shown(self, text):
        return any(x.text().replace("&", "") == text for x in _buttons(self))

    def button(self, text):
        buttons = self.window.findChildren(QPushButton)
        return next(x for x in buttons if x.text().replace("&", "") == text and x.isVisible())


@pytest.fixture
def sit(play):
    def sit_down(**settings):
        return Class(play(**settings).until(headline="20 words fit"))

    return sit_down


# The answer


def test_the_secret_is_not_seen_before_the_end(sit):
    room = sit().keys("corn")
    assert "corn" not in room.everything
    assert "4 letters, in the word list small." in room.said
    room.keys(">")
    assert room.headline == "Guess 1 of 6"
    assert "corn" not in room.everything
    room.guess("rain")
    assert room.headline == "Guess 2 of 6"
    assert "corn" not in room.everything
    room.guess("corn")
    assert room.headline == "Found in 2 guesses: CORN"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "corm",
            "The hidden word has 4 letters and is not in the word list small: type another word.",
        ),
        (
            "c0rn",
            "The hidden word has a sign that is not a letter of the word list small: type another",
        ),
        ("a", "The hidden word has 1 letter and is not in the word list small: type another word."),
        ("", "There is no hidden word yet: type a word, or have one drawn."),
    ],
)
def test_a_secret_that_will_not_do_is_refused_without_naming_it(sit, typed, said):
    room = sit().keys(f"{typed}>")
    assert said in room.said
    assert not room.headline
    assert len(typed) < 2 or typed not in room.everything


def test_it_is_seen_while_a_button_is_held_down(sit):
    room = sit().keys("corn")
    show = room.button("Show")
    QTest.mousePress(show, Qt.MouseButton.LeftButton)
    assert "corn" in room.everything
    QTest.mouseRelease(show, Qt.MouseButton.LeftButton)
    assert "corn" not in room.everything


def test_a_word_is_drawn_that_nobody_sees(sit):
    room = sit()
    room.player.qtbot.mouseClick(room.button("Draw a word"), Qt.MouseButton.LeftButton)
    room.until(lambda: "letters, in the word list" in room.said)
    before = room.everything
    room.keys("_").until(lambda: room.headline.startswith("Guess 1"))
    assert not any(f" {word} " in f" {before} {room.everything} " for word in WORDS)
    room.act("&Give up")
    word = room.headline.removeprefix("Given up, it was ").lower()
    assert word in WORDS


def test_rule_and_rows_are_chosen(sit):
    room = sit()
    for name, typed in (("Rule of the game", "bl"), ("Guesses allowed", "5")):
        boxes = room.window.findChildren(QComboBox)
        box = next(x for x in boxes if x.accessibleName() == name)
        choose_in(box, typed)
    room.window.findChild(QLineEdit, "secret").setFocus()
    room.begin("corn").guess("torn")
    assert room.headline == "Guess 2 of 5"
    assert room.label("guess") == "3 black  0 white"


# The ballot


def test_hands_are_counted_by_keys(sit):
    room = sit().begin().keys("rain>+++torn>12")
    assert room.ballot == ["RAIN, 3 hands", "TORN, 12 hands, leads"]
    room.keys("^-")
    assert room.ballot == ["RAIN, 2 hands", "TORN, 12 hands, leads"]
    room.keys("]]]").keys("[")
    assert room.ballot[0] == "RAIN, 4 hands"
    room.keys("12")
    assert room.ballot == ["RAIN, 12 hands, leads", "TORN, 12 hands, leads"]
    room.keys("|<")
    assert room.ballot == ["RAIN, 12 hands, leads"]
    room.key(Qt.Key.Key_Z, CONTROL)
    assert room.ballot == ["RAIN, 12 hands, leads", "TORN, 12 hands, leads"]
    for expected in ("RAIN, 4 hands", "RAIN, 5 hands", "RAIN, 4 hands"):
        room.key(Qt.Key.Key_Z, CONTROL)
        assert room.ballot[0] == expected
    room.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert room.ballot[0] == "RAIN, 5 hands"


def test_the_leading_word_is_guessed_after_a_question(sit):
    room = sit().begin().keys("rain>3torn>5worn>1")
    room.keys(">")
    assert room.headline == "Guess TORN?"
    assert room.hint == "It has 5 hands. Enter guesses it, Esc does not."
    assert room.board == ["T / O / R / N"]
    room.keys("~")
    assert room.headline == "Guess 1 of 6"
    assert room.board == []
    room.keys(">>")
    assert room.board == ["T, white / O, green / R, green / N, green"]
    assert room.ballot == []


def test_the_teacher_may_choose_another(sit):
    room = sit().begin().keys("rain>3torn>5>^")
    assert room.headline == "Guess RAIN?"
    assert room.hint == "It does not lead. Enter guesses it, Esc does not."
    room.keys(">")
    assert room.board == ["R, yellow / A, white / I, white / N, green"]


def test_a_tie_is_said_and_resolved_by_lot(sit):
    room = sit().begin().keys("rain>5torn>5worn>1>")
    assert room.hint == "2 words lead with 5 hands each: Enter guesses this one, Space draws lots."
    room.keys("_")
    word = room.selected
    assert word in ("RAIN", "TORN")
    assert room.hint == f"{word} was drawn by lot. Enter guesses it, Esc does not."
    room.keys(">")
    assert room.headline == "Guess 2 of 6"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rains", "The guess 'rains' is 5 long; this game needs 4."),
        ("r4in", "The guess 'r4in' has '4', which this word list does not use."),
        ("rain", "'rain' has already been nominated: count hands for it."),
        ("torn", "The word 'torn' was guessed in row 1: nominate another."),
    ],
)
def test_what_cannot_be_guessed_is_not_nominated(sit, typed, said):
    room = sit().begin().guess("torn").keys("rain>").keys(f"{typed}>")
    assert room.hint == said
    assert room.ballot == ["RAIN, 0 hands"]
    assert room.window.findChild(QLineEdit, "nominate").selectedText() == typed


def test_words_the_lexicon_has_not_are_allowed_with_a_notice(sit):
    room = sit().begin().keys("xyzz>")
    assert room.hint == "XYZZ is not in the word list small, but it can be guessed."
    assert room.ballot == ["XYZZ, 0 hands, not in the word list"]
    room.keys(">>")
    assert room.board == ["X, white / Y, white / Z, white / Z, white"]


def test_enter_with_nothing_nominated_says_what_to_do(sit):
    room = sit().begin().keys(">")
    assert room.hint == "No word is nominated yet: type one, then Enter."


def test_a_word_does_not_begin_with_a_space(sit):
    room = sit().begin().keys("rain>_+")
    assert room.ballot == ["RAIN, 1 hand, leads"]


def test_in_games_of_codes_digits_are_letters(play):
    room = Class(play(lexicon="codes:123456").until(headline="1,296 codes fit"))
    room.begin("1123").keys("1122>++").keys("4456>+")
    assert room.ballot == ["1122, 2 hands, leads", "4456, 1 hand"]
    room.keys(">>")
    assert room.label("guess") == "3 black  0 white"


def test_letters_typed_in_the_list_go_to_the_field(sit):
    room = sit().begin().keys("rain>")
    room.window.findChild(QListView, "ballot").setFocus()
    room.keys("3")
    assert room.ballot == ["RAIN, 3 hands, leads"]
    room.keys("torn>")
    assert room.ballot == ["RAIN, 3 hands, leads", "TORN, 0 hands"]


def test_its_model_keeps_the_promises_of_a_model(sit):
    room = sit().begin()
    model = room.window.findChild(QListView, "ballot").model()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, room.window
    )
    room.keys("rain>3torn>1<>>")
    assert tester.model() is model


# How many words are left


def test_how_many_are_left_is_told_when_asked(sit, lexicon):
    from wmh.engine.lexicon.store import open_lexicon

    room = sit().begin().guess("rain")
    assert room.button("How many words are left?")
    room.key(Qt.Key.Key_L, CONTROL)
    opened = open_lexicon(lexicon)
    game = answer_guess(hidden(Terms(4, keeping=Keeping.FIXED), "corn", opened), "rain", opened)
    from wmh.helper.games.possible import fitting

    left = len(fitting(game, Question((), 4), opened))
    assert left > 1
    room.until(lambda: any(x.text() == f"{left} words are left" for x in _buttons(room)))
    room.guess("torn")
    assert room.button("How many words are left?"), "covered again"


def test_how_many_were_left_of_another_game_is_not_said_of_this_one(sit):
    room = sit().begin("corn").key(Qt.Key.Key_L, CONTROL)
    room.until(lambda: any(x.text().endswith("words are left") for x in _buttons(room)))
    room.key(Qt.Key.Key_N, CONTROL).begin("crane")
    assert room.button("How many words are left?")


def _buttons(room):
    return [x for x in room.window.findChildren(QPushButton) if x.isVisible()]


# The end, and what comes after it


def test_out_of_rows_the_secret_is_told(sit):
    room = sit().begin()
    for word in ("rain", "torn", "born", "horn", "worn", "lorn"):
        room.guess(word)
    assert room.headline == "Not found, it was CORN"
    assert room.board[-1].startswith("L")


def test_the_class_is_compared_with_every_strategy(sit, lexicon):
    from wmh.engine.lexicon.store import open_lexicon
    from wmh.engine.strategy.solver import Solver
    from wmh.helper.classroom.class_comparison import comparisons

    room = sit().begin().guess("rain").guess("corn")
    room.keys(">").until(lambda: room.headline == "The class took 2 guesses")
    opened = open_lexicon(lexicon)
    game = hidden(Terms(4, keeping=Keeping.FIXED, attempts=6), "corn", opened)
    for word in ("rain", "corn"):
        game = answer_guess(game, word, opened)
    *_, expected = comparisons(game, opened, Solver(opened))
    fewer, same = (
        sum(each.won and len(each.turns) == number for each in expected.runs[1:])
        for number in (1, 2)
    )
    more = len(expected.runs) - 1 - fewer - same
    assert (
        room.hint
        == f"Strategies that needed fewer guesses: {fewer}, as many: {same}, more: {more}."
    )
    assert f"All guesses, from {expected.words} words" in room.said_of("name")
    assert len(room.runs) == len(expected.runs)
    for heard, run in zip(room.runs, expected.runs, strict=True):
        assert heard.partition(": ")[2] == ", ".join(told(run))
    for number in range(max(len(run.turns) for run in expected.runs)):
        room.keys("]")
        for heard, run in zip(room.runs, expected.runs, strict=True):
            assert heard.partition(": ")[2] == "".join(told(run)[number : number + 1])
    room.keys("[" * 9)
    room.key(Qt.Key.Key_Tab, CONTROL)
    assert spoken(QApplication.focusWidget()).startswith(
        f"Guess 1 of 2: RAIN. {expected.words} words were possible before this guess,"
        f" {expected.runs[0].left[0]} "
    )
    (chart,) = [x for x in room.window.findChildren(WordRows) if x.isVisible()]
    first = expected.review.steps[0]
    assert f"The class, RAIN: {first.expected:.1f}" in chart.accessibleDescription()
    for choice in first.choices:
        assert f"{choice.word.upper()}: {choice.expected:.1f}" in chart.accessibleDescription()
    room.keys("]")
    assert spoken(QApplication.focusWidget()).startswith("Guess 2 of 2: CORN.")
    room.keys("~")
    assert room.headline == "Found in 2 guesses: CORN"


def test_all_class_games_add_up_beside_the_published_means(sit):
    room = sit().begin().guess("rain").guess("corn")
    room.keys(">").until(lambda: room.headline == "The class took 2 guesses")
    room.key(Qt.Key.Key_Tab, CONTROL)
    room.key(Qt.Key.Key_Tab, CONTROL)
    heard = spoken(QApplication.focusWidget())
    assert heard.startswith("Class games with words of 4 letters so far: 1. The class: 2.00; ")
    assert "People with the helper, 2013: 4.984; People without the helper, 2013: 6.9; " in heard
    room.key(Qt.Key.Key_N, CONTROL)
    room.begin("torn").guess("corn").guess("born").guess("torn")
    room.keys(">").until(lambda: room.headline == "The class took 3 guesses")
    heard = spoken(QApplication.focusWidget())
    assert heard.startswith("Class games with words of 4 letters so far: 2. The class: 2.50 ± 6.35")


def told(run):
    last = len(run.turns) - 1
    return [
        f"{turn.word.upper()} " + ("found" if run.won and number == last else f"{left} left")
        for number, (turn, left) in enumerate(zip(run.turns, run.left, strict=True))
    ]


def test_a_class_that_gave_up_before_a_guess_is_compared_too(sit):
    room = sit().begin().act("&Give up").keys(">")
    room.until(lambda: room.headline == "The class did not find the word")
    assert room.hint == "Strategies that found it: 9 of 9."
    assert room.runs[0] == "The class, not found: "
    room.key(Qt.Key.Key_Tab, CONTROL)
    assert spoken(QApplication.focusWidget()) == "No guess has been reviewed yet."


def test_the_end_can_be_taken_back(sit):
    room = sit().begin().guess("corn").keys(">")
    room.until(lambda: room.window.findChild(ComparisonPage).isVisible())
    room.key(Qt.Key.Key_Z, CONTROL)
    assert room.headline == "Guess 1 of 6"
    assert room.ballot == ["CORN, 1 hand, leads"]


def test_another_secret_is_hidden(sit):
    room = sit().begin().guess("corn")
    room.key(Qt.Key.Key_N, CONTROL).begin("torn")
    assert room.board == room.ballot == []


def test_esc_leads_back_from_the_page_of_the_secret(sit):
    room = sit().begin().guess("rain").keys("torn>3")
    before = room.board, room.ballot, room.headline
    room.key(Qt.Key.Key_N, CONTROL).key(Qt.Key.Key_Z, CONTROL).keys("born~")
    assert (room.board, room.ballot, room.headline) == before
    room.key(Qt.Key.Key_N, CONTROL)
    assert "born" not in room.everything
    assert room.window.findChild(QLineEdit, "secret").text() == ""


# What stays


def test_it_comes_back_as_it_was_left(sit):
    room = sit().begin().guess("rain").keys("torn>3worn>2")
    before = room.board, room.ballot, room.headline
    room.close()
    again = Class(room.player)
    assert (again.board, again.ballot, again.headline) == before
    again.keys("^>>").guess("corn")
    assert again.headline == "Found in 3 guesses: CORN"


def test_the_file_does_not_tell_the_secret_at_a_glance(sit):
    sit().begin().keys("rain>")
    written = paths.class_file().read_text("utf-8")
    assert "corn" not in written
    assert base64.b64encode(b"corn").decode() in written


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda _: b"[]",
        lambda _: b"\xff",
        lambda fields: json.dumps(fields | {"version": 9}).encode(),
        lambda fields: json.dumps(fields | {"secret": "!"}).encode(),
        lambda fields: json.dumps(fields | {"secret": "enp6eg=="}).encode(),
        lambda fields: json.dumps(fields | {"guesses": ["rain", "rain"]}).encode(),
        lambda fields: json.dumps(fields | {"guesses": ["corn", "rain"]}).encode(),
        lambda fields: json.dumps(fields | {"nominations": [["rain", 1000]]}).encode(),
        lambda fields: json.dumps(fields | {"nominations": [["r4in", 1]]}).encode(),
        lambda fields: json.dumps(fields | {"attempts": 0}).encode(),
        lambda fields: json.dumps(fields | {"rule": "none"}).encode(),
    ],
)
def test_a_spoilt_file_is_no_game(sit, spoil):
    room = sit().begin()
    room.close()
    path = paths.class_file()
    path.write_bytes(spoil(json.loads(path.read_bytes())))
    again = Class(room.player)
    assert not again.headline
    assert "A word of the word list small." in again.said


def test_a_game_of_another_lexicon_waits_for_it(sit, play, tmp_path):
    room = sit().begin().guess("rain")
    before = room.board
    room.close()
    path = paths.class_file()
    fields = json.loads(path.read_bytes())
    path.write_text(json.dumps(fields | {"lexicon": "another"}))
    again = Class(room.player)
    assert "uses the word list another: open it" in again.message
    assert before != again.board == []
    other = lexicon_file(tmp_path, WORDS, name="another")
    assert json.loads(path.read_bytes())["lexicon"] == "another", "nothing was begun meanwhile"
    again.close()
    again.player.window.close()
    later = Class(play(lexicon=str(other)).until(headline="19 words fit"))
    assert later.board == before


def test_a_game_of_another_lexicon_is_replaced_only_when_enter_is_pressed_again(sit):
    sit().begin().guess("rain").close()
    path = paths.class_file()
    fields = json.loads(path.read_bytes())
    path.write_text(json.dumps(fields | {"lexicon": "another"}))
    room = sit().keys("corn>")

    asked = "A new game replaces the one with the word list another. Press Enter again"
    assert asked in room.said
    assert json.loads(path.read_bytes())["lexicon"] == "another"
    room.keys(">").until(lambda: room.headline.startswith("Guess 1"))
    assert json.loads(path.read_bytes())["lexicon"] == "small"


def test_a_game_of_another_lexicon_that_is_over_is_replaced_at_once(sit):
    sit().begin().guess("corn").close()
    path = paths.class_file()
    fields = json.loads(path.read_bytes())
    path.write_text(json.dumps(fields | {"lexicon": "another"}))

    sit().begin("torn")
    assert json.loads(path.read_bytes())["lexicon"] == "small"


def test_an_offensive_word_is_hidden_or_nominated_only_when_enter_is_pressed_again(play, tmp_path):
    """No sentence names it: the class is looking."""
    words = ["barn", "corn", "horn", "torn"]
    path = lexicon_file(tmp_path, words, flagged=["corn", "horn"], name="half")
    room = Class(play(lexicon=str(path)).until(headline="4 words fit"))
    room.keys("corn>")
    assert "This word is offensive. Press Enter again" in room.said
    assert "corn" not in room.everything
    room.keys(">").until(lambda: room.headline.startswith("Guess 1"))

    room.keys("horn>")
    assert room.ballot == []
    assert room.hint == "This word is offensive. Enter again nominates it."
    room.keys(">")
    assert [each.partition(",")[0] for each in room.ballot] == ["HORN"]
    room.keys("torn>")
    assert len(room.ballot) == 2


def test_another_lexicon_does_not_spoil_the_game(play):
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), WORDS, name="mine")
    lexicon_file(paths.lexica_folder(), ["vrin", "vron", "corn"], name="other")
    room = Class(play(lexicon="mine").until(headline="19 words fit"))
    room.begin().guess("rain").keys("torn>3")
    before = room.board, room.ballot, room.headline
    room.open_lexicon("other")
    room.until(lambda: "uses the word list mine: open it" in room.message)
    assert not room.headline
    room.open_lexicon("mine")
    room.until(lambda: room.headline == "Guess 2 of 6")
    assert (room.board, room.ballot, room.headline) == before
    assert not room.message


def test_it_says_when_the_game_cannot_be_kept(sit):
    room = sit()
    paths.class_file().mkdir(parents=True)
    room.begin()
    assert "The game cannot be saved in" in room.message


# On the projector


def test_it_is_presented_with_one_key(sit):
    room = sit().begin().keys("rain>2")
    room.key(Qt.Key.Key_F11)
    room.until(lambda: room.window.isFullScreen())
    room.until(drawn)
    assert room.window.font().pixelSize() >= 27 or QApplication.font().pixelSize() >= 27
    assert not room.button_shown("Menu")
    room.keys(">~")
    assert room.window.isFullScreen(), "Esc took back the question"
    room.keys("~")
    room.until(lambda: not room.window.isFullScreen())
    assert room.button_shown("Menu")
