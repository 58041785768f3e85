"""The order of Tab: what is made when it is first wanted comes where it stands on the screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

CONTROL = Qt.KeyboardModifier.ControlModifier
LIST, PATTERN = "Suggestions", "Copy the pattern"


def by_tab(player):
    """The names of all that Tab comes to, once round."""
    names = []
    while True:
        player.key(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        name = focused.accessibleName() or focused.text()
        if name in names:
            return names
        names.append(name)


def heard(player):
    """The names of all that is shown, in the order in which a screen reader finds them."""

    def names(interface):
        if not interface.state().invisible:
            yield interface.text(QAccessible.Text.Name)
            for number in range(interface.childCount()):
                yield from names(interface.child(number))

    return [*names(QAccessible.queryAccessibleInterface(player.window.centralWidget()))]


def between(names, before, after):
    """The names between two others."""
    there = names.index(before)
    ring = names[there + 1 :] + names[:there]
    return ring[: ring.index(after)]


@pytest.mark.parametrize(
    ("name", "before", "within"),
    [
        ("look_up", LIST, ["Look up a word", "Close the look-up"]),
        (
            "find",
            "Help level",
            ["Find words by pattern", "Words searched", "Close the search", "Words found"],
        ),
        ("why", LIST, ["Decision tree …", "Close the reasons", "Clues this guess can get"]),
    ],
)
def test_pieces_that_come_later_are_met_where_they_stand(player, name, before, within):
    player.until(headline="20 words fit").choose(name)
    if name == "find":
        QTest.keyClicks(player.window.findChild(QLineEdit, "find"), ".orn")
        player.qtbot.waitUntil(lambda: player.label("found").startswith("7 words"))
    if name == "why":
        player.qtbot.waitUntil(lambda: player.label("facts") != "")

    assert between(by_tab(player), before, "Pattern") == within
    said = heard(player)
    assert said.index("Help level") < said.index(within[0]) < said.index("Pattern")


def test_so_are_a_note_and_a_reason(player):
    QGuiApplication.clipboard().setText("RAIN ywwg")
    player.until(headline="20 words fit").key(Qt.Key.Key_V, CONTROL)
    note = ["Use these guesses (Enter)", "Leave it (Esc)"]
    assert between(by_tab(player), "Help level", "Pattern") == note
    player.keys("~").keys("zzzz>=").until(headline="Solved in 1 guess")
    assert between(by_tab(player), "Help level", "Pattern") == ["Add a word …"]
