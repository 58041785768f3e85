"""Five ways to find the words of a rack, and they agree."""

import random
from dataclasses import replace

import pytest
from hypothesis import given

from tests.helper.rack.racks import VALUES, by_hand, questions, ways
from tests.lexica import english, english_words, lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.helper import catalogues
from wmh.helper.rack.methods import RackMethod, answer_by, arrangements, first_pass
from wmh.helper.rack.rack_question import RackOrder, RackQuestion
from wmh.helper.rack.rack_reading import RackError, read_pattern
from wmh.helper.rack.rack_walk import answer
from wmh.helper.rack.values import Values

SOURCE_003 = ["es", "et", "set", "sett", "stet", "test", "tet", "tets"]
"""What source 003 prints for `test`."""

FIRST_PASS_003 = ["es", "eses", "ess", "esses", "et", "see", "sees", "tsetse", "tsetses"]
"""What it prints before the second pass, as far as it prints it."""


def words_in(answered):
    return [made.word for made in answered.rows]


def without(word, letters):
    """The letters of a word that cannot be laid with these letters: each is used once."""
    for letter in letters:
        word = word.replace(letter, "", 1)
    return word


@given(questions())
def test_walk_recursion_and_regex_find_what_trying_everything_finds(asked):
    words, flagged, question = asked
    lexicon = lexicon_of(words, flagged=flagged)

    answered = answer(question, lexicon)

    rows, found, held_back = by_hand(words, flagged, question)
    assert [(made.rank, made.shared, made.word, made.score) for made in answered.rows] == rows
    assert (answered.found, answered.held_back) == (found, held_back)
    assert answered == answer_by(RackMethod.RECURSION, question, lexicon)
    assert answered == answer_by(RackMethod.REGEX, question, lexicon)


@given(questions(most_letters=3, most_blanks=1))
def test_so_do_permutations(asked):
    words, flagged, question = asked
    lexicon = lexicon_of(words, flagged=flagged)

    assert answer_by(RackMethod.PERMUTATIONS, question, lexicon) == answer(question, lexicon)


@given(questions())
def test_the_blanks_shown_are_a_way_to_lay_the_word_and_no_way_scores_more(asked):
    words, flagged, question = asked

    for made in answer(question, lexicon_of(words, flagged=flagged)).rows:
        possible = dict(ways(made.word, question))
        assert possible[made.blanks] == made.score == max(possible.values())


@given(questions())
def test_the_best_score_and_its_ties_do_not_depend_on_the_rows_or_their_order(asked):
    words, flagged, question = asked
    lexicon = lexicon_of(words, flagged=flagged)
    everything = answer(replace(question, rows=1000, order=RackOrder.SCORE), lexicon)
    scores = [made.score for made in everything.rows]

    answered = answer(question, lexicon)

    assert (answered.best, answered.ties) == (
        max(scores, default=0),
        scores.count(max(scores)) if scores else 0,
    )


@pytest.mark.parametrize(("size", "blanks"), [(1, 2), (7, 0), (7, 2), (15, 1), (25, 0)])
def test_they_agree_on_the_default_lexicon(size, blanks):
    chance = random.Random(size + blanks)
    letters = tuple(chance.choices("eeeeeaaaiiooouunnrrttlssddgbcmpfhvwykjxqz", k=size))
    question = RackQuestion(
        letters=letters,
        values=catalogues.VALUES.read_named("english"),
        blanks=blanks,
        rows=300_000,
        flagged=True,
    )

    answered = answer(question, english())

    assert sorted(words_in(answered)) == [
        word for word in english_words() if len(without(word, letters)) <= blanks
    ]
    assert answered == answer_by(RackMethod.REGEX, question, english())


@pytest.mark.parametrize("method", RackMethod)
def test_the_rack_of_source_003_makes_exactly_its_words_with_their_tie(method):
    lexicon = lexicon_of([*SOURCE_003, *FIRST_PASS_003, "tests", "tset"[:3] + "x"])
    question = RackQuestion(letters=tuple("test"), values=catalogues.VALUES.read_named("english"))

    answered = answer_by(method, question, lexicon)

    assert sorted(words_in(answered)) == SOURCE_003
    assert (answered.best, answered.ties) == (4, 4)
    assert [(made.rank, made.shared, made.word) for made in answered.rows[:5]] == [
        (1, True, "sett"),
        (1, True, "stet"),
        (1, True, "test"),
        (1, True, "tets"),
        (5, True, "set"),
    ]


def test_the_first_pass_is_the_sources_and_means_letters_even_where_a_pattern_would_mean_more():
    assert first_pass("test", 0) == "^[tes]+$"
    assert first_pass("a-z]^", 0) == r"^[a\-z\]\^]+$"


def test_letters_of_the_board_are_free_and_score():
    lexicon = lexicon_of(["quiz", "quit", "suit"])
    pattern = read_pattern("..iz", lexicon.alphabet)
    question = RackQuestion(
        letters=("q", "u"), values=catalogues.VALUES.read_named("english"), pattern=pattern
    )

    (made,) = answer(question, lexicon).rows

    assert (made.word, made.score, made.blanks) == ("quiz", 22, ())


def test_a_word_that_lies_there_already_is_not_made():
    lexicon = lexicon_of(["cat", "cats"])
    pattern = read_pattern("*cat*", lexicon.alphabet)
    question = RackQuestion(letters=("s",), values=VALUES, pattern=pattern)

    assert words_in(answer(question, lexicon)) == ["cats"]


@pytest.mark.parametrize("method", RackMethod)
def test_letters_of_two_characters_are_one_tile(method):
    lexicon = lexicon_of(["llama", "lama", "malla", "mal", "all", "alma"], digraphs=["ll"])
    question = RackQuestion(
        letters=("ll", "a", "m"), values=Values("", {"ll": 8, "a": 1}), blanks=1
    )

    answered = answer_by(method, question, lexicon)

    # With the letters a, m and ll, a blank for the second a, or for l.
    shown = {made.word: (made.length, made.score, made.blanks) for made in answered.rows}
    assert shown == {
        "llama": (4, 9, (3,)),
        "malla": (4, 9, (3,)),
        "all": (2, 9, ()),
        "mal": (3, 1, (2,)),
    }


def test_the_walk_and_the_other_methods_are_given_up_when_they_are_asked_to():
    question = RackQuestion(letters=tuple("retains"), values=VALUES)

    for method in RackMethod:
        asked = iter([False] * 3)
        with pytest.raises(Cancelled):
            answer_by(method, question, english(), stop=lambda asked=asked: next(asked, True))
    with pytest.raises(Cancelled):
        answer(question, english(), stop=lambda: True)


def test_racks_with_too_many_arrangements_are_refused_and_not_tried():
    question = RackQuestion(letters=tuple("abcdefghijk"), values=VALUES)

    with pytest.raises(RackError, match="'abcdefghijk' has 108,505,111 arrangements, more than"):
        answer_by(RackMethod.PERMUTATIONS, question, english())


def test_arrangements_are_counted():
    # Of three letters: 3 of one, 6 of two, 6 of three; of two and a blank, so for each letter.
    assert arrangements(3, 0, 26) == 15
    assert arrangements(2, 1, 26) == 15 * 26


def test_the_largest_rack_there_can_be_is_walked():
    letters, blanks = tuple("abcdefghijklmnopqrstuvwxy"), 4
    pattern = read_pattern("z" + "." * 7 + "*", english().alphabet)
    question = RackQuestion(letters=letters, values=VALUES, blanks=blanks, pattern=pattern)

    found = sorted(words_in(answer(replace(question, rows=5000, flagged=True), english())))

    assert found == [
        word
        for word in english_words()
        if word[0] == "z" and len(word) >= 8 and len(without(word, (*letters, "z"))) <= blanks
    ]


def test_longer_words_of_the_automatic_game_make_more_words():
    """Source 001's benchmark, as far as its text tells: the number of words rises with length."""
    chance = random.Random(1)
    lists = [[word for word in english_words() if len(word) == length] for length in range(4, 12)]
    found = [
        sum(
            answer(RackQuestion(letters=tuple(word), values=VALUES), english()).found
            for word in chance.sample(listed, 60)
        )
        for listed in lists
    ]

    assert found == sorted(found)
