"""Memory of looking at a game: its place on the screen, the meaning of its colours."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import Colour, Meanings
from wmh.files import paths
from wmh.files.kept import find, keep

Region = tuple[int, int, int, int]
"""Left, top, width and height on the virtual desktop, in its own pixels."""

_COLOUR = re.compile(r"[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class Watched:
    """Memory of one game."""

    region: Region | None = None
    colours: Meanings = field(default_factory=dict[Colour, Mark])

    def told(self, colour: Colour, mark: Mark) -> "Watched":
        """The same, with what somebody said of a colour."""
        return replace(self, colours={**self.colours, colour: mark})


def watched(game: str) -> Watched:
    """What is remembered of a game, by its key; of none where that is empty."""
    return _games().get(game, Watched())


def remember(game: str, said: Watched) -> None:
    """Raises OSError."""
    games = {**_games(), game: said}
    keep(_file(), json.dumps({"games": {key: _fields(x) for key, x in games.items()}}))


def _file() -> Path:
    return paths.data_folder() / "watched.json"


def _games() -> Mapping[str, Watched]:
    return find(_file(), _read).content or {}


def _fields(said: Watched) -> dict[str, object]:
    colours = {"{:02x}{:02x}{:02x}".format(*x): mark.name for x, mark in said.colours.items()}
    return {"region": said.region, "colours": colours}


def _read(fields: dict[str, object]) -> dict[str, Watched]:
    """Raises ValueError for what cannot be."""
    games = fields.get("games")
    if not isinstance(games, dict):
        raise ValueError("no games")
    return {str(key): _watched(x) for key, x in cast("dict[object, object]", games).items()}


def _watched(fields: object) -> Watched:
    if not isinstance(fields, dict):
        raise ValueError("no game")
    told = cast("dict[str, object]", fields)
    region, colours = told.get("region"), told.get("colours")
    if not isinstance(colours, dict):
        raise ValueError("no colours")
    meant: dict[Colour, Mark] = {}
    for text, name in cast("dict[str, str]", colours).items():
        if not _COLOUR.fullmatch(text) or name not in Mark.__members__:
            raise ValueError(text)
        red, green, blue = bytes.fromhex(text)
        meant[red, green, blue] = Mark[name]
    return Watched(_region(region), meant)


def _region(sides: object) -> Region | None:
    if sides is None:
        return None
    if not isinstance(sides, list):
        raise ValueError("no region")
    numbers = cast("list[object]", sides)
    left, top, width, height = (x if isinstance(x, int) else 0 for x in numbers)
    return (left, top, width, height) if width > 0 and height > 0 else None
