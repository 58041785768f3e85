"""Lists of openers, computed as tasks of a heavy run."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from wmh.base.running.stopping import Stop, never
from wmh.engine.advice import advise
from wmh.engine.answer import Advice
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import SEARCHED_TO
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.goals.estimating import Rollout, estimate_rows
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.openings import Opening, as_json
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Certainty


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
            first = next(iter(advice.suggestions), None)
            bound = first is not None and first.certainty is Certainty.BOUND
            if bound and advice.remaining > SEARCHED_TO:
                advice = _estimate(advice, solver, stop)
            opening = Opening(advice.suggestions, advice.measured, advice.guesses)
            answers.append(as_json(opening))
        return answers


def _estimate(advice: Advice, solver: Solver, stop: Stop) -> Advice:
    """Returns the advice with estimates, however long they take."""
    question, lexicon = advice.question, solver.lexicon
    rollout = Rollout(
        question,
        solver.guesses(question, advice.candidates, stop),
        advice.candidates,
        likelihood(question, lexicon, advice.candidates, stop),
        lexicon,
        solver.means.measuring,
    )
    return estimate_rows(advice, rollout, stop, sys.maxsize)
