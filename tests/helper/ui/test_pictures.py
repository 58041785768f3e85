"""The programs that draw the windows name only windows, actions and texts that there are."""

import ast
from pathlib import Path

from PySide6.QtGui import QAction

from tests.cut import WINDOWS
from tests.i18n.whole import program_texts
from tests.looks import LOOKS, TYPED
from wmh.base.text.languages import LanguageChoice
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.shell.windows import Windows

TESTS = Path(__file__).parents[2]
SOURCES = [
    *(TESTS / name for name in ("pictures.py", "picture_states.py", "scenes.py", "looks.py")),
    *TESTS.glob("*/*_scenes.py"),
]


def named(*functions):
    """Literal texts that are the last argument of calls of these functions, in all sources."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                last = node.args[-1]
                if called in functions and isinstance(last, ast.Constant):
                    yield called, last.value, node


def test_every_window_is_drawn_and_typed_into_by_a_name_that_there_is(player):
    table = player.window.findChild(Windows).table()
    assert set(TYPED) <= set(table)
    assert set(WINDOWS) <= set(table)


def test_every_look_is_there():
    assert {"light", "dark", "contrast", "compact", "200"} <= set(LOOKS)
    spoken = {each.get("language", LanguageChoice.ENGLISH) for each in LOOKS.values()}
    assert spoken == set(LanguageChoice) - {LanguageChoice.SYSTEM}
    themes = {each.get("theme", ThemeChoice.LIGHT) for each in LOOKS.values()}
    assert themes == set(ThemeChoice) - {ThemeChoice.SYSTEM}


def test_every_action_that_is_triggered_is_there(player):
    wanted = {
        name
        for called, name, node in named("action", "panel_of", "findChild")
        if called != "findChild" or getattr(node.args[0], "id", "") == "QAction"
    }
    assert len(wanted) > 8
    assert wanted <= {each.objectName() for each in player.window.findChildren(QAction)}


def test_every_button_that_is_pressed_is_there():
    texts = {text.source for text in program_texts()}
    pressed = {name for _called, name, _node in named("press") if isinstance(name, str)}
    assert len(pressed) > 8
    assert pressed <= texts
