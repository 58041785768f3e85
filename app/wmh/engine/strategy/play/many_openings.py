"""Lists of openers, computed as tasks of a heavy run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from wmh.base.running.stopping import Stop, never
from wmh.engine.advice import advise
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.ranking.openings import Opening, as_json
from wmh.engine.strategy.solver import Solver


@dataclass(frozen=True, slots=True)
class ManyOpenings:
    """Setting of a heavy run that computes lists of openers.

    A task is the index of a question; its result is the list as JSON, with all guesses measured on
    all candidates.
    """

    frees: ClassVar[bool] = True

    lexicon: Lexicon
    experience: Experience
    questions: tuple[Question, ...]

    def prepare(self) -> Callable[[Sequence[int], Stop], list[object]]:
        return partial(self._answered, Solver(self.lexicon, experience=self.experience))

    def _answered(self, solver: Solver, some: Sequence[int], stop: Stop = never) -> list[object]:
        answers: list[object] = []
        for place in some:
            *_, advice = solver.improve(advise(self.questions[place], self.lexicon, stop), stop)
            opening = Opening(advice.suggestions, advice.measured, advice.guesses)
            answers.append(as_json(opening))
        return answers
