"""What is remembered, and what becomes of a file that makes no sense."""

from dataclasses import fields
from enum import StrEnum

import pytest

from app.settings import Settings, ThemeChoice, load, save


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
            return b"\x01\xd9\xd0\xcb\x00\x03geometry\xff"
        case _:
            return "español, ñ"


def test_what_is_saved_is_loaded(tmp_path):
    settings = Settings(**{each.name: another(each) for each in fields(Settings)})
    unlike = [getattr(settings, x.name) != getattr(Settings(), x.name) for x in fields(Settings)]
    assert all(unlike)
    save(settings, tmp_path / "settings.ini")

    assert load(tmp_path / "settings.ini") == settings


def test_without_a_file_everything_is_as_at_first(tmp_path):
    assert load(tmp_path / "settings.ini") == Settings()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\xfe[[[[",
        b"[General]\ntheme=purple\npalette=\nlength=x\nall_tiers=banana\nflagged=7\n",
        b"[General]\nlength=-4\n",
        b"[General]\nstrategy=luck\nguesses=1\nprior=\nplain=maybe\nattempts=0\nwhy=2\n",
        b"[General]\nattempts=11\n",
        b"[General]\nlength=99\ntheme=a, b\n",
        b"[General]\ngeometry=1, 2\nlength=@Invalid()\n",
    ],
)
def test_what_makes_no_sense_is_as_if_it_were_not_there(tmp_path, text):
    (tmp_path / "settings.ini").write_bytes(text)
    loaded = load(tmp_path / "settings.ini")

    assert loaded == Settings(geometry=loaded.geometry)


def test_the_good_part_of_a_file_is_kept(tmp_path):
    (tmp_path / "settings.ini").write_text("[General]\ntheme=dark\nlength=many\n")

    assert load(tmp_path / "settings.ini") == Settings(theme=ThemeChoice.DARK)


def test_a_place_that_cannot_be_read_or_written_stops_nothing(tmp_path):
    folder = tmp_path / "settings.ini"
    folder.mkdir()

    save(Settings(length=9), folder)

    assert load(folder) == Settings()
