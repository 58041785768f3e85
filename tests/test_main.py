"""Entry point of the program: version, commands, window, or messages without one."""

import importlib
import os
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.patience import PATIENCE
from tests.program import finish, start, surroundings, wmh
from wmh import __version__
from wmh.base.system import display, libraries
from wmh.helper.cli.commands import COMMANDS

on_unix = pytest.mark.skipif(os.name != "posix", reason="how Unix does it")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a window")


def modules_after(*arguments):
    """Returns the names of the modules that are loaded after the program has run."""
    program = (
        "import sys; from wmh.__main__ import main\n"
        f"main({list(arguments)!r}); print('\\nLoaded:', *sys.modules)"
    )
    printed = subprocess.check_output([sys.executable, "-c", program], text=True, **surroundings())
    return set(printed.partition("\nLoaded: ")[2].split())


@pytest.fixture
def window(monkeypatch):
    """Replaces the window; returns a list to which the arguments of each opening are added."""
    opened = []
    fake = SimpleNamespace(run=lambda argv, _lesson, **how: opened.append((argv, how)) or 7)
    monkeypatch.setitem(sys.modules, "wmh.helper.ui.shell.application", fake)
    monkeypatch.setattr(display, "why_no_window", lambda: None)
    monkeypatch.setattr(display, "platform_to_use", lambda: None)
    return opened


def test_the_version_is_one_line():
    assert wmh("--version") == (0, f"wmh {__version__}\n", "")


def test_missing_kernels_are_said_with_the_version(without_kernels):
    assert wmh("--version") == (0, f"wmh {__version__}\nBecause.\n", "")


def test_the_version_is_told_before_anything_slow_is_loaded():
    assert modules_after("--version").isdisjoint({"typer", "rich", "numpy", "PySide6"})


def test_a_command_does_without_qt():
    assert "PySide6" not in modules_after("suggest", "rain:ywwg", "--json")


def test_help_names_every_command_and_loads_none():
    code, out, err = wmh("--help")

    assert (code, err) == (0, "")
    assert re.findall(r"^  (\w+)  ", out, re.MULTILINE) == [each.name for each in COMMANDS]
    assert modules_after("--help").isdisjoint({"numpy", "rich", "wmh.helper.cli.advice.suggest"})


@pytest.mark.parametrize("command", COMMANDS, ids=[each.name for each in COMMANDS])
def test_a_command_says_of_itself_what_is_said_of_it(command):
    code, out, err = wmh(command.name, "--help")

    assert (code, err) == (0, "")
    usage, _, about = out.partition("\n\n")
    assert usage.startswith(f"Usage: wmh {command.name} ")
    assert " ".join(about.split()).startswith(command.about)


@pytest.mark.parametrize("argument", ["bogus", "--bogus"])
def test_what_is_no_command_ends_with_two(argument):
    code, out, err = wmh(argument)

    assert (code, out) == (2, "")
    assert argument in err.splitlines()[-1]


def test_without_a_command_the_window_opens_and_its_exit_code_counts(window):
    assert wmh() == (7, "", "")
    assert len(window) == 1


def test_the_window_opens_on_the_one_platform_that_works(window, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    monkeypatch.setattr(display, "platform_to_use", lambda: "wayland")

    wmh()

    assert os.environ["QT_QPA_PLATFORM"] == "wayland"


def test_a_platform_the_user_chose_is_left_alone(window, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    wmh()

    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_ctrl_c_closes_the_window_quietly(window, monkeypatch):
    def interrupted(_argv, _lesson, **_how):
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["wmh.helper.ui.shell.application"], "run", interrupted)

    assert wmh() == (130, "", "")


@pytest.mark.parametrize(
    ("absent", "remedy"),
    [(("libGL.so.1",), "libGL|libgl1"), ((), "pip install .*PySide6-Essentials")],
)
def test_a_qt_that_cannot_be_imported_is_one_line_with_what_to_do(
    window, monkeypatch, absent, remedy
):
    def fails(name):
        raise ImportError("libGL.so.1: cannot open shared object file")

    monkeypatch.setattr(importlib, "import_module", fails)
    monkeypatch.setattr(libraries, "missing", lambda platform: absent)

    code, out, err = wmh()

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith("No window can be shown: libGL.so.1: cannot open")
    assert re.search(rf"\(.*({remedy}).*\)", err)
    assert not window


@on_linux
def test_without_a_display_a_pipe_is_answered_in_the_console():
    with start(
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        out, err = process.communicate("rain ywwg\n")

    assert process.returncode == 0
    assert out.splitlines()[0] == "16 words fit."
    assert err.startswith("No window can be shown: ")
    assert len(err.splitlines()) == 1


@pytest.fixture
def terminal():
    """Yields both ends of a pseudo-terminal."""
    try:
        ends = os.openpty()
    except (AttributeError, OSError) as error:
        pytest.skip(f"no pseudo-terminal can be had here: {error}")
    yield ends
    for end in ends:
        with suppress(OSError):  # The test may have closed it.
            os.close(end)


@on_linux
def test_without_a_display_a_terminal_becomes_the_console(terminal):
    ours, theirs = terminal
    with start(stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        until(ours, rb"> $")
        os.write(ours, b"rain ywwg\n")
        shown = until(ours, rb"tern.*> $")
        os.write(ours, b"\x04")
        reason = process.stderr.read()

    assert process.returncode == 0
    assert b"16 words fit." in shown
    assert reason.startswith(b"No window can be shown: ")


@on_linux
@pytest.mark.parametrize("source", [os.devnull, __file__])
def test_without_a_display_and_with_nobody_to_talk_to_it_ends_with_two(source):
    with Path(source).open("rb") as opened:
        code, out, err = finish(stdin=opened)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert "wmh --help" in err


@on_linux
def test_a_closed_standard_input_is_nobody_to_talk_to():
    code, out, err = finish(preexec_fn=lambda: os.close(0))

    assert (code, out, len(err.splitlines())) == (2, "", 1)


@on_unix
def test_ctrl_c_ends_the_console_quietly(terminal):
    ours, theirs = terminal
    with start("console", stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as process:
        until(ours, rb"> $")
        process.send_signal(signal.SIGINT)
        # A signal in the moment before readline waits is noticed at the next key.
        os.write(ours, b"\n")
        complaint = process.stderr.read()

    assert (process.returncode, complaint) == (130, b"")


@on_unix
def test_a_reader_that_leaves_early_ends_it_quietly():
    many = ("suggest", "--length", "5", "--tier", "127", "--rows", "2000")
    with start(*many, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()

    assert (process.returncode, complaint) == (-signal.SIGPIPE, b"")


TALKERS = ("--version", "--help", "suggest rain:ywwg", "lingo 5")


@on_linux
@pytest.mark.parametrize("command", TALKERS)
def test_a_full_disk_is_one_line(command):
    with Path("/dev/full").open("wb") as full:
        code, _, err = finish(*command.split(), stdin=subprocess.DEVNULL, stdout=full)

    assert (code, err) == (2, "Output: No space left on device.\n")


@on_unix
@pytest.mark.parametrize("command", TALKERS)
def test_a_closed_output_is_one_line(command):
    closed = {"stdin": subprocess.DEVNULL, "stdout": None, "preexec_fn": lambda: os.close(1)}

    assert finish(*command.split(), **closed) == (2, "", "Output: Bad file descriptor.\n")


@on_linux
@pytest.mark.parametrize("command", ["suggest rain", "bogus"])
def test_where_complaints_cannot_be_written_the_code_still_tells_of_them(command):
    with Path("/dev/full").open("wb") as full:
        assert finish(*command.split(), stderr=full)[:2] == (2, "")

    assert finish(*command.split(), stderr=None, preexec_fn=lambda: os.close(2))[:2] == (2, "")


def until(terminal, pattern):
    """Returns a terminal's output up to a pattern; a prompt is shown once it can be answered."""
    shown = b""
    while not re.search(pattern, shown, re.DOTALL):
        assert select.select([terminal], [], [], PATIENCE)[0], shown
        shown += os.read(terminal, 1024)
    return shown


INTERRUPTED = """
import signal, sys
from wmh.helper.ui.shell import application

class Interrupted(application.Garbage):
    def __init__(self, parent):
        super().__init__(parent)
        signal.raise_signal(signal.SIGINT)

application.Garbage = Interrupted
sys.exit(application.run(["wmh"]))
"""


@on_linux
def test_ctrl_c_before_the_first_turn_of_the_window_closes_it():
    own = surroundings(QT_QPA_PLATFORM="offscreen")
    program = [sys.executable, "-c", INTERRUPTED]
    told = subprocess.run(program, **own, capture_output=True, timeout=PATIENCE, check=False)

    assert told.returncode == 0
    assert b"Traceback" not in told.stderr


@on_linux
@pytest.mark.parametrize("library", ["libQt6Core", "libQt6Gui", "libQt6Widgets"])
def test_ctrl_c_while_qt_loads_shows_nothing_of_what_goes_on(library):
    with start(variables={"QT_QPA_PLATFORM": "offscreen"}, stderr=subprocess.PIPE) as process:
        maps = Path(f"/proc/{process.pid}/maps")
        while library not in maps.read_text():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        complaint = process.stderr.read().decode()

    assert process.returncode in (-signal.SIGINT, 0)  # It is closed where it is there already.
    assert "Traceback" not in complaint
    assert "Error" not in complaint
