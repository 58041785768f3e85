"""The window for a class, in every state that it can be looked at in."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit

from tests.boxes import choose_in
from tests.scenes import action, draw, wait
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.classroom.classroom_window import ClassroomWindow, ComparisonPage

KEYS = {
    ">": Qt.Key.Key_Return,
    "<": Qt.Key.Key_Backspace,
    "_": Qt.Key.Key_Space,
    "~": Qt.Key.Key_Escape,
    "]": Qt.Key.Key_Right,
}
VOTES = "slate>7roast>12adieu>5irate>12zzyzx>1crown>"
AGAIN = "roast>9adieu>5irate>12crown>3"
"""After a first guess."""
CROWD = "".join(
    f"{word}>{hands}" for hands, word in enumerate(["brown", "crowd", "drown", "frown"], 9)
)
PLAYED = "slate>7>>irate>3>>crane>9>>"


def classroom(typed, size=(820, 560), *, presented=False, **chosen):
    """The class window after keys, the secret first; `]` is the right arrow, `|` turns the page."""

    def play(scene):
        action("class")(scene)
        scene.shown = scene.window.findChild(ClassroomWindow)
        scene.shown.activateWindow()
        scene.shown.resize(*size)
        wait(100)
        if presented:
            press(Qt.Key.Key_F11)
            scene.shown.resize(*size)
            wait(100)
        for name, start in chosen.items():
            boxes = scene.shown.findChildren(QComboBox)
            box = next(each for each in boxes if each.accessibleName().startswith(name))
            choose_in(box, start)
            scene.shown.findChild(QLineEdit, "secret").setFocus()
        for character in typed:
            if character == "|":
                press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
            elif character == "?":
                press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
                wait(400)
            elif character in KEYS:
                press(KEYS[character])
            else:
                QTest.keyClicks(QApplication.focusWidget(), character)
            page = scene.shown.findChild(ComparisonPage)
            while page.isVisible() and "…" in page.findChild(QLabel, "headline").text():
                wait(100)
        wait(200)

    return play


def press(key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifier)
    wait(30)


def classrooms(folder):
    """Each page in the window and on two projectors."""
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        for name, typed in {
            "secret": "",
            "wrong": "crxne>",
            "votes": f"crane>{VOTES}",
            "asked": f"crane>{VOTES}>",
            "found": f"crane>{PLAYED}",
            "compared": f"crane>{PLAYED}>",
        }.items():
            draw(folder / f"class-{name}-{theme}.png", theme=theme, then=classroom(typed))
    draw(folder / "class-small.png", then=classroom(f"crane>{VOTES}", (420, 460)))
    draw(folder / "class-200.png", zoom=200, then=classroom(f"crane>{VOTES}", (1640, 1120)))
    long = "congratulations>characteristics>14nationalization>3congratulations>9"
    states = {
        "secret": "crane",
        "votes": f"crane>{VOTES}",
        "tie": f"crane>{VOTES}>_",
        "many": f"crane>{VOTES}{CROWD}dread>99",
        "left": "crane>slate>7>>?",
        "refused": "crane>slate>7>>sla>",
        "compared": f"crane>{PLAYED}>",
        "second": f"crane>{PLAYED}>]]",
        "expected": f"crane>{PLAYED}>|",
        "long": long,
        "long-compared": f"{long}>>congratulations>>>>",
    }
    for width, height in ((1280, 720), (1920, 1080)):
        for name, typed in states.items():
            path = folder / f"class-{name}-{height}.png"
            draw(path, scale=1.0, then=classroom(typed, (width, height), presented=True))
    pegs = classroom(f"crane>{PLAYED[:24]}", (1280, 720), presented=True, Rule="bl", Rows="12")
    draw(folder / "class-pegs.png", scale=1.0, then=pegs)
    codes = classroom("fcbe>abcd>2>>fcab>3fcbd>4", (1280, 720), presented=True)
    draw(folder / "class-codes.png", scale=1.0, lexicon="codes:abcdef", length=4, then=codes)
