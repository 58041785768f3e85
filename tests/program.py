"""Calls of the command line, in this process, or as a process of its own."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from wmh.__main__ import main

ROOT = Path(__file__).parents[1]


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def wmh(*arguments):
    """Runs a command in this process; returns its output and its exit code."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Ended(code, out.getvalue(), err.getvalue())


def command(*arguments):
    return [sys.executable, "-m", "wmh", *map(str, arguments)]


def surroundings(**variables):
    """Returns options for a process in the checkout, without a display unless one is given.

    Its output is buffered, and compiled Python is stored, whatever this environment has set.
    """
    hidden = (
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "XDG_RUNTIME_DIR",
        "QT_QPA_PLATFORM",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONUNBUFFERED",
    )
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {"cwd": ROOT, "env": kept | variables}


def start(*arguments, variables=None, **options):
    """Starts the program as a process of its own, without a display."""
    return subprocess.Popen(command(*arguments), **surroundings(**(variables or {})), **options)


def finish(*arguments, **options):
    """Runs the program in a process to its end; returns its output and its exit code."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with start(*arguments, **(pipes | options)) as process:
        out, err = process.communicate()
    return Ended(process.returncode, (out or b"").decode(), (err or b"").decode())
