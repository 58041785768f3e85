"""A game of codes speaks of codes: no text in the window calls them words."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QWidget

from tests.helper.ui.test_games_beside import begin

TEXTS = ("text", "accessibleName", "accessibleDescription", "toolTip", "placeholderText")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


def texts(root):
    """Texts of the visible widgets and list rows of a window."""
    for each in root.findChildren(QWidget):
        if not each.isVisible():
            continue
        for name in TEXTS:
            if callable(told := getattr(each, name, None)):
                yield told()
        if isinstance(each, QComboBox):
            yield each.currentText()
        if isinstance(each, QAbstractItemView):
            model = each.model()
            for row in range(model.rowCount()):
                yield from (model.index(row, 0).data(role) for role in ROLES)


def named_words(player):
    shown = {text for text in texts(player.window) if isinstance(text, str)}
    return sorted(text for text in shown if re.search(r"\bwords?\b", text, re.IGNORECASE))


@pytest.mark.parametrize(
    ("game", "rows", "headline"),
    [
        ("mastermind, 6", ("aabb>", "11>", "ccdd>00>"), "codes"),
        ("bulls", ("0123>", "11>", "4567>10>"), "codes"),
    ],
)
@pytest.mark.parametrize("strategy", ["exact", "entropy", "expected", "worst", "paper"])
def test_nothing_in_the_window_calls_codes_words(play, game, rows, headline, strategy):
    player = begin(play(why=True), game)
    player.qtbot.waitUntil(lambda: headline in player.headline)
    player.choose(f"strategy-{strategy}")
    for keys in rows:
        player.keys(keys)
        player.qtbot.waitUntil(lambda: player.list.isVisible() or player.reason)
        player.see()
        assert named_words(player) == []


def test_a_contradiction_speaks_of_codes(play):
    player = begin(play(), "mastermind, 6")
    player.qtbot.waitUntil(lambda: "codes" in player.headline)
    player.keys("aabb>00>aabb>40>").until(headline="No code fits")
    player.qtbot.waitUntil(lambda: any("code" in str(text) for text in texts(player.window)))
    assert named_words(player) == []
