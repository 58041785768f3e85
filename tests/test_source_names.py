"""Names of sources: readers see author and year, never a folder's number."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NUMBERED = re.compile(r"(?i)\bsources?\s+00\d")
PAGES = [
    path
    for pattern in ("*.md", "resources/**/*.md", "resources/**/*.toml", "resources/**/*.html")
    for path in ROOT.glob(pattern)
    if path.name not in ("ARCHITECTURE.md", "CONTRIBUTING.md")
]


def without_remarks(path):
    """Returns the lines of a file without those comments that only its authors read."""
    lines = path.read_text("utf-8").splitlines()
    return [line for line in lines if not (path.suffix == ".toml" and line.startswith("#"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_page_or_a_file_of_data_names_no_numbered_source(path):
    assert not [line for line in without_remarks(path) if NUMBERED.search(line)]


def documented(tree):
    """Returns ids of constants that are docstrings, or descriptions below a name."""
    return {
        id(node.value)
        for parent in ast.walk(tree)
        if isinstance(parent, ast.Module | ast.ClassDef | ast.FunctionDef)
        for node in parent.body
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def texts(path):
    tree = ast.parse(path.read_text("utf-8"))
    described = documented(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in described:
                yield node.value
        elif isinstance(node, ast.FunctionDef) and "cli" in path.parts:
            yield ast.get_docstring(node) or ""  # Which is the help of a command.


def test_no_text_of_the_program_names_a_numbered_source():
    found = [
        f"{path.name}: {text}"
        for path in sorted((ROOT / "app").rglob("*.py"))
        for text in texts(path)
        if NUMBERED.search(text)
    ]
    assert not found
