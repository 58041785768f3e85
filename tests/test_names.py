"""Names that have one meaning, and docstrings that begin with a noun."""

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_PROGRAM = Path(__file__).parent.parent / "app"


@cache
def trees() -> Mapping[Path, ast.Module]:
    """Returns the syntax tree of each file of the program, by its path in the package."""
    return {
        path.relative_to(_PROGRAM): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(_PROGRAM.rglob("*.py"))
    }


def test_a_class_name_names_one_thing() -> None:
    files = defaultdict[str, list[str]](list)
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                files[node.name].append(f"{path}:{node.lineno}")
    assert len(files) > 900
    assert {name: where for name, where in files.items() if len(where) > 1} == {}


def test_a_docstring_begins_with_the_noun() -> None:
    no_nouns = re.compile(
        r"(What|How|Where|When|Which|The same|It|If|Of|To|From|Says|Shows|Makes)\b"
    )
    found: list[str] = []
    for path, tree in trees().items():
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        for node in (tree, *(one for one in classes if not one.name.startswith("_"))):
            said = ast.get_docstring(node) or ""
            if no_nouns.match(said):
                found.append(f"{path}: {said.splitlines()[0]}")
    assert found == []
