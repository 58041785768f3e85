"""Possible answers only: the guess of a search that weighs lost games by the guesses left.

A player who takes only words that can be the answer may run out of guesses in a family of words
such as _ATCH. So the search sees the end of the game from the second guess on.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import COMMON_TIER, Question
from wmh.engine.strategy.endgame import Endgame
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.play.opener import put_first
from wmh.engine.strategy.ranking.measures import plan
from wmh.engine.strategy.ranking.ordering import least_guesses

PRICE = 20
"""Guesses that a lost game counts more than those it used.

Of Wordle's 2,315 answers 12 are lost with 5, 5 with 15, 4 with 20 and with 30; the mean is 3.58
with each.
"""

WIDTH = 60
"""Number of the most promising guesses that are searched in a state.

Of Wordle's answers no fewer are lost with 300.
"""

MOST = 2000
"""Maximal number of candidates for this search, which then takes a second."""

KNOWN = 20
"""Number of the most promising words that most people know, one of which may take the place of an
uncommon word."""

ALLOWED = 0.01
"""Guesses that such a word may cost more."""


def possible_guess(
    question: Question,
    made: int,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    may: NDArray[np.intp],
    means: GoalMeans,
    stop: Stop,
) -> bytes | None:
    """Returns the labels of a guess among the candidates that `may` be guessed, by their indices.

    `made` is the number of guesses made. None without a limit of guesses, before the first guess,
    for the last one, and with too few or too many candidates. Raises Cancelled.
    """
    left, many = (question.attempts or 0) - made, len(candidates)
    searched = 2 < many <= MOST and len(may) and question.rule is not Rule.PAPER
    if not (question.possible_only and made and left > 1 and searched):
        return None
    own = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
    search = Endgame(own, question.rule, candidates_only=True, price=PRICE)
    found = search.solve(candidates, weights, stop, WIDTH, left)
    if found.guess is None:
        return None
    tiers = means.lexicon.tiers[own.numbers]
    guess = found.guess
    if tiers[guess] > COMMON_TIER:
        measures = means.measuring(own, candidates, question.rule, weights, stop)
        known = np.flatnonzero(tiers <= COMMON_TIER)
        known = known[np.argsort(least_guesses(measures)[known], kind="stable")][:KNOWN]
        most = int(found.total + ALLOWED * measures.weight)
        totals = search.totals(candidates, weights, known, stop, WIDTH, left, most + 1)
        in_time = np.flatnonzero(totals >= 0)
        if len(in_time):
            guess = int(known[in_time[np.argmin(totals[in_time])]])
    return own.letters[guess].tobytes()


def begin_with_possible(
    better: Iterator[Advice], weights: NDArray[np.int64] | None, means: GoalMeans, stop: Stop
) -> Iterator[Advice]:
    """Yields the rankings, then the last one again with this guess as its first row.

    Raises Cancelled.
    """
    advice: Advice | None = None
    for advice in better:
        yield advice
    if advice is None or not advice.question.possible_only:
        return
    question, candidates = advice.question, advice.candidates
    may = np.flatnonzero(means.lexicon.nameable(candidates.numbers, flagged=question.flagged))
    labels = possible_guess(question, len(question.turns), candidates, weights, may, means, stop)
    if labels is not None:
        yield put_first(labels, advice, means.lexicon)
