"""Files dropped on the main window: each is opened in the window for its kind."""

import os
import shutil
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QListWidget, QWidget

from tests.helper.ui.lexica import drop
from tests.program import ROOT
from wmh.base.files import paths
from wmh.study.ui.office.study_window import StudyWindow

SHIPPED = ROOT / "resources"
PROTOCOLS = SHIPPED / "study" / "protocols"


@pytest.fixture
def given(player, tmp_path):
    """Returns a function that drops a changed copy of a shipped file, and returns its window."""

    def dropped(file, change=None):
        path = tmp_path / file.name
        text = file.read_text("utf-8")
        path.write_text(change(text) if change else text, "utf-8")
        if (file.parent / "questionnaires").is_dir():
            shutil.copytree(file.parent / "questionnaires", tmp_path / "questionnaires")
        assert drop(player.window, path)
        player.see()
        return next(x for x in player.window.findChildren(QDialog) if x.isVisible()), path

    return dropped


def texts(window):
    return "\n".join(each.text() for each in window.findChildren(QLabel) if each.isVisible())


def test_a_protocol_is_shown_among_the_studies(player, given):
    window, path = given(PROTOCOLS / "crossover.toml")

    assert window.windowTitle() == "User studies"
    player.qtbot.waitUntil(lambda: "of 20 finished" in texts(window))
    protocol = next(x for x in window.findChildren(QComboBox) if x.accessibleName() == "Protocol")
    assert protocol.currentText() == str(path)
    assert "With and without the helper, a crossover" in texts(window)


def test_the_second_of_two_files_is_shown_though_their_window_is_yet_to_open(player, tmp_path):
    for name in ("bahinting-2013", "crossover"):
        shutil.copyfile(PROTOCOLS / f"{name}.toml", tmp_path / f"{name}.toml")
    shutil.copytree(PROTOCOLS / "questionnaires", tmp_path / "questionnaires")
    for name in ("bahinting-2013", "crossover"):  # As another start of the program hands them.
        player.window.open_file(tmp_path / f"{name}.toml")
    player.see()

    (window,) = player.window.findChildren(StudyWindow)
    protocol = next(x for x in window.findChildren(QComboBox) if x.accessibleName() == "Protocol")
    assert protocol.currentText() == str(tmp_path / "crossover.toml")


@pytest.mark.parametrize(
    ("name", "file", "told"),
    [
        ("studies", "study/protocols/crossover.toml", "of 20 finished"),
        ("choose_game", "games/sutom.toml", "Copy sutom.toml to"),
    ],
)
def test_a_file_may_be_let_go_over_its_own_window_too(name, file, told, player):
    player.choose(name)
    window = player.window.findChild(QDialog, f"{name}-panel")
    assert drop(window, SHIPPED / file)
    player.qtbot.waitUntil(lambda: told in texts(window))


def test_nothing_is_taken_where_files_are_not_read(player):
    player.choose("about")
    window = player.window.findChild(QDialog, "about-panel")
    assert not drop(window, SHIPPED / "games" / "sutom.toml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("name", ["", "studies", "lessons"])
def test_a_pipe_that_nobody_writes_to_is_no_file(name, player, tmp_path):
    os.mkfifo(pipe := tmp_path / "protocol.toml")
    if name:
        player.choose(name)
    window = player.window.findChild(QWidget, f"{name}-panel") if name else player.window
    assert not drop(window, pipe)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
@pytest.mark.parametrize("name", ["", "studies"])
def test_the_disk_is_not_asked_in_the_thread_of_the_window(name, player, tmp_path, monkeypatch):
    os.mkfifo(pipe := tmp_path / "protocol.toml")
    asked, look = [], Path.stat

    def noted(path, **options):
        if path == pipe:
            asked.append(current_thread())
        return look(path, **options)

    monkeypatch.setattr(Path, "stat", noted)
    if name:
        player.choose(name)
    window = player.window.findChild(QWidget, f"{name}-panel") if name else player.window
    assert not drop(window, pipe)
    assert asked
    assert main_thread() not in asked


def test_what_lies_on_a_disk_that_is_gone_is_not_taken(player, tmp_path, monkeypatch):
    def gone(seconds, work):
        raise TimeoutError

    monkeypatch.setattr("wmh.helper.ui.shell.panels.result_within", gone)
    path = tmp_path / "sutom.toml"
    shutil.copyfile(SHIPPED / "games" / "sutom.toml", path)
    assert not drop(player.window, path)


def test_a_protocol_with_a_mistake_is_told_there_by_its_line(player, given):
    window, _ = given(
        PROTOCOLS / "crossover.toml",
        lambda text: text.replace("per_group = 20", "per_group = twenty"),
    )

    assert window.windowTitle() == "User studies"
    player.qtbot.waitUntil(lambda: "crossover.toml, line 13" in texts(window))


def test_a_protocol_with_a_mistake_is_told_in_the_language_of_the_window(player, given):
    player.speak("de")
    window, _ = given(
        PROTOCOLS / "crossover.toml",
        lambda text: text.replace("per_group = 20", "per_group = 0"),
    )

    wanted = "per_group ist '0', muss aber sein: eine ganze Zahl von 1 bis 10000."
    player.qtbot.waitUntil(lambda: f"crossover.toml, Zeile 13: {wanted}" in texts(window))


def test_a_journal_shows_its_study(player, tmp_path):
    folder = tmp_path / "mine"
    (folder / "participants").mkdir(parents=True)
    shutil.copyfile(PROTOCOLS / "bahinting-2013.toml", folder / "protocol.toml")
    journal = folder / "participants" / "p-001.jsonl"
    journal.write_text("{", "utf-8")

    assert drop(player.window, journal)
    player.see()

    window = next(x for x in player.window.findChildren(QDialog) if x.isVisible())
    fields = {x.accessibleName(): x.text() for x in window.findChildren(QLineEdit)}
    assert fields["Folder of the data"] == str(folder)
    player.qtbot.waitUntil(lambda: "p-001" in texts(window))


def test_the_protocol_of_a_plan_shows_its_study(player, tmp_path):
    shutil.copyfile(PROTOCOLS / "bahinting-2013.toml", tmp_path / "protocol.toml")
    (tmp_path / "plan.md").write_text("# Analysis plan", "utf-8")

    assert drop(player.window, tmp_path / "protocol.toml")
    player.see()

    window = next(x for x in player.window.findChildren(QDialog) if x.isVisible())
    fields = {x.accessibleName(): x.text() for x in window.findChildren(QLineEdit)}
    assert fields["Folder of the data"] == str(tmp_path)


def test_a_game_is_told_with_the_place_where_it_belongs(given):
    window, path = given(SHIPPED / "games" / "lingo.toml")

    assert window.windowTitle() == "Choose a game"
    own = paths.data_folder() / "games"
    assert f"Copy {path.name} to {own} to add it to the games." in texts(window)
    assert "the first letter is shown" in texts(window)
    assert window.findChild(QListWidget).currentItem().text() == "Wordle"


def test_a_game_with_a_mistake_is_told_by_its_line(given):
    window, _ = given(
        SHIPPED / "games" / "lingo.toml", lambda text: text.replace("name", "nome", 1)
    )

    assert "lingo.toml" in texts(window)
    assert "nome" in texts(window)
