"""The program knows, before Qt does and without dying of it, whether a window can be shown."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from wmh.base.system import display, libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always one")

NO_SUCH_SERVER = ":6789"


@pytest.fixture(autouse=True)
def a_bare_session(tmp_path, monkeypatch):
    """No display of any kind, and every library that Qt could ask for."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(libraries, "missing", lambda platform: ())


@contextmanager
def wayland(monkeypatch):
    """A compositor, as far as answering goes."""
    # Not in tmp_path: the address of a socket may not be longer than about a hundred bytes.
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        server.bind(f"{folder}/wayland-7")
        server.listen()
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
        yield Path(folder, "wayland-7")


def test_no_display_at_all_is_one_plain_line():
    reason = display.why_no_window()

    assert reason is not None
    assert "DISPLAY is not set" in reason
    assert "wmh --help" in reason
    assert "\n" not in reason
    assert display.platform_to_use() is None


def test_a_server_that_does_not_run_is_named(monkeypatch):
    monkeypatch.setenv("DISPLAY", NO_SUCH_SERVER)

    assert f"no X server answers at {NO_SUCH_SERVER}" in str(display.why_no_window())


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=640x480", "xcb;offscreen"])
def test_a_platform_that_asks_no_server_is_fine(monkeypatch, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)

    assert display.why_no_window() is None
    assert display.platform_to_use() is None


def test_wayland_alone_is_the_platform_to_use(monkeypatch):
    monkeypatch.setenv("DISPLAY", NO_SUCH_SERVER)

    with wayland(monkeypatch):
        assert display.why_no_window() is None
        assert display.platform_to_use() == "wayland"


def test_wayland_may_be_named_by_its_whole_address(monkeypatch):
    with wayland(monkeypatch) as address:
        monkeypatch.delenv("XDG_RUNTIME_DIR")
        monkeypatch.setenv("WAYLAND_DISPLAY", str(address))

        assert display.platform_to_use() == "wayland"


def test_a_choice_made_by_the_user_is_not_replaced_but_checked(monkeypatch):
    with wayland(monkeypatch):
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")

        assert "DISPLAY is not set" in str(display.why_no_window())
        assert display.platform_to_use() is None


def test_a_compositor_is_of_no_use_without_the_libraries(monkeypatch):
    monkeypatch.setattr(libraries, "missing", lambda platform: ("libwayland-cursor.so.0",))

    with wayland(monkeypatch):
        assert "libwayland-cursor" in str(display.why_no_window())
        assert display.platform_to_use() is None


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_always_have_a_window(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)

    assert display.why_no_window() is None
    assert display.platform_to_use() is None


def test_the_question_does_not_import_qt():
    program = (
        "import sys; from wmh.base.system import display; display.why_no_window();"
        " print(*sys.modules)"
    )

    modules = subprocess.check_output([sys.executable, "-c", program], text=True).split()

    assert "PySide6" not in modules


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_x_alone_is_the_platform_to_use(monkeypatch):
    reading, writing = os.pipe()
    # Without -noreset it starts anew when its only caller leaves, and is deaf meanwhile.
    command = ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        try:
            os.close(writing)
            with os.fdopen(reading) as announced:
                monkeypatch.setenv("DISPLAY", f":{announced.readline().strip()}")

            assert display.why_no_window() is None
            assert display.platform_to_use() == "xcb"
        finally:
            server.kill()
