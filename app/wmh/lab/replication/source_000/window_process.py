"""Process with the program's window, which is driven through games and measured."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled

_DRIVEN = "wmh.lab.ui.driven_window"
_LOOK = 0.1
"""Seconds between two checks for cancelling."""


def driven(secrets: Sequence[str], lexicon: Path, stop: Stop, *, printed: bool = False) -> Json:
    """Returns the measurements of a window driven through games; or `refused`, with the reason.

    The window is painted off screen. If `printed`, the paper's modules run in plain Python, else
    the program's own modules. Raises Cancelled.
    """
    if getattr(sys, "frozen", False):
        return {"refused": "A bundled program cannot start its window as a process: use Python's."}
    asked = json.dumps({"secrets": list(secrets), "lexicon": str(lexicon), "printed": printed})
    with TemporaryDirectory() as home:
        surroundings = os.environ | {
            "WMH_HOME": home,
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "",
        }
        with subprocess.Popen(
            [sys.executable, "-P", "-m", _DRIVEN],
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                told, said = _output(process, asked, stop)
            finally:
                process.kill()
    if process.returncode or not told:
        last = (said.strip().splitlines() or ["it ended at once"])[-1]
        return {"refused": f"The window could not be driven: {last}"}
    return json.loads(told)


def _output(process: "subprocess.Popen[str]", asked: str, stop: Stop) -> tuple[str, str]:
    given: str | None = asked
    while True:
        check_cancelled(stop)
        try:
            return process.communicate(given, timeout=_LOOK)
        except subprocess.TimeoutExpired:
            given = None
