"""Hard modes for many guesses at once, against the rule for one."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.strategy.hard_mode import passes_hard_mode

WORDS = st.text("abc", min_size=4, max_size=4)


@pytest.mark.parametrize("hardness", Hardness)
@given(st.lists(WORDS, min_size=1), st.lists(WORDS, min_size=1, max_size=3), WORDS, st.data())
def test_they_let_the_same_guesses_pass(hardness, guesses, asked, secret, data):
    turns = []
    for guess in asked:
        clue = mark(data.draw(st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PEGS])), guess, secret)
        if isinstance(clue, tuple) and data.draw(st.booleans()):
            clue = (None, *clue[1:])
        turns.append(Turn(tuple(guess), clue))
    letters = np.array([[ord(letter) for letter in word] for word in guesses], np.uint8)

    passed = passes_hard_mode(letters, turns, hardness, Alphabet(ENGLISH))

    assert passed.tolist() == [breaks(word, turns, hardness) is None for word in guesses]
