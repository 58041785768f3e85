"""Folders that are needed for a while leave nothing behind, and nobody loses one that is used."""

import os
import signal
import stat
import sys

import pytest

from wmh.base.files.passing import passing_folder, remove_abandoned

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")


def killed_within(room):
    """The folder of a process that was killed while it used it."""
    told, tell = os.pipe()
    if (child := os.fork()) == 0:
        with passing_folder(room) as folder:
            (folder / "table.tsv").write_text("private")
            os.write(tell, str(folder).encode())
            os.kill(os.getpid(), signal.SIGKILL)
    os.close(tell)
    os.waitpid(child, 0)
    with os.fdopen(told) as said:
        return type(room)(said.read())


def test_a_folder_is_its_owners_alone_and_goes(tmp_path):
    with passing_folder(tmp_path / "new") as folder:
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        (folder / "below").mkdir()
    assert [*(tmp_path / "new").iterdir()] == []


def test_one_that_was_moved_stays(tmp_path):
    with passing_folder(tmp_path) as folder:
        folder.rename(tmp_path / "mine")
    assert [*tmp_path.iterdir()] == [tmp_path / "mine"]


def test_the_next_one_removes_what_a_kill_left(tmp_path):
    left = killed_within(tmp_path)
    assert (left / "table.tsv").exists()
    with passing_folder(tmp_path) as folder:
        assert [*tmp_path.iterdir()] == [folder]


@pytest.mark.parametrize("age", [0, 1e9, -1e9])
def test_one_that_is_used_stays_whatever_its_age(tmp_path, age):
    with passing_folder(tmp_path) as folder:
        os.utime(folder, (folder.stat().st_mtime - age,) * 2)
        if (child := os.fork()) == 0:
            os.close(next(x for x in range(3, 1000) if _is_of(x, folder)))
            remove_abandoned(tmp_path)
            os._exit(0)
        os.waitpid(child, 0)
        assert folder.is_dir()


def _is_of(number, folder):
    try:
        return os.path.samestat(os.fstat(number), folder.stat())
    except OSError:
        return False


def test_files_and_links_of_such_a_name_are_not_followed(tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "mine").touch()
    room = tmp_path / "room"
    room.mkdir()
    (room / ".a.part").touch()
    (room / ".b.part").symlink_to(other)

    remove_abandoned(room)

    assert (other / "mine").exists()
    assert sorted(x.name for x in room.iterdir()) == [".a.part", ".b.part"]
