"""Journal of a participant: events are written at once, at the end of the file."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from wmh.base.files.holding import Hold
from wmh.base.files.writing import PRIVATE, make_private, private_folder, replace_file, sync_folder
from wmh.base.text.refusal import InputError
from wmh.study.journal.chain import START, Chain, line_of, read_chain
from wmh.study.journal.events import Event, EventKind


class JournalError(InputError):
    """The error for a file that this program must not continue."""


class Journal:
    """File of one participant, open for one session.

    Every event is passed to the system before `write` returns, so that a crash of the program loses
    none; `sync` writes to the disk, so that a crash of the machine loses none either. If the file
    cannot be written, lines wait in memory, and every later `write` and `sync` tries again;
    `trouble` is the last error, None without one. Meanwhile everything is also in a second file, so
    that even a crash of the program loses nothing; the next session continues from whichever file
    has more. A file that was deleted or moved is written again completely.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        """Continues a file or begins one; `second` should be on another disk.

        Raises HeldError if another program has it, JournalError for a file of a newer version of
        the program, and OSError if it cannot be read. An incomplete last line is removed, and that
        is recorded.
        """
        self.path, self._second_path = path, second
        self._second: int | None = None
        self._second_there = False
        self._copied = 0
        """How many bytes of the lines the second file has, while it is open."""
        self.trouble: OSError | None = None
        self._file: int | None = None
        self._hold = Hold(path)
        try:
            self._read()
        except BaseException:
            self._hold.let_go()
            raise

    def _read(self) -> None:
        path = self.path
        raw = path.read_bytes() if path.exists() else b""
        found = read_chain(raw)
        if found.newer:
            raise JournalError(
                "{0} was written by a newer version of this program, and stays as it is: go on"
                " with that version.",
                path,
            )
        raw, found = self._or_second(raw, found)
        self._lines = bytearray(raw[: found.whole])
        self._number = self._lines.count(b"\n")
        self._last = found.last if self._number else START
        self._written = 0
        """How many bytes of the lines the system has; they are always the first ones."""
        self._found, self._cut = found.whole, raw[found.whole :]
        self._mended = not self._cut
        self.faults = found.faults
        self.events = found.events
        """What it told before this sitting."""

    def write(self, event: Event) -> None:
        """Adds an event. Raises ValueError for values that JSON lacks."""
        if not self._mended:
            self._mended = True
            self._add(Event(EventKind.MENDED, event.at, {"bytes": len(self._cut)}))
        self._add(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Tries again to write lines that wait in memory."""
        try:
            file = self._open_file()
            while self._written < len(self._lines):
                self._written += os.write(file, self._lines[self._written :])
        except OSError as error:
            self.trouble = error
            self._copy()
        else:
            self.trouble = None
            self._drop_copy()

    def syncing(self) -> Callable[[], None] | None:
        """Returns a function that syncs all that was written so far; None if nothing was.

        It may be called once, from any thread, during further writing. It raises OSError, and so
        does creating it.
        """
        written = [file for file in (self._second, self._file) if file is not None]
        if not written:
            return None
        files = [os.dup(file) for file in written]

        def give() -> None:
            try:
                for file in files:
                    os.fsync(file)
            finally:
                for file in files:
                    os.close(file)

        return give

    def sync(self) -> None:
        """Writes waiting lines and syncs to the disk, which may take long."""
        self.catch_up()
        try:
            if (give := self.syncing()) is not None:
                give()
        except OSError as error:
            self.trouble = error

    def close(self) -> None:
        """Syncs and closes the file. Lines that could not be written are in the second file."""
        self.sync()
        self._let_go()
        self._let_go_of_copy()
        self._hold.let_go()

    def rescue(self, path: Path) -> None:
        """Writes the whole journal to another file if its own cannot be written. Raises OSError."""
        private_folder(path.parent)
        replace_file(path, bytes(self._lines), private=True)

    @property
    def copy(self) -> Path | None:
        """Path of the second file while it is complete; else None."""
        return self._second_path if self._second is not None else None

    def _or_second(self, raw: bytes, found: Chain) -> tuple[bytes, Chain]:
        """Returns the second file if it continues the first one; else the first one."""
        while self._second_path is not None and self._second_path.exists():
            other = self._second_path.read_bytes()
            whole = read_chain(other)
            further = other.startswith(raw[: found.whole])
            if further or raw.startswith(other[: whole.whole]):
                self._second_there = True
                return (other, whole) if whole.whole > found.whole else (raw, found)
            self._second_path = self._second_path.with_stem(f"{self._second_path.stem}-more")
        return raw, found

    def _copy(self) -> None:
        """Copies the whole journal to the second file, now or as soon as that is possible."""
        if self._second_path is None:
            return
        try:
            if self._second is None:
                private_folder(self._second_path.parent)
                self._second_there = True
                replace_file(self._second_path, bytes(self._lines), private=True)
                mode = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
                self._second = os.open(self._second_path, mode)
                self._copied = len(self._lines)
            while self._copied < len(self._lines):
                self._copied += os.write(self._second, self._lines[self._copied :])
        except OSError:
            self._let_go_of_copy()

    def _drop_copy(self) -> None:
        """Deletes the second file, once the first one has every event."""
        self._let_go_of_copy()
        if self._second_there and self._second_path is not None:
            self._second_there = False
            with suppress(OSError):
                self._second_path.unlink(missing_ok=True)

    def _let_go_of_copy(self) -> None:
        if self._second is not None:
            os.close(self._second)
            self._second = None

    @property
    def waiting(self) -> int:
        """Number of bytes that are in memory only."""
        return len(self._lines) - self._written

    def _add(self, event: Event) -> None:
        line, self._last = line_of(event, self._number, self._last)
        self._number += 1
        self._lines += line

    def _open_file(self) -> int:
        """Opens the file behind its present lines; creates it again if it is missing."""
        if self._file is not None and not self._is_there(self._file):
            self._let_go()
        if self._file is None:
            private_folder(self.path.parent)
            make_private(self.path)
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
            new = not self.path.exists()
            self._file = os.open(self.path, flags, PRIVATE)
            if new:
                sync_folder(self.path.parent)
            self._written = self._continue(self._file)
        return self._file

    def _continue(self, file: int) -> int:
        """Seeks behind the present lines; returns their number of bytes."""
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
