"""Settings that are kept, and damaged settings files."""

import os
from dataclasses import fields, replace
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import composite

from wmh.helper.settings import (
    PaletteChoice,
    Settings,
    SettingsReading,
    ThemeChoice,
    load,
    read,
    save,
)


def another(field):
    """A sensible value that is not the default."""
    default = field.default
    match default:
        case StrEnum():
            return list(type(default))[-1 if default is not list(type(default))[-1] else 0]
        case bool():
            return not default
        case int():
            return next(number for number in field.metadata["sensible"] if number != default)
        case bytes():
            return b"\x01\xd9\xd0\xcb\x00\x03places\xff"
        case _:
            return "español, ñ"


def test_what_is_saved_is_loaded(tmp_path):
    settings = Settings(**{each.name: another(each) for each in fields(Settings)})
    unlike = [getattr(settings, x.name) != getattr(Settings(), x.name) for x in fields(Settings)]
    assert all(unlike)
    save(settings, tmp_path / "settings.ini")

    assert load(tmp_path / "settings.ini") == settings


def test_what_another_window_changed_stays(tmp_path):
    path = tmp_path / "settings.ini"
    save(Settings(), path)
    one = other = load(path)
    save(replace(one, theme=ThemeChoice.DARK, scale=125), path, ["theme", "scale"])
    save(replace(other, length=9), path, ["length"])

    assert load(path) == Settings(theme=ThemeChoice.DARK, scale=125, length=9)


def test_without_a_file_everything_is_as_at_first(tmp_path):
    assert load(tmp_path / "settings.ini") == Settings()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\xfe[[[[",
        b"[General]\ntheme=purple\npalette=\nlength=x\nfamiliarity=banana\nall_tiers=banana\nflagged=7\n",
        b"[General]\nlength=-4\n",
        b"[General]\nstrategy=luck\nguesses=1\nprior=\nplain=maybe\nattempts=0\nwhy=2\n",
        b"[General]\nattempts=11\n",
        b"[General]\nlength=99\ntheme=a, b\n",
        b"[General]\nplaces=1, 2\nlength=@Invalid()\n",
    ],
)
def test_what_makes_no_sense_is_as_if_it_were_not_there(tmp_path, text):
    (tmp_path / "settings.ini").write_bytes(text)
    loaded = load(tmp_path / "settings.ini")

    assert loaded == Settings(places=loaded.places)


def test_the_good_part_of_a_file_is_kept(tmp_path):
    (tmp_path / "settings.ini").write_text("[General]\ntheme=dark\nlength=many\n")

    assert load(tmp_path / "settings.ini") == Settings(theme=ThemeChoice.DARK)


def test_a_place_that_cannot_be_read_or_written_is_named(tmp_path):
    folder = tmp_path / "settings.ini"
    folder.mkdir()

    with pytest.raises(IsADirectoryError) as failed:
        save(Settings(length=9), folder)

    assert failed.value.filename == str(folder)

    assert load(folder) == Settings()


@pytest.mark.parametrize("places", [b"\x01\xd9\xd0\xcb\x00\x03\x00\x00", b"abc", b"1, 2", b"\xff"])
def test_bytes_come_back_whether_they_are_text_or_not(tmp_path, places):
    save(Settings(places=places), tmp_path / "settings.ini")

    assert read(tmp_path / "settings.ini") == SettingsReading(Settings(places=places))


def test_what_was_refused_is_named_and_what_was_good_is_not(tmp_path):
    text = "[General]\ntheme=dark\npalette=classic\nlength=many\nwhy=perhaps\nlater=1\n"
    (tmp_path / "settings.ini").write_text(text)

    good = Settings(theme=ThemeChoice.DARK, palette=PaletteChoice.CLASSIC)
    expected = SettingsReading(good, ("length", "why"))
    assert read(tmp_path / "settings.ini") == expected


def test_a_file_that_is_none_of_settings_is_told_from_a_missing_one(tmp_path):
    assert read(tmp_path / "settings.ini") == SettingsReading(Settings(), fresh=True)

    (tmp_path / "settings.ini").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    assert not read(tmp_path / "settings.ini").readable

    (tmp_path / "folder.ini").mkdir()
    assert not read(tmp_path / "folder.ini").readable


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="may read everything")
def test_a_file_that_may_not_be_read_is_told_of(tmp_path):
    (tmp_path / "settings.ini").write_text("[General]\nlength=9\n", "utf-8")
    (tmp_path / "settings.ini").chmod(0)

    assert read(tmp_path / "settings.ini") == SettingsReading(Settings(), readable=False)


NAMES = [each.name for each in fields(Settings)]
VALUES = st.one_of(
    st.text(max_size=20).map(lambda text: text.encode("utf-8", "replace")),
    st.integers().map(lambda number: str(number).encode()),
    st.binary(max_size=20),
    st.binary(max_size=20).map(lambda data: b"@ByteArray(" + data + b")"),
    st.sampled_from([b"@Invalid()", b"@Size(1 2)", b"@Rect(0 0 1 1)", b"@Point(1 2)", b"@", b"@@"]),
)


@composite
def files(draw):
    """Some lines that look like settings."""
    rows = draw(st.lists(st.tuples(st.sampled_from(NAMES), VALUES), max_size=8))
    return b"[General]\n" + b"".join(name.encode() + b"=" + data + b"\n" for name, data in rows)


@given(st.one_of(st.binary(max_size=200), files()))
def test_whatever_is_in_the_file_there_are_settings_and_they_can_be_kept(tmp_path_factory, text):
    path = tmp_path_factory.mktemp("settings") / "settings.ini"
    path.write_bytes(text)
    found = read(path)

    for each in fields(Settings):
        value = getattr(found.settings, each.name)
        assert type(value) is type(each.default)
        if isinstance(value, int) and not isinstance(value, bool):
            assert value in each.metadata["sensible"]
    save(found.settings, path)
    assert load(path) == found.settings or not found.readable


def test_a_file_too_long_for_settings_is_neither_read_nor_changed(tmp_path):
    """A save that read a part of it would lose the rest."""
    path = tmp_path / "settings.ini"
    content = b"[General]\nlength=6\n" + b"; a comment\n" * 100_000
    path.write_bytes(content)

    assert not read(path).readable
    save(Settings(length=7), path)
    assert path.read_bytes() == content
