"""Memory of what a game's screenshots look like: place on the screen, meanings of colours."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult, Trouble, load_saved, save_fields
from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import Colour, Meanings

Region = tuple[int, int, int, int]
"""Part of the screen: left, top, width and height on the virtual desktop, in physical pixels."""

_FARTHEST = 100_000
"""Largest coordinate allowed: no desktop is larger, and Qt cannot count beyond 2**31."""
_COLOUR = re.compile(r"[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class GameMemory:
    """Remembered place on the screen and meanings of colours for one game."""

    region: Region | None = None
    colours: Meanings = field(default_factory=dict[Colour, Mark])

    def with_colour(self, colour: Colour, mark: Mark) -> "GameMemory":
        """Returns the memory with this colour's meaning added."""
        return replace(self, colours={**self.colours, colour: mark})


def memory_of(game: str, troubled: Callable[[Trouble], object]) -> GameMemory:
    """Returns the memory of a game by its preset's key; an empty memory for an empty key.

    `troubled` is called if the file could not be read: only once, since the file is then renamed.
    """
    found = _load()
    if found.trouble is not None:
        troubled(found.trouble)
    return (found.content or {}).get(game, GameMemory())


def remember(game: str, said: GameMemory) -> None:
    """Stores the memory of a game by its preset's key. Raises OSError."""
    games = {**(_load().content or {}), game: said}
    save_fields(_file(), json.dumps({"games": {key: _fields(x) for key, x in games.items()}}))


def _file() -> Path:
    return paths.data_folder() / "watched.json"


def _load() -> LoadResult[Mapping[str, GameMemory]]:
    return load_saved(_file(), _read)


def _fields(said: GameMemory) -> dict[str, object]:
    colours = {"{:02x}{:02x}{:02x}".format(*x): mark.name for x, mark in said.colours.items()}
    return {"region": said.region, "colours": colours}


@dataclass(frozen=True, slots=True)
class _WatchedFields:
    colours: Mapping[str, str]
    region: Region | None


@dataclass(frozen=True, slots=True)
class _WatchedFile:
    games: Mapping[str, _WatchedFields]


def _read(fields: dict[str, object]) -> Mapping[str, GameMemory]:
    """Returns the memories by game from parsed JSON. Raises ValueError for impossible values."""
    return {
        key: _read_memory(game) for key, game in value_of_type(_WatchedFile, fields).games.items()
    }


def _read_memory(game: _WatchedFields) -> GameMemory:
    meant: dict[Colour, Mark] = {}
    for text, name in game.colours.items():
        if not _COLOUR.fullmatch(text) or name not in Mark.__members__:
            raise ValueError(text)
        red, green, blue = bytes.fromhex(text)
        meant[red, green, blue] = Mark[name]
    region = game.region
    if region is not None and (max(map(abs, region)) > _FARTHEST or min(region[2:]) <= 0):
        raise ValueError("no part of a screen")
    return GameMemory(game.region, meant)
