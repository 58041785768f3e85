"""What there is to translate: the literals of the window's code, and what tables and data hold."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wmh.engine.clues.hardness import STATEMENTS
from wmh.engine.clues.rules import RULES
from wmh.engine.lexicon.reading.wordlist import Unfit
from wmh.engine.strategy.strategies import CERTAINTIES, GUESS_LISTS, PRIORS, STRATEGIES
from wmh.games.preset import MARK_NAMES

ROOT = Path(__file__).parents[2]
_TABLES = {
    *("Steps", "Rules", "Strategies", "Summary", "Errors"),
    *("Pegs", "Values", "Games", "Marks", "LeftOut", "Lesson", "Scenarios"),
}
"""The contexts of texts that come as variables; of the others, only literals are found."""

_QTS = {
    "QLineEdit": ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"),
    "QTabBar": ("Scroll Left", "Scroll Right"),
    "QWidgetTextControl": ("&Copy", "Copy &Link Location", "Select All"),
}
"""Qt's own texts that the window shows; Qt itself does not have them in every language."""

_REFUSALS = (
    *("_error", "PatternError", "LexiconError", "SecretError", "GuessError", "MarkError"),
    *("RackError", "ValuesError", "WordListError", "FolderError", "PinError", "ProtocolError"),
    *("QuestionnaireError", "HeldError"),
)
"""What a window may have to show the message of."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text to translate; `comment` tells apart what is the same only in English.

    `where` is a file, as seen from the root.
    """

    context: str
    source: str
    where: str
    comment: str = ""


class UnseenError(ValueError):
    """A text that nobody would find: what is called, and where."""


def texts(root: Path = ROOT) -> list[Text]:
    """Every text once, in the order of files and lines. Raises UnseenError."""
    found = [*_literals(root), *_tables(), *_phrases(root), *_steps(root)]
    found += [*_objections(root), *_lessons(root), *_data(root)]
    found += [Text(context, source, "Qt") for context, said in _QTS.items() for source in said]
    once = {(text.context, text.source, text.comment): text for text in reversed(found)}
    return list(reversed(once.values()))


def _literals(root: Path) -> Iterator[Text]:
    for path in sorted((root / "app" / "wmh" / "ui").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        for call in _calls(path, "translate"):
            if ast.unparse(call.func) in ("translate", "QCoreApplication.translate"):
                yield from _translated(call, where)


def _translated(call: ast.Call, where: str) -> Iterator[Text]:
    context, source, *rest = call.args
    given = [_literal(each) for each in (context, *rest)]
    if given[0] in _TABLES and _literal(source) is None:
        return
    for each in _branches(source):
        text = _literal(each)
        if text is None or None in given:
            raise UnseenError(f"{where}:{call.lineno}: {ast.unparse(call)}")
        yield Text(given[0] or "", text, where, (given[1:] or [""])[0] or "")


def _tables() -> Iterator[Text]:
    where = "app/wmh/engine/clues/rules.py"
    for rule in RULES.values():
        yield from (Text("Rules", each, where) for each in (rule.title, rule.statement))
        yield from (Text("Rules", each, where) for each in rule.counts)
    where = "app/wmh/engine/clues/hardness.py"
    yield from (Text("Rules", each, where) for each in STATEMENTS.values())
    where = "app/wmh/games/preset.py"
    yield from (Text("Marks", each.name, where) for each in MARK_NAMES.values())
    where = "app/wmh/engine/lexicon/reading/wordlist.py"
    yield from (Text("LeftOut", each, where) for each in Unfit)
    where = "app/wmh/engine/strategy/strategies.py"
    for said in STRATEGIES.values():
        yield from (Text("Strategies", each, where) for each in (said.title, said.sentence))
        yield Text("Strategies", said.unit, where)
    for table in (GUESS_LISTS, PRIORS, CERTAINTIES):
        yield from (Text("Strategies", each, where) for each in table.values())


def _phrases(root: Path) -> Iterator[Text]:
    """What is known, of which the engine makes a line with a function that says phrases."""
    where = "app/wmh/engine/clues/summary.py"
    for call in _calls(root / where, "say"):
        if (phrase := _literal(call.args[0])) is not None:
            yield Text("Summary", phrase, where)
    for said in _assigned(root / where, "_ORDINALS", "_NUMBERS"):
        yield Text("Summary", said, where)


def _steps(root: Path) -> Iterator[Text]:
    """What can be undone."""
    where = "app/wmh/ui/board/board.py"
    for call in _calls(root / where, "_step"):
        if (said := _literal(call.args[1])) is not None:
            yield Text("Steps", said, where)
    yield Text("Steps", "typing", where)  # Named beside its key.


def _objections(root: Path) -> Iterator[Text]:
    """What is wrong with what was typed; the first argument is the sentence without its values."""
    for path in sorted((root / "app" / "wmh").rglob("*.py")):
        if path.is_relative_to(root / "app" / "wmh" / "cli"):
            continue
        where = path.relative_to(root).as_posix()
        for call in _calls(path, *_REFUSALS):
            for each in _branches(call.args[0]):
                if (said := _literal(each)) is not None:
                    yield Text("Errors", said, where)
    where = "app/wmh/games/rack/rack_reading.py"
    for said in _assigned(root / where, "_FOREIGN_RACK", "_FOREIGN_PATTERN"):
        yield Text("Errors", said, where)
    where = "app/wmh/engine/strategy/kernels/numba_check.py"
    for node in ast.walk(ast.parse((root / where).read_text("utf-8"))):
        if isinstance(node, ast.Return) and (said := _literal(node.value)) is not None:
            yield Text("Strategies", said, where)


def _lessons(root: Path) -> Iterator[Text]:
    """What demonstrations say."""
    for path in sorted((root / "app" / "wmh" / "lesson").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        for call in _calls(path, "say"):
            for each in _branches(call.args[0]):
                if (said := _literal(each)) is None:
                    raise UnseenError(f"{where}:{call.lineno}: {ast.unparse(call)}")
                yield Text("Lesson", said, where)


def _data(root: Path) -> Iterator[Text]:
    resources = root / "resources"
    for path in sorted(resources.glob("*/*.toml")):
        where, told = path.relative_to(root).as_posix(), _read(path)
        match path.parent.name, path.stem:
            case "mastermind", "pegs":
                yield from (Text("Pegs", peg["name"], where) for peg in told.values())
            case "values", name:
                yield Text("Values", name.capitalize(), where)
            case "games", _:
                yield from (
                    Text("Games", told[key], where) for key in ("name", "about") if key in told
                )
                yield from (Text("Rules", each, where) for each in told.get("counts", ()))
                marks = (mark["name"] for mark in told.get("marks", {}).values() if "name" in mark)
                yield from (Text("Marks", each, where) for each in marks)
            case "scenarios", _:
                yield from (Text("Scenarios", each, where) for each in _told(told))
            case _:
                pass


def _told(scenario: dict[str, Any]) -> Iterator[str]:
    """What a scenario says in sentences."""
    yield from (scenario["title"], scenario["about"])
    for stop in scenario.get("stop", ()):
        yield from (stop["question"], stop["reveal"])
    yield from (note["text"] for note in scenario.get("note", ()))


def _calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of what has one of the names, on its own or as a part of something; by name."""
    called: dict[str, list[ast.Call]] = {name: [] for name in names}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called.get(ast.unparse(node.func).rpartition(".")[2], []).append(node)
    for calls in called.values():
        yield from sorted(calls, key=lambda call: (call.lineno, call.col_offset))


def _assigned(path: Path, *names: str) -> Iterator[str]:
    """The texts in what is assigned to names of a module."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names:
            yield from filter(None, map(_literal, ast.walk(node.value)))


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from (*_branches(node.body), *_branches(node.orelse))
    else:
        yield node


def _literal(node: ast.AST | None) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return None


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
