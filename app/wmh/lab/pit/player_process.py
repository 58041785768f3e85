"""Process of a player: reads and writes its lines, and surely ends it."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, cast

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.lab.pit.windows_job import ProcessJob, job_calls

LONGEST_LINE = 1000
"""Maximal number of bytes in a line of a player."""

_CHUNK = 4096
_GRACE = 0.5
"""Seconds in which a player may end by itself before it is killed."""


_GIVEN = (
    ("SYSTEMROOT", "PATH", "PATHEXT", "USERPROFILE", "TEMP", "LANG")
    if sys.platform == "win32"
    else ("PATH", "HOME", "USER", "LANG", "LC_ALL", "TMPDIR")
)


def environment() -> dict[str, str]:
    """Returns the six environment variables that players get; others may contain passwords."""
    return {name: os.environ[name] for name in _GIVEN if name in os.environ}


class PlayerError(InputError):
    """The error for a player that broke off the game; its message is the end of a sentence."""


class CannotStartError(PlayerError):
    """The error for a player that cannot be started."""


class PlayerProcess:
    """Process that plays one game; the caller must `end` it.

    At most `lines` lines are read, all within `limit` seconds. `folder` is its working directory.
    Raises CannotStartError.
    """

    def __init__(
        self, command: Sequence[str], lines: int, limit: float, folder: Path | None = None
    ) -> None:
        self._before = _children() if _adopt_orphans() else None
        self._began, self._limit = time.monotonic(), limit
        try:
            self._start(command, lines, folder)
        except BaseException:
            # A signal may have ended us between its start and our knowing of it.
            if self._before is not None:
                _end_orphans(self._before, _GRACE)
            raise

    def _start(self, command: Sequence[str], lines: int, folder: Path | None) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                cwd=folder,
                env=environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise CannotStartError(
                "cannot be started: {0}: {1}", excerpt(command[0]), why
            ) from error
        calls = job_calls()
        self._job = None if calls is None else ProcessJob(calls, self._process.pid)
        # None ends them.
        self._lines: SimpleQueue[bytes | PlayerError | None] = SimpleQueue()
        self._wanted = lines
        self._complaint = b""
        self._threads = [
            Thread(target=self._read_lines, daemon=True),
            Thread(target=self._read_complaints, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def seconds(self) -> float:
        """Seconds since the player was started."""
        return time.monotonic() - self._began

    def line(self) -> str:
        """Returns the player's next line. Raises PlayerError."""
        try:
            said = self._lines.get(timeout=max(0.0, self._limit - self.seconds))
        except Empty:
            limit = f"{self._limit:g}"
            raise PlayerError("did not finish within {0} seconds", limit) from None
        if said is None:
            raise self._end_of_output()
        if isinstance(said, PlayerError):
            raise said
        return said.decode("utf-8", "replace")

    def send(self, line: str) -> None:
        """Sends the player a line; it is lost if the player no longer reads."""
        with suppress(OSError):
            _pipe(self._process.stdin).write(f"{line}\n".encode())

    def end(self) -> None:
        """Ends the player and all processes that it started.

        A player that does not end by itself within a moment is killed.
        """
        _pipe(self._process.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        if hasattr(os, "killpg"):
            # The group outlives its leader as long as anybody is in it.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        if self._job is not None:
            self._job.end()
        self._process.wait()
        if self._before is not None:
            _end_orphans(self._before, _GRACE)
        pipes = (self._process.stdout, self._process.stderr)
        for thread, pipe in zip(self._threads, pipes, strict=True):
            thread.join(_GRACE)
            # Somebody who left the group may hold the other end.
            if not thread.is_alive():
                _pipe(pipe).close()

    def _read_lines(self) -> None:
        output, rest = _pipe(self._process.stdout), b""
        while self._wanted > 0:
            if not (chunk := output.read(_CHUNK)):
                self._lines.put(None)
                return
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole[: self._wanted]:
                self._lines.put(line)
            self._wanted -= len(whole)
            if len(rest) > LONGEST_LINE:
                text = "wrote more than {0} characters and no end of line"
                self._lines.put(PlayerError(text, LONGEST_LINE))
                return

    def _read_complaints(self) -> None:
        complaints = _pipe(self._process.stderr)
        while chunk := complaints.read(_CHUNK):
            self._complaint = (self._complaint + chunk)[-LONGEST_LINE:]

    def _end_of_output(self) -> PlayerError:
        """Returns an error that tells how the player ended, with the last line of its errors."""
        try:
            code = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return PlayerError("ended its output")
        self._threads[1].join(_GRACE)
        lines = self._complaint.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        if not last:
            return PlayerError("ended its output (exit code {0})", str(code))
        return PlayerError("ended its output (exit code {0}: {1})", str(code), excerpt(last, 120))


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    return cast("IO[bytes]", stream)


# What a player leaves behind: whoever starts it becomes the parent of that, and ends it. A group of
# processes can be left with `setsid`, but Linux gives what has lost its parent to the next ancestor
# that asked for it. Windows has jobs instead; others have nothing of the kind.

_SET_CHILD_SUBREAPER = 36
"""Number of the option PR_SET_CHILD_SUBREAPER of prctl(2)."""

_PAUSE = 0.001


@cache
def _adopt_orphans() -> bool:
    """Makes this process the parent of orphaned descendants; False if impossible."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        return ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    return False


def _children() -> frozenset[int]:
    """Returns the numbers of this process's children; empty if the system does not list them."""
    found: set[int] = set()
    for listed in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):
            found.update(map(int, listed.read_text().split()))
    return frozenset(found)


def _end_orphans(before: frozenset[int], patience: float) -> None:
    """Kills every child of this process that was not there before, until none is left.

    It takes at most `patience` seconds: a process in a system call ends later.
    """
    until = time.monotonic() + patience
    while (left := _children() - before) and time.monotonic() < until:
        for process in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(process, os.WNOHANG)
        time.sleep(_PAUSE)
