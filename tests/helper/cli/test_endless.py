"""Inputs that have no end: they are refused in a line, or read in pieces."""

import io
import sys

import pytest

from tests.program import finish
from wmh.helper.cli.parts.streams import lines_in

ROOM = 6 * 10**9


def little_room():
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such device")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("read", "/dev/zero"), "'/dev/zero': It is a pipe, a socket or a device, and no file."),
        (
            ("lexicon", "build", "/dev/zero", "--out", "x.dawg", "--source", "s", "--licence", "l"),
            "zero is longer than 100,000,000 bytes: give a text file, one word a line.",
        ),
    ],
    ids=["picture", "list"],
)
def test_a_file_without_an_end_is_refused(given, said):
    ended = finish(*given, preexec_fn=little_room)

    assert (ended.code, ended.out, ended.err.strip()) == (2, "", said)


def test_a_line_without_an_end_comes_in_pieces():
    pieces = list(lines_in(io.StringIO("crane\n" + 25_000_000 * "x")))

    assert pieces[0] == "crane\n"
    assert "".join(pieces[1:]) == 25_000_000 * "x"
    assert max(map(len, pieces)) <= 10_000_000
    assert list(lines_in(None)) == []
