"""File of a participant's events, to which each event is written at once."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from wmh.base.files.holding import Hold
from wmh.base.files.writing import (
    PRIVATE,
    make_private,
    private_folder,
    read_regular,
    replace_file,
    sync_folder,
)
from wmh.base.text.refusal import InputError
from wmh.study.journal.chain import START, Chain, line_of, read_chain
from wmh.study.journal.events import Event, EventKind


class JournalError(InputError):
    """The error for a participant's file that this version of the program must not continue."""


class Journal:
    """Event file of one participant, open for one session.

    Every event is passed to the system before `write` returns, so that a crash of the program loses
    none; `sync` writes to the disk, so that a crash of the machine loses none either. If the file
    cannot be written, its lines wait in memory, and every later `write` and `sync` tries again;
    `trouble` is the last error, or None after a success. Meanwhile the whole content is also
    written to a second file, so that even a crash of the program loses nothing; the next session
    continues from the longer of the two files. A file that was deleted or moved is written again
    completely.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        """Opens a participant's file, or begins a new one; `second` should be on another disk.

        Raises HeldError if another program has the file open, JournalError if a newer version of
        the program wrote it, and OSError if it cannot be read. An incomplete last line is removed,
        and its removal is recorded as an event.
        """
        self.path, self._second_path = path, second
        self._second: int | None = None
        self._second_there = False
        self._copied = 0
        """Number of bytes of `_lines` that are in the second file, while that file is open."""
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
        raw = read_regular(path) if path.exists() else b""
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
        """Number of bytes at the beginning of `_lines` that are in the participant's own file."""
        self._found, self._cut = found.whole, raw[found.whole :]
        self._mended = not self._cut
        self.faults = found.faults
        self.events = found.events
        """Events of earlier sessions, from the file as it was opened."""

    def write(self, event: Event) -> None:
        """Adds an event to the file. Raises ValueError for values that JSON lacks."""
        if not self._mended:
            self._mended = True
            self._add(Event(EventKind.MENDED, event.at, {"bytes": len(self._cut)}))
        self._add(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Writes waiting lines to the file, or if that fails, to the second file."""
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
        """Returns a function that syncs everything written so far to disk; None if no file is open.

        The function may be called once, from any thread, while more is written. Creating and
        calling it can raise OSError.
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
        """Writes waiting lines and syncs to disk, which may take long; never raises OSError."""
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
        """Writes all events to another file `path`. Raises OSError."""
        private_folder(path.parent)
        replace_file(path, bytes(self._lines), private=True)

    @property
    def copy(self) -> Path | None:
        """Path of the second file while it is in use and complete; else None."""
        return self._second_path if self._second is not None else None

    def _or_second(self, raw: bytes, found: Chain) -> tuple[bytes, Chain]:
        """Returns bytes and content of the second file if it is longer, else those of the first.

        A second file that does not agree with the first belongs to another participant; then a
        different name is tried for the second file.
        """
        while self._second_path is not None and self._second_path.exists():
            other = read_regular(self._second_path)
            whole = read_chain(other)
            further = other.startswith(raw[: found.whole])
            if further or raw.startswith(other[: whole.whole]):
                self._second_there = True
                return (other, whole) if whole.whole > found.whole else (raw, found)
            self._second_path = self._second_path.with_stem(f"{self._second_path.stem}-more")
        return raw, found

    def _copy(self) -> None:
        """Brings the second file up to date, and creates it if necessary; ignores errors."""
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
        """Deletes the second file; called when the participant's own file has every event."""
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
        """Number of bytes not yet in the participant's own file; the second file may have them."""
        return len(self._lines) - self._written

    def _add(self, event: Event) -> None:
        line, self._last = line_of(event, self._number, self._last)
        self._number += 1
        self._lines += line

    def _open_file(self) -> int:
        """Opens the file for writing at its end; creates the file again if it is missing."""
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
        """Checks the file's present content and seeks to its end; returns its number of bytes.

        Removes an incomplete last line. Raises FileExistsError if another program changed the file.
        """
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
