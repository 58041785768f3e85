"""Handout of a lesson for printing: worksheets for the class, and an answer sheet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from wmh.base.text.sentence import Sentence, say
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.teach.construction import construction_of
from wmh.teach.drawing.code_pegs import are_pegs
from wmh.teach.drawing.drawing import Align, Drawing, DrawingRole, Label, Line, Tell
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.drawing.paging import (
    SMALL,
    TEXT,
    TITLE,
    PageBlock,
    Paper,
    heading,
    inside,
    lay_out_pages,
    stack_blocks,
    text_block,
)
from wmh.teach.figures.bars_figure import BarsFigure
from wmh.teach.figures.clues_figure import RowsFigure
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.lesson import Lesson
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.sheet_blocks import (
    drawing_block,
    frame_to_draw_in,
    grid,
    letter_table,
    word_table,
    write_lines,
)
from wmh.teach.step import TITLES, Figure, Stage, Step, StepPart
from wmh.teach.steps.trie_steps import minimal_steps

_ROWS = 6
"""Minimal number of rows in the grid of guesses."""
_DRAWN = {Stage.CONSTRUCTOR, Stage.END_MARK, Stage.INCREMENTAL}
"""Stages about building graphs, in which no guess is made."""

_FEW = 60
"""Greatest number of words that a sheet lists."""
_ALPHABET = 39
"""Greatest number of letters for which a table of counts is printed."""
_SPACE = 330.0
"""Height of the frame in which pupils draw a graph."""
_DRAWABLE = 8
"""Greatest number of words whose graph a pupil can draw in the frame."""
_TIGHTER = 1, 0.85, 0.7, 0.6
"""Factors for the space of writing and pictures, tried in turn; smaller if that saves a page."""
_LEAST = 0.7
"""Least factor for the distance of writing lines; below it there is a line less."""


def handout(lesson: Lesson, tell: Tell, paper: Paper = Paper.A4) -> tuple[Drawing, ...]:
    """Returns the pages for the class, without any answer."""
    title = _title(lesson, tell)
    return _fewest(
        lay_out_pages(list(_Sheet(lesson, tell, paper, room).blocks()), paper, title, tell)
        for room in _TIGHTER
    )


def answer_sheet(lesson: Lesson, tell: Tell, paper: Paper = Paper.A4) -> tuple[Drawing, ...]:
    """Returns the pages with answers, a picture for each stage and the teacher's notes."""
    title = tell(say("{0}: answers", _title(lesson, tell)))
    return _fewest(
        lay_out_pages(
            list(_Sheet(lesson, tell, paper, room, answers=True).blocks()), paper, title, tell
        )
        for room in _TIGHTER
    )


def _fewest(tried: Iterable[tuple[Drawing, ...]]) -> tuple[Drawing, ...]:
    return min(tried, key=len)


def _title(lesson: Lesson, tell: Tell) -> str:
    return tell(Sentence(lesson.scenario.title, (), "Scenarios"))


@dataclass(frozen=True)
class _Sheet:
    lesson: Lesson
    tell: Tell
    paper: Paper
    room: float = 1
    """Factor for the space of writing, relative to the comfortable space."""
    answers: bool = False

    @property
    def _scenario(self) -> Scenario:
        return self.lesson.scenario

    @property
    def _width(self) -> float:
        return inside(self.paper)[0]

    def blocks(self) -> Iterator[PageBlock]:
        yield from self._top()
        yield from self._words()
        yield from self._grid()
        yield from self._letters()
        yield from self._dawg()
        yield from self._questions()
        if self.answers:
            yield from self._notes()
            yield from self._pictures()

    def _top(self) -> Iterator[PageBlock]:
        width, scenario = self._width, self._scenario
        kind = say("Answer sheet") if self.answers else say("Handout")
        yield text_block(self.tell(kind), width, SMALL, colour=DrawingRole.FAINT)
        yield text_block(_title(self.lesson, self.tell), width, TITLE, bold=True)
        if scenario.about:
            about = self.tell(Sentence(scenario.about, (), "Scenarios"))
            yield text_block(about, width, before=8)
        if not self.answers:
            yield self._signature()

    def _signature(self) -> PageBlock:
        """Returns a block with lines for name and date."""
        y, middle = 44.0, self._width * 0.62
        shapes = (
            Label(say("Name"), 0, y, SMALL, DrawingRole.FAINT, room=60),
            Line(((64, y + 8), (middle - 16, y + 8)), DrawingRole.LINE),
            Label(say("Date"), middle, y, SMALL, DrawingRole.FAINT, room=60),
            Line(((middle + 64, y + 8), (self._width, y + 8)), DrawingRole.LINE),
        )
        return PageBlock(y + 14, shapes)

    def _words(self) -> Iterator[PageBlock]:
        words = self._scenario.words
        if not words or len(words) > _FEW:
            return
        yield heading(self.tell(say("The words")), self._width)
        crossed = self._words_crossed_out(words)
        if crossed:
            yield self._hint(
                say("The words that cannot be the hidden word are crossed out.")
                if self.answers
                else say("Cross out the words that cannot be the hidden word.")
            )
        yield word_table(words, crossed if self.answers else (), self._width)

    def _words_crossed_out(self, words: Sequence[str]) -> frozenset[str]:
        """Returns the words to cross out: those that do not fit the turns; empty if unknown."""
        scenario = self._scenario
        if self._digraphs or not scenario.turns:
            return frozenset()
        known = learn(scenario.turns, scenario.length, scenario.rule, scenario.given)
        return frozenset(word for word in words if not known.allows(tuple(word)))

    def _grid(self) -> Iterator[PageBlock]:
        scenario = self._scenario
        asked = not self.answers and {Stage.CLUES, Stage.CODES} & {*scenario.stages}
        turns = () if asked else self._guesses_with_clues()
        if self.answers and not turns:
            return
        if {*scenario.stages} <= _DRAWN:
            return
        yield heading(self.tell(say("Guesses and clues")), self._width)
        counted = RULES[scenario.rule].counts
        hint = (
            say("Write a guess into the tiles, and what the game says into the boxes.")
            if counted
            else say(
                "Write a guess into the tiles, and each mark into its corner:"
                " g for green, y for yellow, w for white."
            )
        )
        rule = Sentence(RULES[scenario.rule].statement, (), "Rules")
        whole = self.answers or Stage.DOCTOR in scenario.stages
        yield self._hint(rule if whole else say("{0} {1}", rule, hint))
        rows = max(ceil(_ROWS * self.room), len(scenario.turns) + 1)
        rows = len(turns) if turns and whole else rows
        pegs = are_pegs(scenario.lexicon) and not scenario.words
        yield grid(turns, rows, scenario.length, scenario.rule, self._width, self.room, pegs=pegs)

    def _guesses_with_clues(self) -> tuple[Turn, ...]:
        """Returns the guesses to print, with their clues.

        If the hidden word is known, clues are computed from it, so that a wrongly printed mark is
        corrected.
        """
        scenario = self._scenario
        if not {Stage.CLUES, Stage.CODES} & set(scenario.stages) or self._digraphs:
            return scenario.turns
        secret = tuple(scenario.secret)
        guesses = (*(turn.guess for turn in scenario.turns), *map(tuple, scenario.guesses))
        return tuple(Turn(guess, mark(scenario.rule, guess, secret)) for guess in guesses)

    @property
    def _digraphs(self) -> bool:
        """True if the alphabet has letters of several characters, which the sheets would split."""
        return any(len(letter) > 1 for letter in self.lesson.letters)

    def _letters(self) -> Iterator[PageBlock]:
        if Stage.COUNTER not in self._scenario.stages or not self.lesson.letters:
            return
        if len(self.lesson.letters) > _ALPHABET:
            return
        yield heading(self.tell(say("Letters")), self._width)
        yield self._hint(
            say("How often each letter occurs in the words that fit.")
            if self.answers
            else say("Count each letter of the words that fit.")
        )
        yield letter_table(self.lesson.letters, self._counts(), self._width)

    def _counts(self) -> dict[str, int] | None:
        """Returns the letter counts in the last figure of the stage COUNTER; None without one."""
        if not self.answers:
            return None
        shown = [x.figure for x in self._of(Stage.COUNTER) if isinstance(x.figure, BarsFigure)]
        return {bar.letter: bar.count for bar in shown[-1].bars} if shown else None

    def _dawg(self) -> Iterator[PageBlock]:
        graphs = [x for x in self._of(Stage.CONSTRUCTOR) if isinstance(x.figure, GraphFigure)]
        if not graphs:
            return
        yield heading(self.tell(say("The DAWG")), self._width)
        some = self._scenario.words[:_DRAWABLE]
        fewer = len(some) < len(self._scenario.words) and not self._digraphs
        if fewer:
            yield self._hint(
                say("Draw the first {0} words as a DAWG: a letter on each line, and equal endings"
                    " once.", len(some))
            )  # fmt: skip
        elif not self.answers:
            yield self._hint(
                say("Draw the words as a DAWG: a letter on each line, and equal endings once.")
            )
        if not self.answers:
            yield frame_to_draw_in(_SPACE * self.room, self._width)
        elif fewer:
            alphabet = Alphabet(tuple(sorted({*"".join(some)})))
            made = construction_of([tuple(word) for word in some], alphabet)
            yield self._picture(next(minimal_steps(made)))
        if self.answers:
            plain = [step for step in graphs if _plain(step.figure)]
            yield self._picture((plain or graphs)[-1])

    def _questions(self) -> Iterator[PageBlock]:
        asked = [x for x in self.lesson.steps if x.part is not StepPart.SHOWS]
        questions = [x for x in asked if x.part is StepPart.ASKS]
        if not questions:
            return
        yield heading(self.tell(say("Questions")), self._width)
        for number, step in enumerate(questions, start=1):
            place = asked.index(step) + 1
            answer = asked[place] if place < len(asked) else None
            yield self._question(number, step, answer)

    def _question(self, number: int, step: Step, answer: Step | None) -> PageBlock:
        asked = text_block(self.tell(step.said), self._width, bold=True, before=6, indent=28)
        figure = Label(f"{number}.", 20, 6 + TEXT * 0.675, bold=True, size=TEXT, align=Align.END)
        block = PageBlock(asked.height, (figure, *asked.shapes))
        if not self.answers:
            lines, apart = (2, self.room) if self.room >= _LEAST else (1, _LEAST)
            return stack_blocks((block, write_lines(lines, self._width, 28, apart)))
        if answer is None or answer.part is not StepPart.REVEALS:
            return block
        return stack_blocks((block, text_block(self.tell(answer.said), self._width, indent=28)), 3)

    def _pictures(self) -> Iterator[PageBlock]:
        """Yields a heading and a picture for each stage that no exercise covers."""
        for stage, _ in self.lesson.jumps:
            steps = self._of(stage)
            if not steps or stage in (Stage.CONSTRUCTOR, Stage.COUNTER):
                continue
            yield heading(self.tell(TITLES[stage]), self._width)
            yield self._picture(_telling(steps))

    def _picture(self, step: Step) -> PageBlock:
        return drawing_block(step.figure.drawing(), inside(self.paper), self.room)

    def _notes(self) -> Iterator[PageBlock]:
        notes = self._scenario.notes
        if not notes:
            return
        yield heading(self.tell(say("For the teacher")), self._width)
        for note in notes:
            told = Sentence(note.text, (), "Scenarios")
            if note.stage is not None:
                told = say("{0}: {1}", TITLES[note.stage], told)
            yield text_block(self.tell(told), self._width, before=4)

    def _hint(self, said: Sentence) -> PageBlock:
        block = text_block(self.tell(said), self._width, SMALL + 0.5, colour=DrawingRole.FAINT)
        return PageBlock(block.height + 8, block.shapes, goes_on=True)

    def _of(self, stage: Stage) -> list[Step]:
        """Returns those steps of a stage that have a figure of their own."""
        return [x for x in self.lesson.steps if x.stage is stage and x.part is StepPart.SHOWS]


def _telling(steps: Sequence[Step]) -> Step:
    """Returns the step whose figure stands for a stage: the last one.

    For the stage DOCTOR it is the step of the first proposal, which is the likeliest.
    """
    rows = [(x, x.figure.heading) for x in steps if isinstance(x.figure, RowsFigure)]
    return next((x for x, name in rows if name != rows[0][1]), steps[-1])


def _plain(figure: Figure) -> bool:
    """True if the figure is a graph with no highlighted node or edge."""
    return isinstance(figure, GraphFigure) and all(
        look is NodeLook.PLAIN for look in (*figure.nodes, *figure.edges)
    )
