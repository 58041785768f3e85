"""Goal of Lingo: the most expected points, first by experience, then by looking ahead."""

from collections.abc import Collection, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import USUAL_ATTEMPTS, Question
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.goals.lookahead import (
    ALL_TO,
    LOOKED_TO,
    best_first,
    contenders,
    looked_ahead,
    most_points,
    promising,
)
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses, plan
from wmh.engine.strategy.ranking.suggestion_rows import describe_rows
from wmh.engine.strategy.strategies import Certainty, GuessList, Strategy


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    """Yields the advice twice, ranked by the expected points with the attempts left.

    For the second ranking the most promising guesses were followed to the end of the game, if there
    are few candidates and all are equally likely.
    """
    candidates, alphabet = advice.candidates, means.lexicon.alphabet
    experience, spread = means.experience, means.spread
    question = advice.question
    left = max(1, (question.attempts or USUAL_ATTEMPTS) - len(question.turns))
    rule = question.rule
    some = contenders(guesses, candidates, rule, weights, question.rows, stop, spread)
    values = promising(some, candidates, rule, left, experience, weights, stop, spread)
    known = Certainty.EXACT if left <= 2 else Certainty.ESTIMATED

    def rank_words(followed: Collection[int], certainty: Certainty) -> Advice:
        order = best_first(some, candidates, values)
        # A promise may be better than what was found of another guess, but it is no more.
        later = ~np.isin(order, list(followed))
        order = order[np.argsort(later, kind="stable")][: question.rows]
        kept = some.take(order)
        certainties = [certainty if row in followed else known for row in order.tolist()]
        measures = measure(kept, candidates, rule, weights, stop, spread)
        return replace(
            advice,
            suggestions=describe_rows(measures, values[order], certainties, kept.letters, alphabet),
            measured=len(some),
            guesses=len(guesses),
        )

    yield rank_words((), known)
    if left < 3 or weights is not None or not 2 < len(candidates) <= LOOKED_TO:
        return
    found = looked_ahead(some, candidates, rule, left, experience, values, stop, spread)
    values[list(found)] = list(found.values())
    sure = left == 3 and len(some) * len(candidates) <= ALL_TO
    yield rank_words(found, Certainty.EXACT if sure else Certainty.ESTIMATED)


def guess(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Returns the guess with the most expected points.

    If no attempts are left, it is the guess that gives the most information.
    """
    left = (question.attempts or USUAL_ATTEMPTS) - len(state.turns)
    if left <= 0:
        return measured.guess(state, may, question, means, stop, Strategy.PARTS_ENTROPY)
    candidates, weights, rule = state.candidates, state.weights, question.rule
    guesses = state.guesses
    if question.guesses is GuessList.CANDIDATES:
        guesses = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
    if guesses is None or not len(guesses):
        return None
    some = contenders(guesses, candidates, rule, weights, 0, stop, means.spread)
    best = most_points(some, candidates, rule, left, means.experience, weights, stop, means.spread)
    return some.letters[best].tobytes()
