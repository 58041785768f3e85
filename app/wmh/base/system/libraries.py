"""System libraries that Qt needs on Linux, and the Debian packages that contain them.

``python -m wmh.base.system.libraries xcb`` prints the packages that are missing for a window on X,
``offscreen`` those for Qt without a screen. Standard library only: Qt itself may not load.
"""

import ctypes
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

_ALWAYS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}

_FOR_PLATFORM = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb.so.1": "libxcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}


def missing(platform: str, load: Callable[[str], object] = ctypes.CDLL) -> tuple[str, ...]:
    """Returns the system libraries that Qt's plugin for this platform lacks.

    First the plugin is loaded; only if that fails the table is checked, because the loader names
    only the first missing library. The result is empty if there is no plugin file.
    """
    errors = [_error(load, str(plugin)) for plugin in _plugins(platform)]
    if not errors or None in errors:
        return ()
    listed = _ALWAYS | _FOR_PLATFORM.get(platform, {})
    absent = tuple(name for name in listed if _error(load, name))
    return absent or (str(errors[0]).partition(":")[0],)


def packages(libraries: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the Debian packages of these libraries; the name of an unknown library stays."""
    known = _ALWAYS | {
        name: package for table in _FOR_PLATFORM.values() for name, package in table.items()
    }
    return tuple(known.get(name, name) for name in libraries)


def remedy(libraries: tuple[str, ...]) -> str:
    """Returns the command that installs these libraries on this system, or else their names."""
    if shutil.which("apt-get"):
        return f"sudo apt-get install {' '.join(packages(libraries))}"
    return f"install {', '.join(libraries)}"


def _plugins(platform: str) -> list[Path]:
    """Returns the files of Qt's plugin for this platform, found without importing PySide6."""
    spec = find_spec("PySide6") if sys.platform == "linux" else None
    if spec is None or spec.origin is None:
        return []
    return sorted(Path(spec.origin).parent.glob(f"Qt/plugins/platforms/libq{platform}*.so"))


def _error(load: Callable[[str], object], library: str) -> str | None:
    try:
        load(library)
    except OSError as error:
        return str(error)
    return None


if __name__ == "__main__":
    print(*packages(missing(sys.argv[1])))
