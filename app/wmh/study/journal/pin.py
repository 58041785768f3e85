"""The instructor's PIN, stored in the study's folder as a salted hash.

It keeps participants from leaving a session. Who can read the folder can try all four-digit PINs in
an hour, and all eight-digit ones in a year; who can write to it needs none.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from wmh.base.files.json_reading import bytes_of, parse_json_object
from wmh.base.files.writing import make_private, replace_file
from wmh.base.text.refusal import InputError

LENGTHS = range(4, 13)
_FILE = "instructor.json"
_COST, _BLOCK = 1 << 12, 8
"""scrypt's n and r: 4 MB and about 12 ms a call, so that a window stays responsive."""

SLICES = 24
"""Number of times that scrypt is applied to a new PIN."""

_READ = range(1, 1001)
_ROUNDS = range(1, 400_001)


class PinError(InputError):
    """The error for an invalid PIN or an invalid PIN file."""


@dataclass(frozen=True, slots=True)
class Pin:
    """Salted hash of a PIN, as stored.

    `slices` is how many times scrypt was applied; it is 0 for a hash of an earlier version of the
    program, which applied PBKDF2 with `rounds` rounds.
    """

    salt: bytes
    hashed: bytes
    slices: int
    rounds: int = 0


def new_pin(text: str, salt: bytes) -> Iterator[Pin | None]:
    """Yields None for each slice of the work, then the hash to store, for a random salt.

    Raises PinError, before any work.
    """
    if not (text.isascii() and text.isdecimal() and len(text) in LENGTHS):
        raise PinError("A PIN is 4 to 12 digits: choose another one.")

    def work() -> Iterator[Pin | None]:
        hashed = yield from _hash_slices(text, salt, SLICES)
        yield Pin(salt, hashed, SLICES)

    return work()


def try_pin(pin: Pin, text: str) -> Iterator[bool | None]:
    """Yields None for each slice of the work, then True if the text is the PIN, else False."""
    if pin.slices:
        hashed = yield from _hash_slices(text, pin.salt, pin.slices)
    else:
        hashed = hashlib.pbkdf2_hmac("sha256", text.encode(), pin.salt, pin.rounds)
    yield hmac.compare_digest(pin.hashed, hashed)


def mentions(pin: Pin, text: str) -> Iterator[bool | None]:
    """Yields None for each slice of the work, then True if any number in the text is the PIN."""
    for number in dict.fromkeys(re.findall(r"\d+", text, re.ASCII)):
        if len(number) in LENGTHS:
            for found in try_pin(pin, number):
                if found is None:
                    yield None
                elif found:
                    yield True
                    return
    yield False


def keep_pin(folder: Path, pin: Pin) -> None:
    """Stores the PIN's hash in a folder. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    told = {
        "salt": pin.salt.hex(),
        "scrypt": {"n": _COST, "r": _BLOCK, "p": 1, "times": pin.slices},
        "hash": pin.hashed.hex(),
    }
    replace_file(folder / _FILE, json.dumps(told).encode(), private=True)


def find_pin(folder: Path) -> Pin | None:
    """Returns the PIN of a folder; None if it has none. Raises PinError and OSError."""
    path = folder / _FILE
    if not path.exists():
        return None
    make_private(path)
    try:
        return _read(parse_json_object(bytes_of(path)))
    except (ValueError, KeyError, TypeError) as error:
        raise PinError("{0} holds no PIN: delete it and set a new one.", path) from error


def _read(told: dict[str, object]) -> Pin:
    salt = bytes.fromhex(str(told["salt"]))
    if "rounds" in told:
        rounds = int(str(told["rounds"]))
        if rounds not in _ROUNDS:
            raise ValueError("more work than anybody wanted")
        return Pin(salt, bytes.fromhex(str(told["sha256"])), 0, rounds)
    how = cast("dict[str, object]", told["scrypt"])
    slices = int(str(how["times"]))
    if (how["n"], how["r"], how["p"]) != (_COST, _BLOCK, 1) or slices not in _READ:
        raise ValueError("another work than ours")
    return Pin(salt, bytes.fromhex(str(told["hash"])), slices)


def _hash_slices(text: str, salt: bytes, slices: int) -> Generator[None, None, bytes]:
    """Returns the iterated hash of the PIN, after yielding None for each slice."""
    hashed = text.encode("utf-8", "surrogatepass")
    for _ in range(slices):
        hashed = hashlib.scrypt(hashed, salt=salt, n=_COST, r=_BLOCK, p=1, dklen=32)
        yield
    return hashed
