"""The time that a test waits: minutes, because a busy machine is slow and not wrong.

No test passes or fails by a clock. What must be quick is measured by its work, or marked slow.
"""

import sys
from functools import partialmethod

from pytestqt.qtbot import QtBot

PATIENCE = 120
"""Seconds after which what is waited for will never come."""


class PatientBot(QtBot):
    """A qtbot that waits so long for everything."""


for _name in ("waitUntil", "waitSignal", "waitSignals", "waitActive"):
    _patient = partialmethod(getattr(QtBot, _name), timeout=1000 * PATIENCE)
    setattr(PatientBot, _name, _patient)


def calls(act):
    """The work of doing something: how many functions are called meanwhile in this thread."""
    number = 0

    def count(_frame, event, _argument):
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return number
