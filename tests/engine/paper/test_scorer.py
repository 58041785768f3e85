"""The paper's score, worked out by hand."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of, spelt
from wmh.engine.clues.knowledge import learn
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import match
from wmh.engine.paper.scorer import best, letter_scores
from wmh.engine.question import ALL_TIERS


def scored(words):
    """Word to (sum, total letters), and the words in the order of the list."""
    lexicon = lexicon_of(words)
    candidates = match(learn((), len(words[0])), lexicon, ALL_TIERS)
    frequencies = count_letters(candidates)
    totals = letter_scores(candidates, frequencies)
    names = spelt(candidates, lexicon.alphabet)
    order = best(totals, len(words))
    return (
        {name: (total, frequencies.total) for name, total in zip(names, totals, strict=True)},
        [names[place] for place in order],
    )


def test_each_letter_of_a_word_adds_its_count_once():
    # n 5, a 2, and t e d u s 1 each: twelve letters in all.
    scores, ranked = scored(["anna", "tend", "nuns"])

    assert scores == {"anna": (7, 12), "tend": (8, 12), "nuns": (7, 12)}
    assert ranked == ["tend", "anna", "nuns"]


def test_every_occurrence_counts_but_a_repeated_letter_scores_once():
    # e 5, l 1, s 2: letters counted with repeats, scored without.
    scores, ranked = scored(["eels", "eese"])

    assert scores == {"eels": (8, 8), "eese": (7, 8)}
    assert ranked == ["eels", "eese"]


def test_equal_scores_stand_in_alphabetical_order():
    _, ranked = scored(["dcba", "abcd", "cabd", "bcda"])

    assert ranked == ["abcd", "bcda", "cabd", "dcba"]


@given(st.lists(st.text("abc", min_size=4, max_size=4), min_size=1, unique=True))
def test_the_scorer_agrees_with_counting_slowly(words):
    letters = "".join(words)
    slowly = {word: sum(letters.count(x) for x in set(word)) for word in words}

    scores, ranked = scored(words)

    assert scores == {word: (slowly[word], len(letters)) for word in words}
    assert ranked == sorted(words, key=lambda word: (-slowly[word], word))


@given(st.lists(st.integers(0, 5)), st.integers(1, 30))
def test_the_best_few_are_the_head_of_the_whole_ranking(totals, wanted):
    array = np.array(totals, np.int64)

    whole = sorted(range(len(totals)), key=lambda place: (-totals[place], place))

    assert best(array, wanted).tolist() == whole[:wanted]


@pytest.mark.parametrize("length", [2, 31])
def test_the_shortest_and_the_longest_words_can_be_scored(length):
    scores, _ = scored(["a" * length])

    assert scores == {"a" * length: (length, length)}
