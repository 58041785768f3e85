"""The programs beside the tables: what they load is what was written, codes and words as texts."""

import csv
import re
import shutil
import subprocess
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from tests.study.test_analysis import TABLES
from wmh.study.analysis.analysis import analyse
from wmh.study.journal.rows import Tables
from wmh.study.writing.numbers import numbers
from wmh.study.writing.scripts import scripts
from wmh.study.writing.tidy import cell, sheets_of, text_columns

CODES = {"a": "01", "b": "NA", "c": "001", "d": "'-5"}
"""Codes that a reader may take for something else."""
USUAL = {"", "NA", "NULL", "NaN", "None", "null", "nan", "n/a"}
"""Some of what pandas takes for missing without being told."""


def kit(folder):
    """Tables of these codes, and of games in which the secret is null, with the programs."""
    people = (replace(each, participant=CODES[each.participant]) for each in TABLES.participants)
    games = (
        replace(each, participant=CODES[each.participant], secret="null") for each in TABLES.games
    )
    tables = Tables(tuple(people), tuple(games))
    analysis = analyse(tables, small(), 1)
    for name, text in sheets_of(tables).items():
        (folder / f"{name}.tsv").write_text(text, "utf-8")
    # Of the games alone: whoever has none tells nothing of attempts.
    (folder / "events.tsv").write_text("participant\ttold\n", "utf-8")
    for name, text in scripts(analysis).items():
        (folder / name).write_text(text, "utf-8")
    return tables, analysis


def read_csv(
    path, sep, *, encoding, nrows=None, converters=None, na_values=None, keep_default_na=True
):
    """A reader like pandas': a column is of texts if the call says so; values may be missing."""
    with path.open(encoding=encoding, newline="") as file:
        header, *rows = csv.reader(file, delimiter=sep)
    if nrows == 0:
        return SimpleNamespace(columns=header)
    found = {}
    for place, column in enumerate(header):
        if column in (converters or {}):
            found[column] = [converters[column](row[place]) for row in rows]
            continue
        missing = {*(na_values or {}).get(column, ()), *(USUAL if keep_default_na else ())}
        told = [None if row[place] in missing else row[place] for row in rows]
        try:
            whole = [each if each is None else float(each) for each in told]
        except ValueError:
            whole = told
        found[column] = whole
    return found


def test_pandas_reads_codes_and_words_as_texts(tmp_path):
    tables, _ = kit(tmp_path)
    source = (tmp_path / "load.py").read_text("utf-8").replace("import pandas as pd", "")
    told = {"pd": SimpleNamespace(read_csv=read_csv), "__name__": "load"}
    exec(source, told)

    found = told["read_study"](tmp_path)

    assert found["participants"]["participant"] == [*CODES.values()]
    assert {*found["games"]["secret"]} == {"null"}
    assert found["games"]["seconds"] == [each.seconds for each in tables.games]
    assert {*found["participants"]["consent_language"]} == {""}


def test_the_programs_name_every_column_of_texts(tmp_path):
    kit(tmp_path)
    assert {"participant", "secret", "guess", "arm", "told"} <= {*text_columns()}
    assert not {"seconds", "solved", "taken", "value", "line"} & {*text_columns()}
    for name in ("load.R", "analysis.R", "load.py"):
        text = (tmp_path / name).read_text("utf-8")
        assert not re.search("@[A-Z]+@", text)
        assert all(f'"{each}"' in text or f"'{each}'" in text for each in text_columns())


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not there")
def test_r_counts_everybody_whatever_their_code(tmp_path):
    _, analysis = kit(tmp_path)
    subprocess.run(["Rscript", "analysis.R", ".", "r.tsv"], cwd=tmp_path, check=True)
    with (tmp_path / "r.tsv").open(encoding="utf-8") as file:
        theirs = {row["name"]: row["value"] for row in csv.DictReader(file, delimiter="\t")}
    for name in ("means/attempts/without/n", "means/attempts/with/n", "secrets/null/with/games"):
        assert float(theirs[name]) == numbers(analysis)[name]


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not there")
def test_r_loads_texts_as_they_were(tmp_path):
    kit(tmp_path)
    program = 'source("load.R"); cat(study$participants$participant, sep = "\\n")'
    found = subprocess.run(
        ["Rscript", "-e", program], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert found.stdout.splitlines()[-4:] == [*CODES.values()]


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not there")
@pytest.mark.parametrize("told", [["our data/load.R"], ["-e", 'source("our data/load.R")']])
def test_r_loads_the_tables_beside_the_program_wherever_it_is_run(tmp_path, told):
    """R ended with "missing value where TRUE/FALSE needed" in the kit's own folder."""
    (tmp_path / "our data").mkdir()
    kit(tmp_path / "our data")
    found = subprocess.run(["Rscript", *told], cwd=tmp_path, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "participants" in found.stdout


SIGNS = "=+-@\uff1d\uff0b\uff0d\uff20"


@pytest.mark.parametrize("sign", SIGNS)
def test_no_text_begins_as_a_formula_in_a_spreadsheet_and_every_loader_knows_the_sign(
    tmp_path, sign
):
    assert cell(f"{sign}cmd") == f"'{sign}cmd"
    kit(tmp_path)
    for name in ("load.R", "analysis.R", "load.py"):
        (guard,) = re.findall(r"""\^'\('\*(\[.*?\])\)""", (tmp_path / name).read_text("utf-8"))
        assert re.fullmatch(guard, sign)


@given(st.from_regex(rf"\A'{{0,3}}[{re.escape(SIGNS)}]?[ab1-9 .]{{0,4}}\Z"))
def test_a_text_is_loaded_as_it_was_written(text):
    """Guarded or not, and also where it looks as if it were."""
    line = " ".join(text.split())
    assert re.sub(rf"^'('*[{re.escape(SIGNS)}])", r"\1", cell(text)) == line
    assert cell(-5.0) == "-5"
    assert cell("-5") == "-5"
