"""The window of the replication bench: measure one, see it, stop, find it kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QFileDialog, QPushButton, QTableWidget, QTextBrowser, QWidget

from tests.patience import PATIENCE
from wmh.base.text.languages import LanguageChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.program.language import speak
from wmh.lab.replication.experiment import Conditions
from wmh.lab.replication.running import experiment_named
from wmh.lab.replication.table import number_of
from wmh.lab.ui.replication_window import ReplicationWindow


class Reader:
    """A person at the window of the replication."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot = window, qtbot
        self.table = window.findChild(QTableWidget)

    def row(self, title):
        texts = [self.table.item(row, 0).text() for row in range(self.table.rowCount())]
        return texts.index(title)

    def state(self, title):
        return self.table.item(self.row(title), 2).text()

    def choose(self, title):
        self.table.setCurrentCell(self.row(title), 0)

    def button(self, text):
        buttons = self.window.findChildren(QPushButton)
        return next(each for each in buttons if each.text().replace("&", "") == text)

    def press(self, text):
        self.qtbot.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def wait(self, title, state):
        self.qtbot.waitUntil(lambda: self.state(title) == state, timeout=1000 * PATIENCE)

    def read(self):
        return self.window.findChild(QTextBrowser).toPlainText()


TABLE = "Table 1 and the first guess"
CODES = "All codes: backtracking to optimum"


@pytest.fixture
def opened(qtbot, tmp_path):
    """A function that opens the window over one folder, as often as it is called."""
    suggester, parent = Suggester(), QWidget()
    qtbot.addWidget(parent)

    def opens():
        window = ReplicationWindow(Conditions(quick=True), tmp_path, suggester, parent)
        qtbot.addWidget(window)
        window.show()
        return Reader(window, qtbot)

    yield opens
    suggester.close()


def test_one_experiment_is_measured_shown_kept_and_saved(opened, tmp_path, monkeypatch):
    reader = opened()
    reader.choose(TABLE)
    assert "Not measured yet; measuring takes about 1 second." in reader.read()
    assert not reader.button("Save pictures …").isEnabled()
    reader.press("Measure")
    reader.wait(TABLE, "done")
    assert "AABC, 185.27" in reader.read()
    # Words of a table are not cut into letters, however large they are.
    wrapping = reader.window.findChild(QTextBrowser).wordWrapMode()
    assert wrapping == QTextOption.WrapMode.WordWrap

    for name in ("a.svg", "b.png", "c.html"):
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        reader.press("Save report …" if name == "c.html" else "Save pictures …")
        reader.qtbot.waitUntil(path.exists, timeout=1000 * PATIENCE)
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")
    assert "AABC, 185.27" in (tmp_path / "c.html").read_text("utf-8")

    again = opened()
    again.wait(TABLE, "done")
    again.choose(TABLE)
    assert "AABC, 185.27" in again.read()


def test_titles_have_the_room_that_the_other_columns_do_not_need(opened):
    reader = opened()
    table = reader.window.findChild(QTableWidget)
    head = table.horizontalHeader()
    reader.qtbot.waitUntil(lambda: head.length() >= table.viewport().width())
    for column in (1, 2):
        needed = max(table.sizeHintForColumn(column), head.sectionSizeHint(column))
        assert table.columnWidth(column) == needed


def test_what_is_stopped_can_be_begun_again(opened):
    reader = opened()
    reader.choose(CODES)
    reader.press("Measure")
    assert reader.state(CODES) == "being measured"
    assert not reader.button("Measure").isEnabled()
    reader.press("Stop")
    assert reader.state(CODES) == "stopped"
    assert reader.button("Measure").isEnabled()
    reader.choose(TABLE)
    reader.press("Measure")
    reader.wait(TABLE, "done")


@pytest.mark.parametrize(
    ("language", "title", "measure", "done", "said"),
    [
        (
            LanguageChoice.GERMAN,
            "Das durchgerechnete Beispiel FCBE",
            "Messen",
            "fertig",
            (
                "Astatin 2009, Abschnitt 3, sample case.",
                "Anmerkung",
                "Methode.",
                "gemessen von",
                "auf Englisch",
            ),
        ),
        (
            LanguageChoice.FRENCH,
            "L\u2019exemple traité FCBE",
            "Mesurer",
            "terminé",
            ("Astatin 2009, section 3, sample case.", "Remarque", "mesuré par", "en anglais"),
        ),
    ],
)
def test_what_stands_around_the_figures_is_in_the_language_of_the_window(
    opened, language, title, measure, done, said
):
    speak(language)
    try:
        reader = opened()
        reader.choose(title)
        reader.press(measure)
        reader.wait(title, done)
        told = reader.read()
        number = number_of(experiment_named("example"))
        assert told.startswith(f"{number}. {title}")
        for each in said:
            assert each in told
        # A source's own sentence is a quotation.
        assert "FBEE is marked with two colored pegs" in told
    finally:
        speak(LanguageChoice.ENGLISH)
