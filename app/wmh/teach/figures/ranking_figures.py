"""Figures of the ranked list and of a race; a figure does not contain words that it covers."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.games.race_table import RunnerGame
from wmh.teach.drawing.drawing import (
    BODY,
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
    Shape,
)
from wmh.teach.drawing.tiles import SMALL_ROW, heading, small_turn, small_width

_WIDTH, _MARGIN, _TOP, _ROW = 760.0, 16.0, 40.0, 24.0


@dataclass(frozen=True, slots=True)
class RankingPlace:
    """Row of the ranked list: the word, its sum, and its tier, lower for better known words."""

    word: str
    total: int
    tier: int


@dataclass(frozen=True, slots=True)
class RankingFigure:
    """First rows of the ranked list, of which `seen` are uncovered.

    A word's sum is out of `letters`, the number of all counted letters. `words` is the number of
    all rows, `hidden` the number of words that must not be shown.
    """

    heading: Sentence
    rows: tuple[RankingPlace, ...]
    seen: int
    letters: int
    words: int
    hidden: int = 0

    def drawing(self) -> Drawing:
        height = _TOP + _ROW * (max(1, len(self.rows)) + 1) + 2
        room = _WIDTH - 2 * _MARGIN
        shapes: list[Shape] = [Label(self.heading, _MARGIN, 20, HEAD, bold=True, room=room - 290)]
        total = say("Words: {0}", self.words)
        if self.hidden:
            total = say("Words: {0}, not shown: {1}", self.words, self.hidden)
        shapes.append(
            Label(total, _WIDTH - _MARGIN, 20, BODY, DrawingRole.FAINT, Align.END, room=270)
        )
        longest = max((len(row.word) for row in self.rows), default=1)
        bar = _MARGIN + 66 + 13 * longest
        for number, row in enumerate(self.rows):
            shapes += self._row(number, row, _TOP + _ROW * number, bar)
        if more := self.words - len(self.rows):
            told = say(Plural("and one more", "and {0} more", more), more)
            y = _TOP + _ROW * (len(self.rows) + 0.5)
            shapes.append(Label(told, _MARGIN + 50, y, colour=DrawingRole.FAINT, room=room - 50))
        seen = [row.word for row in self.rows[: self.seen]]
        says = say("{0}: {1}", self.heading, ", ".join(seen)) if seen else self.heading
        top = _TOP + _ROW * max(0, self.seen - 1)
        focus = Area(0, top, _WIDTH, _ROW) if self.seen else None
        return Drawing(_WIDTH, height, tuple(shapes), says, focus)

    def _row(self, number: int, row: RankingPlace, top: float, bar: float) -> Iterator[Shape]:
        middle = top + _ROW / 2
        seen = number < self.seen
        if number == self.seen - 1:
            area = Area(_MARGIN - 6, top, _WIDTH - 2 * _MARGIN + 12, _ROW)
            yield Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 6, 1.5)
        rank = _MARGIN + 34
        yield Label(str(number + 1), rank, middle, BODY, DrawingRole.FAINT, Align.END)
        room = _WIDTH - _MARGIN - bar - 96
        if not seen:
            cover = Area(rank + 16, top + 5, bar - rank - 32, _ROW - 10)
            yield Box(cover, DrawingRole.HAIRLINE, None, 4)
            yield Line(((bar, middle), (bar + room, middle)), DrawingRole.HAIRLINE, 2, dashed=True)
            return
        yield Label(row.word, rank + 16, middle, LETTER, bold=True, fixed=True)
        share = row.total / max(1, self.letters)
        longest = max(1, self.rows[0].total) / max(1, self.letters)
        yield Box(
            Area(bar, top + 7, room * share / longest, _ROW - 14), DrawingRole.ACCENT, None, 2
        )
        percent = say("{0} %", 100 * share)
        yield Label(percent, _WIDTH - _MARGIN, middle, BODY, DrawingRole.INK, Align.END, room=90)


_RACE_MARGIN, _NARROWEST, _RACE_TOP, _AROUND = 2.0, 760.0, 108.0, 20.0


@dataclass(frozen=True, slots=True)
class RaceFigure:
    """Games of a race's players side by side; the player at index `moved` guessed last."""

    secret: str
    lanes: tuple[RunnerGame, ...]
    rows: int
    moved: int | None = None

    def drawing(self) -> Drawing:
        turns = [turn for lane in self.lanes for turn in lane.game.turns]
        tiles = max(map(small_width, turns), default=200.0)
        lane_width = max(tiles + _AROUND, 210.0)
        width = max(_NARROWEST, lane_width * len(self.lanes) + 2 * _RACE_MARGIN)
        step = (width - 2 * _RACE_MARGIN) / len(self.lanes)
        height = _RACE_TOP + self.rows * SMALL_ROW + 8
        said = say("The hidden word is {0}", self.secret)
        shapes: list[Shape] = [heading(said, _RACE_MARGIN, width)]
        for at, lane in enumerate(self.lanes):
            shapes += self._lane_shapes(
                lane, _RACE_MARGIN + at * step, step, height, moved=at == self.moved
            )
        row = 0 if self.moved is None else len(self.lanes[self.moved].game.turns) - 1
        focus = Area(0, _RACE_TOP + max(0, row) * SMALL_ROW, width, SMALL_ROW)
        return Drawing(width, height, tuple(shapes), said, focus, 40)

    def _lane_shapes(
        self, lane: RunnerGame, x: float, width: float, height: float, *, moved: bool
    ) -> Iterator[Shape]:
        edge = DrawingRole.ACCENT if moved else DrawingRole.HAIRLINE
        area = Area(x, 46, width - 10, height - 50)
        yield Box(area, DrawingRole.TINT if lane.solved else None, edge, 8, 3 if moved else 1)
        yield Paragraph(title_of(lane), Area(x + 9, 48, width - 20, 44), BODY, bold=True)
        yield Label(_standing(lane), x + 9, 101, BODY, DrawingRole.FAINT, room=width - 26)
        for row, turn in enumerate(lane.game.turns):
            yield from small_turn(turn, x + 9, _RACE_TOP + row * SMALL_ROW + 6)


def title_of(lane: RunnerGame) -> Sentence:
    """Returns the name of a player, which is that of its strategy."""
    return Sentence(STRATEGIES[Strategy(lane.runner)].title, (), "Strategies")


def _standing(lane: RunnerGame) -> Sentence:
    if lane.solved is not None:
        return say(
            Plural("solved with one guess", "solved with {0} guesses", lane.solved), lane.solved
        )
    if lane.gave_up:
        return say("gave up")
    return say(Plural("one word left", "{0} words left", lane.left), lane.left)
