"""Structure of the code: imports only point down, without circles; no large folders or files."""

import ast
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from wmh import products

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "app" / "wmh"

BELOW = {
    "base": {"products"},
    "engine": {"base"},
    "helper": {"base", "engine", "products"},
    "teach": {"base", "engine", "helper", "products"},
    "study": {"base", "engine", "helper", "products"},
    "lab": {"base", "engine", "helper", "study", "products"},
    "products": {"base"},
}
"""For each part of the program, the parts that it may import."""

ALONE = ("teach", "study", "lab")


@cache
def modules() -> Mapping[str, Path]:
    """Returns each module's path by its name without `wmh.`; a package's path is its `__init__`."""
    found: dict[str, Path] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def module_of(name: str) -> str | None:
    """Returns the module to which a full name belongs; None for names outside of the program."""
    parts = name.split(".")
    if parts[0] != "wmh":
        return None
    for length in range(len(parts), 1, -1):
        if (module := ".".join(parts[1:length])) in modules():
            return module
    return None


def imported_by(path: Path, *, at_start: bool = False) -> Iterator[str]:
    """Yields the program's modules that a file imports, as `imports` finds them."""
    yield from filter(None, map(module_of, imports(path, at_start=at_start)))


@cache
def imports(path: Path, *, at_start: bool = False) -> list[str]:
    """Returns full names of a file's imports, also late ones, for types, or named in strings."""
    tree = ast.parse(path.read_text("utf-8"))
    nodes = at_start_nodes(tree) if at_start else ast.walk(tree)
    names: list[str] = []
    for node in nodes:
        match node:
            case ast.ImportFrom(module=str(source), names=given):
                names += [f"{source}.{each.name}" for each in given]
            case ast.Import(names=given):
                names += [each.name for each in given]
            case ast.Constant(value=str(text)) if text.startswith("wmh.") and " " not in text:
                names.append(text.replace(":", "."))
            case _:
                pass
    return names


def at_start_nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """Yields import nodes that run when a module is loaded, or that are for types only."""
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If):
            yield from (each for each in ast.walk(node) if isinstance(each, ast.ImportFrom))


def test_arrows_only_point_down() -> None:
    wrong = sorted(
        f"{name} -> {target}"
        for name, path in modules().items()
        if (part := name.partition(".")[0]) in BELOW
        for target in set(imported_by(path))
        if (other := target.partition(".")[0]) != part
        and other not in BELOW[part] | {"version"}
        and not (part == "products" and target.endswith(".product"))
    )
    assert wrong == []


PURE = (
    "engine",
    "helper.games",
    "helper.rack",
    "helper.mastermind",
    "helper.record",
    "helper.review",
)
"""Parts of the program that use neither a clock nor a window."""


def test_rules_and_games_have_no_clock_and_no_window() -> None:
    wrong = sorted(
        f"{name}: {each}"
        for name, path in modules().items()
        if name.startswith(tuple(f"{pure}." for pure in PURE))
        for each in imports(path)
        if each.partition(".")[0] in ("time", "PySide6") or each.startswith("wmh.helper.ui.")
    )
    assert wrong == []


def test_the_top_has_at_most_ten_names() -> None:
    names = [x.name for x in PACKAGE.iterdir() if x.name not in ("__init__.py", "__pycache__")]
    assert len([name for name in names if name != "py.typed"]) <= 10


def test_no_modules_need_each_other() -> None:
    needs = {
        name: set(imported_by(path, at_start=True)) - {name} for name, path in modules().items()
    }
    circles: list[list[str]] = []
    while True:
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as error:
            circle = error.args[1]
            circles.append(circle)
            needs[circle[1]].discard(circle[0])
            needs[circle[0]].discard(circle[1])
        else:
            break
    assert circles == []


def test_no_folder_is_crowded_and_no_file_is_long() -> None:
    folders = defaultdict[Path, int](int)
    for path in modules().values():
        folders[path.parent] += path.name != "__init__.py"
    crowded = {folder.name: count for folder, count in folders.items() if count > 14}
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in modules().items()}
    assert (crowded, {name: n for name, n in lengths.items() if n > 400}) == ({}, {})


@pytest.fixture
def without_products(tmp_path: Path) -> Path:
    """Returns a copy of the program without its products."""
    copy = tmp_path / "copy"
    shutil.copytree(
        PACKAGE, copy / "app" / "wmh", ignore=shutil.ignore_patterns("__pycache__", *ALONE)
    )
    (copy / "lexicon").symlink_to(ROOT / "lexicon")
    (copy / "resources").mkdir()
    for each in (ROOT / "resources").iterdir():
        if each.name not in ALONE:
            (copy / "resources" / each.name).symlink_to(each)
    return copy


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    own = {"PYTHONPATH": str(copy / "app"), "WMH_HOME": str(copy / "home")}
    own |= {"QT_QPA_PLATFORM": "offscreen", "LANG": "C"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=os.environ | own,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_helper_works_without_the_other_products(without_products: Path) -> None:
    told = run(without_products, "-m", "wmh", "--help")
    assert (told.returncode, told.stderr) == (0, "")
    assert "suggest" in told.stdout
    for product in products.installed_products():
        for command in product.commands:
            assert f"  {command.name} " not in told.stdout

    told = run(without_products, "-m", "wmh", "suggest", "rain:ywwg")
    assert told.returncode == 0
    assert "torn" in told.stdout

    window = (
        "from PySide6.QtWidgets import QApplication; from PySide6.QtGui import QAction\n"
        "app = QApplication([])\n"
        "from wmh.helper.ui.shell.application import build\n"
        "window = build(); window.show(); app.processEvents()\n"
        "print(window.isVisible(), *(x.objectName() for x in window.findChildren(QAction)))\n"
    )
    told = run(without_products, "-c", window)
    shown, *actions = told.stdout.split()
    assert (told.returncode, shown) == (0, "True"), told.stderr
    assert {"review", "class", "boards"} <= set(actions)
    assert {"lessons", "studies", "replication", "board_lesson"}.isdisjoint(actions)


def test_a_damaged_product_is_left_out_with_one_line(without_products: Path) -> None:
    room = without_products / "app" / "wmh" / "teach"
    room.mkdir()
    (room / "__init__.py").write_text("")
    told = run(without_products, "-m", "wmh", "--help")
    assert told.returncode == 0
    assert told.stderr.count("\n") == 1
    assert "wmh.teach is left out" in told.stderr

    (room / "product.py").write_text("TEACH = 'nothing'\n")
    told = run(without_products, "-m", "wmh", "--help")
    assert (told.returncode, told.stderr.count("\n")) == (0, 1)
    assert "wmh.teach.product:TEACH is no product" in told.stderr
