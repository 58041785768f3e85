"""The games of the catalogue: by their codes, their squares and their colours."""

import tomllib
from functools import cache
from pathlib import Path

from wmh.engine.clues.squares import USUAL, Squares, is_plain, likeliest
from wmh.engine.lexicon.code_names import is_code_name
from wmh.files import paths
from wmh.files.catalogue import GAMES
from wmh.games.preset import Preset
from wmh.games.preset_file import read_preset


def read_game(path: Path) -> Preset:
    """The game of a file. Raises PresetError, with the line where possible, and OSError."""
    return read_preset(path, palettes())


def code_games() -> tuple[Preset, ...]:
    """Those played with codes, each lexicon of codes once."""
    codes = (game for game in GAMES.read_all()[0] if game.codes)
    return tuple(sorted(codes, key=lambda game: game.name.casefold()))


def squares_of(text: str) -> Squares:
    """The squares that a text is written in, where no game in hand says it."""
    if is_plain(text):
        return USUAL
    return likeliest(text, (game.squares for game in GAMES.read_all()[0]))


def title_of(lexicon: str) -> str:
    """What a lexicon is called: its name, or that of the game it is made for."""
    if not is_code_name(lexicon):
        return lexicon
    return next((game.name for game in code_games() if game.lexicon == lexicon), lexicon)


def palettes() -> tuple[str, ...]:
    """The names of the files of colours that have faces for the three marks."""
    return _palettes(paths.folder("resources") / "themes")


@cache
def _palettes(folder: Path) -> tuple[str, ...]:
    return tuple(
        path.stem
        for path in sorted(folder.glob("*.toml"))
        if "green" in tomllib.loads(path.read_text("utf-8"))
    )
