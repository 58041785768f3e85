"""Waiting time of tests: minutes, because a busy machine is slow and not wrong.

No test passes or fails by a clock. Speed is measured by work, or in tests marked as slow.
"""

import sys
from functools import partialmethod

from pytestqt.qtbot import QtBot

PATIENCE = 120
"""Seconds after which an event that a test waits for is taken to be missing."""


class PatientBot(QtBot):
    """Robot of pytest-qt that waits `PATIENCE` seconds for everything."""


for _name in ("waitUntil", "waitSignal", "waitSignals", "waitActive"):
    _patient = partialmethod(getattr(QtBot, _name), timeout=1000 * PATIENCE)
    setattr(PatientBot, _name, _patient)


def calls(act):
    """Returns the work of `act`: the number of functions called in this thread while it runs."""
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
