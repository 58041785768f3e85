"""Folders and files that may not be written: the message says what, where and what to do."""

import os
import sys

import pytest

from tests.locked import locked
from wmh.base.files.refusals import refusal_of
from wmh.base.files.writing import replace_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes")


def told(path):
    """The end of the sentence, after a write that fails."""
    with pytest.raises(PermissionError) as failed:
        replace_file(path, b"new")
    return str(refusal_of(failed.value))


def test_a_locked_file_is_named(tmp_path):
    path = tmp_path / "settings.ini"
    path.write_bytes(b"old")
    with locked(path):
        said = told(path)
        assert path.read_bytes() == b"old"
    assert said == f"Operation not permitted; {path} is locked against changes: unlock it"
    assert [*tmp_path.iterdir()] == [path]


def test_a_locked_folder_is_named(tmp_path):
    with locked(tmp_path):
        said = told(tmp_path / "new.json")
    assert said == f"Operation not permitted; {tmp_path} is locked against changes: unlock it"


def as_nobody(act):
    """Runs a function as another user, and returns its result as text."""
    there, back = os.pipe()
    if (child := os.fork()) == 0:
        try:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)
            os.write(back, str(act()).encode())
        finally:
            os._exit(0)
    os.close(back)
    os.waitpid(child, 0)
    with os.fdopen(there) as said:
        return said.read()


@pytest.mark.skipif(getattr(os, "geteuid", int)() != 0, reason="needs another user")
@pytest.mark.parametrize("name", ["theirs", "new"])
def test_of_a_file_of_another_user_it_is_said_whose_it_is(tmp_path, name):
    for each in (tmp_path, *tmp_path.parents[:-2]):
        each.chmod(0o755)
    (tmp_path / "theirs").write_bytes(b"old")
    (tmp_path / "theirs").chmod(0o644)

    said = as_nobody(lambda: told(tmp_path / name))

    it = "it" if name == "theirs" else f"the folder {tmp_path}"
    assert said == f"Permission denied; {it} belongs to root, who can let you use it"
    assert (tmp_path / "theirs").read_bytes() == b"old"


@pytest.mark.parametrize("name", [None, 7, "a", ""])
def test_of_an_error_with_another_reason_no_more_is_said(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refusal_of(PermissionError(1, "Operation not permitted", name)) is None
