"""Main window in a state made by user actions, of which a picture is drawn."""

import os
import re
import tempfile
import time
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QWidget,
)

from tests.boxes import choose_in
from wmh.base.text.languages import LanguageChoice
from wmh.engine.clues.rules import tiles
from wmh.helper.meanings import dictionaries
from wmh.helper.settings import Settings, ThemeChoice
from wmh.helper.ui.boards.boards_window import BoardsWindow
from wmh.helper.ui.shell.application import build
from wmh.helper.ui.shell.windows import Windows

# A picture is the same where a dictionary is installed.
dictionaries.SYSTEM = dictionaries.HOME = Path(tempfile.gettempdir()) / "no-dictionaries"

PATIENCE = 60.0
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def wait(milliseconds):
    """Handles events for a while; unlike QTest's function, it lets other threads run Python."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Scene:
    """Main window in a state made by user actions."""

    def __init__(self, answer=None, size=(360, 608), zoom=100, **settings):
        os.environ["WMH_HOME"] = tempfile.mkdtemp()  # where no scene has left its game
        quiet = {"first_steps": False, "told_of_games": True, "scale": zoom}
        settings = quiet | settings
        settings = {"theme": ThemeChoice.LIGHT, "language": LanguageChoice.ENGLISH} | settings
        self.window = build(Settings(**settings), answer)
        self.shown = self.window
        """Window that `save` draws; another one if an action opened it."""
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        self.wait(lambda: self.list.model().rowCount() or self.reason_shown())

    @property
    def list(self):
        return self.window.findChild(QListView, "suggestions")

    def reason_shown(self):
        return not self.list.isVisible()

    def wait(self, done):
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise TimeoutError("the window did not get there")
            wait(10)
        wait(60)

    def keys(self, text):
        """Presses keys: letters as they are, `>` for Enter and `<` for Backspace."""
        for character in text:
            target = QApplication.focusWidget() or self.window
            if character in "><":
                key = Qt.Key.Key_Return if character == ">" else Qt.Key.Key_Backspace
                QTest.keyClick(target, key)
            else:
                QTest.keyClicks(target, character)
        wait(250)
        return self

    def save(self, path, scale=2.0):
        """Saves a picture of the window, with the device pixel ratio `scale`."""
        size = self.shown.size()
        picture = QPixmap(size * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.shown.render(painter, QPoint())
        painter.end()
        path.parent.mkdir(parents=True, exist_ok=True)
        # Without a channel that says it is opaque, and packed well: the wheel brings them.
        image = picture.toImage().convertToFormat(QImage.Format.Format_RGB888)
        image.save(str(path), quality=0)
        print(path, f"{size.width()} x {size.height()}")

    def close(self):
        self.window.close()
        self.window.deleteLater()
        wait(1)


def draw(path, keys="", scale=2.0, then=None, **scene):
    shown = Scene(**scene).keys(keys)
    if then is not None:
        then(shown)
    shown.save(path, scale)
    shown.close()


def covered(rows):
    """Returns an action that covers the list and uncovers its first `rows` rows."""

    def cover(scene):
        QTest.keyClick(scene.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        for _ in range(rows):
            QTest.keyClick(scene.window, Qt.Key.Key_PageDown)
        wait(80)

    return cover


def presented(rows, size=(1280, 720), then=None):
    """Returns an action that presents the window at a size, with `rows` rows uncovered."""

    def present(scene):
        QTest.keyClick(scene.window, Qt.Key.Key_F11)
        wait(80)
        scene.window.resize(*size)
        wait(80)
        for _ in range(rows):
            QTest.keyClick(scene.window, Qt.Key.Key_PageDown)
        if then is not None:
            then(scene)
        wait(80)

    return present


def slow(question, lexicon, stop):
    """Answers the empty board at once, and other boards slowly."""
    from wmh.base.running.stopping import check_cancelled
    from wmh.engine.advice import advise

    while question.turns:
        check_cancelled(stop)
        time.sleep(0.005)
    yield advise(question, lexicon, stop)


def into_list(scene):
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    wait(50)


def giving(text):
    """Returns an action that reveals letters of the secret."""

    def give(scene):
        scene.window.findChild(QAction, "give").trigger()
        scene.keys(text)

    return give


def pasting(text, keys=""):
    """Returns an action that pastes a text and presses keys."""

    def paste(scene):
        QApplication.clipboard().setText(text)
        scene.window.findChild(QAction, "paste").trigger()
        scene.keys(keys)

    return paste


def choosing(scene, typed, downs=0):
    """Opens the panel for choosing a game and types into it; returns the panel."""
    panel = panel_of("choose_game")(scene)
    line = panel.findChild(QLineEdit)
    QTest.keyClicks(line, typed)
    for _ in range(downs):
        QTest.keyClick(line, Qt.Key.Key_Down)
    wait(80)
    return panel


def beside(name, keys):
    """Returns an action that chooses a game by its name and types into it."""

    def begin(scene):
        QTest.keyClick(choosing(scene, name).findChild(QLineEdit), Qt.Key.Key_Return)
        wait(1200)
        scene.keys(keys)

    return begin


def looking_up(word):
    def look_up(scene):
        scene.window.findChild(QAction, "look_up").trigger()
        scene.keys(word)

    return look_up


def searching(pattern, among=0, listed=False):
    """Returns an action that searches for a pattern; `among` is the entry of the box of words."""

    def find(scene):
        scene.window.findChild(QAction, "find").trigger()
        boxes = scene.window.findChildren(QComboBox)
        box = next(x for x in boxes if x.accessibleName() == "Words searched")
        choose_in(box, box.itemText(among))
        scene.keys(pattern)
        wait(700)
        if listed:
            into_list(scene)

    return find


def ranked(scene):
    """Waits until the strategy's ranking is shown, and selects its second word."""
    scene.wait(lambda: "can" in scene.list.model().index(0, 0).data(SPOKEN))
    scene.wait(lambda: scene.window.findChild(QLabel, "note").isHidden())
    into_list(scene)
    if (meaning := scene.window.findChild(QLabel, "meaning")) is not None:  # Of the explanation.
        scene.wait(lambda: not meaning.parent().isVisible() or meaning.text())
    wait(500)


def press(scene, text):
    buttons = scene.window.findChildren(QPushButton)
    shown = [each for each in buttons if each.isVisible()]
    found = next((each for each in shown if each.text() == text), None)
    if found is None:
        raise LookupError(f"no button {text!r} among {[each.text() for each in shown]}")
    found.click()
    wait(100)


def action(name):
    def trigger(scene):
        scene.window.findChild(QAction, name).trigger()
        wait(200)

    return trigger


def panel_of(name, then=None):
    """Returns a function that opens a panel by its action, and calls `then` with it."""

    def show(scene):
        scene.window.findChild(QAction, name).trigger()

        def shown():
            panels = scene.window.findChildren(QWidget, f"{name}-panel")
            return next((each for each in panels if each.isVisible()), None)

        scene.wait(shown)
        window = shown()
        window.activateWindow()
        wait(100)
        if then is not None:
            then(window)
            wait(50)
        return window

    return show


def context_menu(widget):
    """Returns an action that opens a widget's context menu by the menu key."""
    place = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
    for _time in range(40):
        wait(50)
        if (menu := QApplication.activePopupWidget()) is not None:
            return menu
    raise TimeoutError(f"{widget} has no menu")


def codes(title, keys):
    """Returns an action that chooses a game of codes from the menu and plays it."""

    def play(scene):
        menu = scene.window.findChild(QMenu, "lexica")
        menu.aboutToShow.emit()
        next(each for each in menu.actions() if each.text() == title).trigger()
        scene.wait(lambda: "codes" in scene.window.findChild(QLabel, "headline").text())
        scene.keys(keys)
        wait(400)

    return play


def game(keys, secret="", choices=MappingProxyType({}), last=""):
    """Returns an action that begins a game with choices in its form, and plays it by keys."""

    def play(scene):
        scene.window.findChild(QAction, "play").trigger()
        for name, text in choices.items():
            boxes = scene.window.findChildren(QComboBox)
            box = next(each for each in boxes if each.accessibleName().startswith(name))
            box.setCurrentIndex(box.findText(text, Qt.MatchFlag.MatchStartsWith))
        fields = scene.window.findChildren(QLineEdit)
        next(each for each in fields if "Hidden word" in each.accessibleName()).setText(secret)
        press(scene, "Begin")
        for keys_of_turn in re.findall("[^>]*>?", keys):
            wait(250)  # Until the turn before has its answer.
            scene.keys(keys_of_turn)
        if last == "pause":
            press(scene, "Pause")
            press(scene, "Step")
            press(scene, "Step")
        elif last:
            scene.window.findChild(QAction, last).trigger()
        wait(400)

    return play


def several(boards, guesses, secrets, size=(760, 620), unmarked=0):
    """Returns an action that plays guesses in the window of several boards, and marks them.

    The last guess is not marked on the last `unmarked` boards.
    """

    def play(scene):
        scene.window.findChild(Windows).open_boards(boards, 5, boards + 5)
        scene.shown = scene.window.findChild(BoardsWindow)
        scene.shown.activateWindow()
        for _ in range(2):  # What lies side by side can be narrower only once it does not.
            scene.shown.resize(*size)
            wait(50)
        for number, guess in enumerate(guesses):
            scene.keys(guess + ">")
            open_ = [secret for secret in secrets if secret not in guesses[:number]]
            last = number == len(guesses) - 1
            for secret in open_[: len(open_) - unmarked if last else None]:
                scene.keys("".join("wyg"[said] for said in tiles(guess, secret)) + ">")
        wait(3000)

    return play
