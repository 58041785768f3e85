"""The instructor's PIN is never kept as it is typed."""

import json

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from app.study.pin import PinError, find_pin, keep_pin, pin_of

digits = st.text("0123456789", min_size=4, max_size=12)


@hypothesis_settings(max_examples=10)
@given(digits, st.text(max_size=12))
def test_only_the_pin_fits(tmp_path_factory, text, other):
    folder = tmp_path_factory.mktemp("pin")
    assert find_pin(folder) is None
    keep_pin(folder, pin_of(text, b"salt"))
    found = find_pin(folder)
    assert found.fits(text)
    assert found.fits(other) == (other == text)


def test_it_is_not_in_the_file(tmp_path):
    keep_pin(tmp_path, pin_of("831555012377", b"salt"))
    assert "831555012377" not in (tmp_path / "instructor.json").read_text()


def test_the_same_pin_is_kept_differently_with_another_salt():
    assert pin_of("1234", b"a").hashed != pin_of("1234", b"b").hashed


@pytest.mark.parametrize("text", ["", "123", "1234567890123", "12a4", "１２３４", "12 34", "-123"])  # noqa: RUF001
def test_what_is_no_pin_is_refused(text):
    with pytest.raises(PinError, match="4 to 12 digits"):
        pin_of(text, b"salt")


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b"{}", b'{"salt": "x", "rounds": 1, "sha256": ""}', b"\xff",
            json.dumps({"salt": "00", "rounds": 10**9, "sha256": "00"}).encode()],
)  # fmt: skip
def test_a_broken_file_is_named(tmp_path, raw):
    (tmp_path / "instructor.json").write_bytes(raw)
    with pytest.raises(PinError, match=r"instructor\.json holds no PIN"):
        find_pin(tmp_path)
