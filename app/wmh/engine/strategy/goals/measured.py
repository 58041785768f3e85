"""Goal of most strategies: the guess with the best measures, ordered as in `ordering`."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice, Best
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.measures import Guesses, Measures, join_measures, plan
from wmh.engine.strategy.ranking.suggestion_rows import rows
from wmh.engine.strategy.strategies import Certainty, GuessList, Strategy

if TYPE_CHECKING:
    from wmh.engine.strategy.endgame import Endgame

RACED_FROM = 60_000_000
"""Guesses times candidates above which a quick approximate ranking comes first."""

SLAB = 120_000_000
"""Guesses times candidates that are measured between two rankings."""

_PATIENCE = 100
"""Number of slices of a search, of some 20 ms each, after which a proof is given up."""


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
    certainty: Certainty = Certainty.EXACT,
) -> Iterator[Advice]:
    """Yields the advice with better and better rankings; with `closing` then its best guess.

    `certainty` is the certainty of the scores. The other arguments are those of `Improve`.
    """
    question, candidates, alphabet = advice.question, advice.candidates, means.lexicon.alphabet
    tiers = means.lexicon.tiers[guesses.numbers]
    for some, measures in _measure_guesses(question, guesses, candidates, weights, means, stop):
        advice = replace(
            advice,
            suggestions=rows(
                measures, question, guesses.letters[some], alphabet, tiers[some], certainty
            ),
            measured=len(some),
            guesses=len(guesses),
        )
        yield advice
    if closing:
        yield from _close(advice, alphabet, means.endgame(question, guesses), weights, stop)


def _measure_guesses(
    question: Question,
    guesses: Guesses,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
) -> Iterator[tuple[NDArray[np.intp], Measures]]:
    """Yields the indices of the guesses measured so far on all candidates, and their measures."""
    rule, measuring = question.rule, means.measuring
    if len(guesses) * len(candidates) <= RACED_FROM // means.slower:
        yield np.arange(len(guesses)), measuring(guesses, candidates, rule, weights, stop)
        return
    order = race(guesses, candidates, rule, question.strategy, measuring, weights, stop)
    lots: list[Measures] = []
    done, until = 0, max(HEATS[-1][1], question.rows)
    while done < len(order):
        lot = guesses.take(order[done:until])
        lots.append(measuring(lot, candidates, rule, weights, stop))
        done, until = until, until + max(1, SLAB // means.slower // len(candidates))
        alphabetical = np.argsort(order[:done])
        yield order[:done][alphabetical], join_measures(lots).take(alphabetical)


def _close(
    advice: Advice,
    alphabet: Alphabet,
    endgame: "Endgame",
    weights: NDArray[np.int64] | None,
    stop: Stop,
) -> Iterator[Advice]:
    """Yields the advice with `best` set: first to a good guess, then to the proven one if found.

    Yields nothing if there are too many candidates. Raises Cancelled.
    """
    from wmh.engine.strategy.endgame import PROVEN_TO, SEARCHED_TO, WIDTH

    candidates = advice.candidates
    if len(candidates) > SEARCHED_TO:
        return
    weight = len(candidates) if weights is None else int(weights.sum())
    widths = (0,) if len(candidates) <= PROVEN_TO else (WIDTH, 0)
    for width in widths:
        steps = endgame.improve(candidates, weights, stop, width)
        for solution in steps if len(candidates) <= PROVEN_TO else islice(steps, _PATIENCE):
            if solution.guess is None or solution.total < 0:
                continue
            word = alphabet.decode(endgame.guesses.letters[solution.guess].tobytes())
            advice = replace(advice, best=Best(word, solution.total / weight, solution.proven))
            yield advice


def guess(
    state: PlayState,
    may: NDArray[np.intp],
    question: Question,
    means: GoalMeans,
    stop: Stop,
    strategy: Strategy | None = None,
) -> bytes | None:
    """Returns the best guess by the measures of a strategy, by default the question's.

    The arguments are those of `Guess`.
    """
    strategy = strategy or question.strategy

    def best(guesses: Guesses) -> tuple[int, int]:
        """Returns the index of the best of these guesses, and its number of classes."""
        measures = means.measuring(guesses, state.candidates, question.rule, state.weights, stop)
        tiers = means.lexicon.tiers[guesses.numbers]
        first = int(ordering.best(measures, strategy, 1, tiers)[0])
        return first, int(measures.parts[first])

    candidates = state.candidates
    if len(may):
        own = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
        first, parts = best(own)
        only = question.possible_only or question.guesses is GuessList.CANDIDATES
        # No guess is better than a candidate that tells all the others apart.
        if only or parts == len(candidates):
            return own.letters[first].tobytes()
    guesses = state.guesses
    if guesses is None or not len(guesses):
        return None
    return guesses.letters[best(guesses)[0]].tobytes()
