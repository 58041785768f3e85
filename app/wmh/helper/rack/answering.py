"""Answers to questions about anagrams."""

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.rack.laying import ranked_words
from wmh.helper.rack.rack_question import RackAnswer, RackOrder, RackQuestion
from wmh.helper.rack.rack_walk import makeable


def answer(question: RackQuestion, lexicon: Lexicon, stop: Stop = never) -> RackAnswer:
    """Returns the words that can be made, best first; words of equal rank in alphabetical order.

    If ordered by length, words of one length are ordered by score. Raises Cancelled.
    """
    made = makeable(question, lexicon, stop)
    everything = len(made)
    named = lexicon.nameable(made.numbers, flagged=question.flagged)
    made = made.only(np.flatnonzero(named))
    keys = [made.numbers, -made.scores]
    if question.order is RackOrder.LENGTH:
        keys.append(-made.lengths.astype(np.int32))
    first = made.only(np.lexsort(keys)[: question.rows + 1])
    words = map(lexicon.alphabet.decoded_letters, first.labels())
    rows = ranked_words(list(zip(words, first.scores.tolist(), strict=True)), question, stop)
    best = int(made.scores.max(initial=0))
    ties = int(np.count_nonzero(made.scores == best))
    return RackAnswer(question, len(made), rows, best, ties, everything - len(made))
