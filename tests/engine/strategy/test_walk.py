"""The two ways to the partition of candidates, against each other."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels.partition import walk, walked_to
from wmh.engine.strategy.ranking import measure as measuring
from wmh.engine.strategy.ranking import numpy_measures
from wmh.engine.strategy.ranking.measures import plan

FIELDS = ("total", "squares", "worst", "parts", "shot", "own", "hit")


def columns(measures):
    return [getattr(measures, name).tolist() for name in FIELDS]


@st.composite
def asked(draw):
    """Guesses of few letters, so that many repeat, and some of them that may be the secret."""
    length, letters = draw(st.integers(1, 6)), draw(st.integers(1, 9))
    random = np.random.default_rng(draw(st.integers(0, 1 << 32)))
    words = np.unique(random.integers(0, letters, (draw(st.integers(1, 900)), length)), axis=0)
    numbers = np.arange(len(words), dtype=np.int32)
    every = Candidates(words.astype(np.uint8), numbers)
    kept = np.sort(random.permutation(len(words))[: draw(st.integers(1, 600))])
    guesses = plan(every).take(random.permutation(len(words)) if draw(st.booleans()) else numbers)
    worth = random.integers(0, 1 << 40, len(kept) + 1) if draw(st.booleans()) else None
    if worth is not None:
        worth[0] = 0
    return guesses, Candidates(every.letters[kept], every.numbers[kept]), worth


@given(asked())
def test_walks_find_what_histograms_and_numpy_do(monkeypatched, given_words):
    guesses, candidates, worth = given_words
    question = (guesses, candidates, Rule.TILES, None, lambda: False)
    found = columns(measuring.measure(*question, worth=worth))
    with monkeypatched.context() as patched:
        patched.setattr(measuring, "walked_to", lambda _length: 0)
        assert columns(measuring.measure(*question, worth=worth)) == found
    assert columns(numpy_measures.measure(*question, worth)) == found


@pytest.fixture(scope="module")
def monkeypatched():
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.mark.parametrize("number", [1, 2, 63, 64, 65, 127, 128, 129, 256, 257, 448, 449, 511, 512])
def test_sets_of_every_size_are_whole(number):
    letters = np.random.default_rng(number).integers(0, 3, (number, 5)).astype(np.uint8)
    words = Candidates(letters, np.arange(number, dtype=np.int32))
    out = np.empty((number, 5), np.int64)
    walk(letters, letters, 3, np.arange(number + 1), out)
    assert (out[:, 0] == number).all()  # The sizes of all classes, added up.
    expected = numpy_measures.measure(
        plan(words), words, Rule.TILES, None, lambda: False, np.arange(number + 1)
    )
    if len(np.unique(letters, axis=0)) == number:
        assert out[:, 1].tolist() == expected.squares.tolist()


def test_what_it_was_not_made_for_is_refused():
    def asked(guesses=4, length=5, number=10, labels=3):
        letters = np.zeros((number, length), np.uint8)
        words = np.full((guesses, length), 2, np.uint8)
        walk(words, letters, labels, np.arange(number + 1), np.empty((guesses, 5), np.int64))

    asked()
    for odd in ({"length": 6}, {"number": 513}, {"number": 0}, {"labels": 2}):
        with pytest.raises(ValueError, match="beyond"):
            asked(**odd)
    assert walked_to(7) == 0
    assert walked_to(5) in (0, 256)


def test_words_of_no_letters_are_refused():
    letters, out = np.empty((3, 0), np.uint8), np.empty((3, 5), np.int64)
    with pytest.raises(ValueError, match="beyond"):
        walk(letters, letters, 3, np.arange(4), out)


@pytest.mark.parametrize("walked", [True, False])
@pytest.mark.parametrize("compiled", [True, False])
def test_a_class_of_no_word_is_worth_nothing(request, monkeypatch, compiled, walked):
    letters = np.arange(12, dtype=np.uint8).reshape(4, 3)
    words = Candidates(letters, np.arange(4, dtype=np.int32))
    if not compiled:
        request.getfixturevalue("without_kernels")
    elif not walked:
        monkeypatch.setattr(measuring, "walked_to", lambda _length: 0)
    worth = np.arange(1, 6)
    with pytest.raises(ValueError, match="worth nothing"):
        measuring.measure(plan(words), words, Rule.TILES, worth=worth)
