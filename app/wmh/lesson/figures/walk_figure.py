"""The figure of the walk: the graph, and beside it what is looked at and what was found."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.lesson.causes import cut
from wmh.lesson.drawing.drawing import (
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
from wmh.lesson.figures.graph_figure import GraphFigure
from wmh.lesson.sentence import Sentence, say

_WIDTH, _PAD = 288.0, 14.0
_LINE = 23.0
_HEIGHT = 366.0
_STILL = 430.0
"""Up to this height the panel keeps its place; beside a higher graph it goes with the walk."""
LAST = 8
"""Of the words found, the last ones: more find no room."""
UNNAMED = "·"
"""Stands for a letter that would complete a word that may not be named."""
_CHARACTERS, _BOXES = 26, 10
"""On a line, and letters that have boxes of their own."""
_APART = 10
"""Letters that stand apart; more would need too much room."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The walk at a node: the `letters` to it, and the letters of the edges that leave it.

    Those `refused` stand below their reason.

    `part` is that of the pattern that is looked at, empty at the end of a word. `found` are the
    last of the `words` found so far, without those `hidden` that may not be named.
    """

    letters: tuple[str, ...]
    length: int
    part: str
    followed: tuple[str, ...]
    refused: tuple[tuple[Sentence, tuple[str, ...]], ...]
    looked: int
    different: int
    edges: int
    words: int
    found: tuple[str, ...]
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class WalkFigure:
    """The graph on the left, the panel on the right, at the height of the node looked at."""

    graph: GraphFigure
    panel: Panel

    def drawn(self) -> Drawing:
        graph = self.graph.drawn()
        height = max(graph.height, _HEIGHT)
        around = graph.focus or Area(0, 0, graph.width, 0)
        top, tall = 0.0, height
        if height > _STILL:
            top = min(max(0.0, around.y + around.height / 2 - _HEIGHT / 2), height - _HEIGHT)
            tall = _HEIGHT
        panel = self._panel(graph.width, top)
        right = graph.width + _WIDTH
        left = max(0.0, min(around.x, graph.width))
        focus = Area(left, top, right - left, tall)
        shapes = (*graph.shapes, *panel)
        return Drawing(right, height, shapes, self._says(), focus)

    def _says(self) -> Sentence:
        panel = self.panel
        refused = " ".join(letter for _, letters in panel.refused for letter in letters)
        return say(
            "At {0}: followed {1}; not followed {2}. Edges looked at: {3}. Words found: {4}.",
            "".join(panel.letters) or "-",
            " ".join(panel.followed) or "-",
            refused or "-",
            panel.looked,
            panel.words,
        )

    def _panel(self, x: float, y: float) -> Iterator[Shape]:
        panel = self.panel
        width = _WIDTH - 2 * _PAD
        yield Box(
            Area(x, y + 6, _WIDTH - 8, _HEIGHT - 12), DrawingRole.RAISED, DrawingRole.HAIRLINE, 8
        )
        left, line = x + _PAD, y + 26
        if panel.part:
            told = say("Place {0} of {1}", len(panel.letters) + 1, panel.length)
            yield Label(told, left, line, room=width / 2 - 12)
            part = cut(panel.part, _CHARACTERS // 2)
            right = left + width
            room = width / 2
            yield Label(part, right, line, BODY, DrawingRole.INK, Align.END, False, True, room)
        else:
            yield Label(say("A word is found"), left, line, LETTER, bold=True, room=width)
        line += 30
        yield from self._slots(left, line, width)
        line += 32
        for label, letters, colour in self._edges():
            yield Label(label, left, line, BODY, DrawingRole.FAINT, room=width)
            text, size = _row(letters)
            yield Label(text, left + 8, line + 21, size, colour, fixed=True, room=width - 8)
            if colour is DrawingRole.FAINT:
                yield Line(((left, line + 12), (left, line + 30)), DrawingRole.ALERT, 2)
            else:
                yield Line(((left, line + 12), (left, line + 30)), DrawingRole.ACCENT, 4)
            line += 44
        low = y + _HEIGHT - 24 - 2 * _LINE
        yield Label(say("Edges looked at: {0}", panel.looked), left, low - _LINE, room=width)
        told = say("Different ones: {0} of {1}", panel.different, panel.edges)
        yield Label(told, left, low, room=width)
        told = say("Words found: {0}", panel.words)
        if panel.hidden:
            told = say("Words found: {0}, not shown: {1}", panel.words, panel.hidden)
        yield Label(told, left, low + _LINE, bold=True, room=width)
        yield from self._found(left, low + 2 * _LINE, width)

    def _found(self, left: float, y: float, width: float) -> Iterator[Shape]:
        if self.panel.found:
            words = list(self.panel.found)
            while len(words) > 1 and sum(map(len, words)) + len(words) + 1 > _CHARACTERS:
                del words[0]
            named = self.panel.words - self.panel.hidden
            text = ("… " if named > len(words) else "") + " ".join(words)
            yield Label(cut(text, _CHARACTERS), left, y, BODY, fixed=True, room=width)

    def _edges(self) -> Iterator[tuple[Sentence, tuple[str, ...], DrawingRole]]:
        panel = self.panel
        if panel.followed:
            yield say("Followed:"), panel.followed, DrawingRole.INK
        for reason, letters in panel.refused:
            yield reason, letters, DrawingRole.FAINT

    def _slots(self, left: float, middle: float, width: float) -> Iterator[Shape]:
        """The letters so far, then the part that is looked at, then what is still open."""
        here = len(self.panel.letters)
        if self.panel.length > _BOXES:
            text = "".join(self.panel.letters) + "·" * (self.panel.length - here)
            yield Label(text, left, middle, BODY, fixed=True, room=width)
            return
        step = min(34.0, width / self.panel.length)
        for place in range(self.panel.length):
            area = Area(left + step * place, middle - 14, step - 3, 28)
            x = area.x + area.width / 2
            if place < here:
                yield Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 4, 1.5)
                letter = self.panel.letters[place]
                yield Label(letter, x, middle, LETTER, align=Align.MIDDLE, room=step - 5)
            else:
                edge, wide = (
                    (DrawingRole.ACCENT, 2.5) if place == here else (DrawingRole.HAIRLINE, 1)
                )
                yield Box(area, None, edge, 4, wide, dashed=place != here)


def _row(letters: tuple[str, ...]) -> tuple[str, float]:
    """Letters side by side and the size of their type: closer where they are many."""
    if len(letters) > _APART and all(len(letter) == 1 for letter in letters):
        return "".join(letters), BODY
    return " ".join(letters), LETTER
