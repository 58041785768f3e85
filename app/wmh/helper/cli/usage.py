"""Errors in the arguments of a command line, each as one line."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Protocol, cast

from wmh.base.text.help import usage
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt

_COMMAND = re.compile(r"No such command (['\"])(?P<given>.*?)\1", re.DOTALL)
_CHOICE = re.compile(r".*?(?P<given>'.*'|\".*\") is not one of (?P<choices>.*?)\.?", re.DOTALL)
_PLACE = re.compile(
    r"\w+ (?P<given>'.*'|\".*\") (?P<how>does not exist|is a (?:directory|file))\.?", re.DOTALL
)

_EXTRA = re.compile(r"Got unexpected extra argument.*? \((?P<extra>.*)\)", re.DOTALL)

_PLACES = {
    "does not exist": "{0} cannot be {1}, which does not exist: choose another.",
    "is a directory": "{0} cannot be {1}, which is a directory: choose another.",
    "is a file": "{0} cannot be {1}, which is a file: choose another.",
}
_BOUNDS = {
    (True, False, False): "{0} must be a whole number: see {1} --help.",
    (True, True, False): "{0} must be a whole number of {2} or more: see {1} --help.",
    (True, False, True): "{0} must be a whole number of {3} or less: see {1} --help.",
    (True, True, True): "{0} must be a whole number from {2} to {3}: see {1} --help.",
    (False, False, False): "{0} must be a number: see {1} --help.",
    (False, True, False): "{0} must be a number of {2} or more: see {1} --help.",
    (False, False, True): "{0} must be a number of {3} or less: see {1} --help.",
    (False, True, True): "{0} must be a number from {2} to {3}: see {1} --help.",
}
"""Messages on numbers, by: a whole number or any, with a minimum or not, with a maximum or not."""


class _Usage(Protocol):
    """Fields that typer's errors of usage have."""

    ctx: Any
    message: str


def refusal(error: Exception, command: Any, arguments: list[str]) -> InputError:  # noqa: ANN401
    """Returns typer's error of usage as a message of one line.

    `command` and `error` are typer's, which exports no types for them.
    """
    return _refusal(cast("_Usage", error), _path_of(command, arguments))


def _refusal(error: _Usage, within: str) -> InputError:
    context, name = error.ctx, type(error).__name__
    if name == "BadOptionUsage":
        given = _short(str(getattr(error, "option_name", "")))
        return InputError(
            "{0} takes no value: see {1} --help."
            if "not take" in error.message
            else "{0} needs a value: see {1} --help.",
            given,
            within,
        )
    path: str = context.command_path if context else within
    commands: Iterable[str] = getattr(context and context.command, "commands", ())
    if found := _COMMAND.match(error.message):
        given = found["given"]
        instead = _instead(given, commands, path)
        return InputError("{0} has no command {1}: {2}", path, excerpt(given), instead)
    if name == "NoSuchOption":
        given = str(getattr(error, "option_name", ""))
        options = (text for each in context.command.params for text in each.opts)
        instead = _instead(given, options, path)
        return InputError("{0} has no option {1}: {2}", path, _short(given), instead)
    if name == "MissingParameter":
        option = cast("Any", error).param.param_type_name == "option"
        return InputError(
            "{0} is missing: see {1} --help." if option else "{0} is missing: write {1}.",
            _of(error),
            path if option else _usage(context),
        )
    if name == "BadParameter":
        return _wrong(error, path)
    if commands:
        return InputError("{0} needs a command: choose from {1}.", path, ", ".join(commands))
    if found := _EXTRA.match(error.message):
        extra = _short(found["extra"])
        return InputError("{0} does not take {1}: write {2}.", path, extra, _usage(context))
    return InputError("{0}: see {1} --help.", _short(error.message.rstrip("."), 200), path)


def _path_of(command: Any, arguments: list[str]) -> str:  # noqa: ANN401 - typer does not name it
    """Returns the names of the commands that the arguments begin with, as `wmh lexicon add`."""
    path = ["wmh"]
    for name in arguments:
        command = getattr(command, "commands", {}).get(name)
        if command is None:
            break
        path.append(name)
    return " ".join(path)


def _instead(given: str, known: Iterable[str], path: str) -> InputError:
    near = get_close_matches(given, list(known), n=3)
    if not near:
        return InputError("{0} --help lists what there is.", path)
    return InputError("did you mean {0}?", " / ".join(near))


def _of(error: _Usage) -> str:
    """Returns the name of the option or argument at fault, as in the help."""
    parameter = cast("Any", error).param
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper()).removesuffix("...")


def _wrong(error: _Usage, path: str) -> InputError:
    parameter, name = cast("Any", error).param, _of(error)
    if found := _CHOICE.fullmatch(error.message):
        choices = re.findall(r"'(.*?)'", found["choices"])
        near = get_close_matches(found["given"][1:-1], choices, n=1)
        instead = (
            InputError("did you mean {0}?", near[0])
            if near
            else InputError("choose from {0}.", ", ".join(choices))
        )
        return InputError("{0} cannot be {1}: {2}", name, _short(found["given"]), instead)
    if found := _PLACE.fullmatch(error.message):
        return InputError(_PLACES[found["how"]], name, _short(found["given"], 200))
    kind = parameter if hasattr(parameter, "min") else parameter.type
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    whole = not (isinstance(low, float) or "float" in error.message)
    if low is not None or re.search(r"valid (int|float|number)", error.message):
        return InputError(
            _BOUNDS[whole, low is not None, high is not None], name, path, str(low), str(high)
        )
    return InputError(
        "{0} cannot have that value ({1}): see {2} --help.", name, error.message.rstrip("."), path
    )


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _usage(context: Any) -> str:  # noqa: ANN401 - typer has no name for its contexts
    """Returns the usage of a command as one line."""
    return f"{context.command_path} {usage(context)}"
