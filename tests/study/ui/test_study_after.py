"""Rehearsal, analysis, tables; time kept by hand; and the way there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QScrollArea,
    QTextBrowser,
)

from tests.helper.ui.test_everyone import stops
from tests.player import on_screen, spoken
from tests.recent import recent_files
from tests.study.ui.studying import Assistant, prepare
from wmh.base.files import paths
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.ui.office.study_window import StudyWindow

FOLDER = "studies"
STUDY_FOLDER = "Folder of the data"


def keep_time(sat):
    boxes = sat.window.findChildren(QCheckBox)
    QTest.keyClick(
        next(x for x in boxes if "by hand" in x.text().replace("&", "")), Qt.Key.Key_Space
    )


def test_a_rehearsal_leaves_the_folder_of_the_study_selected(qtbot):
    sat = Assistant(qtbot)
    mine = sat.named(STUDY_FOLDER).text()
    sat.press("Re&hearse").await_text("The rehearsal is done.")
    assert sat.named(STUDY_FOLDER).text() == mine
    assert not sat.shown("SIMULATED")
    sat.press("Open the sim&ulated data").await_text("SIMULATED: these are no people.")
    assert sat.named(STUDY_FOLDER).text() == f"{mine}-rehearsal"


def test_a_rehearsal_is_beside_the_study_and_says_what_it_is(qtbot):
    sat = Assistant(qtbot).rehearse()
    files = list((paths.data_folder() / FOLDER / "a-small-rehearsal").rglob("*.jsonl"))
    assert len(files) == 4
    assert not (paths.data_folder() / FOLDER / "a-small").exists()
    sat.set_pin()
    sat.write("Participant's code", "p-001").keys(">")
    sat.await_text("This folder holds simulated participants")
    assert sat.session is None


@pytest.mark.parametrize("given", [".", "~nobody-of-this-name", "here/.."])
def test_a_folder_is_named_as_people_write_it(qtbot, tmp_path, monkeypatch, given):
    monkeypatch.chdir(tmp_path)
    sat = Assistant(qtbot).write(STUDY_FOLDER, given)
    sat.rehearse()
    folder = Path(f"{tmp_path / given if given[0] == '~' else tmp_path}-rehearsal")
    assert len(list(folder.rglob("*.jsonl"))) == 4


def test_without_a_folder_it_is_the_usual_one(qtbot):
    sat = Assistant(qtbot)
    usual = sat.named(STUDY_FOLDER).text()
    sat.write(STUDY_FOLDER, "").key(Qt.Key.Key_Delete).key(Qt.Key.Key_Return)
    assert sat.named(STUDY_FOLDER).text() == usual
    sat.rehearse()


def test_after_a_rehearsal_another_protocol_has_its_own_folder(qtbot):
    sat = Assistant(qtbot).rehearse()
    sat.pick("Protocol", "crossover").await_text("Games: 12")
    assert sat.named(STUDY_FOLDER).text() == str(paths.data_folder() / FOLDER / "crossover")


def test_an_analysis_is_shown_and_copied(qtbot):
    sat = Assistant(qtbot).rehearse()
    sat.press("&Analyse")
    report = sat.window.findChild(QTextBrowser)
    sat.until(lambda: report.isVisible() and "Without" in report.toPlainText())
    assert "SIMULATED" in report.toPlainText()
    sat.press("Copy the para&graph")
    assert "Welch" in QApplication.clipboard().text() or "t(" in QApplication.clipboard().text()
    sat.press("Copy the &table")
    assert QApplication.clipboard().text().startswith("|")
    sat.press("Copy as &LaTeX")
    assert r"\begin{tabularx}" in QApplication.clipboard().text()
    sat.press("Copy the p&icture")
    assert not QApplication.clipboard().image().isNull()
    assert sat.shown("Copied the picture.")
    sat.press("&Back")
    assert sat.shown("SIMULATED")


def test_every_stop_of_the_keyboard_in_an_analysis_has_a_name(qtbot):
    sat = Assistant(qtbot).rehearse()
    report = sat.press("&Analyse").window.findChild(QTextBrowser)
    sat.until(lambda: report.isVisible() and report.hasFocus())
    reached = stops(sat.window)

    assert sat.window.findChild(QScrollArea) in reached
    assert [each for each in reached if not spoken(each)] == []


def test_an_analysis_is_as_the_box_beside_it_says(qtbot):
    sat = Assistant(qtbot).rehearse()
    report = sat.press("&Analyse").window.findChild(QTextBrowser)
    sat.until(lambda: report.isVisible() and "Without" in report.toPlainText())
    measured = report.toPlainText()
    boxes = sat.window.findChildren(QCheckBox)
    practice = next(x for x in boxes if x.text() == "&Practice counts too")
    QTest.keyClick(practice, Qt.Key.Key_Space)
    sat.until(lambda: report.toPlainText() != measured)
    counted = report.toPlainText()

    sat.press("&Back").press("&Analyse").until(report.isVisible)
    assert practice.isChecked()
    assert report.toPlainText() == counted


def test_tables_are_exported(qtbot):
    sat = Assistant(qtbot).rehearse()
    folder = paths.data_folder() / FOLDER / "a-small-rehearsal" / "tables"
    sat.press("&Export tables").await_text(f"files are in {folder}")
    assert {"games.tsv", "attempts.tsv", "participants.json"} <= {x.name for x in folder.iterdir()}


def test_nothing_to_analyse_is_said(qtbot):
    Assistant(qtbot).press("&Analyse").await_text("There are no participants in")


def test_what_was_refused_is_no_longer_said_once_something_is_done(qtbot):
    sat = Assistant(qtbot).press("&Analyse").await_text("There are no participants in")
    sat.rehearse()
    assert not sat.shown("There are no participants in")


def test_time_is_kept_by_hand(qtbot):
    now = [10.0]
    sat = Assistant(qtbot, clock=lambda: now[0])
    keep_time(sat)
    sat.seat()
    assert sat.session.windowModality() == Qt.WindowModality.NonModal
    assert not sat.session.isFullScreen()
    sat.consent().keys(">").await_text("Target word: BORN")
    now[0] += 7
    sat.keys("s")
    now[0] += 10
    sat.keys("g")
    now[0] += 2
    sat.keys("c")
    now[0] += 4
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Paused")
    now[0] += 100
    sat.keys("phone>").await_text("Press G when a guess is given.")
    now[0] += 1
    sat.keys("gdx").await_text("2 attempts in 0:17: solved.")
    sat.keys(">").await_text("Measured")
    tables = derive(sat.events, sat.protocol)
    (game,) = tables.games
    assert game.outcome == "solved"
    assert game.attempts == 2
    assert game.seconds == pytest.approx(17)
    assert game.seconds_paused == pytest.approx(100)
    assert [a.seconds for a in tables.attempts] == pytest.approx([10, 5])
    kinds = (EventKind.GAME_BEGUN, EventKind.GUESSED, EventKind.CLUED, EventKind.GAME_ENDED)
    assert all(event.told["manual"] is True for event in sat.events if event.kind in kinds)
    sat.leave()


def keep_time_without_a_pin(qtbot):
    sat = Assistant(qtbot)
    keep_time(sat)
    sat.until(sat.window.isActiveWindow)
    sat.write("Participant's code", "p-001").keys(">")
    return sat.until(lambda: sat.session is not None and sat.session.isActiveWindow())


def test_enter_ends_a_sitting_that_has_no_pin_as_its_button_says(qtbot):
    sat = keep_time_without_a_pin(qtbot)
    sat.ctrl_shift(Qt.Key.Key_Q).await_text("End this session")
    assert QApplication.focusWidget().text() == "&End the session (Enter)"
    sat.keys(">").until(lambda: sat.session is None)
    assert sat.kinds()[-1] == "closed"


def test_enter_goes_back_from_the_button_that_says_so(qtbot):
    sat = keep_time_without_a_pin(qtbot)
    sat.ctrl_shift(Qt.Key.Key_Q).key(Qt.Key.Key_Tab).key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget().text() == "&Back (Esc)"
    sat.keys(">").until(lambda: not sat.shown("End this session"))
    assert sat.session is not None
    sat.ctrl_shift(Qt.Key.Key_Q).keys(">").until(lambda: sat.session is None)


def test_nothing_in_the_main_window_ends_a_sitting(player):
    """Closing the main window and another language, while a sitting is kept by hand."""
    prepare()
    player.choose("studies")
    sat = Assistant.beside(player)
    keep_time(sat)
    sat.seat().consent().keys(">").await_text("Target word: BORN")
    sat.keys("sg")
    window = id(player.window)
    player.choose("language-de")
    player.qtbot.wait(50)
    assert player.message == "A session is open: end it first."
    assert id(on_screen()) == window
    assert sat.session.isVisible()
    assert not player.action("language-de").isChecked()
    player.window.close()
    assert player.window.isVisible()
    assert sat.session.isVisible()
    sat.session.activateWindow()
    sat.until(sat.session.isActiveWindow)
    sat.keys("cg").await_text("Press C when the feedback is received; D if the guess was the word.")
    sat.leave().until(lambda: sat.session is None)
    assert sat.kinds()[-1] == EventKind.CLOSED.value

    player.speak("de")
    player.speak("en")
    sat.window = player.window.findChild(StudyWindow)
    assert sat.window.isVisible()
    sat.await_text("Without: 0 of 2 finished")  # It is the protocol that was chosen.


def test_by_hand_too_a_game_can_be_lost(qtbot):
    sat = Assistant(qtbot, ("attempts = 6", "attempts = 2"))
    keep_time(sat)
    sat.seat().consent().keys(">").await_text("Target word: BORN")
    sat.keys("sgcgc").await_text("2 attempts in 0:00: no attempt left.")
    assert derive(sat.events, sat.protocol).games[0].outcome == "out of attempts"


def test_a_protocol_opened_before_is_offered_again(qtbot, tmp_path, monkeypatch):
    sat = Assistant(qtbot)
    assert recent_files(sat.window) == []
    path = tmp_path / "mine.toml"
    path.write_bytes((paths.data_folder() / "protocols" / "a-small.toml").read_bytes())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    sat.press("&Open a file …").pick("Protocol", "a-small")
    (entry,) = recent_files(sat.window)
    assert entry.text() == f"mine.toml ({tmp_path.name})"
    entry.trigger()
    box = next(x for x in sat.window.findChildren(QComboBox) if x.accessibleName() == "Protocol")
    assert box.currentText() == str(path)


def test_a_protocol_that_cannot_be_read_is_said(qtbot):
    sat = Assistant(qtbot)
    path = paths.data_folder() / "protocols" / "a-small.toml"
    path.write_text(path.read_text().replace("per_group = 2", 'per_group = "two"'))
    sat.pick("Protocol", "bahinting").pick("Protocol", "a").await_text("a-small.toml, line")
    sat.press("&Analyse").press("Re&hearse")  # Nothing happens, and nothing breaks.


def test_the_key_opens_it_once(player):
    for _ in range(2):
        player.window.activateWindow()
        player.qtbot.waitUntil(player.window.isActiveWindow)
        player.key(
            Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
    (window,) = player.window.findChildren(StudyWindow)
    assert window.isVisible()
    window.reject()
    assert not window.isVisible()


def test_tables_that_are_something_else_are_replaced_only_when_wished(qtbot):
    sat = Assistant(qtbot).rehearse()
    path = paths.data_folder() / FOLDER / "a-small-rehearsal" / "tables" / "games.tsv"
    path.parent.mkdir()
    path.write_text("my\town\ttable\n")
    sat.press("&Export tables").await_text(f"{path} exists already and is another kind of file")
    assert [each.name for each in path.parent.iterdir()] == ["games.tsv"]
    sat.press("Replace it").await_text(f"files are in {path.parent}")
    assert path.read_text().startswith("participant\t")


def test_an_analysis_is_blinded_until_somebody_wants_the_names_and_that_is_logged(qtbot):
    sat = Assistant(qtbot).rehearse()
    folder = paths.data_folder() / FOLDER / "a-small-rehearsal"
    report = sat.press("Anal&yse blinded").window.findChild(QTextBrowser)
    sat.until(lambda: report.isVisible() and "SIMULATED" in report.toPlainText())
    assert "Without" not in report.toPlainText()
    boxes = sat.window.findChildren(QCheckBox)
    blinded = next(x for x in boxes if x.text() == "Conditions as &X, Y")
    sat.press("&Back").press("&Analyse").until(report.isVisible)
    assert blinded.isChecked()
    assert not (folder / "blinding-log.md").exists()
    QTest.keyClick(blinded, Qt.Key.Key_Space)
    sat.until(lambda: "“Without”" in report.toPlainText())
    assert (folder / "blinding-log.md").read_text("utf-8").count("\n- ") == 1


@pytest.mark.parametrize("other", ["&Analyse", "Anal&yse blinded", "&Export tables", "Re&hearse"])
def test_a_rehearsal_is_not_cut_off_by_another_task(qtbot, other):
    sat = Assistant(qtbot).press("Re&hearse").press(other)
    sat.await_text("A task of a study is still running: wait until it is done.")
    sat.await_text("The rehearsal is done.")
    folder = paths.data_folder() / FOLDER / "a-small-rehearsal"
    assert len(list(folder.rglob("*.jsonl"))) == 4


def test_closing_while_files_are_written_is_asked_once(qtbot, monkeypatch):
    sat = Assistant(qtbot).rehearse()
    kit = paths.data_folder() / "kit.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(kit), ""))

    sat.press("Replication &kit …").window.reject()

    assert sat.window.isVisible()
    assert sat.shown("Files are still being written: wait, or close again to stop that.")
    assert sat.shown("Writing files …")
    sat.await_text(f"files are in {kit}")
    assert kit.exists()
    sat.window.reject()
    assert not sat.window.isVisible()


def test_closing_again_stops_what_is_written(qtbot):
    sat = Assistant(qtbot).press("Re&hearse")
    for _ in range(2):
        sat.window.reject()
    assert not sat.window.isVisible()


def test_the_last_sentence_goes_with_its_study(qtbot):
    sat = Assistant(qtbot).press("Re&hearse").await_text("files are in")
    sat.pick("Protocol", "crossover").await_text("Games: 12")
    assert not sat.shown("The rehearsal is done.")
    assert not sat.shown("files are in")
    assert not sat.shown("simulated participants in")
