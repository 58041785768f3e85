"""The figure of a race: a lane for each strategy, with its guesses and how many words are left."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.strategy.strategies import STRATEGIES, Strategy
from app.games.table import Lane
from app.lesson.drawing import (
    BODY,
    LETTER,
    Area,
    Box,
    Drawing,
    Label,
    Role,
    Shape,
)
from app.lesson.sentence import Sentence, say
from app.lesson.tile_rows import ROW, heading, row_width, turn_row

_MARGIN, _NARROWEST, _TOP, _AROUND = 16.0, 760.0, 104.0, 30.0


@dataclass(frozen=True, slots=True)
class RaceFigure:
    """The lanes as they are; the lane at place `moved` is the one that guessed last."""

    secret: str
    lanes: tuple[Lane, ...]
    rows: int
    moved: int | None = None

    def drawn(self) -> Drawing:
        turns = [turn for lane in self.lanes for turn in lane.game.turns]
        tiles = max(map(row_width, turns), default=200.0)
        lane_width = max(tiles + _AROUND, 210.0)
        width = max(_NARROWEST, lane_width * len(self.lanes) + 2 * _MARGIN)
        step = (width - 2 * _MARGIN) / len(self.lanes)
        height = _TOP + self.rows * ROW + 12
        said = say("The secret is {0}", self.secret)
        shapes: list[Shape] = [heading(said, _MARGIN, width)]
        for at, lane in enumerate(self.lanes):
            shapes += self._lane(lane, _MARGIN + at * step, step, height, moved=at == self.moved)
        row = 0 if self.moved is None else len(self.lanes[self.moved].game.turns) - 1
        focus = Area(0, _TOP + max(0, row) * ROW, width, ROW)
        return Drawing(width, height, tuple(shapes), said, focus)

    def _lane(
        self, lane: Lane, x: float, width: float, height: float, *, moved: bool
    ) -> Iterator[Shape]:
        edge = Role.ACCENT if moved else Role.HAIRLINE
        area = Area(x, 46, width - 10, height - 50)
        yield Box(area, Role.TINT if lane.solved else None, edge, 8, 3 if moved else 1)
        yield Label(title_of(lane), x + 12, 66, LETTER, bold=True, room=width - 30)
        yield Label(_standing(lane), x + 12, 90, BODY, Role.FAINT, room=width - 30)
        for row, turn in enumerate(lane.game.turns):
            yield from turn_row(turn, x + 12, _TOP + row * ROW + 6)


def title_of(lane: Lane) -> Sentence:
    """What the strategy of a lane is called."""
    return Sentence(STRATEGIES[Strategy(lane.runner)].title, (), "Strategies")


def _standing(lane: Lane) -> Sentence:
    if lane.solved is not None:
        return say("solved with {0} guesses" if lane.solved != 1 else "solved with one guess",
                   lane.solved)  # fmt: skip
    if lane.gave_up:
        return say("gave up")
    return say("one word left" if lane.left == 1 else "{0} words left", lane.left)
