"""Answers of the engine; cheap to import, safe to share between threads."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Certainty

if TYPE_CHECKING:
    from wmh.engine.diagnosis import Diagnosis
    from wmh.engine.paper.matcher import Candidates


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A row of the list; `score` is the strategy's, `candidate` whether it can be the secret.

    The others say how the guess splits the candidates: `entropy` in bits, the number of words
    `expected` to be left and at `worst` (its own class counts, as one word left), the number of
    classes, `parts`. None where nobody has measured it.
    """

    rank: int
    word: str
    score: float
    candidate: bool = True
    certainty: Certainty = Certainty.EXACT
    entropy: float | None = None
    expected: float | None = None
    worst: int | None = None
    parts: int | None = None


@dataclass(frozen=True, slots=True)
class Best:
    """The guess that needs the fewest guesses on average, itself counted: `mean` of them.

    `proven` says whether every way to go on was looked at, or only the most promising ones.
    """

    word: str
    mean: float
    proven: bool


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

    `measured` of the `guesses` that may be made have been measured on all candidates so far; both
    are 0 for a strategy that does not split them. `best` is there when few words remain. `off` is
    one line that says why the strategy asked for could not be used, and the paper's was.
    `candidates` are the words that fit, for who goes on with them: nobody looks for them again.
    """

    question: Question
    paper_pattern: str
    strict_pattern: str
    remaining: int
    suggestions: tuple[Suggestion, ...]
    timings: Timings
    candidates: "Candidates" = field(compare=False, repr=False)
    diagnosis: "Diagnosis | None" = None
    measured: int = 0
    guesses: int = 0
    best: Best | None = None
    off: str | None = None

    @property
    def pattern(self) -> str:
        """The pattern of the rule that was asked for."""
        paper = self.question.rule is Rule.PAPER
        return self.paper_pattern if paper else self.strict_pattern
