"""Suggestions made of measures."""

import numpy as np
from numpy.typing import NDArray

from app.engine.answer import Suggestion
from app.engine.lexicon.alphabet import Alphabet
from app.engine.question import Question
from app.engine.strategy import ranking
from app.engine.strategy.measure import Measures
from app.engine.strategy.strategies import Certainty, Strategy


def rows(
    measures: Measures, question: Question, letters: NDArray[np.uint8], alphabet: Alphabet
) -> tuple[Suggestion, ...]:
    """As many of the best guesses as are asked for; `letters` uint8 (g, length) are their labels.

    Where the strategy is EXACT, a score is no more than a bound.
    """
    order = ranking.best(measures, question.strategy, question.rows)
    kept = measures.take(order)
    exact = question.strategy is not Strategy.EXACT
    return tuple(
        Suggestion(
            rank,
            alphabet.decoded(labels.tobytes()),
            score,
            candidate=own >= 0,
            certainty=Certainty.EXACT if exact else Certainty.ESTIMATED,
            entropy=entropy,
            expected=expected,
            worst=worst,
            parts=parts,
        )
        for rank, (labels, score, own, entropy, expected, worst, parts) in enumerate(
            zip(
                letters[order],
                ranking.score(kept, question.strategy).tolist(),
                kept.own.tolist(),
                ranking.entropy(kept).tolist(),
                ranking.expected(kept).tolist(),
                kept.worst.tolist(),
                kept.parts.tolist(),
                strict=True,
            ),
            start=1,
        )
    )
