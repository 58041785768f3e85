"""The decision tree in its panel, and as a file."""

import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QTreeView

from tests.helper.cli.json_faults import faults, schema_of
from tests.lexica import lexicon_of
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.tree import as_json, grow
from wmh.helper.ui.advice.tree_model import TreeModel
from wmh.helper.ui.advice.tree_panel import TreePanel
from wmh.helper.ui.parts.bars import MessageBar

CONTROL = Qt.KeyboardModifier.ControlModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TIER = 70


@pytest.fixture
def tree(lexicon):
    """The engine's tree under a guess, at the first guess or after turns."""
    return lambda guess, turns=(), **asked: grow(
        Question(turns, 4, tier=TIER, **asked), tuple(guess), open_lexicon(lexicon)
    )


def view(player):
    return player.window.findChild(QTreeView, "tree")


def rows(player, under=None):
    model, parent = view(player).model(), under or QModelIndex()
    return [
        tuple(model.index(row, column, parent).data() for column in (1, 2))
        for row in range(model.rowCount(parent))
    ]


def expected(node):
    return [
        (str(branch.remaining), "it is the answer" if branch.solves else branch.next.word.upper())
        for branch in node.branches
    ]


def grown(player, under=None):
    shown = rows(player, under)
    return bool(shown) and all(text != "…" for _, text in shown)


@pytest.fixture
def opened(player):
    """A player who looks at the tree of the first word of the list, LORN."""
    player.key(Qt.Key.Key_T, CONTROL)
    player.qtbot.waitUntil(lambda: grown(player))
    return player


@pytest.fixture
def save(monkeypatch, opened):
    """Presses the button, and names a file in the dialog that follows."""

    def choose(path, kind=""):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))
        opened.press("&Save as …")

    return choose


def test_what_to_guess_is_told_of_all_clues_at_once(player):
    player.action("tree").trigger()  # Nobody waits here, or all could be told by then.
    told = []
    view(player).model().dataChanged.connect(lambda *_: told.append(1))

    player.qtbot.waitUntil(lambda: grown(player))
    assert 0 < len(told) < len(rows(player))


def test_it_shows_every_clue_of_the_guess_and_what_to_guess_then(opened, tree):
    panel = opened.window.findChild(TreePanel)
    assert panel.windowTitle() == "Decision tree for LORN"
    assert not panel.isModal()
    assert rows(opened) == expected(tree("lorn"))

    branch = tree("lorn").branches[0]
    colours = ", ".join(mark.name.lower() for mark in branch.clue)
    spoken = view(opened).model().index(0, 0).data(SPOKEN)
    assert spoken == f"{colours}: {branch.remaining} words, then {branch.next.word.upper()}"


def test_the_reasons_open_it_too_for_the_word_that_is_selected(player):
    player.choose("why").keys("||")
    player.qtbot.waitUntil(lambda: player.label("guess") == player.words[1].upper())
    player.press("Decision tree …")

    panel = player.window.findChild(TreePanel)
    assert panel.windowTitle() == f"Decision tree for {player.words[1].upper()}"


def test_a_row_that_is_opened_grows(opened, tree):
    root = tree("lorn")
    branch = root.branches[0]
    below = tree(branch.next.guess, (Turn(tuple("lorn"), branch.clue),))
    view(opened).setFocus()
    QTest.keyClick(view(opened), Qt.Key.Key_Right)

    under = view(opened).model().index(0, 0)
    opened.qtbot.waitUntil(lambda: rows(opened, under) == expected(below))


def test_a_row_with_one_word_cannot_be_opened(opened, tree):
    model = view(opened).model()
    branches = tree("lorn").branches
    single = next(row for row, branch in enumerate(branches) if branch.remaining == 1)
    more = next(row for row, branch in enumerate(branches) if branch.remaining > 1)

    assert not model.hasChildren(model.index(single, 0))
    assert model.hasChildren(model.index(more, 0))


def test_the_panel_says_how_far_it_is(opened, tree):
    texts = [label.text() for label in opened.window.findChild(TreePanel).findChildren(QLabel)]

    assert f"{len(tree('lorn').branches)} clues are possible." in texts


def test_it_is_saved_as_data_of_the_schema_of_wmh_tree(save, tree, lexicon, tmp_path):
    save(tmp_path / "tree.json")

    told = json.loads((tmp_path / "tree.json").read_text("utf-8"))
    head = {"schema": "tree/1", "game": None, "lexicon": open_lexicon(lexicon).name}
    assert told == head | as_json(tree("lorn"))
    assert faults(told, schema_of("tree"), schema_of("tree")) == []


def test_what_has_grown_is_saved(opened, save, tree, tmp_path):
    view(opened).setFocus()
    QTest.keyClick(view(opened), Qt.Key.Key_Right)
    under = view(opened).model().index(0, 0)
    opened.qtbot.waitUntil(lambda: grown(opened, under))
    save(tmp_path / "tree.json")

    branch = tree("lorn").branches[0]
    below = tree(branch.next.guess, (Turn(tuple("lorn"), branch.clue),))
    saved = json.loads((tmp_path / "tree.json").read_text("utf-8"))
    assert saved["branches"][0]["next"] == as_json(below)


@pytest.mark.parametrize(("name", "kind"), [("tree.svg", ""), ("tree", "Picture (*.svg)")])
def test_it_is_saved_as_a_picture(save, tmp_path, name, kind):
    save(tmp_path / name, kind)

    picture = ElementTree.fromstring((tmp_path / "tree.svg").read_text("utf-8"))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert any("LORN" in (text.text or "") for text in picture.iter())


def test_where_it_cannot_be_saved_the_window_says_so(opened, save, tmp_path):
    save(tmp_path / "nowhere" / "tree.svg")

    bar = opened.window.findChild(MessageBar)
    assert bar.isVisible()
    assert " cannot be saved: " in bar.accessibleName()
    assert str(tmp_path) in bar.accessibleName()


def test_whoever_names_no_file_saves_nothing(save, tmp_path):
    save("")

    assert list(tmp_path.glob("*.svg")) == []


def test_another_tree_takes_its_place_and_escape_closes_it(opened):
    opened.choose("tree")
    opened.qtbot.waitUntil(lambda: len(opened.window.findChildren(TreePanel)) == 1)
    panel = opened.window.findChild(TreePanel)
    opened.qtbot.waitUntil(lambda: view(opened).model().rowCount() > 0)

    QTest.keyClick(panel, Qt.Key.Key_Escape)
    opened.qtbot.waitUntil(lambda: opened.window.findChild(TreePanel) is None)


def test_closing_it_ends_the_growing_and_the_game_goes_on(player):
    player.choose("tree").window.findChild(TreePanel).close()
    player.to_front().keys("rain>ywwg>").until(headline="11 words fit")

    assert player.window.findChild(TreePanel) is None


def test_clues_that_count_are_numbers(play, tree):
    player = play(rule=Rule.PEGS).until(headline="20 words fit").choose("tree")
    player.qtbot.waitUntil(lambda: view(player).model().rowCount() > 0)

    model = view(player).model()
    branches = tree(player.words[0], rule=Rule.PEGS).branches
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        ",".join(map(str, branch.clue.numbers)) for branch in branches
    ]


def test_the_model_keeps_qts_rules(qtbot, tree):
    model = TreeModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert tester.model() is model
    tester.setUseFetchMore(False)  # It would fetch while rows are being inserted.

    root = tree("lorn")
    model.show(root)
    assert model.tree() == root
    first = model.index(0, 0)
    model.fetchMore(first)
    assert model.rowCount(first) == len(root.branches[0].next.branches)
    model.show(tree(root.branches[0].next.guess, model.turns_to(tuple("lorn"), first)), first)
    assert model.tree() != root


def test_of_many_clues_the_first_are_shown_and_the_others_as_they_are_wanted(qtbot):
    words = [f"{a}{b}{c}{d}" for a in "abcdefg" for b in "bcdefgh" for c in "abcdefg" for d in "bd"]
    root = grow(Question((), 4), tuple("abab"), lexicon_of(words), depth=1)
    root = replace(root, branches=root.branches * 40)
    model = TreeModel()
    model.show(root)
    top = QModelIndex()

    shown = model.rowCount()
    assert 0 < shown < len(root.branches)
    assert model.tree() == root
    while model.canFetchMore(top):
        model.fetchMore(top)
        assert model.rowCount() > shown
        shown = model.rowCount()
    assert shown == len(root.branches)
    assert model.tree() == root


def test_in_another_language_it_is_of_the_same_guess(opened):
    before = rows(opened)
    opened.keys("rain>ywwg>").speak("de")

    opened.qtbot.waitUntil(lambda: grown(opened))
    assert len(rows(opened)) == len(before)
    assert "LORN" in view(opened).window().windowTitle()
