"""Which lexica there are, and where: those that come with the program, and the user's own."""

from pathlib import Path

from app import paths
from app.engine.lexicon.store import LexiconError

DEFAULT = "english"


def installed() -> dict[str, Path]:
    """Name to .dawg file, the default first; the user's own hide built-in ones of that name."""
    built_in = {path.parent.name: path for path in paths.folder("lexicon").glob("*/words.dawg")}
    own = {path.stem: path for path in paths.lexica_folder().glob("*.dawg")}
    found = built_in | own
    return {name: found[name] for name in sorted(found, key=lambda name: (name != DEFAULT, name))}


def locate(name: str) -> Path:
    """The file of an installed lexicon, or of a path. Raises LexiconError if there is neither."""
    found = installed()
    if name in found:
        return found[name]
    path = Path(name)
    if path.suffix or path.exists():
        return path
    names = ", ".join(found) or "none"
    raise LexiconError(
        f"There is no lexicon {name!r}: installed are {names}; or give a .dawg file."
    )
