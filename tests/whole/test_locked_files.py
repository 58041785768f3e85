"""Files of the program that cannot be changed: a line names the file, the reason and the remedy."""

import pytest

from tests.helper.ui.test_bad_settings import message, start
from tests.locked import locked
from tests.study.ui.studying import Assistant, participant_file
from wmh.base.files import paths


def said(of, path):
    reason = f"Operation not permitted; {path} is locked against changes: unlock it"
    return of.format(path, reason)


@pytest.mark.parametrize(
    ("file", "of"),
    [
        (paths.session_file, "The game cannot be saved in {0}: {1}."),
        (
            paths.settings_file,
            "The settings cannot be saved in {0} and are lost when this window closes: {1}.",
        ),
    ],
)
def test_a_file_of_the_window(file, of, qtbot):
    player = start(qtbot)
    player.choose("light").keys("rain>ywwg>")
    player.window.close()
    path = file()
    before = path.read_bytes()
    with locked(path):
        player = start(qtbot)
        player.choose("dark").keys("torn>")
        player.qtbot.waitUntil(lambda: message(player) == said(of, path))
        player.window.close()
    assert path.read_bytes() == before
    assert not [*path.parent.glob(".*.part")]


def test_settings_that_cannot_be_kept_are_told_of_once_and_kept_again(qtbot):
    player = start(qtbot)
    player.choose("light")
    path = paths.settings_file()
    with locked(path):
        player.choose("dark")
        assert message(player)
    player.choose("compact")
    player.window.close()
    again = start(qtbot)
    assert again.action("dark").isChecked()
    assert again.action("compact").isChecked()


def test_a_study_whose_folder_is_locked(qtbot):
    """The instructor is told of a locked folder before the first game begins."""
    sat = Assistant(qtbot)
    folder = participant_file().parent
    folder.mkdir(parents=True)
    sat.set_pin()
    with locked(folder):
        sat.write("Participant's code", "p-001").keys(">")
        sat.await_text(f"{folder} is locked against changes: unlock it")
    assert not [*folder.iterdir()]
