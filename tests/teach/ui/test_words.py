"""A class calls words: they are drawn while they are typed, undone, marked, and kept."""

import json
import time

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QTextEdit,
)

from tests.lexica import lexicon_file
from tests.teach.ui.conftest import CONTROL, Teacher
from wmh.base.files import paths
from wmh.helper.ui.look.tile import Tile
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.ui.words.words_table import load

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Calling:
    """A teacher at the page of the words."""

    def __init__(self, teacher, *, opened=False):
        self.teacher = teacher
        if not opened:
            teacher.keys("W")

    def keys(self, text):
        self.teacher.player.keys(text)
        return self

    def key(self, key, modifier=CONTROL):
        self.teacher.key(key, modifier)
        return self

    def into(self, name):
        self.teacher.window.findChild(QLineEdit, name).setFocus()
        return self

    def press(self, text):
        buttons = self.teacher.window.findChildren(QPushButton)
        next(x for x in buttons if x.isVisible() and x.text() == text).click()
        return self

    def shown(self, kind, name):
        found = self.teacher.window.findChildren(kind, name)
        return next((each for each in found if each.isVisible()), None)

    @property
    def said(self):
        return self.shown(QLabel, "sentence").text()

    @property
    def told(self):
        return self.shown(QFrame, "drawing").accessibleDescription()

    @property
    def field(self):
        return self.shown(QLineEdit, "called").text()

    @property
    def tiles(self):
        return [x.accessibleName() for x in self.teacher.window.findChildren(Tile) if x.isVisible()]


@pytest.fixture
def calling(own, teacher):
    teacher.come().window.take_file(own / "small.toml")
    return Calling(teacher.arrive())


def test_words_are_drawn_while_they_are_typed_and_say_what_they_cost(calling):
    calling.keys("barn")
    assert "Words: 1. Nodes: 5 in the trie" in calling.told
    calling.keys(">torn_")
    assert calling.said == "torn: nodes more in the trie 4, in the DAWG 1, so it saves 3."
    assert calling.told.startswith("Our words as a DAWG. Words: 2. Nodes: 9 in the trie, 6 in")
    assert calling.field == ""
    calling.key(Qt.Key.Key_T)
    assert calling.told.startswith("Our words as a trie.")


def test_letters_typed_at_once_after_w_arrive_and_are_no_keys_of_the_lesson(own, teacher):
    teacher.come().window.take_file(own / "small.toml")
    shown = teacher.arrive().window.focusWidget()
    QTest.keyClicks(shown, "wcarp corn ")
    calling = Calling(teacher, opened=True)

    teacher.qtbot.waitUntil(lambda: calling.shown(QLineEdit, "called") is not None)
    assert "Words: 2." in calling.told
    assert calling.field == ""
    teacher.keys("Escape")
    assert teacher.window.findChild(QTextEdit, "code").isHidden()


def test_a_word_is_taken_away_undone_and_done_again(calling):
    calling.keys("barn_torn_<")
    assert "Words: 1." in calling.told
    calling.key(Qt.Key.Key_Z)
    assert "Words: 2." in calling.told
    calling.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert "Words: 1." in calling.told


def test_many_words_are_pasted_at_once_and_what_is_wrong_stays_in_the_field(calling):
    QApplication.clipboard().setText("barn torn\nr4in burn")
    calling.key(Qt.Key.Key_V)

    assert "Words: 3." in calling.told
    assert calling.field == "r4in"
    assert calling.said.startswith("'r4in' has '4', which is not a letter")
    calling.key(Qt.Key.Key_Z)
    assert calling.shown(QFrame, "drawing") is None


def test_after_a_word_that_was_refused_the_next_ones_are_typed(calling):
    for character in "don't torn _born":
        calling.keys(character)

    assert calling.field.split() == ["don't", "born"]
    assert "Words: 2." in calling.told
    calling.keys("_")
    assert calling.field == "don't "
    for _ in "t ":
        calling.keys("<")
    assert calling.field == "don'"


def test_the_other_drawing_is_of_the_same_words(calling):
    for character in "barn don't bor":
        calling.keys(character)
    assert calling.field == "don't bor"
    drawn = "Words: 2. Nodes: 7 in the trie"
    assert drawn in calling.told
    for _ in range(2):
        calling.key(Qt.Key.Key_T)
        assert drawn in calling.told


def test_ten_thousand_words_lose_nothing(calling):
    many = [f"{a}{b}{c}{d}" for a in "abcdefghij" for b in "abcdefghij" for c in "abcdefghij"
            for d in "abcdefghij"]  # fmt: skip
    QApplication.clipboard().setText("\n".join(many))
    calling.key(Qt.Key.Key_V)

    assert "Words: 40." in calling.told
    assert "9,960 are left out" in calling.said
    assert len(calling.field.split()) == 9960


def test_the_clue_is_typed_or_marked_on_tiles(calling):
    calling.keys("barn_torn_main_").into("clue").keys("rain:yww")
    assert [each.partition(",")[0] for each in calling.tiles] == ["R", "A", "I", "N"]
    last = [x for x in calling.teacher.window.findChildren(Tile) if x.isVisible()][-1]
    for _ in range(3):
        QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert calling.tiles[-1].startswith("N, green")
    assert calling.said == "One word fits: torn."


def test_the_lesson_is_where_it_was(calling):
    teacher = calling.teacher
    calling.keys("barn_~")
    assert teacher.place.startswith("1 of")
    teacher.keys("Right", "W")
    assert "Words: 1." in calling.told
    calling.keys("~")
    assert teacher.place.startswith("2 of")


def test_the_words_become_a_lesson_and_a_file(calling, own):
    calling.keys("barn_torn_").key(Qt.Key.Key_S)
    dialog = calling.teacher.window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(own / "ours.toml"))
    assert SCENARIOS.read(own / "ours.toml").words == ("barn", "torn")

    calling.press("As a &lesson")
    calling.teacher.arrive()
    assert calling.teacher.window.windowTitle() == "Lesson: Our words"


def test_the_words_of_the_board_are_taken(calling):
    calling.press("From the &board")
    calling.teacher.qtbot.waitUntil(lambda: calling.shown(QFrame, "drawing") is not None)

    assert "Words: 19." in calling.told


def test_without_a_word_there_is_no_lesson(calling):
    calling.press("As a &lesson")

    assert calling.said == "There is no word yet: type one first."


def test_the_wheel_zooms_and_shift_with_the_arrows_moves(calling):
    view = calling.keys("barn_torn_~").shown(QFrame, "drawing")
    before = view.unit
    where = QPointF(view.viewport().rect().center())
    turned = QWheelEvent(
        where, view.viewport().mapToGlobal(where), QPoint(), QPoint(0, 960),
        Qt.MouseButton.NoButton, CONTROL, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), turned)
    across = view.horizontalScrollBar().value()
    assert view.unit > 2 * before
    calling.key(Qt.Key.Key_Left, SHIFT)
    assert view.horizontalScrollBar().value() < across
    calling.key(Qt.Key.Key_0)
    assert view.unit == before


def test_two_fingers_zoom(calling):
    calling.keys("barn_torn_")
    view = calling.shown(QFrame, "drawing")
    before, middle = view.unit, QPointF(view.viewport().rect().center())
    kind, finger = Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice()
    for by in (0.5, -1 / 3):
        pinch = QNativeGestureEvent(kind, finger, 2, middle, middle, middle, by, QPointF())
        QApplication.sendEvent(view.viewport(), pinch)
        before, now = view.unit, before
        assert (before > now) is (by > 0)


def test_a_click_on_an_edge_says_what_it_is(calling):
    calling.keys("barn_torn_")
    view = calling.shown(QFrame, "drawing")
    for x in range(0, view.viewport().width(), 6):
        for y in range(0, view.viewport().height(), 6):
            if calling.said.startswith(("The edge", "A node")):
                return
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    pytest.fail("nothing was met")


@pytest.mark.slow
def test_the_drawing_follows_the_last_letter_in_a_moment(calling):
    words = [f"{a}{b}{c}" for a in "bcdfgh" for b in "aeiou" for c in "lmnr"][::3][:39]
    calling.keys("".join(f"{word}_" for word in words) + "star")
    took = []
    for _ in range(5):
        calling.keys("<")
        calling.teacher.window.repaint()
        start = time.process_time()
        calling.keys("r")
        calling.teacher.window.repaint()
        took.append(time.process_time() - start)

    assert "Words: 40." in calling.told
    assert min(took) < 0.1


def test_a_language_of_other_letters_is_drawn(calling):
    calling.keys("слово_λόγος_")

    assert "Words: 2." in calling.told


def test_a_mark_on_a_letter_does_not_end_the_word_that_is_typed(calling):
    for letter in "हिन्दी ":
        field = calling.shown(QLineEdit, "called")
        QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, NONE, letter))

    assert calling.field == ""
    assert "Words: 1. Nodes: 4 in the trie" in calling.told
    calling.into("clue").keys("don't:")
    assert not calling.tiles


def again(calling, player):
    """The program was killed: everything begins anew, from what is on the disk."""
    calling.teacher.window.close()
    teacher = calling.teacher
    teacher.front(player.window)
    teacher.come().window.take_file(paths.data_folder() / "scenarios" / "small.toml")
    return Calling(teacher.arrive())


def test_the_words_come_back_with_their_steps_when_they_are_asked_for(calling, player):
    calling.keys("barn_torn_").into("clue").keys("rain:ywwg")
    kept = paths.words_file().read_bytes()
    calling.key(Qt.Key.Key_N)
    paths.words_file().write_bytes(kept)  # As it was when the program was killed.

    calling = again(calling, player)

    assert calling.shown(QFrame, "drawing") is None
    assert calling.tiles == []
    calling.key(Qt.Key.Key_L)
    assert "Words: 2." in calling.told
    assert len(calling.tiles) == 4
    calling.key(Qt.Key.Key_Z).key(Qt.Key.Key_Z)
    assert "Words: 1." in calling.told
    calling.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert "Words: 2." in calling.told


WORDS = {"words": ["barn"], "guess": "", "marks": [], "rule": "tiles"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"words": ["barn", "barn"]}, {"words": ["b4rn"]}, {"words": ["b"]}, {"words": [7]},
        {"words": [f"{a}{b}" for a in "abcdefg" for b in "abcdefg"]}, {"guess": "rain"},
        {"words": ["".join(chr(0x4E00 + 31 * at + x) for x in range(31)) for at in range(5)]},
        {"marks": [0]}, {"guess": "r1", "marks": [0, 0]}, {"rule": "pegs"}, {"rule": 4},
        {"guess": "a" * 99, "marks": [0] * 99},
    ],
)  # fmt: skip
def test_words_that_cannot_be_are_set_aside(wrong, tmp_path):
    path = tmp_path / "words.json"
    sheets = {"sheet": WORDS | wrong, "first": WORDS, "steps": [], "done": 0}
    path.write_text(json.dumps({"version": 1} | sheets))

    found = load(path)

    assert found.content is None
    assert found.trouble.aside == tmp_path / "words.json.broken-1"


def test_words_that_were_set_aside_are_told_of(own, teacher):
    paths.words_file().write_text("{}")
    teacher.come().window.take_file(own / "small.toml")
    calling = Calling(teacher.arrive())

    assert "words.json.broken-1" in teacher.message
    assert calling.keys("barn").told.startswith("Our words as a DAWG")


def test_where_the_words_cannot_be_kept_a_bar_says_so(calling):
    paths.words_file().mkdir(parents=True)
    calling.keys("barn_")

    assert "Words: 1." in calling.told
    assert calling.teacher.message.startswith("The words cannot be kept in ")


# What another class should not see


OTHER = """
title = "Others"
about = "Others."
stages = ["list"]
length = 4
words = ["kiwi", "lime"]
"""


def to_other_lesson(calling, own):
    (own / "other.toml").write_text(OTHER, "utf-8")
    calling.teacher.keys("Escape").window.take_file(own / "other.toml")
    calling.teacher.qtbot.waitUntil(lambda: calling.teacher.window.windowTitle().endswith("Others"))
    return Calling(calling.teacher.arrive())


def test_the_words_of_another_lesson_are_not_shown_unasked(calling, own):
    calling.keys("barn_torn_").into("clue").keys("rain:ywwg")

    calling = to_other_lesson(calling, own)
    assert calling.shown(QFrame, "drawing") is None
    assert calling.shown(QLineEdit, "clue").text() == ""
    assert calling.said == "Which words shall be drawn? A space or Enter ends a word."
    calling.keys("kiwi_").press("Words from last &time")
    assert "Words: 2." in calling.told
    assert calling.said == "One word fits: torn."
    calling.key(Qt.Key.Key_L)
    assert "Words: 1." in calling.told


def test_in_the_same_lesson_the_words_stay(calling):
    calling.keys("barn_").teacher.keys("Escape", "Right", "W")

    assert "Words: 1." in calling.told


@pytest.fixture
def half(own, play, tmp_path):
    """At the page of the words, with a word list in which corn and horn are offensive."""
    listed = ["barn", "torn", "corn", "horn", "rain"]
    path = lexicon_file(tmp_path, sorted(listed), flagged=["corn", "horn"], name="half")
    teacher = Teacher(play(lexicon=str(path)).until(headline="5 words fit"))
    teacher.come().window.take_file(own / "small.toml")
    return Calling(teacher.arrive())


def test_an_offensive_word_is_drawn_only_when_enter_is_pressed_again(half):
    half.keys("barn_corn")
    assert "Words: 1." in half.told
    assert "corn" not in half.told
    half.keys(">")
    assert half.said == "1 offensive word is not drawn. Enter again draws it."
    assert half.field == ""
    assert "Words: 1." in half.told
    half.keys(">")
    assert "Words: 2." in half.told


def test_an_offensive_word_that_a_space_ended_is_drawn_by_the_second_enter(half):
    half.keys("barn_corn_")
    assert half.said == "1 offensive word is not drawn. Enter twice draws it."
    half.keys(">")
    assert half.said == "1 offensive word is not drawn. Enter again draws it."
    assert "Words: 1." in half.told
    half.keys(">")
    assert "Words: 2." in half.told


def test_offensive_words_of_a_pasted_list_are_held_back_and_the_others_are_drawn(half):
    QApplication.clipboard().setText("barn CORN torn horn")
    half.key(Qt.Key.Key_V)

    assert "Words: 2." in half.told
    assert half.said == "2 offensive words are not drawn. Enter twice draws them."
    assert half.field == ""
    half.keys("rain_").keys(">")
    assert "Words: 3." in half.told  # They were given up with the next word.


def test_the_enter_that_follows_a_pasted_list_draws_no_offensive_word(half):
    QApplication.clipboard().setText("barn CORN torn horn")
    half.key(Qt.Key.Key_V).keys(">")

    assert "Words: 2." in half.told
    assert half.said == "2 offensive words are not drawn. Enter again draws them."
    half.keys(">")
    assert "Words: 4." in half.told


def test_a_refused_word_gives_up_no_offensive_word_that_is_held_back(half):
    """The notice on two Enters is true when the field is empty again."""
    QApplication.clipboard().setText("barn CORN 555-1234")
    half.key(Qt.Key.Key_V).keys(">")
    assert half.field == "555-1234"
    assert "555-1234" in half.said
    assert "Words: 1." in half.told

    half.keys("<" * 8).keys(">")
    assert half.said == "1 offensive word is not drawn. Enter again draws it."
    half.keys(">")
    assert "Words: 2." in half.told


def test_offensive_words_of_last_time_are_asked_for_twice(half, own):
    half.keys("corn>>")
    assert "Words: 1." in half.told

    half = to_other_lesson(half, own).key(Qt.Key.Key_L)
    assert half.said == "1 of the words of last time is offensive. Ctrl+L again draws it."
    assert half.shown(QFrame, "drawing") is None
    half.key(Qt.Key.Key_L)
    assert "Words: 1." in half.told


def test_one_key_takes_any_word_away(calling):
    calling.keys("barn_torn_corn_")
    calling.teacher.keys("Delete")
    assert "Words: 2." in calling.told
    calling.keys("barn").teacher.keys("Delete")
    assert "Words: 1." in calling.told
    assert calling.field == ""
    calling.key(Qt.Key.Key_Z)
    assert "Words: 2." in calling.told


def test_the_field_is_as_wide_as_the_page_whatever_the_clue(calling):
    calling.into("clue").keys("rain:ywwg")
    calling.teacher.keys("F11")

    field, page = calling.shown(QLineEdit, "called"), calling.teacher.window
    assert field.width() > 0.9 * page.width()
    clue = calling.shown(QLineEdit, "clue")
    assert clue.fontMetrics().horizontalAdvance(clue.text()) < clue.width()
    sentence = calling.shown(QLabel, "sentence")
    calling.teacher.qtbot.waitUntil(
        lambda: sentence.fontInfo().pixelSize() >= field.fontInfo().pixelSize()
    )
    calling.teacher.keys("F11")
