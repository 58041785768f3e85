"""Pictures of every window of the program in every look: themes, sizes and languages.

python -m tests.looks FOLDER [LOOK ...]    one picture for each window, page and look

The screen has 1280 x 720 pixels, which must suffice for every window; it is chosen once for a
process.
"""

import sys
import traceback
from pathlib import Path

from tests.cut import screen

if __name__ == "__main__":
    screen(1280, 720)

from PySide6.QtWidgets import QApplication, QTabWidget

from tests.scenes import Scene, into_list, panel_of, wait
from wmh.base.text.languages import LanguageChoice
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.shell.windows import Windows

LOOKS = {
    "light": {},
    "dark": {"theme": ThemeChoice.DARK},
    "contrast": {"theme": ThemeChoice.CONTRAST},
    "clear": {"palette": PaletteChoice.CLEAR, "theme": ThemeChoice.DARK},
    "compact": {"compact": True, "size": (250, 260)},
    "200": {"zoom": 200, "size": (720, 680)},
    **{
        str(each): {"language": each}
        for each in LanguageChoice
        if each not in (LanguageChoice.SYSTEM, LanguageChoice.ENGLISH)
    },
}
"""Settings of the main window, by the name of a look."""

TYPED = {
    "boards": "crane>gywww>wwwww>wywww>wwwwy>slo",
    "class": "crane>slate>7roast>12adieu>5",
    "rack": "retai??",
}
"""Keys typed into a window before it is drawn, by the name of the action that opens it."""


def draw_look(folder: Path, look: str) -> list[str]:
    """Draws the main window and each window beside it; returns a line for each that failed."""
    scene = Scene(**{"length": 5, "lexicon": "english"} | LOOKS[look])
    failed: list[str] = []
    try:
        _begin(scene)
        scene.save(folder / f"main-{look}.png", 1.0)
        for name in scene.window.findChild(Windows).table():
            try:
                _draw_window(scene, name, folder, look)
            except Exception:
                failed.append(f"{look}, {name}: {traceback.format_exc(limit=-1)}")
    finally:
        scene.close()
    return failed


def _begin(scene):
    scene.keys("crane>gywww>")
    scene.wait(lambda: scene.list.model().rowCount() > 0)
    wait(800)
    if scene.list.isVisible():
        into_list(scene)
        wait(600)


def _draw_window(scene, name, folder, look):
    panel = panel_of(name)(scene)
    wait(1000)
    scene.keys(TYPED.get(name, ""))
    wait(300)
    tabs = panel.findChild(QTabWidget)
    tabs = tabs if tabs and tabs.isVisible() else None
    for number in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(number)
            wait(150)
        page = f"-{number + 1}" if number else ""
        panel.grab().save(str(folder / f"{name}{page}-{look}.png"))
    panel.close()
    wait(100)


def main(folder, *looks):
    QApplication(sys.argv[:1])
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    failed = [line for look in looks or LOOKS for line in draw_look(place, look)]
    print(*failed, sep="\n")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
