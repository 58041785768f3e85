"""Advice for Lingo: ranked by the points to expect, and then by looking ahead."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from app.engine.answer import Advice
from app.engine.lexicon.alphabet import Alphabet
from app.engine.paper.matcher import Candidates
from app.engine.stopping import Stop
from app.engine.strategy.lookahead import LOOKED_TO, WIDTH, Experience, looked_ahead, promising
from app.engine.strategy.measure import Guesses, Spread, measure
from app.engine.strategy.race import HEATS, race
from app.engine.strategy.rows import described
from app.engine.strategy.strategies import Certainty, Strategy

RACED_FROM = 60_000_000
"""Guesses times candidates from which only the winners of a race are looked at: those that many
different clues can answer."""


def best_first(
    guesses: Guesses,
    candidates: Candidates,
    values: NDArray[np.float64],
) -> NDArray[np.intp]:
    """By the points to expect; of equals what can be the secret, then in alphabetical order."""
    own = np.isin(guesses.numbers, candidates.numbers)
    # Sums of the same points in another order differ in the last digits.
    return np.lexsort((guesses.numbers, ~own, -np.round(values, 6)))


def improve(
    advice: Advice,
    guesses: Guesses,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    experience: Experience,
    alphabet: Alphabet,
    stop: Stop,
    spread: Spread,
) -> Iterator[Advice]:
    """The advice, ranked by the points to expect with the attempts that are left; twice.

    The second time the most promising guesses have been followed, where there are few candidates
    that are all as likely. Raises Stopped.
    """
    question = advice.question
    left = max(1, question.attempts - len(question.turns))
    some = guesses
    if len(guesses) * len(candidates) > RACED_FROM:
        order = race(guesses, candidates, question.rule, Strategy.PARTS, weights, stop, spread)
        some = guesses.take(np.sort(order[: max(HEATS[-1][1], question.rows)]))
    values = promising(some, candidates, question.rule, left, experience, weights, stop, spread)
    known = Certainty.EXACT if left <= 2 else Certainty.ESTIMATED

    def ranked(sure: NDArray[np.intp], certainty: Certainty) -> Advice:
        order = best_first(some, candidates, values)[: question.rows]
        kept = some.take(order)
        certainties = [certainty if row in sure else known for row in order.tolist()]
        measures = measure(kept, candidates, question.rule, weights, None, stop, spread)
        return replace(
            advice,
            suggestions=described(measures, values[order], certainties, kept.letters, alphabet),
            measured=len(some),
            guesses=len(guesses),
        )

    yield ranked(np.empty(0, np.intp), known)
    if left < 3 or weights is not None or not 2 < len(candidates) <= LOOKED_TO:
        return
    followed = best_first(some, candidates, values)[:WIDTH]
    for guess, found in looked_ahead(
        some, candidates, question.rule, left, experience, followed, stop
    ):
        values[guess] = found
    yield ranked(followed, Certainty.EXACT if left == 3 else Certainty.ESTIMATED)
