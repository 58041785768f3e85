"""Scenario: a prepared example that a lesson demonstrates, with questions and notes."""

from dataclasses import dataclass

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.teach.step import Stage


@dataclass(frozen=True, slots=True)
class Stop:
    """Question between the steps of the stage `before`, with its answer.

    The question is asked before the step `step` of that stage, counted from 1, or from the end if
    negative. It is answered before the step `answer`, whose figure shows the answer, or at once if
    `answer` is None. `figure` names a number that the lesson computes, such as `remaining`; the
    number replaces `{0}` in `reveal`, so that an answer cannot be wrong. Without `figure`, `reveal`
    is said unchanged.
    """

    before: Stage
    question: str
    reveal: str
    figure: str | None = None
    step: int = 1
    answer: int | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """Note for the teacher on a stage, or on the whole scenario if `stage` is None."""

    stage: Stage | None
    text: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """Scenario from a file; `name` is the file's name without its ending.

    Its words are `words`, or if that is empty, those of the word list `lexicon` up to `tier` (None:
    the list's usual tier). `given` are revealed letters, by place. `secret` is the hidden word of
    games that are played to the end, `strategies` are names for a race, and `guesses` are those to
    be compared.
    """

    name: str
    title: str
    about: str
    stages: tuple[Stage, ...]
    length: int
    words: tuple[str, ...] = ()
    lexicon: str = "english"
    tier: int | None = None
    rule: Rule = Rule.TILES
    turns: tuple[Turn, ...] = ()
    given: Given = ()
    secret: str = ""
    guesses: tuple[str, ...] = ()
    strategies: tuple[str, ...] = ()
    stops: tuple[Stop, ...] = ()
    notes: tuple[Note, ...] = ()
    age: int | None = None
    """Age in years of the youngest pupils for whom the lesson is made."""
    minutes: int | None = None
    """Minutes that the lesson takes with a class."""


ORDINALS = ("first", "second", "third")
"""Prefixes of the names of facts about the first guesses; later guesses have no facts."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Number computed for a lesson, and the name by which questions refer to it."""

    name: str
    number: int | float
