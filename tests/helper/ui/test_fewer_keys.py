"""Fewer keys: marks that must be are proposed, one key for all green, digits, longer words."""

import random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from tests.lexica import english_words
from wmh.engine.clues.guard import forced_letters
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Mark, Turn
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.boards.boards_sheet import new_sheet
from wmh.helper.ui.boards.boards_table import BoardsTable

WORDS = sorted(word for word, tier in english_words().items() if len(word) == 5 and tier <= 35)


@given(st.data(), st.sampled_from([Rule.TILES, Rule.NAIVE]), st.integers(1, 4))
def test_what_is_forced_is_what_the_game_says(data, rule, rows):
    secret, *guesses = (data.draw(st.sampled_from(WORDS)) for _ in range(rows + 1))
    turns = tuple(Turn(tuple(guess), mark(rule, guess, secret)) for guess in guesses[:-1])
    said = mark(rule, guesses[-1], secret)

    for must, really in zip(forced_letters(tuple(guesses[-1]), turns, rule), said, strict=True):
        assert must in (None, really)


def typed(board, text):
    for character in text:
        if character == ">":
            board.enter()
        else:
            board.type(character)
    return board


def test_what_must_be_is_proposed_and_entered():
    board = typed(Board(5), "crane>wwgwg>slate>")
    assert board.sheet.rows[1].clue == (None,) * 5
    assert board.sheet.proposals(1) == (None, None, Mark.GREEN, None, Mark.GREEN)

    board.enter()
    assert board.sheet.rows[1].clue == (0, 0, 2, 0, 2)


def test_a_mark_that_is_set_wins_over_the_proposal():
    board = typed(Board(5), "crane>wwgwg>slate>wwy>")

    assert board.sheet.rows[1].clue == (0, 0, 1, 0, 2)


def test_one_key_says_solved_and_digits_are_marks():
    board = typed(Board(5), "crane>00201>")
    assert board.sheet.rows[0].clue == (0, 0, 2, 0, 1)

    typed(board, "slate>=")
    assert board.sheet.rows[1].clue == (2,) * 5


def test_one_key_says_solved_where_a_rule_counts():
    board = Board(5)
    board.choose_rule(Rule.PEGS)
    typed(board, "crane>20>slate>=")

    assert board.sheet.solved
    assert board.sheet.rows[1].numbers == (5, 0)


def test_the_key_says_nothing_where_a_rule_cannot_tell_that():
    board = Board(5)
    board.choose_rule(Rule.JOTTO)
    typed(board, "crane>=")

    assert board.sheet.rows[0].numbers == ()


def test_a_longer_word_on_an_empty_board_asks_for_its_length():
    said = []
    board = Board(4)
    board.noticed.connect(said.append)
    typed(board, "crane")
    assert said == ["5 letters? Press Enter to start a game with words of that length."]
    assert board.sheet.length == 4

    board.enter()
    assert board.sheet.length == 5
    assert board.sheet.current.word == "crane"


def test_backspace_takes_the_question_back():
    board = typed(Board(4), "crane")
    board.back()
    typed(board, ">")

    assert (board.sheet.length, board.sheet.rows[0].word) == (4, "cran")


def test_a_guess_takes_six_keys_or_fewer_in_half_of_the_games():
    """Space takes the best word; then the marks as far as they are not proposed, and Enter."""
    from tests.lexica import english
    from wmh.engine.advice import advise
    from wmh.engine.question import Question

    chance = random.Random(17)
    keys = []
    for _ in range(12):
        secret, board, made = chance.choice(WORDS), Board(5), 0
        while not board.sheet.solved and made < 8:
            question = Question(board.sheet.turns, 5, tier=60, rows=1)
            word = advise(question, english()).suggestions[0].word
            board.take(word)
            clue = mark(Rule.TILES, word, secret)
            made += 1
            if all(said is Mark.GREEN for said in clue):
                typed(board, "=")
                keys.append(1 + 1)
                break
            must = board.sheet.proposals(board.sheet.row)
            unsaid = [said != (known or Mark.WHITE) for said, known in zip(clue, must, strict=True)]
            last = max((place for place, needed in enumerate(unsaid, 1) if needed), default=0)
            typed(board, "".join("wyg"[said] for said in clue[:last]) + ">")
            assert board.sheet.rows[made - 1].clue == clue
            keys.append(1 + last + 1)

    assert median(keys) <= 6


def test_a_word_that_is_taken_leaves_a_row_with_the_marks_that_were_shown():
    board = typed(Board(5), "crane>wwgwg>slate>w")
    board.take("shade")

    assert board.sheet.rows[1].clue == (0, 0, 2, 0, 2)


@pytest.mark.parametrize("board", [Board(5), BoardsTable(new_sheet(2, 5, 9))])
def test_a_clue_after_a_key_that_was_no_mark_waits_for_one_enter_more(board):
    """A player who did not notice the refusal would find a white letter there."""
    said = []
    board.noticed.connect(said.append)
    typed(board, "crane>pwwgw")
    refused, sheet = said[0], board.sheet
    board.enter()
    assert board.sheet == sheet
    assert said.pop() != refused
    board.enter()
    assert board.sheet != sheet


@pytest.mark.parametrize("board", [Board(5), BoardsTable(new_sheet(2, 5, 9))])
def test_a_clue_that_is_whole_does_not_wait_after_a_key_that_was_no_mark(board):
    typed(board, "crane>pwwgww")
    sheet = board.sheet
    board.enter()
    assert board.sheet != sheet


def boards(text, number=2):
    return typed(BoardsTable(new_sheet(number, 5, 9)), text)


def test_each_of_several_boards_proposes_what_it_must_be():
    table = boards("crane>wwgwg>wwwwy>slate>")
    sheet = table.sheet
    assert sheet.clues[0][1] == sheet.clues[1][1] == (None,) * 5
    assert sheet.proposals(0)[1] == (None, None, Mark.GREEN, None, Mark.GREEN)
    assert sheet.proposals(1)[1] == (None, None, Mark.WHITE, None, None)

    typed(table, ">wwwwy>")
    assert table.sheet.clues[0][1] == (0, 0, 2, 0, 2)
    assert table.sheet.clues[1][1] == (0, 0, 0, 0, 1)


def test_a_word_that_is_taken_leaves_boards_with_the_marks_that_were_shown():
    table = boards("crane>wwgwg>wwwwy>slate>w")
    table.take("shade")

    assert [clues[1] for clues in table.sheet.clues] == [(0, 0, 2, 0, 2), (0, 0, 0, 0, 0)]


def test_a_guess_on_four_boards_takes_four_times_as_many_or_fewer():
    """Space takes the best word, and each board is marked as far as its marks are not proposed."""
    from tests.lexica import english
    from wmh.engine.advice import advise
    from wmh.engine.question import Question

    chance = random.Random(17)
    keys, asked = [], 0
    for _ in range(6):
        secrets, table = chance.sample(WORDS, 4), BoardsTable(new_sheet(4, 5, 9))
        while not table.sheet.solved and len(table.sheet.guesses) < 9:
            # The best word for the first board that is open: what is measured are keys.
            sheet = table.sheet
            alone = next(sheet.alone(n) for n in range(4) if sheet.solved_at(n) is None)
            question = Question(alone.turns, 5, tier=60, rows=1)
            word = advise(question, english()).suggestions[0].word
            table.take(word)
            made = 1
            while not table.sheet.spelling:
                here, row = table.sheet.board, table.sheet.row
                clue = mark(Rule.TILES, word, secrets[here])
                if all(said is Mark.GREEN for said in clue):
                    typed(table, "=")
                    made += 1
                else:
                    must = table.sheet.proposals(here)[row]
                    both = zip(clue, must, strict=True)
                    unsaid = [said != (known or Mark.WHITE) for said, known in both]
                    last = max((place for place, new in enumerate(unsaid, 1) if new), default=0)
                    typed(table, "".join("wyg"[said] for said in clue[:last]) + ">")
                    made += last + 1
                assert table.sheet.clues[here][row] == clue
            keys.append(made)
            asked += 1

    assert median(keys) <= 4 * 6


def test_space_in_an_empty_row_takes_the_first_word(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    first = player.words[0]
    player.key(Qt.Key.Key_Space)

    letters = [tile.accessibleName()[0].lower() for tile in player.tiles()[1]]
    assert "".join(letters) == first


def test_a_proposal_is_seen_and_heard(player):
    player.keys("rain>ywwg>torn>")

    assert "green" in player.heard(2, 4)
    assert "proposed" in player.tiles()[1][3].accessibleName()
