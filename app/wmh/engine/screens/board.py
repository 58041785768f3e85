"""Values read from a screenshot: boards with rows of tiles, and open questions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.turn import Mark, Turn

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

Meanings = Mapping[Colour, Mark]
"""Mark that each colour of a game means."""

SURE = 0.8
"""Probability below which a letter or mark is shown as uncertain."""


class RowState(StrEnum):
    """States of a row of a board."""

    MARKED = "marked"
    TYPED = "typed"
    """The row has letters that the game has not marked yet."""
    GIVEN = "given"
    """The row has a revealed letter, with dots in the other places."""


@dataclass(frozen=True, slots=True)
class ReadTile:
    """A tile with its letter and mark.

    `letter` is None if it could not be read, or if the tile of an unfinished row is empty. `sure`
    is the probability of the letter, `mark_sure` that of the mark; `other` is the second likeliest
    letter. `box` is left, top, right and bottom in pixels of the screenshot.
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
        """True if the user should check the letter or the mark."""
        return self.sure < SURE or self.mark_sure < SURE


@dataclass(frozen=True, slots=True)
class ReadRow:
    """A row that has letters.

    `turning` is true if some of its tiles look empty and others do not: in most games such a row is
    just being marked, in others the tiles that look empty are absent.
    """

    tiles: tuple[ReadTile, ...]
    state: RowState
    turning: bool = False

    @property
    def word(self) -> str:
        """Letters of the row up to the last one read, with a full stop for an unread letter."""
        return "".join(x.letter or "." for x in self.tiles).rstrip(".")

    @property
    def turn(self) -> Turn | None:
        """Turn of the row; None if the row is not marked, or not every letter could be read."""
        letters = tuple(x.letter for x in self.tiles if x.letter is not None)
        if self.state is not RowState.MARKED or len(letters) < len(self.tiles):
            return None
        return Turn(letters, tuple(x.mark for x in self.tiles))


@dataclass(frozen=True, slots=True)
class ReadBoard:
    """Rows of a board that have letters, from the top.

    `length` is the number of tiles in a row, `height` the number of all rows; `box` is as in
    `ReadTile`.
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
        """Turns of the rows that are marked and completely read."""
        return tuple(turn for row in self.rows if (turn := row.turn) is not None)

    @property
    def given(self) -> Given:
        """Revealed letters by place; empty if there are none."""
        first = next((row for row in self.rows if row.state is RowState.GIVEN), None)
        return () if first is None else tuple(x.letter for x in first.tiles)

    @property
    def open(self) -> tuple[tuple[int, int], ...]:
        """Tiles that the user should check, each by row and place, counted from 1.

        In games whose absent tiles look like empty ones, these are all tiles of a row that may have
        been marked invisibly.
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
    """Question to the user about a colour that may have two meanings, the likelier one first."""

    colour: Colour
    meanings: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class ColourEvidence:
    """Evidence for the meaning of a colour, and the probability of the meaning.

    `reasons` has for each kind of evidence a log-likelihood ratio: positive if it supports this
    meaning against `instead`, the second likeliest meaning; empty if no other meaning was compared.
    """

    colour: Colour
    mark: Mark
    sure: float
    instead: Mark | None = None
    reasons: Mapping[str, float] = field(default_factory=dict[str, float])


@dataclass(frozen=True, slots=True)
class Reading:
    """Result of reading a screenshot: its boards in reading order, and their colours."""

    boards: tuple[ReadBoard, ...]
    question: ColourQuestion | None = None
    colours: Meanings = field(default_factory=dict[Colour, Mark])
    """Meaning of each colour of the boards; `evidence` has the reasons."""
    evidence: tuple[ColourEvidence, ...] = ()
