"""Which lexica there are, and where: those that come with the program, and the user's own."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from app import paths
from app.engine.lexicon.code_names import CODES, is_code_name
from app.engine.lexicon.product import code_lexicon
from app.engine.lexicon.store import Lexicon, LexiconError, open_lexicon
from app.engine.stopping import Stop, never

DEFAULT = "english"


def installed() -> dict[str, Path]:
    """Name to .dawg file, the default first; the user's own hide built-in ones of that name."""
    built_in = {path.parent.name: path for path in paths.folder("lexicon").glob("*/words.dawg")}
    own = {path.stem: path for path in paths.lexica_folder().glob("*.dawg")}
    found = built_in | own
    return {name: found[name] for name in sorted(found, key=lambda name: (name != DEFAULT, name))}


def open_named(name: str, stop: Stop = never) -> Lexicon:
    """The lexicon of a name: installed, the path of a .dawg file, or codes as in `codes:abcdef`.

    Raises LexiconError.
    """
    return code_lexicon(name) if is_code_name(name) else open_lexicon(locate(name), stop)


def locate(name: str) -> Path:
    """The file of an installed lexicon, or of a path. Raises LexiconError if there is neither."""
    found = installed()
    if name in found:
        return found[name]
    if is_code_name(name):
        raise LexiconError(f"{name} is made from its name and has no file.")
    path = Path(name)
    if path.suffix or path.exists():
        return path
    names = ", ".join(found) or "none"
    raise LexiconError(
        f"There is no lexicon {name!r}: installed are {names}; or give a .dawg file, or"
        f" codes as in {CODES}abcdef."
    )


def others(than: Lexicon) -> Iterator[Lexicon]:
    """The other installed lexica, each opened when its turn comes; none that is broken."""
    for name, path in installed().items():
        if name != than.name:
            with suppress(LexiconError):
                yield open_lexicon(path)
