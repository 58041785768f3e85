"""An assistant who runs a study, and a participant at the same keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QWidget,
)

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import Appearance
from wmh.study.journal import heartbeat, pin
from wmh.study.journal.chain import read_chain
from wmh.study.journal.heartbeat import Clocks
from wmh.study.protocol.protocol_file import read_protocol
from wmh.study.ui.office.study_window import StudyWindow
from wmh.study.ui.session.session_window import SessionWindow

COMMON = "rain torn born horn worn corn lorn morn tern wren tear rate bear role sale sore rose"
WORDS = dict.fromkeys(COMMON.split(), 20)
KEYS = {">": Qt.Key.Key_Return, "<": Qt.Key.Key_Backspace, "~": Qt.Key.Key_Escape}
PIN = "4711"


@pytest.fixture(autouse=True)
def clocks(monkeypatch):
    """The clocks that tell whether the program stood still: however slow a test is, it did not."""
    now = [Clocks(100.0, 200.0, 300.0)]
    monkeypatch.setattr(heartbeat, "clocks_now", lambda: now[0])
    return now


@pytest.fixture(autouse=True)
def quick_pins(monkeypatch):
    """Makes PINs cheap: their cost has tests of its own, and would be half of these."""
    monkeypatch.setattr(pin, "SLICES", 3)


PROTOCOL = """
title = "A small study"
version = "1"
about = "For tests."
per_group = 2
permuted = 2
seed = 7
secrets = ["born", "tear", "sale"]
order = "fixed"
length = 4
lexicon = "small"
tier = 70
rule = "tiles"
attempts = 6
time_cap = "none"
starts = "shown"
stops = "clue"
clock_shown = false
unsolved = "cap"
after_block = []
after_all = []

[[arms]]
name = "without"
title = "Without"
sees = "nothing"

[[arms]]
name = "with"
title = "With"
sees = "answer"

[[blocks]]
name = "practice"
title = "Practice"
games = 1
practice = true

[[blocks]]
name = "measured"
title = "Measured"
games = 2
practice = false

[consent]
version = "1"
text = "You are asked to play."
"""


def prepare(*changes, text=PROTOCOL, beside=None, files=None):
    """A lexicon and a protocol in the user's folders; pairs of lines are changed in it.

    `files` are others beside the protocol, their texts by their names.
    """
    folder = paths.data_folder() / "protocols"
    folder.mkdir(parents=True)
    if beside is not None:
        beside()
    for name, told in (files or {}).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(told, "utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    (folder / "a-small.toml").write_text(text)
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), WORDS)
    return read_protocol(folder / "a-small.toml")


def participant_file(code="p-001"):
    return paths.data_folder() / "studies" / "a-small" / "participants" / f"{code}.jsonl"


class Assistant:
    """The window of studies, its protocol chosen."""

    def __init__(self, qtbot, *changes, clock=None, text=PROTOCOL, beside=None, files=None):
        """`beside` puts more into the folder of protocols before they are read."""
        self.qtbot = qtbot
        self.protocol = prepare(*changes, text=text, beside=beside, files=files)
        self.beside = QWidget()
        self.suggester = Suggester()
        appearance = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, self.beside)
        given = {} if clock is None else {"clock": clock}
        self.window = StudyWindow(self.suggester, appearance, self.beside, **given)
        qtbot.addWidget(self.window, before_close_func=self._leave)
        qtbot.addWidget(self.beside, before_close_func=lambda _: self.suggester.close())
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.await_text("Games: 10")
        self.pick("Protocol", "a").await_text(f": 0 of {self.protocol.per_group} finished")

    @classmethod
    def beside(cls, player):
        """A player at the window of studies, opened beside the main one."""
        sat = cls.__new__(cls)
        sat.qtbot = player.qtbot
        sat.window = player.window.findChild(StudyWindow)
        sat.await_text("Games: 10")
        return sat.pick("Protocol", "a").await_text("Without: 0 of 2 finished")

    def _leave(self, window):
        if self.session is not None:
            self.leave().until(lambda: self.session is None)
        window.reject()

    # Eyes

    @property
    def session(self):
        return next((x for x in self.window.findChildren(SessionWindow) if x.isVisible()), None)

    @property
    def texts(self):
        labels = (self.session or self.window).findChildren(QLabel)
        return [label.text() for label in labels if label.isVisible()]

    def shown(self, part):
        # Long names in bars may be broken at spaces of no width.
        return any(part in text.replace("\u200b", "") for text in self.texts)

    def until(self, done):
        self.qtbot.waitUntil(done)
        return self

    def await_text(self, part):
        return self.until(lambda: self.shown(part))

    @property
    def list(self):
        return self.session.findChild(QListView, "suggestions")

    @property
    def words(self):
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    @property
    def events(self):
        return self.events_of("p-001")

    def events_of(self, code):
        path = participant_file(code)
        return read_chain(path.read_bytes()).events if path.exists() else ()

    def kinds(self):
        return [event.kind.value for event in self.events]

    # Hands

    def named(self, name):
        root = self.session or self.window
        return next(
            x for x in root.findChildren(QWidget) if x.accessibleName() == name and x.isVisible()
        )

    def keys(self, text):
        for character in text:
            target = QApplication.focusWidget() or self.session or self.window
            if character in KEYS:
                QTest.keyClick(target, KEYS[character])
            else:
                QTest.keyClicks(target, character)
        return self

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget() or self.session or self.window, key, modifier)
        return self

    def ctrl_shift(self, key):
        return self.key(
            key, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )

    def write(self, name, text):
        field = self.named(name)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        return self

    def press(self, text):
        root = self.session or self.window
        button = next(
            x for x in root.findChildren(QPushButton) if x.text() == text and x.isVisible()
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self

    def pick(self, name, text):
        box = next(x for x in self.window.findChildren(QComboBox) if x.accessibleName() == name)
        choose_in(box, text)
        return self

    def set_pin(self):
        self.write("Instructor's PIN, 4 to 12 digits", PIN).keys(">")
        return self.await_text("You need the PIN of this folder to end a session.")

    def seat(self, code="p-001"):
        """Fills in the form, and goes to the first page of the participant."""
        self.until(self.window.isActiveWindow)
        if not self.shown("You need the PIN of this folder"):
            self.set_pin()
        field = self.named("Participant's code")
        assert isinstance(field, QLineEdit)
        self.write("Participant's code", code).keys(">")
        return self.until(lambda: self.session is not None and self.session.isActiveWindow())

    def consent(self):
        box = self.session.findChild(QCheckBox)
        QTest.keyClick(box, Qt.Key.Key_Space)
        return self.keys(">")

    def begin_block(self):
        self.keys(">")
        return self.await_text("Attempt 1")

    def guess(self, word):
        """Wait for its clue: the next attempt, or the end of the game."""
        before = next(text for text in self.texts if text.startswith("Attempt"))
        self.keys(f"{word}>")
        return self.until(lambda: before not in self.texts or self.next_button() is not None)

    def next_button(self):
        buttons = self.session.findChildren(QPushButton)
        return next((x for x in buttons if x.text() == "&Next" and x.isVisible()), None)

    def rehearse(self):
        """Rehearses the study, and opens the folder of the simulated data."""
        self.press("Re&hearse").await_text("The rehearsal is done.")
        return self.press("Open the sim&ulated data").await_text("SIMULATED: these are no people.")

    def leave(self):
        if self.session is not None:
            self.ctrl_shift(Qt.Key.Key_Q).keys(f"{PIN}>")
        return self
