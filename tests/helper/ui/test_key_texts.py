"""Keys named in texts are those of the table of actions."""

import ast
import re
from pathlib import Path

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QPushButton

from wmh.helper.ui.parts.shortcuts import key_of, with_key
from wmh.helper.ui.shell.actions import action_table

PACKAGE = Path(__file__).parents[3] / "app" / "wmh"
UI = sorted(path for path in PACKAGE.rglob("*.py") if "ui" in path.parts)
KEY = re.compile(r"\b(Ctrl|Alt|Shift|Meta)\+\w|\bF\d\d?\b")


def texts(module):
    """The literals that are translated."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
            yield from (x.value for x in node.args if isinstance(getattr(x, "value", None), str))


def test_no_text_spells_out_the_key_of_an_action():
    """Clicks with a key held down are no action of the table."""
    found = {path: list(texts(path)) for path in UI}

    assert sum(map(len, found.values())) > 1000
    assert [
        f"{path.relative_to(PACKAGE)}: {text}"
        for path, all_texts in found.items()
        for text in all_texts
        if KEY.search(text) and "click" not in text
    ] == []


def test_a_key_is_that_of_the_table(qapp):
    for spec in action_table():
        if spec.shortcut:
            assert QKeySequence(key_of(spec.name)) == QKeySequence(spec.shortcut)
    assert with_key("Edit row 2", "respell") == "Edit row 2 (F2)"


def test_what_has_a_key_says_so_in_its_tip(player):
    player.keys("rain>ywwg>")
    boxes = {x.accessibleName(): x.toolTip() for x in player.window.findChildren(QComboBox)}
    assert boxes["Length of the words"].endswith(f"({key_of('shorter')}, {key_of('longer')})")
    assert boxes["Vocabulary"].endswith(f"({key_of('all_words')})")
    buttons = {x.accessibleName(): x.toolTip() for x in player.window.findChildren(QPushButton)}
    assert buttons["Copy the pattern"].endswith(f"({key_of('copy_pattern')})")
    assert player.widget_named("Row 1").toolTip() == with_key("Edit row 1", "respell")
