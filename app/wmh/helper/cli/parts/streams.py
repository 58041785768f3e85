"""Handling of the standard streams and of signals while a command runs."""

import io
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from wmh.base.files.refusals import refusal_of
from wmh.base.text.phrases import _, objection
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.helper.cli.parts.visible import visible_output

BAD_INPUT = 2
_LONGEST_LINE = 10_000_000
_USUAL_WIDTH = 80
"""Width in characters that is assumed without a terminal."""
_ENDS = ("SIGTERM", "SIGHUP")
"""Signals that end a program; Windows has only the first of them."""


def as_other_tools_do(command: Callable[[], int]) -> int:
    """Runs a command and returns its exit code; input and output errors become one line.

    A closed pipe ends the command silently, and no character makes its output fail. Control
    characters for terminals are written as escapes.
    """
    with _safe_ends(), _broken_pipes(signal.SIG_DFL):
        for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)
        with visible_output():
            try:
                code = command()
                sys.stdout.flush()
                return code
            except (InputError, OSError) as error:
                complain(error)
            return BAD_INPUT


def lines_in(stream: TextIO | None) -> Iterator[str]:
    """Yields the lines of a stream; none if it is closed. An endless line comes in pieces."""
    while stream is not None and (line := stream.readline(_LONGEST_LINE)):
        yield line


def terminal_width() -> int:
    """Returns the terminal's width in characters, as `shutil` does, without its slow import."""
    with suppress(KeyError, ValueError):
        if (told := int(os.environ["COLUMNS"])) > 0:
            return told
    with suppress(AttributeError, ValueError, OSError):
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or _USUAL_WIDTH  # pyright: ignore[reportOptionalMemberAccess]
    return _USUAL_WIDTH


def _lost(error: OSError) -> str:
    if error.filename is None:
        return _("Output: {0}.", error.strerror)
    refusal = refusal_of(error)
    reason = error.strerror if refusal is None else objection(refusal)
    return f"{excerpt(str(error.filename), most=200)}: {reason}."


def complain(error: InputError | OSError) -> None:
    """Prints an error as one line on stderr."""
    with suppress(OSError):  # The complaints may be full as well.
        line = objection(error) if isinstance(error, InputError) else _lost(error)
        print(line, file=sys.stderr, flush=True)


@contextmanager
def _safe_ends() -> Generator[None]:
    """Context in which output that fails is reported once, not again when Python exits.

    Text that was not written stays in the stream's buffer: at exit Python would try again, print
    three lines and set the exit code to 120.
    """
    if sys.stdout is None:
        sys.stdout = _in_place_of(1, os.O_RDONLY)
    if sys.stderr is None:
        sys.stderr = _in_place_of(2, os.O_WRONLY)
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except OSError:
                _lead_nowhere(stream.fileno(), os.O_WRONLY)


def _in_place_of(number: int, mode: int) -> TextIO:
    """Returns a stream for a closed descriptor, so that no file opened later gets its number."""
    _lead_nowhere(number, mode)
    return open(number, "w", encoding="utf-8", closefd=False)


def _lead_nowhere(number: int, mode: int) -> None:
    nowhere = os.open(os.devnull, mode)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)


@contextmanager
def heeding_no_broken_pipe() -> Generator[None]:
    """Context in which a broken pipe, of another process that ends, does not end this process."""
    with _broken_pipes(signal.SIG_IGN):
        yield


@contextmanager
def ending_in_order() -> Generator[None]:
    """Context in which a signal ends this process as Ctrl+C does, so that it ends its children."""

    def end(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    numbers = [getattr(signal, name) for name in _ENDS if hasattr(signal, name)]
    before = {each: signal.signal(each, end) for each in numbers}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextmanager
def _broken_pipes(handler: signal.Handlers) -> Generator[None]:
    if not hasattr(signal, "SIGPIPE"):  # Windows has none.
        yield
        return
    before = signal.signal(signal.SIGPIPE, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


class Request:
    """Request to end the command: `code` is the exit code to end with, 0 without a request."""

    def __init__(self) -> None:
        self.code = 0

    def stop(self) -> bool:
        return self.code != 0


@contextmanager
def requests_to_stop() -> Generator[Request]:
    """Context in which a signal becomes a request; an exception could split a group of files."""
    request = Request()

    def ask(number: int, _frame: object) -> None:
        request.code = 128 + number

    before = {each: signal.signal(each, ask) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield request
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
