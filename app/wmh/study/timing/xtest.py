"""Synthetic keys sent to an X server by its XTEST extension, over a socket of this module.

From the server to the program they take the way of a keyboard's keys. No library is needed for the
four requests (X Window System Protocol, X11R7; XTEST 2.2).
"""

import os
import socket
import struct
from pathlib import Path

_ACCEPTED = 1
_PRESS, _RELEASE = 2, 3
_RETURN = 0xFF0D
"""Keysym of Enter; the keysym of a Latin-1 letter is its character code."""
_COOKIE = b"MIT-MAGIC-COOKIE-1"


class XTestError(Exception):
    """The error for an X server that cannot be reached, or has no XTEST."""


class XTestKeys:
    """Connection to an X server that presses keys. Raises XTestError and OSError."""

    def __init__(self, display: str) -> None:
        self._socket = _connect(display)
        try:
            self._first, last = self._set_up(*_cookie(display))
            self._extension = self._extension_number(b"XTEST")
            self._codes = self._keycodes(last - self._first + 1)
        except (XTestError, OSError):
            self.close()
            raise

    def code_of(self, key: str) -> int | None:
        """Returns the keycode of a letter (of Enter for a line break); None if no key has it."""
        return self._codes.get(_RETURN if key == "\n" else ord(key))

    def press(self, code: int) -> None:
        """Presses the key with this keycode and releases it."""
        for kind in (_PRESS, _RELEASE):
            self._socket.sendall(
                struct.pack("<BBHBBHII8xhh7xB", self._extension, 2, 9, kind, code, 0, 0, 0, 0, 0, 0)
            )

    def close(self) -> None:
        self._socket.close()

    def _set_up(self, name: bytes, data: bytes) -> tuple[int, int]:
        """Opens the connection, if authorized; returns the least and the greatest keycode."""
        head = struct.pack("<BxHHHH2x", ord("l"), 11, 0, len(name), len(data))
        self._socket.sendall(head + _pad(name) + _pad(data))
        status, more = struct.unpack("<B5xH", self._receive(8))
        rest = self._receive(4 * more)
        if status != _ACCEPTED:
            raise XTestError(rest.decode("latin-1").strip("\0"))
        return rest[26], rest[27]

    def _extension_number(self, name: bytes) -> int:
        padded = _pad(name)
        self._socket.sendall(struct.pack("<BxHH2x", 98, 2 + len(padded) // 4, len(name)) + padded)
        there, number = struct.unpack_from("<BB", self._receive(32), 8)
        if not there:
            raise XTestError("the X server has no XTEST")
        return number

    def _keycodes(self, count: int) -> dict[int, int]:
        """Returns the keycode of each keysym that a key makes without modifiers."""
        self._socket.sendall(struct.pack("<BxHBB2x", 101, 2, self._first, count))
        each, length = struct.unpack("<xB2xI24x", self._receive(32))
        keysyms = struct.unpack(f"<{length}I", self._receive(4 * length))
        codes: dict[int, int] = {}
        for place in range(count):
            codes.setdefault(keysyms[place * each], self._first + place)
        return codes

    def _receive(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            if not (more := self._socket.recv(size - len(found))):
                raise XTestError("the X server ended the connection")
            found += more
        return found


def _pad(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)


def _display_number(display: str) -> str:
    return display.rpartition(":")[2].partition(".")[0]


def _connect(display: str) -> socket.socket:
    host, number = display.rpartition(":")[0], _display_number(display)
    if not number.isdecimal():
        raise XTestError("there is no X display")
    if host in ("", "unix"):
        found = socket.socket(socket.AF_UNIX)
        found.connect(f"/tmp/.X11-unix/X{number}")
        return found
    return socket.create_connection((host, 6000 + int(number)), timeout=5)


def _cookie(display: str) -> tuple[bytes, bytes]:
    """Returns name and data of the display's authorization; empty if it has none."""
    path = Path(os.environ.get("XAUTHORITY") or Path.home() / ".Xauthority")
    try:
        raw = path.read_bytes()
    except OSError:
        return b"", b""
    place, number = 0, _display_number(display).encode()
    while place < len(raw):
        place += 2  # The family of the address: any will do that has the display's number.
        parts: list[bytes] = []
        for _ in range(4):
            size = int.from_bytes(raw[place : place + 2])
            parts.append(raw[place + 2 : place + 2 + size])
            place += 2 + size
        if parts[1] in (number, b"") and parts[2] == _COOKIE:
            return parts[2], parts[3]
    return b"", b""
