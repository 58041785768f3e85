"""Figures of games, against counting them again plainly; and the table for spreadsheets."""

import csv
import io
import statistics as plain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helper.games.played import TURN, game
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.helper.record.finished_game import Helper, Mode
from wmh.helper.record.statistics import COLUMNS, as_csv, only, statistics

many = st.lists(
    st.builds(
        game,
        won=st.booleans(),
        guesses=st.integers(1, 6),
        seconds=st.none() | st.floats(0, 1000),
        length=st.integers(3, 5),
        mode=st.sampled_from(Mode),
    ),
    max_size=12,
)


@given(many)
def test_the_figures_are_those_of_a_plain_count(games):
    found = statistics(games)

    results = "".join("x" if each.won else " " for each in games)
    guesses = [len(each.turns) for each in games if each.won]
    times = [sum(each.seconds) for each in games if each.won and each.seconds]
    assert (found.games, found.won) == (len(results), results.count("x"))
    assert found.distribution == {number: guesses.count(number) for number in guesses}
    assert list(found.distribution) == sorted(found.distribution)
    assert found.longest == max(map(len, results.split(" ")))
    assert found.streak == len(results.split(" ")[-1])
    assert found.mean == (pytest.approx(sum(guesses) / len(guesses)) if guesses else None)
    assert found.mean_time == (pytest.approx(sum(times) / len(times)) if times else None)
    assert found.median_time == (pytest.approx(plain.median(times)) if times else None)


@given(many, st.none() | st.integers(3, 5), st.none() | st.sampled_from(Mode))
def test_only_games_of_the_length_and_mode_are_looked_at(games, length, mode):
    chosen = only(games, length=length, mode=mode)

    assert list(chosen) == [
        each
        for each in games
        if (length is None or each.length == length) and (mode is None or each.mode is mode)
    ]


@pytest.mark.parametrize("start", ["=1+1", "+1", "-1", "@a", "\tx", "\rx"])
def test_no_cell_is_a_formula(start):
    (row,) = rows([game(lexicon=start, secret=start, turns=(Turn((start,), (Mark.GREEN,)),))])

    assert (row["lexicon"], row["secret"], row["guesses"]) == (f"'{start}",) * 3
    assert all(cell[:1] not in set("=+-@\t\r") for cell in row.values())


def test_a_row_holds_what_its_titles_say():
    timed = game(guesses=2, attempts=6, turns=(TURN, TURN), seconds=4.5, helper=Helper.SHOWN)
    kept = game(False, 1, keeping=None, rule=Rule.PEGS, turns=(Turn(tuple("cat"), Counts((2, 1))),))

    first, second = rows([timed, kept])

    assert first == {
        "when": "2026-01-02T03:04:05+00:00",
        "lexicon": "english",
        "length": "3",
        "rule": "tiles",
        "keeping": "random",
        "mode": "guesser",
        "secret": "cat",
        "won": "yes",
        "attempts": "2",
        "limit": "6",
        "seconds": "4.5",
        "helper": "shown",
        "guesses": "cat cat",
        "clues": "gwy gwy",
        "seconds each": "2.25 2.25",
    }
    assert {key: second[key] for key in ("keeping", "won", "limit", "seconds", "clues")} == {
        "keeping": "",
        "won": "no",
        "limit": "",
        "seconds": "",
        "clues": "2,1",
    }


def test_the_titles_are_the_columns():
    assert as_csv([]) == ",".join(COLUMNS) + "\r\n"


def rows(games):
    return list(csv.DictReader(io.StringIO(as_csv(games), newline="")))
