"""The games as they were measured: how often each way of playing solves one."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from wmh.base.files.json_reading import ContentError, bytes_of, parse_json_object, value_of_type

_MOST_BYTES = 100_000


@dataclass(frozen=True, slots=True)
class PlayingWay:
    """A way of playing: `own` is the preset's, `paper` the paper's list, `information` the most.

    `solved` games ended within the guesses that the game allows; `mean` is over all that ended.
    `margin` is half of its interval of 95 %, 0 where every answer was played.
    """

    name: str
    strategy: str
    solved: int
    mean: float
    margin: float = 0.0


@dataclass(frozen=True, slots=True)
class MeasuredWay:
    """So many `games` a way, with words of `length` letters, to be solved `within` guesses.

    `words` names the list they are of, where it is not the English one.
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
        """Percent of the games that are solved."""
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
    """Returns measured games by the keys of their presets; none without a sound file."""
    try:
        told = value_of_type(_File, parse_json_object(bytes_of(path, _MOST_BYTES)))
    except (OSError, ContentError, ValueError):
        return {}
    return {each.key: each.measured for each in told.games}
