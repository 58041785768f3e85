"""The list that every list of values is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helper.ui.markup import HOSTILE
from wmh.helper.ui.parts.value_list import ValueList, ValueModel

WARNING = QAbstractItemModelTester.FailureReportingMode.Warning
ROLES = [
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
]
VALUES = st.lists(st.tuples(st.sampled_from("abcdef"), st.integers(0, 3)), unique_by=lambda x: x[0])


def texts(model):
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def word(value):
    return value[0]


@pytest.mark.parametrize("text", [HOSTILE, "<img src='x'>", "a < b", "a & b\nc"])
def test_a_tip_is_no_markup(text):
    model = ValueModel(str, tip=lambda value: value)
    model.show([text])
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert not Qt.mightBeRichText(tip)
    assert tip.replace("\N{WORD JOINER}", "") == text


@given(shown=st.lists(VALUES, max_size=6), known=st.booleans())
def test_whatever_is_shown_next_the_model_keeps_qts_rules(shown, known):
    model = ValueModel(str, key=word if known else None)
    tester = QAbstractItemModelTester(model, WARNING)
    assert tester.model() is model
    for values in shown:
        model.show(values)
        assert texts(model) == [str(value) for value in values]


@given(before=VALUES, after=VALUES, data=st.data())
def test_a_row_that_is_selected_stays_so_where_as_many_or_more_are_shown(before, after, data):
    model = ValueModel(str, key=word)
    model.show(before)
    selection = QItemSelectionModel(model)
    row = data.draw(st.integers(-1, len(before) - 1))
    flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
    selection.setCurrentIndex(model.index(row), flag)

    model.show(after)

    names, now = [name for name, _ in after], selection.currentIndex().row()
    grown = names[: len(before)] == [name for name, _ in before]
    kept = row >= 0 and (grown or len(after) == len(before)) and before[row][0] in names
    assert now == (names.index(before[row][0]) if kept else -1)


def test_a_row_says_what_its_value_says(qtbot):
    model = ValueModel(str, lambda value: f"say {value}", lambda value: f"point at {value}")
    model.show([7])
    assert [model.index(0).data(role) for role in ROLES] == ["7", "say 7", "point at 7"]
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None


def test_without_a_key_values_are_made_only_when_they_are_looked_at(qtbot):
    class Squares:
        made = 0

        def __len__(self):
            return 100_000

        def __getitem__(self, row):
            self.made += 1
            return row * row

    values = Squares()
    model = ValueModel(str)
    model.show(values)
    assert (model.rowCount(), values.made) == (100_000, 0)
    assert model.index(300).data() == "90000"
    assert values.made < 5


class Around(QWidget):
    """The widget around a list, which gets the keys that the list does not use."""

    def __init__(self):
        super().__init__()
        self.heard, self.taken, self.left = [], [], 0
        model = ValueModel(str, selectable=str.islower)
        self.list = ValueList(model, self, self.taken.append)
        self.list.left.connect(self.leave)
        model.show(["HEAD", "a", "b", "c", "AND MORE"])

    def leave(self):
        self.left += 1

    def keyPressEvent(self, event):
        self.heard.append(event.text())


@pytest.fixture
def around(qtbot):
    around = Around()
    qtbot.addWidget(around)
    with qtbot.waitActive(around):
        around.show()
        around.activateWindow()
    around.list.enter()
    return around


def test_what_cannot_be_selected_is_passed_over(around):
    assert around.list.selected_value == "a"
    for key, value in ((Qt.Key.Key_End, "c"), (Qt.Key.Key_Down, "c"), (Qt.Key.Key_Home, "a")):
        QTest.keyClick(around.list, key)
        assert around.list.selected_value == value


def test_up_in_the_first_line_leaves(around):
    QTest.keyClick(around.list, Qt.Key.Key_Down)
    QTest.keyClick(around.list, Qt.Key.Key_Up)
    assert (around.left, around.list.selected_value) == (0, "a")
    QTest.keyClick(around.list, Qt.Key.Key_Up)
    assert around.left == 1


def test_enter_takes_once_however_long_it_is_held_down(around):
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QTest.keyClick(around.list, Qt.Key.Key_Return)
    QApplication.sendEvent(around.list, held)
    assert (around.taken, around.heard) == (["a"], [])


@pytest.mark.parametrize(("row", "taken"), [(0, []), (2, ["b"]), (4, [])])
def test_a_second_click_takes_what_can_be_selected(around, row, taken):
    place = around.list.visualRect(around.list.rows.index(row)).center() + QPoint(1, 0)
    for click in (QTest.mouseClick, QTest.mouseDClick):
        click(around.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert around.taken == taken


def test_keys_that_write_go_to_what_the_list_lies_in(around):
    for key in (Qt.Key.Key_X, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
        QTest.keyClick(around.list, key)
    assert len(around.heard) == 3
    assert around.list.selected_value == "a"


def test_where_nothing_is_typed_around_letters_look_for_a_row(around):
    around.list.searched = True
    QTest.keyClick(around.list, Qt.Key.Key_C)
    assert (around.list.selected_value, around.heard) == ("c", [])
