"""What goes into the engine and what comes out of it; cheap to import, safe to share."""

from dataclasses import dataclass

from app.engine.clues.knowledge import Reading
from app.engine.clues.turn import Turn

COMMON_TIER = 70
"""A view of the words that SCOWL does not keep for word games: 99.5 % of Wordle's answers."""

ALL_TIERS = 127
"""A view that leaves out no word."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """Why no word fits.

    `row` is the first turn (from 0) after which no word is left, None if there is none even
    before the first; `before` how many fitted until then; `beyond` how many would fit all turns
    if words of every tier were looked at; `contradiction` whether the turns up to `row` exclude
    every word there could be, in any lexicon.
    """

    row: int | None
    before: int
    beyond: int
    contradiction: bool


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: all turns so far, of words of `length` letters.

    `tier` bounds how uncommon a word may be, `rows` how many suggestions are wanted; flagged
    words are counted as possible secrets, but suggested only with `flagged`.
    """

    turns: tuple[Turn, ...]
    length: int
    reading: Reading = Reading.STRICT
    tier: int = ALL_TIERS
    rows: int = 10
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A row of the list; `score` is the paper's, `candidate` whether it can be the secret."""

    rank: int
    word: str
    score: float
    candidate: bool = True


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds spent in each module of the paper's figure."""

    pattern_generator: float
    pattern_matcher: float
    letter_frequency_counter: float
    scorer: float


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer, with the question it answers so that a view can prove it is current.

    `diagnosis` says why where `remaining`, the number of words that fit, is 0.
    """

    question: Question
    paper_pattern: str
    strict_pattern: str
    remaining: int
    suggestions: tuple[Suggestion, ...]
    timings: Timings
    diagnosis: Diagnosis | None = None

    @property
    def pattern(self) -> str:
        """The pattern of the reading that was asked for."""
        paper = self.question.reading is Reading.PAPER
        return self.paper_pattern if paper else self.strict_pattern
