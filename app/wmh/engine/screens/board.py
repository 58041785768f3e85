"""Values read of a picture: boards of rows of tiles, and questions left open."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.turn import Mark, Turn

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

Meanings = Mapping[Colour, Mark]
"""What colours mean in a game, as somebody said."""

SURE = 0.8
"""What is less likely than this is shown as unsure."""


class RowState(StrEnum):
    """States of a row of a board."""

    MARKED = "marked"
    TYPED = "typed"
    """Letters that the game has not marked yet."""
    GIVEN = "given"
    """The letter that the game shows before the first guess, with dots in the other places."""


@dataclass(frozen=True, slots=True)
class ReadTile:
    """A tile as it was understood.

    `letter` is None where it could not be read, or where there is none in a row that is typed.
    `sure` and `mark_sure` are probabilities; `other` is the next likeliest letter. `box` is left,
    top, right and bottom in the picture's pixels.
    """

    box: tuple[float, float, float, float]
    colour: Colour
    letter: str | None
    sure: float
    other: str | None = None
    mark: Mark | None = None
    mark_sure: float = 1.0

    @property
    def unsure(self) -> bool:
        """True if the user should check it."""
        return self.sure < SURE or self.mark_sure < SURE


@dataclass(frozen=True, slots=True)
class ReadRow:
    """A row that holds letters.

    `turning` says that some of its tiles look like empty ones and others do not: in most games it
    is being marked just then, in some such a tile is absent.
    """

    tiles: tuple[ReadTile, ...]
    state: RowState
    turning: bool = False

    @property
    def word(self) -> str:
        """Letters of the row; a full stop for an unread one, nothing after the last one."""
        return "".join(x.letter or "." for x in self.tiles).rstrip(".")

    @property
    def turn(self) -> Turn | None:
        """The turn; None if it has not been marked, or not every letter could be read."""
        letters = tuple(x.letter for x in self.tiles if x.letter is not None)
        if self.state is not RowState.MARKED or len(letters) < len(self.tiles):
            return None
        return Turn(letters, tuple(x.mark for x in self.tiles))


@dataclass(frozen=True, slots=True)
class ReadBoard:
    """A board's rows that hold letters, from the top.

    `height` is how many rows were seen, `sure` how likely it is a board at all.
    """

    rows: tuple[ReadRow, ...]
    length: int
    height: int
    box: tuple[float, float, float, float]

    @property
    def marked(self) -> tuple[ReadRow, ...]:
        return tuple(x for x in self.rows if x.state is RowState.MARKED)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The rows that can be used as they are."""
        return tuple(turn for row in self.rows if (turn := row.turn) is not None)

    @property
    def given(self) -> Given:
        """The letters that the game shows before the first guess, by place; empty for none."""
        first = next((row for row in self.rows if row.state is RowState.GIVEN), None)
        return () if first is None else tuple(x.letter for x in first.tiles)

    @property
    def open(self) -> tuple[tuple[int, int], ...]:
        """Row and place, from 1, of what should be looked at.

        All of a row that may have been marked without showing it, as where absent tiles look like
        empty ones, is such.
        """
        return tuple(
            (i, j)
            for i, row in enumerate(self.rows, start=1)
            for j, tile in enumerate(row.tiles, start=1)
            if tile.mark_sure < SURE
            or (row.state is RowState.MARKED and (tile.unsure or tile.letter is None))
        )


@dataclass(frozen=True, slots=True)
class ColourQuestion:
    """Colour whose meaning cannot be told from the picture: the likelier meaning first."""

    colour: Colour
    meanings: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class ColourEvidence:
    """Evidence for a colour: its meaning, how sure that is, and what spoke for it.

    `reasons` are logarithms by the kind of evidence, more than 0 where it spoke for this meaning
    and against `instead`, the likeliest other; none where no other meaning was weighed.
    """

    colour: Colour
    mark: Mark
    sure: float
    instead: Mark | None = None
    reasons: Mapping[str, float] = field(default_factory=dict[str, float])


@dataclass(frozen=True, slots=True)
class Reading:
    """The boards that were read of a picture, from the top left."""

    boards: tuple[ReadBoard, ...]
    question: ColourQuestion | None = None
    colours: Meanings = field(default_factory=dict[Colour, Mark])
    """What each colour of the boards was taken for."""
    evidence: tuple[ColourEvidence, ...] = ()
