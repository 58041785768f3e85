"""Saved sessions of several boards: what is read is what was written, and quickly."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.patience import calls
from wmh.engine.clues.turn import Mark
from wmh.helper.ui.board.session import Session, save
from wmh.helper.ui.boards.boards_session import load
from wmh.helper.ui.boards.boards_sheet import new_sheet


def _late(boards, guesses, seed=1):
    """Returns the sheet of a game in which so many guesses were marked at random."""
    chance = Random(seed)
    clues = tuple(
        tuple(tuple(chance.choice(list(Mark)) for _ in range(5)) for _ in range(guesses))
        for _ in range(boards)
    )
    words = (tuple("crane"),) * guesses
    return replace(new_sheet(boards, 5, 21), guesses=words, clues=clues)


def _marked(sheet, board, row, place, mark):
    clues = [[list(clue) for clue in told] for told in sheet.clues]
    clues[board][row][place] = mark
    told = tuple(tuple(map(tuple, each)) for each in clues)
    return replace(sheet, clues=told, board=board, row=row, place=place)


@given(st.integers(2, 6), st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
def test_every_step_is_read_as_it_was_written(tmp_path_factory, boards, changes):
    sheet = _late(boards, 3)
    steps = []
    for each in changes:
        chance = Random(each)
        kind = chance.random()
        if kind < 0.2:
            sheet = _late(boards, chance.randint(1, 4), seed=each)
        elif kind < 0.9:
            where = chance.randrange(boards), chance.randrange(len(sheet.guesses))
            sheet = _marked(sheet, *where, chance.randrange(5), chance.choice([None, *Mark]))
        else:
            boards = chance.randint(2, 6)
            sheet = _late(boards, 2, seed=each)
        steps.append(("mark", sheet))
    session = Session(sheet, steps[0][1], tuple(steps), len(steps))
    file = tmp_path_factory.mktemp("boards") / "boards.json"
    save(session, file)

    assert load(file).content == session


def test_a_late_game_on_sixteen_boards_costs_little_more_with_a_hundred_steps(tmp_path):
    """Opening the window stood still for 70 ms."""
    sheet = _late(16, 20)
    work = {}
    for number in (1, 100):
        steps = tuple(
            ("mark", _marked(sheet, each % 16, each % 20, each % 5, Mark.GREEN))
            for each in range(number)
        )
        save(Session(sheet, sheet, steps, number), tmp_path / "boards.json")
        work[number] = calls(lambda: load(tmp_path / "boards.json"))

    assert work[100] < 20 * work[1]


@pytest.mark.parametrize("spoilt", ["x", [["x"]], [[[7, 0, 0, 0, 0]]], None, True])
def test_clues_that_are_none_are_refused_in_every_step(tmp_path, spoilt):
    sheet = _late(2, 1)
    file = tmp_path / "boards.json"
    save(Session(sheet, sheet, (("mark", sheet),) * 3, 3), file)
    assert load(file).trouble is None
    saved = json.loads(file.read_text())
    if spoilt is True:  # Equal to 1, and no mark.
        clues = saved["steps"][1][1]["clues"]
        clues[0][0] = [True if mark == 1 else mark for mark in clues[0][0]]
        assert True in clues[0][0]
    else:
        saved["steps"][1][1]["clues"] = spoilt
    file.write_text(json.dumps(saved))

    found = load(file)

    assert found.content is None
    assert found.trouble is not None
