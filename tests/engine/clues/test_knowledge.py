"""What is known after some turns, worked out by hand."""

from itertools import product

import pytest

from app.engine.clues.knowledge import Knowledge, LetterCount, Reading, learn
from app.engine.clues.turn import Mark, Turn, read_turn
from app.engine.lexicon.alphabet import ENGLISH, Alphabet
from tests.oracle import mark

ALPHABET = Alphabet(ENGLISH)


def known(*turns, length=4, reading=Reading.STRICT):
    return learn([read_turn(*turn.split(":"), ALPHABET) for turn in turns], length, reading)


def test_nothing_is_known_before_the_first_turn():
    assert known() == Knowledge((None,) * 4, (frozenset(),) * 4)


def test_the_papers_example():
    assert known("rain:ywwg") == Knowledge(
        fixed=(None, None, None, "n"),
        excluded=(frozenset("air"), frozenset("ai"), frozenset("ai"), frozenset()),
        counts=(
            LetterCount("a", 0, 0),
            LetterCount("i", 0, 0),
            LetterCount("n", 1, None),
            LetterCount("r", 1, None),
        ),
    )


def test_a_white_twin_bounds_the_number_of_a_letter():
    assert LetterCount("o", 1, 1) in known("noon:wywg").counts


def test_bounds_of_several_turns_are_combined():
    counts = known("eels:yyww", "feet:wgww").counts

    assert LetterCount("e", 2, 1) in counts
    assert not known("eels:yyww", "feet:wgww").possible


def test_the_papers_reading_knows_no_counts():
    assert known("noon:wywg", reading=Reading.PAPER).counts == ()


def test_a_mark_not_given_says_nothing():
    turn = Turn(tuple("noon"), (Mark.WHITE, None, None, None))

    knowledge = learn([turn], 4)

    assert knowledge.fixed == (None,) * 4
    assert knowledge.excluded == (frozenset("n"), frozenset(), frozenset(), frozenset())
    assert knowledge.counts == (LetterCount("n", 0, 1), LetterCount("o", 0, None))


# The numbers are those that can be caused by some secret, counted over every one of them.
@pytest.mark.parametrize(("guess", "causable"), [("rain", 77), ("feet", 62), ("tosses", 483)])
def test_exactly_the_causable_clues_leave_a_secret_possible(guess, causable):
    letters = [*sorted(set(guess)), "z"]
    clues = {mark(guess, secret) for secret in product(letters, repeat=len(guess))}

    possible = {
        clue
        for clue in product(Mark, repeat=len(guess))
        if fits_some(learn([Turn(tuple(guess), clue)], len(guess)), letters)
    }

    assert len(clues) == causable
    assert possible == clues


def fits_some(knowledge, letters):
    """Whether any word at all agrees with what is known."""
    return knowledge.possible and any(
        all(
            letter == fixed if fixed is not None else letter not in excluded
            for letter, fixed, excluded in zip(
                word, knowledge.fixed, knowledge.excluded, strict=True
            )
        )
        and all(
            count.least <= word.count(count.letter)
            and (count.most is None or word.count(count.letter) <= count.most)
            for count in knowledge.counts
        )
        for word in product(letters, repeat=knowledge.length)
    )
