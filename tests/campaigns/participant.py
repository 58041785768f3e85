"""Simulated participant at the keyboard, in a process that may be stopped or killed at any time.

python -m tests.campaigns.participant '{"home": ..., "protocol": ..., "code": ...}': goes through a
session from its first page to its last, and prints a line for each page, guess and end of a game.
Under X11 the participant's keys come through the window system, elsewhere from Qt's tests.
"""

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tests.boxes import choose_in
from wmh.base.text.languages import LanguageChoice
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.program.language import speak
from wmh.study.timing.xtest import XTestKeys
from wmh.study.ui.office.study_window import StudyWindow
from wmh.study.ui.session.answers_page import AnswersPage, ChoiceAnswer, Scale, WrittenAnswer
from wmh.study.ui.session.game_page import GamePage
from wmh.study.ui.session.helper_pane import HelperPane
from wmh.study.ui.session.manual_page import ManualPage
from wmh.study.ui.session.session_bars import InstructorBar
from wmh.study.ui.session.session_window import SessionWindow
from wmh.study.ui.session.text_page import PausePage

PIN = "4711"
HALF = 2
"""Number of letters of a word after which the participant pauses."""
REMARK = 'a remark, with "quotes"; and = signs'
_STEP, _PATIENCE = 10, 10_000
"""Milliseconds between two looks at the screen, and until a key is pressed again."""
_KEYS = {
    "\n": Qt.Key.Key_Return,
    " ": Qt.Key.Key_Space,
    chr(0xFF09): Qt.Key.Key_Tab,
    chr(0xFF53): Qt.Key.Key_Right,
    chr(0xFF54): Qt.Key.Key_Down,
}
"""Qt keys without a letter, by the character of their keysym."""
_TAB, _RIGHT, _DOWN = chr(0xFF09), chr(0xFF53), chr(0xFF54)
_FIRST = "rain"
"""First guess of each game."""


@dataclass(frozen=True)
class Told:
    """Settings of the participant; `half` and `withdraw` are numbers of games, from 1.

    Games are counted in this process.
    """

    home: str
    protocol: str
    code: str
    by_hand: bool = False
    language: str = ""
    half: int = 0
    withdraw: int = 0
    deviation: int = 0
    pause: int = 0
    pictures: str = ""


class Person:
    """Participant who does the next thing as soon as the screen has changed."""

    def __init__(self, told):
        self.told = told
        self.application = QApplication(sys.argv[:1])
        speak(LanguageChoice.ENGLISH)
        self.beside = QWidget()
        self.suggester = Suggester()
        self.look = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, self.beside)
        self.window = StudyWindow(self.suggester, self.look, self.beside)
        self.window.show()
        self.window.activateWindow()
        self.keys = None
        if QApplication.platformName() == "xcb":
            self.keys = XTestKeys(os.environ["DISPLAY"])
        self.seen, self.pages, self.seated = "", 0, False
        self.pin_set = False
        self.games = 0
        self.asked = set()
        self.since = QElapsedTimer()
        self.since.start()
        self.timer = QTimer(interval=_STEP)
        self.timer.timeout.connect(self.step)
        self.timer.start()

    # Hands

    def press(self, text):
        """Presses keys one after the other, as a keyboard does."""
        for key in text:
            if self.keys is not None and (code := self.keys.code_of(key)) is not None:
                self.keys.press(code)
            elif key in _KEYS:
                QTest.keyClick(QApplication.focusWidget(), _KEYS[key])
            else:
                QTest.keyClicks(QApplication.focusWidget(), key)

    def instruct(self, session, key):
        """Presses a shortcut of the instructor."""
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(QApplication.focusWidget() or session, key, held)

    # Eyes

    def step(self):
        session = next((x for x in self.window.findChildren(SessionWindow) if x.isVisible()), None)
        if session is None:
            self.sit_down()
        elif QApplication.focusWidget() is not None:
            page, act = self.page(session)
            # A PIN is checked slowly, and typed again it would be checked from the start.
            patience = _PATIENCE * (6 if page.startswith("bar") else 1)
            if page != self.seen or self.since.elapsed() > patience:
                if page != self.seen:
                    self.seen = page
                    print(page, flush=True)
                    self.look_at(session, page)
                self.since.restart()
                act()

    def look_at(self, session, page):
        if self.told.pictures:
            QApplication.processEvents()
            self.pages += 1
            name = "".join(each if each.isalnum() else "-" for each in page)[:40]
            folder = Path(self.told.pictures)
            who = f"{self.told.protocol}-{self.told.language or 'English'}-{self.told.code}"
            session.grab().save(str(folder / f"{who}-{self.pages:03}-{name}.png"))

    def page(self, session):
        """Acts on the page that is shown, and returns a line on it."""
        bar = session.findChild(InstructorBar)
        if bar.isVisible():
            title = next(x.text() for x in bar.findChildren(QLabel) if x.isVisible())
            return f"bar {title}", lambda: self.answer_bar(bar)
        for kind, there in ((AnswersPage, self.answers), (GamePage, self.game),
                            (ManualPage, self.manual), (PausePage, self.paused)):  # fmt: skip
            if page := next((x for x in session.findChildren(kind) if x.isVisible()), None):
                return there(session, page)
        return self.text(session)

    def shown(self, page, name):
        return next((x.text() for x in page.findChildren(QLabel, name) if x.isVisible()), "")

    def primary(self, page):
        buttons = page.findChildren(QPushButton, "primary")
        return next((x for x in buttons if x.isVisible()), None)

    # Pages

    def text(self, session):
        title = next((x.text() for x in session.findChildren(QLabel, "title") if x.isVisible()), "")
        button = self.primary(session)
        ready = button is not None and button.isEnabled()
        box = next((x for x in session.findChildren(QCheckBox) if x.isVisible()), None)
        field = next((x for x in session.findChildren(QPlainTextEdit) if x.isVisible()), None)

        def act():
            if button is None:
                self.instruct(session, Qt.Key.Key_Q)
            elif box is not None and not box.isChecked():
                self.press(" ")
            elif field is not None and field.hasFocus() and not field.toPlainText():
                QTest.keyClicks(field, REMARK)
                self.press(_TAB + "\n")
            elif ready:
                self.press("\n")

        ticked = box is not None and box.isChecked()
        return f"text {title}{' ticked' if ticked else ''}{'' if ready else ' waits'}", act

    def paused(self, _session, page):
        return f"text {self.shown(page, 'title')}", lambda: self.press("a bell rang\n")

    def answer_bar(self, bar):
        if not self.told.withdraw or self.told.withdraw != self.games:
            self.press("the lamp went out\n" if self.logging() else f"{PIN}\n")
        else:
            self.press(PIN)
            # To end, to withdraw, and back; what is on them is in the participant's language.
            withdraws = [x for x in bar.findChildren(QPushButton) if x.isVisible()][1]
            QTimer.singleShot(200, lambda: QTest.mouseClick(withdraws, Qt.MouseButton.LeftButton))

    @staticmethod
    def logging():
        field = QApplication.focusWidget()
        return isinstance(field, QLineEdit) and field.echoMode() is QLineEdit.EchoMode.Normal

    def answers(self, _session, page):
        field = QApplication.focusWidget()
        title = self.shown(page, "title")
        name = field.accessibleName() if not isinstance(field, QPushButton) else "done"

        def act():
            match field:
                case Scale():
                    self.press(_RIGHT * (1 + len(name) % 4) + "\n")
                case ChoiceAnswer():
                    self.press(_DOWN + "\n")
                case WrittenAnswer():
                    self.press("33\n")
                case _:
                    self.press("\n")

        return f"answers {title}: {name}", act

    def game(self, session, page):
        over = self.primary(page) is not None
        lines = [x for x in page.findChildren(QLabel, "headline") if x.isVisible()]
        where = next((x.text() for x in lines if not isinstance(x.parent(), HelperPane)), "")
        if over:
            return f"over {self.shown(page, 'reason')} {self.games}", lambda: self.press("\n")
        return f"game {where}", lambda: self.guess(session, page, where)

    def guess(self, session, page, where):
        digits = "".join(each for each in where.split(",")[0] if each.isdecimal())
        if not digits:
            return
        number = int(digits)
        if number == 1:
            self.games += 1
            self.press(f"{_FIRST}\n")
            return
        for what, game, key in (
            ("half", self.told.half, None),
            ("deviation", self.told.deviation, Qt.Key.Key_D),
            ("pause", self.told.pause, Qt.Key.Key_P),
            ("withdraw", self.told.withdraw, Qt.Key.Key_Q),
        ):
            if game == self.games and what not in self.asked:
                self.asked.add(what)
                if key is None:
                    self.press(self.secret()[:HALF])
                    QTimer.singleShot(300, lambda: print("half", flush=True))
                    self.since.restart()
                    self.timer.stop()
                    QTimer.singleShot(3000, self.timer.start)
                else:
                    self.instruct(session, key)
                return
        words = next((x for x in page.findChildren(SuggestionList) if x.isVisible()), None)
        if words is not None and number == 2 and words.model().rowCount():
            index = words.model().index(0, 0)
            QTest.mouseClick(words.viewport(), Qt.MouseButton.LeftButton,
                             pos=words.visualRect(index).center())  # fmt: skip
            QTimer.singleShot(100, lambda: self.press("\n"))
            return
        self.press(f"{self.secret()}\n")

    def secret(self):
        """Secret of the game, read from the journal, since games by guessing would be long."""
        lines = self.file().read_text("utf-8").splitlines()
        return next(
            told["secret"]
            for told in map(json.loads, reversed(lines))
            if told["event"] == "game-begun"
        )

    def file(self):
        folder = Path(self.told.home) / "studies" / self.told.protocol / "participants"
        return folder / f"{self.told.code}.jsonl"

    def manual(self, session, page):
        where, notice = self.shown(page, "headline"), self.shown(page, "reason")
        if self.primary(page) is not None:
            return f"over {notice} {self.games}", lambda: self.press("\n")

        def act():
            self.games += 1
            if self.games == self.told.half and "half" not in self.asked:
                self.asked.add("half")
                self.press("sg")
                print("half", flush=True)
                self.timer.stop()
                QTimer.singleShot(3000, self.timer.start)
            else:
                self.press("sgcgd")

        return f"game {where} {self.shown(page, 'terms')}", act

    # The assistant

    def sit_down(self):
        if self.seated:
            if self.window.isVisible() and self.since.elapsed() > 500 and self.seen:
                print("left", flush=True)
                self.application.quit()
            return
        names = {x.accessibleName(): x for x in self.window.findChildren(QWidget) if x.isVisible()}
        said = [x.text() for x in self.window.findChildren(QLabel) if x.isVisible()]
        box = names["Protocol"]
        if not self.window.isActiveWindow():
            self.window.activateWindow()  # The window manager may have come after it.
            return
        if not box.count():
            return
        if box.currentText() != self.told.protocol:
            choose_in(box, self.told.protocol)
        elif field := names.get("Instructor's PIN, 4 to 12 digits"):
            if not self.pin_set or self.since.elapsed() > 6 * _PATIENCE:
                self.pin_set = True
                self.since.restart()
                field.setFocus()
                QTest.keyClicks(field, PIN)
                QTest.keyClick(field, Qt.Key.Key_Return)
        elif any("PIN of this folder" in text for text in said):
            self.seated = True
            field = names["Participant's code"]
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, self.told.code)
            if self.told.language:
                choose_in(names["Language"], self.told.language)
            tick = next(x for x in self.window.findChildren(QCheckBox) if "ha&nd" in x.text())
            if tick.isChecked() != self.told.by_hand:
                QTest.keyClick(tick, Qt.Key.Key_Space)
            field.setFocus()
            QTest.keyClick(field, Qt.Key.Key_Return)
            self.since.restart()


if __name__ == "__main__":
    told = Told(**json.loads(sys.argv[1]))
    os.environ["WMH_HOME"] = told.home
    person = Person(told)  # Its timers live as long as it does.
    sys.exit(person.application.exec())
