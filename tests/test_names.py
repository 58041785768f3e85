"""Names mean one thing: no class name is used twice in the program."""

import ast
from collections import defaultdict
from pathlib import Path

_PROGRAM = Path(__file__).parent.parent / "app"


def test_a_class_name_names_one_thing() -> None:
    files = defaultdict[str, list[str]](list)
    for path in sorted(_PROGRAM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                files[node.name].append(f"{path.relative_to(_PROGRAM)}:{node.lineno}")
    assert len(files) > 900
    assert {name: where for name, where in files.items() if len(where) > 1} == {}
