"""The measures of a few guesses, without the compiled kernels."""

from dataclasses import replace
from math import log2

import numpy as np

from wmh.engine.answer import Advice, Suggestion
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.likelihood import likelihood


def measured(
    advice: Advice, most: int, lexicon: Lexicon, stop: Stop = never
) -> tuple[Suggestion, ...]:
    """The suggestions, the first `most` with measures as the question weighs the words that fit.

    At least one word must fit. Raises Stopped.
    """
    question, candidates = advice.question, advice.candidates
    found = likelihood(question, lexicon, candidates)
    weights = np.ones(len(candidates), np.int64) if found is None else found
    weight = int(weights.sum())
    rows: list[Suggestion] = []
    for each in advice.suggestions[:most]:
        heed(stop)
        guess = lexicon.alphabet.encoded(lexicon.alphabet.letters_of(each.word) or ())
        parts = classes(question.rule, guess, candidates.letters)
        shares = [int(weights[part.members].sum()) for part in parts]
        rows.append(
            replace(
                each,
                entropy=-sum(share / weight * log2(share / weight) for share in shares) + 0.0,
                expected=sum(s * len(p) for s, p in zip(shares, parts, strict=True)) / weight,
                worst=max(map(len, parts)),
                parts=len(parts),
            )
        )
    return (*rows, *advice.suggestions[most:])
