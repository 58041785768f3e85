"""The instructor's page while stations write: who is where, and how full the groups are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QTableWidget

from tests.study.ui.studying import Assistant, participant_file
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal
from wmh.study.ui.office import follow_page

STATIONS = ("per_group = 2", 'per_group = 2\nstations = ["A", "B"]')
FILE = participant_file


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch):
    """Shortens the time between two looks."""
    monkeypatch.setattr(follow_page, "EVERY_MS", 100)


class Station:
    """A machine that writes into the folder that is followed."""

    def __init__(self, sat, code, place, arm):
        self.journal = Journal(FILE(code))
        self.write(
            EventKind.OPENED, participant=code, digest=sat.protocol.digest, protocol="a-small"
        )
        self.write(EventKind.ASSIGNED, place=place, arm=arm)

    def write(self, kind, **told):
        self.journal.write(Event(kind, 1.0, told))

    def begin(self, number):
        self.write(EventKind.GAME_BEGUN, game=number, trial=number, secret="born")

    def end(self, **how):
        self.write(EventKind.CLOSED, **how)
        self.journal.close()


def rows(sat):
    table = next(x for x in sat.window.findChildren(QTableWidget) if x.isVisible())
    columns = [each for each in range(table.columnCount()) if not table.isColumnHidden(each)]
    return {
        table.item(row, 0).text(): [table.item(row, each).text() for each in columns]
        for row in range(table.rowCount())
        if all(table.item(row, each) is not None for each in columns)
    }


def where(sat, code):
    return rows(sat).get(code, [""] * 6)[-3]


def test_two_stations_are_followed_while_they_write(qtbot):
    sat = Assistant(qtbot, STATIONS)
    first = Station(sat, "A-001", 0, "with")
    sat.press("Fo&llow progress").until(lambda: where(sat, "A-001") == "before the first game")
    second = Station(sat, "B-001", 2, "without")
    first.begin(1)
    sat.until(lambda: where(sat, "A-001") == "in game 1 of 3")
    sat.until(lambda: where(sat, "B-001") == "before the first game")
    assert rows(sat)["B-001"][1:3] == ["B", "Without"]
    assert sat.shown("With: 0 of 2 finished, 1 in progress")
    first.write(EventKind.GAME_ENDED, outcome="solved")
    second.begin(1)
    sat.until(lambda: where(sat, "A-001") == "after game 1 of 3")
    sat.until(lambda: where(sat, "B-001") == "in game 1 of 3")
    first.end(finished=True)
    second.end(withdrawn=True)
    sat.until(lambda: where(sat, "B-001") == "has withdrawn")
    sat.until(lambda: where(sat, "A-001") == "has finished")
    assert sat.shown("With: 1 of 2 finished, 0 in progress")
    assert sat.shown("Without: 0 of 2 finished, 0 in progress, 1 has withdrawn")
    assert sat.shown("Station A: With 1 finished, 0 in progress")


def test_what_was_resumed_and_what_is_wrong_is_said(qtbot):
    sat = Assistant(qtbot)
    Station(sat, "p-001", 0, "with").journal.close()
    Station(sat, "p-001", 0, "with").journal.close()
    sat.press("Fo&llow progress").until(lambda: "p-001" in rows(sat))
    assert rows(sat)["p-001"][-1] == "resumed"
    FILE("p-001").write_bytes(FILE("p-001").read_bytes()[:-9])
    sat.until(lambda: "just being written" in rows(sat)["p-001"][-1])
    FILE("p-001").rename(FILE("p-002"))
    sat.until(lambda: list(rows(sat)) == ["p-002"])
    assert rows(sat)["p-002"][-1] == "its name differs from its content; resumed"
    assert rows(sat)["p-002"][-3] == ""


def test_back_the_form_has_what_was_found_meanwhile(qtbot):
    sat = Assistant(qtbot).press("Fo&llow progress")
    station = Station(sat, "p-001", 0, "with")
    station.end(finished=True)
    sat.until(lambda: where(sat, "p-001") == "has finished")
    sat.press("&Back").await_text("With: 1 of 2 finished")


def test_the_page_is_read_with_the_keyboard_and_the_ear(qtbot):
    sat = Assistant(qtbot)
    for number in (1, 2):
        Station(sat, f"p-00{number}", number, "with").journal.close()
    sat.press("Fo&llow progress").until(lambda: len(rows(sat)) == 2)
    table = next(x for x in sat.window.findChildren(QTableWidget) if x.isVisible())
    assert table.hasFocus()
    assert (
        QAccessible.queryAccessibleInterface(table).text(QAccessible.Text.Name)
        == "Where each participant is"
    )
    sat.key(Qt.Key.Key_Down).key(Qt.Key.Key_Down)
    assert table.selectedIndexes()[0].data() == "p-002"
    station = Station(sat, "p-003", 3, "with")
    sat.until(lambda: len(rows(sat)) == 3)
    assert table.selectedIndexes()[0].data() == "p-002"
    station.end(finished=True)
