"""Lexica made in memory hold what those made through files hold."""

import codecs

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of, spelt
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words, words_in
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.paper.matcher import match
from wmh.engine.paper.recursion import search
from wmh.engine.question import ALL_TIERS

LISTS = st.lists(st.text("abéß", min_size=2, max_size=5), min_size=1, max_size=30)


@given(LISTS)
def test_the_graph_is_the_one_of_a_file(words):
    listed, filed = lexicon_of_words(words, "mine"), lexicon_of(set(words))

    assert listed.alphabet == filed.alphabet
    assert listed.lengths == filed.lengths
    assert listed.facts.words_per_length == filed.facts.words_per_length
    assert (listed.facts.states, listed.facts.edges) == (filed.facts.states, filed.facts.edges)
    assert not listed.tiers.any()
    assert not listed.flagged.any()
    for length in filed.lengths:
        ours, theirs = (match(learn((), length), x, ALL_TIERS) for x in (listed, filed))
        assert spelt(ours, listed.alphabet) == sorted({w for w in words if len(w) == length})
        assert np.array_equal(ours.letters, theirs.letters)
        assert np.array_equal(ours.numbers, theirs.numbers)
        walker = listed.graph.walker
        found = search(learn((), length), walker, listed.alphabet)
        assert list(found) == spelt(theirs, filed.alphabet)


def test_order_and_repeats_of_the_words_do_not_matter():
    one = lexicon_of_words(["rain", "ruin", "born"], "one")
    other = lexicon_of_words(["born", "ruin", "rain", "ruin"], "other")

    assert one.facts.sha256 == other.facts.sha256
    assert one.graph.words == other.graph.words == 3


@pytest.mark.parametrize("words", [[], ["a"], ["rain", "i"], ["x" * 32]])
def test_words_that_no_lexicon_holds_are_refused(words):
    with pytest.raises(WordListError, match="mine needs words, all of 2 to 31 letters"):
        lexicon_of_words(words, "mine")


def test_a_lexicon_that_nobody_wants_is_given_up():
    with pytest.raises(Cancelled):
        lexicon_of_words(["rain"], "mine", lambda: True)


def test_words_of_a_file_are_lowered_and_counted_once(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("Rain\nruin\t35\n\n#hash\nrain\nit's\nbo4n\nrains\nruin\n", "utf-8")

    words, notices = words_in(path, 4)

    assert words == ("rain", "ruin")
    assert tuple(map(str, notices)) == (
        "list.txt has capitals: they are read as small letters.",
        "list.txt has 2 repeated words of 4 letters: each counts once.",
    )
    assert words_in(path, 7)[0] == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_words_are_read_in_the_usual_encodings(tmp_path, encoding):
    path = tmp_path / "list.txt"
    path.write_bytes("café\r\nrain\r\n".encode(encoding))

    words, notices = words_in(path, 4)

    assert words == ("café", "rain")
    assert len(notices) == (encoding == "latin-1")


def test_a_binary_file_is_no_list(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(codecs.BOM_UTF8 + b"rain\0ruin")

    with pytest.raises(WordListError, match="is a binary file"):
        words_in(path, 4)
