"""Files that are kept, with anything in them: taken up, or set aside, and never anything else."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.odd import spoilt
from wmh.base.files.saved_games import LoadResult
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.record.finished_game import FinishedGame, Helper, Mode
from wmh.helper.record.record import Record, append, read
from wmh.helper.ui.board.session import Session, load, save
from wmh.helper.ui.board.sheet import Row, Sheet
from wmh.helper.ui.boards import boards_session as boards
from wmh.helper.ui.boards.boards_session import usual_sheet
from wmh.helper.ui.classroom import class_table as classroom
from wmh.helper.ui.play import game_session as play
from wmh.helper.ui.play.match import Wish

ROW = Row(tuple("rain"), (Mark.GREEN, None, Mark.WHITE, Mark.YELLOW), True, (2, None))
SHEET = Sheet(4, (ROW, Row()), 1, 0, given=("r", None, None, None))
WISH = Wish(Mode.GUESSER, Terms(4, attempts=6), 7, "rain")
TURN = Turn(tuple("cat"), Counts((1, 2)))
PLAYED = FinishedGame(
    *("2026-01-02T03:04:05+00:00", "small", 3, Rule.PEGS, Keeping.RANDOM, Mode.GUESSER, "act"),
    *((TURN,), 6, False, (1.5,), Helper.SHOWN),
)
KEPT = {
    "session": (
        lambda path: save(Session(SHEET, Sheet(4), (("typing", SHEET),), 1), path),
        load,
    ),
    "boards": (lambda path: save(Session(usual_sheet(), usual_sheet()), path), boards.load),
    "class": (
        lambda path: classroom.save_game(
            classroom.ClassKept("small", "cat", Rule.TILES, 6, 70, ("tac",), False, (("cot", 3),)),
            path,
        ),
        classroom.load_game,
    ),
    "game": (
        lambda path: play.save_game(play.GameKept("small", WISH, ("torn",), (1.5,), True), path),
        play.load_game,
    ),
}


@settings(max_examples=300)
@given(kind=st.sampled_from(sorted(KEPT)), data=st.data())
def test_it_is_taken_up_or_set_aside(tmp_path_factory, kind, data):
    path = tmp_path_factory.mktemp("odd") / "kept.json"
    write, find = KEPT[kind]
    write(path)
    assert find(path).trouble is None
    content = data.draw(spoilt(json.loads(path.read_bytes()))).encode()
    path.write_bytes(content)

    found = find(path)

    assert isinstance(found, LoadResult)
    if found.trouble is None:
        assert path.read_bytes() == content
        assert find(path) == found
    elif found.trouble.newer:
        assert path.read_bytes() == content
    else:
        assert not path.exists()
        assert found.trouble.aside.read_bytes() == content


@settings(max_examples=150)
@given(data=st.data())
def test_a_line_of_the_record_is_a_game_or_is_counted(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("odd") / "games.jsonl"
    append(PLAYED, path)
    sound = path.read_bytes()
    odd = data.draw(spoilt(json.loads(sound))).encode()
    path.write_bytes(sound + odd + b"\n" + sound)

    found = read(path)

    assert isinstance(found, Record)
    assert len(found.games) + found.damaged + found.newer == 3
    assert (found.games[0], found.games[-1]) == (PLAYED, PLAYED)
