"""Esc and Ctrl+W close every window beside the main one; Esc closes what is innermost first."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget

from tests.helper.ui.test_closed_windows import opened
from tests.helper.ui.test_language_storm import PANELS
from wmh.helper.ui.shell.windows import Windows

EVERY = (*PANELS, "replication", "guide")
MOST = 3
"""Esc so often at the most: out of a field, back to the first page, and away."""


def shown(player, name):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.choose(name)
    player.qtbot.waitUntil(lambda: opened(player, name) is not None)
    panel = opened(player, name)
    panel.activateWindow()
    player.qtbot.waitUntil(panel.isActiveWindow)
    return panel


def fields(panel):
    """Widgets of a window that can have the keyboard, one of each class."""
    found = {}
    for each in panel.findChildren(QWidget):
        if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.setdefault(type(each), each)
    return [panel, *found.values()]


def is_open(player, name):
    return opened(player, name) is not None


@pytest.mark.parametrize("name", EVERY)
def test_ctrl_w_closes_it(player, name):
    panel = shown(player, name)
    QTest.keyClick(
        QApplication.focusWidget() or panel, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier
    )

    assert not is_open(player, name)
    assert player.window.isVisible()


@pytest.mark.parametrize("name", EVERY)
def test_esc_closes_it_from_wherever_the_keyboard_is(player, name):
    panel = shown(player, name)
    for number in range(len(fields(panel))):
        if not is_open(player, name):
            panel = shown(player, name)
        there = fields(panel)
        if number < len(there):
            there[number].setFocus()
        for _ in range(MOST):
            if is_open(player, name):
                QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Escape)
        assert not is_open(player, name), there[number]
    assert player.window.isVisible()


@pytest.mark.parametrize("name", [each for each in EVERY if each != "guide"])
def test_f1_opens_the_guide_from_it(player, name):
    panel = shown(player, name)
    QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_F1)

    player.qtbot.waitUntil(lambda: is_open(player, "guide"))
    assert is_open(player, name)


def test_no_window_beside_is_left_out_here(player):
    """Each is known by its action; a new one belongs into the list above."""
    beside = set(player.window.findChild(Windows).table())

    assert set(EVERY) == beside


def test_esc_in_the_power_page_goes_back(player):
    panel = shown(player, "studies")
    wanted = [
        x
        for x in panel.findChildren(QPushButton)
        if x.text().replace("&", "").startswith("Sample size")
    ]
    assert wanted
    QTest.mouseClick(wanted[0], Qt.MouseButton.LeftButton)
    assert not wanted[0].isVisible()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert is_open(player, "studies")
    assert wanted[0].isVisible()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not is_open(player, "studies")


@pytest.mark.parametrize("name", ["choose_game", "guide", "keys", "preferences"])
def test_a_search_with_text_is_emptied_first(player, name):
    panel = shown(player, name)
    field = next(x for x in panel.findChildren(QLineEdit) if "earch" in x.placeholderText())
    QTest.keyClicks(field, "undo")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert is_open(player, name)
    assert field.text() == ""
    QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Escape)
    assert not is_open(player, name)


@pytest.mark.parametrize("name", EVERY)
def test_an_open_list_of_choices_is_closed_first(player, name):
    panel = shown(player, name)
    boxes = [x for x in panel.findChildren(QComboBox) if x.isVisible() and x.isEnabled()]
    for box in boxes:
        box.showPopup()
        player.qtbot.waitUntil(box.view().isVisible)
        QTest.keyClick(box.view(), Qt.Key.Key_Escape)
        player.qtbot.waitUntil(lambda box=box: not box.view().isVisible())
        assert is_open(player, name), box.accessibleName()


@pytest.mark.parametrize("name", EVERY)
def test_an_open_menu_is_closed_first(player, name):
    panel = shown(player, name)
    for button in panel.findChildren(QPushButton):
        if not button.isVisible() or not button.isEnabled() or (menu := button.menu()) is None:
            continue
        QTimer.singleShot(0, button, button.showMenu)
        player.qtbot.waitUntil(menu.isVisible)
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        player.qtbot.waitUntil(lambda menu=menu: not menu.isVisible())
        assert is_open(player, name), button.text()
