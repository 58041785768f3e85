"""Files by which desktops and software centres find the program: three, and two icons."""

import configparser
import os
import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from resources.shell import metainfo as written
from resources.shell.metainfo import METAINFO
from wmh.teach.ui.lesson_chooser import ENDING

ROOT = Path(__file__).parents[1]
NAME = "alt.word_mastermind_helper.wmh"
"""Identifier of the program; below .alt, since the project owns no registered domain."""
ENTRY = ROOT / "share" / "applications" / f"{NAME}.desktop"
MIME = ROOT / "share" / "mime" / "packages" / f"{NAME}.xml"
ICONS = ROOT / "resources" / "icons"
MAIN, ADDITIONAL = {"Game"}, {"LogicGame"}
"""Categories of the menu specification: the main one, of which two would list the program twice."""


@pytest.fixture(scope="module")
def entry():
    parser = configparser.ConfigParser(interpolation=None, delimiters=["="])
    parser.optionxform = str
    parser.read_string(ENTRY.read_text("utf-8"))
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def component():
    return ElementTree.parse(METAINFO).getroot()


@pytest.fixture(scope="module")
def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_entry_starts_the_command_that_is_installed(entry, project):
    assert entry["Type"] == "Application"
    assert entry["Exec"] == f"{entry['TryExec']} %f"
    assert entry["TryExec"] in project["scripts"]
    assert entry["Terminal"] == "false"
    assert entry["Icon"] == NAME


def test_the_entry_opens_lessons_by_the_ending_they_are_saved_with(entry):
    (kind,) = ElementTree.parse(MIME).getroot()
    glob, parent = kind.find("{*}glob"), kind.find("{*}sub-class-of")

    assert entry["MimeType"] == f"{kind.get('type')};"
    assert glob.get("pattern") == f"*{ENDING}"
    assert int(glob.get("weight")) > 50  # More than that of any other TOML.
    assert parent.get("type") == "application/toml"
    assert kind.find("{*}icon").get("name") == entry["Icon"]


def test_its_lists_end_as_lists_do_and_hold_what_is_registered(entry):
    categories = entry["Categories"].removesuffix(";").split(";")
    assert entry["Categories"].endswith(";")
    assert set(categories) == MAIN | ADDITIONAL
    assert entry["Keywords"].endswith(";")
    assert set(entry) <= {
        "Type", "Version", "Name", "GenericName", "Comment", "Exec", "TryExec", "Icon",
        "Terminal", "Categories", "Keywords", "MimeType", "StartupNotify", "StartupWMClass",
    }  # fmt: skip


def test_the_window_is_known_by_the_entry(qapp, qtbot, entry):
    from wmh.helper.ui.shell.application import build

    window = build()
    window.show()
    assert qapp.desktopFileName() == ENTRY.stem == entry["StartupWMClass"]
    qtbot.waitUntil(lambda: not qapp.windowIcon().isNull())
    window.close()


def test_the_metainfo_has_what_an_application_must_have(component):
    assert component.tag == "component"
    assert component.get("type") == "desktop-application"
    for tag in ("id", "metadata_license", "project_license", "name", "summary", "description"):
        assert len(component.findall(tag)) == 1
    assert component.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")
    launchable = component.find("launchable")
    assert (launchable.get("type"), launchable.text) == ("desktop-id", ENTRY.name)
    assert not component.findtext("summary").endswith(".")
    assert {p.tag for p in component.find("description")} <= {"p", "ul", "ol"}


def test_both_say_the_same_and_what_the_package_says(component, entry, project):
    assert component.findtext("name") == entry["Name"]
    assert component.findtext("summary") == entry["Comment"]
    assert project["description"].startswith(entry["Comment"])
    assert component.findtext("project_license") == project["license"]
    assert component.find("provides").findtext("binary") in project["scripts"]
    assert {each.text for each in component.find("categories")} == MAIN
    keywords = {each.text for each in component.find("keywords")}
    assert keywords <= set(entry["Keywords"].split(";"))


def test_the_metainfo_points_where_the_package_says_and_nowhere_else(component, project):
    address = project.get("urls", {}).get("Repository")
    images = [each.text for each in component.iter("image")]

    assert [each.text for each in component.iter("url")][:1] == ([address] if address else [])
    assert bool(images) == bool(address)
    assert all(each.startswith(f"{address}/") for each in images)


@pytest.fixture
def with_an_address(tmp_path, monkeypatch):
    """Returns the metainfo file of a checkout with a public address and a release."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    urls = '[project.urls]\nRepository = "https://example.org/wmh"\n\n[project.scripts]'
    (tmp_path / "pyproject.toml").write_text(text.replace("[project.scripts]", urls), "utf-8")
    changes = "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-12-01\n"
    (tmp_path / "CHANGELOG.md").write_text(changes, "utf-8")
    monkeypatch.setattr(written, "_ROOT", tmp_path)
    path = tmp_path / METAINFO.name
    path.write_text(written.metainfo(), "utf-8")
    return path


def test_with_an_address_pictures_and_releases_are_told_of(with_an_address):
    component = ElementTree.parse(with_an_address).getroot()
    images = [each.text for each in component.iter("image")]
    there = "https://example.org/wmh/raw/HEAD/"

    assert next(each.text for each in component.iter("url")) == "https://example.org/wmh"
    assert all((ROOT / each.removeprefix(there)).is_file() for each in images)
    assert len(images) == 5
    assert [dict(each.attrib) for each in component.iter("release")] == [
        {"version": "0.1.0", "date": "2026-12-01"}
    ]


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is not installed")
def test_appstream_finds_nothing_with_an_address(with_an_address):
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", with_an_address]
    told = subprocess.run(command, capture_output=True, text=True)

    assert told.returncode == 0
    assert [line for line in told.stdout.splitlines() if line[:2] in ("E:", "W:", "P:")] == []


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is not installed")
def test_appstream_finds_no_fault():
    command = ["appstreamcli", "validate", "--no-net", "--explain", METAINFO]
    told = subprocess.run(command, capture_output=True, text=True).stdout

    assert told
    assert [line for line in told.splitlines() if line.startswith(("E:", "W:"))] == []


@pytest.mark.skipif(
    not all(map(shutil.which, ("appstreamcli", "make"))), reason="needs appstreamcli and make"
)
def test_the_maker_of_appimages_finds_no_fault(tmp_path):
    """appimagetool has appstreamcli check the folder, and stops at any warning."""
    for name in ("share", "resources"):
        (tmp_path / name).symlink_to(ROOT / name)
    (made := tmp_path / "dist" / "word-mastermind-helper").mkdir(parents=True)
    (made / made.name).touch()
    (maker := tmp_path / "bin" / "appimagetool").parent.mkdir()
    maker.write_text('#!/bin/sh\nappstreamcli validate-tree --no-net "$1" && tar cf "$2" "$1"\n')
    maker.chmod(0o755)

    done = subprocess.run(
        ["make", "-f", ROOT / "Makefile", "--old-file=bundle", "appimage"],
        cwd=tmp_path,
        env=os.environ | {"PATH": f"{maker.parent}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "dist" / "word-mastermind-helper.AppImage").is_file()


@pytest.mark.skipif(
    not shutil.which("desktop-file-validate"), reason="desktop-file-validate is not installed"
)
def test_the_desktop_validator_finds_nothing():
    command = ["desktop-file-validate", ENTRY]
    told = subprocess.run(command, capture_output=True, text=True)

    assert (told.returncode, told.stdout) == (0, "")


@pytest.mark.parametrize("size", [16, 32, 48, 128])
def test_the_icon_shows_its_four_tiles_at_every_size(qapp, size):
    image = QIcon(str(ICONS / "wmh.svg")).pixmap(QSize(size, size), 1.0).toImage()
    low, high = size // 4 - 1, size - size // 4
    corners = [image.pixelColor(x, y).name() for y in (low, high) for x in (low, high)]

    assert corners[:3] == ["#1f7a45", "#f2c230", "#ffffff"]
    gap = [image.pixelColor(x, size // 2) for x in range(size)]
    assert all(pixel.alpha() == 0 for pixel in gap)
    ground = image.pixelColor(size - size // 12 - 1, size - size // 5).name()
    assert ground == "#3156c4"


def test_the_symbolic_icon_has_one_colour_and_no_strokes(qapp):
    text = (ICONS / "wmh-symbolic.svg").read_text("utf-8")
    assert set(re.findall(r'fill="([^"]+)"', text)) == {"#2e3436"}
    assert "stroke" not in text

    image = QIcon(str(ICONS / "wmh-symbolic.svg")).pixmap(QSize(16, 16), 1.0).toImage()
    assert image.pixelColor(3, 3).name() == "#2e3436"
    assert image.pixelColor(7, 7).alpha() == 0


def test_the_changelog_has_the_headings_of_its_form():
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    releases = [line for line in lines if line.startswith("## ")]
    kinds = {line for line in lines if line.startswith("### ")}

    assert releases[0] == "## [Unreleased]"
    assert all(
        re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", each) for each in releases[1:]
    )
    assert kinds <= {
        f"### {each}" for each in ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    }
