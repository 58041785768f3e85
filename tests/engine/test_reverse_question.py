"""Words that could have made a grid, given the secret."""

import pytest

from tests.lexica import english, english_words, lexicon_of
from tests.oracle import mark
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts
from wmh.engine.explain.words_for_clues import words_for_clues


def test_exactly_the_words_that_get_a_clue_are_found():
    secret, clues = "born", [read_clue("ywwg"), read_clue("wggg"), read_clue("gggg")]

    found = words_for_clues(clues, tuple(secret), english(), 70)

    words = [word for word, tier in english_words().items() if len(word) == 4 and tier <= 70]
    assert found == {
        clue: tuple(word for word in words if mark(word, secret) == clue) for clue in clues
    }
    assert "rain" in found[clues[0]]
    assert found[clues[2]] == ("born",)


def test_a_clue_nothing_makes_has_no_words():
    lexicon = lexicon_of(["rain", "born"])

    assert words_for_clues([read_clue("yyyy")], tuple("born"), lexicon, 127) == {
        read_clue("yyyy"): ()
    }


def test_rules_that_count_can_be_asked_too():
    lexicon = lexicon_of(["rain", "ruin", "born"])

    found = words_for_clues([Counts((3, 0))], tuple("rain"), lexicon, 127, Rule.PEGS)

    assert found == {Counts((3, 0)): ("ruin",)}


def test_the_search_gives_up_when_asked_to():
    with pytest.raises(Cancelled):
        words_for_clues([], tuple("born"), english(), 70, stop=lambda: True)
