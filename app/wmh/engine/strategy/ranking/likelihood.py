"""Likelihood of each candidate to be the secret, according to the question and the word's tier."""

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Prior

_BY_TIER = {
    10: 0.98, 15: 0.97, 20: 0.93, 25: 0.93, 30: 0.85, 35: 0.6, 38: 0.6, 40: 0.5, 45: 0.5, 50: 0.38,
    55: 0.34, 60: 0.25, 65: 0.065, 68: 0.06, 70: 0.01, 75: 0.006, 80: 0.002,
}  # fmt: skip
"""Share of the words in each tier that are answers of Wordle, smoothed to fall steadily."""

_UNKNOWN = 0.1
"""Weight of words without a tier, or with a tier that SCOWL does not have."""


def weights(tiers: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Returns the weight of words with these tiers; only the ratios of weights matter."""
    table = np.full(128, _UNKNOWN)
    for tier, weight in _BY_TIER.items():
        table[tier] = weight
    return table[tiers]


def is_inflected(candidates: Candidates, lexicon: Lexicon, stop: Stop = never) -> NDArray[np.bool_]:
    """Returns which words end in -s, -es, -ies, -d, -ed or -ied after a stem that is a word.

    The result is bool (n,). A consonant may be doubled before -ed. Words in -ss are no plurals. All
    are false in an alphabet without these letters. Raises Cancelled.
    """
    letters = candidates.letters
    found = np.zeros(len(letters), np.bool_)
    labels = lexicon.alphabet.labels
    if not len(letters) or not {"d", "e", "i", "s", "y"} <= labels.keys():
        return found
    d, e, i, s, y = (labels[letter] for letter in "deisy")
    length = letters.shape[1]

    def ends(*ending: int) -> NDArray[np.bool_]:
        if len(ending) >= length:
            return np.zeros(len(letters), np.bool_)
        return (letters[:, length - len(ending) :] == ending).all(axis=1)

    plural = ends(s) & ~ends(s, s)
    past = ends(e, d)
    doubled = past & (letters[:, max(length - 4, 0)] == letters[:, max(length - 3, 0)])
    cut = {1: plural | past, 2: ends(e, s) | past, 3: doubled & (length > 4)}
    for shorter, of in cut.items():
        rows = np.flatnonzero(of)
        if len(rows):
            stems = np.ascontiguousarray(letters[rows, : length - shorter])
            found[rows] |= _are_words(stems, lexicon, stop)
    for rows in (np.flatnonzero(ends(i, e, s)), np.flatnonzero(ends(i, e, d))):
        if len(rows):
            stems = np.ascontiguousarray(letters[rows, : length - 2])
            stems[:, -1] = y
            found[rows] |= _are_words(stems, lexicon, stop)
    return found


def _are_words(stems: NDArray[np.uint8], lexicon: Lexicon, stop: Stop) -> NDArray[np.bool_]:
    """Returns which rows of labels spell a word of any tier: bool (n,)."""
    length = stems.shape[1]
    words = candidates_of(Question((), length), lexicon, stop)
    if not len(words):
        return np.zeros(len(stems), np.bool_)
    kind = f"S{length}"
    known = np.ascontiguousarray(words.letters).view(kind).ravel()
    sought = stems.view(kind).ravel()
    # The words are sorted already.
    at = np.minimum(np.searchsorted(known, sought), len(known) - 1)
    return known[at] == sought


UNIT = 10_000
"""Weight of an ordinary word; weights are integers, so that sums are exact."""

INFLECTED = 0.02
"""Factor of the weight of a plural or past tense, in games that avoid them.

Of the 2,315 answers of Wordle 19 look like a plural or past tense, of its 8,946 other words in the
English list 3,591.
"""


def likelihood(
    question: Question, lexicon: Lexicon, candidates: Candidates, stop: Stop = never
) -> NDArray[np.int64] | None:
    """Returns the weights of the candidates, int64 (n,), each at least 1; None if all are equal.

    Raises Cancelled.
    """
    if question.prior is Prior.UNIFORM and not question.plain:
        return None
    shares = np.ones(len(candidates))
    if question.prior is Prior.TIER:
        shares = weights(lexicon.tiers[candidates.numbers])
    if question.plain:
        shares = np.where(is_inflected(candidates, lexicon, stop), INFLECTED * shares, shares)
    return np.maximum(np.rint(shares * UNIT), 1).astype(np.int64)
