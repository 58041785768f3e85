"""Letters and labels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.lexicon.alphabet import ENGLISH, FOREIGN, Alphabet, AlphabetError


def test_english_letters_keep_their_codes():
    alphabet = Alphabet(ENGLISH)

    assert alphabet.encode("rain") == b"rain"
    assert alphabet.decode(b"rain") == "rain"


def test_other_letters_are_numbered_in_their_order():
    alphabet = Alphabet(("ä", "b", "a"))

    assert alphabet.encode(("b", "ä", "a")) == b"\2\1\3"
    assert alphabet.decode(b"\2\1\3") == "bäa"


@given(st.sets(st.text("abcdéжll", min_size=1, max_size=3), min_size=1), st.data())
def test_words_survive_the_way_to_labels_and_back(letters, data):
    alphabet = Alphabet(tuple(letters))
    word = tuple(data.draw(st.lists(st.sampled_from(sorted(letters)))))

    labels = alphabet.encode(word)

    assert len(labels) == len(word)
    assert all(0 < label < 128 for label in labels)
    assert alphabet.decode(labels) == "".join(word)


def test_text_is_read_longest_letter_first():
    alphabet = Alphabet(("a", "c", "ch", "h", "l", "ll", "m"))

    assert alphabet.letters_of("CHLLAMA") == ("ch", "ll", "a", "m", "a")
    assert alphabet.letters_of("lll") == ("ll", "l")


def test_what_is_no_letter_is_named():
    alphabet = Alphabet(ENGLISH)

    assert alphabet.letters_of("ra1n") is None
    assert alphabet.first_foreign("ra1n") == "1"
    assert alphabet.first_foreign("rain") is None


@pytest.mark.parametrize(
    ("letters", "part"),
    [
        ((), "at least one"),
        (tuple(map(chr, range(0x4E00, 0x4E80))), "127 letters at most, not 128"),
        (("a", "a"), "different"),
        (("a", ""), "not empty"),
    ],
)
def test_impossible_alphabets_are_refused(letters, part):
    with pytest.raises(AlphabetError, match=part):
        Alphabet(letters)


def test_letters_of_a_guess_from_elsewhere_have_a_label_that_no_word_has():
    alphabet = Alphabet(ENGLISH)

    assert alphabet.encode_guess("año") == b"a\0o"
    assert FOREIGN not in alphabet.labels.values()
