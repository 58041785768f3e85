"""`wmh meaning`."""

import json

import pytest

from tests.helper.meanings.shelf import dictd
from tests.program import wmh
from wmh.helper.meanings import dictionaries


@pytest.fixture(autouse=True)
def system(tmp_path, monkeypatch):
    monkeypatch.setattr(dictionaries, "SYSTEM", tmp_path / "share")
    monkeypatch.setattr(dictionaries, "HOME", tmp_path)


def test_words_are_explained_and_what_is_missing_is_said(home):
    dictd(home / "dictionaries", "wn", [("rain", "1: water\n2: much of it")], "WordNet")
    done = wmh("meaning", "rains", "moon")
    assert done.out == "rain (WordNet)\n  1: water\n  2: much of it\n"
    assert done.err == "No dictionary here has moon.\n"
    assert done.code == 1
    assert wmh("meaning", "rain").code == 0


def test_as_json(home):
    dictd(home / "dictionaries", "wn", [("rain", "1: water\n2: much of it")], "WordNet")
    done = wmh("meaning", "rains", "--json")
    assert json.loads(done.out)["words"] == [
        {
            "word": "rains",
            "headword": "rain",
            "dictionary": "WordNet",
            "senses": ["1: water", "2: much of it"],
        }
    ]


def test_without_a_dictionary_it_says_what_to_install(home):
    done = wmh("meaning", "rain")
    assert (done.out, done.code) == ("", 1)
    assert "install the package dict-wn" in done.err
    assert str(home / "dictionaries") in done.err


def test_what_is_no_word_is_refused():
    assert "which this word list does not use" in wmh("meaning", "ra1n").err
