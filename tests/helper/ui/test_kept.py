"""Damaged files that are kept: the program starts, and nothing in them is lost."""

import json

import pytest
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.engine.screens.drawn import board
from tests.player import Player
from wmh.base.files import paths
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.shell.application import build

ROW = {"letters": [], "clue": [], "spelt": False, "numbers": [], "aside": False}
SHEET = {"length": 4, "rows": [ROW], "row": 0, "place": 0, "rule": "tiles", "given": []}
SESSION = {"version": 1, "sheet": SHEET, "first": SHEET, "steps": [], "done": 0}
BOARDS = {
    "length": 5,
    "limit": 6,
    "clues": [[], []],
    "guesses": [],
    "typed": [],
    "respelling": False,
    "board": 0,
    "row": 0,
    "place": 0,
}


BOARDS_SESSION = {"version": 1, "sheet": BOARDS, "first": BOARDS, "steps": [], "done": 0}
WORDS = {"words": [], "guess": "", "marks": [], "rule": "tiles"}


def session(**changes):
    return json.dumps(SESSION | {"sheet": SHEET | changes}).encode()


def boards(**changes):
    return {"sheet": BOARDS | changes, "first": BOARDS}


BROKEN = [
    b"",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"version":1,"sheet":' + b"[" * 100_000,
    b'{"version": 1, "sheet": Infinity}',
    b'{"version": 1' + b"0" * 5_000 + b"}",
    session(length=float("inf")),
    session(length=200_000),
    session(length=0),
    session(place=-1),
    session(rows=[]),
    session(rows=[ROW] * 100_000),
    session(rows=[ROW | {"letters": ["\ud800"], "clue": [None]}]),
    session(rows=[ROW | {"letters": ["a" * 1000], "clue": [None]}]),
    session(rows=[ROW | {"numbers": [10**14]}]),
    session(rule="chess"),
    json.dumps(SESSION | {"done": 1}).encode(),
    json.dumps(BOARDS_SESSION).encode(),
    json.dumps(SESSION | {"first": WORDS}).encode(),
]


def bar(parent):
    return next(each for each in parent.findChildren(MessageBar) if each.window() is parent)


class Opener(QObject):
    def __init__(self):
        super().__init__()
        self.opened = []

    @Slot("QUrl")
    def open(self, url):
        self.opened.append(url.toLocalFile())


@pytest.mark.parametrize("content", BROKEN)
def test_a_game_that_cannot_be_read_is_set_aside_and_the_window_starts(play, content):
    path = paths.session_file()
    path.write_bytes(content)

    player = play().until(headline="20 words fit")

    aside = path.with_name("session.json.broken-1")
    assert aside.read_bytes() == content
    assert bar(player.window).accessibleName() == (
        f"{path} could not be read. It was renamed to {aside.name}, and a new file is started."
    )
    player.keys("rain>ywwg")
    player.window.close()
    again = play()
    assert again.heard(1, 4) == "N, green"
    assert bar(again.window).isHidden()


def test_the_mark_of_an_editor_before_it_costs_no_game(play):
    player = play()
    player.keys("rain>ywwg")
    player.window.close()
    path = paths.session_file()
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())

    again = play()

    assert again.heard(1, 4) == "N, green"
    assert bar(again.window).isHidden()


def test_what_was_set_aside_before_is_not_written_over(play):
    path = paths.session_file()
    for number in (1, 2):
        path.with_name(f"session.json.broken-{number}").write_text("mine")
    path.write_text("{}")

    play()

    assert path.with_name("session.json.broken-1").read_text() == "mine"
    assert path.with_name("session.json.broken-3").read_text() == "{}"


def test_the_file_that_was_set_aside_can_be_looked_at(play):
    paths.session_file().write_text("{}")
    player = play()
    opener = Opener()
    QDesktopServices.setUrlHandler("file", opener, "open")

    button = next(x for x in bar(player.window).findChildren(QPushButton) if "file" in x.text())
    QTest.keyClick(button, Qt.Key.Key_Space)
    QDesktopServices.unsetUrlHandler("file")

    assert opener.opened == [str(paths.data_folder())]


def test_both_the_settings_and_the_game_are_told_of(qtbot):
    paths.settings_file().write_text("[General]\ntheme=dark\nlength=many\n")
    paths.session_file().write_text("{}")

    said = bar(Player(qtbot, build()).window).accessibleName()

    assert "length" in said.splitlines()[0]
    assert "session.json.broken-1" in said.splitlines()[1]


@pytest.mark.parametrize(
    ("path", "action", "panel", "content"),
    [
        (paths.boards_file, "boards", "boards-panel", boards(length=200_000)),
        (paths.boards_file, "boards", "boards-panel", boards(clues=[[]] * 999)),
        (paths.boards_file, "boards", "boards-panel", boards(place=float("nan"))),
        (paths.class_file, "class", "class-panel", {"lexicon": 5}),
        (paths.class_file, "class", "class-panel", {"attempts": float("inf")}),
    ],
)
def test_so_is_the_game_of_a_window_beside(play, path, action, panel, content):
    path().write_text(json.dumps(SESSION | content))
    player = play().until(headline="20 words fit")

    player.choose(action)

    beside = player.window.findChild(QWidget, panel)
    assert f"{path().name}.broken-1" in bar(beside).accessibleName()
    assert path().with_name(f"{path().name}.broken-1").exists()


@pytest.mark.parametrize("content", [{}, {"protocol": 5, "folder": "", "participant": ""}, []])
def test_so_is_the_study_that_was_open_last(play, content):
    path = paths.data_folder() / "last-study.json"
    path.write_text(json.dumps({"version": 1} | content if content != [] else content))
    player = play().until(headline="20 words fit")

    player.choose("studies")

    beside = player.window.findChild(QWidget, "studies-panel")
    aside = path.with_name("last-study.json.broken-1")
    assert bar(beside).accessibleName() == (
        f"{path} could not be read. It was renamed to {aside.name}, and a new file is started."
    )
    assert aside.exists()


def test_a_study_whose_folder_is_gone_is_no_trouble(play, tmp_path):
    path = paths.data_folder() / "last-study.json"
    last = {"protocol": str(tmp_path / "a.toml"), "folder": str(tmp_path / "a"), "participant": ""}
    path.write_text(json.dumps({"version": 1} | last))
    player = play().until(headline="20 words fit")

    player.choose("studies")

    assert bar(player.window.findChild(QWidget, "studies-panel")).isHidden()


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"games": {"": {"region": None, "colours": {"aabbcc": []}}}},
        {"games": {"": {"region": [0, 0, 10**14, 5], "colours": {}}}},
        {"games": {"": {"region": [0, 0, 0, 5], "colours": {}}}},
    ],
)
def test_so_is_what_is_remembered_of_games_that_are_watched(play, content):
    path = paths.data_folder() / "watched.json"
    path.write_text(json.dumps({"version": 1} | content))
    player = play().until(headline="20 words fit")

    player.choose("watch")

    assert "watched.json.broken-1" in bar(player.window).accessibleName()
    assert path.with_name("watched.json.broken-1").exists()
    player.choose("watch")


def test_so_is_what_is_remembered_of_games_in_pictures(play):
    path = paths.data_folder() / "watched.json"
    path.write_text("[")
    player = play().until(headline="20 words fit")
    QGuiApplication.clipboard().setImage(board((("rain", "ywwg"),)))

    player.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert "watched.json.broken-1" in bar(player.window).accessibleName()


def test_so_is_a_game_that_was_being_played(play):
    paths.game_file().write_bytes(b"[" * 100_000)

    player = play().until(headline="20 words fit")

    assert "game.json.broken-1" in bar(player.window).accessibleName()


@pytest.mark.parametrize("number", [2, 999_999_999])
@pytest.mark.parametrize("place", ["first", "last"])
def test_a_game_of_a_newer_version_is_left_as_it_is(play, number, place):
    fields = {"something": "new"}
    version = {"version": number}
    content = json.dumps(version | fields if place == "first" else fields | version)
    for path in (paths.session_file(), paths.game_file()):
        path.write_text(content)

    player = play().until(headline="20 words fit")
    said = bar(player.window).accessibleName().splitlines()
    player.keys("rain>ywwg")
    player.window.close()

    assert len(said) == 2
    assert all("belongs to a newer version of this program" in line for line in said)
    assert paths.session_file().read_text() == content
    assert paths.game_file().read_text() == content
    assert not list(paths.data_folder().glob("*.broken-*"))
