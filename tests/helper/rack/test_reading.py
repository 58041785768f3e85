"""Racks and patterns as they are typed, and what is said of those that cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.helper.rack.rack_question import BoardPattern
from wmh.helper.rack.rack_reading import RackError, read_pattern, read_rack

ALPHABET = Alphabet(ENGLISH)
SPANISH = Alphabet(("a", "l", "ll", "m", "ñ"))


@pytest.mark.parametrize(
    ("text", "letters", "blanks"),
    [
        ("test", "test", 0),
        ("TeST", "test", 0),
        ("te?t", "tet", 1),
        ("*te t", "tet", 2),
        ("??", "", 2),
        ("test\n", "test", 0),
        ("abcdefghijklmnopqrstuvwxy????", "abcdefghijklmnopqrstuvwxy", 4),
    ],
)
def test_letters_stay_in_their_order_and_blanks_are_counted(text, letters, blanks):
    assert read_rack(text, ALPHABET) == (tuple(letters), blanks)


def test_blanks_that_are_told_come_on_top():
    assert read_rack("te?", ALPHABET, blanks=2) == (("t", "e"), 3)


def test_letters_of_two_characters_are_read_as_one_but_not_across_a_blank():
    assert read_rack("LLama", SPANISH) == (("ll", "a", "m", "a"), 0)
    assert read_rack("n\u0303", SPANISH) == (("ñ",), 0)
    assert read_rack("l?l", SPANISH) == (("l", "l"), 1)


@pytest.mark.parametrize(
    ("text", "blanks", "complaint"),
    [
        ("", 0, "The rack is empty: type its letters, and ? for a blank."),
        ("\n", 0, "The rack is empty"),
        (
            "te5t",
            0,
            "The rack 'te5t' has '5', which is not a letter of this word list: give letters;",
        ),
        ("[a-z]+", 0, "The rack '[a-z]+' has '[', which is not a letter of this word list"),
        ("tжt", 0, "The rack 'tжt' has 'ж', which is not a letter of this word list"),
        ("a" * 40, 0, f"The rack '{'a' * 40}' has 40 letters: give 25 at most."),
        ("??????????", 0, "The rack '??????????' has 10 blanks: give 4 at most."),
        ("test?", 4, "The rack 'test?' has 5 blanks: give 4 at most."),
        ("x" * 5000 + "1", 0, f"The rack '{'x' * 39}…' has '1', which is not a letter"),
    ],
)
def test_a_rack_that_cannot_be_read_is_told_in_one_line(text, blanks, complaint):
    with pytest.raises(RackError) as error:
        read_rack(text, ALPHABET, blanks)

    assert str(error.value).startswith(complaint)
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("..a.e", BoardPattern((None, None, "a", None, "e"))),
        ("*A*", BoardPattern(("a",), open_before=True, open_after=True)),
        ("*ing", BoardPattern(("i", "n", "g"), open_before=True)),
        ("un.*", BoardPattern(("u", "n", None), open_after=True)),
        ("...", BoardPattern((None,) * 3)),
        ("", None),
        ("*", None),
        ("**", None),
    ],
)
def test_letters_lie_there_dots_are_wanted_and_stars_are_open_ends(text, pattern):
    assert read_pattern(text, ALPHABET) == pattern


@given(st.lists(st.sampled_from([None, *"ane"]), min_size=1, max_size=31), st.data())
def test_a_pattern_reads_as_it_is_written(places, data):
    before = data.draw(st.booleans())
    after = data.draw(st.booleans() if before or None in places else st.just(value=True))
    pattern = BoardPattern(tuple(places), before, after)

    assert read_pattern(str(pattern), ALPHABET) == pattern


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a*b", "The pattern 'a*b' has a star between its letters: a star stands only at an end;"),
        (
            "a.1",
            "The pattern 'a.1' has '1', which is not a letter of this word list: give letters;",
        ),
        ("a?", "The pattern 'a?' has '?', which is not a letter of this word list"),
        ("abc", "The pattern 'abc' leaves no place for the rack: write a dot for each letter"),
        ("." * 32, f"The pattern '{'.' * 32}' has 32 places: words have 31 letters at most."),
    ],
)
def test_a_pattern_that_cannot_be_read_is_told_in_one_line(text, complaint):
    with pytest.raises(RackError) as error:
        read_pattern(text, ALPHABET)

    assert str(error.value).startswith(complaint)
    assert len(str(error.value).splitlines()) == 1
