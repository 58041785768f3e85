"""Files and folders that are locked against changes, where the system can lock some."""

import shutil
import subprocess
from contextlib import contextmanager

import pytest


@contextmanager
def locked(path):
    """Within this, no user can change what lies at the path."""
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
