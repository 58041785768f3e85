"""`wmh games`: the record in figures and as a table."""

import csv
import io
import json

import pytest

from tests.helper.games.played import game
from tests.program import wmh
from wmh.base.files import paths
from wmh.helper.record.finished_game import Mode
from wmh.helper.record.record import append


@pytest.fixture
def record():
    for each in (
        game(guesses=2, seconds=10),
        game(guesses=4, seconds=20),
        game(won=False),
        game(guesses=4, mode=Mode.KEEPER),
    ):
        append(each, paths.games_file())


def test_without_games_there_is_nothing_to_say():
    assert wmh("games") == (0, "No game is recorded yet: `wmh play` starts one.\n", "")


@pytest.mark.usefixtures("record")
def test_the_figures_of_the_record():
    assert wmh("games").out.splitlines() == [
        "4 games, 3 won (75 %).",
        "Won in a row: 1 now, 2 at most.",
        "3.33 guesses on average.",
        "15.0 seconds a game on average, 15.0 in the median.",
        f"   2  {'█' * 20} 1",
        f"   4  {'█' * 40} 2",
    ]


@pytest.mark.usefixtures("record")
def test_games_of_one_mode_or_length():
    assert json.loads(wmh("games", "--mode", "keeper", "--json").out)["games"] == 1
    assert wmh("games", "--length", "9").out == "No recorded game matches.\n"


@pytest.mark.usefixtures("record")
def test_the_table_is_printed_or_written(tmp_path):
    file = tmp_path / "games.csv"

    printed = wmh("games", "--csv", "-").out
    assert wmh("games", "--csv", file) == (0, f"{file}\n", "")

    rows = list(csv.DictReader(io.StringIO(printed)))
    with file.open(encoding="utf-8-sig", newline="") as written:
        assert list(csv.DictReader(written)) == rows
    assert [row["mode"] for row in rows] == ["guesser"] * 3 + ["keeper"]


@pytest.mark.usefixtures("record")
def test_lines_that_cannot_be_read_are_counted():
    with paths.games_file().open("ab") as file:
        file.write(b"junk\n")

    code, out, err = wmh("games")

    assert (code, out.splitlines()[0]) == (0, "4 games, 3 won (75 %).")
    assert err == f"1 line of {paths.games_file()} cannot be read and is left out.\n"


@pytest.mark.parametrize(
    ("file", "message"),
    [("/", "/ is a folder: give the name of a file."), ("/no/x.csv", "There is no folder /no for")],
)
def test_a_table_that_cannot_be_written_is_refused_in_a_line(file, message):
    code, out, err = wmh("games", "--csv", file)

    assert (code, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1
