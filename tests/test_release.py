"""Releases: complete, of one version, with checksums; and the checkout's entry in the menu."""

import configparser
import shutil
import subprocess
from pathlib import Path

import pytest

from bundle import desktop, release

CHANGES = "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-12-01\n"


@pytest.fixture
def dist(tmp_path):
    for name in ("wmh-1.0.0-py3-none-any.whl", "wmh-1.0.0.tar.gz", "wmh.tar.xz", "wmh.cdx.json"):
        (tmp_path / name).write_bytes(name.encode())
    return tmp_path


def test_a_complete_release_lacks_nothing(dist):
    assert release.lacks(dist, "1.0.0", CHANGES) == []


@pytest.mark.parametrize("name", ["*.whl", "*.tar.gz", "*.tar.xz"])
def test_what_is_missing_is_named(dist, name):
    next(dist.glob(name)).unlink()
    (said,) = release.lacks(dist, "1.0.0", CHANGES)
    assert "is missing" in said


def test_another_version_is_not_released(dist):
    said = release.lacks(dist, "1.0.1", CHANGES)
    assert len(said) == 3  # The wheel, the sources, and the changelog.


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not here")
def test_the_checksums_are_read_by_the_usual_program(dist):
    sums = release.write_checksums(dist)
    assert len(sums.read_text().splitlines()) == 4
    subprocess.run(["sha256sum", "--check", "--strict", sums.name], cwd=dist, check=True)


def test_a_maintainer_is_told_what_comes_next(dist):
    said = release.next_steps(dist, "1.0.0")
    assert "git tag" in said
    assert all(path.name in said for path in release.files(dist))


def test_the_checkout_stands_in_the_menu_and_goes_again(tmp_path):
    command = Path("/some folder/bin/wmh")
    desktop.install(tmp_path, command)
    written = [path for path in tmp_path.rglob("*") if desktop.NAME in path.name]
    assert len(written) == 4
    entry = configparser.ConfigParser(interpolation=None, delimiters=["="])
    entry.optionxform = str
    entry.read(tmp_path / "applications" / f"{desktop.NAME}.desktop")
    assert entry["Desktop Entry"]["Exec"] == f'"{command}" %f'
    assert entry["Desktop Entry"]["TryExec"] == str(command)

    desktop.remove(tmp_path, command)
    assert not [path for path in written if path.exists()]
