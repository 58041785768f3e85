"""The help of commands, in the language that is spoken."""

from collections.abc import Callable, Iterator
from typing import Any, cast

import typer.core

from wmh.cli.spoken.phrases import phrase, phrase_of
from wmh.engine.wording import translatable

HELP = ["-h", "--help"]
"""The options that ask for it."""

_HEADINGS = (
    "Arguments",
    "Options",
    "Commands",
    "default: {default}",
    "required",
    "(dynamic)",
)
"""What typer asks gettext for."""
translatable("Help", _HEADINGS)


def helped(command: Any) -> Iterator[str]:  # noqa: ANN401 - typer does not name its commands
    """What the help of a command and of those below it says, but for headings."""
    for each in _tree(command):
        for part in (each, *_parameters(each)):
            if part.help:
                yield _lines_joined(part.help)


def speak(command: Any) -> None:  # noqa: ANN401 - typer does not name its commands
    """Let the help of a command, and of those below it, be said in the language."""
    for each in _tree(command):
        for part in (each, *_parameters(each)):
            if part.help:
                part.help = phrase_of("Help", _lines_joined(part.help))
        each.format_usage = _usage_of(each)
    typer.core._ = lambda text: phrase_of("Help", text)  # pyright: ignore


def _tree(command: Any) -> Iterator[Any]:  # noqa: ANN401 - typer does not name its commands
    yield command
    for each in getattr(command, "commands", {}).values():
        yield from _tree(each)


def _parameters(command: Any) -> list[Any]:  # noqa: ANN401 - typer does not name its commands
    """Its own, and the option that asks for help."""
    return command.get_params(command.context_class(command, help_option_names=HELP))


def _usage_of(command: Any) -> Callable[[Any, Any], None]:  # noqa: ANN401 - as above
    def format_usage(context: Any, formatter: Any) -> None:  # noqa: ANN401 - as above
        pieces = cast("list[str]", command.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, " ".join(pieces), prefix=phrase("Usage: "))

    return format_usage


def _lines_joined(text: str) -> str:
    """Each paragraph on a line: where the lines of a docstring end says nothing."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))
