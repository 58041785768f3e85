"""Knowledge after some turns, worked out by hand."""

import pytest

from wmh.engine.clues.knowledge import Knowledge, LetterCount, learn
from wmh.engine.clues.reading import read_clue, read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet

ALPHABET = Alphabet(ENGLISH)


def known(*turns, length=4, rule=Rule.TILES):
    return learn([read_turn(*turn.split(":"), ALPHABET) for turn in turns], length, rule)


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
    assert known("noon:wywg", rule=Rule.PAPER).counts == ()


def test_a_mark_not_given_says_nothing():
    turn = Turn(tuple("noon"), (Mark.WHITE, None, None, None))

    knowledge = learn([turn], 4)

    assert knowledge.fixed == (None,) * 4
    assert knowledge.excluded == (frozenset("n"), frozenset(), frozenset(), frozenset())
    assert knowledge.counts == (LetterCount("n", 0, 1), LetterCount("o", 0, None))


def test_given_letters_are_fixed_before_the_first_turn():
    knowledge = learn([], 4, given=("m", None, None, "m"))

    assert knowledge.fixed == ("m", None, None, "m")
    assert knowledge.counts == (LetterCount("m", 2, None),)
    assert not learn([Turn(tuple("mama"), read_clue("wyww"))], 4, given=("m", *[None] * 3)).possible


def test_naive_tiles_say_nothing_of_how_often_a_letter_occurs():
    knowledge = known("noon:yyyy", rule=Rule.NAIVE)

    assert knowledge.counts == (LetterCount("n", 1, None), LetterCount("o", 1, None))


@pytest.mark.parametrize(
    ("rule", "numbers", "counts"),
    [
        (Rule.PEGS, (0, 0), [("e", 0, 0), ("f", 0, 0), ("t", 0, 0)]),
        (Rule.PEGS, (1, 3), [("e", 2, None), ("f", 1, None), ("t", 1, None)]),
        (Rule.PEGS, (0, 3), [("e", 1, None), ("f", 0, None), ("t", 0, None)]),
        (Rule.PEGS, (0, None), []),
        (Rule.JOTTO, (1,), [("e", 0, 1), ("f", 0, None), ("t", 0, None)]),
        (Rule.JOTTO_EACH, (1,), [("e", 0, 0), ("f", 0, None), ("t", 0, None)]),
        (Rule.JOTTO_EACH, (3,), [("e", 1, None), ("f", 0, None), ("t", 0, None)]),
    ],
)
def test_numbers_bound_single_letters(rule, numbers, counts):
    knowledge = learn([Turn(tuple("feet"), Counts(numbers))], 4, rule)

    bounds = {count for count in knowledge.counts if (count.least, count.most) != (0, None)}
    assert bounds == {LetterCount(*c) for c in counts if c[1:] != (0, None)}


def test_no_letter_in_place_rules_each_out_where_it_was_and_all_fix_them():
    none = learn([Turn(tuple("feet"), Counts((0,)))], 4, Rule.POSITIONS)
    every = learn([Turn(tuple("feet"), Counts((4,)))], 4, Rule.POSITIONS)

    assert none.excluded == tuple(map(frozenset, "feet"))
    assert every.fixed == tuple("feet")


def test_a_rule_that_counts_takes_no_marks():
    with pytest.raises(TypeError, match="this rule counts"):
        known("rain:ywwg", rule=Rule.PEGS)
