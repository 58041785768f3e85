"""Measured success in games: the share of games that each way of playing solves."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from wmh.base.files.json_reading import ContentError, bytes_of, parse_json_object, value_of_type

_MOST_BYTES = 100_000


@dataclass(frozen=True, slots=True)
class PlayingWay:
    """Results of a way of playing: the preset's `own`, the `paper` method, or `information`.

    `solved` is the number of games won within the guesses that the game allows; `mean` is the mean
    number of guesses of all games that ended. `margin` is half the 95 % interval of the mean, 0 if
    every answer was played. `worst` is the most guesses of a game, 0 if it is not known.
    """

    name: str
    strategy: str
    solved: int
    mean: float
    margin: float = 0.0
    worst: int = 0


@dataclass(frozen=True, slots=True)
class MeasuredWay:
    """Results of one game of the catalogue.

    Each way of playing played `games` games of words of `length` letters, with `within` guesses
    allowed. `words` names the word list, "" for the English one. A single game is one
    against a host who cheats: every such game goes alike.
    """

    date: str
    length: int
    games: int
    within: int
    ways: tuple[PlayingWay, ...]
    words: str = ""

    def way(self, name: str) -> PlayingWay | None:
        return next((way for way in self.ways if way.name == name), None)

    def share(self, way: PlayingWay) -> float:
        """Returns the percentage of games that this way of playing solved."""
        return 100 * way.solved / max(self.games, 1)


@dataclass(frozen=True, slots=True)
class _Game:
    key: str
    measured: MeasuredWay


@dataclass(frozen=True, slots=True)
class _File:
    games: tuple[_Game, ...]


def as_json(games: Mapping[str, MeasuredWay]) -> dict[str, object]:
    return asdict(_File(tuple(_Game(key, each) for key, each in games.items())))


@cache
def read_measured(path: Path) -> Mapping[str, MeasuredWay]:
    """Returns the measured games by the keys of their presets; empty if the file is not valid."""
    try:
        told = value_of_type(_File, parse_json_object(bytes_of(path, _MOST_BYTES)))
    except (OSError, ContentError, ValueError):
        return {}
    return {each.key: each.measured for each in told.games}
