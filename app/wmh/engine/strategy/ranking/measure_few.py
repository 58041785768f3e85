"""The measures of a few guesses, without the compiled kernels."""

from collections.abc import Iterable
from dataclasses import replace
from math import log2

import numpy as np

from wmh.engine.answer import Suggestion
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.likelihood import likelihood


def measured(
    suggestions: Iterable[Suggestion], question: Question, lexicon: Lexicon, stop: Stop = never
) -> tuple[Suggestion, ...]:
    """The same suggestions with their measures, as the question weighs the words that fit it.

    At least one word must fit. Raises Stopped.
    """
    candidates = candidates_of(question, lexicon, stop)
    found = likelihood(question, lexicon, candidates)
    weights = np.ones(len(candidates), np.int64) if found is None else found
    weight = int(weights.sum())
    rows: list[Suggestion] = []
    for each in suggestions:
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
    return tuple(rows)
