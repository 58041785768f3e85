"""Language of the code: plain names, and docstrings that begin with a noun or a verb."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "app" / "wmh"

RIDDLE = re.compile(
    r"(What|Whatever|How|Where|Wherever|When|Whether|Who|Whoever|Whose|Which|One|Ones|Of|From|To|For"
    r"|Those|These|This|That|They|It|If|As|Nothing|Nobody|Somebody|Everything|All|Another|Other"
    r"|Others|The same|The other|The others|More|Not|Only|Here|There|None of)\b"
)
"""First words of docstrings that name neither a thing nor an action."""

NAMES = frozenset(
    re.findall(
        r"\w+",
        """
        told said kept found written held heard seen drawn laid given made shown spoken left leaves
        taken spelt chosen grown cut put sums breaker crew lane heed conclude makers dressing beside
        within later turns lexica errand piece portion
        """,
    )
)
"""Words that are refused as names of modules, functions and classes, unless they are in `FINE`."""

FINE = {
    "Assigned": "an event of the allocation list",
    "Cancelled": "the exception of work that is given up, as `asyncio` names its own",
    "Refused": "the exception of a command that is refused",
    "Unsolved": "the state of a game that was not solved",
    "makers": "the command `wmh makers`",
}
"""Refused words and participles that are allowed as names, with the reasons."""

PARTICIPLE = re.compile(r"(?!(seed|feed|need|speed|bleed|embed|red|bed|shred)$)[a-z]+ed")
"""Pattern of a past participle; as a name it does not say what a function returns or does."""

AT_MOST = {
    "base": (0, 0),
    "engine": (0, 6),
    "helper": (0, 22),
    "lab": (0, 1),
    "study": (0, 9),
    "teach": (0, 5),
    "top": (0, 0),
}
"""Greatest numbers of refused docstrings and names in each part; they may only be lowered."""


def parts() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        top = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        yield top if (PACKAGE / top).is_dir() else "top", path


def definitions(tree: ast.Module) -> Iterator[ast.Module | ast.ClassDef | ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield node


def named(tree: ast.Module) -> Iterator[str]:
    """Yields names of functions and classes; properties, which may be participles, are left out."""
    for node in definitions(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.FunctionDef):
            marks = {ast.unparse(each) for each in node.decorator_list}
            if marks.isdisjoint({"property", "cached_property"}):
                yield node.name


def is_riddle(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> bool:
    return RIDDLE.match(ast.get_docstring(node) or "") is not None


def is_odd(name: str) -> bool:
    if name in FINE:
        return False
    bare = name.lower().lstrip("_")
    return bare in NAMES or PARTICIPLE.fullmatch(bare) is not None


@cache
def counted() -> dict[str, tuple[int, int]]:
    riddles, names = Counter[str](), Counter[str]()
    for part, path in parts():
        tree = ast.parse(path.read_text("utf-8"))
        riddles[part] += sum(map(is_riddle, definitions(tree)))
        names[part] += sum(map(is_odd, (*named(tree), path.stem)))
    return {part: (riddles[part], names[part]) for part in sorted({*riddles, *names})}


@pytest.mark.parametrize("part", sorted(AT_MOST))
def test_riddles_only_become_fewer(part: str) -> None:
    riddles, names = counted()[part]
    assert riddles <= AT_MOST[part][0]
    assert names <= AT_MOST[part][1]


def test_no_docstring_of_a_test_is_a_riddle() -> None:
    """Docstrings of tests and of their helpers are read as often as those of the program."""
    tests = Path(__file__).parent
    assert [
        f"{path.relative_to(tests)}: {ast.get_docstring(node)}"
        for path in sorted(tests.rglob("*.py"))
        for node in definitions(ast.parse(path.read_text("utf-8")))
        if is_riddle(node)
    ] == []


if __name__ == "__main__":
    print(counted())
