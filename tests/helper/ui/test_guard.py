"""Marks that no secret can cause are held at their tile until they are mended, and why is said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.boards.boards_sheet import new_sheet
from wmh.helper.ui.boards.boards_table import BoardsTable


def test_a_white_letter_left_of_its_yellow_twin_is_refused_with_its_reason(player):
    player.keys("elle>wwwy")

    assert player.hint == (
        "E is white at place 1, so it cannot be yellow at place 4:"
        " of equal letters the left one becomes yellow first."
    )
    assert player.heard(1, 4) == "E, its mark is impossible"


def test_the_last_tile_cannot_be_yellow_when_all_others_are_green(player):
    player.keys("rain>gggy")

    assert player.hint == "N cannot be yellow: there is no other place for it."
    assert player.heard(1, 4) == "N, its mark is impossible"


def test_a_click_passes_over_the_mark_that_cannot_be(player):
    player.keys("noon>g]]g")

    player.click(1, 2)

    assert player.hint == "O cannot be yellow: there is no other place for it."
    assert player.heard(1, 2) == "O, green"


def test_a_click_with_shift_passes_over_it_too(player):
    player.keys("rain>gggg<")
    player.click(1, 4, modifier=Qt.KeyboardModifier.ShiftModifier)

    assert player.heard(1, 4) == "N, white"


def test_a_refused_mark_is_a_step_to_undo(player):
    player.keys("rain>gggy")

    player.choose("undo")

    assert player.heard(1, 3) == "I, green"
    assert player.heard(1, 4) == "N, no colour yet"
    assert player.hint == "Set the colours with G, Y, W or clicks, then Enter."


def test_a_held_tile_says_why_until_it_is_mended(player):
    player.keys("elle>wwwy")
    said = player.hint

    player.keys("[[w")
    assert player.hint == said
    player.keys(">")
    assert player.hint == said
    assert len(player.board) == 1
    player.keys("^]]]>y")
    assert player.hint == said

    player.keys("w")
    assert player.hint == "Set the colours with G, Y, W or clicks, then Enter."
    player.keys(">")
    assert player.board[0] == "E, white / L, white / L, white / E, white"
    assert len(player.board) == 2


def test_a_mark_that_was_held_counts_once_its_cause_is_mended(player):
    player.keys("elle>wwwy[[[y")

    assert player.board == ["E, yellow / L, white / L, white / E, yellow"]


def test_no_word_of_the_list_passes_by_a_held_tile(player):
    player.keys("elle>wwwy")
    player.double_click(player.words[0])

    assert len(player.board) == 1
    assert player.heard(1, 4) == "E, its mark is impossible"


def test_a_number_that_cannot_be_is_held_too():
    board = Board(4, rule=Rule.PEGS)
    typed(board, "rain>41>")

    row = board.sheet.rows[0]
    assert len(board.sheet.rows) == 1
    assert row.clue_value(Rule.PEGS) == Counts((4, None))
    assert board.sheet.place == 1

    typed(board, "0")
    board.enter()
    assert board.sheet.solved


# Every way to type a clue

GUESSES = ["feels", "geese", "eerie", "elle", "noon", "mamma", "queue", "aaaaa", "rain", "daddy"]
MARKS = {"w": Mark.WHITE, "y": Mark.YELLOW, "g": Mark.GREEN}
acts = st.lists(
    st.one_of(
        st.sampled_from("wyg"), st.tuples(st.integers(0, 4), st.sampled_from("wyg")), st.just("q")
    ),
    max_size=12,
)


def typed(board, text):
    for character in text:
        if character == ">":
            board.enter()
        else:
            board.type(character)
    return board


class OneBoard:
    """A board of one game, as `SeveralBoards` is of many."""

    def __init__(self, guess, rule):
        self.board = typed(Board(len(guess), rule=rule), f"{guess}>")

    @property
    def row(self):
        return self.board.sheet.rows[0]

    @property
    def held_at(self):
        return self.board.sheet.disputed

    @property
    def waits(self):
        """Says if Enter left the clue as it was."""
        return self.row.open(self.board.sheet.rule)


class SeveralBoards:
    def __init__(self, guess, rule):
        self.board = typed(BoardsTable(new_sheet(2, len(guess), 9)), f"{guess}>")

    @property
    def row(self):
        return self.board.sheet.row_of(0, 0)

    @property
    def held_at(self):
        return self.board.sheet.disputed

    @property
    def waits(self):
        return self.board.sheet.open(0, 0)


def go_to(board, place):
    while board.sheet.place > place:
        board.move(0, -1)
    while board.sheet.place < place:
        board.move(0, 1)


@pytest.mark.usefixtures("qapp")
@given(
    kind=st.sampled_from([OneBoard, SeveralBoards]),
    guess=st.sampled_from(GUESSES),
    rule=st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PAPER]),
    acts=acts,
)
def test_what_is_typed_is_the_clue_or_a_refusal_that_holds_enter(kind, guess, rule, acts):
    """An oracle of its own: a list of marks, each typed to the tile at the cursor."""
    rule = Rule.TILES if kind is SeveralBoards else rule
    game, wanted, here = kind(guess, rule), [None] * len(guess), 0
    said = []
    game.board.noticed.connect(said.append)
    for act in acts:
        match act:
            case "q" if all(mark is None for mark in wanted):
                typed(game.board, "q")  # It is the letter of a guess, and changes nothing.
                continue
            case (place, key):
                here = min(place, len(guess) - 1)
                go_to(game.board, here)
            case key:
                pass
        if kind is SeveralBoards and game.board.sheet.board != 0:
            break
        typed(game.board, key)
        wanted[here] = MARKS.get(key, "?")
        here = min(here + 1, len(guess) - 1)
    letters = tuple(guess)
    sound = "?" not in wanted and not impossible(Turn(letters, tuple(wanted)), rule)

    row = game.row
    if sound:
        assert row.clue == tuple(wanted)
        assert game.held_at is None
        return
    given = [mark if row.clue[place] is not None else None for place, mark in enumerate(wanted)]
    assert list(row.clue) == given
    assert game.held_at is not None
    said.clear()
    before = game.board.sheet
    game.board.enter()
    assert game.board.without_cursor(game.board.sheet) == game.board.without_cursor(before)
    assert game.waits
    assert said


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", [OneBoard, SeveralBoards])
@pytest.mark.parametrize("guess", ["geese", "eerie", "mamma"])
def test_a_mark_refused_at_any_place_leaves_the_later_keys_their_tiles(kind, guess):
    for number in range(3 ** len(guess)):
        keys = "".join("wyg"[number // 3**place % 3] for place in range(len(guess)))
        game = kind(guess, Rule.TILES)
        typed(game.board, keys)
        wanted = tuple(MARKS[key] for key in keys)
        if impossible(Turn(tuple(guess), wanted), Rule.TILES):
            assert game.held_at is not None, keys
            assert all(got in (None, mark) for got, mark in zip(game.row.clue, wanted, strict=True))
        else:
            assert game.row.clue == wanted, keys


@pytest.mark.usefixtures("qapp")
@given(guess=st.sampled_from(["rain", "noon"]), keys=st.text("0123459", min_size=1, max_size=6))
def test_numbers_go_to_their_own_places(guess, keys):
    board = typed(Board(4, rule=Rule.PEGS), f"{guess}>{keys}")
    wanted = [int(keys[0]), None]
    for key in keys[1:]:
        wanted[1] = int(key)
    row = board.sheet.rows[0]
    if impossible(Turn(tuple(guess), Counts(tuple(wanted))), Rule.PEGS):
        assert board.sheet.disputed is not None
    else:
        assert row.clue_value(Rule.PEGS) == Counts(tuple(wanted))
    assert len(RULES[Rule.PEGS].counts) == len(wanted)
