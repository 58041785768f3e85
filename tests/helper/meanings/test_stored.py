"""Text that is packed in pieces, read anywhere."""

import gzip
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helper.meanings.shelf import dictzip
from wmh.helper.meanings.stored import DictionaryError, read_piece


@given(
    st.binary(min_size=1, max_size=600),
    st.integers(1, 200),
    st.integers(0, 599),
    st.integers(0, 599),
    st.sampled_from([b"", b"words.dict"]),
)
def test_any_part_is_what_it_was_before_it_was_packed(
    tmp_path_factory, raw, length, one, other, name
):
    path = tmp_path_factory.mktemp("packed") / "words.dict.dz"
    start, end = sorted((one % len(raw), other % (len(raw) + 1)))
    for packed in (dictzip(raw, length, name), gzip.compress(raw)):
        path.write_bytes(packed)
        assert gzip.decompress(packed) == raw  # It is what every other program reads.
        assert read_piece(path, start, end - start) == raw[start:end]
    plain = path.with_suffix("")
    plain.write_bytes(raw)
    assert read_piece(plain, start, end - start) == raw[start:end]


@given(st.data())
def test_a_damaged_file_is_refused_and_nothing_else_happens(tmp_path_factory, data):
    raw = bytearray(dictzip(b"water falling in drops " * 20, 50))
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("packed") / "words.dict.dz"
    path.write_bytes(bytes(raw[: data.draw(st.integers(0, len(raw)))]))
    start = data.draw(st.integers(0, 500))
    with suppress(DictionaryError):
        assert len(read_piece(path, start, 30)) == 30


def test_there_is_nothing_behind_the_end(tmp_path):
    path = tmp_path / "words.dict.dz"
    path.write_bytes(dictzip(b"rain" * 100))
    with pytest.raises(DictionaryError, match="install its package again"):
        read_piece(path, 390, 20)
