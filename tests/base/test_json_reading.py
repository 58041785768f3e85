"""JSON within bounds: what is quick reads what is careful reads, and checksums are no numbers."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.files.json_reading import ContentError, parse_json

HEX = st.text("0123456789abcdef", min_size=32, max_size=64)
WHOLE = st.integers(-(10**15) + 1, 10**15 - 1)
LEAVES = st.none() | st.booleans() | WHOLE | st.floats(allow_nan=False, allow_infinity=False) | HEX
ANY = st.recursive(LEAVES, lambda more: st.lists(more) | st.dictionaries(HEX, more))


@given(ANY, st.sampled_from([(",", ":"), (", ", ": "), (" ,\n", "\t:")]))
def test_what_was_written_is_read(told, separators):
    assert parse_json(json.dumps(told, separators=separators).encode()) == told


@given(
    st.sampled_from(["{}", "[{}]", "[ {}]", "[0,{}]", '{{"a":{}}}', '{{"a": {}}}', '{{"a":\n{}}}']),
    st.sampled_from(["", "-"]),
    st.sampled_from([str(10**15), "9" * 400, "1e400", "1.5E+400", "9" * 400 + ".5", "1e309"]),
)
def test_numbers_beyond_bounds_are_refused_wherever_they_stand(around, sign, number):
    with pytest.raises(ContentError):
        parse_json(around.format(sign + number).encode())


def test_the_mark_that_editors_put_before_utf_8_is_passed_over():
    assert parse_json(b'\xef\xbb\xbf{"a":1}') == {"a": 1}


@pytest.mark.parametrize(
    ("raw", "place"),
    [(b'{"a" 1}', "character 6"), (b'{"a": 1,\n"b" 2}\n', "line 2, character 5")],
)
def test_what_is_no_json_says_where(raw, place):
    with pytest.raises(ContentError, match=f"is cut short or is not JSON, at {place}$"):
        parse_json(raw)
