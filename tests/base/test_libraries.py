"""A missing system library is named, with the package that brings it."""

import shutil
import sys

import pytest

from wmh.base.system import libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries out")


def loader_without(*absent):
    """A system without these libraries, where no plugin of Qt can be loaded for want of them."""

    def load(library):
        wanted = absent[0] if absent and "/platforms/libq" in library else library
        if wanted in absent:
            raise OSError(f"{wanted}: cannot open shared object file: No such file or directory")

    return load


def test_nothing_is_missing_when_the_plugin_loads():
    assert libraries.missing("xcb", loader_without()) == ()


def test_every_missing_library_is_named_at_once():
    load = loader_without("libxcb-icccm.so.4", "libxcb-cursor.so.0", "libwayland-egl.so.1")

    assert libraries.missing("xcb", load) == ("libxcb-cursor.so.0", "libxcb-icccm.so.4")


def test_a_library_outside_the_table_is_named_by_the_loader():
    assert libraries.missing("xcb", loader_without("libnew.so.7")) == ("libnew.so.7",)


def test_of_a_platform_without_a_plugin_nothing_is_known():
    assert libraries.missing("typewriter", loader_without("libGL.so.1")) == ()


def test_this_system_has_what_qt_needs_without_a_screen():
    assert libraries.missing("offscreen") == ()


def test_debian_is_told_the_one_line(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda command: f"/usr/bin/{command}")

    line = libraries.remedy(("libxcb-cursor.so.0", "libGL.so.1"))

    assert line == "sudo apt-get install libxcb-cursor0 libgl1"


def test_other_systems_are_told_the_libraries(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda command: None)

    assert libraries.remedy(("libxcb-cursor.so.0",)) == "install libxcb-cursor.so.0"
