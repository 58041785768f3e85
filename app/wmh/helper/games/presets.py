"""Presets of the catalogue, found by their codes, squares and titles."""

import tomllib
from functools import cache
from pathlib import Path

from wmh.base.files import paths
from wmh.engine.clues.squares import (
    USUAL,
    Squares,
    is_plain,
    is_sign,
    likeliest,
    with_signs,
)
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import Preset
from wmh.helper.games.preset_file import read_preset

_TITLE = 400
"""Number of characters of a share text in which its title must begin."""


def read_game(path: Path) -> Preset:
    """Returns the preset of a file. Raises PresetError, with the line if known, and OSError."""
    return read_preset(path, palettes())


def code_games() -> tuple[Preset, ...]:
    """Returns presets of games with codes, one for each word list of codes."""
    codes = (game for game in GAMES.read_all()[0] if game.codes)
    return tuple(sorted(codes, key=lambda game: game.name.casefold()))


def squares_of(text: str, own: Squares | None = None) -> Squares:
    """Returns the squares used in a text: of the game in its title, else its `own` ones.

    If neither is known, those that explain most of its signs.
    """
    text = with_signs(text)
    if is_plain(text):
        return own or USUAL
    if (titled := _preset_of_title(text)) is not None:
        return titled.squares
    if own is not None:
        return own
    return likeliest(text, (game.squares for game in GAMES.read_all()[0]))


def _preset_of_title(text: str) -> Preset | None:
    """Returns the preset whose name begins the title of a share text; else None."""
    for line in text[:_TITLE].splitlines():
        words = "".join(sign for sign in line if not is_sign(sign)).strip().lstrip("#").strip()
        if words and any(map(str.isdigit, words)):
            named = (x for x in GAMES.read_all()[0] if _begins(words, x.name))
            if (found := max(named, key=lambda game: len(game.name), default=None)) is not None:
                return found
        if any(sign in USUAL.meanings() for sign in line):
            return None
    return None


def _begins(title: str, name: str) -> bool:
    title, name = title.casefold(), name.casefold()
    return title.startswith(name) and not title[len(name) : len(name) + 1].isalpha()


def title_of(lexicon: str) -> str:
    """Returns the title of a word list: its name, or that of the game it is made for."""
    if not is_code_name(lexicon):
        return lexicon
    return next((game.name for game in code_games() if game.lexicon == lexicon), lexicon)


def palettes() -> tuple[str, ...]:
    """Returns the names of the palette files that define all three marks."""
    return _palettes(paths.folder("resources") / "themes")


@cache
def _palettes(folder: Path) -> tuple[str, ...]:
    return tuple(
        path.stem
        for path in sorted(folder.glob("*.toml"))
        if "green" in tomllib.loads(path.read_text("utf-8"))
    )
