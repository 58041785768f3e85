"""Suggestions made of measures."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.engine.answer import Suggestion
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.measure import Measures
from wmh.engine.strategy.strategies import Certainty


def rows(
    measures: Measures,
    question: Question,
    letters: NDArray[np.uint8],
    alphabet: Alphabet,
    tiers: NDArray[np.uint8] | None = None,
    certainty: Certainty = Certainty.EXACT,
) -> tuple[Suggestion, ...]:
    """As many of the best guesses as are asked for; `letters` uint8 (g, length) are their labels.

    `tiers` say which come first among equals, as in `ordering.best`.
    """
    order = ordering.best(measures, question.strategy, question.rows, tiers)
    kept = measures.take(order)
    return described(
        kept,
        ordering.score(kept, question.strategy),
        [certainty] * len(order),
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
                ordering.entropy(measures).tolist(),
                ordering.expected(measures).tolist(),
                measures.worst.tolist(),
                measures.parts.tolist(),
                strict=True,
            ),
            start=1,
        )
    )
