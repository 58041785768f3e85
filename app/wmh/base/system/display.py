"""Check for a display without Qt, since Qt aborts the process if there is none."""

import ctypes
import os
import sys
from pathlib import Path

from wmh.base.system import libraries


def why_no_window() -> str | None:
    """Returns one line with the reason why no window can be shown; None if one can."""
    obstacles = [_obstacle(platform) for platform in _platforms()]
    if not obstacles or None in obstacles:
        return None
    reasons = "; ".join(filter(None, obstacles))
    return f"No window can be shown: {reasons}. What works without one: wmh --help"


def platform_to_use() -> str | None:
    """Returns the value for QT_QPA_PLATFORM if just one of Wayland and X works; else None.

    None also if the variable is set already.
    """
    if os.environ.get("QT_QPA_PLATFORM"):
        return None
    usable = [platform for platform in _platforms() if _obstacle(platform) is None]
    return usable[0] if len(usable) == 1 else None


def _platforms() -> tuple[str, ...]:
    """Returns Qt's names of the window systems to try; empty if Qt needs no display server."""
    if sys.platform != "linux":
        return ()
    chosen = os.environ.get("QT_QPA_PLATFORM")
    if not chosen:
        return "wayland", "xcb"
    # A list such as "wayland;xcb:option"; whatever is neither (offscreen, vnc) asks no server.
    names = tuple(name.partition(":")[0].partition("-")[0] for name in chosen.split(";"))
    return names if {"wayland", "xcb"}.issuperset(names) else ()


def _obstacle(platform: str) -> str | None:
    silence = _no_wayland() if platform == "wayland" else _no_x()
    if silence is not None:
        return silence
    absent = libraries.missing(platform)
    return f"Qt lacks libraries for {platform} ({libraries.remedy(absent)})" if absent else None


def _no_wayland() -> str | None:
    """Returns the reason why no Wayland compositor can be reached; None if one answers."""
    import socket

    name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
    address = Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)
    if address.is_absolute():
        with socket.socket(socket.AF_UNIX) as caller:
            caller.settimeout(1)
            try:
                caller.connect(str(address))
            except OSError:
                pass
            else:
                return None
    return "no Wayland compositor answers"


def _no_x() -> str | None:
    """Returns the reason why no X server can be reached; None if one answers."""
    display = os.environ.get("DISPLAY")
    if not display:
        return "there is no X display (DISPLAY is not set)"
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return None  # Not the server's fault: the plugin lacks this library too, and will say so.
    # A connection is returned even when it failed; it has to be asked, and closed, in any case.
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return f"no X server answers at {display}" if failed else None
