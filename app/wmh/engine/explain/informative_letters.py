"""The letters that tell the remaining words apart."""

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.explain.spoiler import Telling, TellingLetters
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question

_SLAB = 20_000
"""Words between two looks at `stop`."""


def telling_letters(question: Question, lexicon: Lexicon, stop: Stop = never) -> TellingLetters:
    """Returns the telling letters of all words that fit, flagged ones too. Raises Cancelled."""
    check_cancelled(stop)
    return telling_among(candidates_of(question, lexicon, stop), question, lexicon.alphabet, stop)


def telling_among(
    candidates: Candidates, question: Question, alphabet: Alphabet, stop: Stop = never
) -> TellingLetters:
    """Returns the telling letters of these candidates. Raises Cancelled."""
    letters = candidates.letters
    m = len(letters)
    having = np.zeros(128, np.int64)
    for start in range(0, m, _SLAB):
        check_cancelled(stop)
        slab = letters[start : start + _SLAB]
        has = np.zeros((len(slab), 128), np.bool_)
        has[np.arange(len(slab))[:, None], slab] = True
        having += has.sum(axis=0)
    found = [
        Telling(letter, words)
        for letter, label in alphabet.labels.items()
        if 0 < (words := int(having[label])) < m
    ]
    found.sort(key=lambda each: abs(2 * each.words - m))
    return TellingLetters(question, m, tuple(found))
