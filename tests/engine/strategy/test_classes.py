"""Classes of a guess: marked one by one and all at once they are the same, in the same order."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.ranking.classes import classes_by_numpy, classes_of_few

WORDS = st.integers(1, 5).flatmap(
    lambda length: st.lists(
        st.lists(st.integers(1, 4), min_size=length, max_size=length), min_size=2, max_size=30
    )
)


def listed(classes):
    return [
        (type(each.clue), each.clue, each.members.tolist(), each.members.dtype, each.solves)
        for each in classes
    ]


@pytest.mark.parametrize("rule", Rule)
@given(words=WORDS)
def test_few_and_many_have_the_same_classes(rule, words):
    guess, *secrets = words
    letters = np.array(secrets, np.uint8)

    found = classes_of_few(rule, guess, letters)
    assert listed(found) == listed(classes_by_numpy(rule, guess, letters))
    assert sum(map(len, found)) == len(letters)
