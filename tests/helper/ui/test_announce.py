"""Announcements wherever the focus is, as Orca hears them."""

import sys

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from wmh.helper.ui.parts import announce as module
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import ChoiceBox
from wmh.helper.ui.parts.layout import in_column

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere announcements are heard")


@pytest.fixture
def heard(monkeypatch):
    """The text of each notice that appears, its role and the role of its parent."""
    said = []

    def note(event):
        one = event.accessibleInterface()
        assert event.type() is QAccessible.Event.ObjectShow
        assert one.isValid()
        assert not one.state().invisible
        said.append((one.text(QAccessible.Text.Name), one.role(), one.parent().role()))

    monkeypatch.setattr(module.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(module.QAccessible, "updateAccessibility", note)
    return said


@pytest.fixture
def window(qtbot):
    shown = QWidget()
    first, second = QLineEdit(shown), QLineEdit(shown)
    second.setAccessibleName("Second")
    in_column(first, second, on=shown)
    qtbot.addWidget(shown)
    with qtbot.waitActive(shown):
        shown.show()
        shown.activateWindow()
    first.setFocus()
    return shown


def test_what_is_said_at_once_is_one_notice_in_a_status_bar(window, heard):
    announce(window, "3 words fit")
    announce(window, "A is 2nd.")
    announce(window, "3 words fit")
    QApplication.processEvents()

    bar = QAccessible.Role.StatusBar
    assert heard == [("3 words fit. A is 2nd.", QAccessible.Role.Notification, bar)]


def test_what_the_focus_moves_to_meanwhile_is_not_cut_off(window, heard):
    announce(window, "R, yellow")
    window.findChildren(QLineEdit)[1].setFocus()
    QApplication.processEvents()
    announce(window, "A, green")
    QApplication.processEvents()

    assert [text for text, *_ in heard] == ["R, yellow. Second.", "A, green."]


def test_a_window_that_goes_meanwhile_says_nothing(qtbot, heard):
    gone = QWidget()
    announce(gone, "never heard")
    gone.deleteLater()
    qtbot.wait(1)

    assert heard == []


def test_many_are_forgotten_in_time(window, heard):
    for number in range(60):
        announce(window, str(number))
        QApplication.processEvents()

    assert [text for text, *_ in heard] == [f"{number}." for number in range(60)]


def test_a_box_has_a_label_where_none_is_seen(window):
    box, seen = ChoiceBox(window), ChoiceBox(window)
    box.setAccessibleName("Length of the words")
    label = QLabel("Rule", window)
    label.setBuddy(seen)
    for each in (box, seen):
        each.addItems(["4 letters", "5 letters"])
        each.show()
        each.hide()
        each.show()

    assert named(box) == ["Length of the words"]
    assert named(seen) == ["Rule"]


def named(box):
    """The words that a screen reader says before the chosen value."""
    relations = QAccessible.queryAccessibleInterface(box).relations()
    return [
        one.text(QAccessible.Text.Name)
        for one, relation in relations
        if relation & QAccessible.RelationFlag.Label
    ]
