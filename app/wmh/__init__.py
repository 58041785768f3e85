"""Word Mastermind Helper: suggests the next guess in games that hide a word.

What it offers as a library is in `wmh.public`, and comes with it when it is first asked for: the
window and the commands start without.

An import inside a function is one that most starts can do without: numpy comes with it, or a window
that few open. The first picture, and a process for a single game, must not wait for them;
`tests/test_start.py` says for which.
"""

from typing import TYPE_CHECKING

from wmh.version import __version__ as __version__

if TYPE_CHECKING:
    from wmh.public import *  # noqa: F403 - its `__all__` is what is offered


def __getattr__(name: str) -> object:
    from importlib.util import find_spec

    # Asked too before a module of the package is imported, and by libraries for names of theirs.
    if name == "__all__" or not (name.startswith("_") or find_spec(f"{__name__}.{name}")):
        from wmh import public

        if name == "__all__" or name in public.__all__:
            return getattr(public, name)
    msg = f"module 'wmh' has no attribute {name!r}"
    raise AttributeError(msg)
