"""The command line as plain data: every command, its arguments and its options, as typer has it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from typer.main import get_command

from wmh.base.text.help import name
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.program import program

_KINDS = {"int": "NUMBER", "float": "NUMBER", "path": "PATH", "file": "FILE", "dir": "FOLDER"}
"""What values are called, by what typer calls their kinds."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option with its names, or an argument with none.

    `value` is what help calls its value, empty for a flag; `choices` are all there are, if so. An
    argument that is `optional` may be left out.
    """

    names: tuple[str, ...]
    value: str
    about: str
    choices: tuple[str, ...] = ()
    file: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """A command by the words that call it after `wmh`, which itself has none."""

    path: tuple[str, ...]
    about: str
    parameters: tuple[Parameter, ...]
    within: tuple[str, ...]
    """The commands that it is a group of."""

    @property
    def options(self) -> tuple[Parameter, ...]:
        return tuple(each for each in self.parameters if each.names)


def commands() -> list[Told]:
    """All of them in their order, each group before what it has."""
    whole = get_command(program({each.name for each in COMMANDS}))
    name(whole)
    return list(_told(whole, ()))


def _told(command: Any, path: tuple[str, ...]) -> Iterator[Told]:  # noqa: ANN401 - typer has no name
    within: dict[str, Any] = getattr(command, "commands", {})
    about = " ".join(str(command.help or "").split())
    yield Told(path, about, tuple(map(_parameter, command.params)), tuple(within))
    for called, each in within.items():
        yield from _told(each, (*path, called))


def _parameter(given: Any) -> Parameter:  # noqa: ANN401 - typer has no name for them
    option = given.param_type_name == "option"
    names = (*given.opts, *given.secondary_opts) if option else ()
    choices = tuple(map(str, getattr(given.type, "choices", ()) or ()))
    flag = bool(getattr(given, "is_flag", False))
    value = "" if flag else str(given.metavar or given.name.upper())
    if option and not flag and not given.metavar:
        value = next((said for kind, said in _KINDS.items() if kind in given.type.name), "TEXT")
    file = type(given.type).__name__ == "TyperPath"
    about = " ".join(str(given.help or "").split())
    return Parameter(names, value, about, choices, file, not (option or given.required))
