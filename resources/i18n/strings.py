"""Texts to translate: literals of the code, recognized by the calls that use them, and of data.

- arguments of `_` and `ngettext`, in windows and commands, and of `waiting`, for the progress of
  commands;
- the sentence of a refusal (a subclass of InputError), also as the parameter `said` of a function
  that returns a refusal, in any module;
- what a lesson says with `say`, and what is said by a parameter named `say`: "Summary";
- what is marked with `translatable`: tables, and texts that come as variables;
- the help of commands: "Help"; the steps that can be undone: "Steps".

A text has a context if a call or its table names one. No module, table or class must be registered
here.
"""

import ast
import gc
import tomllib
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

_QTS = {
    "QLineEdit": ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"),
    "QTabBar": ("Scroll Left", "Scroll Right"),
    "QWidgetTextControl": ("&Copy", "Copy &Link Location", "Select All"),
}
"""Qt's own texts that the window shows; Qt does not have them in every language."""


@dataclass(frozen=True, slots=True)
class Text:
    """Text to translate; `where` is its file, relative to the root.

    If the text depends on a number, `source` is the form for one and `many` that for others.
    """

    context: str
    source: str
    where: str
    many: str = ""


class UnseenError(ValueError):
    """The error for a text that cannot be found, or that has two plural forms."""


def texts(root: Path = ROOT) -> list[Text]:
    """Returns every text once, in the order of files and lines. Raises UnseenError."""
    with _uncollected():
        return _texts(root)


@contextmanager
def _uncollected() -> Generator[None]:
    """Yields while garbage collection is off, which would take most of the time for nothing."""
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()


def _texts(root: Path) -> list[Text]:
    sources = [
        _Source(path.relative_to(root).as_posix(), ast.parse(path.read_text("utf-8")))
        for path in sorted((root / "app" / "wmh").rglob("*.py"))
    ]
    known = _refusals(sources)
    making = _making(sources, known)
    named = [text for each in sources for text in (*each.marked(), *each.stepped())]
    named += [text for each in sources for text in (*each.refused(known, making), *each.said())]
    named += [text for each in sources for text in each.printed()]
    named += _data(root)
    # The texts of these contexts come as variables; of others, only literals are found.
    elsewhere = {text.context for text in named}
    found = [text for each in sources for text in each.translated(elsewhere)] + named
    found += [Text(context, source, "Qt") for context, said in _QTS.items() for source in said]
    found += _help() if root == ROOT else []
    once = {(text.context, text.source): text for text in reversed(found)}
    for text in found:
        if text.many != (other := once[text.context, text.source]).many:
            raise UnseenError(f"{text.where} and {other.where}: {text.source} of one and of many")
    return list(reversed(once.values()))


@dataclass(frozen=True)
class _Source:
    """Module of the program, in which texts are found."""

    where: str
    tree: ast.Module

    def translated(self, elsewhere: Collection[str]) -> Iterator[Text]:
        """Yields the texts of `_` and `ngettext`; the arguments are those of `_translated`."""
        for call in self._calls_of_name("_"):
            yield from self._translated(call, elsewhere)
        for call in self._calls_of_name("ngettext"):
            one, many = map(_literal, call.args[:2])
            if (context := self._context_of(call)) is None or one is None or many is None:
                raise self._unseen(call)
            yield Text(context, one, self.where, many)

    def stepped(self) -> Iterator[Text]:
        """Yields the names of steps that can be undone."""
        for call in self._calls("_step"):
            if len(call.args) > 1 and (said := _literal(call.args[1])) is not None:
                yield Text("Steps", said, self.where)

    def marked(self) -> Iterator[Text]:
        """Yields the texts marked by `translatable`: a literal, or all values of a table."""
        for call in self._calls("translatable"):
            if (context := self._context_of(call)) is None:
                raise self._unseen(call)
            said = call.args[0]
            named = self._assigned.get(said.id) if isinstance(said, ast.Name) else None
            if not (found := list(_values(named or said))):
                raise self._unseen(call)
            yield from (Text(context, each, self.where) for each in found)

    def printed(self) -> Iterator[Text]:
        """Yields the texts of `waiting`, which commands show while the user waits."""
        for call in self._calls("waiting"):
            yield from self._whole("", call, call.args[0])

    def said(self) -> Iterator[Text]:
        """Yields the texts that lessons say, and those said by a parameter named `say`."""
        given = self._within("say")
        lesson = "/ui/" not in self.where and any(
            isinstance(node, ast.ImportFrom) and "say" in (each.name for each in node.names)
            for node in self.tree.body
        )
        for call in self._calls("say"):
            if id(call) in given:
                if (said := _literal(call.args[0])) is not None:
                    yield Text("Summary", said, self.where)
            elif lesson:
                yield from self._whole("", call, call.args[0])

    def refused(self, refusals: frozenset[str], making: Mapping[str, int]) -> Iterator[Text]:
        """Yields the sentences of refusals; `making` is the result of `_making`."""
        first = refusals | self._kinds_of(refusals)
        for name, place in {**dict.fromkeys(sorted(first), 0), **making}.items():
            for call in self._calls(name):
                if len(call.args) > place:
                    yield from self._parts("", call.args[place])

    def making(self, refusals: frozenset[str]) -> Iterator[tuple[str, int]]:
        """Yields functions that return a refusal, with the index of the sentence's argument."""
        for node in self.nodes:
            if isinstance(node, ast.FunctionDef) and _name(node.returns) in refusals:
                given = [each for each in _given(node) if each.arg != "self"]
                for place, each in enumerate(given):
                    said = "" if each.annotation is None else ast.unparse(each.annotation)
                    if each.arg == "said" and said.startswith("str"):
                        yield node.name, place

    def _kinds_of(self, refusals: frozenset[str]) -> frozenset[str]:
        """Returns names that stand for a class of refusals, such as `refusal: type[InputError]`."""
        return frozenset(
            _name(node.target) if isinstance(node, ast.AnnAssign) else node.arg
            for node in self.nodes
            if isinstance(node, ast.AnnAssign | ast.arg)
            and isinstance(node.annotation, ast.Subscript)
            and _name(node.annotation.value) == "type"
            and _name(node.annotation.slice) in refusals
        )

    def _translated(self, call: ast.Call, elsewhere: Collection[str]) -> Iterator[Text]:
        """Yields the texts of a call of `_`; a variable's context must be in `elsewhere`."""
        context = self._context_of(call)
        for each in _branches(call.args[0]):
            found = [] if context is None else list(self._parts(context, each))
            yield from found
            if (
                not found
                and context is not None
                and (context not in elsewhere or isinstance(each, ast.BinOp))
            ):
                raise self._unseen(call)

    def _context_of(self, call: ast.Call) -> str | None:
        """Returns the context that a call names, "" for none; None if it is no literal."""
        node = next((each.value for each in call.keywords if each.arg == "context"), None)
        if isinstance(node, ast.Name):
            node = self._assigned.get(node.id)
        return "" if node is None else _literal(node)

    def _whole(self, context: str, call: ast.Call, source: ast.expr) -> Iterator[Text]:
        """Yields the texts of an expression. Raises UnseenError if a branch of it is no literal."""
        for each in _branches(source):
            found = [*self._parts(context, each)]
            if not found:
                raise self._unseen(call)
            yield from found

    def _parts(self, context: str, source: ast.expr) -> Iterator[Text]:
        """Yields the literals that an expression can become, also by names of the module."""
        for each in _branches(source):
            match each:
                case ast.Constant(value=str(text)):
                    yield Text(context, text, self.where)
                case ast.JoinedStr():
                    raise UnseenError(f"{self.where}:{each.lineno}: {ast.unparse(each)}")
                case ast.Call(func=ast.Name("Plural"), args=[one, many, _]):
                    if (alone := _literal(one)) is None or (text := _literal(many)) is None:
                        raise self._unseen(each)
                    yield Text(context, alone, self.where, text)
                case ast.Name(name) if name in self._assigned:
                    assigned = self._assigned[name]
                    yield from (Text(context, text, self.where) for text in _values(assigned))
                case ast.Subscript(value=table):
                    yield from self._parts(context, table)
                case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *other]):
                    for part in (table, *other):
                        yield from self._parts(context, part)
                case _:
                    pass

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Nodes of the whole syntax tree, collected once for many searches."""
        return tuple(ast.walk(self.tree))

    def _within(self, parameter: str) -> frozenset[int]:
        """Returns the ids of the calls inside functions that have a parameter of this name."""
        return frozenset(
            id(call)
            for node in self.nodes
            if isinstance(node, ast.FunctionDef) and parameter in (x.arg for x in _given(node))
            for call in ast.walk(node)
            if isinstance(call, ast.Call)
        )

    @cached_property
    def _assigned(self) -> dict[str, ast.expr]:
        """Expressions assigned to names in the module."""
        found: dict[str, ast.expr] = {}
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(name)], value=value):
                    found[name] = value
                case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                    found[name] = value
                case _:
                    pass
        return found

    @cached_property
    def _called(self) -> dict[str, list[ast.Call]]:
        """Calls by the name of the called function or method, in the order of the module."""
        found: dict[str, list[ast.Call]] = {}
        calls = [node for node in self.nodes if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            found.setdefault(_name(call.func), []).append(call)
        return found

    def _calls(self, name: str) -> list[ast.Call]:
        return self._called.get(name, [])

    def _calls_of_name(self, name: str) -> list[ast.Call]:
        """Returns the calls of a function by its name, without those of methods."""
        return [call for call in self._calls(name) if isinstance(call.func, ast.Name)]

    def _unseen(self, call: ast.Call) -> UnseenError:
        return UnseenError(f"{self.where}:{call.lineno}: {ast.unparse(call)}")


def _help() -> Iterator[Text]:
    """Yields the texts of the help of commands, which typer puts together."""
    from typer.main import get_command

    from wmh.base.text.help import help_texts
    from wmh.helper.cli.commands import COMMANDS
    from wmh.helper.cli.program import program

    where = "app/wmh/helper/cli/commands.py"
    whole = get_command(program({each.name for each in COMMANDS}))
    yield from (Text("Help", each, where) for each in help_texts(whole))
    yield from (Text("Help", each.about, where) for each in COMMANDS)


def _refusals(sources: Iterable[_Source]) -> frozenset[str]:
    """Returns the names of InputError and of all its subclasses."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for each in sources
        for node in each.nodes
        if isinstance(node, ast.ClassDef)
    }
    found = {"InputError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found)


def _making(sources: Iterable[_Source], refusals: frozenset[str]) -> Mapping[str, int]:
    """Returns the functions that return a refusal, with the index of the sentence's argument."""
    found: dict[str, int] = {}
    for each in sources:
        for name, place in each.making(refusals):
            if found.setdefault(name, place) != place:
                raise UnseenError(f"{each.where}: {name} is given said at two places")
    return found


def _values(node: ast.AST) -> Iterator[str]:
    """Yields the literals of an expression, without keys of tables and keyword arguments."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Dict(values=values):
            for value in values:
                yield from _values(value)
        case ast.Call(args=args):
            for arg in args:
                yield from _values(arg)
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _values(part)
        case _:
            pass


def _data(root: Path) -> Iterator[Text]:
    resources = root / "resources"
    for path in sorted(resources.rglob("*.toml")):
        where, told = path.relative_to(root).as_posix(), _read(path)
        match path.parent.name, path.stem:
            case "mastermind", "pegs":
                yield from (Text("Pegs", peg["name"], where) for peg in told.values())
            case "mastermind", "fcbe":
                remarks = (step["remark"] for step in told["step"] if "remark" in step)
                yield from (Text("", each, where) for each in remarks)
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
    """Yields the sentences of a scenario. Raises ValueError for a scenario without an `about`."""
    if "about" not in scenario:
        raise ValueError(f"{scenario['title']}: a lesson of the program needs a line `about`")
    yield from (scenario["title"], scenario["about"])
    for stop in scenario.get("stop", ()):
        yield from (stop["question"], stop["reveal"])
    yield from (note["text"] for note in scenario.get("note", ()))


def _given(function: ast.FunctionDef) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def _name(node: ast.AST | None) -> str:
    """Returns the last part of a dotted name; "" for any other node."""
    match node:
        case ast.Name(name) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
            return name
        case _:
            return ""


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
