"""Step of a lesson: its stage, its sentence and its figure."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from wmh.base.text.sentence import Sentence, say
from wmh.teach.code import CodeLine
from wmh.teach.drawing.drawing import Drawing


class Stage(StrEnum):
    """The modules of the paper's figure, in its order, and what goes beyond it."""

    CONSTRUCTOR = "constructor"
    PATTERN = "pattern"
    MATCHER = "matcher"
    COUNTER = "counter"
    SCORER = "scorer"
    LIST = "list"
    CLUES = "clues"
    """What a game marks, and why."""
    DOCTOR = "doctor"
    CHOICE = "choice"
    """Which guess tells the most."""
    CODES = "codes"
    RACE = "race"
    INFORMATION = "information"
    """What a guess tells, in bits."""
    END_MARK = "end_mark"
    INCREMENTAL = "incremental"
    """The smallest automaton, made a word at a time."""


TITLES: Mapping[Stage, Sentence] = {
    Stage.CONSTRUCTOR: say("DAWG Constructor"),
    Stage.PATTERN: say("Pattern Generator"),
    Stage.MATCHER: say("Pattern Matcher"),
    Stage.COUNTER: say("Letter Counter"),
    Stage.SCORER: say("Scorer"),
    Stage.LIST: say("List"),
    Stage.CLUES: say("Clues"),
    Stage.DOCTOR: say("Doctor"),
    Stage.CHOICE: say("Choice of guess"),
    Stage.CODES: say("Codes"),
    Stage.RACE: say("Race"),
    Stage.INFORMATION: say("Information"),
    Stage.END_MARK: say("End mark"),
    Stage.INCREMENTAL: say("Word by word"),
}


class Figure(Protocol):
    """Picture of a step: a frozen value that is compared by what it holds."""

    def drawing(self) -> Drawing:
        """Returns the drawing, in less than 20 ms; equal figures give equal drawings."""
        ...


class StepPart(StrEnum):
    """Effect of a step on those who watch."""

    SHOWS = "shows"
    ASKS = "asks"
    """A question: the figure is that of the step before, with the answer covered."""
    REVEALS = "reveals"
    """The answer, beside the figure that shows it; not always right after the question."""


@dataclass(frozen=True, slots=True)
class Step:
    """`said` is one sentence in plain words; `code` does what is shown, if it is short."""

    stage: Stage
    said: Sentence
    figure: Figure
    part: StepPart = StepPart.SHOWS
    code: CodeLine | None = None
