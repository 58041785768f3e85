"""Presets of the catalogue, and the search for the preset of a word list or a share text."""

import tomllib
from functools import cache
from pathlib import Path

from wmh.base.files import paths
from wmh.engine.clues.squares import (
    USUAL,
    Squares,
    fit_squares,
    is_plain,
    is_sign,
    likeliest,
    with_signs,
    without_sender,
)
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import Preset
from wmh.helper.games.preset_file import read_preset

_TITLE = 400
"""Number of characters at the start of a share text within which its title begins."""


def read_game(path: Path) -> Preset:
    """Returns the preset of a file, which may name any installed palette.

    Raises PresetError, with the line if known, and OSError.
    """
    return read_preset(path, palettes())


def code_games() -> tuple[Preset, ...]:
    """Returns the presets of games with codes, in the order of their names."""
    codes = (game for game in GAMES.read_all()[0] if game.codes)
    return tuple(sorted(codes, key=lambda game: game.name.casefold()))


def squares_of(text: str, own: Squares | None = None) -> Squares:
    """Returns the meanings of the squares that a share text uses.

    They are those of the game that the text's title names; without a title `own`, the squares of
    the player's game; if `own` is None too, or gives two colours of the text one meaning, those of
    the game that explains most of the text's squares.
    """
    text = with_signs(text)
    if is_plain(text):
        return own or USUAL
    if (titled := preset_of_title(text)) is not None:
        return fit_squares(text, titled.squares)
    guessed = likeliest(text, (game.squares for game in GAMES.read_all()[0]))
    ways = [guessed] if own is None else [own, guessed]
    fitting = [fit_squares(text, squares) for squares in ways]
    return next((fit for fit, way in zip(fitting, ways, strict=True) if fit is way), fitting[0])


def preset_of_title(text: str) -> Preset | None:
    """Returns the preset whose name begins the title of a share text, or None."""
    games: tuple[Preset, ...] = ()
    for line in text[:_TITLE].splitlines():
        line = without_sender(line)
        words = "".join(sign for sign in line if not is_sign(sign)).strip().lstrip("#").strip()
        if any(map(str.isalpha, words)) and any(map(str.isdigit, words)):
            games = games or GAMES.read_all()[0]  # Not for each line: they are some thirty files.
            named = (x for x in games if _begins(words, x.name))
            if (found := max(named, key=lambda game: len(game.name), default=None)) is not None:
                return found
        if any(sign in USUAL.meanings() for sign in line):
            return None
    return None


def _begins(title: str, name: str) -> bool:
    title, name = title.casefold(), name.casefold()
    return title.startswith(name) and not title[len(name) : len(name) + 1].isalpha()


def title_of(lexicon: str) -> str:
    """Returns the title of a word list: its name, or for a list of codes the name of the game."""
    if not is_code_name(lexicon):
        return lexicon
    return next((game.name for game in code_games() if game.lexicon == lexicon), lexicon)


def palettes() -> tuple[str, ...]:
    """Returns the names of the palette files that define the colours of all three marks."""
    return _palettes(paths.folder("resources") / "themes")


@cache
def _palettes(folder: Path) -> tuple[str, ...]:
    return tuple(
        path.stem
        for path in sorted(folder.glob("*.toml"))
        if "green" in tomllib.loads(path.read_text("utf-8"))
    )
