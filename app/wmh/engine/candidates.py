"""The candidates: words that can be the secret, by the paper's matcher and by whole clues."""

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.agreement import agree
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates, match
from wmh.engine.question import Question


def candidates_of(question: Question, lexicon: Lexicon, stop: Stop = never) -> Candidates:
    """Returns the words that fit all turns and were not refused by the game. Raises Cancelled.

    If a clue never tells that its guess is the secret, as in Jotto, none of the guesses of an
    unfinished game was the secret: guessed words are left out, unless no other word fits.
    """
    known = learn(question.turns, question.length, question.rule, question.given)
    found = match(known, lexicon, question.tier, stop)
    if question.refused:
        spelt = filter(None, map(lexicon.alphabet.letters_of, question.refused))
        refused = [number for word in spelt if (number := lexicon.number_of(word)) is not None]
        found = _take(found, np.flatnonzero(~np.isin(found.numbers, refused)))
    if not RULES[question.rule].counts:
        return found
    fits = np.flatnonzero(agree(question.turns, question.rule, found.letters, lexicon.alphabet))
    found = _take(found, fits)
    if RULES[question.rule].tells or not question.turns:
        return found
    guessed = (lexicon.number_of(turn.guess) for turn in question.turns)
    others = np.flatnonzero(~np.isin(found.numbers, [n for n in guessed if n is not None]))
    return _take(found, others) if len(others) else found


def _take(found: Candidates, places: NDArray[np.intp]) -> Candidates:
    """Returns the candidates at these indices, with the memory layout that `match` gives."""
    return Candidates(found.letters.T.take(places, axis=1).T, found.numbers.take(places))
