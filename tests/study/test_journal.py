"""The file of a participant: nothing is lost, and nothing that was changed stays hidden."""

import errno
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.study.journal.chain import START, event_lines, line_of, read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal

told = st.dictionaries(
    st.text(max_size=8).filter(lambda name: name not in ("n", "t", "event", "sum")),
    st.recursive(
        st.none() | st.booleans() | st.integers(-(10**15) + 1, 10**15 - 1) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3),
        max_leaves=6,
    ),
    max_size=4,
)
events = st.builds(
    Event, st.sampled_from(EventKind), st.floats(0, 1e6).map(lambda at: round(at, 6)), told
)


@given(st.lists(events, max_size=8))
def test_what_was_written_is_read(listed):
    found = read_chain(b"".join(event_lines(iter(listed))))
    assert found.events == tuple(listed)
    assert found.faults == ()


@given(st.lists(events, min_size=1, max_size=6), st.data())
def test_every_change_is_found(listed, data):
    raw = b"".join(event_lines(iter(listed)))
    place = data.draw(st.integers(0, len(raw) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != raw[place]))
    assert read_chain(raw[:place] + bytes([byte]) + raw[place + 1 :]).faults


@given(st.lists(events, min_size=2, max_size=6), st.data())
def test_a_line_left_out_put_in_or_moved_is_found(listed, data):
    lines = list(event_lines(iter(listed)))
    place = data.draw(st.integers(0, len(lines) - 2))
    assert read_chain(b"".join(lines[:place] + lines[place + 1 :])).faults
    assert read_chain(b"".join([*lines[:place], lines[place], *lines[place:]])).faults
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    assert read_chain(b"".join(lines)).faults


spoils = st.sampled_from(
    [
        b'"n":',
        b'"t":-',
        b'"t":"',
        b'"event":[',
        b'"event":"x',
        b"e999",
        b'"sum":',
        b"}",
        b"{",
        b"\\ud800",
    ]
)


@given(st.lists(events, min_size=1, max_size=6), spoils, st.data())
def test_a_file_is_read_alike_whole_and_with_a_cut_line_behind_it(listed, spoil, data):
    """Files without faults are read at once, others line by line."""
    lines = list(event_lines(iter(listed)))
    if data.draw(st.booleans()):
        line = data.draw(st.integers(0, len(lines) - 1))
        place = data.draw(st.integers(0, len(lines[line]) - 1))
        lines[line] = lines[line][:place] + spoil + lines[line][place:]
        lines = list(chained(lines))
    raw = b"".join(lines)
    whole, cut = read_chain(raw), read_chain(raw + b"x")
    assert whole.events == cut.events
    assert [*map(told_of, whole.faults)] == [*map(told_of, cut.faults[:-1])]
    assert (whole.last, whole.whole) == (cut.last, cut.whole)


def told_of(fault):
    return fault.line, str(fault.said)


def chained(lines):
    """Lines with the checksums that fit them, whatever they say."""
    before = START
    for line in lines:
        text = line.rstrip(b"\n").rpartition(b',"sum":"')[0]
        before = hashlib.sha256(before.encode() + text).hexdigest()[:32]
        yield text + b',"sum":"' + before.encode() + b'"}\n'


@given(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_read_without_failing(raw):
    found = read_chain(raw)
    assert bool(found.faults) or raw == b""
    assert found.whole + found.cut == len(raw)


@given(st.lists(events, min_size=1, max_size=5), st.data())
def test_a_cut_file_is_mended_and_says_so(tmp_path_factory, listed, data):
    path = tmp_path_factory.mktemp("cut") / "p.jsonl"
    raw = b"".join(event_lines(iter(listed)))
    at = data.draw(st.integers(0, len(raw) - 1))
    path.write_bytes(raw[:at])
    journal = Journal(path)
    journal.write(Event(EventKind.NOTED, 1.0, {"text": "on"}))
    journal.close()
    found = read_chain(path.read_bytes())
    assert found.faults == ()
    whole = raw[:at].count(b"\n")
    assert found.events[:whole] == tuple(listed[:whole])
    *mended, last = found.events[whole:]
    assert last.kind is EventKind.NOTED
    cut = len(raw[:at].rpartition(b"\n")[2])
    assert [each.told["bytes"] for each in mended] == ([cut] if cut else [])


def test_an_event_is_with_the_system_as_soon_as_it_is_written(tmp_path):
    journal = Journal(tmp_path / "new" / "p.jsonl")
    for number in range(3):
        journal.write(Event(EventKind.KEY, number / 10, {"letters": "ra"}))
        assert len(read_chain(journal.path.read_bytes()).events) == number + 1
        assert journal.waiting == 0
    assert json.loads(journal.path.read_text().splitlines()[1])["t"] == 0.1
    journal.close()


def test_a_full_disk_keeps_all_in_memory_until_there_is_room(tmp_path, monkeypatch):
    journal = Journal(tmp_path / "p.jsonl")
    journal.write(Event(EventKind.OPENED, 0.0))
    room, real = [30], os.write

    def short(file, data):
        if not room[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        sent = real(file, data[: room[0]])
        room[0] -= sent
        return sent

    monkeypatch.setattr(os, "write", short)
    for number in range(4):
        journal.write(Event(EventKind.KEY, number / 10))
    assert journal.trouble.errno == errno.ENOSPC
    assert journal.waiting > 0
    found = read_chain(journal.path.read_bytes())
    assert (len(found.events), found.cut) == (1, 30)
    monkeypatch.setattr(os, "write", real)
    journal.sync()
    assert (journal.trouble, journal.waiting) == (None, 0)
    found = read_chain(journal.path.read_bytes())
    assert (len(found.events), found.faults) == (5, ())
    journal.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the names of open files")
def test_a_folder_that_goes_away_and_comes_back(tmp_path):
    folder = tmp_path / "data"
    journal = Journal(folder / "p.jsonl")
    journal.write(Event(EventKind.OPENED, 0.0))
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("in the way")
    journal.write(Event(EventKind.KEY, 1.0))
    assert isinstance(journal.trouble, OSError)
    folder.unlink()
    journal.write(Event(EventKind.KEY, 2.0))
    assert journal.trouble is None
    found = read_chain(journal.path.read_bytes())
    assert ([each.at for each in found.events], found.faults) == ([0.0, 1.0, 2.0], ())
    journal.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the names of open files")
def test_a_stranger_s_file_is_not_written_over(tmp_path):
    journal = Journal(tmp_path / "p.jsonl")
    journal.write(Event(EventKind.OPENED, 0.0))
    journal.path.rename(tmp_path / "moved")
    journal.path.write_text("mine\n")
    journal.write(Event(EventKind.KEY, 1.0))
    assert isinstance(journal.trouble, FileExistsError)
    assert journal.path.read_text() == "mine\n"
    journal.path.unlink()
    journal.close()
    assert len(read_chain(journal.path.read_bytes()).events) == 2


@pytest.mark.parametrize("name", ["n", "t", "event", "sum"])
def test_what_a_line_cannot_hold_is_refused(name):
    with pytest.raises(ValueError, match="cannot tell"):
        line_of(Event(EventKind.KEY, 0.0, {name: 1}), 0, START)
    with pytest.raises(ValueError, match="JSON"):
        line_of(Event(EventKind.KEY, 0.0, {"x": float("nan")}), 0, START)


GAMES = """
import sys
from pathlib import Path
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal
journal = Journal(Path(sys.argv[1]))
at = 0.0
for game in range(10_000):
    for row in range(5):
        for letters in ("r", "ra", "rai", "rain"):
            journal.write(Event(EventKind.KEY, at, {"row": row, "letters": letters}))
            at += 0.1
        journal.write(Event(EventKind.GUESSED, at, {"row": row, "guess": "rain"}))
        print(game * 5 + row, flush=True)  # What the participant has seen done.
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_hundred_kills_lose_no_finished_attempt(tmp_path):
    rng = random.Random(1)
    root = Path(__file__).parents[2]
    for number in range(100):
        path = tmp_path / f"{number}.jsonl"
        command = [sys.executable, "-c", GAMES, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, text=True) as process:
            wanted = rng.randrange(200)
            seen = -1
            for line in process.stdout:
                seen = int(line)
                if seen >= wanted:
                    break
            os.kill(process.pid, signal.SIGKILL)
            seen = max([seen, *map(int, process.stdout.read().split("\n")[:-1])])
        found = read_chain(path.read_bytes())
        finished = [each for each in found.events if each.kind is EventKind.GUESSED]
        assert len(finished) >= seen + 1
        assert [str(fault.said) for fault in found.faults] in ([], ["the last line is cut"])


FULL = """
import errno, os, sys
from pathlib import Path
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal
path, second = Path(sys.argv[1]), Path(sys.argv[2])
journal = Journal(path, second)
journal.write(Event(EventKind.OPENED, 0.0))
write = os.write
def refusing(file, data):
    if os.path.samestat(os.fstat(file), path.stat()):
        if room := min(int(sys.argv[3]) - path.stat().st_size, len(data)):
            return write(file, data[:room])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return write(file, data)
os.write = refusing
for number in range(1, 10_000):
    journal.write(Event(EventKind.KEY, number / 10, {"letters": "rain"}))
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("kills", [4, pytest.param(20, marks=pytest.mark.slow)])
def test_a_full_disk_and_then_a_kill_lose_nothing(tmp_path, kills):
    rng, root = random.Random(kills), Path(__file__).parents[2]
    for number in range(kills):
        path, second = tmp_path / f"{number}.jsonl", tmp_path / "own" / f"{number}.jsonl"
        full = 200 + rng.randrange(1000)
        command = [sys.executable, "-c", FULL, str(path), str(second), str(full)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, text=True) as process:
            wanted, seen = rng.randrange(20, 200), 0
            for line in process.stdout:
                seen = int(line)
                if seen >= wanted:
                    break
            os.kill(process.pid, signal.SIGKILL)
            seen = max([seen, *map(int, process.stdout.read().split("\n")[:-1])])
        assert path.stat().st_size <= full
        assert second.stat().st_mode & 0o777 == 0o600
        journal = Journal(path, second)
        assert len(journal.events) >= seen + 1
        journal.write(Event(EventKind.OPENED, 0.0, {"resumed": True}))
        journal.close()
        found = read_chain(path.read_bytes())
        assert found.faults == ()
        keys = [each.at for each in found.events if each.kind is EventKind.KEY]
        assert keys == [place / 10 for place in range(1, len(keys) + 1)]
        assert len(keys) >= seen
        assert not second.exists()


def test_a_second_file_of_somebody_else_is_left_alone(tmp_path, monkeypatch):
    path, second = tmp_path / "p.jsonl", tmp_path / "own" / "p.jsonl"
    second.parent.mkdir()
    second.write_bytes(b"".join(event_lines(iter([Event(EventKind.NOTED, 9.0)]))))
    held = second.read_bytes()
    path.write_bytes(b"".join(event_lines(iter([Event(EventKind.OPENED, 0.0)]))))
    journal = Journal(path, second)
    real = os.write

    def refuse(file, data):
        if os.path.samestat(os.fstat(file), path.stat()):
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(file, data)

    monkeypatch.setattr(os, "write", refuse)
    journal.write(Event(EventKind.KEY, 1.0))
    assert journal.copy == second.with_name("p-more.jsonl")
    assert len(read_chain(journal.copy.read_bytes()).events) == 2
    monkeypatch.setattr(os, "write", real)
    journal.close()
    assert [each.name for each in second.parent.iterdir()] == ["p.jsonl"]
    assert second.read_bytes() == held
