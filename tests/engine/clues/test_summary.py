"""Sentences that say the knowledge in words."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.said import agrees, fits, marked
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.summary import in_words
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet


@pytest.mark.parametrize(
    ("turns", "said"),
    [
        (["rain:wwww"], "no A, I, N, R"),
        (["rain:ywwg"], "N is 4th; R somewhere, not 1st; no A, I"),
        (["rain:gggg"], "R is 1st; A is 2nd; I is 3rd; N is 4th"),
        (["noon:wywg"], "N is 4th; no other N; exactly one O, not 2nd or 3rd"),
        (["eels:yyww"], "at least two E, not 1st or 2nd; no L, S"),
        (["noon:gwwg"], "N is 1st and 4th; no O"),
        (["dents:gwyyw"], "D is 1st; N somewhere, not 3rd; T somewhere, not 4th; no E, S"),
        (["sale:wwwy", "nerd:wgww"], "E is 2nd, not 4th; no A, D, L, N, R, S"),
        (
            ["tares:wywyw", "clade:wygwy"],
            "A is 3rd, not 2nd; E somewhere, not 4th or 5th; L somewhere, not 2nd;"
            " no C, D, R, S, T",
        ),
        (["eels:gyww"], "E is 1st; another E, not 2nd; no L, S"),
        (["rain:gwww", "sing:gwww"], "the clues contradict each other"),
    ],
)
def test_turns_are_summed_up_in_one_line(turns, said):
    read = [read_turn(*turn.split(":"), Alphabet(ENGLISH)) for turn in turns]

    assert in_words(learn(read, len(read[0].guess))) == said


def test_nothing_known_is_nothing_said():
    assert in_words(learn([], 4)) == ""


def test_the_papers_reading_knows_only_places():
    turn = read_turn("rain", "ywwg", Alphabet(ENGLISH))

    assert in_words(learn([turn], 4, Rule.PAPER)) == "N is 4th; R is not 1st; no A, I"


def test_places_are_counted_as_people_do():
    places = [in_words(learn([], 31, given=(*[None] * n, "x"))) for n in (0, 1, 2, 3, 10, 12, 20)]

    assert places == [f"X is {n}" for n in ("1st", "2nd", "3rd", "4th", "11th", "13th", "21st")]


def test_every_phrase_can_be_put_into_another_language():
    turns = [read_turn("noon", "wywg", Alphabet(ENGLISH))]

    said = in_words(
        learn(turns, 4),
        say=lambda phrase: (
            phrase.upper()
            .replace("{N}", "{n}")
            .replace("{LETTER}", "{letter}")
            .replace("{PLACES}", "{places}")
            .replace("{NUMBER}", "{number}")
            .replace("{LETTERS}", "{letters}")
        ),
    )

    assert said == "N IS 4TH; NO OTHER N; EXACTLY ONE O, NOT 2ND OR 3RD"


@st.composite
def games(draw):
    """A rule, turns of which each is whole, half said or a lie, and every word there is."""
    letters = draw(st.sampled_from(["ab", "abc", "abcd"]))
    length = draw(st.integers(2, 4 if len(letters) > 2 else 5))
    words = st.text(letters, min_size=length, max_size=length)
    rule = draw(st.sampled_from(Rule))
    secret = draw(words)
    turns = [marked(rule, guess, secret) for guess in draw(st.lists(words, min_size=0, max_size=4))]
    return rule, turns, ["".join(word) for word in product(letters, repeat=length)]


def said_of(rule, turns, length):
    return in_words(learn(turns, length, rule), turns, rule)


@settings(max_examples=300)
@given(games())
def test_what_is_said_is_true_of_the_words_that_fit_and_of_no_other(game):
    rule, turns, words = game

    said = said_of(rule, turns, len(words[0]))

    assert [word for word in words if agrees(said, word, rule)] == [
        word for word in words if fits(rule, turns, word)
    ], said


@settings(max_examples=200)
@given(games(), st.data())
def test_a_clue_half_said_makes_nothing_false(game, data):
    rule, turns, words = game
    half = [
        Turn(turn.guess, data.draw(st.sampled_from([turn.clue, unsaid(turn.clue)])))
        if isinstance(turn.clue, Counts)
        else Turn(turn.guess, tuple(data.draw(st.sampled_from([m, None])) for m in turn.clue))
        for turn in turns
    ]

    said = said_of(rule, half, len(words[0]))

    assert [w for w in words if fits(rule, half, w) and not agrees(said, w, rule)] == [], said


def unsaid(clue):
    """The first number alone."""
    return Counts((clue.numbers[0], *[None] * (len(clue.numbers) - 1)))


@settings(max_examples=200)
@given(games(), st.data())
def test_clues_of_different_secrets_leave_the_words_that_fit_them_all(game, data):
    rule, turns, words = game
    turns = [marked(rule, turn.word, data.draw(st.sampled_from(words))) for turn in turns]

    said = said_of(rule, turns, len(words[0]))

    assert [word for word in words if agrees(said, word, rule)] == [
        word for word in words if fits(rule, turns, word)
    ], said
