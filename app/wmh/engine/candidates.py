"""The candidates: words that can be the secret, by the matcher and by whole clues."""

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.agreement import agree
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates, match
from wmh.engine.question import Question


def candidates_of(question: Question, lexicon: Lexicon, stop: Stop = never) -> Candidates:
    """Returns the words that fit every turn of the question. Raises Stopped."""
    known = learn(question.turns, question.length, question.rule, question.given)
    found = match(known, lexicon, question.tier, stop)
    if not RULES[question.rule].counts:
        return found
    fits = np.flatnonzero(agree(question.turns, question.rule, found.letters, lexicon.alphabet))
    return Candidates(found.letters.T.take(fits, axis=1).T, found.numbers.take(fits))
