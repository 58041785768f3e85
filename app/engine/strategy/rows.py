"""Suggestions made of measures."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.engine.answer import Suggestion
from app.engine.lexicon.alphabet import Alphabet
from app.engine.question import Question
from app.engine.strategy import ranking
from app.engine.strategy.measure import Measures
from app.engine.strategy.strategies import Certainty, Strategy


def rows(
    measures: Measures,
    question: Question,
    letters: NDArray[np.uint8],
    alphabet: Alphabet,
    rare: NDArray[np.bool_] | None = None,
) -> tuple[Suggestion, ...]:
    """As many of the best guesses as are asked for; `letters` uint8 (g, length) are their labels.

    `rare` are those that come last among equals, as in `ranking.best`.
    Where the strategy is EXACT, a score is no more than a bound.
    """
    order = ranking.best(measures, question.strategy, question.rows, rare)
    kept = measures.take(order)
    exact = question.strategy is not Strategy.EXACT
    return described(
        kept,
        ranking.score(kept, question.strategy),
        [Certainty.EXACT if exact else Certainty.ESTIMATED] * len(order),
        letters[order],
        alphabet,
    )


def described(
    measures: Measures,
    scores: NDArray[np.float64],
    certainties: Sequence[Certainty],
    letters: NDArray[np.uint8],
    alphabet: Alphabet,
) -> tuple[Suggestion, ...]:
    """Suggestions in the order given, with these scores."""
    return tuple(
        Suggestion(
            rank,
            alphabet.decoded(labels.tobytes()),
            score,
            candidate=own >= 0,
            certainty=certainty,
            entropy=entropy,
            expected=expected,
            worst=worst,
            parts=parts,
        )
        for rank, (labels, score, certainty, own, entropy, expected, worst, parts) in enumerate(
            zip(
                letters,
                scores.tolist(),
                certainties,
                measures.own.tolist(),
                ranking.entropy(measures).tolist(),
                ranking.expected(measures).tolist(),
                measures.worst.tolist(),
                measures.parts.tolist(),
                strict=True,
            ),
            start=1,
        )
    )
