"""Step of a lesson: its stage, its sentence and its figure."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from wmh.base.text.sentence import Sentence, say
from wmh.teach.code import CodeLine
from wmh.teach.drawing.drawing import Drawing


class Stage(StrEnum):
    """The modules of the paper's figure, in order, and further topics."""

    CONSTRUCTOR = "constructor"
    PATTERN = "pattern"
    MATCHER = "matcher"
    COUNTER = "counter"
    SCORER = "scorer"
    LIST = "list"
    CLUES = "clues"
    """Marking of guesses by the game, with reasons."""
    DOCTOR = "doctor"
    CHOICE = "choice"
    """Choice of the best guess."""
    CODES = "codes"
    RACE = "race"
    INFORMATION = "information"
    """Information of a guess in bits."""
    END_MARK = "end_mark"
    INCREMENTAL = "incremental"
    """The smallest automaton, built word by word."""


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
    """Picture of a step: an immutable value, compared by its content."""

    def drawing(self) -> Drawing:
        """Returns the drawing, in less than 20 ms; equal figures give equal drawings."""
        ...


class StepPart(StrEnum):
    """Role of a step for the audience."""

    SHOWS = "shows"
    ASKS = "asks"
    """Question: the figure of the step before, with the answer covered."""
    REVEALS = "reveals"
    """Answer, beside the figure that shows it; other steps may lie between question and answer."""


@dataclass(frozen=True, slots=True)
class Step:
    """Step; `said` is one plain sentence; `code` is the code for it, if that is short."""

    stage: Stage
    said: Sentence
    figure: Figure
    part: StepPart = StepPart.SHOWS
    code: CodeLine | None = None
