"""Scenario: a prepared example that a lesson demonstrates."""

from dataclasses import dataclass

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.teach.step import Stage


@dataclass(frozen=True, slots=True)
class Stop:
    """Question between the steps of a stage, and its answer.

    It is asked before the step `step` of the stage, from 1, or from the end -1; and answered before
    the step `answer`, which shows the answer, or at once. `figure` names a number that the lesson
    computes, such as `remaining`; it replaces `{0}` in `reveal`, so that an answer cannot be wrong.
    Without it `reveal` is said unchanged.
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
    """Scenario from a file; `name` is the file name without its ending.

    The words are `words`, or if empty those of the word list `lexicon`, up to `tier` (None: its
    usual tier). `given` are revealed letters, by place. `secret` is for games played to the end,
    `strategies` (their names) for a race, `guesses` for comparisons.
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
    """Age of the youngest pupils that it is for."""
    minutes: int | None = None
    """Minutes that it takes with a class."""


ORDINALS = ("first", "second", "third")
"""Prefixes of facts about one of several guesses; later guesses have no facts."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Number computed for a lesson, under the name that questions use."""

    name: str
    number: int | float
