"""`wmh lexicon add`, `drop`, `flag`, `unflag`, `remove` and `rename`: lexica put right by hand."""

import sys
from collections.abc import Callable, Iterable
from typing import Annotated

import typer

from wmh.cli.parts.streams import requests_to_stop
from wmh.cli.parts.waiting import waiting
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.stopping import Stopped
from wmh.engine.wording import counted
from wmh.lexica import hand, library, shelving
from wmh.lexica.hand import HandEdits
from wmh.lexica.names import installed_name

InstalledName = Annotated[str, typer.Argument(help="An installed lexicon.")]
OwnName = Annotated[str, typer.Argument(help="A lexicon of your own.")]
Words = Annotated[list[str], typer.Argument(metavar="WORD...")]


def register(app: typer.Typer) -> None:
    for command in (add, drop, flag, unflag, remove, rename):
        app.command()(command)


def add(name: InstalledName, words: Words) -> None:
    """Let a lexicon know these words."""
    _change(name, words, hand.add_words)


def drop(name: InstalledName, words: Words) -> None:
    """Let a lexicon no longer know these words."""
    _change(name, words, hand.drop_words)


def flag(name: InstalledName, words: Words) -> None:
    """Suggest these words only when asked for; they stay possible secrets."""
    _change(name, words, hand.flag_words)


def unflag(name: InstalledName, words: Words) -> None:
    """Suggest these words as any other."""
    _change(name, words, hand.unflag_words)


def remove(name: OwnName) -> None:
    """Remove a lexicon of your own, and what you changed in it."""
    shelving.remove(name)
    print(f"Removed {name}.")


def rename(name: OwnName, new: Annotated[str, typer.Argument(help="Its new name.")]) -> None:
    """Give a lexicon of your own another name."""
    print(f"Renamed {name}: it is now {shelving.rename(name, new)}.")


def _change(
    name: str,
    words: Iterable[str],
    change: Callable[[str, Iterable[str], Lexicon], HandEdits],
) -> None:
    installed_name(name)
    kept = None
    with requests_to_stop() as request:
        try:
            with waiting("building the lexicon with the changes"):
                kept = change(name, words, library.open_named(name, request.stop))
                # Now, so that nobody waits for it later.
                library.open_named(name, request.stop)
        except Stopped:
            what = "Nothing was changed" if kept is None else f"{name} knows of it when next opened"
            print(f"Cancelled. {what}.", file=sys.stderr)
            raise typer.Exit(request.code) from None
    said = {
        "added": kept.added,
        "dropped": kept.dropped,
        "flagged": kept.flagged,
        "no longer flagged": kept.unflagged,
    }
    changed = [f"{counted(len(each), 'word')} {what}" for what, each in said.items() if each]
    print(f"{name} by hand: {', '.join(changed) or 'nothing changed'}.")
