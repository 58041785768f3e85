"""How likely each candidate is to be the secret, as a question sees it."""

import numpy as np
from numpy.typing import NDArray

from app.engine.lexicon.priors import weights
from app.engine.lexicon.store import Lexicon
from app.engine.paper.matcher import Candidates
from app.engine.question import Question
from app.engine.stopping import Stop, never
from app.engine.strategy.inflections import inflected
from app.engine.strategy.strategies import Prior

UNIT = 10_000
"""What a word weighs that nothing speaks against. Whole numbers, so that sums are exact."""

INFLECTED = 0.02
"""How likely a plural or a past tense is, against another word of its tier, in games that avoid
them: of the 2,315 answers of Wordle 19 look like one, of the 8,946 other words that it shares with
the English lexicon 3,591."""


def likelihood(
    question: Question, lexicon: Lexicon, candidates: Candidates, stop: Stop = never
) -> NDArray[np.int64] | None:
    """int64 (n,), each at least 1: weights of the candidates; None where all are alike.

    Raises Stopped.
    """
    if question.prior is Prior.UNIFORM and not question.plain:
        return None
    shares = np.ones(len(candidates))
    if question.prior is Prior.TIER:
        shares = weights(lexicon.tiers[candidates.numbers])
    if question.plain:
        shares = np.where(inflected(candidates, lexicon, stop), INFLECTED * shares, shares)
    return np.maximum(np.rint(shares * UNIT), 1).astype(np.int64)
