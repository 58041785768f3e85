"""The list, its pattern, and what stands there when nothing fits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from wmh.helper.ui.advice.suggestions import widest, word_font
from wmh.helper.ui.look.theme import figure_font
from wmh.helper.ui.words.pattern_line import PatternLine

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def clipboard():
    return QGuiApplication.clipboard().text()


def pattern(player):
    return player.window.findChild(QLineEdit, "pattern")


def test_down_enters_the_list_and_escape_leaves_it(player):
    player.keys("|")
    assert player.focus() is player.list
    assert player.list.currentIndex().data() == "lorn"

    player.keys("~")
    assert player.focus() is player.tile(1, 1)


def test_enter_takes_the_word_straight_to_its_clue(player):
    player.keys("rai||>").until(headline="20 words fit so far")

    assert player.board == [
        "T, no colour yet / E, no colour yet / R, no colour yet / N, no colour yet"
    ]
    assert player.focus() is player.tile(1, 1)


def test_a_double_click_takes_the_word(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")

    player.double_click("worn")

    assert player.board[1].startswith("W, no colour yet / O, no colour yet")


def test_a_suggestion_finishes_the_clue_before_it(player):
    player.keys("rain>y").until(headline="14 words fit so far")

    player.double_click("torn")

    assert player.board[0] == "R, yellow / A, white / I, white / N, white"
    assert len(player.board) == 2


def test_another_suggestion_replaces_one_of_which_nothing_was_said(player):
    player.double_click("torn").double_click("horn")

    assert player.board == [
        "H, no colour yet / O, no colour yet / R, no colour yet / N, no colour yet"
    ]


def test_letters_typed_in_the_list_are_meant_for_the_board(player):
    player.keys("|ra")

    assert player.board == ["R / A / empty / empty"]


def test_the_selected_word_is_copied(player):
    player.keys("||").key(Qt.Key.Key_C, CONTROL)

    assert clipboard() == "tern"
    assert player.hint == "TERN is on the clipboard."


def test_without_a_selected_word_copying_says_what_to_do(player):
    player.key(Qt.Key.Key_C, CONTROL)

    assert player.hint == "Select a word in the list first."


def test_the_pattern_is_the_papers_and_can_be_copied(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    assert pattern(player).text() == "[^air][^ai][^ai]n"
    assert pattern(player).toolTip().endswith("(?=.*r)[^air][^ai][^ai]n")

    player.key(Qt.Key.Key_C, CONTROL | SHIFT)
    assert clipboard() == "[^air][^ai][^ai]n"

    player.choose("copy_strict")
    assert clipboard() == "(?=.*r)[^air][^ai][^ai]n"

    clipboard_before = clipboard()
    player.press("Copy")
    assert clipboard() == "[^air][^ai][^ai]n" != clipboard_before


def test_rows_are_read_aloud_with_rank_and_score(player):
    rows = QAccessible.queryAccessibleInterface(player.list)

    assert rows.text(QAccessible.Text.Name) == "Suggestions"
    assert rows.child(0).text(QAccessible.Text.Name).startswith("lorn, rank 1, score 0.")


@pytest.mark.qt_log_ignore("^This plugin does not support")
def test_the_menu_of_the_pattern_copies_either(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    line = pattern(player)
    place = line.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, line.mapToGlobal(place))
    QApplication.sendEvent(line, asked)

    menu = player.window.findChild(PatternLine).findChild(QMenu)
    copied = []
    for action in menu.actions():
        action.trigger()
        copied.append(clipboard())
    menu.close()

    assert copied == ["[^air][^ai][^ai]n", "(?=.*r)[^air][^ai][^ai]n"]


def test_a_pattern_of_any_length_leaves_the_window_as_it_is(player):
    width = player.window.width()
    for word in ("rain", "torn", "sole", "bead", "gump", "chiv"):
        player.keys(f"{word}>>")
    player.qtbot.waitUntil(lambda: len(pattern(player).text()) > 60)

    assert player.window.width() == width
    assert player.window.minimumSizeHint().width() <= width


def test_more_words_than_rows_are_counted_at_the_end(play):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: len(player.words) == 201)

    total = int(player.headline.split()[0].replace(",", ""))
    assert player.words[-1] == f"and {total - 200:,} more"


def test_all_words_are_looked_at_on_demand_and_that_can_be_seen(player):
    player.pick("Vocabulary", "all").until(headline="24 words fit")
    assert player.action("all_words").isChecked()

    player.key(Qt.Key.Key_E, CONTROL).until(headline="20 words fit")
    assert player.widget_named("Vocabulary").currentText() == "common words"


def test_of_long_words_all_are_looked_at(play):
    player = play(lexicon="english", length=12)
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))

    view = player.widget_named("Vocabulary")
    assert view.currentText() == "all words"
    assert not view.isEnabled()


def test_flagged_words_are_counted_and_shown_on_demand(player):
    player.keys("torn>wggg>").until(headline="7 words fit")
    assert player.words[-1] == "and 1 offensive word, hidden"

    player.choose("flagged").qtbot.waitUntil(lambda: "porn" in player.words)
    assert len(player.words) == 7


def test_where_only_a_flagged_word_is_left_it_says_so_and_helps(player):
    for word in ("torn", "born", "horn", "worn", "corn", "lorn"):
        player.keys(f"{word}>wggg>")
    player.keys("morn>wggg>").until(headline="1 word fits")
    assert player.reason == "It is an offensive word, which is not suggested."

    player.press("Show offensive words").qtbot.waitUntil(lambda: player.words == ["porn"])
    assert player.list.isVisible()


@pytest.mark.parametrize(
    ("keys", "row", "reason"),
    [
        ("zarf>gwww>", 1, "None of the 20 answers fits row 1: check its clue."),
        ("rain>ywwg>torn>wgwg>", 2, "Rows 1 and 2 contradict each other: check both."),
        ("rain>ywwg>jowl>yyww>", 2, "Row 1 leaves 11 answers, row 2 none: check both."),
        ("rain>ywwg>torn>wggg>zzzz>gwww>", 3, None),
    ],
)
def test_where_no_word_fits_the_reason_is_given_and_the_row_marked(player, keys, row, reason):
    player.keys(keys).until(headline="No word fits")

    if reason is not None:
        assert player.reason == reason
    assert str(row) in player.reason
    assert player.widget_named(f"Row {row}: check its clue")
    assert not player.list.isVisible()


def test_the_row_at_fault_is_marked_by_more_than_colour(player):
    player.keys("rain>ywwg>torn>wgwg>").until(headline="No word fits")
    number = player.widget_named("Row 2: check its clue")
    marked = number.grab().toImage()

    player.keys("^]]g").until(headline="7 words fit")

    assert marked != player.widget_named("Row 2").grab().toImage()


def test_where_only_uncommon_words_fit_all_words_are_one_click_away(player):
    player.keys("zarf>g").until(headline="No common word fits")
    assert player.reason == "But 2 do among all words."

    player.press("Search all words").until(headline="2 words fit so far")
    assert sorted(player.words) == ["zarf", "zoea"]


def test_a_lexicon_without_words_of_that_length_offers_the_nearest(play):
    play(length=30).until(headline="7 words fit")


def test_a_second_click_into_the_last_line_takes_nothing(play):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: len(player.words) == 201)

    player.double_click(player.words[-1])

    assert player.board == ["empty / empty / empty / empty"]


def test_the_list_scrolls_with_its_keys(player):
    player.keys("|")
    QTest.keyClick(player.list, Qt.Key.Key_End)

    assert player.list.currentIndex().data() == "seal"


@given(st.lists(st.text("ilmwIWMAVT.,1470%", min_size=1, max_size=12), max_size=40))
def test_a_column_is_as_wide_as_its_widest_text(qapp, texts):
    for font in (word_font(), figure_font()):
        metrics = QFontMetricsF(font)
        most = max(map(metrics.horizontalAdvance, texts), default=0)
        # A pair of letters may be moved together by less than what lies between two columns.
        assert most - 3 <= widest(texts, metrics, metrics.horizontalAdvance) <= most
