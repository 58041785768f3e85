"""A player at the game side of the window: what is chosen, shown and said there."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from tests.boxes import choose_in
from tests.player import spoken
from wmh.base.files import paths
from wmh.helper.record.record import read
from wmh.helper.ui.look.letter_row import LetterRow
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.play.game_pane import GamePane

FORM = {
    "who": "Who guesses",
    "secret": "Answer",
    "words": "Words that the answer is drawn from",
    "length": "Length of the words in the game",
    "rule": "Rule of the game",
    "attempts": "Guesses allowed",
    "speed": "Speed",
}


class Gamer:
    """Sees the game side; has the hands of the player at the whole window."""

    def __init__(self, player):
        self.player = player

    @property
    def window(self):
        return self.player.window

    @property
    def pane(self):
        """None before it was first wanted."""
        return self.window.findChild(GamePane)

    @property
    def shown(self):
        return self.pane is not None and self.pane.isVisible()

    # Hands

    def begin(self, *, number=None, typed=None, **chosen):
        """Choose in the form what is not so already, and begin."""
        if not self.shown:
            self.player.choose("play")
        for name, text in chosen.items():
            self.choose(name, text)
        if number is not None:
            self.type("Number of the game", number)
        if typed is not None:
            self.type("Hidden word (not shown while typing)", typed)
        return self.press("Begin")

    def choose(self, name, text):
        box = next(x for x in self._all(QComboBox) if x.accessibleName() == FORM[name])
        assert box.isVisible()
        choose_in(box, text)
        return self

    def type(self, name, text):
        field = next(x for x in self._all(QLineEdit) if x.accessibleName() == name)
        assert field.isVisible()
        field.setFocus()
        QTest.keyClicks(field, text)
        return self

    def press(self, text):
        self.player.press(text)
        return self

    def keys(self, text):
        self.player.keys(text)
        return self

    def guess(self, word):
        """Type a guess and wait for its answer."""
        answered = len(self.board)
        self.keys(word + ">")
        return self.wait(lambda: len(self.board) > answered or "Won" in self.headline)

    # Eyes and ears

    @property
    def headline(self):
        return self._label("headline")

    @property
    def hint(self):
        return self._label("hint")

    @property
    def terms(self):
        return self._label("terms")

    @property
    def letters(self):
        return spoken(self._all(LetterRow)[0])

    @property
    def fields(self):
        """The rows of the form that are there."""
        boxes = (*self._all(QComboBox), *self._all(QLineEdit))
        return {box.accessibleName() for box in boxes if box.isVisible()}

    @property
    def buttons(self):
        return [x.text() for x in self._all(QPushButton) if x.isVisible() and x.text() != "Close"]

    @property
    def board(self):
        """The spoken words of all tiles, row by row."""
        rows = {}
        tiles = [tile for tile in self._all(Tile) if tile.isVisible()]
        for tile in sorted(tiles, key=lambda tile: (tile.y(), tile.x())):
            rows.setdefault(tile.y(), []).append(spoken(tile).partition(", place")[0])
        return [" / ".join(row) for row in rows.values()]

    def wait(self, shown):
        self.player.qtbot.waitUntil(shown)
        return self

    def until(self, **shown):
        for name, text in shown.items():
            self.wait(lambda name=name, text=text: getattr(self, name) == text)
        return self

    @property
    def recorded(self):
        return read(paths.games_file()).games

    def _label(self, name):
        label = self.pane and self.pane.findChild(QLabel, name)
        return label.text() if label and label.isVisible() else ""

    def _all(self, kind):
        return self.pane.findChildren(kind)
