"""Text broken into lines without a font."""

from hypothesis import example, given
from hypothesis import strategies as st

from wmh.teach.drawing.type_widths import width_of, wrap_text

words = st.text(st.sampled_from("abimwAMW. -/'é漢字\u0301"), max_size=60)
sizes, rooms = st.integers(8, 30), st.integers(10, 300)


@given(words, sizes, rooms)
def test_nothing_is_lost_but_blanks_at_the_ends_of_lines(text, size, room):
    assert "".join("".join(wrap_text(text, size, room)).split()) == "".join(text.split())


@given(words, sizes, rooms, st.booleans())
def test_lines_fit_unless_a_single_letter_does_not(text, size, room, bold):
    for line in wrap_text(text, size, room, bold=bold):
        letters = line.replace("\u0301", "")
        assert len(letters) <= 1 or width_of(line, size, bold=bold) <= room


@given(words, sizes, rooms)
@example(" \u0301m", 8, 10)  # An accent without a letter of its own.
def test_words_stay_whole_where_each_fits_a_line(text, size, room):
    text = text.replace("-", "").replace("/", "").replace("漢", "").replace("字", "")
    if all(width_of(word, size) <= room for word in text.split()):
        lines = wrap_text(text, size, room)
        assert [word for line in lines for word in line.split()] == text.split()


@given(words, sizes)
def test_twice_the_size_is_twice_as_wide_and_bold_is_no_narrower(text, size):
    assert abs(width_of(text, 2 * size) - 2 * width_of(text, size)) < 1e-6
    assert width_of(text, size, bold=True) >= width_of(text, size)


def test_line_breaks_are_kept():
    assert wrap_text("one\ntwo", 16, 500) == ["one", "two"]
    assert wrap_text("", 16, 500) == [""]
