"""Advice for Lingo: ranked by the points to expect, and then by looking ahead."""

from collections.abc import Collection, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.answer import Advice
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.matcher import Candidates
from wmh.engine.stopping import Stop
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.lookahead import (
    ALL_TO,
    LOOKED_TO,
    best_first,
    contenders,
    looked_ahead,
    promising,
)
from wmh.engine.strategy.ranking.measure import Guesses, Spread, measure
from wmh.engine.strategy.ranking.suggestion_rows import described
from wmh.engine.strategy.strategies import Certainty


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
    rule = question.rule
    some = contenders(guesses, candidates, rule, weights, question.rows, stop, spread)
    values = promising(some, candidates, rule, left, experience, weights, stop, spread)
    known = Certainty.EXACT if left <= 2 else Certainty.ESTIMATED

    def ranked(followed: Collection[int], certainty: Certainty) -> Advice:
        order = best_first(some, candidates, values)
        # A promise may be better than what was found of another guess, but it is no more.
        later = ~np.isin(order, list(followed))
        order = order[np.argsort(later, kind="stable")][: question.rows]
        kept = some.take(order)
        certainties = [certainty if row in followed else known for row in order.tolist()]
        measures = measure(kept, candidates, rule, weights, None, stop, spread)
        return replace(
            advice,
            suggestions=described(measures, values[order], certainties, kept.letters, alphabet),
            measured=len(some),
            guesses=len(guesses),
        )

    yield ranked((), known)
    if left < 3 or weights is not None or not 2 < len(candidates) <= LOOKED_TO:
        return
    found = looked_ahead(some, candidates, rule, left, experience, values, stop, spread)
    values[list(found)] = list(found.values())
    sure = left == 3 and len(some) * len(candidates) <= ALL_TO
    yield ranked(found, Certainty.EXACT if sure else Certainty.ESTIMATED)
