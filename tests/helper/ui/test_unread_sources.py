"""Sources stay unread and unkept, however many modules a window imports."""

import subprocess
import sys

from tests.patience import PATIENCE

IMPORTED = """
import linecache
import wmh.helper.ui
before = len(linecache.cache)
from wmh.helper.ui.parts import labels
import email.message, wmh.helper.ui.shell.window
from PySide6.QtCore import QObject
class Named(QObject):
    def objectName(self):
        return "own"
print(len(linecache.cache) - before, Named().objectName())
"""


def test_no_source_is_read_when_a_module_is_imported():
    run = [sys.executable, "-c", IMPORTED]
    said = subprocess.check_output(run, text=True, timeout=PATIENCE)

    assert said.split() == ["0", "own"]
