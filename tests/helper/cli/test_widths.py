"""Tables have room in a terminal of 80 columns: no cell is cut, and none comes out wider."""

import io
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.helper.cli.json_samples import TYPED, samples
from tests.lexica import lexicon_file
from tests.program import wmh

ALSO = [
    ("suggest", "rain:ywwg", "--strategy", "exact"),
    ("simulate", "--secrets", "20", "--strategies", "paper,positional,entropy,expected,worst"),
    ("race", "torn", "worn"),
    ("rack", "rainstet"),
    ("lexicon", "check", "english"),
]
SENTENCES = (": ", ". ", " (")
"""In what is longer than a line and no table: a terminal breaks it where it has a space."""


@pytest.fixture(autouse=True)
def _narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.slow
def test_no_table_is_cut_or_wider(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # How long its name is must not count.
    asked = [arguments for each in samples(Path()).values() for arguments in each]
    for arguments in (*asked, *ALSO):
        monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
        told = [each for each in arguments if each != "--json"]
        lines = wmh(*told).out.splitlines()

        assert not [line for line in lines if "…" in line], told
        wide = [line for line in lines if cell_len(line) > 80]
        assert not [line for line in wide if not any(sign in line for sign in SENTENCES)], told


@pytest.mark.parametrize(
    ("arguments", "columns"),
    [
        (("review", "ancestor", "elephant", "--secret", "elephant"), 80),
        (("race", "elephant"), 40),
        (("simulate", "--strategies", "paper,positional"), 40),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else str(value),
)
def test_what_has_no_room_is_broken_and_not_cut(tmp_path, monkeypatch, arguments, columns):
    words = lexicon_file(tmp_path, dict.fromkeys(("ancestor", "elements", "elephant"), 10))
    monkeypatch.setenv("COLUMNS", str(columns))

    code, out, err = wmh(*arguments, "--lexicon", words)

    assert (code, err) == (0, "")
    assert "…" not in out
