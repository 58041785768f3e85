"""Games on several boards that are pasted: what is understood, and what is said of the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle
from wmh.engine.boards import transcript
from wmh.engine.boards.question import green_at
from wmh.engine.boards.transcript import read_boards, write_boards
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.transcript import MOST_CHARACTERS, UnusedReason
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet

ALPHABET = Alphabet(ENGLISH)
SECRETS = "rain", "born", "corn", "tear"
GUESSES = "rain", "torn", "born", "corn", "tear"


def played(secrets, guesses):
    """The clues of each board for the guesses: none after the board was solved."""
    boards = []
    for secret in secrets:
        clues = []
        for guess in guesses:
            over = green_at(tuple(clues)) is not None
            clues.append((None,) * len(guess) if over else oracle.mark(guess, secret))
        boards.append(tuple(clues))
    return tuple(boards)


CLUES = played(SECRETS, GUESSES)
WORDS = tuple(map(tuple, GUESSES))
QUORDLE = """\
Daily Quordle 271
1️⃣3️⃣
4️⃣5️⃣
m-w.com/games/quordle/

🟩🟩🟩🟩 🟨⬜⬜🟩
⬛⬛⬛⬛ ⬜🟩🟩🟩
⬛⬛⬛⬛ 🟩🟩🟩🟩

🟨⬜⬜🟩 🟨🟨⬜⬜
⬜🟩🟩🟩 🟩⬜🟨⬜
⬜🟩🟩🟩 ⬜⬜🟨⬜
🟩🟩🟩🟩 ⬜⬜🟨⬜
⬛⬛⬛⬛ 🟩🟩🟩🟩
"""


def read(text, **more):
    return read_boards(text, ALPHABET, **more)


def test_what_quordle_shares_is_read_board_by_board():
    found = read(QUORDLE)

    assert len(found.clues) == 4
    assert (found.rows, found.length, found.words) == (5, 4, ())
    assert [green_at(told) for told in found.clues] == [0, 2, 3, 4]
    assert found.clues[0][1] == (None,) * 4
    assert found.clues[2][0] == read_clue("ywwg")
    assert {each.why for each in found.unused} == {UnusedReason.AROUND}


def shared(*, letters=True):
    return write_boards(WORDS, CLUES, letters=letters)


@pytest.mark.parametrize(
    "text",
    [
        shared(),
        shared().replace("\n", "\r\n"),
        shared().replace("\n", "\n\n"),
        shared().replace("\n\n", "\n"),
        shared().replace(" ", "\t"),
        shared().replace("⬜", "⬜️"),
        "Daily Quordle 271\n1️⃣3️⃣\n4️⃣5️⃣\n\n" + shared(),
        "\n".join(GUESSES) + "\n" + shared(letters=False),
        shared(letters=False) + "\n" + "\n".join(GUESSES),
        "rain=gggg/ywwg/ywwg/yyww\ntorn=-/wggg/wggg/gwyw\nborn=-/gggg/wggg/wwyw\n"
        "corn=-/-/gggg/wwyw\ntear=-/-/-/gggg",
    ],
)
def test_one_game_is_read_from_many_notations(text):
    found = read(text)

    assert found.words == WORDS
    assert found.clues == CLUES


def test_boards_under_each_other_are_boards_too():
    text = "\n".join(write_boards(WORDS, [told], letters=True) for told in CLUES)

    assert read(text).clues == CLUES


def test_a_board_that_was_lost_has_its_number_in_red():
    found = read("Daily Dordle 0042 X&2/7\n1️⃣🟥\n🕚🔟\n🟩🟩🟩🟩 🟨⬜⬜🟩\n⬛⬛⬛⬛ ⬜🟩🟩🟩")

    assert len(found.clues) == 2
    assert [each.why for each in found.unused] == [UnusedReason.AROUND] * 3


def test_unknown_squares_and_other_lengths_are_named():
    found = read("🟩🟩🟩🟩 🟨🟪⬜🟩\n⬜⬜⬜🟩 ⬜🟩🟩 \n⬜⬜⬜🟩 ⬜🟩🟩🟩 🎉\n")

    assert [(each.text[:1], each.why) for each in found.unused] == [
        ("🟪", UnusedReason.STRANGE),
        ("⬜", UnusedReason.OTHER_LENGTH),
        ("🎉", UnusedReason.APART),
    ]


@given(
    st.integers(2, 9),
    st.lists(st.text("abc", min_size=3, max_size=3), min_size=1, max_size=9),
    st.data(),
)
def test_what_is_copied_is_pasted_back(boards, guesses, data):
    secrets = [data.draw(st.text("abc", min_size=3, max_size=3)) for _ in range(boards)]
    clues = played(secrets, guesses)
    height = max(len(guesses) if green_at(told) is None else green_at(told) + 1 for told in clues)
    squares = data.draw(st.sampled_from([Squares("🟥", "🟡", "🟦"), Squares("🟩", "🟨", "⬜")]))
    text = write_boards(list(map(tuple, guesses)), clues, letters=True, squares=squares)

    found = read(text, squares=squares)

    assert found.words == tuple(map(tuple, guesses[:height]))
    assert found.clues == tuple(told[:height] for told in clues)


def test_where_a_share_text_is_cut_makes_no_further_board():
    seen = {len(read(QUORDLE[:end]).clues) for end in range(len(QUORDLE) + 1)}

    assert seen <= {0, 1, 2, 3, 4}


def test_what_is_left_of_a_line_that_was_cut_is_read():
    cut = read(QUORDLE[: QUORDLE.index("⬜⬜🟨⬜") - 1])

    assert len(cut.clues) == 4
    assert cut.clues[2][2] == read_clue("wggg")
    assert cut.clues[3][2] == (None,) * 4


@given(st.integers(0, len(shared())), st.integers(0, len(QUORDLE)), st.booleans())
def test_a_share_text_cut_anywhere_is_answered(first, second, turned):
    pieces = [shared()[first:], QUORDLE[:second]]
    found = read("".join(pieces[::-1] if turned else pieces))

    assert_whole(found)


@given(st.text("rain 🟩🟨⬜⬛🟥🟪🎉1️⃣🕚🔟ygw-/=\n.:>\r\u2028", max_size=300), st.integers(0, 16))
def test_no_text_is_too_odd_to_be_read(text, boards):
    assert_whole(read(text, boards=boards))


def assert_whole(found):
    assert len({len(told) for told in found.clues}) <= 1
    assert len({len(clue) for told in found.clues for clue in told}) <= 1
    assert {len(word) for word in found.words} <= {found.length} or not found.clues
    assert all(unused.text for unused in found.unused)


@pytest.mark.parametrize("text", ["🟩🟩🟩🟩 ⬜⬜⬜⬜\n", "🟩", "rain=gggg/wwww\n", "rain\n", "\n"])
def test_the_work_for_a_long_text_ends_with_its_first_lines(text, monkeypatch):
    looked_at = []
    really = transcript.take_apart

    def counted(line, meanings):
        looked_at.append(len(line))
        return really(line, meanings)

    monkeypatch.setattr(transcript, "take_apart", counted)
    found = read(text * (1_000_000 // len(text)))

    assert sum(looked_at) <= MOST_CHARACTERS
    assert_whole(found)
    assert found.unused[-1].why is UnusedReason.CUT
