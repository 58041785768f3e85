"""The catalogues of files: what they hold, what they refuse, and what one more of them costs."""

import subprocess
import sys

import pytest

from wmh.base.files import paths
from wmh.base.files.catalogue import Catalogue
from wmh.base.text.refusal import InputError
from wmh.helper import catalogues

ALL = {name: each for name, each in vars(catalogues).items() if isinstance(each, Catalogue)}


class RhymeError(InputError):
    """A file that does not rhyme."""


def read_rhyme(path):
    text = path.read_text("utf-8")
    if not text:
        raise RhymeError("{0} is empty: write a rhyme.", path.name)
    return text


RHYMES: Catalogue[str] = Catalogue(
    "rhymes", f"{__name__}.read_rhyme", f"{__name__}.RhymeError", "There is no rhyme {0}: {1}"
)
"""One more kind, and all that it takes."""


@pytest.fixture
def rhymes(tmp_path, monkeypatch):
    """Two that come with the program and one of the user's in place of one of them."""
    shipped = tmp_path / "resources"
    monkeypatch.setattr(paths, "folder", tmp_path.joinpath)
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path / "own")
    for file, text in (
        (shipped / "rhymes" / "rain.toml", "pain"),
        (shipped / "rhymes" / "born.toml", "torn"),
        (tmp_path / "own" / "rhymes" / "rain.toml", "mine"),
        (tmp_path / "own" / "rhymes" / ".hidden.toml", ""),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return RHYMES


def test_a_new_kind_is_one_line(rhymes):
    assert list(rhymes.files()) == ["born", "rain"]
    assert rhymes.read_all() == (("torn", "mine"), ())
    assert rhymes.read_named("rain") == "mine"


def test_a_path_is_as_good_as_a_name(rhymes, tmp_path):
    (tmp_path / "other.toml").write_text("brother")
    assert rhymes.read_named(str(tmp_path / "other.toml")) == "brother"


def test_what_is_broken_is_told_beside_the_others(rhymes):
    (rhymes.own_folder() / "born.toml").write_text("")
    (rhymes.own_folder() / "worn.toml").mkdir()
    told, broken = rhymes.read_all()
    assert told == ("mine",)
    assert [each.path.name for each in broken] == ["born.toml", "worn.toml"]
    assert str(broken[0].refusal) == "born.toml is empty: write a rhyme."
    assert str(broken[1].refusal).startswith("worn.toml cannot be read: ")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("rian", "There is no rhyme 'rian': did you mean rain?"),
        ("moon", "There is no rhyme 'moon': choose from born, rain; or give a file."),
    ],
)
def test_a_name_that_is_none_is_refused_as_its_kind_is(rhymes, name, said):
    with pytest.raises(RhymeError) as error:
        rhymes.find(name)
    assert str(error.value) == said


def test_where_there_is_nothing_it_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "folder", tmp_path.joinpath)
    with pytest.raises(RhymeError, match="'rain': there are none yet; give a file"):
        RHYMES.find("rain")


def test_a_table_of_them_loads_none_of_their_readers():
    program = "import sys\nimport wmh.helper.catalogues\nprint(*sys.modules)"
    loaded = set(subprocess.check_output([sys.executable, "-c", program], text=True).split())
    readers = {
        name.rpartition(".")[0] for each in ALL.values() for name in (each.reader, each.refusal)
    }
    assert readers
    assert not readers & loaded
    assert not {"numpy", "tomllib", "difflib"} & loaded
