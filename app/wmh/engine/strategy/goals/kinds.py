"""Kinds of guesses, in games of codes with few kinds: the best kinds are estimated.

The lower bounds of many kinds are equal, and do not tell which kind is better. Codes that become
each other by exchanging colours or places are of one kind, so few guesses stand for all.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.goals.estimating import Rollout, in_step
from wmh.engine.strategy.play.opener import first_guess
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.measures import Measures
from wmh.engine.strategy.ranking.suggestion_rows import describe_rows
from wmh.engine.strategy.strategies import Certainty

FOLLOWED = 6
"""Number of kinds, those with the best measures, whose estimates come from played games."""

MOST = 8_000_000
"""Maximal number of guesses times candidates for estimates by kinds, so that games stay fast."""

_FEW = 8
"""Least mean number of guesses in a kind for which a game counts as one with few kinds."""


@dataclass(frozen=True, slots=True, eq=False)
class RankedGuesses:
    """Guesses as indices, the best first; `measures` and `estimates` are in this order."""

    places: NDArray[np.intp]
    measures: Measures
    estimates: NDArray[np.float64]


def rank_by_kinds(rollout: Rollout, stop: Stop) -> RankedGuesses | None:
    """Returns all guesses, ranked; None if there are many kinds of guesses, or only one.

    A kind that was not estimated never gets fewer guesses than one that was. Raises Cancelled.
    """
    question, guesses = rollout.question, rollout.guesses
    if question.rule is not Rule.PEGS or len(guesses) * len(rollout.candidates) > MOST:
        return None
    measures = rollout.measure_guesses(stop)
    first, kind = kinds_of(measures)
    if not 1 < len(first) * _FEW <= len(guesses):
        return None
    tiers = rollout.lexicon.tiers[guesses.numbers]
    order = ordering.best_to_end(measures, len(guesses), tiers)
    ranked = list(dict.fromkeys(kind[order].tolist()))
    labels = (guesses.letters[first[each]].tobytes() for each in ranked[:FOLLOWED])
    followed = np.round([rollout.mean(each, stop) for each in labels], 2)
    least = ordering.least_guesses(measures.take(first[ranked]))
    estimates = np.maximum(in_step(float(followed[0]), float(least[0]), least), followed.max())
    estimates[: len(followed)] = followed
    of_kind = np.empty(len(first))
    of_kind[ranked] = estimates
    best_first = order[np.argsort(ordering.as_shown(of_kind[kind[order]]), kind="stable")]
    return RankedGuesses(best_first, measures.take(best_first), of_kind[kind[best_first]])


def kinds_of(measures: Measures) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Returns the index of the first guess of each kind, and the kind of each guess."""
    told = (
        measures.total, measures.squares, measures.worst, measures.parts, measures.shot,
        measures.hit,
    )  # fmt: skip
    _, first, kind = np.unique(np.stack(told), axis=1, return_index=True, return_inverse=True)
    return first, kind.ravel()


def estimate_by_kinds(advice: Advice, rollout: Rollout, stop: Stop) -> Advice | None:
    """Returns the advice with estimates by kinds; None if there are many kinds of guesses.

    The game's opener takes the last row if it is not among the rows. Raises Cancelled.
    """
    ranked = rank_by_kinds(rollout, stop)
    if ranked is None:
        return None
    question, alphabet = advice.question, rollout.lexicon.alphabet
    rows = np.arange(min(question.rows, len(ranked.places)))
    labels = first_guess(question, rollout.lexicon)
    if labels is not None and len(rows):
        letters = rollout.guesses.letters[ranked.places]
        at = np.flatnonzero((letters == np.frombuffer(labels, np.uint8)).all(axis=1))
        rows[-1] = max([int(rows[-1]), *at.tolist()])
    suggestions = describe_rows(
        ranked.measures.take(rows),
        ranked.estimates[rows],
        [Certainty.ESTIMATED] * len(rows),
        rollout.guesses.letters[ranked.places[rows]],
        alphabet,
    )
    return replace(advice, suggestions=suggestions)
