"""The instructor's PIN is never kept as it is typed."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from wmh.study.journal.pin import PinError, find_pin, keep_pin, new_pin, try_pin


def pin_of(text, salt):
    *_, pin = new_pin(text, salt)
    return pin


def fits(pin, text):
    *slices, found = try_pin(pin, text)
    assert set(slices) <= {None}
    return found


digits = st.text("0123456789", min_size=4, max_size=12)


@hypothesis_settings(max_examples=5)
@given(digits, st.text(max_size=12))
def test_only_the_pin_fits(tmp_path_factory, text, other):
    folder = tmp_path_factory.mktemp("pin")
    assert find_pin(folder) is None
    keep_pin(folder, pin_of(text, b"salt"))
    found = find_pin(folder)
    assert fits(found, text)
    assert fits(found, other) == (other == text)


def test_it_is_not_in_the_file(tmp_path):
    keep_pin(tmp_path, pin_of("831555012377", b"salt"))
    assert "831555012377" not in (tmp_path / "instructor.json").read_text()


def test_the_same_pin_is_kept_differently_with_another_salt():
    assert pin_of("1234", b"a").hashed != pin_of("1234", b"b").hashed


@pytest.mark.parametrize("text", ["", "123", "1234567890123", "12a4", "１２３４", "12 34", "-123"])  # noqa: RUF001
def test_what_is_no_pin_is_refused(text):
    with pytest.raises(PinError, match="4 to 12 digits"):
        new_pin(text, b"salt")


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b"{}", b'{"salt": "x", "rounds": 1, "sha256": ""}', b"\xff",
            json.dumps({"salt": "00", "rounds": 10**9, "sha256": "00"}).encode(), b"[" * 100_000,
            *(json.dumps({"salt": "00", "hash": "00", "scrypt": how}).encode() for how in (
                {"n": 1 << 30, "r": 8, "p": 1, "times": 1},
                {"n": 1 << 12, "r": 8, "p": 1, "times": 10**9},
                {"n": 1 << 12, "r": 8, "p": 1, "times": 0}, [], None))],
)  # fmt: skip
def test_a_broken_file_is_named(tmp_path, raw):
    (tmp_path / "instructor.json").write_bytes(raw)
    with pytest.raises(PinError, match=r"instructor\.json holds no PIN"):
        find_pin(tmp_path)


def test_a_pin_that_an_earlier_version_kept_still_fits(tmp_path):
    salt = bytes(16)
    hashed = hashlib.pbkdf2_hmac("sha256", b"4711", salt, 40_000)
    told = {"salt": salt.hex(), "rounds": 40_000, "sha256": hashed.hex()}
    (tmp_path / "instructor.json").write_text(json.dumps(told))

    pin = find_pin(tmp_path)

    assert fits(pin, "4711")
    assert not fits(pin, "4712")


def test_to_try_one_takes_many_slices_of_work():
    """Each short enough to wait for; no figure of a clock, which a busy machine would change."""
    pin = pin_of("4711", b"salt")

    assert len(list(try_pin(pin, "0000"))) > 20
