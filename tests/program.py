"""The program through its doors: called in this process, or started as one of its own."""

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
    """Runs a command; returns its output and its exit code."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Ended(code, out.getvalue(), err.getvalue())


def command(*arguments):
    return [sys.executable, "-m", "wmh", *map(str, arguments)]


def surroundings(**variables):
    """A process of its own in the checkout, where there is no display unless one is given.

    Its output is buffered as everybody's is, and what Python compiled is kept, whatever the machine
    says of either.
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
    """The program as a process of its own, without a display."""
    return subprocess.Popen(command(*arguments), **surroundings(**(variables or {})), **options)


def finish(*arguments, **options):
    """Runs a command to its end; returns its output and its exit code."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with start(*arguments, **(pipes | options)) as process:
        out, err = process.communicate()
    return Ended(process.returncode, (out or b"").decode(), (err or b"").decode())
