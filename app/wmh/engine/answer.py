"""Answers of the engine to questions; cheap to import, safe to share between threads."""

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
    """A suggested guess: a row of the ranked list.

    `score` is the score by the question's strategy; `candidate` is true if the word can be the
    secret. The other fields measure how the guess splits the candidates, and are None if not
    measured: `entropy` in bits; the number of words left, on average (`expected`) and at `worst`,
    where the guess itself counts as one word left; and `parts`, the number of different clues.
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
    """The guess that needs the fewest guesses on average to the end of the game.

    `mean` is this average, the guess itself included. `proven` is true if every continuation was
    searched, false if only the most promising continuations were.
    """

    word: str
    mean: float
    proven: bool


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds spent in each module of the paper (its figure 1)."""

    pattern_generator: float
    pattern_matcher: float
    letter_frequency_counter: float
    scorer: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Answer to a question. It holds its question, so that a view can tell whether it is current.

    `strict_pattern` is the pattern of the question's rule, as far as a pattern can express a rule
    that counts. `diagnosis` gives the reason if no words are `remaining`.

    `guesses` is the number of allowed guesses, `measured` how many of these guesses have been
    measured on all candidates so far; both are 0 for a strategy that does not split the candidates.
    `best` is set when few words remain. `off` is the reason, in one line, why the paper's strategy
    was used instead of the question's. `candidates` are the words that fit, so that they need not
    be searched again.
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
        """Pattern of the question's rule."""
        paper = self.question.rule is Rule.PAPER
        return self.paper_pattern if paper else self.strict_pattern
