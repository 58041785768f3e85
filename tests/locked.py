"""Locking of files and folders against changes, where the system allows it."""

import shutil
import subprocess
from contextlib import contextmanager

import pytest


@contextmanager
def locked(path):
    """Locks a path inside a `with` block, so that even the superuser cannot change its content."""
    program = shutil.which("chattr")
    if (
        program is None
        or subprocess.run([program, "+i", path], check=False, capture_output=True).returncode
    ):
        pytest.skip("nothing can be locked here")
    try:
        yield path
    finally:
        subprocess.run([program, "-i", path], check=True)
