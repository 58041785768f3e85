"""The journal of a participant: events are written at once, at the end, and none is lost."""

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
    """A file that this program may not go on with."""


class Journal:
    """The file of one participant, open for one sitting.

    Every event is given to the system before `write` returns, so that an end of the program,
    however sudden, loses none; `sync` gives it to the disk, so that an end of the machine loses
    none either. Where the file cannot be written, the lines wait in memory, and every later
    `write` and `sync` tries again; `trouble` says what was wrong the last time, None if nothing.
    For as long as that lasts all of it is in a second file as well, so that an end of the program
    loses nothing even then; the next sitting goes on from whichever file has more.
    A file that was deleted or moved away is written anew as a whole.
    """

    def __init__(self, path: Path, second: Path | None = None) -> None:
        """Continue a file or begin one; `second` is on another disk, if possible.

        Raises HeldError where another program has it, and OSError where it cannot be read.
        Of a file that was cut within its last line, that line is taken away, and that is recorded.
        Raises JournalError for one that a newer version of the program has written in.
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
        """Add an event. Raises ValueError for what no line can hold."""
        if not self._mended:
            self._mended = True
            self._add(Event(EventKind.MENDED, event.at, {"bytes": len(self._cut)}))
        self._add(event)
        self.catch_up()

    def catch_up(self) -> None:
        """Try again to write what waits in memory."""
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

        It may be called once, from any thread, while this one goes on writing; the files it uses
        are its own. It raises OSError, and so does making it.
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
        """Write what waits, and give everything to the disk. May take as long as the disk does."""
        self.catch_up()
        try:
            if (give := self.syncing()) is not None:
                give()
        except OSError as error:
            self.trouble = error

    def close(self) -> None:
        """Sync, and let go of the file. What could not be written is in the second file at most."""
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
        """The second file, while it has everything."""
        return self._second_path if self._second is not None else None

    def _or_second(self, raw: bytes, found: Chain) -> tuple[bytes, Chain]:
        """Returns the second file if it continues the first one; another file is left as it is."""
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
        """The file, behind what it has of the lines; made again if it is not there any more."""
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
