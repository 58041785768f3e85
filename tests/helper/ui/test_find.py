"""The box that finds words by a pattern."""

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView

from tests.boxes import choose_in
from tests.player import spoken
from wmh.base.running.stopping import check_cancelled
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.words import finding

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
FITTING, ANY = 1, 2
"""Places in the box that says among which words."""


def typed(player, pattern):
    """Signs too, which mean other keys to a player."""
    QTest.keyClicks(player.focus(), pattern)
    return player


def search(player, pattern, among=None):
    player.key(Qt.Key.Key_F, BOTH)
    if among is not None:
        box = player.widget_named("Words searched")
        choose_in(box, box.itemText(among))
    return typed(player, pattern)


def hits(player):
    view = player.window.findChild(QListView, "hits")
    model = view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def found(player, *words, said=None):
    """Wait until these words are listed, and this is said of them."""
    player.qtbot.waitUntil(lambda: hits(player) == [word.upper() for word in words])
    if said is not None:
        player.qtbot.waitUntil(lambda: player.label("found") == said)


def told(player, said):
    found(player, said=said)


def is_open(player):
    field = player.window.findChild(QLineEdit, "find")
    return field is not None and field.isVisible()


def selected(player):
    return player.window.findChild(QListView, "hits").currentIndex().data()


def test_words_appear_while_the_pattern_is_typed(player):
    search(player, "to")
    told(player, "No word matches.")

    typed(player, "r")
    told(player, "No word matches.")
    typed(player, ".")

    found(player, "torn", said="1 word matches.")


def test_all_matching_words_of_the_view_are_listed_in_order(player):
    search(player, "(h|w).*n")

    found(player, "hern", "horn", "worn", "wren", said="4 words match.")


def test_words_beyond_the_view_are_counted_and_can_be_let_in(player):
    search(player, ".o.n|[tz][^o].*")
    said = (
        "6 words match. 3 more match but are hidden: less common (Ctrl+E shows them) or offensive."
    )
    player.qtbot.waitUntil(
        lambda: player.label("found").endswith("(Ctrl+E shows them) or offensive.")
    )
    before = hits(player)
    assert player.label("found") == said.replace("6", str(len(before)))

    player.choose("all_words")
    player.choose("flagged")

    player.qtbot.waitUntil(lambda: player.label("found") == f"{len(before) + 3} words match.")
    assert sorted({*hits(player)} - {*before}) == ["PORN", "TRON", "ZARF"]


def test_any_length_can_be_searched(player):
    search(player, "(o|cra|a).*", ANY)

    found(player, "am", "ox", "arise", "crane", "crate")
    hidden = "1 more matches but is hidden: less common (Ctrl+E shows it) or offensive."
    assert player.label("found") == f"5 words match. {hidden}"


def test_only_words_that_still_fit_can_be_asked_for_and_the_game_is_followed(player):
    player.keys("rain>ywwg>")
    search(player, ".[oe].n", FITTING)
    found(player, "born", "corn", "hern", "horn", "lorn", "morn", "tern", "torn", "worn")

    player.tile(2, 1).setFocus()
    player.keys("torn>wwgg>")

    found(player, "hern")


def test_enter_takes_a_word_to_the_board(player):
    search(player, "w.*")
    found(player, "worn", "wren")

    player.keys(">]>")

    assert not is_open(player)
    assert player.board[0].startswith("W, no colour yet / R, no colour yet / E")
    assert isinstance(QApplication.focusWidget(), Tile)


def test_a_double_click_takes_a_word_to_the_board(player):
    search(player, "w.*")
    found(player, "worn", "wren")
    view = player.window.findChild(QListView, "hits")
    place = view.visualRect(view.model().index(1, 0)).center()

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert player.board[0].startswith("W, no colour yet / R, no colour yet")
    assert player.list.isVisible()


def test_a_word_of_another_length_says_so_and_stays(player):
    search(player, "cra.*", ANY)
    found(player, "crane", "crate")

    player.keys(">>")

    assert player.label("found") == "CRANE has 5 letters, and the words of this game 4."
    assert is_open(player)
    assert player.board[0] == "empty / empty / empty / empty"


def test_the_arrows_go_through_the_words_and_back_to_the_line(player):
    search(player, ".*", ANY)
    player.qtbot.waitUntil(lambda: len(hits(player)) > 20)
    field = player.focus()

    player.key(Qt.Key.Key_Down)
    assert selected(player) == hits(player)[0]
    columns = 0
    player.key(Qt.Key.Key_Down)
    columns = hits(player).index(selected(player))
    assert columns > 1
    for _ in range(columns):
        player.key(Qt.Key.Key_Left)
    assert selected(player) == hits(player)[0]
    for _ in range(columns + 1):
        player.key(Qt.Key.Key_Right)  # Past the end of the first line.
    assert selected(player) == hits(player)[columns + 1]

    player.key(Qt.Key.Key_Up).key(Qt.Key.Key_Up)
    assert player.focus() is field


def test_letters_typed_among_the_words_go_on_with_the_pattern(player):
    search(player, "w.*")
    found(player, "worn", "wren")

    player.keys("|n")
    found(player, "worn", "wren")
    assert player.focus().text() == "w.*n"

    player.keys("|<")
    assert player.focus().text() == "w.*"


def test_down_from_the_board_enters_the_words_that_are_seen(player):
    search(player, "w.*")
    found(player, "worn", "wren")
    player.tile(1, 1).setFocus()

    player.key(Qt.Key.Key_Down)

    assert selected(player) == "WORN"
    assert player.focus().objectName() == "hits"


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ("to(", "Place 3: this ( is never closed. Add a )."),
        ("to[a", "Place 3: this [ is never closed. Add a ]."),
        ("*", "Place 1: there is nothing before * to repeat."),
        ("a{3,2}", "Place 2: in {3,2} the smaller number comes first."),
        ("(?<=a)b", "Place 1: a pattern cannot look back. Look ahead from its beginning: (?=...)."),
        (
            "((.{1,20}){1,20}){1,20}",
            "The pattern is too large once its repetitions are written out: more than 1,000"
            " letters. Use smaller numbers in { }, or * and +.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line_in_place_of_words(player, pattern, said):
    search(player, "tor.")
    found(player, "torn")

    search(player, pattern)

    told(player, said)
    assert player.label("headline") == "20 words fit"


def test_foreign_characters_match_nothing_and_are_named(player):
    search(player, "tor(n|9)")

    found(player, "torn", said="1 word matches. 9 is not a letter of this word list.")


def test_capital_letters_are_letters(player):
    search(player, "TOR.")

    found(player, "torn")


def test_without_a_pattern_it_says_what_one_is_made_of(player):
    search(player, "")

    assert player.label("found").startswith(". is any letter;")


def test_it_is_hidden_until_asked_for_and_esc_hides_it(player):
    assert not is_open(player)

    search(player, "tor.")
    assert is_open(player)
    assert not player.list.isVisible()

    player.keys("~")
    assert not is_open(player)
    assert player.list.isVisible()
    assert isinstance(QApplication.focusWidget(), Tile)

    search(player, "w.*")
    found(player, "worn", "wren")
    player.keys("|~")
    assert not is_open(player)
    assert player.board[0] == "empty / empty / empty / empty"


def test_the_button_closes_it_too(player):
    search(player, "tor.")

    QTest.mouseClick(player.widget_named("Close the search"), Qt.MouseButton.LeftButton)

    assert not is_open(player)
    assert isinstance(QApplication.focusWidget(), Tile)


def test_opened_again_the_next_pattern_replaces_the_last(player):
    search(player, "tor.")
    found(player, "torn")
    player.keys("~")

    search(player, "w.*")

    found(player, "worn", "wren")


def test_what_is_pasted_is_seen(player):
    search(player, "tor.")
    QGuiApplication.clipboard().setText("RAIN ywwg")

    player.choose("paste")

    assert not is_open(player)
    assert player.widget_named("Pasted.*|What was pasted.*|.*paste.*")


def test_before_the_lexicon_is_open_it_says_so(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")

    search(player, "tor.")

    told(player, "The word list is not open yet.")


def test_another_lexicon_is_searched_anew(play, tmp_path):
    player = play(lexicon="english", length=4)
    player.qtbot.waitUntil(lambda: player.headline.endswith("words fit"))
    search(player, "quux|torn")

    found(player, "torn")


def test_while_it_searches_it_says_so_and_the_window_goes_on(play):
    busy = True

    def answers(question, lexicon, stop):
        from wmh.engine.advice import advise

        yield advise(question, lexicon, stop)
        while busy and question.turns:
            check_cancelled(stop)
            time.sleep(0.001)

    player = play(answers=answers).until(headline="20 words fit")
    player.keys("rain>ywwg>")
    player.qtbot.waitUntil(lambda: player.headline not in ("", "20 words fit"))
    search(player, "tor.")

    told(player, "Searching …")
    typed(player, "|").key(Qt.Key.Key_W)
    assert player.focus().text() == "tor.|w"
    busy = False

    found(player, "torn")


def test_the_answer_is_heard_after_a_pause_and_can_be_found_at_the_field(player, monkeypatch):
    said = []
    monkeypatch.setattr(finding, "announce", lambda _widget, text: said.append(text))
    search(player, "tor.")
    field = player.window.findChild(QLineEdit, "find")

    player.qtbot.waitUntil(lambda: said == ["1 word matches."])
    assert spoken(field) == "Find words by pattern"
    accessible = QAccessible.queryAccessibleInterface(field)
    assert accessible.text(QAccessible.Text.Description) == said[0]
    assert spoken(player.window.findChild(QListView, "hits")) == "Words found"
    assert player.widget_named("Words searched")
    assert player.widget_named("Close the search")


def test_long_words_have_the_room_they_need(play):
    player = play(lexicon="english", length=4)
    player.qtbot.waitUntil(lambda: player.headline.endswith("words fit"))
    search(player, ".*mentarianism|.{20}", ANY)
    player.qtbot.waitUntil(lambda: "ANTIDISESTABLISHMENTARIANISM" in hits(player))
    view = player.window.findChild(QListView, "hits")

    index = view.model().index(len(hits(player)) - 1, 0)
    assert view.visualRect(index).width() > view.fontMetrics().horizontalAdvance(index.data())
    assert view.visualRect(index).right() <= view.viewport().width()
    assert view.visualRect(index).topLeft().x() == view.indexAt(QPoint(5, 5)).row()


def test_the_key_that_widens_the_view_works_in_the_line(player):
    search(player, "tro.")
    hidden = "1 more matches but is hidden: less common (Ctrl+E shows it) or offensive."
    told(player, f"No word matches. {hidden}")

    player.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)

    found(player, "tron")
