"""Assembly of the commands into one typer application.

Option groups become single options, and former names of options still work.
"""

import sys
from collections.abc import Callable, Container
from dataclasses import fields, is_dataclass
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, cast, get_type_hints

import typer
from typer.main import get_command

from wmh.base.text.help import HELP, name, speak
from wmh.base.text.phrases import _, speaks_english
from wmh.helper.cli.command_line import asked_for
from wmh.helper.cli.commands import ABOUT, ABOUT_VERSION, COMMANDS
from wmh.products import import_object
from wmh.version import __version__


def expand_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Returns a command for typer, in which each option group is replaced by its fields.

    An option group is a parameter whose type is a dataclass: its fields become options in the
    place of the parameter, with their names, types and defaults.
    """
    hints = get_type_hints(command, include_extras=True)
    options = list[Parameter]()
    groups = dict[str, type[Any]]()
    for key, parameter in signature(command).parameters.items():
        kind = hints[key]
        if is_dataclass(kind) and isinstance(kind, type):
            groups[key] = kind
            types = get_type_hints(kind, include_extras=True)
            options += (
                Parameter(each.name, Parameter.KEYWORD_ONLY, default=each.default,
                          annotation=types[each.name])
                for each in fields(kind)
            )  # fmt: skip
        else:
            options.append(parameter.replace(annotation=kind, kind=Parameter.KEYWORD_ONLY))

    def run(**values: object) -> None:
        filled = {
            name: kind(**{each.name: values.pop(each.name) for each in fields(kind)})
            for name, kind in groups.items()
        }
        command(**values, **filled)

    run.__name__, run.__doc__, run.__module__ = command.__name__, command.__doc__, __name__
    run.__annotations__ = {each.name: each.annotation for each in options}
    vars(run)["__signature__"] = Signature(options)
    return run


OLD_NAMES = {
    "boards": {"--limit": "--attempts", "--top": "--rows"},
    "makers": {"--top": "--rows"},
    "pit": {"--strategy": "--strategies"},
    "prove": {"--words": "--lexicon"},
    "simulate": {"--compare": "--strategies"},
    "suggest": {"--top": "--rows"},
    "tree": {"--first": "--opener"},
}
"""New option names by those of version 0.1.0, for each command; to be dropped one version on."""


def with_new_names(arguments: list[str]) -> list[str]:
    """Returns the arguments with former option names replaced; prints a hint for each on stderr."""
    command = next((each for each in arguments if not each.startswith("-")), "")
    names = OLD_NAMES.get(command, {})
    new: list[str] = []
    for at, each in enumerate(arguments):
        if each == "--":
            return [*new, *arguments[at:]]
        option, equals, value = each.partition("=")
        if option in names:
            print(_("{0} is called {1} now.", option, names[option]), file=sys.stderr)
            option = names[option]
        new.append(f"{option}{equals}{value}")
    return new


_USAGE_ERROR = cast("type[Exception]", typer.BadParameter.__base__)
"""Base class of errors in the use of a command, which typer does not export."""


def command_for(arguments: list[str]) -> Any:  # noqa: ANN401 - typer does not name its commands
    """Returns the command line for these arguments; of the sub-commands only theirs is imported."""
    first = next((each for each in arguments if not each.startswith("-")), "")
    alone = arguments[:1] == [first] and any(each.name == first for each in COMMANDS)
    command = get_command(program({first}, listed=not alone))
    name(command)
    if not speaks_english() and not set(HELP).isdisjoint(arguments):
        speak(command)
    return command


def run(command: Any, arguments: list[str]) -> int:  # noqa: ANN401 - as above
    """Runs a sub-command and returns its exit code. Raises InputError and OSError for bad input.

    `command` is typer's command line, `arguments` are those of the user.
    """
    arguments = with_new_names(arguments)
    try:
        with asked_for(arguments):
            code: object = command.main(arguments, prog_name="wmh", standalone_mode=False)
    except _USAGE_ERROR as error:
        from wmh.helper.cli.usage import refusal

        raise refusal(error, command, arguments) from error
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0


def program(used: Container[str], *, listed: bool = True) -> typer.Typer:
    """Returns the application with the commands `used`; others are only listed, or left out."""
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": HELP},
    )
    app.callback(help=ABOUT)(_wmh)
    for each in COMMANDS:
        if each.name not in used:
            if listed:
                app.command(each.name, help=each.about)(_told_of)
            continue
        there = cast("typer.Typer | Callable[..., None]", import_object(each.where))
        if isinstance(there, typer.Typer):
            app.add_typer(there, name=each.name, help=each.about)
        else:
            app.command(each.name)(expand_groups(there))
    return app


def _told_of() -> None:
    """Stands for a command that is listed only, so that its module is not imported."""


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"wmh {__version__}")
        raise typer.Exit


def _wmh(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help=ABOUT_VERSION),
    ] = False,
) -> None:
    """The program without a sub-command."""
