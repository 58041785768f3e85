"""Help texts of commands, translated into the user's language."""

import re
from collections.abc import Iterator
from typing import Any, cast

import typer.core

from wmh.base.text.phrases import _
from wmh.base.text.wording import translatable

HELP = ["-h", "--help"]
"""Names of the help option."""

_HEADINGS = (
    "Arguments",
    "Options",
    "Commands",
    "default: {default}",
    "required",
    "(dynamic)",
)
"""Texts of help pages that typer looks up in gettext."""
translatable(_HEADINGS, context="Help")

_CHOICES = re.compile(r":[<[].*")
"""Pattern of an argument's choices in a usage line, as typer up to 0.28 writes them.

It is removed, since the help lists the choices below the line.
"""


def help_texts(command: Any) -> Iterator[str]:  # noqa: ANN401 - typer does not name its commands
    """Yields the help texts of a command, its parameters and its subcommands, without headings."""
    for each in _tree(command):
        for part in (each, *_parameters(each)):
            if part.help:
                yield _lines_joined(part.help)


def speak(command: Any) -> None:  # noqa: ANN401 - typer does not name its commands
    """Translates in place the help texts of a command, its parameters and its subcommands."""
    for each in _tree(command):
        for part in (each, *_parameters(each)):
            if part.help:
                part.help = _(_lines_joined(part.help), context="Help")
    typer.core._ = lambda text: _(text, context="Help")  # pyright: ignore


def name(command: Any) -> None:  # noqa: ANN401 - typer does not name its commands
    """Gives a command and its subcommands usage lines as in the manual page."""
    for each in _tree(command):
        for part in each.params:
            # Where there are choices, typer names them beside it.
            is_argument = part.param_type_name != "option"
            if is_argument and not (part.metavar or hasattr(part.type, "choices")):
                part.metavar = part.name.upper() + ("" if part.nargs == 1 else "...")
        each.format_usage = _format_usage


def usage(context: Any) -> str:  # noqa: ANN401 - typer has no name for its contexts
    """Returns the arguments of a usage line, such as `[OPTIONS] GUESS SECRET`.

    `context` is typer's context of the command.
    """
    pieces = cast("list[str]", context.command.collect_usage_pieces(context))
    return " ".join(_CHOICES.sub("", piece).strip("{}").upper() for piece in pieces)


def _tree(command: Any) -> Iterator[Any]:  # noqa: ANN401 - typer does not name its commands
    yield command
    for each in getattr(command, "commands", {}).values():
        yield from _tree(each)


def _parameters(command: Any) -> list[Any]:  # noqa: ANN401 - typer does not name its commands
    """Returns the command's own parameters, and the option for help."""
    return command.get_params(command.context_class(command, help_option_names=HELP))


def _format_usage(context: Any, formatter: Any) -> None:  # noqa: ANN401 - as above
    formatter.write_usage(context.command_path, usage(context), prefix=_("Usage: "))


def _lines_joined(text: str) -> str:
    """Returns the text with the lines of each paragraph joined to one."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))
