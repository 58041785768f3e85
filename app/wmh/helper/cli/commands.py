"""Names of all commands, and the help page of `wmh` that lists them.

The commands are those of the helper, and those of the other installed products. The page is written
without typer, whose import takes longer than everything else on it.
"""

from collections.abc import Iterator
from textwrap import wrap

from wmh.base.product import Command
from wmh.base.text.phrases import _
from wmh.products import installed_products

_HELPER = (
    Command(
        "suggest",
        "advice.suggest:suggest",
        "Suggest words that fit the guesses so far.",
    ),
    Command(
        "doctor",
        "advice.doctor:doctor",
        "Propose what to change where no word fits.",
    ),
    Command("mark", "advice.mark:mark", "Mark a guess as the game would."),
    Command(
        "makers",
        "advice.mark:makers",
        "Name the words that could have made a grid, given on standard input.",
    ),
    Command(
        "read",
        "advice.read:read",
        "Read the boards in a screenshot: words, marks, and what is uncertain.",
    ),
    Command(
        "find",
        "advice.find:find",
        "Find the words that match a pattern, a word a line.",
    ),
    Command(
        "meaning",
        "advice.meaning:meaning",
        "Say what words mean, by the dictionaries of dictd and StarDict that are installed.",
    ),
    Command(
        "prove",
        "advice.prove:prove",
        "Find the first guess and the tree after it that need the fewest guesses, and prove it.",
    ),
    Command(
        "simulate",
        "games.simulate:simulate",
        "Play many games, every one to its end, and say how many guesses they took.",
    ),
    Command(
        "tree",
        "advice.tree:tree",
        "Draw the decision tree: the best guess for every clue.",
    ),
    Command(
        "play",
        "games.play:play",
        "Play a game: you guess, or you hide a word that the program guesses, or it does both.",
    ),
    Command(
        "race",
        "games.race:race",
        "Let strategies find the same answers, guess by guess; and race against them.",
    ),
    Command(
        "review",
        "games.review:review",
        "Review a game: what each guess revealed, and what the best guess would have revealed.",
    ),
    Command(
        "games",
        "games.games:games",
        "Say how your games went: how many were won, with how many guesses, and how fast.",
    ),
    Command(
        "rack",
        "games.rack:rack",
        "Find anagrams: words that your letters make, highest score first.",
    ),
    Command(
        "challenge",
        "games.challenge:challenge",
        "Find all words that some letters make, before time is up.",
    ),
    Command(
        "boards",
        "advice.boards:boards",
        "Suggest guesses that serve several boards.",
    ),
    Command(
        "console",
        "advice.console:console",
        "Talk with the helper, in a terminal or a pipe.",
    ),
    Command(
        "check",
        "check:check",
        "Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.",
    ),
    Command(
        "lexicon",
        "lexicon.lexicon:app",
        "Build, import, list, change and check word lists.",
    ),
    Command(
        "mastermind",
        "games.mastermind:app",
        "Solve Mastermind codes, and compare first guesses and methods.",
    ),
    Command(
        "presets",
        "games.presets:app",
        "List the games that --game and the window know, your own among them.",
    ),
)
COMMANDS = (
    *(each._replace(where=f"wmh.helper.cli.{each.where}") for each in _HELPER),
    *(each for product in installed_products() for each in product.commands),
)


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
