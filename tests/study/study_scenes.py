"""The window of studies and the pages of a sitting, for pictures."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from tests.boxes import choose_in
from tests.scenes import Scene, wait
from wmh.base.files import paths
from wmh.helper.settings import ThemeChoice
from wmh.study.journal.pin import keep_pin, new_pin
from wmh.study.ui.office.study_window import StudyWindow
from wmh.study.ui.session.session_window import SessionWindow

_SCREEN = (1280, 720)
_PIN = "4711"


class Study:
    """A scene whose study asks for two games."""

    def __init__(self, folder, theme, sees="answer", zoom=100):
        self.scene = Scene(theme=theme, zoom=zoom)
        self.folder, self.mark = folder, f"{theme}-{zoom}"
        own = paths.data_folder() / "protocols"
        own.mkdir(parents=True)
        text = (paths.folder("resources/study/protocols") / "bahinting-2013.toml").read_text()
        before, _, after = text.partition("secrets = [")
        text = f'{before}secrets = ["lamp", "moon"]{after.partition("]")[2]}'
        text = text.replace("games    = 5", "games    = 1").replace('"nothing"', f'"{sees}"')
        text = text.replace("clock_shown = false", "clock_shown = true")
        (own / "a-tiny.toml").write_text(text.replace('sees  = "answer"', f'sees  = "{sees}"'))
        keep_pin(paths.data_folder() / "studies" / "a-tiny", [*new_pin(_PIN, b"salt")][-1])
        self.scene.window.findChild(QAction, "studies").trigger()
        self.window = self.scene.window.findChild(StudyWindow)
        wait(1500)
        self.save(self.window, "start")
        choose_in(self.window.findChild(QComboBox), "a")
        self.scene.wait(lambda: "a-tiny" in self.named("Folder of the data").text())
        self.scene.wait(lambda: self.named("Participant's code").text() != "")
        self.scene.wait(self.has_pin)  # Until then the folder has not been looked into.
        wait(500)

    @property
    def session(self):
        return self.window.findChild(SessionWindow)

    def has_pin(self):
        buttons = self.window.findChildren(QPushButton)
        return not next(x for x in buttons if x.text() == "&Set the PIN").isVisible()

    def sit_down(self):
        self.named("Participant's code").setFocus()
        self.scene.keys(">")
        self.scene.wait(lambda: self.session is not None)
        self.session.resize(*_SCREEN)
        wait(50)
        return self

    def named(self, name):
        fields = self.window.findChildren(QLineEdit)
        return next(x for x in fields if x.accessibleName() == name)

    def press(self, text):
        buttons = self.window.findChildren(QPushButton)
        next(x for x in buttons if x.text() == text and x.isVisible()).click()
        wait(100)
        return self

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget(), key, modifiers)
        wait(50)
        return self

    def instructor(self, key):
        return self.key(
            key, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )

    def consent(self):
        self.session.findChild(QCheckBox).setChecked(True)
        return self.key(Qt.Key.Key_Return)

    def save(self, widget: QWidget, name):
        picture = QPixmap(widget.size())
        painter = QPainter(picture)
        widget.render(painter, QPoint())
        painter.end()
        picture.save(str(self.folder / f"study-{name}-{self.mark}.png"))
        return self

    def leave(self):
        self.instructor(Qt.Key.Key_Q)
        self.scene.keys(f"{_PIN}>")
        wait(300)

    def close(self):
        self.window.reject()
        self.scene.close()


def studies(folder, theme, zoom=100):
    """Pictures of a participant from consent to thanks, of the instructor, and of the analysis."""
    study = Study(folder, theme, zoom=zoom).sit_down()
    study.save(study.session, "consent").consent().save(study.session, "block")
    study.key(Qt.Key.Key_Return)
    wait(500)
    for word in ("sale>", "nerd>", "qqqq>"):
        study.scene.keys(word)
    study.save(study.session, "game")
    study.instructor(Qt.Key.Key_P).save(study.session, "pause")
    study.scene.keys("phone>")
    study.instructor(Qt.Key.Key_D).save(study.session, "log").key(Qt.Key.Key_Escape)
    study.instructor(Qt.Key.Key_Q).save(study.session, "leave").key(Qt.Key.Key_Escape)
    study.scene.keys("<<<<lamp>")
    study.scene.keys("moon>")
    study.save(study.session, "solved").key(Qt.Key.Key_Return)
    for _ in range(3):
        study.key(Qt.Key.Key_Right).key(Qt.Key.Key_Return)
    study.save(study.session, "tlx")
    study.leave()
    study.save(study.window, "under-way")
    study.press("Re&hearse")
    opened = "Open the sim&ulated data"
    buttons = study.window.findChildren(QPushButton)
    study.scene.wait(lambda: any(x.text() == opened and x.isVisible() for x in buttons))
    study.press(opened)
    wait(800)
    study.save(study.window, "rehearsed").press("&Analyse")
    study.scene.wait(lambda: study.window.findChild(QTextBrowser).isVisible())
    study.save(study.window, "analysis").close()


def levels(folder, theme=ThemeChoice.LIGHT):
    """Pictures of the levels of help that the other arms have."""
    for sees in ("nothing", "count", "letters", "hint", "list"):
        study = Study(folder, theme, sees=sees).sit_down().consent().key(Qt.Key.Key_Return)
        wait(500)
        study.scene.keys("sale>")
        study.save(study.session, f"sees-{sees}")
        study.leave()
        study.close()
