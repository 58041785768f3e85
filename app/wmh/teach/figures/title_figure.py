"""Title figure of a lesson, with its topic and its input."""

from dataclasses import dataclass
from math import ceil

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.lexicon.code_names import is_code_name
from wmh.teach.drawing.code_pegs import are_pegs, peg_turn
from wmh.teach.drawing.drawing import (
    BODY,
    HEAD,
    LETTER,
    Area,
    Drawing,
    DrawingRole,
    Label,
    Paragraph,
    Shape,
)
from wmh.teach.drawing.tiles import ROW, row_width, turn_row
from wmh.teach.figures.comparison_figure import columns_of
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.step import Stage

_WIDTH, _MARGIN = 760.0, 24.0
_MOST_ROWS = 4
_MOST_LISTED = 60
"""Greatest number of a scenario's own words at which all are listed."""
_IN_A_LINE = 48
"""Characters of text in a line; some languages need more room than English."""


@dataclass(frozen=True, slots=True)
class TitleFigure:
    """Title of a scenario, and the number of possible secrets before the first turn."""

    scenario: Scenario
    words: int

    def drawing(self) -> Drawing:
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
            row = peg_turn if are_pegs(self.scenario.lexicon) else turn_row
            shapes += row(turn, _MARGIN, y)
            y += ROW
        if any(self.scenario.given):
            letters = "".join((letter or "·").upper() for letter in self.scenario.given)
            told = say("Given from the start: {0}", letters)
            shapes.append(Label(told, _MARGIN, y + 16, LETTER, room=inner))
            y += 32
        shapes.append(Label(self._words(), _MARGIN, y + 24, BODY, DrawingRole.FAINT, room=inner))
        y += 48
        listed = sorted(self.scenario.words)
        if 0 < len(listed) <= _MOST_LISTED:
            columns = columns_of(tuple(listed), inner)
            step = inner / columns
            for place, word in enumerate(listed):
                row, column = divmod(place, columns)
                x = _MARGIN + step * column
                shapes.append(Label(word, x, y + 16 + 26 * row, BODY, fixed=True, room=step - 6))
            y += 26 * ceil(len(listed) / columns) + 8
        says = say("{0}. {1}", title, self._words())
        return Drawing(width, y, tuple(shapes), says, strip=50)

    def _words(self) -> Sentence:
        length, name = self.scenario.length, self.scenario.lexicon
        if own := len(set(self.scenario.words)):
            if own == self.words:
                return say(
                    Plural("One word of {1} letters.", "{0} words of {1} letters.", own),
                    own,
                    length,
                )
            if self.scenario.stages == (Stage.CONSTRUCTOR,):
                return say(Plural("One word.", "{0} words.", own), own)
            return say("{0} words, {1} of them of {2} letters.", own, self.words, length)
        if is_code_name(name):
            return say("{0} codes of {1} symbols.", self.words, length)
        return say(
            Plural(
                "One word of {1} letters, from the word list {2}.",
                "{0} words of {1} letters, from the word list {2}.",
                self.words,
            ),
            *(self.words, length, name),
        )
