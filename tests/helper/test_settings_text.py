"""The text of a settings file, as Qt would read and write it, but for values that Qt executes."""

import ast
import os
import pickle
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from tests.program import ROOT
from wmh.helper.settings import Settings, read, save
from wmh.helper.settings_text import parse, with_values

TEXTS = st.text(st.characters(exclude_categories=["Cs"], max_codepoint=0xFFFF), max_size=30)
VALUES = st.dictionaries(st.sampled_from("abcdef"), TEXTS | st.binary(max_size=30), max_size=4)


def stored(path):
    return QSettings(str(path), QSettings.Format.IniFormat)


def by_qt(path):
    """The settings that Qt reads in a file that holds only texts and bytes."""
    settings = stored(path)
    found = {name: settings.value(name) for name in settings.allKeys()}
    return {
        name: bytes(value.data()) if isinstance(value, QByteArray) else value
        for name, value in found.items()
    }


@given(VALUES, VALUES)
def test_what_is_written_is_read_here_and_by_qt(tmp_path_factory, values, more):
    path = tmp_path_factory.mktemp("text") / "settings.ini"
    content = with_values(with_values(b"", values), more)
    path.write_bytes(content)

    assert parse(content).whole
    assert parse(content).values == {**values, **more}
    assert by_qt(path) == {**values, **more}


@given(VALUES)
def test_what_qt_writes_is_read(tmp_path_factory, values):
    path = tmp_path_factory.mktemp("text") / "settings.ini"
    settings = stored(path)
    for name, value in values.items():
        settings.setValue(name, QByteArray(value) if isinstance(value, bytes) else value)
    settings.sync()

    found = parse(path.read_bytes()) if values else parse(b"")

    assert found.whole
    assert dict(found.values) == values


def test_other_lines_stay_as_they_are():
    content = b"; mine\n[General]\nlater=1\nlength=5\n\n[Other]\nlength=7\n"

    assert with_values(content, {"length": "9", "theme": "dark"}) == (
        b"; mine\n[General]\nlater=1\nlength=9\ntheme=dark\n\n[Other]\nlength=7\n"
    )


class _Touching:
    """Makes a file as soon as its pickle is read."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (str(self.path),)


def objects(path):
    """Values of which Qt makes objects: a list of any length, and a pickle in several spellings."""
    pickled = pickle.dumps(_Touching(path), 0)

    def spelt(raw):
        return "".join(f"\\x{each:x}" for each in raw)

    def counted(raw):
        return struct.pack(">I", len(raw)) + raw

    for head, number, null in (("Variant", 127, b""), ("DateTime", 1024, b"\0")):
        raw = struct.pack(">I", number) + null + counted(b"PyObject\0") + counted(pickled)
        for at in (
            f"@{head}(",
            f"\\x40{head}(",
            f'@{head[0]}"{head[1:]}"(',
            f"@{head[0]}\\q{head[1:]}(",
        ):
            yield f"{at}{spelt(raw)})"
            yield f'"{at}{spelt(raw)})"'
    yield r"@Variant(\0\0\0\t\x7f\xff\xff\xf0)"
    yield r"@Variant(\0\0\0\v\x7f\xff\xff\xf0)"


@pytest.mark.parametrize("name", ["lexicon", "places", "version", "later", "Other/x"])
def test_no_value_becomes_an_object(tmp_path, name):
    path, made = tmp_path / "settings.ini", tmp_path / "made"
    section, _, key = name.rpartition("/")
    for value in objects(made):
        path.write_text(f"[{section or 'General'}]\n{key}={value}\n", "ascii")
        read(path)
        save(Settings(length=9), path)
        assert not made.exists()


def test_qt_would_make_an_object_of_these(tmp_path):
    path, made = tmp_path / "settings.ini", tmp_path / "made"
    path.write_text(f"[General]\nlexicon={next(objects(made))}\n", "ascii")
    stored(path).value("lexicon")
    assert made.is_dir()


def test_nothing_in_the_program_lets_qt_make_objects_of_a_file():
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = getattr(node, "id", None) or getattr(node, "attr", None)
            assert named not in ("QSettings", "QDataStream"), path
