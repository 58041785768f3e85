"""Solver: improves the paper's ranking by a strategy, up to the end of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.base.text.wording import translatable
from wmh.engine.answer import Advice
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.experience import Experience, novice
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.hard_mode import passes_hard_mode
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measures import Guesses, Spread, in_turn, plan
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, GuessList

_NONE_PASSES = translatable(
    "Hard mode allows none of the words, so this is the paper's ranking.", context="Strategies"
)

_MOST_PLANS = 3
"""Maximal number of cached guess lists; one length of a large lexicon takes megabytes."""

_PlanKey = tuple[int, int, bool, tuple[str, ...]]
"""Key of a cached guess list: length, tier, if offensive words are included, refused words."""


@dataclass(slots=True, eq=False)
class Solver:
    """Solver for one lexicon; caches results that serve several questions.

    Not thread-safe; `spread` may use other threads while it waits.
    """

    lexicon: Lexicon
    spread: Spread = in_turn
    experience: Experience = field(default_factory=novice)
    _plans: dict[_PlanKey, Guesses] = field(default_factory=dict[_PlanKey, Guesses], init=False)
    means: GoalMeans = field(init=False)

    def __post_init__(self) -> None:
        self.means = GoalMeans(self.lexicon, self.spread, self.experience)

    def improve(
        self, advice: Advice, stop: Stop = never, *, closing: bool = True
    ) -> Iterator[Advice]:
        """Yields the advice with ever better rankings by its question's strategy, the best last.

        The strategy must split the candidates, and at least one word must fit. With `closing`,
        `best` is set at the end, unless a single candidate is left. Without the compiled kernels
        the numbers are the same but slower, `closing` does nothing, and strategies that count
        points are not available. `closing` does nothing for the paper's rule either: its pattern
        keeps words that a clue excludes, so no search tells how a game ends. If a hard mode accepts
        no guess, the paper's ranking stays. Raises Cancelled.
        """
        question = advice.question
        candidates = advice.candidates
        if len(candidates) == 1:  # No guess but the secret is of any use.
            question = replace(question, guesses=GuessList.CANDIDATES)
        closing = closing and question.rule is not Rule.PAPER
        weights = likelihood(question, self.lexicon, candidates, stop)
        guesses = self.guesses(question, candidates, stop)
        if not len(guesses) and advice.suggestions:
            yield replace(advice, off=_NONE_PASSES)
            return
        if unavailable() is None:
            from wmh.engine.strategy.goals.goals import goal_of

            better = goal_of(question.strategy).improve(
                advice, guesses, weights, self.means, stop, closing=closing
            )
        else:
            bounds = STRATEGIES[question.strategy].searches and len(candidates) > 1
            better = measured.improve(
                advice, guesses, weights, self.means, stop, closing=False,
                certainty=Certainty.BOUND if bounds else Certainty.EXACT,
            )  # fmt: skip
        for each in better:
            yield each if len(candidates) > 1 else replace(each, best=None)

    def forget(self) -> None:
        """Drops the cached proofs, which may decide the choice among equally good guesses."""
        self.means = GoalMeans(self.lexicon, self.spread, self.experience)

    def on(self, lexicon: Lexicon) -> "Solver":
        """Returns a solver with the settings of this one for another lexicon."""
        return Solver(lexicon, self.spread, self.experience)

    def guesses(self, question: Question, candidates: Candidates, stop: Stop = never) -> Guesses:
        """Returns the words that may be guessed.

        If letters are revealed, only words with these letters at their places may be guessed.
        """
        if question.guesses is GuessList.CANDIDATES:
            shown = np.flatnonzero(
                self.lexicon.nameable(candidates.numbers, flagged=question.flagged)
            )
            return plan(Candidates(candidates.letters[shown], candidates.numbers[shown]))
        tier = ALL_TIERS if question.guesses is GuessList.ALL else question.tier
        key = (question.length, tier, question.flagged, question.refused)
        found = self._plans.pop(key, None)
        if found is None:
            every = candidates_of(
                Question((), question.length, tier=tier, refused=question.refused),
                self.lexicon,
                stop,
            )
            shown = np.flatnonzero(self.lexicon.nameable(every.numbers, flagged=question.flagged))
            found = plan(Candidates(every.letters[shown], every.numbers[shown]))
        self._plans[key] = found  # The last of them is the one that was used last.
        if len(self._plans) > _MOST_PLANS:
            del self._plans[next(iter(self._plans))]
        alphabet = self.lexicon.alphabet
        passed = passes_hard_mode(found.letters, question.turns, question.hardness, alphabet)
        for place, letter in enumerate(question.given):
            if letter is not None:
                passed &= found.letters[:, place] == alphabet.label(letter)
        return found if passed.all() else found.take(np.flatnonzero(passed))
