"""Entrants of the pit: well-behaved ones, and every way not to be."""

import os
import subprocess
import sys

import pytest

from wmh.lab.pit.entrant import PATIENCE, Entrant

WORDS = frozenset({"torn", "born", "corn", "horn", "morn", "worn"})
PLENTY = 60.0
"""Seconds that no test waits for."""

HONEST = """
import sys
length = int(sys.argv[-1])
for guess in ("born", "corn", "horn", "morn", "torn"):
    print(guess[:length], flush=True)
    if input() == "O" * length:
        break
"""


@pytest.fixture
def entrant(tmp_path):
    """Makes an entrant of the source of a Python program."""

    def enter(source, limit=PLENTY):
        path = tmp_path / "player.py"
        path.write_text(source, "utf-8")
        return Entrant([sys.executable, "-S", str(path)], limit)

    return enter


@pytest.mark.parametrize(("secret", "attempts"), [("born", 1), ("corn", 2), ("torn", 5)])
def test_a_player_that_keeps_to_the_protocol(entrant, secret, attempts):
    one = entrant(HONEST)
    game = one.play(secret, WORDS)

    assert (game.attempts, game.fault, game.invalid) == (attempts, None, ())
    assert game.guesses == ("born", "corn", "horn", "morn", "torn")[:attempts]
    assert 0 < game.seconds < PLENTY
    assert not one.out


def test_a_secret_that_is_not_found_is_no_fault(entrant):
    game = entrant(HONEST).play("worn", WORDS)

    assert (game.attempts, game.points, game.fault) == (0, 0, None)


def test_players_are_told_masks_and_every_game_is_a_new_process(entrant, tmp_path):
    told = tmp_path / "told.txt"
    one = entrant(
        f"""
import os, sys
with open({str(told)!r}, "a") as file:
    for guess in ("corn", "zzzz", "", "horn", "torn"):
        print(guess, flush=True)
        print(sys.argv[1:], os.getpid(), repr(input()), file=file)
"""
    )
    one.play("torn", WORDS)
    one.play("horn", WORDS)

    lines = [line.rsplit(maxsplit=2) for line in told.read_text("utf-8").splitlines()]
    assert [mask for _, _, mask in lines] == [
        "'XOOO'", "'XXXX'", "'XXXX'", "'XOOO'", "'OOOO'", "'XOOO'", "'XXXX'", "'XXXX'", "'OOOO'",
    ]  # fmt: skip
    assert {length for length, _, _ in lines} == {"['4']"}
    assert len({process for _, process, _ in lines}) == 2


def test_a_guess_may_end_as_windows_ends_lines(entrant):
    source = "import sys; sys.stdout.buffer.write(b'torn\\r\\n'); sys.stdout.flush(); input()"

    assert entrant(source).play("torn", WORDS).attempts == 1


def test_a_player_that_reads_nothing_is_scored_all_the_same(entrant):
    source = "print('born\\ncorn\\ntorn', flush=True)"

    assert entrant(source).play("torn", WORDS).attempts == 3


def test_words_that_are_not_in_the_list_are_remembered(entrant):
    game = entrant("for _ in range(5): print('TORN', flush=True); input()").play("torn", WORDS)

    assert (game.attempts, game.fault) == (0, None)
    assert game.invalid == ("TORN",) * 5


FLOOD = "import os\nwhile True: os.write({}, {})"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "ended its output (exit code 0)"),
        ("raise SystemExit('no list')", "ended its output (exit code 1: 'no list')"),
        ("print('born', flush=True)", "ended its output (exit code 0)"),
        ("print('torn', end='')", "ended its output (exit code 0)"),
        ("import os; os.abort()", "ended its output (exit code -6)"),
        ("import os, sys; os.close(1); sys.stdin.read()", "ended its output"),
        (FLOOD.format(1, "b'torn'"), "wrote more than 1,000 characters and no end of line"),
        (FLOOD.format(1, "b'\\x00\\xff' * 999"), "wrote more than 1,000 characters"),
        ("print('1/0'); 1/0", "ended its output (exit code 1: 'ZeroDivisionError: "),
    ],
)
def test_a_game_broken_off_is_lost_and_says_why(entrant, source, fault):
    game = entrant(source).play("torn", WORDS)

    assert (game.attempts, game.points) == (0, 0)
    assert str(game.fault).startswith(fault)
    assert "\n" not in str(game.fault)


@pytest.mark.parametrize(
    "source",
    [
        "import sys; sys.stdin.read()",
        FLOOD.format(2, "b'complaint' * 99"),
        "import signal, sys; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "while True: sys.stdin.read(); signal.pause()",
        "print('born', flush=True)\nwhile True: pass",
    ],
    ids=["silent", "complaining", "stubborn", "busy"],
)
def test_nobody_takes_longer_than_the_limit(entrant, source):
    game = entrant(source, limit=0.3).play("torn", WORDS)

    assert str(game.fault) == "did not finish within 0.3 seconds"
    assert game.attempts == 0


@pytest.mark.parametrize("line", ["b'born\\n'", "b'\\x00\\xff\\n' * 99", "b'\\n'"])
def test_lines_without_end_are_five_attempts_and_no_more(entrant, line):
    game = entrant(FLOOD.format(1, line)).play("torn", WORDS)

    assert len(game.guesses) == 5
    assert (game.attempts, game.fault) == (0, None)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a group of processes can be ended")
def test_what_a_player_started_ends_with_it(entrant, tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    child = f"pipe = open({str(path)!r}, 'w'); print(flush=True); import signal; signal.pause()"
    one = entrant(
        f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {child!r}], stdout=subprocess.PIPE)
child.stdout.readline()
print("torn", flush=True)
sys.stdin.read()
"""
    )
    game = one.play("torn", WORDS)

    assert (game.attempts, game.fault) == (1, None)
    # While anybody had the other end open this would raise BlockingIOError.
    assert os.read(pipe, 1) == b""
    os.close(pipe)


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else gives us what has no parent")
@pytest.mark.parametrize("ends", ["sys.stdin.read()", "os._exit(0)"], ids=["stays", "ends"])
def test_what_left_the_players_group_ends_with_it_too(entrant, tmp_path, ends):
    """A daemon: a session of its own, and a parent that is gone; and a child of that daemon."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    entrant(
        f"""
import os, signal, sys
ready, tell = os.pipe()
if not os.fork():
    os.setsid()
    if os.fork():
        os._exit(0)
    os.fork()
    os.setpgid(0, 0)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    for number in (0, 1, 2):
        os.close(number)
    held = open({str(path)!r}, "w")
    os.write(tell, b"x")
    while True:
        signal.pause()
os.read(ready, 1), os.read(ready, 1)
print("torn", flush=True)
{ends}
"""
    ).play("torn", WORDS)

    assert os.read(pipe, 1) == b""
    os.close(pipe)


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else gives us what has no parent")
def test_processes_that_are_not_the_players_are_left_alone(entrant):
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        entrant(HONEST).play("torn", WORDS)
        assert other.poll() is None
        other.communicate(b"\n")

    assert other.returncode == 0


def test_who_breaks_off_some_games_in_a_row_is_left_out(entrant, tmp_path):
    one = entrant(
        f"""
import pathlib
games = pathlib.Path({str(tmp_path / "games")!r})
played = len(games.read_text()) if games.exists() else 0
games.write_text("x" * (played + 1))
if played == {PATIENCE - 1}:
    print("torn", flush=True)
"""
    )
    faults = []
    while not one.out:
        faults.append(bool(one.play("torn", WORDS).fault))

    assert faults == [True] * (PATIENCE - 1) + [False] + [True] * PATIENCE


@pytest.mark.parametrize("command", [["no such player"], ["/"], ["nul\0"], [""]])
def test_what_cannot_be_started_is_left_out_at_once(command):
    one = Entrant(command, PLENTY)
    game = one.play("torn", WORDS)

    assert one.out
    assert str(game.fault).startswith("cannot be started: ")
    assert "\n" not in str(game.fault)


def test_a_player_gets_six_variables_of_the_environment(entrant, tmp_path, monkeypatch):
    monkeypatch.setenv("SECRET_TOKEN", "abc")
    told = tmp_path / "told.txt"
    entrant(f"import os\nopen({str(told)!r}, 'w').write('\\n'.join(os.environ))\n" + HONEST).play(
        "torn", WORDS
    )

    given = set(told.read_text("utf-8").split())
    assert "PATH" in given
    assert given <= {"PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "SYSTEMROOT",
                     "PATHEXT", "USERPROFILE", "TEMP"}  # fmt: skip
