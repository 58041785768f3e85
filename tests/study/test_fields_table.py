"""The guide's table of a protocol's fields is what the reader of protocols accepts."""

import re

import pytest

from tests.study.test_wrong_fields import WRONG, changed, read
from wmh.base.files import paths
from wmh.base.text.refusal import InputError

WHOLE = next(whole for whole in WRONG if "per_group" in whole)
TABLES = ("", "[[arms]]", "[[blocks]]", "[primary]", "[consent]")


def refusal(folder, table, name, value):
    text, _ = changed(WHOLE, table, name, value)
    with pytest.raises(InputError) as refused:
        read(folder, text)
    return str(refused.value)


def rows(folder):
    """A row for each field, with the values that its refusal names."""
    for table in TABLES:
        for name, values in WRONG[WHOLE][table].items():
            told = [refusal(folder, table, name, value) for value in values]
            musts = [said.partition("must be ")[2].removesuffix(".") for said in told]
            yield table or "(top)", name, max(musts, key=len)


def lines(folder):
    yield "| table | field | value |"
    yield "| --- | --- | --- |"
    for table, name, must in rows(folder):
        must = re.sub(r"'own'(, )?", "", must).replace("|", "\\|")
        yield f"| `{table}` | `{name}` | {must or 'see the examples'} |"


def test_the_table_of_the_guide_is_the_readers(tmp_path):
    guide = (paths.folder("resources") / "guide" / "researcher.md").read_text("utf-8")
    assert "\n".join(lines(tmp_path)) in guide
