"""Notebooks: each runs from top to bottom, with the outputs that its file has."""

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "resources" / "notebooks").glob("*.ipynb"))


def said(text, space):
    """Runs a cell; returns its output and its last value, as a notebook shows them."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), space)
        value = last and eval(compile(ast.Expression(last.value), "<cell>", "eval"), space)
    return [printed.getvalue()] * bool(printed.getvalue()) + [repr(value)] * (value is not None)


def shown(cell):
    return [
        "".join(output["text"] if "text" in output else output["data"]["text/plain"])
        for output in cell["outputs"]
    ]


def test_there_are_five():
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_it_would_show_now(path):
    space = {}
    cells = json.loads(path.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]

    assert cells[0]["cell_type"] == "markdown"
    assert len(code) >= 2
    for cell in code:
        assert said("".join(cell["source"]), space) == shown(cell)
