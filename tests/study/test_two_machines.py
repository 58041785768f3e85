"""Two machines whose programs are killed and whose disks are full, merged: every attempt once."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import wmh
from tests.study.ui.studying import PROTOCOL
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, participant_files, tables_of
from wmh.study.journal.journal import Journal
from wmh.study.protocol.protocol_file import read_protocol

SITTING = """
import errno, os, sys
from pathlib import Path
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal
from wmh.study.journal.sitting import sitting_of
path, second, code, digest, room = *map(Path, sys.argv[1:3]), *sys.argv[3:5], int(sys.argv[5])
journal = Journal(path, second)
before = sitting_of(journal.events)
made = sum(event.kind is EventKind.GUESSED for event in journal.events)
write, full = os.write, path.stat().st_size + room if path.exists() else room
def refusing(file, data):
    if path.exists() and os.path.samestat(os.fstat(file), path.stat()):
        if left := max(0, min(full - path.stat().st_size, len(data))):
            return write(file, data[:left])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return write(file, data)
if room:
    os.write = refusing
at = 0.0
def tell(kind, **told):
    global at
    at += 0.5
    journal.write(Event(kind, at, told))
tell(EventKind.OPENED, participant=code, digest=digest, resumed=bool(before.sittings))
if not before.arm:
    tell(EventKind.ASSIGNED, arm=sys.argv[6], place=int(sys.argv[7]))
    tell(EventKind.BLOCK_BEGUN, block="measured", practice=False)
for game in range(before.games + 1, 10_000):
    tell(EventKind.GAME_BEGUN, game=game, trial=game, secret="born")
    for row in range(6):
        made += 1
        word = f"{code}/{made}"
        for end in range(1, 5):
            tell(EventKind.KEY, row=row, letters="born"[:end])
        tell(EventKind.GUESSED, row=row, guess=word, known=True)
        tell(EventKind.CLUED, row=row, clue="wwww")
        print(word, flush=True)  # The participant has seen the clue to it.
    tell(EventKind.GAME_ENDED, outcome="out of attempts")
"""
ARMS = ("without", "with")


def sitting(folder, rescued, code, digest, place, draw, *, full):
    """The attempts whose clues somebody saw until the program was killed at some moment."""
    root = Path(__file__).parents[2]
    path = file_of(folder, code)
    room = draw.randrange(1, 9000) if full else 0
    told = (path, rescued / path.name, code, digest, room, ARMS[place % 2], place)
    command = [sys.executable, "-c", SITTING, *map(str, told)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, text=True) as process:
        wanted = draw.randrange(1, 40)
        seen = [line for _, line in zip(range(wanted), process.stdout, strict=False)]
        process.kill()
        seen += process.stdout.read().split("\n")[:-1]
    return [word.strip() for word in seen]


@pytest.mark.skipif(sys.platform == "win32", reason="has no kills")
@pytest.mark.parametrize(("kills", "full"), [(6, 2), pytest.param(100, 20, marks=pytest.mark.slow)])
def test_no_finished_attempt_is_lost_or_counted_twice(tmp_path, kills, full):
    file = tmp_path / "two.toml"
    file.write_text(PROTOCOL.replace("permuted = 2", 'permuted = 2\nstations = ["A", "B"]'))
    protocol, draw = read_protocol(file), random.Random(kills)
    folders = {name: tmp_path / name for name in protocol.stations}
    seen: dict[str, list[str]] = {}
    disks = set(draw.sample(range(kills), full))
    for number in range(kills):
        station = draw.choice(protocol.stations)
        own = [code for code in seen if code.startswith(station)]
        there = len(own)
        code = draw.choice(own) if own and draw.random() < 0.7 else f"{station}-{there + 1:03}"
        place = int(code[2:]) // 2 * 4 + int(code[2:]) % 2 + 2 * (station == "B")
        seen.setdefault(code, [])
        seen[code] += sitting(
            folders[station], tmp_path / "own" / station, code, protocol.digest, place, draw,
            full=number in disks,
        )  # fmt: skip
    for code in seen:  # Whoever was interrupted comes once more, and ends it.
        path = file_of(folders[code[0]], code)
        journal = Journal(path, tmp_path / "own" / code[0] / path.name)
        opened = {"participant": code, "digest": protocol.digest, "resumed": True}
        journal.write(Event(EventKind.OPENED, 0, opened))
        journal.write(Event(EventKind.CLOSED, 1, {"finished": True}))
        journal.close()
        assert journal.trouble is None
    shutil.copytree(folders["A"], tmp_path / "copied")
    out = tmp_path / "all"
    code, said, err = wmh(
        "study", "merge", file, folders["A"], folders["B"], tmp_path / "copied", "--out", out
    )
    assert code == 0, err
    assert said == f"Participants in {out}: {len(seen)}.\n"
    tables = tables_of(participant_files(out), protocol)
    counted = [row.guess for row in tables.attempts]
    assert len(counted) == len(set(counted))
    told = [word for words in seen.values() for word in words]
    assert len(told) > kills
    assert set(told) <= set(counted)
    assert len(counted) - len(told) <= kills  # Of each sitting one clue more than was read.
    places = [(row.participant, row.game, row.attempt) for row in tables.attempts]
    assert len(places) == len(set(places))
    assert all(person.finished for person in tables.participants)
    assert [person.participant for person in tables.participants] == sorted(seen)
