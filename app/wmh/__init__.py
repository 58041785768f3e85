"""Word Mastermind Helper: suggests the next guess in games that hide a word.

What it offers as a library is in `wmh.public`, and comes with it when it is first asked for: the
window and the commands start without.

An import inside a function is one that most starts can do without: numpy and numba come with it, or
a window that few open. The first picture, and a process for a single game, must not wait for them;
`tests/test_start.py` says for which.
"""

from typing import TYPE_CHECKING

from wmh.version import __version__ as __version__

if TYPE_CHECKING:
    from wmh.public import (
        Advice,
        Best,
        Clue,
        Counts,
        GuessList,
        InputError,
        Lexicon,
        Mark,
        Outcome,
        Prior,
        Question,
        RackAnswer,
        Rule,
        Strategy,
        Suggestion,
        Turn,
        advise,
        best,
        mark,
        match,
        open_lexicon,
        play,
        question,
        rack,
        rank,
        simulate,
    )

__all__ = [
    "Advice",
    "Best",
    "Clue",
    "Counts",
    "GuessList",
    "InputError",
    "Lexicon",
    "Mark",
    "Outcome",
    "Prior",
    "Question",
    "RackAnswer",
    "Rule",
    "Strategy",
    "Suggestion",
    "Turn",
    "advise",
    "best",
    "mark",
    "match",
    "open_lexicon",
    "play",
    "question",
    "rack",
    "rank",
    "simulate",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from wmh import public

        return getattr(public, name)
    msg = f"module 'wmh' has no attribute {name!r}"
    raise AttributeError(msg)
