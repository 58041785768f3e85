"""Step of a lesson, with its stage, sentence, figure and role."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from wmh.base.text.sentence import Sentence, say
from wmh.teach.code import CodeLine
from wmh.teach.drawing.drawing import Drawing


class Stage(StrEnum):
    """Stages of a lesson: the modules of the paper's figure, in order, then further topics."""

    CONSTRUCTOR = "constructor"
    PATTERN = "pattern"
    MATCHER = "matcher"
    COUNTER = "counter"
    SCORER = "scorer"
    LIST = "list"
    CLUES = "clues"
    """Marking of a guess by the game, with the reason for each mark."""
    DOCTOR = "doctor"
    CHOICE = "choice"
    """Choice of the guess that splits the words best."""
    CODES = "codes"
    RACE = "race"
    INFORMATION = "information"
    """Information that a guess gives, in bits."""
    END_MARK = "end_mark"
    INCREMENTAL = "incremental"
    """Construction of the smallest automaton (DAWG), word by word."""


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
    """Figure of a step: an immutable value, compared by its content."""

    def drawing(self) -> Drawing:
        """Returns the drawing of the figure, within 20 ms; equal figures give equal drawings."""
        ...


class StepPart(StrEnum):
    """Role of a step in the dialogue with the class."""

    SHOWS = "shows"
    ASKS = "asks"
    """Question; its figure is that of the step before, with the answer covered."""
    REVEALS = "reveals"
    """Answer, with the figure that shows it; other steps may lie between question and answer."""


@dataclass(frozen=True, slots=True)
class Step:
    """Step of a lesson; `said` is a plain sentence, `code` the line of code for it, if any."""

    stage: Stage
    said: Sentence
    figure: Figure
    part: StepPart = StepPart.SHOWS
    code: CodeLine | None = None
