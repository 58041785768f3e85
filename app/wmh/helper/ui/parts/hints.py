"""Messages that are hints; all other messages are errors.

A hint says what to do, has a neutral colour and is closed by the next key; an error says what went
wrong, and stays until it is closed or its cause is gone.
"""

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.shortcuts import key_of


def nothing_to_review() -> str:
    return _("Nothing to review yet. Enter a guess first.")


def report_copied() -> str:
    return _("The report is in the clipboard.")


def of_games() -> str:
    """Returns a hint for players who used the paper's list before games could be chosen."""
    text = _(
        "Choose your game with {0}: its list wins more often.",
    )
    return text.format(key_of("choose_game"))


HINTS = (nothing_to_review, report_copied, of_games)


def is_hint(text: str) -> bool:
    """True if the message is one of `HINTS`, in the language in use."""
    return any(text == hint() for hint in HINTS)
