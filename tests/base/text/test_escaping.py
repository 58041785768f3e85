"""Cells that a spreadsheet opens."""

import pytest

from wmh.base.text.escaping import text_cell


@pytest.mark.parametrize(
    "text", ["=1", "+1", "-1", "@a", "\tb", "\uff1d1", "\uff0b1", "\uff0d1", "\uff20a"]
)
def test_no_text_is_a_formula(text):
    assert text_cell(text)[0] in "'\\"


@pytest.mark.parametrize("text", ["\x1b[2J", "a\u202eb", "\x07", "\x9b"])
def test_no_text_is_an_order_to_a_terminal(text):
    assert text_cell(text).isprintable()


def test_any_other_text_is_as_it_is():
    assert text_cell("Źoë's 5 a") == "Źoë's 5 a"
