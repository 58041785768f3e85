"""Figures of Mastermind: matching of a guess with the code, and a table of first guesses."""

from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.helper.mastermind.code_steps import CodeMarks
from wmh.helper.mastermind.first_guesses import FirstGuess
from wmh.teach.drawing.code_pegs import peg_row
from wmh.teach.drawing.drawing import (
    BODY,
    LETTER,
    Align,
    Area,
    Box,
    Disc,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.drawing.tiles import COLUMN, TILE_HEIGHT, TILE_WIDTH, heading

_MARGIN, _NAMES, _WIDTH = 16.0, 130.0, 760.0
_CODE, _GUESS, _KEYS = 56.0, 150.0, 210.0


@dataclass(frozen=True, slots=True)
class PegsFigure:
    """Guess drawn below the code; `paid` are pairs of matched places of guess and code.

    `marked` is the true mark, `printed` a mark printed in a text, to be compared with it. `left` is
    how many codes remain after the guesses so far with the true mark, and with the printed mark if
    there is one.
    """

    code: str
    guess: str
    paid: tuple[tuple[int, int], ...]
    marked: CodeMarks
    printed: CodeMarks | None = None
    left: tuple[int, ...] | None = None

    def drawing(self) -> Drawing:
        left = _MARGIN + _NAMES
        said = say("{0} against the code {1}", self.guess.upper(), self.code.upper())
        shapes: list[Shape] = [
            heading(said, _MARGIN, _WIDTH),
            _name(say("code"), _CODE),
            *peg_row(self.code, left, _CODE),
            _name(say("guess"), _GUESS),
            *peg_row(self.guess, left, _GUESS),
        ]
        for place, payer in self.paid:
            x, above = (left + each * COLUMN + TILE_WIDTH / 2 for each in (place, payer))
            ends = ((x, _GUESS - 3), (above, _CODE + TILE_HEIGHT + 3))
            straight = place == payer
            colour = DrawingRole.INK if straight else DrawingRole.FAINT
            shapes.append(Line(ends, colour, 4, arrow=True, dashed=not straight))
        real, printed, *_ = *(self.left or ()), None, None
        if self.paid or self.printed is not None:
            shapes += _keys(say("key pegs"), self.marked, _KEYS, real)
        if self.printed is not None:
            shapes += _keys(say("as printed"), self.printed, _KEYS + 44, printed)
            if self.printed != self.marked:
                area = Area(_MARGIN - 8, _KEYS + 40, _WIDTH - 2 * _MARGIN + 16, 44)
                shapes.append(Box(area, None, DrawingRole.ALERT, 8, 3, dashed=True))
        return Drawing(_WIDTH, _KEYS + 100, tuple(shapes), said, strip=40)


def _name(said: Sentence, y: float) -> Label:
    return Label(said, _MARGIN, y + TILE_HEIGHT / 2, BODY, DrawingRole.FAINT, room=_NAMES - 12)


def _keys(name: Sentence, marked: CodeMarks, y: float, left: int | None) -> list[Shape]:
    """Yields a mark as key pegs (full for black, empty for white), its numbers, and codes left."""
    shapes: list[Shape] = [_name(name, y)]
    x, middle = _MARGIN + _NAMES + 14, y + TILE_HEIGHT / 2
    for at in range(marked.black + marked.white):
        fill = DrawingRole.INK if at < marked.black else None
        shapes.append(Disc(x + at * 32, middle, 10, fill, DrawingRole.INK, 2))
    text = say("{0} black, {1} white: score {2}", marked.black, marked.white, marked.score)
    shapes.append(Label(text, _MARGIN + _NAMES + 170, middle, LETTER, room=270))
    if left is not None:
        told = say("left: {0}", left)
        shapes.append(Label(told, _WIDTH - _MARGIN, middle, LETTER, align=Align.END, room=150))
    return shapes


@dataclass(frozen=True, slots=True)
class FirstGuessesFigure:
    """Kinds of first guesses with their figures; the first `seen` of them are shown.

    If `judged`, the best figure by each criterion is marked.
    """

    codes: int
    guesses: tuple[FirstGuess, ...]
    seen: int
    judged: bool = False

    def drawing(self) -> Drawing:
        columns = (240.0, 400.0, 570.0, _WIDTH - _MARGIN)
        heads = (say("marks"), say("left at worst"), say("left on average"), say("bits"))
        said = say("First guesses, with {0} codes", self.codes)
        shapes: list[Shape] = [heading(said, _MARGIN, _WIDTH)]
        for x, head in zip(columns, heads, strict=True):
            shapes.append(Label(head, x, 64, BODY, DrawingRole.FAINT, Align.END, room=150))
        shapes.append(Line(((_MARGIN, 80.0), (_WIDTH - _MARGIN, 80.0)), DrawingRole.HAIRLINE))
        for row, guess in enumerate(self.guesses[: self.seen]):
            y = 104 + row * 40.0
            shapes.append(Label(guess.pattern.upper(), _MARGIN, y, LETTER, bold=True, fixed=True))
            for x, (number, best) in zip(columns, self._figures(guess), strict=True):
                marked = best and self.judged
                if marked:
                    area = Area(x - 96, y - 17, 104, 34)
                    shapes.append(Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 6, 2))
                cell = say("{0}", number)
                shapes.append(Label(cell, x, y, LETTER, align=Align.END, bold=marked))
        return Drawing(_WIDTH, 104 + len(self.guesses) * 40.0, tuple(shapes), said, strip=40)

    def _figures(self, guess: FirstGuess) -> tuple[tuple[int | float, bool], ...]:
        """Returns the numbers of a first guess, each with True if it is the best in its column."""
        every = self.guesses
        return (
            (guess.parts, guess.parts == max(each.parts for each in every)),
            (guess.worst, guess.worst == min(each.worst for each in every)),
            (float(guess.expected), guess.expected == min(each.expected for each in every)),
            (guess.entropy, guess.entropy == max(each.entropy for each in every)),
        )
