"""The scenario: a prepared example that a demonstration is given to work on."""

from dataclasses import dataclass

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.teach.step import Stage


@dataclass(frozen=True, slots=True)
class Stop:
    """A question asked among the steps of a stage, and what is said when it is answered.

    It is asked before the stage's step of the number `step`, from 1, or from the end -1; and
    answered before the one of the number `answer`, where the answer is seen, or at once.

    `figure` names what the lesson has counted itself, such as `remaining`; it belongs at the `{0}`
    of `reveal`, so that an answer cannot be wrong. Without one, `reveal` is said as it stands.
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
    """`name` is that of its file without the ending.

    The words are `words`, or where there are none those of the lexicon of that name, up to
    `tier` (None: its usual view). `given` are letters known from the start, by place. `secret` is
    for what is played to the end, `strategies` (their names) for a race, `guesses` for what is
    only weighed.
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
    """The youngest pupils that it is for, in years."""
    minutes: int | None = None
    """The time that it takes with a class."""


ORDINALS = ("first", "second", "third")
"""How the names of facts begin that belong to one of several guesses; later guesses have none."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that a lesson has counted, under the name by which stops ask for it."""

    name: str
    number: int | float
