"""The figure of what brute force compares, beside what the walk looks at."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.lesson.drawing import (
    BODY,
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    Label,
    Line,
    Role,
    Shape,
)
from app.lesson.effort import Effort
from app.lesson.sentence import Sentence, say

_WIDTH, _MARGIN = 760.0, 16.0


@dataclass(frozen=True, slots=True)
class Compared:
    """A word, and how many of its letters brute force compares.

    The last of these misfits, or the word has a letter too often or not often enough, or it fits.
    """

    letters: tuple[str, ...]
    compared: int
    misfits: bool
    fits: bool


@dataclass(frozen=True, slots=True)
class BruteFigure:
    """Two bars, and where there are few words, each with the letters that were compared."""

    heading: Sentence
    effort: Effort
    words: tuple[Compared, ...] = ()
    both: bool = True
    """Whether the walk is shown too."""
    hidden: int = 0
    """Words that may not be named, and are left out."""
    fitting: int | None = None
    """How many of the words found are in the view and fit every clue, where that is told."""

    def drawn(self) -> Drawing:
        columns = self._columns
        rows = -(-len(self.words) // columns) if self.words else 0
        height = 196 + 28 * (rows + bool(self.hidden)) + (16 if rows or self.hidden else 0)
        room = _WIDTH - 2 * _MARGIN
        effort = self.effort
        most = max(effort.compared, effort.looked, 1)
        shapes: list[Shape] = [Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=room)]
        says = told = say(
            "Brute force: letters compared {0}, of {1}; words {2}",
            effort.compared, effort.letters, effort.words,
        )  # fmt: skip
        shapes += _bar(told, 58, effort.compared / most, Role.LINE)
        if self.both:
            told = say(
                "The walk: edges looked at {0}; different ones {1} of {2}",
                effort.looked,
                effort.edges,
                effort.edges_total,
            )
            shapes += _bar(told, 122, effort.looked / most, Role.ACCENT)
            says = say("{0}. {1}", says, told)
        if self.fitting is not None:
            told = say(
                "Words found: {0}; of them in the view, and fitting every clue: {1}.",
                effort.found,
                self.fitting,
            )
            shapes.append(Label(told, _MARGIN, 186, LETTER, bold=True, room=room))
        step = room / columns
        for place, word in enumerate(self.words):
            left = _MARGIN + step * (place % columns)
            shapes += _compared(word, left, 204 + 28 * (place // columns), step)
        if self.hidden:
            more = say("and {0} not shown", self.hidden)
            shapes.append(Label(more, _MARGIN, 204 + 28 * rows, BODY, Role.FAINT, room=room))
        return Drawing(_WIDTH, height, tuple(shapes), says)

    @property
    def _columns(self) -> int:
        longest = max((len("".join(word.letters)) for word in self.words), default=4)
        return max(1, int((_WIDTH - 2 * _MARGIN) // (12.2 * longest + 44)))


def _bar(told: Sentence, top: float, share: float, colour: Role) -> Iterator[Shape]:
    room = _WIDTH - 2 * _MARGIN
    yield Label(told, _MARGIN, top + 8, LETTER, room=room)
    yield Box(Area(_MARGIN, top + 24, max(2, room * share), 18), colour, None, 3)


def _compared(word: Compared, left: float, middle: float, step: float) -> Iterator[Shape]:
    """Letters that were compared are underlined; one that misfits is struck."""
    wide = 12.2
    end = left + wide * len("".join(word.letters)) + 6
    if word.fits:
        around = Area(left - 5, middle - 13, end - left + 24, 26)
        yield Box(around, Role.TINT, Role.ACCENT, 5, 1.5)
        yield Label("✓", end, middle, BODY)
    elif not word.misfits:
        yield Label("✗", end, middle, BODY, Role.ALERT)
    x = left
    for place, letter in enumerate(word.letters):
        seen = place < word.compared
        width = wide * len(letter)
        colour = Role.INK if seen else Role.FAINT
        yield Label(letter, x + width / 2, middle, LETTER, colour, Align.MIDDLE, fixed=True)
        last = place == word.compared - 1 and word.misfits
        if last:
            ends = ((x, middle + 8), (x + width, middle - 8))
            yield Line(ends, Role.ALERT, 2)
        if seen and not last:
            yield Line(((x + 1, middle + 10), (x + width - 1, middle + 10)), Role.ACCENT, 2)
        x += width
