"""Files made to do harm, read by commands and dropped on the window."""

import pytest
from PySide6.QtCore import qInstallMessageHandler

from tests import hostile
from tests.helper.ui.lexica import drop
from tests.helper.ui.markup import interpreted
from tests.program import wmh
from wmh.base.files import paths
from wmh.base.files.picture_file import open_picture

FILES = hostile.files()


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "received"
    folder.mkdir()
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    return folder


def kept(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", FILES)
def test_a_command_tells_of_each_and_changes_nothing(name, folder):
    ended = wmh("check", folder / name)

    lines = (ended.out + ended.err).splitlines()
    assert ended.code in (0, 2)
    assert 1 <= len(lines) <= 20
    assert all(len(line) < 1000 for line in lines)
    assert not any(character in ended.out + ended.err for character in "\x1b\0\u202e")
    assert "Traceback" not in ended.err
    assert kept(folder) == FILES


@pytest.mark.parametrize("name", ["bomb.png", "none.png", "screen.gif"])
def test_a_picture_that_the_window_would_refuse_is_wrong(name, folder):
    assert wmh("check", folder / name).code == 2


def test_what_a_library_says_of_a_picture_is_not_repeated(folder):
    said = []
    before = qInstallMessageHandler(lambda *told: said.append(told))
    try:
        open_picture(folder / "profile.png")
    finally:
        qInstallMessageHandler(before)

    assert said == []


@pytest.mark.parametrize(
    ("name", "target"),
    [("zero.txt", "/dev/zero"), ("self.toml", "self.toml"), ("own.json", "/proc/self/environ"),
     ("around", "."), ("tty.png", "/dev/tty")],
)  # fmt: skip
def test_a_link_leads_nowhere(name, target, tmp_path):
    (tmp_path / name).symlink_to(target)

    ended = wmh("check", tmp_path / name)

    assert (ended.code, ended.out) == (2, "")
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize(
    "name",
    [*("list.txt", "affixes.dic", "share.txt", "picture.svg"),
     *("round.dic", "wide.txt", "counts.tsv", "cycle.dawg")],
)  # fmt: skip
def test_an_import_leaves_words_or_nothing(name, folder):
    ended = wmh("lexicon", "import", folder / name, "--name", "received")

    assert ended.code in (0, 2)
    assert "Traceback" not in ended.err
    if ended.code:
        assert len(ended.err.splitlines()) == 1
        assert not (paths.lexica_folder() / "received").exists()
    assert kept(folder) == FILES


def test_the_window_goes_on_after_each(player, folder):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    for name in FILES:
        drop(player.window, folder / name)
        player.see()
        assert not interpreted(), name
    player.qtbot.wait(50)

    assert player.window.isVisible()
    assert kept(folder) == FILES
