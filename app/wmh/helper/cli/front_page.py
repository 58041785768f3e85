"""Help page of `wmh` itself: its commands, with a sentence on each.

It is written without typer, whose import takes longer than everything else on this page.
"""

from collections.abc import Iterator
from textwrap import wrap

from wmh.base.text.phrases import _
from wmh.helper.cli.commands import COMMANDS

ABOUT = """Suggests the next guess in games that hide a word. Without a command the window opens.

Where it is open already it comes to the front; `wmh --new-window` opens another one beside it."""

ABOUT_VERSION = "Show the version."
_ABOUT_HELP = "Show this message and exit."
"""Sentence about the option --help, as typer has it."""

_NARROWEST, _WIDEST = 50, 78
"""Minimal and maximal width of the page in characters, as in typer's help."""
_GAP = "  "


def front_page(width: int) -> str:
    """Returns the help page for a terminal with a width of so many characters."""
    room = max(min(width - len(_GAP), _WIDEST), _NARROWEST)
    options = (("--version", ABOUT_VERSION), ("-h, --help", _ABOUT_HELP))
    rows = [(name, _help(about)) for name, about in options]
    commands = [(each.name, _help(each.about)) for each in COMMANDS]
    column = max(len(name) for name, _about in (*rows, *commands))
    parts = [f"{_('Usage: ')}wmh [OPTIONS] COMMAND [ARGS]..."]
    parts += ["\n".join(_lines(each, "", room)) for each in _help(ABOUT).split("\n\n")]
    for heading, table in (("Options", rows), ("Commands", commands)):
        lines = (line for name, about in table for line in _lines(about, name.ljust(column), room))
        parts.append("\n".join((f"{_help(heading)}:", *lines)))
    return "\n\n".join(parts)


def _lines(text: str, head: str, room: int) -> Iterator[str]:
    """Yields the lines of a text next to its heading, or of an indented paragraph without one."""
    begin = f"{_GAP}{head}{_GAP}" if head else _GAP
    below = " " * len(begin)
    yield from wrap(
        text, room, initial_indent=begin, subsequent_indent=below, break_on_hyphens=False
    )


def _help(text: str) -> str:
    return _(text, context="Help")
