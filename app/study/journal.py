"""Writes events to a participant's file so that none is lost: at once, and only at the end."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

from app.engine.files import PRIVATE, make_private, private_folder, replace_file
from app.study.chain import START, line_of, read_chain
from app.study.events import Event, Kind


class Journal:
    """The file of one participant, open for one sitting.

    Every event is given to the system before `write` returns, so that an end of the program,
    however sudden, loses none; `sync` gives it to the disk, so that an end of the machine loses
    none either. Where the file cannot be written, the lines wait in memory, and every later
    `write` and `sync` tries again; `trouble` says what was wrong the last time, None if nothing.
    A file that was deleted or moved away is written anew as a whole.
    """

    def __init__(self, path: Path) -> None:
        """Continue a file or begin one. Raises OSError where an existing one cannot be read.

        Of a file that was cut within its last line, that line is taken away, and that is recorded.
        """
        self.path = path
        self.trouble: OSError | None = None
        self._file: int | None = None
        raw = path.read_bytes() if path.exists() else b""
        found = read_chain(raw)
        self._lines = bytearray(raw[: found.whole])
        self._number = self._lines.count(b"\n")
        self._last = found.last if self._number else START
        self._written = 0
        """How many bytes of the lines the system has; they are always the first ones."""
        self._found, self._cut = found.whole, raw[found.whole :]
        self._mended = not self._cut
        self.faults = found.faults

    def write(self, event: Event) -> None:
        """Add an event. Raises ValueError for what no line can hold."""
        if not self._mended:
            self._mended = True
            self._add(Event(Kind.MENDED, event.at, {"bytes": len(self._cut)}))
        self._add(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Try again to write what waits in memory."""
        try:
            file = self._opened()
            while self._written < len(self._lines):
                self._written += os.write(file, self._lines[self._written :])
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def syncing(self) -> Callable[[], None] | None:
        """What gives to the disk all that was written so far; None where nothing was.

        It may be called once, from any thread, while this one goes on writing; the file it uses
        is its own. It raises OSError, and so does making it.
        """
        if self._file is None:
            return None
        file = os.dup(self._file)

        def give() -> None:
            try:
                os.fsync(file)
            finally:
                os.close(file)

        return give

    def sync(self) -> None:
        """Write what waits, and give everything to the disk. May take as long as the disk does."""
        self.catch_up()
        try:
            if (give := self.syncing()) is not None:
                give()
        except OSError as error:
            self.trouble = error

    def close(self) -> None:
        """Sync, and let go of the file. What could not be written is lost with the journal."""
        self.sync()
        self._let_go()

    def rescue(self, path: Path) -> None:
        """Write all of it to another file, where this one cannot be written. Raises OSError."""
        private_folder(path.parent)
        replace_file(path, bytes(self._lines), private=True)

    @property
    def waiting(self) -> int:
        """How many bytes are in memory only."""
        return len(self._lines) - self._written

    def _add(self, event: Event) -> None:
        line, self._last = line_of(event, self._number, self._last)
        self._number += 1
        self._lines += line

    def _opened(self) -> int:
        """The file, behind what it has of the lines; made again if it is not there any more."""
        if self._file is not None and not self._is_there(self._file):
            self._let_go()
        if self._file is None:
            private_folder(self.path.parent)
            make_private(self.path)
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
            self._file = os.open(self.path, flags, PRIVATE)
            self._written = self._continue(self._file)
        return self._file

    def _continue(self, file: int) -> int:
        """Stand behind the lines that are there already; how many bytes they are."""
        held = b""
        while piece := os.read(file, 1 << 20):
            held += piece
        if self._cut and held == bytes(self._lines[: self._found]) + self._cut:
            held = held[: self._found]
            os.ftruncate(file, self._found)
        elif not self._lines.startswith(held):
            raise FileExistsError(errno.EEXIST, "something else has been written there", self.path)
        os.lseek(file, len(held), os.SEEK_SET)
        return len(held)

    def _is_there(self, file: int) -> bool:
        try:
            return os.path.samestat(os.fstat(file), self.path.stat())
        except FileNotFoundError:
            return False

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self._written = 0
