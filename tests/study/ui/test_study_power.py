"""Power in the window: as the command line finds it; stopped, refused, from a pilot."""

import json

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLineEdit, QProgressBar, QPushButton, QTableWidget

from tests.program import wmh
from tests.study.ui.studying import Assistant
from wmh.base.files import paths
from wmh.study.ui.office import study_window

SIZES, STUDIES = "Participants of each group", "Studies of each size"


def asked(sat):
    sat.press("Sa&mple size …")
    assert sat.named(SIZES).hasFocus()
    return sat


def rows(sat):
    table = next(x for x in sat.window.findChildren(QTableWidget) if x.isVisible())
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def running(sat):
    return sat.window.findChild(QProgressBar).isVisible()


def test_the_window_finds_what_the_command_line_finds(qtbot):
    sat = asked(Assistant(qtbot))
    sat.write(SIZES, "4,6").write(STUDIES, "12").keys(">")
    sat.await_text("24 of 24 studies simulated.").until(lambda: not running(sat))
    given = ("--people", "4,6", "--runs", "12", "--json", "--cores", "1")
    code, out, err = wmh(
        "study", "power", paths.data_folder() / "protocols" / "a-small.toml", *given
    )
    assert code == 0, err
    told = json.loads(out)["found"]
    assert [row[0] for row in rows(sat)] == ["4", "6"]
    assert [row[2] for row in rows(sat)] == [f"{round(100 * x['model'] / 12)} %" for x in told]
    assert [row[4] for row in rows(sat)] == [f"{round(100 * x['means'] / 12)} %" for x in told]
    assert {row[1] for row in rows(sat)} == {"Without and With"}


def test_its_end_is_announced_and_how_far_it_is_is_not(qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(study_window, "announce", lambda _widget, text: said.append(text))
    sat = asked(Assistant(qtbot))
    sat.write(SIZES, "4,6").write(STUDIES, "12").keys(">")
    sat.await_text("24 of 24 studies simulated.").until(lambda: not running(sat))

    assert [text for text in said if text] == ["24 of 24 studies simulated."]


def test_it_is_stopped_and_what_was_found_stays(qtbot):
    sat = asked(Assistant(qtbot))
    sat.write(SIZES, "50").write(STUDIES, "9999").press("&Compute")
    sat.await_text("studies simulated.").press("&Stop")
    assert not running(sat)
    assert [row[0] for row in rows(sat)] == ["50"]
    sat.write(STUDIES, "1").press("&Compute").await_text("1 of 1 studies simulated.")
    sat.press("&Back").await_text("Without: 0 of 2 finished")


def test_a_button_is_no_wider_where_no_progress_is_beside_it(qtbot):
    sat = asked(Assistant(qtbot))
    buttons = [x for x in sat.window.findChildren(QPushButton) if x.isVisible()]

    assert {"&Compute", "&Back"} <= {each.text() for each in buttons}
    assert all(each.width() <= each.sizeHint().width() for each in buttons)


def test_back_while_it_runs_stops_it(qtbot):
    sat = asked(Assistant(qtbot))
    sat.write(STUDIES, "9999").press("&Compute").await_text("studies simulated.")
    sat.press("&Back").await_text("Without: 0 of 2 finished")
    sat.rehearse()


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        (SIZES, "four", "four are no sizes: write numbers from 2 to"),
        (SIZES, "1", "1 are no sizes"),
        (STUDIES, "0", "Studies of each size: write a number from 1 to"),
        (STUDIES, "many", "write a number from 1"),
        ("Expected time ratio (last condition / first)", "0", "write a number from 0.01 to 100."),
        ("SD between participants (ln s)", "-1", "write a number from 0 to 5."),
        (
            "Dropout (share, 0 to 0.9)",
            "1",
            "Dropout (share, 0 to 0.9): write a number from 0 to 0.9.",
        ),
    ],
)
def test_what_cannot_be_is_said_and_the_field_has_the_keyboard(qtbot, field, text, said):
    sat = asked(Assistant(qtbot)).write(field, text).keys(">").await_text(said)
    assert sat.named(field).hasFocus()
    assert not running(sat)
    assert rows(sat) == []


def test_what_cannot_be_is_no_longer_said_once_it_is_put_right(qtbot):
    sat = asked(Assistant(qtbot)).write(SIZES, "4").write(STUDIES, "0").keys(">")
    sat.await_text(f"{STUDIES}: write a number from")
    sat.write(STUDIES, "1").keys(">").await_text("1 of 1 studies simulated.")
    assert not sat.shown("write a number")


def test_a_pilot_study_says_what_to_assume(qtbot):
    sat = Assistant(qtbot)
    file, folder = (paths.data_folder() / x for x in ("protocols/a-small.toml", "studies/a-small"))
    made = wmh("study", "simulate", file, "--participants", "24", "--out", folder, "--cores", "1")
    assert made.code == 0, made.err
    asked(sat)
    ratio = sat.named("Expected time ratio (last condition / first)")
    assert ratio.text() == "0.8"
    sat.press("Take from this folder's &games").until(lambda: ratio.text() != "0.8")
    assert 0 < float(ratio.text()) < 1


def test_an_empty_folder_says_nothing_to_assume(qtbot):
    sat = asked(Assistant(qtbot)).press("Take from this folder's &games")
    sat.await_text("There are no participants in")


def test_it_is_reached_with_the_keyboard(qtbot):
    sat = asked(Assistant(qtbot))
    sat.key(Qt.Key.Key_Tab)
    assert sat.window.focusWidget().accessibleName() == STUDIES
    fields = [x for x in sat.window.findChildren(QLineEdit) if x.isVisible()]
    assert all(x.accessibleName() for x in fields)
    assert all(not x.autoDefault() for x in sat.window.findChildren(QPushButton))


def test_the_difference_that_groups_find_is_written_as_the_language_writes_it(qtbot):
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        Assistant(qtbot).pick("Protocol", "b").await_text("0,57 standard deviations")
    finally:
        QLocale.setDefault(before)
