"""Lessons turned into files, as the window shows it: the menu, what is being written, the end."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMenu, QProgressBar

from tests.scenes import context_menu, draw
from tests.teach.lesson_scenes import lesson
from wmh.helper.settings import ThemeChoice


def exporting(place=None, until=None, size=(900, 640)):
    """The menu; or all steps as pictures into a folder, until that much is done or it ends."""

    def show(scene):
        lesson("rain", (), size)(scene)
        window = scene.shown
        menu = window.findChild(QMenu, "lesson-exports")
        if place is None:
            context_menu(window)
            menu.popup(window.mapToGlobal(window.rect().center()))
            scene.shown = menu
            return
        menu.actions()[2].trigger()
        line = window.findChild(QFileDialog).findChild(QLineEdit, "fileNameEdit")
        line.setText(str(place))
        QTest.keyClick(line, Qt.Key.Key_Return)
        bar, said = window.findChild(QProgressBar), window.findChild(QLabel, "exported")
        if until is None:
            scene.wait(lambda: str(place) in said.text())
        else:
            scene.wait(lambda: bar.isVisible() and bar.value() >= until)
        QApplication.processEvents()

    return show


def exports(folder):
    """The menu in both themes, a bar, what is said at the end, and where it cannot be written."""
    place = folder / "frames"
    place.mkdir(exist_ok=True)
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        draw(folder / f"export-menu-{theme}.png", theme=theme, then=exporting())
        draw(folder / f"export-bar-{theme}.png", theme=theme, then=exporting(place, 5))
    draw(folder / "export-bar-small.png", then=exporting(place, 5, (420, 360)))
    draw(folder / "export-bar-200.png", zoom=200, then=exporting(place, 5))
    draw(folder / "export-done.png", then=exporting(place))
    for path in place.iterdir():
        path.unlink()
    place.rmdir()
