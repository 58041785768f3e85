"""Pasted games: what is understood, and what is said of the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.clues import squares as squares_module
from wmh.engine.clues import transcript as transcript_module
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.squares import USUAL, Squares, likeliest
from wmh.engine.clues.transcript import (
    MOST_CHARACTERS,
    Transcript,
    UnusedLine,
    UnusedReason,
    read_transcript,
    write_grid,
    write_text,
)
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet

ALPHABET = Alphabet(ENGLISH)
GAME = (read_turn("rain", "ywwg", ALPHABET), read_turn("born", "wggg", ALPHABET))


def read(text, **more):
    return read_transcript(text, ALPHABET, **more)


def unused(text):
    return [(x.line, x.why) for x in read(text).unused]


@pytest.mark.parametrize(
    "text",
    [
        "rain ywwg\nborn wggg",
        "RAIN 1002\nBORN 0222\n",
        "rain ?XXO\nborn XOOO",
        "rain: ywwg\nborn -> wggg",
        "rain 🟨⬜⬜🟩\nborn ⬜🟩🟩🟩",
        "🟨⬛⬛🟩 RAIN\n⬛🟩🟩🟩 BORN",
        "🟦⬜️⬜️🟧 rain\n\n⬜️🟧🟧🟧 born",
        "R A I N\nywwg\nB O R N\nwggg",
        "rain\n🟨⬜⬜🟩\nborn\n⬜🟩🟩🟩",
        "rain\nborn\n🟨⬜⬜🟩\n⬜🟩🟩🟩",
        "🟨⬜⬜🟩\n⬜🟩🟩🟩\nrain\nborn",
        "Word Mastermind 12 2/6\n\n🟨⬜⬜🟩\n⬜🟩🟩🟩\nrain\nborn\nhttps://example.org/12",
    ],
)
def test_one_game_is_read_from_many_notations(text):
    assert read(text).turns == GAME


def test_the_lines_around_a_share_text_are_named():
    assert unused("Wordle 1,234 2/6\n🟨⬜⬜🟩\n#wordle\nI won today") == [
        (1, UnusedReason.AROUND),
        (3, UnusedReason.AROUND),
        (4, UnusedReason.NOT_UNDERSTOOD),
    ]


def test_a_grid_alone_gives_clues_and_words_alone_give_words():
    assert read("🟨⬜⬜🟩\n⬜🟩🟩🟩") == Transcript(clues=tuple(t.clue for t in GAME), length=4)
    assert read("rain\nborn") == Transcript(words=tuple(t.guess for t in GAME), length=4)


def test_half_a_grid_and_mixed_lengths_are_left_out():
    text = "rain ywwg\nborn 🟩🟩\ndozes wwwww\nborn wggg\nruin"

    assert read(text).turns == GAME
    assert unused(text) == [
        (2, UnusedReason.OTHER_LENGTH),
        (3, UnusedReason.OTHER_LENGTH),
        (5, UnusedReason.NO_CLUE),
    ]


def test_a_remark_beside_a_grid_takes_none_of_its_clues():
    found = read("Bravo!\n🟩⬜⬜🟨🟩🟨\n🟩🟩🟩🟩🟩🟩\nsuper")

    assert found.clues == ((2, 0, 0, 1, 2, 1), (2,) * 6)
    assert [unused.text for unused in found.unused] == ["Bravo!", "super"]


def test_a_word_made_of_the_letters_of_marks_is_still_a_word():
    assert read("wow\nyyw").turns == (read_turn("wow", "yyw", ALPHABET),)
    assert read("wow yyw").turns == (read_turn("wow", "yyw", ALPHABET),)


def test_numbers_are_read_where_the_rule_counts():
    transcript = read("rain 1,2\nborn: 2 0\nruin", counts=2)

    assert transcript.turns == (
        Turn(tuple("rain"), Counts((1, 2))),
        Turn(tuple("born"), Counts((2, 0))),
    )
    assert [x.why for x in transcript.unused] == [UnusedReason.NO_CLUE]


def test_a_number_beyond_the_length_is_not_understood():
    transcript = read("rain 9,0\nborn 2,0", counts=2)

    assert [turn.word for turn in transcript.turns] == ["born"]
    assert [x.why for x in transcript.unused] == [UnusedReason.NOT_UNDERSTOOD]


@pytest.mark.parametrize("text", ["", "   \n\n", "\0\1\2", "🎉🎉", "?", "x" * 40, "1234"])
def test_what_is_no_game_gives_nothing(text):
    transcript = read(text)

    assert not transcript.turns + transcript.words


@pytest.mark.parametrize("text", ["rain ywwg\n" * 100_000, "lorem ipsum dolor " * 60_000])
def test_a_megabyte_is_cut_and_said_to_be(text):
    transcript = read(text)

    assert transcript.unused[-1].why is UnusedReason.CUT
    assert len(transcript.turns) <= 100
    assert all(len(x.text) <= 80 for x in transcript.unused)


MARKS = st.lists(st.sampled_from((None, *Mark)), min_size=5, max_size=5).map(tuple)
WORDS = st.text("abcdegowxy", min_size=5, max_size=5).map(tuple)
GREENS = (Mark.GREEN,) * 5


def up_to_the_solved_row(turns):
    """A game ends with its solved row: a row after it begins another."""
    solved = next((row for row, turn in enumerate(turns) if turn.clue == GREENS), len(turns))
    return tuple(turns[: solved + 1])


TURNS = st.lists(st.builds(Turn, WORDS, MARKS), min_size=1, max_size=6).map(up_to_the_solved_row)


@given(TURNS)
def test_text_and_lettered_grid_paste_back_what_was_copied(turns):
    assert read(write_text(turns)).turns == turns
    assert read(write_grid(turns, letters=True)).turns == turns


@given(TURNS)
def test_a_bare_grid_pastes_back_its_clues(turns):
    assert read(write_grid(turns, letters=False)).clues == tuple(turn.clue for turn in turns)


def test_counts_paste_back_too():
    turns = (Turn(tuple("rain"), Counts((1, None))), Turn(tuple("born"), Counts((0, 0))))

    assert read(write_text(turns), counts=2).turns == turns


@given(st.text("rain 🟩⬜ygw012?XO\n.,:", max_size=200))
def test_no_text_is_too_odd_to_be_read(text):
    transcript = read(text)

    lengths = {len(turn.guess) for turn in transcript.turns}
    assert len(lengths) <= 1


SUTOM = Squares("🟥🔴", "🟡🟨", "🟦🔵")


def test_a_games_own_squares_decide_what_they_mean():
    text = "rain 🟡🟦🟦🟥\nborn 🟦🟥🟥🟥"

    assert read(text, squares=SUTOM).turns == GAME
    assert read(text).turns != GAME


def test_the_usual_squares_keep_their_meaning_where_the_game_gives_them_none():
    assert read("rain 🟨⬜⬛🟩\nborn ⬜🟩🟩🟩", squares=SUTOM).turns == GAME


@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("", USUAL),
        ("🟩🟨⬜", USUAL),
        ("🟧🟦⬛", USUAL),
        ("🟩🟨🟥", USUAL),
        ("🟥🟦🟡", SUTOM),
        ("🟥🟦", SUTOM),
        ("🟦", SUTOM),
        ("🟪🟫", USUAL),
    ],
)
def test_squares_tell_which_game_they_are_of(text, squares):
    assert likeliest(text, [SUTOM, USUAL]) == squares


@given(TURNS)
def test_what_a_game_writes_is_read_back_as_that_game(turns):
    text = write_grid(turns, letters=True, squares=SUTOM)

    assert "🟩" not in text
    assert read(text, squares=SUTOM).turns == turns


def test_unknown_squares_are_named():
    assert read("rain 🟪⬛⬛🟩\nborn ⬜🟩🟩🟩 🎉\n🔥 hot").unused == (
        UnusedLine(1, "🟪", UnusedReason.STRANGE),
        UnusedLine(2, "🎉", UnusedReason.APART),
        UnusedLine(3, "🔥 hot", UnusedReason.NOT_UNDERSTOOD),
    )


def test_rows_of_several_boards_are_not_taken_for_a_longer_one():
    text = "Daily Quordle 7\n4️⃣🟥\n🕚🔟\n🟨⬜⬜🟩 ⬜⬜⬜⬜\n🟨 ⬜ ⬜ 🟩"

    found = read(text)

    assert found.clues == (GAME[0].clue,)
    assert [x.why for x in found.unused] == [
        UnusedReason.AROUND,
        UnusedReason.AROUND,
        UnusedReason.AROUND,
        UnusedReason.SEVERAL,
    ]


WORD500 = "Word500, Standard, 29-APR-2022\nNo hints used, score = LOSS\n"
"""What its share texts begin with, as its own source makes them: word500_220429.js."""

COUNTED = (Turn(tuple("rain"), Counts((1, 1))), Turn(tuple("born"), Counts((3, 0))))


@pytest.mark.parametrize(
    "text",
    [
        "rain 1 1\nborn 3 0",
        "Word500 (#12) 2/8\n🟩🟨🟥\n1️⃣1️⃣2️⃣ RAIN\n3️⃣0️⃣1️⃣ BORN",
        "Word500 #12\n\n1️⃣1️⃣2️⃣\n3️⃣0️⃣1️⃣\nrain\nborn",
        f"{WORD500}1️⃣1️⃣2️⃣ \n3️⃣0️⃣1️⃣ \n\nhttps://www.word500.com\n\nrain\nborn",
        f"{WORD500}[112]\n[301]\n\nhttps://www.word500.com\n\nrain\nborn",
        f"{WORD500}[112] rain\n[301] born\n\nhttps://www.word500.com",
        "🟩1 🟨1 🟥2 RAIN\n🟩3 🟨0 🟥1 BORN",
        "RAIN 🟩: 1, 🟨: 1\nBORN 🟩: 3, 🟨: 0",
        "1🟩 1🟨 2🟥\n3🟩 0🟨 1🟥\nrain\nborn",
        "🟩🟨🟥🟥 RAIN\n🟩🟩🟩🟥 BORN",
        "🟨⬜⬜🟩 RAIN\n⬜🟩🟩🟩 BORN",
    ],
)
def test_a_game_that_counts_takes_the_squares_that_it_counts(text):
    assert read(text, counts=2).turns == COUNTED
    assert read(text, counts=2).length == 4


@pytest.mark.parametrize(
    "text", ["🟩1 🟨1 🟥3 RAIN", "1️⃣1️⃣1️⃣ RAIN", "[111] RAIN", "🟩🟨🟥🟥🟥 RAIN", "RAIN\n🟩🟨🟥🟥🟥"]
)
def test_counts_of_another_length_are_named(text):
    found = read(text, counts=2)

    assert found.turns == ()
    assert UnusedReason.OTHER_LENGTH in [unused.why for unused in found.unused]


@pytest.mark.parametrize("counts", [0, 1, 2])
def test_several_boards_are_told_from_a_game_that_counts(counts):
    found = read(QUORDLE, counts=counts)

    assert (found.turns, found.words, found.clues) == ((), (), ())
    assert {unused.why for unused in found.unused} == {UnusedReason.AROUND, UnusedReason.SEVERAL}


QUORDLE = """Daily Quordle 1000
4️⃣🟥
5️⃣7️⃣
m-w.com/games/quordle/
⬜🟨⬜⬜⬜ ⬜⬜🟩⬜⬜
🟩🟩🟩🟩🟩 ⬜🟨⬜⬜🟨

🟨⬜🟨⬜⬜ 🟩⬜⬜⬜🟩
🟩🟩🟩🟩🟩 🟩🟩🟩🟩🟩
"""
SHARED = (
    QUORDLE,
    "Wordle 1,234 3/6*\n\n🟨⬛⬛🟩⬛\n⬛🟩🟩🟩⬛\n🟩🟩🟩🟩🟩\n",
    "#SUTOM #12 2/6\n\n🟡🟦🟦🟥\n🟥🟥🟥🟥\n\nhttps://sutom.nocle.fr",
    "Word500 (#12) 2/8\n🟩🟨🟥\n1️⃣1️⃣2️⃣\n3️⃣0️⃣1️⃣\n",
    f"{WORD500}[112]\n[301]\n\nhttps://www.word500.com",
    "rain ywwg\nborn wggg\n",
    "rain 1 1\nborn 3 0\n",
)
PIECES = st.sampled_from(SHARED).flatmap(
    lambda text: st.tuples(st.integers(0, len(text)), st.integers(0, len(text))).map(
        lambda cut: text[min(cut) : max(cut)]
    )
)


@given(st.lists(PIECES, max_size=4), st.sampled_from([0, 1, 2]), st.booleans())
def test_pieces_of_the_share_texts_of_games_are_never_a_mixture(pieces, counts, lines):
    found = read(("\n" if lines else "").join(pieces), counts=counts)

    assert len({len(turn.guess) for turn in found.turns}) <= 1
    for turn in found.turns:
        counting = isinstance(turn.clue, Counts)
        assert counting == bool(counts)
        if counting:
            assert len(turn.clue.numbers) == counts
            assert sum(turn.clue.numbers) <= counts * len(turn.guess)
    assert not (found.turns and (found.words or found.clues))


SHARE = st.text("rain 🟩🟨⬜⬛🟥🟦🟡🟪🎉1️⃣🟠ygw012?XO\n.,:/=-|\r\u2028ß", max_size=300)


@given(SHARE, st.sampled_from([0, 1, 2]), st.sampled_from([USUAL, SUTOM]))
def test_a_share_text_cut_anywhere_and_mixed_is_answered(text, counts, squares):
    found = read_transcript(text, ALPHABET, counts, squares)

    lengths = {len(turn.guess) for turn in found.turns}
    assert len(lengths) <= 1
    assert all(unused.text for unused in found.unused)
    assert [unused.line for unused in found.unused] == sorted(x.line for x in found.unused)


def test_the_work_for_a_long_text_ends_with_its_first_lines(monkeypatch):
    looked_at = []
    really = squares_module.take_apart

    def counted(line, meanings):
        looked_at.append(len(line))
        return really(line, meanings)

    monkeypatch.setattr(transcript_module, "take_apart", counted)
    for times in (1, 2):
        looked_at.clear()
        read("rain 🟨⬜⬜🟩\n" * 100_000 * times)
        read("🟨" * 1_000_000 * times)
        assert sum(looked_at) <= 2 * MOST_CHARACTERS
