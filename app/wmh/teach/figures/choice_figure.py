"""Figures of choosing a guess: the groups into which it splits words, and guesses compared."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.clues.turn import Turn
from wmh.teach.drawing.drawing import (
    BODY,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.drawing.tiles import ROW, TILE_HEIGHT, heading, row_width, turn_row

_MARGIN, _NARROWEST, _TOP = 16.0, 760.0, 48.0
_MOST_GROUPS, _FOLDED_GROUPS = 6, 5
_WORDS = 270.0
_CHARACTER = 9.2
"""Greatest width of a character of a word."""


@dataclass(frozen=True, slots=True)
class GuessGroup:
    """Words that would get the same clue: those that may be named, and the number of all.

    `solves` is true if the guess itself is in the group.
    """

    turn: Turn
    words: tuple[str, ...]
    size: int
    solves: bool = False


@dataclass(frozen=True, slots=True)
class GroupsFigure:
    """Guess with the groups into which it splits the words, the largest first."""

    guess: str
    groups: tuple[GuessGroup, ...]
    words: int

    def drawing(self) -> Drawing:
        folds = len(self.groups) > _MOST_GROUPS
        seen = self.groups[:_FOLDED_GROUPS] if folds else self.groups
        tiles = row_width(self.groups[0].turn) if self.groups else 0
        width = max(_NARROWEST, tiles + _WORDS + 120 + 2 * _MARGIN)
        said = split_said(self.guess, self.words, len(self.groups))
        shapes: list[Shape] = [heading(said, _MARGIN, width)]
        for at, group in enumerate(seen):
            shapes += self._row(group, _TOP + at * ROW, tiles, width)
        bottom = _TOP + len(seen) * ROW
        if folds:
            more = len(self.groups) - len(seen)
            least = sum(group.size for group in self.groups[len(seen) :])
            text = say("and {0} smaller groups with {1} words in all", more, least)
            shapes.append(Label(text, _MARGIN, bottom + 16, BODY, DrawingRole.FAINT))
            bottom += 32
        return Drawing(width, bottom + 12, tuple(shapes), said, strip=40)

    def _row(self, group: GuessGroup, y: float, tiles: float, width: float) -> Iterator[Shape]:
        """Yields a row: the clue, the words above a bar of the group's size, and their number."""
        yield from turn_row(group.turn, _MARGIN, y)
        left, room = _MARGIN + tiles + 16, width - tiles - 2 * _MARGIN - 80
        yield Box(
            Area(left, y + 30, room * group.size / self.words, 8), DrawingRole.ACCENT, radius=2
        )
        middle = y + TILE_HEIGHT / 2
        listed, fits = "  ".join(group.words), int(room / _CHARACTER)
        if len(listed) > fits:
            listed = listed[: listed.rfind("  ", 0, max(fits - 2, 1))] + " …"
        told: str | Sentence = listed
        if hidden := group.size - len(group.words):
            told = say("{0} and {1} not shown", listed, hidden)
        yield Label(told, left, y + 14, BODY, room=room)
        number = say("{0}", group.size)
        yield Label(number, width - _MARGIN, middle, LETTER, align=Align.END, bold=True)


def split_said(guess: str, words: int, groups: int) -> Sentence:
    """Returns the heading for a guess and the number of its groups."""
    return say(
        Plural("{0}: all words in one group", "{0}: {1} words in {2} groups", groups),
        *(guess, words, groups),
    )


def compared_said(words: int) -> Sentence:
    """Returns the heading for a comparison of guesses."""
    return say(
        Plural(
            "Guesses compared while one word is left",
            "Guesses compared while {0} words are left",
            words,
        ),
        words,
    )


@dataclass(frozen=True, slots=True)
class GuessChoice:
    """Guess with figures about its groups; `possible` is true if it can be the secret."""

    guess: str
    groups: int
    largest: int
    expected: float
    possible: bool


@dataclass(frozen=True, slots=True)
class ChoicesFigure:
    """Guesses compared; the guess with index `best` leaves the fewest words on average."""

    choices: tuple[GuessChoice, ...]
    words: int
    best: int

    def drawing(self) -> Drawing:
        width = _NARROWEST
        said = compared_said(self.words)
        columns = (250.0, 400.0, 570.0, width - _MARGIN)
        heads = (say("groups"), say("largest"), say("left on average"), say("possible"))
        shapes: list[Shape] = [heading(said, _MARGIN, width)]
        for x, head in zip(columns, heads, strict=True):
            shapes.append(Label(head, x, 66, BODY, DrawingRole.FAINT, Align.END, room=150))
        for at, choice in enumerate(self.choices):
            y = 104 + at * 40.0
            if at == self.best:
                area = Area(_MARGIN - 8, y - 18, width - 2 * _MARGIN + 16, 36)
                shapes.append(Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 6, 2))
            yes = say("yes") if choice.possible else say("no")
            cells: tuple[Sentence, ...] = (
                say("{0}", choice.groups),
                say("{0}", choice.largest),
                say("{0}", choice.expected),
                yes,
            )
            bold = at == self.best
            shapes.append(Label(choice.guess, _MARGIN, y, LETTER, bold=bold, room=150))
            for x, cell in zip(columns, cells, strict=True):
                shapes.append(Label(cell, x, y, LETTER, align=Align.END, bold=bold))
        rule = ((_MARGIN, 82.0), (width - _MARGIN, 82.0))
        shapes.append(Line(rule, DrawingRole.HAIRLINE))
        return Drawing(width, 104 + len(self.choices) * 40.0, tuple(shapes), said, strip=40)
