"""The rack window: letters typed, and the words that can be made of them."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTabWidget,
)

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import ALL_TIERS, COMMON_TIER
from wmh.helper import catalogues
from wmh.helper.rack.rack_question import RackOrder, RackQuestion
from wmh.helper.rack.rack_reading import read_pattern, read_rack
from wmh.helper.rack.rack_walk import answer
from wmh.helper.ui.parts import bars
from wmh.helper.ui.rack.rack_window import RackWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TEST = "es et set sett stet test tet tets best tsetse"


class Rack:
    """A player at the rack window."""

    def __init__(self, player):
        self.player = player
        self.qtbot = player.qtbot
        player.window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is player.window)
        player.key(Qt.Key.Key_J, CONTROL)
        self.window = player.window.findChild(RackWindow)
        self.window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)

    def __getattr__(self, name):
        return getattr(self.player, name)

    def keys(self, text):
        self.player.keys(text)
        return self

    @property
    def page(self):
        return self.window.findChild(QTabWidget).currentWidget()

    def label(self, name):
        labels = self.page.findChildren(QLabel, name) or self.window.findChildren(QLabel, name)
        return next((label.text() for label in labels if label.isVisible()), "")

    @property
    def headline(self):
        return self.label("headline")

    @property
    def hint(self):
        return self.label("hint")

    @property
    def field(self):
        return self.window.findChild(QLineEdit, "rack")

    @property
    def list(self):
        return self.window.findChild(QListView, "made")

    def column(self, role=Qt.ItemDataRole.DisplayRole):
        model = self.list.model()
        return [model.index(row, 0).data(role) for row in range(model.rowCount())]

    @property
    def words(self):
        return self.column()

    def until(self, **shown):
        for name, text in shown.items():
            self.qtbot.waitUntil(lambda name=name, text=text: getattr(self, name) == text)
        return self

    def pick(self, name, text):
        """An entry of one of the boxes."""
        boxes = self.page.findChildren(QComboBox)
        choose_in(next(x for x in boxes if x.accessibleName() == name), text)
        return self

    def board(self, text):
        self.window.findChild(QLineEdit, "pattern_wanted").setFocus()
        return self.keys(text)


@pytest.fixture
def rack(player):
    return Rack(player).until(headline="Type your letters")


@pytest.fixture
def source(play, tmp_path):
    """At a list that has the words of source 003."""
    path = lexicon_file(tmp_path, TEST.split())
    return Rack(play(lexicon=str(path))).until(headline="Type your letters")


@pytest.fixture
def expected(lexicon):
    """The answer of the engine."""
    opened = open_lexicon(lexicon)

    def ask(text, pattern="", values="english", **asked):
        letters, blanks = read_rack(text, opened.alphabet)
        question = RackQuestion(
            letters=letters,
            blanks=blanks,
            values=catalogues.VALUES.read_named(values),
            pattern=read_pattern(pattern, opened.alphabet),
            **({"tier": COMMON_TIER} | asked),
        )
        return [made.word for made in answer(question, opened).rows]

    return ask


def test_the_rack_of_the_source_gives_its_words(source):
    source.keys("test").until(headline="8 words, best 4 points")

    assert sorted(source.words) == ["es", "et", "set", "sett", "stet", "test", "tet", "tets"]


def test_ties_are_shown_as_ties(source):
    source.keys("test").until(headline="8 words, best 4 points")

    assert source.column(SPOKEN)[:5] == [
        "SETT, 4 points, 4 letters, rank 1, a tie",
        "STET, 4 points, 4 letters, rank 1, a tie",
        "TEST, 4 points, 4 letters, rank 1, a tie",
        "TETS, 4 points, 4 letters, rank 1, a tie",
        "SET, 3 points, 3 letters, rank 5, a tie",
    ]
    assert [row.sign for row in source.column(Qt.ItemDataRole.UserRole)] == [
        *["1="] * 4,
        *["5="] * 2,
        *["7="] * 2,
    ]


def test_it_answers_at_every_key_and_backspace_takes_back(rack, expected):
    rack.keys("rai").until(words=expected("rai"))
    rack.keys("n").until(words=expected("rain"))
    assert "rain" in rack.words
    rack.keys("<").until(words=expected("rai"))
    assert "rain" not in rack.words


@pytest.mark.parametrize("blank", ["_", "?", "*"])
def test_a_blank_stands_for_any_letter_and_is_worth_nothing(rack, expected, blank):
    rack.keys(f"rai{blank}").until(words=expected("rai?"))

    spoken = dict(zip(rack.words, rack.column(SPOKEN), strict=True))
    assert spoken["rain"].startswith("RAIN, 3 points, 4 letters, rank ")
    assert spoken["rain"].endswith("blank as N")


def test_letters_of_blanks_are_small_and_not_told_by_colour_alone(rack, expected):
    rack.keys("rai?").until(words=expected("rai?"))

    row = rack.column(Qt.ItemDataRole.UserRole)[rack.words.index("rain")]
    assert row.pieces == (("R", False), ("A", False), ("I", False), ("n", True))


def test_two_blanks_are_named_both(rack, expected):
    rack.keys("ra??").until(words=expected("ra??"))

    spoken = dict(zip(rack.words, rack.column(SPOKEN), strict=True))
    assert spoken["rain"].endswith("blanks as I, N")


def test_a_board_is_heeded(rack, expected):
    assert expected("rain", "z*") == []
    rack.keys("rain").board("z*").until(headline="No word can be made")
    assert rack.words == []

    assert expected("ton", "..rn") == ["torn"]
    rack.field.selectAll()
    rack.field.setFocus()
    rack.keys("ton").board("<<..rn").until(words=["torn"])


def test_short_words_can_be_left_out(rack, expected):
    rack.keys("goamit").until(words=expected("goamit"))
    assert "go" in rack.words

    rack.pick("Shortest words", "from 4").until(headline="No word can be made")
    rack.pick("Shortest words", "from 2").until(words=expected("goamit"))


def test_the_longest_can_come_first(rack, expected):
    rack.keys("crane??").until(words=expected("crane??"))
    rack.pick("Order of the list", "lon")

    rack.until(words=expected("crane??", order=RackOrder.LENGTH))
    assert rack.words != expected("crane??")


def test_other_values_give_other_scores(rack, expected):
    rack.keys("wren").until(headline="1 word, best 7 points")
    rack.pick("Values of the letters", "Germ")

    rack.until(headline="1 word, best 6 points")


def test_what_is_mistyped_is_said_in_one_line_and_typing_goes_on(rack, expected):
    rack.keys("ra7")
    assert rack.headline == "These letters cannot be searched"
    assert rack.hint == (
        "The rack 'ra7' has '7', which is not a letter of this word list:"
        " give letters; ? is a blank."
    )
    assert rack.words == []

    rack.keys("<in").until(words=expected("rain"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a" * 26, "has 26 letters: give 25 at most."),
        ("a?????", "has 5 blanks: give 4 at most."),
        ("?" * 90, "has 80 blanks: give 4 at most."),
    ],
)
def test_too_much_is_refused(rack, typed, said):
    rack.keys(typed)

    assert rack.headline == "These letters cannot be searched"
    assert rack.hint.endswith(said)


def test_a_board_that_makes_no_sense_is_refused(rack):
    rack.keys("rain").board("t*n")

    assert rack.headline == "These letters cannot be searched"
    assert rack.hint.startswith("The pattern 't*n' has a star between its letters")


def test_a_rack_is_pasted_and_its_spaces_are_blanks(rack, expected):
    QApplication.clipboard().setText("ra i")
    rack.key(Qt.Key.Key_V, CONTROL)

    rack.until(words=expected("ra?i"))


def test_it_looks_at_the_words_the_main_window_looks_at(rack, expected):
    rack.keys("tronzaf").until(words=expected("tronzaf"))
    assert "zarf" not in rack.words
    rack.key(Qt.Key.Key_E, CONTROL)

    rack.until(words=expected("tronzaf", tier=ALL_TIERS))
    assert rack.words[0] == "zarf"
    assert rack.label("lexicon") == "Word list: small, all words (Ctrl+E)"


def test_flagged_words_are_counted_and_shown_when_wanted(rack, expected):
    rack.keys("porn").until(headline="No word can be made")
    assert rack.hint == (
        "1 more is an offensive word and is not shown. Among all words (Ctrl+E) there may be some."
    )
    rack.choose("flagged")

    rack.until(words=expected("porn", flagged=True), hint="")
    assert "porn" in rack.words


def test_another_lexicon_is_asked_at_once(rack, tmp_path):
    rack.keys("test").until(headline="No word can be made")
    other = lexicon_file(tmp_path, TEST.split(), name="other")
    rack.player.window.findChild(QMenu, "lexica").chosen.emit(str(other))

    rack.until(headline="8 words, best 4 points")
    assert rack.label("lexicon") == "Word list: other"


def test_where_the_lexicon_is_lost_it_says_so(rack, expected):
    rack.keys("rain").until(words=expected("rain"))
    rack.player.window.findChild(QMenu, "lexica").chosen.emit("klingon")
    rack.keys("s").until(headline="No word list")

    assert rack.words == []


def test_down_enters_the_list_and_letters_go_back_to_the_rack(rack, expected):
    rack.keys("rai").until(words=expected("rai"))
    rack.keys("n").until(words=expected("rain")).keys("|")
    assert rack.focus() is rack.list
    assert rack.list.currentIndex().row() == 0

    rack.keys("s")
    assert rack.focus() is rack.field
    assert rack.field.text() == "rains"
    rack.until(words=expected("rains")).keys("|^")
    assert rack.focus() is rack.field


def test_a_word_is_copied_and_the_list(rack, expected):
    rack.keys("crane?").until(words=expected("crane?")).keys("|")
    rack.key(Qt.Key.Key_C, CONTROL)
    assert QApplication.clipboard().text() == rack.words[0]
    assert rack.hint == f"{rack.words[0].upper()} is on the clipboard."

    rack.key(Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.clipboard().text().split("\n") == rack.words
    assert rack.hint == f"{len(rack.words)} words are on the clipboard."


def test_escape_closes_it_and_the_next_one_begins_anew(rack):
    rack.keys("rain~")
    rack.qtbot.waitUntil(lambda: rack.player.window.findChild(RackWindow) is None)

    again = Rack(rack.player)
    assert again.field.text() == ""


def test_opened_twice_it_is_one_window(rack):
    rack.choose("rack")

    assert len(rack.player.window.findChildren(RackWindow)) == 1


def test_before_the_lexicon_is_open_it_says_so(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")
    rack = Rack(player).keys("rain")

    assert rack.headline == "Opening the word list …"


def test_every_control_has_a_name_and_the_answer_is_heard(rack, expected, monkeypatch):
    said = []
    monkeypatch.setattr(bars, "announce", lambda _widget, text: said.append(text))
    rack.keys("wren").until(headline="1 word, best 7 points")
    assert said[-1] == "1 word, best 7 points"

    for widget in [*rack.window.findChildren(QLineEdit), *rack.window.findChildren(QComboBox)]:
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and widget.isVisible():
            assert re.fullmatch(r"[A-Z][a-z ]+", widget.accessibleName())


def test_a_click_puts_the_caret_between_tiles(rack, expected):
    rack.keys("rin")
    tile = rack.field.height() - 10
    place = rack.field.rect().topLeft()
    place.setX(5 + tile + 4 + 3)  # the left edge of the second tile
    place.setY(rack.field.height() // 2)
    QTest.mouseClick(rack.field, Qt.MouseButton.LeftButton, pos=place)
    rack.keys("a")

    assert rack.field.text() == "rain"


def test_a_letter_of_two_characters_is_one_tile(play, tmp_path):
    path = lexicon_file(tmp_path, ["calle", "cal", "lace"], digraphs=("ll",))
    rack = Rack(play(lexicon=str(path))).until(headline="Type your letters")
    rack.keys("calle").until(words=["calle"])

    step = rack.field.height() - 10 + 4
    QTest.mouseClick(rack.field, Qt.MouseButton.LeftButton, pos=QPoint(5 + 3 * step + 3, 25))
    rack.keys("<")
    assert rack.field.text() == "cale"
    rack.until(words=["lace", "cal"])


def test_a_theme_repaints_it(rack):
    def ground():
        image = rack.window.grab().toImage()
        return image.pixelColor(image.width() // 2, image.height() - 3).name()

    assert ground() == "#f6f6f7"
    rack.choose("dark")
    rack.qtbot.waitUntil(lambda: ground() == "#17171a")


def test_many_letters_stand_in_several_rows(rack):
    low = rack.field.height()
    rack.keys("abcdefghijklmnopqrstuvwxy")

    assert rack.field.height() > low
