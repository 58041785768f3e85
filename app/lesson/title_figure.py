"""The first picture of a lesson: what it is about, and what it is given to work on."""

from dataclasses import dataclass
from math import ceil

from app.engine.lexicon.code_names import is_code_name
from app.lesson.drawing import BODY, HEAD, LETTER, Area, Drawing, Label, Paragraph, Role, Shape
from app.lesson.scenario import Scenario
from app.lesson.sentence import Sentence, say
from app.lesson.tile_rows import ROW, row_width, turn_row

_WIDTH, _MARGIN = 760.0, 24.0
_MOST_ROWS = 4
_IN_A_LINE = 62
"""Characters of the text, at the least."""


@dataclass(frozen=True, slots=True)
class TitleFigure:
    """A scenario, and how many words can be its secret before the first turn."""

    scenario: Scenario
    words: int

    def drawn(self) -> Drawing:
        turns = self.scenario.turns[:_MOST_ROWS]
        width = max(_WIDTH, *(row_width(turn) + 2 * _MARGIN for turn in turns), 0)
        inner = width - 2 * _MARGIN
        title = Sentence(self.scenario.title, (), "Scenarios")
        shapes: list[Shape] = [Label(title, _MARGIN, 34, HEAD, bold=True, room=inner)]
        y = 68.0
        if self.scenario.about:
            lines = ceil(len(self.scenario.about) / _IN_A_LINE)
            about = Sentence(self.scenario.about, (), "Scenarios")
            shapes.append(Paragraph(about, Area(_MARGIN, 60, inner, 16 + 26 * lines), LETTER))
            y += 16 + 26 * lines
        for turn in turns:
            shapes += turn_row(turn, _MARGIN, y)
            y += ROW
        shapes.append(Label(self._words(), _MARGIN, y + 24, BODY, Role.FAINT, room=inner))
        return Drawing(width, y + 48, tuple(shapes), say("{0}. {1}", title, self._words()))

    def _words(self) -> Sentence:
        length, name = self.scenario.length, self.scenario.lexicon
        if self.scenario.words:
            return say("{0} words of {1} letters.", self.words, length)
        if is_code_name(name):
            return say("{0} codes of {1} symbols.", self.words, length)
        return say("{0} words of {1} letters, from the lexicon {2}.", self.words, length, name)
