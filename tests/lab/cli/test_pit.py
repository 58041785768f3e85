"""`wmh pit`: the same secrets for everybody, tables, JSON, CSV, and players that misbehave."""

import csv
import io
import json
import os
import re
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import ANY

import pytest

from tests.patience import PATIENCE
from tests.program import ROOT, start, wmh

PIT = ROOT.parent / "shared" / "data" / "lingo-wordlist.txt"
FOUR = [a + b + c + d for a in "bcs" for b in "aeo" for c in "nrst" for d in "ekt"]
FIVE = [word + end for word in FOUR for end in "sy"]


@pytest.fixture
def words(tmp_path):
    path = tmp_path / "words.txt"
    path.write_text("\n".join([*FOUR, *FIVE]), "utf-8")
    return path


@pytest.fixture
def command(tmp_path):
    """The command of a player, from the source of a Python program."""

    def write(name, source):
        path = tmp_path / f"{name} player.py"
        path.write_text(source, "utf-8")
        return shlex.join([sys.executable, "-S", str(path)])

    return write


@pytest.fixture
def guesser(command, words):
    """Guesses the words of the list in their order."""
    return command(
        "plain",
        f"""
import sys
length = int(sys.argv[-1])
for word in open({str(words)!r}).read().split():
    if len(word) == length:
        print(word, flush=True)
        if set(sys.stdin.readline().strip()) <= {{"O"}}:
            break
""",
    )


@pytest.fixture
def played(words):
    """The JSON of a pit, and the lines about players."""

    def play(*arguments):
        code, out, err = wmh("pit", "--words", words, "--lengths", "4,5", *arguments, "--json")
        assert code == 0
        return json.loads(out), err.splitlines()

    return play


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_json_holds_exactly_this(played, guesser):
    said, err = played("--rounds", "3", "--player", guesser, "--strategies", "paper")

    assert err == []
    assert set(said) == {"schema", "seed", "lengths", "players"}
    assert said["lengths"] == [
        {"length": 4, "lexicon": "words.txt", "listed": len(FOUR), "games": 3},
        {"length": 5, "lexicon": "words.txt", "listed": len(FIVE), "games": 3},
    ]
    for each, name in zip(said["players"], ["paper", guesser], strict=True):
        assert each["player"] == name
        assert each["games"] == each["lost"] + sum(each["attempts"].values()) == 6
        won = sum(100 * (6 - int(number)) * games for number, games in each["attempts"].items())
        assert each["total"] == sum(each["points"].values()) == won
        assert set(each["points"]) == set(each["medians"]) == {"4", "5"}
        assert each["seconds"] > 0
        assert each["invalid"] == 0
        assert each["faults"] == []


def test_everybody_finds_the_same_secrets_and_none_twice(played, guesser, tmp_path):
    path = tmp_path / "games.csv"
    said, _ = played(
        "--rounds", "9", "--player", guesser, "--player", guesser, "--strategies", "paper",
        "--csv", path,
    )  # fmt: skip
    games = rows(path)
    by_player = [games[start : start + 18] for start in range(0, 54, 18)]
    secrets = [sorted(game["secret"] for game in each) for each in by_player]

    assert secrets[0] == secrets[1] == secrets[2]
    assert len(set(secrets[0])) == 18
    assert set(secrets[0]) <= {*FOUR, *FIVE}
    for each, its_games in zip(said["players"], by_player, strict=True):
        assert each["total"] == sum(int(game["points"]) for game in its_games)
    for game in by_player[1]:
        guessed = game["guesses"].split()
        in_order = FOUR if game["length"] == "4" else FIVE
        assert guessed == in_order[: len(guessed)]
        assert (guessed[-1] == game["secret"]) == (int(game["attempts"]) == len(guessed))


def test_the_seed_decides_what_is_drawn(words, guesser, tmp_path):
    drawn = []
    for seed in ("1", "1", "2"):
        wmh("pit", "--words", words, "--lengths", "4", "--rounds", "5", "--seed", seed,
            "--strategies", "paper", "--csv", tmp_path / "games.csv")  # fmt: skip
        drawn.append([game["secret"] for game in rows(tmp_path / "games.csv")])

    assert sorted(drawn[0]) == sorted(drawn[1]) != sorted(drawn[2])


def test_without_a_seed_it_is_drawn_at_random_and_printed_after_the_games(words, tmp_path):
    def games(*seed):
        path = tmp_path / "games.csv"
        out = wmh("pit", "--words", words, "--lengths", "4", "--rounds", "9", *seed,
                  "--strategies", "paper", "--csv", path).out  # fmt: skip
        return out, sorted(game["secret"] for game in rows(path))

    (out, first), (_, second) = games(), games()
    assert first != second
    last = out.rstrip().splitlines()[-1]
    assert re.fullmatch(r"Seed: \d+", last)
    assert games("--seed", last.split()[1]) == (ANY, first)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="/proc shows command lines")
def test_a_player_cannot_read_a_drawn_seed(played, command, tmp_path):
    """The environment of the player, and the command lines of all the processes above it."""
    seen = tmp_path / "seen"
    nosy = command(
        "nosy",
        f"""
import os
from pathlib import Path
with open({str(seen)!r}, "a", encoding="utf-8") as file:
    print(dict(os.environ), file=file)
    process = os.getppid()
    while process > 1:
        print(Path(f"/proc/{{process}}/cmdline").read_text(), file=file)
        status = Path(f"/proc/{{process}}/status").read_text()
        process = int(status.partition("PPid:")[2].split()[0])
""",
    )
    said, _ = played("--rounds", "1", "--player", nosy, "--strategies", "paper")

    read = seen.read_text()
    assert "PATH" in read
    assert str(said["seed"]) not in read


def test_this_programs_player_scores_what_its_strategy_scores(tmp_path, words, monkeypatch):
    """Points of a process that follows the protocol, and of a walk over all games at once."""
    monkeypatch.chdir(tmp_path)
    words.rename(tmp_path / "wordlist.txt")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    outsider = shlex.join([sys.executable, "-m", "wmh", "lingo", "--strategy", "paper"])
    code, out, err = wmh("pit", "--rounds", "4", "--lengths", "4-5", "--player", outsider,
                         "--strategies", "paper", "--json")  # fmt: skip
    insider, process = json.loads(out)["players"]

    assert (code, err) == (0, "")
    for figure in ("total", "points", "attempts", "lost"):
        assert insider[figure] == process[figure]


def test_a_person_gets_tables_with_the_best_first(words, guesser):
    code, out, err = wmh(
        "pit", "--words", words, "--lengths", "5,4", "--rounds", "4", "--seed", "0",
        "--player", guesser, "--strategies", "parts",
    )  # fmt: skip
    lines = [line.split() for line in out.splitlines() if line]

    assert (code, err) == (0, "")
    assert lines[0] == ["Points", "by", "length"]
    assert lines[1] == ["Player", "4", "5", "Total"]
    assert lines[2][0] == "parts"
    assert int(lines[2][-1].replace(",", "")) == sum(map(int, lines[2][1:3]))
    assert ["Player", "1", "2", "3", "4", "5", "Lost", "Seconds", "per", "game"] in lines


def test_in_80_columns_every_number_is_whole(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "list.txt"
    words = [
        first + second + third + "x" * more
        for more in range(1, 11)
        for first in "bcdfg"
        for second in "aeiou"
        for third in "hklmn"
    ]
    path.write_text("\n".join(words), "utf-8")
    code, out, _ = wmh("pit", "--words", path, "--rounds", "100", "--strategies", "parts",
                       "--player", "no such player with a name of some words")  # fmt: skip

    assert code == 0
    assert re.search(r"^parts( \d{5}){10} ", re.sub(" +", " ", out), re.MULTILINE)
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_broken_players_are_a_line_each_and_the_others_play_on(
    played, guesser, command, tmp_path, monkeypatch
):
    # Another reason would be given where a folder of it cannot be searched.
    monkeypatch.setenv("PATH", str(tmp_path))
    silent = command("silent", "import sys; sys.stdin.read()")
    crash = command("crash", "raise SystemExit('no list here')")
    flood = command("flood", "import os\nwhile True: os.write(1, b'x' * 999)")
    lost = command("lost", "for _ in range(5): print('\\x01\\n'); input()")
    names = ["no-such-player -x", silent, crash, flood, lost, guesser]
    said, err = played("--rounds", "2", "--time-limit", "0.5",
                       *[part for name in names for part in ("--player", name)])  # fmt: skip
    players = said["players"]

    assert [each["player"] for each in players] == names
    assert [each["total"] for each in players[:5]] == [0] * 5
    assert [each["games"] for each in players] == [1, 3, 3, 3, 4, 4]
    assert len(err) == 5
    assert "cannot be started: 'no-such-player': No such file or directory" in err[0]
    assert "It did not take part in the other 3." in err[0]
    assert "did not finish within 0.5 seconds" in err[1]
    assert "'no list here'" in err[2]
    assert "no end of line" in err[3]
    assert "not in the list" in err[4]


def test_nobody_left_is_an_error(words):
    code, out, err = wmh("pit", "--words", words, "--lengths", "4", "--player", "no-such-player")

    assert code == 2
    assert "Total" in out
    rows = [line.split() for line in out.splitlines() if line.startswith("no-such-player")]
    assert rows == [["no-such-player", "-", "-"], ["no-such-player", *"-" * 7]]
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "There are no players"),
        (["--player", "'torn"], "No closing quotation"),
        (["--player", " "], "A player is empty"),
        (["--strategies", "luck"], "no strategy 'luck'"),
        (["--strategies", "paper", "--lengths", "4-x"], "cannot be read"),
        (["--strategies", "paper", "--lengths", "9-4"], "smaller one first"),
        (["--strategies", "paper", "--lengths", "0"], "cannot be read"),
        (["--strategies", "paper", "--lengths", "6"], "words.txt has no word of 6 letters"),
        (["--strategies", "paper", "--csv", "/no/such/folder/games.csv"], "make it first"),
        (["--strategies", "paper", "--csv", "."], "name of a file"),
        (["--strategies", "paper", "--look-ahead"], "--whole-list"),
        (["--whole-list", "4", "--strategies", "paper"], "leave out"),
    ],
)
def test_what_cannot_be_played_is_one_line(words, arguments, reason):
    code, out, err = wmh("pit", "--words", words, *arguments)

    assert (code, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_a_short_list_is_played_whole_and_said(played):
    said, err = played("--rounds", "120", "--strategies", "paper")

    assert [each["games"] for each in said["lengths"]] == [len(FOUR), 120]
    assert err == [f"words.txt has only {len(FOUR)} words of 4 letters, too few to play with."]


@pytest.mark.parametrize("text", ["born\nBORN\ntorn\n", "born\r\n\r\n\r\ntorn\r\ntorn"])
def test_lists_with_repeats_and_capitals_are_read_and_said(tmp_path, text):
    path = tmp_path / "list.txt"
    path.write_bytes(text.encode())
    code, out, err = wmh("pit", "--words", path, "--lengths", "4", "--rounds", "2",
                         "--strategies", "paper", "--json")  # fmt: skip

    assert code == 0
    assert json.loads(out)["lengths"] == [
        {"length": 4, "lexicon": "list.txt", "listed": 2, "games": 2}
    ]
    assert "each counts once" in err


@pytest.mark.slow
@pytest.mark.skipif(not PIT.exists(), reason="the pit's list is not here")
def test_with_the_pits_list_a_process_scores_what_the_strategy_scores(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    outsider = shlex.join([sys.executable, "-m", "wmh", "lingo", "--words", str(PIT)])
    code, out, _ = wmh(
        "pit", "--words", PIT, "--rounds", "2", "--player", outsider, "--strategies", "lingo",
        "--json", "--csv", tmp_path / "games.csv",
    )  # fmt: skip
    insider, process = json.loads(out)["players"]

    assert code == 0
    assert process["faults"] == []
    assert process["invalid"] == 0
    games = [(game["secret"], game["attempts"]) for game in rows(tmp_path / "games.csv")]
    assert sorted(games[:20]) == sorted(games[20:])
    assert insider["total"] == process["total"]


LEAVING = """
import os, sys, time
if not os.fork():
    os.setsid()
    held = open(sys.argv[1], "w")
    for number in (0, 1, 2):
        os.close(number)
    time.sleep(1000)
time.sleep(1000)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else gives us what has no parent")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_pit_that_is_ended_ends_what_players_started_elsewhere(words, tmp_path, number):
    pipe, player = tmp_path / "pipe", tmp_path / "player.py"
    os.mkfifo(pipe)
    player.write_text(LEAVING)
    command = shlex.join([sys.executable, str(player), str(pipe)])
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}

    with start("pit", "--words", words, "--player", command, "--lengths", "4", **pipes) as process:
        with pipe.open("rb") as held:  # It opens once the player has started the other one.
            process.send_signal(number)
            assert select.select([held], [], [], PATIENCE)[0]
            assert held.read() == b""
        _, complaint = process.communicate()

    assert process.returncode == 128 + number
    assert complaint == b""


def test_what_a_player_writes_is_no_formula_and_no_escape_in_the_table(words, tmp_path, command):
    table = tmp_path / "games.csv"
    foe = command("foe", "for _ in range(5): print('=cmd|\\x1b[2J'); input()")
    wmh("pit", "--words", words, "--lengths", "4", "--rounds", "1", "--player", foe, "--csv", table)

    text = table.read_text("utf-8")
    assert "'=cmd|\\x1b[2J" in text
    assert "\x1b" not in text
    assert not any(each.startswith("=") for row in csv.reader(io.StringIO(text)) for each in row)
    assert "run as you" in wmh("pit", "--help").out
