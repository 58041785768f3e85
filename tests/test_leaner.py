"""Reduction of a bundle's size, tried on libraries that are installed here."""

import os
import shutil
import struct
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bundle import leaner
from wmh.base.text.languages import LANGUAGES

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("strip") is None, reason="needs binutils"
)

SITE = Path(find_spec("PySide6").origin).parents[1]

LOADED = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"
SORTED = """
from PySide6.QtCore import QCollator, QLocale
for language in %r:
    print(*sorted(["nz", "ñ", "b", "Ö", "z", "a", "o"], key=QCollator(QLocale(language)).sortKey))
"""


def printed(program, *arguments, **surroundings):
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        env=os.environ | surroundings,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def qt(name):
    """Returns the path of a Qt library that came with PySide6; skips the test without one."""
    for library in SITE.glob(f"PySide6/Qt/lib/{name}.so.*"):
        return library
    pytest.skip("Qt is the system's")


@pytest.fixture
def languages(tmp_path):
    return Path(shutil.copy(qt("libicudata"), tmp_path))


def test_the_windows_languages_are_sorted_as_with_all_that_is_known(languages):
    program = SORTED % (tuple(map(str, LANGUAGES)),)
    before = printed(program)

    leaner.know_fewer_languages(languages)

    assert printed(program, LD_PRELOAD=str(languages)) == before
    assert languages.stat().st_size < 2_000_000
    assert printed(SORTED % (("sv",),)) != printed(SORTED % (("sv",),), LD_PRELOAD=str(languages))


def test_a_package_keeps_the_items_that_are_wanted_and_no_other():
    header = struct.pack("<H", 8) + b"header"
    names = b"all/one\0all/two\0"
    table = struct.pack("<IIIII", 2, 20, 48, 28, 64)
    package = header + (table + names).ljust(48, b"\0") + b"first".ljust(16, b"\0") + b"second"

    kept = leaner.with_only({"two"}, package)

    assert kept[:8] == header
    assert struct.unpack_from("<III", kept, 8) == (1, 12, 32)
    assert kept[8 + 12 :].startswith(b"all/two\0")
    assert kept[8 + 32 :].startswith(b"second")
    assert len(kept) == 8 + 48


def test_libraries_load_as_before_when_their_names_are_gone(tmp_path):
    """Some libraries of numpy were changed after linking, and `strip` alone would break these."""
    for library in (*SITE.glob("numpy.libs/*.so*"), *SITE.glob("shiboken6/*.so*")):
        shutil.copy(library, tmp_path)
    libraries = sorted(tmp_path.iterdir())
    assert libraries

    leaner.strip(tmp_path)

    for library in libraries:
        printed(LOADED, library, LD_LIBRARY_PATH=str(tmp_path))


def test_libraries_with_a_checksum_stay_as_they_are(tmp_path):
    """The program verifies checksums of kernels before it loads them, so these stay unstripped."""
    places = [tmp_path / name / "kernels.so" for name in ("compiled", "others")]
    for place in places:
        place.parent.mkdir()
        with_names(place)
    before = places[0].read_bytes()

    leaner.strip(tmp_path, checked={"compiled"})

    assert places[0].read_bytes() == before
    assert places[1].read_bytes() != before


def with_names(place):
    """Compiles a library of one public function, with its symbols."""
    if shutil.which("cc") is None:
        pytest.skip("needs a compiler")
    source = place.with_suffix(".c")
    source.write_text("static int one(void) { return 1; }\nint two(void) { return 1 + one(); }\n")
    subprocess.run(["cc", "-O0", "-shared", "-fPIC", "-o", place, source], check=True)


def test_what_is_there_twice_is_kept_once(tmp_path):
    library = qt("libQt6Svg")
    places = [tmp_path / name / library.name for name in ("a", "b")]
    for place in places:
        place.parent.mkdir()
        shutil.copy(library, place)

    leaner.keep_one_of_each(tmp_path)

    assert [place.is_symlink() for place in places] == [False, True]
    assert places[1].read_bytes() == library.read_bytes()
    assert leaner.costs(tmp_path)[0] == ("all", library.stat().st_size / 1e6)


def test_what_wheels_bring_of_a_library_of_the_system_is_the_systems(tmp_path):
    """Pillow's copy of libXau was changed after linking, and has two megabytes of zeros."""
    library = qt("libQt6Svg")
    (tmp_path / "pillow.libs").mkdir()
    own = shutil.copy(library, tmp_path / "libXau.so.6")
    brought = tmp_path / "pillow.libs" / "libXau-154567c4.so.6.0.0"
    other = shutil.copy(library, tmp_path / "pillow.libs" / "libXauthority-154567c4.so.1")
    brought.write_bytes(library.read_bytes() + bytes(2_000_000))
    (tmp_path / brought.name).symlink_to(brought.relative_to(tmp_path))

    leaner.share(tmp_path, "libXau")

    assert brought.resolve() == (tmp_path / brought.name).resolve() == Path(own)
    assert not Path(other).is_symlink()


def test_what_wheels_bring_stays_where_the_system_has_no_such_library(tmp_path):
    brought = Path(shutil.copy(qt("libQt6Svg"), tmp_path / "libXau-154567c4.so.6.0.0"))

    leaner.share(tmp_path, "libXau")

    assert not brought.is_symlink()
