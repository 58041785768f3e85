"""The record: what is written is read back, whatever happened to the file in between."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.campaigns import faulty
from tests.helper.games.play import terms
from tests.lexica import lexicon_of
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.strategy.solver import Solver
from wmh.helper.games.game import GameState, Keeping
from wmh.helper.games.keeping import SecretError, answer_guess, begin
from wmh.helper.record.finished_game import FinishedGame, Helper, Mode, record_of, replay
from wmh.helper.record.record import Record, append, read
from wmh.helper.review.review import review

LETTERS = ["a", "ll", "ö", "'", '"', "=", "\n", "\u2028"]


@st.composite
def games(draw):
    """Games as a record may have to hold them, letters and names of any kind among them."""
    rule, length = draw(st.sampled_from(Rule)), draw(st.integers(1, 4))
    letters = st.lists(st.sampled_from(LETTERS), min_size=length, max_size=length)
    counts = len(RULES[rule].counts)
    clue = (
        st.tuples(*[st.integers(0, 31)] * counts).map(Counts)
        if counts
        else st.tuples(*[st.sampled_from(Mark)] * length)
    )
    turns = draw(st.lists(st.builds(Turn, letters.map(tuple), clue), max_size=4))
    timed = draw(st.booleans())
    return FinishedGame(
        when=draw(st.datetimes()).isoformat(),
        lexicon=draw(st.text(max_size=8)),
        length=length,
        rule=rule,
        keeping=draw(st.none() | st.sampled_from(Keeping)),
        mode=draw(st.sampled_from(Mode)),
        secret="".join(draw(letters)),
        turns=tuple(turns),
        attempts=draw(st.none() | st.integers(1, 12)),
        won=draw(st.booleans()) and bool(turns),
        seconds=tuple(draw(st.integers(0, 99_999)) / 8 for _ in turns if timed),
        helper=draw(st.sampled_from(Helper)),
    )


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "games.jsonl"


@given(st.lists(games(), max_size=5))
def test_every_game_is_read_back_as_it_was(tmp_path_factory, played):
    path = tmp_path_factory.mktemp("record") / "games.jsonl"
    for each in played:
        append(each, path)

    assert read(path) == Record(tuple(played))
    assert path.exists() == bool(played)


def game(secret="cat", **others):
    fields = {
        "when": "2026-01-02T03:04:05+00:00",
        "lexicon": "englïsh",
        "length": 3,
        "rule": Rule.TILES,
        "keeping": Keeping.RANDOM,
        "mode": Mode.GUESSER,
        "secret": secret,
        "turns": (Turn(tuple("cöt"), (Mark.GREEN, Mark.WHITE, Mark.YELLOW)),),
        "attempts": 6,
        "won": True,
        "seconds": (1.5,),
    }
    return FinishedGame(**(fields | others))


@pytest.mark.parametrize("call", [1, 2, 3, 4])
def test_a_full_disk_is_said_with_the_name_of_the_file(path, call):
    with faulty.on(faulty.Disk(call)), pytest.raises(OSError, match="No space left") as refused:
        append(game(), path)
    assert refused.value.filename == str(path)
    append(game("dog"), path)
    assert [each.secret for each in read(path).games][-1] == "dog"


def test_a_file_cut_anywhere_loses_no_whole_line_and_takes_the_next_game(path):
    first, second, third = game("one"), game("two"), game("six")
    append(first, path)
    line = len(path.read_bytes())
    append(second, path)
    whole = path.read_bytes()

    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        append(third, path)

        kept = [first] * (cut >= line - 1) + [second] * (cut >= len(whole) - 1)
        found = read(path)
        assert found.games == (*kept, third)
        assert found.damaged == (cut not in (0, line - 1, line, len(whole) - 1, len(whole)))


def test_a_line_changed_anywhere_costs_no_other_line(path):
    for each in (game("one"), game("two"), game("six")):
        append(each, path)
    lines = path.read_bytes().splitlines(keepends=True)

    for place in range(len(lines[1]) - 1):
        spoilt = lines[1][:place] + b"\xff" + lines[1][place + 1 :]
        path.write_bytes(lines[0] + spoilt + lines[2])

        found = read(path)
        assert (len(found.games), found.damaged) == (2, 1)
        assert [each.secret for each in found.games] == ["one", "six"]


def test_what_is_no_game_is_passed_over_and_counted(path):
    append(game(), path)
    sound = json.loads(path.read_text("utf-8"))
    changes = [
        {"version": 0},
        {"version": "2"},
        {"when": "yesterday"},
        {"when": 5},
        {"lexicon": None},
        {"length": 0},
        {"length": 4},
        {"length": 200_000},
        {"length": float("inf")},
        {"attempts": 10**14},
        {"attempts": 10**18},
        {"secret": "\ud800"},
        {"length": True},
        {"rule": "chess"},
        {"keeping": "loose"},
        {"mode": "dreamer"},
        {"secret": 3},
        {"turns": [["cat", "gg"]]},
        {"turns": [["cat", "gxg"]]},
        {"turns": [["cat", 3]]},
        {"turns": []},
        {"turns": None},
        {"attempts": -1},
        {"attempts": 1.5},
        {"won": "yes"},
        {"seconds": [1, 2]},
        {"seconds": [float("nan")]},
        {"seconds": [-1]},
        {"seconds": [True]},
        {"seconds": ["1"]},
        {"helper": "loud"},
    ]
    lines = [json.dumps(sound | change) for change in changes]
    lines += [json.dumps({key: sound[key] for key in sound if key != gone}) for gone in sound]
    lines += ["[]", "null", "7", '"text"', "[" * 100_000, "{}"]

    path.write_text("\n".join(["", *lines, json.dumps(sound), "  ", ""]), "utf-8")

    assert read(path) == Record((game(),), len(lines))


def test_games_of_a_newer_version_are_counted_and_stay_where_they_are(path):
    append(game(), path)
    newer = [{"version": 2}, {"version": 2, "length": "long"}, {"version": 3, "turns": 5}]
    sound = json.loads(path.read_text("utf-8"))
    path.write_text("\n".join(json.dumps(sound | each) for each in newer) + "\n", "utf-8")
    before = path.read_bytes()

    append(game(), path)

    assert read(path) == Record((game(),), 0, 3)
    assert path.read_bytes().startswith(before)


def test_a_line_without_an_end_costs_no_memory_and_no_other_line(path):
    append(game(), path)
    line = path.read_bytes()
    path.write_bytes(line + b"[" * 5_000_000 + b"\n" + line)

    assert read(path) == Record((game(), game()), 1)


def test_a_clue_that_counts_has_the_numbers_of_its_rule(path):
    append(game(rule=Rule.PEGS, turns=(Turn(tuple("cat"), Counts((1,))),)), path)

    assert read(path) == Record((), 1)


def test_where_there_is_no_file_there_are_no_games(path):
    assert read(path) == Record()


def test_where_nothing_can_be_written_the_caller_is_told(path):
    path.mkdir(parents=True)

    with pytest.raises(OSError, match="directory"):
        append(game(), path)


def test_a_game_that_is_over_is_recorded_with_its_terms():

    lexicon = lexicon_of(["cat", "cot"])
    over = begin(
        terms(Rule.PEGS, keeping=Keeping.ADVERSARIAL, attempts=2), lexicon, random.Random(1)
    )
    for guess in ("cat", "cot"):
        over = answer_guess(over, guess, lexicon)

    assert record_of(
        over, when="2026-01-02", lexicon="small", mode=Mode.GUESSER, seconds=(1.0, 2.0)
    ) == FinishedGame(
        "2026-01-02", "small", 3, Rule.PEGS, Keeping.ADVERSARIAL, Mode.GUESSER, "cot", over.turns,
        2, True, (1.0, 2.0), Helper.HIDDEN,
    )  # fmt: skip


@pytest.mark.parametrize("secret", ["cat", "", "xyz", "café"])
@pytest.mark.parametrize("clue", ["ggg", "gyw", "www"])
def test_whatever_a_record_holds_can_be_looked_back_at(secret, clue):
    lexicon = lexicon_of(["cat", "cot"])
    turn = read_turn("cot", clue, lexicon.alphabet)

    again = replay(game(secret, turns=(turn, turn)), lexicon)
    found = review(again, lexicon, Solver(lexicon))

    assert (again.turns, again.state) == ((turn, turn), GameState.WON)
    assert len(found.steps) == 2


def test_a_game_in_other_letters_is_not_of_this_lexicon():
    with pytest.raises(SecretError, match="letters that the word list small does not have"):
        replay(game(), lexicon_of(["cat", "cot"]))
