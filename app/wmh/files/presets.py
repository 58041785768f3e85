"""The presets of games there are, and where: those of the program, and the user's own."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from wmh.engine.clues.squares import USUAL, Squares, is_plain, likeliest
from wmh.engine.lexicon.code_names import is_code_name
from wmh.files import data_files, paths
from wmh.files.data_files import BrokenFile, read_each
from wmh.games.preset import Preset
from wmh.games.preset_file import PresetError, read_preset


def own_folder() -> Path:
    """Where the user's own files are looked for."""
    return data_files.own_folder("games")


def files() -> dict[str, Path]:
    """Key to file; the user's own replace built-in ones of that name."""
    return data_files.files("games")


def read_all() -> tuple[tuple[Preset, ...], tuple[BrokenFile, ...]]:
    """All games by their names, and the files that tell of none."""
    known = palettes()
    found, broken = read_each(files().values(), lambda path: read_preset(path, known))
    return tuple(sorted(found, key=lambda each: each.name.casefold())), broken


def code_games() -> tuple[Preset, ...]:
    """Those played with codes, each lexicon of codes once."""
    return tuple(game for game in read_all()[0] if game.codes)


def squares_of(text: str) -> Squares:
    """The squares that a text is written in, where no game in hand says it."""
    if is_plain(text):
        return USUAL
    return likeliest(text, (game.squares for game in read_all()[0]))


def title_of(lexicon: str) -> str:
    """What a lexicon is called: its name, or that of the game it is made for."""
    if not is_code_name(lexicon):
        return lexicon
    return next((game.name for game in code_games() if game.lexicon == lexicon), lexicon)


def named(key: str) -> Preset:
    """The game of this key. Raises PresetError and OSError."""
    known = files()
    if key not in known:
        raise PresetError(
            f"There is no game {key!r}: there are {', '.join(sorted(known)) or 'none'}."
        )
    return read_preset(known[key], palettes())


def palettes() -> tuple[str, ...]:
    """The names of the files of colours that have faces for the three marks."""
    return tuple(_palettes(paths.folder("resources") / "themes"))


def _palettes(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("*.toml")):
        if "green" in tomllib.loads(path.read_text("utf-8")):
            yield path.stem
