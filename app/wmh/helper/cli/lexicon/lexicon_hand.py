"""Commands below `wmh lexicon` for manual edits: add, drop, flag, unflag, remove, rename."""

import sys
from collections.abc import Callable, Iterable
from typing import Annotated

import typer

from wmh.base.running.stopping import Cancelled
from wmh.base.text.phrases import _
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.cli.parts.streams import requests_to_stop
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import hand, library, shelving
from wmh.helper.lists.hand import HandEdits
from wmh.helper.lists.names import installed_name

InstalledName = Annotated[str, typer.Argument(help="An installed word list.")]
OwnName = Annotated[str, typer.Argument(help="A word list of your own.")]
Words = Annotated[list[str], typer.Argument(metavar="WORD...")]

BY_HAND = {
    "added": "added",
    "dropped": "dropped",
    "flagged": "offensive",
    "unflagged": "no longer offensive",
}
"""Words that name the manual edits in output, by the names in the file of edits."""
translatable(BY_HAND)


def register(app: typer.Typer) -> None:
    for command in (add, drop, flag, unflag, remove, rename):
        app.command()(command)


def add(name: InstalledName, words: Words) -> None:
    """Add these words to a word list."""
    _change(name, words, hand.add_words)


def drop(name: InstalledName, words: Words) -> None:
    """Leave these words out of a word list."""
    _change(name, words, hand.drop_words)


def flag(name: InstalledName, words: Words) -> None:
    """Mark these words as offensive: suggested only on request, but still possible answers."""
    _change(name, words, hand.flag_words)


def unflag(name: InstalledName, words: Words) -> None:
    """Suggest these words like any others: they are not offensive."""
    _change(name, words, hand.unflag_words)


def remove(name: OwnName) -> None:
    """Remove a word list of your own, and what you changed in it."""
    shelving.remove(name)
    print(_("Removed {0}.", name))


def rename(name: OwnName, new: Annotated[str, typer.Argument(help="Its new name.")]) -> None:
    """Give a word list of your own another name."""
    print(_("Renamed {0}: it is now {1}.", name, shelving.rename(name, new)))


def _change(
    name: str,
    words: Iterable[str],
    change: Callable[[str, Iterable[str], Lexicon], HandEdits],
) -> None:
    installed_name(name)
    kept = None
    with requests_to_stop() as request:
        try:
            with waiting("building the word list with the changes"):
                kept = change(name, words, library.open_named(name, request.stop))
                # Now, so that nobody waits for it later.
                library.open_named(name, request.stop)
        except Cancelled:
            print(
                _("Cancelled. Nothing was changed.")
                if kept is None
                else _("Cancelled. The change takes effect when {0} is next opened.", name),
                file=sys.stderr,
            )
            raise typer.Exit(request.code) from None
    said = {
        "added": kept.added,
        "dropped": kept.dropped,
        "flagged": kept.flagged,
        "unflagged": kept.unflagged,
    }
    changed = [
        _("{0} {1}", count.words(len(each)), _(BY_HAND[what]), context="Console")
        for what, each in said.items()
        if each
    ]
    done = ", ".join(changed) or _("nothing changed")
    print(_("{0} by hand: {1}.", name, done))
