"""Symmetries of lists of words: exchanges of letters, and how few openers they leave."""

import itertools

import numpy as np
import pytest

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.ground import Ground, exchangeable


def labels(words):
    return np.array([[ord(letter) - ord("a") for letter in word] for word in words], np.uint8)


def codes(letters, length):
    return ["".join(code) for code in itertools.product(letters, repeat=length)]


def openers(words, rule):
    every = Candidates(labels(words), np.arange(len(words), dtype=np.int32))
    first = Ground(every, every, rule).first_ones()
    return [word for word, kept in zip(words, first, strict=True) if kept]


def test_all_is_alike_in_codes_where_pegs_are_counted():
    assert exchangeable([labels(codes("abc", 2))], Rule.PEGS).tolist() == [0, 0, 2, 2, 2]


def test_marks_tell_places_apart():
    assert exchangeable([labels(codes("abc", 2))], Rule.TILES).tolist() == [0, 1, 2, 2, 2]


def test_each_list_must_stay_as_it_is():
    lists = [labels(codes("abc", 2)), labels(["ab", "ba", "cc"])]

    assert exchangeable(lists, Rule.PEGS).tolist() == [0, 0, 2, 2, 4]


def test_letters_that_are_as_frequent_need_not_be_alike():
    words = ["ad", "be", "ae", "bd", "dd", "cd", "ce"]

    assert exchangeable([labels([*words, "fd", "ef"])], Rule.TILES).tolist()[2:5] == [2, 2, 2]
    assert not exchangeable([labels(["ad", "be", "da", "bb", "ab"])], Rule.TILES).size


@pytest.mark.parametrize(("rule", "most"), [(Rule.PEGS, 8), (Rule.TILES, 15)])
def test_few_openers_are_left_of_mastermind(rule, most):
    left = openers(codes("abcdef", 4), rule)

    assert {"aaaa", "aaab", "aabb", "aabc", "abcd"} <= set(left)
    assert len(left) == most
