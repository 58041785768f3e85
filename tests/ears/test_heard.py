"""A game by ear alone: over AT-SPI, with what Orca 43 would say and a keyboard."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import command, surroundings

PYTHON, LAUNCHER = "/usr/bin/python3", "/usr/libexec/at-spi-bus-launcher"
NEEDED = ("Xvfb", "xvfb-run", "dbus-run-session", "xdotool", PYTHON, LAUNCHER)

HEARD = """
{launcher} --launch-immediately & bus=$!
sleep 1
timeout 240 {python} {orca} corn & player=$!
sleep 1
{program} & program=$!
wait $player; code=$?
kill $program $bus
exit $code
"""


def hears():
    """Says if the system's Python can listen."""
    if sys.platform != "linux" or not all(map(shutil.which, NEEDED)):
        return False
    return subprocess.run([PYTHON, "-c", "import pyatspi"], check=False).returncode == 0


@pytest.mark.slow
def test_a_game_is_played_with_nothing_but_what_is_heard(tmp_path):
    if not hears():
        pytest.skip("needs Xvfb, xdotool, at-spi2-core and python3-pyatspi")
    script = HEARD.format(
        launcher=LAUNCHER,
        python=PYTHON,
        orca=Path(__file__).with_name("orca.py"),
        program=" ".join(command()),
    )
    there = surroundings(
        XDG_RUNTIME_DIR=str(tmp_path), QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1"
    )
    played = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", "bash", "-c", script],
        **there,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )

    assert played.returncode == 0, played.stdout
    assert "Solved in" in played.stdout
