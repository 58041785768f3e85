"""`wmh console`: the helper as a dialogue, in a terminal or a pipe."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import suppress

from wmh.base.text.phrases import _
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.advice.conversation import Conversation
from wmh.helper.cli.parts.arguments import GivenLetters, OneBoardGameName
from wmh.helper.cli.parts.option_groups import GameOptions
from wmh.helper.cli.parts.streams import lines_in


def console(
    preset: OneBoardGameName = None,
    given: GivenLetters = "",
    *,
    options: GameOptions,
) -> None:
    """Talk with the helper, in a terminal or a pipe."""
    game = options.read_game(options.open(), given=given)
    if options.length is not None or game.given:
        game.question()  # To refuse it now and not at the first line.
    converse(Conversation(game, None if preset is None else GAMES.read_named(preset).squares))


def converse(conversation: Conversation) -> None:
    """Answers the lines of standard input one by one, until it ends or a line says `quit`."""
    for line in lines(_("Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.")):
        if line.strip() == "quit":
            return
        if line.strip():
            print(conversation.answer(line), flush=True)


def lines(greeting: str) -> Iterator[str]:
    """Yields the lines of standard input; a terminal shows the greeting first and prompts."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield from lines_in(sys.stdin)
        return
    with suppress(ImportError):  # Windows has none, and edits lines without it.
        importlib.import_module("readline")  # From here on `input` has arrow keys and a history.
    print(greeting)
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return
        except KeyboardInterrupt:
            print()
            raise
