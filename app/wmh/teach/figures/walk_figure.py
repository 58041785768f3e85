"""Figure of the walk: the word graph, and a panel on the current node and the words found."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say
from wmh.teach.causes import truncate
from wmh.teach.drawing.drawing import (
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
from wmh.teach.drawing.paging import place_shapes
from wmh.teach.figures.graph_figure import GraphFigure

_WIDTH, _PAD = 925.0, 14.0
_LINE, _LINES = 23.0, 5
_HEIGHT = _LINE * _LINES + 20
_COUNTS = 315.0
"""Width of the counts on the panel's right side."""
_REASONS = 240.0
"""Width of the reasons for refused edges; the refused letters follow to the right."""
LAST = 8
"""Greatest number of found words that are shown, which are the last ones."""
UNNAMED = "·"
"""Placeholder for a letter that would complete a word that must not be named."""
_CHARACTERS, _BOXES = 24, 10
"""Greatest number of characters on a line, and of letters with boxes of their own."""
_SLOTS, _PLACE = 0.45, 0.52
"""Shares of the panel's width for the letters so far, and for the current place."""
_APART = 10
"""Greatest number of letters that are drawn with gaps between them."""


@dataclass(frozen=True, slots=True)
class Panel:
    """State of the walk at a node: the `letters` so far, and the letters of outgoing edges.

    Letters of `refused` edges are listed by reason. `part` is the current place's part of the
    pattern, "" at the end of a word. `found` are the last of the `words` found so far, without the
    `hidden` ones that must not be named. `legend` explains the graph, if there is room.
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
    legend: Sentence | None = None


@dataclass(frozen=True, slots=True)
class WalkFigure:
    """Figure of a step of the walk: the graph, and the panel below it."""

    graph: GraphFigure
    panel: Panel

    @property
    def shift(self) -> float:
        """Distance in units by which the graph is moved to the right."""
        graph = self.graph.drawing()
        return (max(graph.width, _WIDTH) - graph.width) / 2

    def drawing(self) -> Drawing:
        graph = self.graph.drawing()
        width = max(graph.width, _WIDTH)
        height = graph.height + _HEIGHT
        panel = self._panel(graph.height, width)
        shapes = (*place_shapes(graph.shapes, (width - graph.width) / 2, 0), *panel)
        heading = replace(graph.shapes[0], x=_PAD) if isinstance(graph.shapes[0], Label) else None
        shapes = (heading or shapes[0], *shapes[1:])
        around = graph.focus or Area(0, 0, graph.width, 0)
        left = around.x + (width - graph.width) / 2
        focus = Area(left, around.y, around.width, height - around.y)
        return Drawing(width, height, shapes, self._says(), focus, graph.strip)

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

    def _panel(self, y: float, wide: float) -> Iterator[Shape]:
        panel = self.panel
        area = Area(_PAD, y + 2, wide - 2 * _PAD, _HEIGHT - 8)
        yield Box(area, DrawingRole.RAISED, DrawingRole.HAIRLINE, 8)
        left, line = 2 * _PAD, y + 2 + _LINE * 0.75
        right = wide - _PAD - _COUNTS
        yield from self._place(left, line, right - left)
        edges = tuple(self._edges())
        if panel.legend is not None and len(edges) < _LINES - 1:
            at, room = line + _LINE * (_LINES - 1), right - left - 12
            yield Label(panel.legend, left, at, LETTER, DrawingRole.FAINT, room=room)
        for row, (label, letters, colour) in enumerate(edges, start=1):
            at = line + _LINE * row
            yield Label(label, left + 10, at, LETTER, DrawingRole.FAINT, room=_REASONS - 16)
            text = _row(letters)
            room = right - left - _REASONS - 12
            yield Label(text, left + _REASONS, at, LETTER, colour, fixed=True, room=room)
            refused = colour is DrawingRole.FAINT
            role, thick = (DrawingRole.ALERT, 2) if refused else (DrawingRole.ACCENT, 4)
            yield Line(((left, at - 9), (left, at + 9)), role, thick)
        room = _COUNTS - _PAD
        for row, told in enumerate(self._counts()):
            yield Label(told, right, line + _LINE * row, LETTER, bold=row == 2, room=room)
        yield from self._word_lines(right, line + _LINE * 3, room)

    def _counts(self) -> Iterator[Sentence]:
        panel = self.panel
        yield say("Edges looked at: {0}", panel.looked)
        yield say("Different ones: {0} of {1}", panel.different, panel.edges)
        if panel.hidden:
            yield say("Words found: {0}, not shown: {1}", panel.words, panel.hidden)
        else:
            yield say("Words found: {0}", panel.words)

    def _place(self, left: float, middle: float, room: float) -> Iterator[Shape]:
        """Yields the letters so far, and the current part of the pattern."""
        panel = self.panel
        yield from self._slots(left, middle, room * _SLOTS)
        beside, free = left + room * _SLOTS, room * (1 - _SLOTS) - 12
        if panel.part:
            told = say("Place {0} of {1}", len(panel.letters) + 1, panel.length)
            yield Label(told, beside, middle, LETTER, room=free * _PLACE - 6)
            part, rest = truncate(panel.part, _CHARACTERS // 2), free * (1 - _PLACE)
            yield Label(part, beside + free * _PLACE, middle, LETTER, fixed=True, room=rest)
        else:
            yield Label(say("A word is found"), beside, middle, LETTER, bold=True, room=free)

    def _word_lines(self, left: float, y: float, room: float) -> Iterator[Shape]:
        """Yields the found words, the newest ones on at most two lines."""
        words = list(self.panel.found)
        named = self.panel.words - self.panel.hidden
        lines: list[str] = []
        while words and len(lines) < 2:
            line = [words.pop()]
            while words and sum(map(len, line)) + len(line) + len(words[-1]) < _CHARACTERS - 2:
                line.insert(0, words.pop())
            lines.insert(0, " ".join(line))
        if lines and named > sum(len(line.split()) for line in lines):
            lines[0] = "… " + lines[0]
        for row, line in enumerate(lines):
            text = truncate(line, _CHARACTERS)
            yield Label(text, left, y + _LINE * row, LETTER, fixed=True, room=room)

    def _edges(self) -> Iterator[tuple[Sentence, tuple[str, ...], DrawingRole]]:
        panel = self.panel
        if panel.followed:
            yield say("Followed:"), panel.followed, DrawingRole.INK
        for reason, letters in panel.refused:
            yield reason, letters, DrawingRole.FAINT

    def _slots(self, left: float, middle: float, width: float) -> Iterator[Shape]:
        """Yields the letters so far, the current part, and places still open."""
        here = len(self.panel.letters)
        if self.panel.length > _BOXES:
            text = "".join(self.panel.letters) + "·" * (self.panel.length - here)
            yield Label(text, left, middle, LETTER, fixed=True, room=width - 12)
            return
        step = min(30.0, (width - 12) / self.panel.length)
        for place in range(self.panel.length):
            area = Area(left + step * place, middle - 12, step - 3, 24)
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


def _row(letters: tuple[str, ...]) -> str:
    """Returns letters side by side, closer together if there are many."""
    if len(letters) > _APART and all(len(letter) == 1 for letter in letters):
        return "".join(letters)
    return " ".join(letters)
