"""How likely each candidate is to be the secret, as a question sees it."""

import numpy as np
from numpy.typing import NDArray

from app.engine.lexicon.priors import weights
from app.engine.lexicon.store import Lexicon
from app.engine.paper.matcher import Candidates
from app.engine.question import Question
from app.engine.strategy.strategies import Prior

UNIT = 10_000
"""What a word weighs that nothing speaks against. Whole numbers, so that sums are exact."""


def likelihood(
    question: Question, lexicon: Lexicon, candidates: Candidates
) -> NDArray[np.int64] | None:
    """int64 (n,), each at least 1: weights of the candidates; None where all are alike."""
    if question.prior is Prior.UNIFORM:
        return None
    shares = weights(lexicon.tiers[candidates.numbers])
    return np.maximum(np.rint(shares * UNIT), 1).astype(np.int64)
