"""The instructor's PIN: kept in the study's folder as a salted hash, never as it is typed.

It keeps a participant from leaving, no more: who can write into the folder can do without it.
"""

import hashlib
import hmac
import json
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from app.engine.files import replace_file
from app.engine.refusal import InputError

LENGTHS = range(4, 13)
_FILE = "instructor.json"
_ROUNDS = 40_000
"""Some 30 ms: ten thousand PINs are tried in minutes, but nobody waits."""


class PinError(InputError):
    """What is no PIN, or a file that holds none."""


@dataclass(frozen=True, slots=True)
class Pin:
    """What is kept of a PIN."""

    salt: bytes
    rounds: int
    hashed: bytes

    def fits(self, text: str) -> bool:
        return hmac.compare_digest(self.hashed, _hashed(text, self.salt, self.rounds))


def pin_of(text: str, salt: bytes) -> Pin:
    """What to keep of a new PIN; the salt is drawn by the caller. Raises PinError."""
    if not (text.isascii() and text.isdecimal() and len(text) in LENGTHS):
        raise PinError("A PIN is 4 to 12 digits: choose another one.")
    return Pin(salt, _ROUNDS, _hashed(text, salt, _ROUNDS))


def keep_pin(folder: Path, pin: Pin) -> None:
    """Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    told = {"salt": pin.salt.hex(), "rounds": pin.rounds, "sha256": pin.hashed.hex()}
    replace_file(folder / _FILE, json.dumps(told).encode())


def find_pin(folder: Path) -> Pin | None:
    """The PIN of a folder, if it has one. Raises PinError for a file that is no such, OSError."""
    path = folder / _FILE
    if not path.exists():
        return None
    try:
        told = cast("dict[str, object]", json.loads(path.read_bytes()))
        pin = Pin(
            bytes.fromhex(str(told["salt"])),
            int(str(told["rounds"])),
            bytes.fromhex(str(told["sha256"])),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise PinError("{0} holds no PIN: delete it and set one anew.", path) from error
    if not 1 <= pin.rounds <= 10 * _ROUNDS:
        raise PinError("{0} holds no PIN: delete it and set one anew.", path)
    return pin


def _hashed(text: str, salt: bytes, rounds: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", text.encode(), salt, rounds)
