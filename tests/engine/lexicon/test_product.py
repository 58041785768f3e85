"""Codes as a lexicon: exactly those that an enumeration gives, and every search agrees on them."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of, spelt
from tests.oracle import could_cause, peg, turn
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.product import MOST_CODES, code_lexicon, product_lexicon
from wmh.engine.lexicon.store import LexiconError
from wmh.engine.paper.matcher import match
from wmh.engine.paper.recursion import search
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.lists import library

KINDS = st.booleans()


def enumerated(symbols, length, distinct):
    ways = itertools.permutations if distinct else lambda s, n: itertools.product(s, repeat=n)
    return ["".join(code) for code in ways(symbols, length)]


@st.composite
def descriptions(draw):
    symbols = "".join(draw(st.permutations("abz09é")))[: draw(st.integers(1, 6))]
    distinct = draw(KINDS)
    most = min(len(symbols), 4) if distinct else 4
    lengths = draw(st.sets(st.integers(1, most), min_size=1))
    return symbols, tuple(lengths), distinct


@given(descriptions())
def test_the_words_are_the_codes_and_no_others_in_the_order_of_the_symbols(description):
    symbols, lengths, distinct = description
    lexicon = product_lexicon(symbols, lengths, distinct=distinct)
    order = {symbol: place for place, symbol in enumerate(symbols)}
    expected = sorted(
        (code for length in lengths for code in enumerated(symbols, length, distinct)),
        key=lambda code: [order[symbol] for symbol in code],
    )

    found = {
        number: word
        for length in lexicon.lengths
        for candidates in [match(learn((), length), lexicon, ALL_TIERS)]
        for word, number in zip(
            spelt(candidates, lexicon.alphabet), candidates.numbers.tolist(), strict=True
        )
    }

    assert lexicon.lengths == tuple(sorted(lengths))
    assert [found[number] for number in range(len(found))] == expected
    assert [lexicon.number_of(tuple(code)) for code in expected] == list(range(len(expected)))
    assert lexicon.facts.words == lexicon.graph.words == len(expected) == len(lexicon.tiers)
    assert lexicon.facts.text_bytes == len("".join(f"{code}\n" for code in expected).encode())
    assert lexicon.facts.trie_nodes == 1 + len(
        {code[:place] for code in expected for place in range(1, len(code) + 1)}
    )
    assert "" not in lexicon
    assert symbols[0] * 5 not in lexicon


@pytest.mark.parametrize("distinct", [False, True])
def test_the_graph_is_the_one_that_a_word_list_gives(distinct):
    lengths = (2, 4)
    made = product_lexicon("abcde", lengths, distinct=distinct)
    built = lexicon_of([word for x in lengths for word in enumerated("abcde", x, distinct)])

    assert made.facts.states == built.facts.states
    assert made.facts.edges == built.facts.edges
    assert made.facts.trie_nodes == built.facts.trie_nodes
    assert made.facts.text_bytes == built.facts.text_bytes
    for name in ("label", "final", "ends", "passed", "fanout"):
        ours, theirs = getattr(made.graph, name), getattr(built.graph, name)
        assert ours.dtype == theirs.dtype
        assert np.array_equal(np.sort(ours), np.sort(theirs))


@given(st.data(), KINDS)
def test_walk_recursion_and_marking_every_code_agree(data, distinct):
    length = data.draw(st.integers(1, 4))
    lexicon = product_lexicon("bac1", (1, 2, 3, 4), distinct=distinct)
    codes = enumerated("bac1", length, distinct)
    guesses = st.text("bac1", min_size=length, max_size=length)
    secret = data.draw(st.sampled_from(codes))
    turns = tuple(turn(guess, secret) for guess in data.draw(st.lists(guesses, max_size=3)))
    knowledge = learn(turns, length)

    found = spelt(match(knowledge, lexicon, ALL_TIERS), lexicon.alphabet)

    assert found == list(search(knowledge, lexicon.graph.walker, lexicon.alphabet))
    assert found == [code for code in codes if could_cause(code, turns)]


@given(st.data(), KINDS)
def test_pegs_leave_the_codes_that_would_be_marked_alike(data, distinct):
    lexicon = code_lexicon("distinct:fedcba" if distinct else "codes:fedcba")
    codes = enumerated("fedcba", 4, distinct)
    guess, secret = data.draw(st.sampled_from(codes)), data.draw(st.sampled_from(codes))
    turns = (Turn(tuple(guess), mark(Rule.PEGS, guess, secret)),)

    found = candidates_of(Question(turns, 4, Rule.PEGS), lexicon)

    assert spelt(found, lexicon.alphabet) == [
        code for code in codes if peg(guess, code) == peg(guess, secret)
    ]


def test_bulls_and_cows_begins_as_published():
    """Published counts of the 5,040 codes of four different digits after each first mark."""
    lexicon = code_lexicon("distinct:0123456789")
    left = {
        (0, 0): 360, (0, 1): 1440, (0, 2): 1260, (0, 3): 264, (0, 4): 9, (1, 0): 480, (1, 1): 720,
        (1, 2): 216, (1, 3): 8, (2, 0): 180, (2, 1): 72, (2, 2): 6, (3, 0): 24, (4, 0): 1,
    }  # fmt: skip

    for numbers, expected in left.items():
        turns = (Turn(tuple("0123"), Counts(numbers)),)
        assert len(candidates_of(Question(turns, 4, Rule.PEGS), lexicon)) == expected


def test_names_say_the_symbols_in_any_case_and_their_order_is_kept():
    lexicon = library.open_named("codes:ROYGBV")

    assert lexicon.name == "codes:roygbv"
    assert lexicon.alphabet.letters == tuple("roygbv")
    assert "VBGR" in lexicon
    assert not lexicon.tiered
    assert lexicon.facts.sha256 == code_lexicon("codes:roygbv").facts.sha256
    others = ("codes:roygvb", "distinct:roygbv", "codes:roygb")
    assert len({code_lexicon(name).facts.sha256 for name in (lexicon.name, *others)}) == 4


@pytest.mark.parametrize(
    ("name", "longest"),
    [
        ("codes:a", 12),
        ("codes:ab", 12),
        ("codes:abcdef", 7),
        ("codes:0123456789", 5),
        ("codes:abcdefghijklmnopqrstuvwxyz", 4),
        ("distinct:abcd", 4),
        ("distinct:0123456789", 6),
        ("distinct:123456789", 9),
    ],
)
def test_a_named_lexicon_has_codes_as_long_as_the_bound_allows(name, longest):
    lexicon = code_lexicon(name)
    kind, _, symbols = name.partition(":")
    ways = math.perm if kind == "distinct" else pow

    assert lexicon.lengths == tuple(range(1, longest + 1))
    assert lexicon.facts.words_per_length == tuple(ways(len(symbols), x) for x in lexicon.lengths)
    assert longest == 12 or not 0 < ways(len(symbols), longest + 1) <= MOST_CODES


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("codes:", "Codes need symbols"),
        ("distinct:", "Codes need symbols"),
        ("codes:ab cd", "' ', which is not a letter or digit"),
        ("codes:a/b", "'/', which is not a letter or digit"),
        ("codes:abA", "'a' twice"),
        ("codes:" + "".join(map(chr, range(0x4E00, 0x4E80))), "127 symbols at most, not 128"),
    ],
)
def test_names_that_describe_no_codes_are_refused_in_one_line(name, said):
    with pytest.raises(LexiconError, match=said) as refused:
        library.open_named(name)

    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("lengths", "distinct", "said"),
    [
        ((0,), False, "No code can have 0 places"),
        ((32,), False, "No code can have 32 places"),
        ((4, 8), False, "There are 1,679,616 codes of 8 among 6 symbols"),
        ((7,), True, "There is no code of 7 different symbols among 6 symbols"),
    ],
)
def test_lengths_without_codes_or_with_too_many_are_refused(lengths, distinct, said):
    with pytest.raises(LexiconError, match=said):
        product_lexicon("abcdef", lengths, distinct=distinct)


def test_the_most_symbols_there_can_be():
    symbols = "".join(map(chr, range(0x4E00, 0x4E7F)))
    lexicon = code_lexicon(f"codes:{symbols}")

    assert lexicon.lengths == (1, 2)
    assert lexicon.number_of((symbols[-1], symbols[-1])) == 127 * 128 - 1
