"""`wmh lesson --export`: files without a display."""

import os
import struct
import xml.etree.ElementTree as ET
import zlib

import pytest

from resources.i18n.po import LANGUAGES
from tests.program import finish, wmh
from tests.teach.pages import page_sizes

SMALL = """
title = "Ends in n"
about = "Six words, one guess."
stages = ["pattern", "list"]
length = 4
words = ["rain", "torn", "born", "moon", "lion", "loan"]
turns = ["rain:ywwg"]
"""


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    return path


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_everything_is_written_without_a_display_or_a_word_about_one(small, tmp_path):
    folder = tmp_path / "out" / "here"

    code, out, err = finish("lesson", small, "--export", folder, "--width", "320")

    assert (code, err) == (0, "")
    steps = sum(name.endswith(".svg") for name in names(folder))
    numbered = [f"small-{n:03}" for n in range(1, steps + 1)]
    assert names(folder) == sorted(
        [f"{name}.{kind}" for name in numbered for kind in ("png", "svg")]
        + ["small.pdf", "small-handout.pdf", "small-answers.pdf"]
    )
    assert out.splitlines() == [
        f"{folder}{os.sep}small-001.png to {numbered[-1]}.png: {steps} frames",
        f"{folder}{os.sep}small.pdf",
        f"{folder}{os.sep}small-001.svg to {numbered[-1]}.svg: {steps} pictures",
        f"{folder}{os.sep}small-handout.pdf",
        f"{folder}{os.sep}small-answers.pdf",
    ]
    for path in folder.glob("*.svg"):
        ET.parse(path)
    for path in folder.glob("*.pdf"):
        assert path.read_bytes().startswith(b"%PDF-")
    for path in folder.glob("*.png"):
        assert int.from_bytes(path.read_bytes()[16:20], "big") == 320


@pytest.mark.parametrize(
    ("wished", "written"),
    [
        (["--pdf"], ["small.pdf"]),
        (["--handout"], ["small-answers.pdf", "small-handout.pdf"]),
        (["--pdf", "--handout"], ["small-answers.pdf", "small-handout.pdf", "small.pdf"]),
    ],
)
def test_only_what_is_wished_is_written(qapp, small, tmp_path, wished, written):
    folder = tmp_path / "out"

    assert wmh("lesson", small, "--export", folder, *wished).code == 0
    assert names(folder) == written


def chunks(content):
    """The chunks of a PNG file, each as its kind and its data; their checksums are right."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(content):
        (length,) = struct.unpack_from(">I", content, at)
        kind, data = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
        assert content[at + 8 + length : at + 12 + length] == struct.pack(
            ">I", zlib.crc32(kind + data)
        )
        yield kind, data
        at += 12 + length


def test_a_lesson_is_one_animated_picture(qapp, small, tmp_path):
    """Its frames are the steps; a program of another house shows each as the exported frame."""
    path, frames = tmp_path / "small.apng", tmp_path / "frames"
    code, out, _ = wmh("lesson", small, "--export", path, "--width", "320")
    assert (code, out) == (0, f"{path}\n")
    assert wmh("lesson", small, "--export", frames, "--frames", "--width", "320").code == 0

    kinds = [kind for kind, _ in chunks(path.read_bytes())]
    pictures = sorted(frames.iterdir())
    assert kinds.count(b"fcTL") == len(pictures)
    assert kinds[:2] == [b"IHDR", b"acTL"]
    controls = [data for kind, data in chunks(path.read_bytes()) if kind == b"fcTL"]
    assert min(struct.unpack_from(">H", data, 20)[0] for data in controls) >= 2000
    pillow = pytest.importorskip("PIL.Image")
    with pillow.open(path) as moving:
        assert moving.n_frames == len(pictures)
        for number, picture in enumerate(pictures):
            moving.seek(number)
            with pillow.open(picture) as still:
                assert moving.convert("RGB").tobytes() == still.convert("RGB").tobytes()

    code, out, err = wmh("lesson", small, "--export", path, "--pdf")
    assert (code, err) == (2, f"{path} is one file: leave out --pdf.\n")


def test_an_application_that_is_there_is_left_as_it_was(qapp, small, tmp_path):
    before = qapp.platformName(), qapp.font(), qapp.styleSheet()

    assert wmh("lesson", small, "--export", tmp_path, "--svg").code == 0

    assert type(qapp).instance() is qapp
    assert (qapp.platformName(), qapp.font(), qapp.styleSheet()) == before


def test_theme_and_palette_are_those_of_the_option(qapp, small, tmp_path):
    for theme, ground in (("bright", "#ffffff"), ("dark", "#17171a")):
        assert wmh("lesson", small, "--export", tmp_path, "--svg", "--theme", theme).code == 0
        assert f'fill="{ground}"' in (tmp_path / "small-001.svg").read_text("utf-8")


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_the_handout_has_the_size_of_the_paper(qapp, small, tmp_path, paper, size):
    assert wmh("lesson", small, "--export", tmp_path, "--handout", "--paper", paper).code == 0

    for name in ("small-handout.pdf", "small-answers.pdf"):
        assert set(page_sizes((tmp_path / name).read_bytes())) == {size}


def test_what_cannot_be_written_is_one_line(qapp, small, tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("a file")
    inside = tmp_path / "inside"
    (inside / "small.pdf").mkdir(parents=True)

    for folder, place in (
        (taken, taken),
        (taken / "a", taken / "a"),
        (inside, inside / "small.pdf"),
    ):
        code, out, err = wmh("lesson", small, "--export", folder, "--pdf")
        assert (code, out) == (2, "")
        assert err.startswith(f"{place} cannot be written (")
        assert err.endswith("): choose another folder for --export.\n")
    assert names(inside) == ["small.pdf"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rain", "--pdf"], "--pdf needs a folder: give one with --export."),
        (
            ["rain", "--check", "--export", "x"],
            "A lesson is either checked or exported: leave out --check or --export.",
        ),
        (["--export", "x"], "There is nothing to export: name a lesson or its file."),
    ],
)
def test_half_a_wish_is_refused(arguments, said):
    assert wmh("lesson", *arguments) == (2, "", said + "\n")


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_what_is_exported_is_in_the_language_that_is_asked_for(
    qapp, tmp_path, monkeypatch, language
):
    """Its texts are those that the command prints, and the handout is another one, too."""
    monkeypatch.setenv("WMH_LANGUAGE", language)
    told = wmh("lesson", "end-mark").out
    assert wmh("lesson", "end-mark", "--export", tmp_path, "--svg", "--handout").code == 0

    title = told.splitlines()[0]
    assert title != "Where a word ends"
    drawn = ET.parse(tmp_path / "end-mark-001.svg").getroot()
    assert title in " ".join(drawn.itertext())
    monkeypatch.setenv("WMH_LANGUAGE", "en")
    english = tmp_path / "english"
    assert wmh("lesson", "end-mark", "--export", english, "--handout").code == 0
    assert len(names(english)) == 2
    for name in names(english):
        assert (english / name).read_bytes() != (tmp_path / name).read_bytes()


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_the_table_of_lessons_is_in_the_language_that_is_asked_for(monkeypatch, language):
    monkeypatch.setenv("WMH_LANGUAGE", language)

    shown = wmh("lesson").out
    for word in ("Pattern Generator", "end_mark", "Word by word", "Where a word ends"):
        assert word not in shown
