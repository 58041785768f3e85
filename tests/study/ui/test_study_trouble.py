"""Disk full, folder gone: it is said, nothing is lost, and the participant plays on."""

import errno
import os
import shutil

import pytest
from PySide6.QtCore import Qt

from tests.study.ui.studying import PIN, Assistant, participant_file
from wmh.base.files import paths
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import EventKind
from wmh.study.journal.journal import Journal
from wmh.study.ui.session import recorder


@pytest.fixture
def full(monkeypatch):
    """The disk of the study, which is full while this says so."""
    state = {"full": False}
    write = os.write

    def refusing(file, data):
        if state["full"] and os.path.samestat(os.fstat(file), participant_file().stat()):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data)

    monkeypatch.setattr(os, "write", refusing)
    monkeypatch.setattr(recorder, "_AGAIN_MS", 50)
    return state


def test_a_full_disk_is_said_and_what_was_typed_is_written_later(qtbot, full):
    sat = Assistant(qtbot).seat().consent().begin_block().keys("h")
    before = participant_file().read_bytes()
    full["full"] = True
    sat.keys("orn>").await_text("Attempt 2")
    assert sat.shown("cannot be written: No space left on device")
    assert sat.shown(str(participant_file()))
    assert sat.shown("are kept in memory")
    (second,) = (paths.data_folder() / "rescued").glob("p-001-*.jsonl")
    assert sat.shown(f"Until then, all data is in {second} too.")
    held = read_chain(second.read_bytes())
    assert (held.faults, held.events[-1].kind) == ((), EventKind.CLUED)
    assert participant_file().read_bytes() == before
    full["full"] = False
    sat.until(lambda: not sat.shown("cannot be written"))  # It tries by itself.
    assert not second.exists()
    chain = read_chain(participant_file().read_bytes())
    assert not chain.faults
    assert [event.told["letters"] for event in chain.events if event.kind is EventKind.KEY][
        -1
    ] == "horn"
    assert chain.events[-1].kind is EventKind.CLUED


def test_the_bar_stays_for_as_long_as_the_trouble(qtbot, full):
    sat = Assistant(qtbot).seat().consent().begin_block()
    full["full"] = True
    sat.keys("h").await_text("cannot be written")
    qtbot.wait(200)  # Several attempts in vain.
    assert sat.shown("cannot be written")
    sat.guess("orn")
    assert sat.shown("cannot be written")
    full["full"] = False
    sat.keys("b")
    assert not sat.shown("cannot be written")


def test_a_folder_that_went_comes_back_with_everything(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block().keys("ho")
    shutil.rmtree(participant_file().parent)
    sat.keys("rn>").await_text("Attempt 2")
    chain = read_chain(participant_file().read_bytes())
    assert not chain.faults
    assert chain.events[0].kind is EventKind.OPENED
    assert not sat.shown("cannot be written")


def test_a_folder_that_cannot_come_back_is_said(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block()
    folder = participant_file().parent
    shutil.move(folder, folder.with_name("away"))
    folder.write_text("in the way")
    sat.keys("h").await_text("cannot be written")
    folder.unlink()
    shutil.move(folder.with_name("away"), folder)
    sat.keys("o").until(lambda: not sat.shown("cannot be written"))
    assert not read_chain(participant_file().read_bytes()).faults


def test_who_leaves_in_trouble_is_told_where_the_data_are(qtbot, full):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn")
    full["full"] = True
    sat.leave().until(lambda: sat.session is None)
    sat.await_text("The data of p-001 could not be written where they belong.")
    (rescued,) = (paths.data_folder() / "rescued").glob("*.jsonl")
    assert sat.shown(str(rescued))
    events = read_chain(rescued.read_bytes()).events
    assert events[-1].kind is EventKind.CLOSED
    assert EventKind.CLUED in [event.kind for event in events]


def test_where_nothing_can_be_written_nobody_leaves(qtbot, full, monkeypatch):
    sat = Assistant(qtbot).seat().consent().begin_block()

    def refuse(self, path):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(Journal, "rescue", refuse)
    full["full"] = True
    sat.leave().await_text("Read-only file system")
    assert sat.session is not None
    full["full"] = False
    sat.leave().until(lambda: sat.session is None)
    assert not read_chain(participant_file().read_bytes()).faults


def test_a_disk_that_fails_late_is_said_too(qtbot, monkeypatch):
    sat = Assistant(qtbot).seat().consent().begin_block()

    def fail(file):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail)
        sat.keys("h").await_text("Input/output error")
    sat.keys("o").until(lambda: not sat.shown("Input/output error"))


def test_a_file_that_was_changed_is_told_and_goes_on(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn")
    sat.leave().until(lambda: sat.session is None).await_text("&Resume")
    lines = participant_file().read_bytes().splitlines(keepends=True)
    assert b'"version":"1"' in lines[1]
    lines[1] = lines[1].replace(b'"version":"1"', b'"version":"2"')
    participant_file().write_bytes(b"".join(lines) + b'{"cut')
    sat.write("Folder of the data", f"{participant_file().parents[1]}").keys(">")
    sat.await_text("Files with lines that were changed or cut: p-001.")
    sat.seat().await_text("Measured")
    assert EventKind.MENDED in [event.kind for event in sat.events]
    sat.ctrl_shift(Qt.Key.Key_Q).keys(f"{PIN}>").until(lambda: sat.session is None)


def test_a_sitting_goes_on_from_the_second_copy(qtbot, full):
    """The disk was full, and then the program was killed: as if only the copy were left of it."""
    sat = Assistant(qtbot).seat().consent().begin_block()
    full["full"] = True
    sat.guess("horn").guess("born")
    sat.leave().until(lambda: sat.session is None).await_text("&Resume")
    full["full"] = False
    sat.until(sat.window.isActiveWindow)
    sat.seat().await_text("Measured")
    assert [event.told["guess"] for event in sat.events if event.kind is EventKind.GUESSED] == [
        "horn",
        "born",
    ]
    chain = read_chain(participant_file().read_bytes())
    assert not chain.faults
    assert [event.kind for event in chain.events].count(EventKind.OPENED) == 2
    assert not list((paths.data_folder() / "rescued").iterdir())
