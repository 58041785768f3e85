"""Synthetic keys for an X server, against one that notes what it is asked."""

import socket
import struct
from contextlib import contextmanager
from threading import Thread

import pytest

from wmh.study.timing.xtest import XTestError, XTestKeys

FIRST, LAST, EXTENSION = 8, 12, 132
KEYSYMS = {8: ("q", "Q"), 9: ("w", "W"), 10: ("\0", "\0"), 11: (chr(0xFF0D), "\0"), 12: ("q", "q")}


class Server(Thread):
    """An X server that has XTEST or not."""

    def __init__(self, listening, *, extension=True, refuses=b""):
        super().__init__(daemon=True)
        self._listening, self._extension, self._refuses = listening, extension, refuses
        self.fakes = []
        self.password = ()

    def run(self):
        caller, _ = self._listening.accept()
        with caller, caller.makefile("rwb") as talk:
            order, major, _, names, data = struct.unpack("<BxHHHH2x", talk.read(12))
            assert (chr(order), major) == ("l", 11)
            self.password = (talk.read(names + -names % 4), talk.read(data + -data % 4))
            body = bytearray(32)
            body[26], body[27] = FIRST, LAST
            if self._refuses:
                body = self._refuses + bytes(-len(self._refuses) % 4)
            talk.write(struct.pack("<B5xH", not self._refuses, len(body) // 4) + body)
            talk.flush()
            while head := talk.read(4):
                code, minor, length = struct.unpack("<BBH", head)
                self.answer(talk, code, minor, talk.read(4 * length - 4))

    def answer(self, talk, code, minor, rest):
        if code == 98:
            size = struct.unpack("<H2x", rest[:4])[0]
            assert rest[4 : 4 + size] == b"XTEST"
            talk.write(struct.pack("<8xBB22x", self._extension, EXTENSION))
        elif code == 101:
            first, count = rest[:2]
            assert (first, count) == (FIRST, LAST - FIRST + 1)
            syms = [ord(each) for place in range(first, first + count) for each in KEYSYMS[place]]
            talk.write(
                struct.pack("<xB2xI24x", 2, len(syms)) + struct.pack(f"<{len(syms)}I", *syms)
            )
        else:
            assert (code, minor, len(rest)) == (EXTENSION, 2, 32)
            self.fakes.append(tuple(rest[:2]))
        talk.flush()


@contextmanager
def server(**how):
    for number in range(1200, 1300):
        listening = socket.socket()
        try:
            listening.bind(("127.0.0.1", 6000 + number))
        except OSError:
            listening.close()
            continue
        with listening:
            listening.listen()
            there = Server(listening, **how)
            there.start()
            yield there, f"127.0.0.1:{number}.0"
            there.join(10)
            return


def test_each_key_is_pressed_and_let_go_by_its_code():
    with server() as (there, display):
        keys = XTestKeys(display)
        assert (keys.code_of("q"), keys.code_of("w"), keys.code_of("\n")) == (8, 9, 11)
        assert keys.code_of("ñ") is None
        for key in "w\n":
            keys.press(keys.code_of(key))
        keys.close()
    assert there.fakes == [(2, 9), (3, 9), (2, 11), (3, 11)]


def test_the_servers_password_is_given(tmp_path, monkeypatch):
    def part(data):
        return len(data).to_bytes(2) + data

    with server() as (there, display):
        number = display.partition(":")[2].partition(".")[0].encode()
        entry = b"\1\0" + part(b"host") + part(number) + part(b"MIT-MAGIC-COOKIE-1")
        other = b"\1\0" + part(b"host") + part(b"9") + part(b"MIT-MAGIC-COOKIE-1") + part(b"no")
        file = tmp_path / "authority"
        file.write_bytes(other + entry + part(b"0123456789abcdef"))
        monkeypatch.setenv("XAUTHORITY", str(file))
        XTestKeys(display).close()
    assert there.password == (b"MIT-MAGIC-COOKIE-1\0\0", b"0123456789abcdef")


def test_a_server_without_the_extension_or_that_refuses_is_said():
    with server(extension=False) as (_, display), pytest.raises(XTestError, match="no XTEST"):
        XTestKeys(display)
    with server(refuses=b"Not you.") as (_, display), pytest.raises(XTestError, match="Not you"):
        XTestKeys(display)
    with pytest.raises(XTestError, match="no X display"):
        XTestKeys("")
