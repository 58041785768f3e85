"""Player who uses the window only by keyboard, mouse, sight and hearing."""

import gc
import re
import weakref

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QListView,
    QMainWindow,
    QPushButton,
    QWidget,
)

from tests.answers import once
from tests.boxes import choose_in
from tests.lexica import lexicon_file
from tests.turns import drawn
from wmh.base.text.languages import LanguageChoice
from wmh.helper.meanings import dictionaries
from wmh.helper.settings import Settings, ThemeChoice
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.look.clue_words import speak_of
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.program import garbage
from wmh.helper.ui.program.language import speak
from wmh.helper.ui.shell.application import build
from wmh.helper.ui.shell.panels import open_panels


def tier(number, text):
    return dict.fromkeys(text.split(), number)


WORDS = {
    **tier(35, "rain torn born horn worn corn lorn morn tern hern wren"),
    **tier(20, "tear rate bear role sale sore rose seal"),
    **tier(80, "ourn tron zarf zoea"),
    **tier(30, "crane trace slate crate stare raise arise"),
    **tier(30, "ox am it go"),
}
FLAGGED = ("porn",)

KEYS = {
    ">": Qt.Key.Key_Return,
    "<": Qt.Key.Key_Backspace,
    "^": Qt.Key.Key_Up,
    "|": Qt.Key.Key_Down,
    "[": Qt.Key.Key_Left,
    "]": Qt.Key.Key_Right,
    "_": Qt.Key.Key_Space,
    "~": Qt.Key.Key_Escape,
}


class Player:
    def __init__(self, qtbot, window):
        self.qtbot = qtbot
        self.sit_before(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()

    def sit_before(self, window):
        """Takes a window as the player's, at the start or when it replaces another one."""
        if getattr(self, "window", None) is not window:
            self.window = window
            self.qtbot.addWidget(window)
        return window

    def speak(self, language):
        """Chooses a language in the menu, and waits until the windows in that language are open."""
        old, there = weakref.ref(self.window), self.beside
        self.choose(f"language-{language}")
        return self.meet_another(old, there)

    def meet_another(self, old, there=()):
        """Waits for the window that replaces `old`, a weakref, and for the windows beside it."""
        self.qtbot.waitUntil(lambda: self.sit_before(on_screen()) is not old(), timeout=60_000)
        self.qtbot.waitUntil(lambda: self.beside == list(there), timeout=60_000)

        def gone():
            if old() is not None:  # To look through all that is loaded takes as long as a test.
                gc.collect()
            return old() is None

        self.qtbot.waitUntil(gone, timeout=60_000)  # Nothing of it stays.
        for _ in range(3):  # What is shown is laid out, and what waits for that is done.
            QApplication.processEvents()
        return self

    @property
    def beside(self):
        """Names of the windows that are open beside the main window."""
        return sorted(x.objectName() for x in open_panels(self.window))

    # Hands

    def keys(self, text):
        """Presses keys: letters as they are, characters of `KEYS` for other keys."""
        for character in text:
            if character in KEYS:
                self.key(KEYS[character])
            elif character.isascii():
                QTest.keyClicks(self.focus(), character)
            else:  # QTest knows no others, and aborts.
                press = QKeyEvent(
                    QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character
                )
                QApplication.sendEvent(self.focus(), press)
        return self

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.focus(), key, modifier)
        return self.see()

    def see(self):
        """Waits until the windows are drawn anew; a change of look takes several steps."""
        if not drawn():
            self.qtbot.waitUntil(drawn, timeout=60_000)
        return self

    def to_front(self):
        """Brings the main window to the front."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        return self

    def focus(self):
        return QApplication.focusWidget() or self.window

    def click(self, row, place, button=Qt.MouseButton.LeftButton, modifier=None):
        modifier = modifier or Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.tile(row, place), button, modifier)
        return self

    def click_enter(self):
        button = self.widget_named("Enter the guess.*|Confirm the.*")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self

    def double_click(self, word):
        view = self.list
        index = next(
            view.model().index(row, 0)
            for row in range(view.model().rowCount())
            if view.model().index(row, 0).data() == word
        )
        view.scrollTo(index)
        place = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return self

    def choose(self, name):
        """Chooses an action of the menus by its name."""
        action = self.action(name)
        assert action.isEnabled()
        action.trigger()
        return self.see()

    def pick(self, name, text):
        """Chooses an entry of a combo box by keyboard."""
        box = next(x for x in self.window.findChildren(QComboBox) if x.accessibleName() == name)
        choose_in(box, text)
        return self

    def press(self, text):
        buttons = self.window.findChildren(QPushButton)
        button = next(x for x in buttons if x.text() == text and x.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self

    # Eyes and ears

    def action(self, name):
        return self.window.findChild(QAction, name)

    @property
    def list(self):
        return self.window.findChild(QListView, "suggestions")

    @property
    def words(self):
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def label(self, name):
        """Returns the text of the label with this name, or of a button."""
        found = self.window.findChild(QLabel, name) or self.window.findChild(QPushButton, name)
        return "" if found is None or not found.isVisible() else found.text().replace("&&", "&")

    @property
    def headline(self):
        return self.label("headline")

    @property
    def hint(self):
        return self.label("hint")

    @property
    def reason(self):
        return self.label("reason")

    @property
    def message(self):
        bars = self.window.centralWidget().findChildren(MessageBar)
        return next((spoken(bar) for bar in bars if bar.isVisible()), "")

    def tiles(self):
        """Tiles of the board, row by row."""
        board = self.window.findChild(BoardView)
        found = [tile for tile in board.findChildren(Tile) if tile.isVisible()]
        rows = {}
        for tile in sorted(found, key=lambda tile: (tile.y(), tile.x())):
            rows.setdefault(tile.y(), []).append(tile)
        return list(rows.values())

    def tile(self, row, place):
        """Returns the tile at a row and a place, both counted from 1."""
        return self.tiles()[row - 1][place - 1]

    def heard(self, row, place):
        """Returns what a screen reader says of a tile, without the tile's place."""
        return spoken(self.tile(row, place)).partition(", place")[0]

    @property
    def board(self):
        """Words of a screen reader for all tiles, without their places."""
        return [
            " / ".join(self.heard(row, place) for place in range(1, len(tiles) + 1))
            for row, tiles in enumerate(self.tiles(), start=1)
        ]

    def widget_named(self, pattern):
        return next(
            x
            for x in self.window.findChildren(QWidget)
            if x.isVisible() and re.fullmatch(pattern, x.accessibleName())
        )

    def colour(self, widget, x=0.5, y=0.12):
        """Returns the colour at a point of a widget, given in shares of its width and height."""
        self.see()
        image = self.window.grab().toImage()
        inside = QPoint(round(widget.width() * x), round(widget.height() * y))
        place = widget.mapTo(self.window, inside) * image.devicePixelRatio()
        return image.pixelColor(place).name()

    def until(self, **shown):
        """Waits until each named text, such as headline, hint or reason, is shown as given."""
        for name, text in shown.items():
            self.qtbot.waitUntil(lambda name=name, text=text: getattr(self, name) == text)
        return self


def main_windows():
    """Returns the main windows: the visible one, and one that is being made for a new language."""
    return [x for x in QApplication.topLevelWidgets() if isinstance(x, QMainWindow)]


def on_screen():
    """Returns the visible main window."""
    return next(x for x in main_windows() if x.isVisible())


def spoken(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.fixture(scope="module", autouse=True)
def _swept():
    """Turns garbage collection off while a file is tested, and collects once at its end."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()
    speak_of(None)  # Whoever comes next has the usual names of marks.


@pytest.fixture(autouse=True)
def tidy():
    """Deletes the windows of finished tests in this thread, not in that of a suggester."""
    # Not after the test, which holds its window until all its fixtures are gone: what is frozen
    # before it died stays for ever, one megabyte for each window.
    if (application := QApplication.instance()) is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if application.findChildren(QTranslator):  # Whoever was before spoke another language.
            speak(LanguageChoice.ENGLISH)
    gc.collect(1)  # What came since: to look through all that is loaded takes as long as a test.
    gc.freeze()  # Nor shall a test that collects look through it.


@pytest.fixture
def turned(qapp, qtbot, monkeypatch):
    """Returns a function that switches to another program and waits there for a condition."""
    monkeypatch.setattr(garbage, "AWAY_MS", 0)

    def turn(until):
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        qtbot.waitUntil(until)

    return turn


@pytest.fixture(scope="session")
def lexicon(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lexicon")
    return lexicon_file(folder, WORDS | {"porn": 35}, flagged=FLAGGED)


@pytest.fixture(autouse=True)
def no_dictionaries(tmp_path, monkeypatch):
    """Hides the dictionaries of the machine, so that a test has only its own."""
    monkeypatch.setattr(dictionaries, "SYSTEM", tmp_path / "share")
    monkeypatch.setenv("STARDICT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(dictionaries, "HOME", tmp_path)


@pytest.fixture
def play(qtbot, lexicon):
    """Returns a function that opens a window and returns its player."""

    def sit_down(answer=None, answers=None, **settings):
        remembered = Settings(
            **(
                {
                    "lexicon": str(lexicon),
                    "theme": ThemeChoice.LIGHT,
                    "first_steps": False,
                    "told_of_games": True,
                }
                | settings
            )
        )
        return Player(qtbot, build(remembered, answers or (answer and once(answer))))

    return sit_down


@pytest.fixture
def player(play):
    """Returns a player at a window with its word list, for words of four letters."""
    return play().until(headline="20 words fit")
