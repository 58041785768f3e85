"""The menu of exports, from the window of lessons to the files and what is said of them."""

import sys
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QMenu

from tests.player import on_screen
from tests.teach.pages import page_sizes
from tests.teach.ui.conftest import CONTROL

NAMES = {
    "picture": "&This picture …",
    "frames": "All steps as &pictures …",
    "steps": "All steps as a P&DF …",
    "handout": "&Handout …",
    "answers": "&Answer sheet …",
}


@pytest.fixture
def small(own, teacher, tmp_path):
    """The lesson of one's own is shown."""
    teacher.come()
    shown = teacher.listed.index("Ends in n")
    for _ in range(shown):
        teacher.keys("Down")
    teacher.keys("Return").arrive()
    return teacher


def wish(teacher, text):
    """An entry of the menu, as the click on it does."""
    actions = teacher.window.findChild(QMenu, "lesson-exports").actions()
    next(action for action in actions if action.text() == text).trigger()


def choose_width(teacher, number):
    menu = teacher.window.findChild(QMenu, "lesson-exports")
    (widths,) = [x for x in menu.findChildren(QMenu) if x.title() == "&Width of pictures"]
    widths.actions()[number].trigger()


def dialog(teacher):
    """The one that is open."""
    (found,) = [x for x in teacher.window.findChildren(QFileDialog) if x.isVisible()]
    return found


def answer(teacher, path):
    """Type a name into the open dialog, and agree."""
    line = dialog(teacher).findChild(QLineEdit, "fileNameEdit")
    line.setText(str(path))
    QTest.keyClick(line, Qt.Key.Key_Return)


def wait(teacher, text=""):
    teacher.qtbot.waitUntil(lambda: teacher.label("exported") not in ("", "Writing …"))
    assert text in teacher.label("exported")
    return teacher.label("exported")


@pytest.mark.parametrize("name", ["one.png", "two.svg", "three.pdf", "four"])
def test_a_picture_is_what_its_name_ends_in(small, tmp_path, name):
    path = tmp_path / name
    wish(small, NAMES["picture"])
    answer(small, path)

    if not path.suffix:
        path = path.with_suffix(".png")
    assert wait(small) == f"Saved in {path}."
    match path.suffix:
        case ".png":
            assert QImage(str(path)).width() == 1920
        case ".svg":
            ET.parse(path)
        case ".pdf":
            assert len(page_sizes(path.read_bytes())) == 1


def test_the_picture_that_was_shown_is_saved_whatever_is_shown_then(small, tmp_path):
    first, second, third = (tmp_path / f"{name}.svg" for name in ("first", "second", "third"))
    wish(small, NAMES["picture"])
    answer(small, first)
    wait(small, "first")
    wish(small, NAMES["picture"])
    small.front(small.window).keys("Right", "Right")
    answer(small, second)
    small.qtbot.waitUntil(second.exists)
    wait(small, "second")
    wish(small, NAMES["picture"])
    answer(small, third)
    small.qtbot.waitUntil(third.exists)

    assert first.read_bytes() == second.read_bytes() != third.read_bytes()


def test_frames_go_into_a_folder_one_a_step(small, tmp_path):
    folder = tmp_path / "frames"
    folder.mkdir()
    steps = int(small.place.split()[-1])
    wish(small, NAMES["frames"])
    answer(small, folder)

    assert wait(small) == f"{steps} pictures are in {folder}."
    expected = [f"small-{number:03}.png" for number in range(1, steps + 1)]
    assert sorted(path.name for path in folder.iterdir()) == expected


def test_no_language_ends_the_writing(small, tmp_path):
    player, place, window = small.player, small.place, id(small.player.window)
    wish(small, NAMES["frames"])
    answer(small, tmp_path)
    player.choose("language-de")
    player.qtbot.wait(50)
    said = "Files are being written: wait until they are done, or stop it."
    assert player.message == said
    assert id(on_screen()) == window
    exported = "pictures are in"
    small.qtbot.waitUntil(lambda: exported in small.label("exported"), timeout=60_000)
    small.front(small.window).keys("Right")
    after = small.place
    player.speak("de")
    small.qtbot.waitUntil(lambda: small.place == after.replace("of", "von"), timeout=60_000)
    player.speak("en")
    small.qtbot.waitUntil(lambda: small.place == after != place, timeout=60_000)


@pytest.mark.parametrize("what", ["steps", "handout", "answers"])
def test_pages_are_saved_where_one_wishes(small, tmp_path, what):
    path = tmp_path / "mine.pdf"
    steps = int(small.place.split()[-1])
    wish(small, NAMES[what])
    answer(small, path)

    assert wait(small) == f"Saved in {path}."
    sizes = page_sizes(path.read_bytes())
    assert len(sizes) == steps if what == "steps" else sizes[0] in ((595, 842), (612, 792))


def test_ctrl_p_prints_the_handout(small, tmp_path):
    small.key(Qt.Key.Key_P, CONTROL)
    printing = small.window.findChild(QPrintDialog)
    assert printing.isVisible()
    assert not printing.isModal()
    assert not any(each.isVisible() for each in small.window.findChildren(QFileDialog))

    printer = printing.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printing.done(QDialog.DialogCode.Accepted)
    wish(small, NAMES["handout"])
    answer(small, tmp_path / "saved.pdf")
    wait(small)
    printed, saved = (
        page_sizes((tmp_path / f"{name}.pdf").read_bytes()) for name in ("printed", "saved")
    )
    assert len(printed) == len(saved)


def test_the_dialog_proposes_a_name_that_tells_what_it_is(small):
    for what, name in (
        ("picture", "small-001.png"),
        ("steps", "small.pdf"),
        ("handout", "small-handout.pdf"),
        ("answers", "small-answers.pdf"),
    ):
        wish(small, NAMES[what])
        assert dialog(small).findChild(QLineEdit, "fileNameEdit").text() == name
        dialog(small).reject()


@pytest.mark.skipif(sys.platform != "linux", reason="where nobody may write")
def test_what_cannot_be_written_is_said_in_the_window(small):
    wish(small, NAMES["handout"])
    answer(small, "/proc/mine.pdf")

    small.qtbot.waitUntil(lambda: small.message != "")
    assert small.message.startswith("/proc/mine.pdf cannot be read or written: ")


def test_the_picture_can_be_pasted_elsewhere(small):
    small.key(Qt.Key.Key_C, CONTROL)

    assert wait(small) == "The picture is in the clipboard."
    assert QGuiApplication.clipboard().image().width() == 1920


def test_pictures_are_as_wide_as_chosen(small):
    choose_width(small, 0)
    small.key(Qt.Key.Key_C, CONTROL)
    wait(small)

    assert QGuiApplication.clipboard().image().width() == 1280


def test_without_a_lesson_there_is_nothing_to_export(teacher):
    teacher.come()
    menu = teacher.window.findChild(QMenu, "lesson-exports")

    assert not menu.menuAction().isEnabled()
    teacher.key(Qt.Key.Key_E, CONTROL)
    assert not [x for x in teacher.window.findChildren(QFileDialog) if x.isVisible()]


def test_writing_can_be_stopped_and_the_rest_stays_unwritten(small, tmp_path):
    folder = tmp_path / "frames"
    folder.mkdir()
    steps = int(small.place.split()[-1])
    choose_width(small, -1)  # So that it takes a while.
    wish(small, NAMES["frames"])
    answer(small, folder)
    small.qtbot.waitUntil(lambda: small.label("exported") == "Writing …")
    small.click("Stop writing")

    said = wait(small)
    assert said.startswith("Stopped.")
    assert len(list(folder.iterdir())) < steps
    small.click("Close")
    assert small.label("exported") == ""


def test_what_is_something_else_in_a_folder_is_asked_about(small, tmp_path):
    notes = tmp_path / "frames" / "small-002.png"
    notes.parent.mkdir()
    notes.write_text("My notes of many years")
    wish(small, NAMES["frames"])
    answer(small, notes.parent)

    small.qtbot.waitUntil(
        lambda: small.message.startswith(f"{notes} exists already and is another kind")
    )
    assert [path.name for path in notes.parent.iterdir()] == [notes.name]
    assert notes.read_text() == "My notes of many years"
    small.click("Replace it")
    wait(small, "pictures are in")
    assert notes.read_bytes().startswith(b"\x89PNG")
    assert small.message == ""
