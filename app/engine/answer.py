"""What comes out of the engine; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from app.engine.clues.rules import Rule
from app.engine.diagnosis import Diagnosis
from app.engine.question import Question


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

    The strict pattern is that of the question's rule, for a rule that counts as far as a pattern
    can say it. `diagnosis` says why where `remaining`, the number of words that fit, is 0.
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
        """The pattern of the rule that was asked for."""
        paper = self.question.rule is Rule.PAPER
        return self.paper_pattern if paper else self.strict_pattern
