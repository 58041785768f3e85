"""The refusals of arguments that no command takes, each in a line as all refusals are."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Protocol, cast

from wmh.engine.refusal import InputError
from wmh.engine.wording import excerpt

_COMMAND = re.compile(r"No such command (['\"])(?P<given>.*?)\1", re.DOTALL)
_CHOICE = re.compile(r".*?(?P<given>'.*'|\".*\") is not one of (?P<choices>.*?)\.?", re.DOTALL)
_PLACE = re.compile(r"\w+ (?P<given>'.*'|\".*\") (?P<how>does not exist|is a \w+)\.?", re.DOTALL)

_EXTRA = re.compile(r"Got unexpected extra argument.*? \((?P<extra>.*)\)", re.DOTALL)


class _Usage(Protocol):
    """What typer knows of a wrong usage."""

    ctx: Any
    message: str


def refusal(error: Exception, command: Any, arguments: list[str]) -> InputError:  # noqa: ANN401
    """What is wrong with the arguments of a command, in a line.

    `command` is typer's for the whole program, which it has no name for, as for its errors.
    """
    return InputError(_line(cast("_Usage", error), _path_of(command, arguments)))


def _line(error: _Usage, within: str) -> str:
    context, name = error.ctx, type(error).__name__
    if name == "BadOptionUsage":
        given = _short(str(getattr(error, "option_name", "")))
        takes = "takes no value" if "not take" in error.message else "needs a value"
        return f"{given} {takes}: see {within} --help."
    path: str = context.command_path if context else within
    commands: Iterable[str] = getattr(context and context.command, "commands", ())
    if found := _COMMAND.match(error.message):
        given = found["given"]
        return f"{path} has no command {excerpt(given)}: {_instead(given, commands, path)}"
    if name == "NoSuchOption":
        given = str(getattr(error, "option_name", ""))
        options = (text for each in context.command.params for text in each.opts)
        return f"{path} has no option {_short(given)}: {_instead(given, options, path)}"
    if name == "MissingParameter":
        option = cast("Any", error).param.param_type_name == "option"
        remedy = f"see {path} --help" if option else f"write {_usage(context)}"
        return f"{_of(error)} is missing: {remedy}."
    if name == "BadParameter":
        return f"{_of(error)} {_wrong(error, path)}"
    if commands:
        return f"{path} needs a command: choose from {', '.join(commands)}."
    if found := _EXTRA.match(error.message):
        return f"{path} has no place for {_short(found['extra'])}: write {_usage(context)}."
    return f"{_short(error.message.rstrip('.'), 200)}: see {path} --help."


def _path_of(command: Any, arguments: list[str]) -> str:  # noqa: ANN401 - typer does not name it
    """The commands that the arguments begin with."""
    path = ["wmh"]
    for name in arguments:
        command = getattr(command, "commands", {}).get(name)
        if command is None:
            break
        path.append(name)
    return " ".join(path)


def _instead(given: str, known: Iterable[str], path: str) -> str:
    near = get_close_matches(given, list(known), n=3)
    return f"did you mean {' or '.join(near)}?" if near else f"{path} --help tells which it has."


def _of(error: _Usage) -> str:
    """The option or argument, as help calls it."""
    parameter = cast("Any", error).param
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def _wrong(error: _Usage, path: str) -> str:
    parameter = cast("Any", error).param
    if found := _CHOICE.fullmatch(error.message):
        choices = re.findall(r"'(.*?)'", found["choices"])
        near = get_close_matches(found["given"][1:-1], choices, n=1)
        instead = f"did you mean {near[0]}?" if near else f"choose from {', '.join(choices)}."
        return f"cannot be {_short(found['given'])}: {instead}"
    if found := _PLACE.fullmatch(error.message):
        return f"cannot be {_short(found['given'], 200)}, which {found['how']}: choose another."
    kind = parameter if hasattr(parameter, "min") else parameter.type
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    number = "number" if isinstance(low, float) or "float" in error.message else "whole number"
    if low is not None or re.search(r"valid (int|float|number)", error.message):
        bounds = {
            (False, False): "",
            (True, False): f" of {low} or more",
            (False, True): f" of {high} or less",
            (True, True): f" from {low} to {high}",
        }[low is not None, high is not None]
        return f"must be a {number}{bounds}: see {path} --help."
    return f"cannot be that ({error.message.rstrip('.')}): see {path} --help."


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _usage(context: Any) -> str:  # noqa: ANN401 - typer has no name for its contexts
    """How the command is written, in one line."""
    usage = " ".join(context.get_usage().split()).removeprefix("Usage: ")
    return re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), usage)
