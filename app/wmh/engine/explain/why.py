"""Explanation of a guess: how its clues divide the remaining words.

The compiled kernels are not needed, so that every guess can be explained on every machine.
"""

from math import log2

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.explain.explanation import Part, Why
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.likelihood import likelihood

FEW = 24
"""Maximal number of words that are named for one clue."""

_BATCH = 64
"""Number of clues processed between two checks for cancelling."""


def explain(question: Question, word: str, lexicon: Lexicon, stop: Stop = never) -> Why:
    """Returns how a guess would split the remaining words; offensive words are not named.

    Raises Cancelled; KeyError for a letter of another alphabet, ValueError for another length.
    """
    check_cancelled(stop)
    guess = lexicon.alphabet.encode(lexicon.alphabet.letters_of(word) or word)
    if len(guess) != question.length:
        msg = f"{word!r} has {len(guess)} letters, and not {question.length}"
        raise ValueError(msg)
    candidates = candidates_of(question, lexicon, stop)
    m = len(candidates)
    found = likelihood(question, lexicon, candidates)
    weights = np.ones(m, np.int64) if found is None else found
    named = lexicon.nameable(candidates.numbers, flagged=question.flagged)
    check_cancelled(stop)
    split = classes(question.rule, guess, candidates.letters) if m else []
    split.sort(key=lambda each: -len(each))
    parts: list[Part] = []
    for number, each in enumerate(split):
        if number % _BATCH == 0:
            check_cancelled(stop)
        shown = each.members[named[each.members]][:FEW]
        words = (lexicon.alphabet.decode(row.tobytes()) for row in candidates.letters[shown])
        parts.append(Part(each.clue, len(each), tuple(words), each.solves))
    weight = max(int(weights.sum()), 1)
    shares = [int(weights[each.members].sum()) for each in split]
    return Why(
        question=question,
        word=word,
        remaining=m,
        chance=sum(share for share, part in zip(shares, parts, strict=True) if part.solves)
        / weight,
        entropy=sum(share * log2(weight / share) for share in shares) / weight,
        expected=sum(share * part.size for share, part in zip(shares, parts, strict=True)) / weight,
        worst=max((part.size for part in parts), default=0),
        parts=tuple(parts),
    )
