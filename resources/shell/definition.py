"""Command line as plain data, taken from typer: commands with their arguments and options."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from typer.main import get_command

from wmh.base.text.help import name
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.program import program

_KINDS = {"int": "NUMBER", "float": "NUMBER", "path": "PATH", "file": "FILE", "dir": "FOLDER"}
"""Names of kinds of values in the help, by typer's names."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """Option with its names, or an argument, which has no names.

    `value` is the name of its value in the help, "" for a flag. `choices` are the possible values,
    if they are few. An `optional` argument may be left out.
    """

    names: tuple[str, ...]
    value: str
    about: str
    choices: tuple[str, ...] = ()
    file: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """Command, with the words that call it after `wmh`; for `wmh` itself there are none."""

    path: tuple[str, ...]
    about: str
    parameters: tuple[Parameter, ...]
    within: tuple[str, ...]
    """Names of its subcommands, if it is a group."""

    @property
    def options(self) -> tuple[Parameter, ...]:
        return tuple(each for each in self.parameters if each.names)


def commands() -> list[Told]:
    """Returns all commands in their order, each group before its commands."""
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
