"""The patterns themselves, as a person would read and paste them."""

import re

import pytest

from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.paper.pattern import NOTHING, pattern_text

ALPHABET = Alphabet(ENGLISH)


def patterns(*turns, length=4):
    read = [read_turn(*turn.split(":"), ALPHABET) for turn in turns]
    return tuple(
        pattern_text(learn(read, length, rule), ALPHABET) for rule in (Rule.PAPER, Rule.TILES)
    )


@pytest.mark.parametrize(
    ("turns", "paper", "strict"),
    [
        ([], "....", "...."),
        (["rain:ywwg"], "[^air][^ai][^ai]n", "(?=.*r)[^air][^ai][^ai]n"),
        (["rain:gggg"], "rain", "rain"),
        (["rain:wwww"], "[^ainr]" * 4, "[^ainr]" * 4),
        (["rain:ywwg", "born:wygg"], "[^abir][^abio]rn", "(?=.*o)[^abir][^abio]rn"),
        # Two coloured letters of a kind: at least two; a white third one: exactly two.
        (["feet:wyyw"], "[^ft][^eft][^eft][^ft]", "(?=(?:.*e){2})[^ft][^eft][^eft][^ft]"),
        (
            ["eels:ywww"],
            "[^els][^els][^els][^els]",
            "(?=.*e)(?!(?:.*e){2})[^els][^els][^ls][^ls]",
        ),
        # The paper bars a white letter from all places, also where its twin was yellow.
        (["noon:wywg"], "[^no][^no][^no]n", "(?=.*o)[^n][^no][^no]n"),
    ],
)
def test_turns_become_these_two_patterns(turns, paper, strict):
    assert patterns(*turns) == (paper, strict)


def test_turns_that_contradict_each_other_match_nothing():
    assert patterns("rain:gwww", "sing:gwww") == (NOTHING, NOTHING)
    assert not re.fullmatch(NOTHING, "")


def test_what_only_the_strict_reading_finds_impossible():
    paper, strict = patterns("noon:wwwy")

    assert paper != NOTHING
    assert strict == NOTHING


def test_letters_that_mean_something_in_a_pattern_are_escaped():
    alphabet = Alphabet(tuple(".^-]ab"))
    turn = read_turn(".^-]", "wwwg", alphabet)

    pattern = re.compile(pattern_text(learn([turn], 4), alphabet))

    assert pattern.fullmatch("aba]")
    assert not pattern.fullmatch("a^a]")
    assert not pattern.fullmatch("abaa")
