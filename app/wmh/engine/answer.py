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
    """A row of the list of suggestions.

    `score` is that of the strategy; `candidate` is true if the word can be the secret. The other
    fields tell how the guess splits the candidates, None if not measured: `entropy` in bits, the
    number of words left on average (`expected`) and at `worst`, the guess itself counted as one
    word left, and the number of different clues, `parts`.
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
    """The guess that needs the fewest guesses on average: `mean`, the guess itself included.

    `proven` is true if every continuation was searched, false if only the most promising ones were.
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
    """An answer. It carries its question, by which a view can tell that it is current.

    `strict` is the pattern of the question's rule, as far as a pattern can express a rule that
    counts. `diagnosis` gives the reason if no words are `remaining`.

    `measured` of the `guesses` allowed have been measured on all candidates so far; both are 0 for
    a strategy that does not split the candidates. `best` is set when few words remain. `off` is one
    line: the reason why the paper's strategy was used instead of the one asked for. `candidates`
    are the words that fit, so that they need not be searched again.
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
        """The pattern of the question's rule."""
        paper = self.question.rule is Rule.PAPER
        return self.paper_pattern if paper else self.strict_pattern
