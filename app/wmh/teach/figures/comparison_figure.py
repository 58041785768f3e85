"""Figure of the paper's pattern and the strict pattern side by side, with differing words."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.paper.matcher import Candidates
from wmh.teach.drawing.drawing import (
    BODY,
    HEAD,
    LETTER,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.method import Method
from wmh.teach.step import Figure

_WIDTH, _MARGIN, _GAP = 760.0, 16.0, 24.0
_ROW, _ROWS = 24.0, 6
_WRAP, _LINES = 33, 4
"""Characters of a pattern in a line, and greatest number of its lines."""


@dataclass(frozen=True, slots=True)
class Side:
    """Pattern with the number of words that match; `only` are the first that match only here."""

    title: Sentence
    pattern: str
    words: int
    only: tuple[str, ...]
    others: int
    """Number of words that only this pattern matches."""
    common: tuple[str, ...] = ()
    """First words that both patterns match, shown if there is room."""


@dataclass(frozen=True, slots=True)
class ComparisonFigure:
    """Two patterns side by side; the words of the first `seen` sides are shown."""

    sides: tuple[Side, Side]
    says: Sentence
    seen: int = 2

    def drawing(self) -> Drawing:
        width = (_WIDTH - 2 * _MARGIN - _GAP) / 2
        lines = max(len(_lines(side.pattern)) for side in self.sides)
        below = 38 + 24 * lines
        height = below + 58 + _ROW * (_ROWS + 2)
        shapes: list[Shape] = []
        for number, side in enumerate(self.sides):
            left = _MARGIN + number * (width + _GAP)
            shapes += self._side(side, left, below, width, number < self.seen)
        middle = _WIDTH / 2
        shapes.append(Line(((middle, 12), (middle, height - 12)), DrawingRole.HAIRLINE))
        return Drawing(_WIDTH, height, tuple(shapes), self.says)

    def _side(
        self, side: Side, left: float, below: float, width: float, seen: bool
    ) -> Iterator[Shape]:
        yield Label(side.title, left, 24, HEAD, bold=True, room=width)
        yield Box(Area(left, 44, width, below - 28), DrawingRole.RAISED, DrawingRole.HAIRLINE, 6)
        for number, line in enumerate(_lines(side.pattern)):
            yield Label(line, left + 10, 61 + 24 * number, BODY, fixed=True, room=width - 20)
        told = say(Plural("One word let through", "{0} words let through", side.words), side.words)
        yield Label(told, left, below + 36, LETTER, bold=True, room=width)
        if not seen:
            return
        told = (
            say("None that the other pattern rules out")
            if not side.others
            else say(
                Plural(
                    "One that the other pattern rules out:",
                    "{0} that the other pattern rules out:",
                    side.others,
                ),
                side.others,
            )
        )
        yield Label(told, left, below + 64, room=width)
        top = below + 92
        shown = _fitting(side.only, side.others, width, _ROWS)
        yield from _words(shown, left, top, width, DrawingRole.INK)
        end = top + _ROW * -(-len(shown) // columns_of(shown, width))
        if more := side.others - len(shown):
            yield Label(
                say("and {0} not shown", more), left, end, colour=DrawingRole.FAINT, room=width
            )
            return
        rows = _ROWS - round((end - top) / _ROW) - 1
        both = side.words - side.others
        if rows > 0 and side.common and both:
            yield Label(say("Both have:"), left, end + 6, colour=DrawingRole.FAINT, room=width)
            shown = _fitting(side.common, both, width, rows)
            yield from _words(shown, left, end + 6 + _ROW, width, DrawingRole.FAINT)
            if more := both - len(shown):
                y = end + 6 + _ROW * (1 - (-len(shown) // columns_of(shown, width)))
                yield Label(
                    say("and {0} not shown", more), left, y, colour=DrawingRole.FAINT, room=width
                )


def _lines(pattern: str) -> list[str]:
    """Returns a pattern divided into lines, cut if it is too long."""
    lines = [pattern[start : start + _WRAP] for start in range(0, len(pattern), _WRAP)]
    return lines if len(lines) <= _LINES else [*lines[: _LINES - 1], lines[_LINES - 1][:-1] + "…"]


def _fitting(words: tuple[str, ...], total: int, width: float, rows: int) -> tuple[str, ...]:
    """Returns as many words as the rows hold; if some are left out, the last row stays free."""
    room = columns_of(words, width) * rows
    return words if total <= room else words[: room - columns_of(words, width)]


def _words(
    words: tuple[str, ...], left: float, top: float, width: float, colour: DrawingRole
) -> Iterator[Shape]:
    columns = columns_of(words, width)
    step = width / columns
    for place, word in enumerate(words):
        x, y = left + step * (place % columns), top + _ROW * (place // columns)
        yield Label(word, x, y, BODY, colour, fixed=True, room=step - 6)


def columns_of(words: tuple[str, ...], width: float) -> int:
    """Returns how many words fit side by side into `width`."""
    longest = max((len(word) for word in words), default=1)
    return max(1, int(width // (9.8 * longest + 14)))


_MOST = 60
"""Number of words on each side that are kept for drawing."""


def comparison_of(method: Method) -> Iterator[tuple[Sentence, Figure]]:
    """Yields sentence and figure for each step of comparing the two patterns' words."""
    lost = _but(method, method.by_paper, method.by_strict)
    missed = _but(method, method.by_strict, method.by_paper)
    sides = (
        Side(say("The paper's pattern"), method.paper_pattern, len(method.by_paper), *lost),
        Side(
            say("The strict pattern"),
            method.strict_pattern,
            len(method.by_strict),
            *missed,
            _both(method),
        ),
    )
    if not lost[1] and not missed[1]:
        told = say("Both patterns let the same words through.")
        yield told, ComparisonFigure(sides, told)
        return
    if lost[1]:
        told = say(
            Plural(
                "The paper's pattern lets one word through that cannot be the hidden word.",
                "The paper's pattern lets {0} words through that cannot be the hidden word.",
                lost[1],
            ),
            lost[1],
        )
        yield told, ComparisonFigure(sides, told, 2 if not missed[1] else 1)
    if missed[1]:
        told = say(
            Plural(
                "The paper's pattern rules out one word that can be the hidden word.",
                "The paper's pattern rules out {0} words that can be the hidden word.",
                missed[1],
            ),
            missed[1],
        )
        yield told, ComparisonFigure(sides, told)


def _but(method: Method, words: Candidates, others: Candidates) -> tuple[tuple[str, ...], int]:
    """Returns the first nameable words that `others` lack, and the number of all such words."""
    places = np.flatnonzero(~np.isin(words.numbers, others.numbers))
    return _words_at(method, words, places), len(places)


def _both(method: Method) -> tuple[str, ...]:
    words = method.by_strict
    return _words_at(method, words, np.flatnonzero(np.isin(words.numbers, method.by_paper.numbers)))


def _words_at(method: Method, words: Candidates, places: NDArray[np.intp]) -> tuple[str, ...]:
    alphabet = method.lexicon.alphabet
    places = places[method.lexicon.nameable(words.numbers[places])][:_MOST]
    return tuple(alphabet.decode(words.letters[n].tobytes()) for n in places.tolist())
