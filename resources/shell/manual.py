"""Manual page of the command line, in roff's macros for manuals."""

from collections.abc import Iterator

from resources.shell.definition import Parameter, Told
from wmh.version import __version__

_HEAD = f"""\
.TH WMH 1 "" "wmh {__version__}" "Word Mastermind Helper"
.SH NAME
wmh \\- suggests the next guess in games that hide a word
.SH SYNOPSIS
.B wmh
.RI [ LESSON | COMMAND " [" OPTIONS ]]
.SH DESCRIPTION
Without a command the window opens; where it is open already it comes to the front, and
.B wmh \\-\\-new\\-window
opens another one beside it. With the file of a lesson the window opens with that.
Every command says with
.B \\-\\-help
what follows here.
"""
_TAIL = """\
.SH EXIT STATUS
.TP
0
All went well.
.TP
1
There is nothing to show: no word fits.
.TP
2
What was asked for cannot be done; a line on standard error says what, where and what to do.
.TP
130
It was stopped by Ctrl+C.
.SH ENVIRONMENT
.TP
.B QT_QPA_PLATFORM
How Qt shows the window.
"""


def manual(told: list[Told]) -> str:
    """Returns the manual page of all commands."""
    itself, *others = told
    options = "\n".join((".SH OPTIONS", *_listed(itself))) + "\n"
    return "".join((_HEAD, options, ".SH COMMANDS\n", *map(_command, others), _TAIL))


def _command(told: Told) -> str:
    arguments = "".join(f" {_written(each)}" for each in told.parameters if not each.names)
    options = " [OPTIONS]" if told.options else ""
    name = " ".join(("wmh", *told.path))
    lines = [f".SS {_plain(name + options + arguments)}", _plain(told.about)]
    return "\n".join((*lines, *_listed(told))) + "\n"


def _written(argument: Parameter) -> str:
    bare = argument.value.strip("[]")
    return f"[{bare}]" if argument.optional else bare


def _listed(told: Told) -> Iterator[str]:
    for each in told.parameters:
        yield from (".TP", f".B {_plain(_called(each))}", _plain(_about(each)))


def _called(parameter: Parameter) -> str:
    names = ", ".join(parameter.names)
    return f"{names} {parameter.value}".strip()


def _about(parameter: Parameter) -> str:
    if not parameter.choices:
        return parameter.about or "\\&"
    return f"{parameter.about} One of {', '.join(parameter.choices)}."


def _plain(text: str) -> str:
    """Returns a text so that roff prints it literally: without macros, and with copyable dashes."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped
