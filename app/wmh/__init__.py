"""Word Mastermind Helper: suggests the next guess in games that hide a word.

As a library the package offers the names of `wmh.public`. That module is imported when a name is
first used, so that the window and the commands start without it.

An import inside a function is one that most starts can do without, such as numpy, or a window that
few people open. The first picture, and a process for a single game, must not wait for such imports;
`tests/test_start.py` tells for which.
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
