"""Costs of a change: a setting two lines, a window beside the main one a line and its pages."""

import sys
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tests.helper.ui.test_preferences import Preferences
from tests.player import Player
from wmh.base.files import paths
from wmh.helper.settings import Settings, load
from wmh.helper.ui.help import keys_window
from wmh.helper.ui.shell.actions import Spec, action_table
from wmh.helper.ui.shell.application import build
from wmh.helper.ui.shell.panels import PanelKind
from wmh.helper.ui.shell.windows import Windows

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier

assert keys_window  # What is imported late would keep what it finds for ever.


@pytest.fixture
def everywhere(monkeypatch):
    """Puts something else in the place of what the modules of the program know by a name."""

    def put(old, new):
        for name, module in list(sys.modules.items()):
            if name.partition(".")[0] == "wmh" and getattr(module, old.__name__, None) is old:
                monkeypatch.setattr(module, old.__name__, new)

    return put


def add_action(everywhere, spec):
    everywhere(action_table, lambda: (*action_table(), spec))


@dataclass(frozen=True, slots=True)
class MoreSettings(Settings):
    """The first line."""

    dim: bool = False


def test_a_setting_with_a_menu_entry(qtbot, lexicon, everywhere):
    everywhere(Settings, MoreSettings)
    add_action(everywhere, Spec("dimmed", "view", "&Dim", "Ctrl+Alt+D", setting="dim"))
    player = Player(qtbot, build(MoreSettings(lexicon=str(lexicon), first_steps=False)))
    assert not player.action("dimmed").isChecked()
    player.key(Qt.Key.Key_D, CONTROL | ALT)
    assert player.action("dimmed").isChecked()
    player.window.close()

    kept = load(paths.settings_file())
    assert kept.dim
    player = Player(qtbot, build(kept))
    assert player.action("dimmed").isChecked()

    preferences = Preferences(player)
    assert preferences.shown("Dim")
    QTest.keyClick(preferences.named("Dim"), Qt.Key.Key_Space)
    assert not player.action("dimmed").isChecked()
    assert not load(paths.settings_file()).dim

    player.choose("dimmed")
    assert preferences.shown("Dim")
    preferences.press("Reset this page")
    assert not player.action("dimmed").isChecked()


class Pages(QWidget):
    """Says which words are looked at."""

    def __init__(self, parent):
        super().__init__(parent, Qt.WindowType.Window)
        self.label = QLabel(self)
        QVBoxLayout(self).addWidget(self.label)

    def show_view(self, view):
        self.label.setText(view.title)


@pytest.fixture
def mirror(everywhere, monkeypatch):
    add_action(everywhere, Spec("mirror", "view", "M&irror …", "Ctrl+Alt+M"))
    usual = Windows.table
    monkeypatch.setattr(
        Windows,
        "table",
        lambda self: {**usual(self), "mirror": PanelKind(lambda: Pages(self.parent()))},
    )


def mirrors(player):
    return [each for each in player.window.findChildren(Pages) if each.isVisible()]


@pytest.mark.usefixtures("mirror")
def test_a_window_beside_the_main_one(play):
    player = play().until(headline="20 words fit")
    player.key(Qt.Key.Key_M, CONTROL | ALT)
    (window,) = mirrors(player)
    player.qtbot.waitUntil(window.isActiveWindow)
    common = window.label.text()
    assert common

    player.window.activateWindow()
    player.choose("mirror")
    assert mirrors(player) == [window]
    player.qtbot.waitUntil(window.isActiveWindow)

    player.choose("all_words")
    assert window.label.text() not in ("", common)
    player.choose("all_words")
    assert window.label.text() == common

    del window
    player.speak("de")
    (window,) = mirrors(player)
    assert window.label.text() not in ("", common)  # The same words, said in German.

    player.window.close()
    assert mirrors(player) == []
