"""The games as they were measured: how often each way of playing solves one."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from wmh.engine.json_reading import ContentError, bytes_of, table_told_by, typed

_MOST_BYTES = 100_000


@dataclass(frozen=True, slots=True)
class Way:
    """A way of playing: `own` is the preset's, `paper` the paper's list, `information` the most.

    `solved` games ended within the guesses that the game allows; `mean` is over all that ended.
    """

    name: str
    strategy: str
    solved: int
    mean: float


@dataclass(frozen=True, slots=True)
class Measured:
    """So many `games` a way, with words of `length` letters, to be solved `within` guesses."""

    length: int
    games: int
    within: int
    ways: tuple[Way, ...]

    def way(self, name: str) -> Way | None:
        return next((way for way in self.ways if way.name == name), None)

    def share(self, way: Way) -> float:
        """Percent of the games that are solved."""
        return 100 * way.solved / max(self.games, 1)


@dataclass(frozen=True, slots=True)
class MeasuredGames:
    """All of them, by the keys of their presets, and the day they were measured on."""

    date: str
    games: Mapping[str, Measured]


@dataclass(frozen=True, slots=True)
class _Game:
    key: str
    measured: Measured


@dataclass(frozen=True, slots=True)
class _File:
    date: str
    games: tuple[_Game, ...]


def as_json(games: Mapping[str, Measured], date: str) -> dict[str, object]:
    return asdict(_File(date, tuple(_Game(key, each) for key, each in games.items())))


@cache
def read_measured(path: Path) -> MeasuredGames:
    """What a file says; nothing where there is none, or one that is no such."""
    try:
        told = typed(_File, table_told_by(bytes_of(path, _MOST_BYTES)))
    except (OSError, ContentError, ValueError):
        return MeasuredGames("", {})
    return MeasuredGames(told.date, {each.key: each.measured for each in told.games})
