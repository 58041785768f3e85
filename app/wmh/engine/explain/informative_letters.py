"""Letters that distinguish the remaining words best, on one board or several."""

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.boards.fitting import boards_by_words, fitting
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.explain.spoiler import Telling, TellingLetters
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question

_SLAB = 20_000
"""Number of words processed between two checks for cancelling."""


def telling_letters(question: Question, lexicon: Lexicon, stop: Stop = never) -> TellingLetters:
    """Returns the most distinguishing letters of all words that fit, offensive ones included.

    Raises Cancelled.
    """
    check_cancelled(stop)
    return telling_among(candidates_of(question, lexicon, stop), question, lexicon.alphabet, stop)


def telling_among(
    candidates: Candidates, question: Question, alphabet: Alphabet, stop: Stop = never
) -> TellingLetters:
    """Returns the letters that distinguish these candidates best. Raises Cancelled."""
    return most_telling(question, len(candidates), words_with(candidates.letters, stop), alphabet)


def words_with(letters: NDArray[np.uint8], stop: Stop = never) -> NDArray[np.int64]:
    """Returns for each label the number of words that contain it, int64 (128,).

    `letters` are the labels of the words, uint8 (m, length). Raises Cancelled.
    """
    having = np.zeros(128, np.int64)
    for start in range(0, len(letters), _SLAB):
        check_cancelled(stop)
        slab = letters[start : start + _SLAB]
        has = np.zeros((len(slab), 128), np.bool_)
        has[np.arange(len(slab))[:, None], slab] = True
        having += has.sum(axis=0)
    return having


def most_telling(
    question: "Question | BoardsQuestion",
    words: int,
    having: NDArray[np.int64],
    alphabet: Alphabet,
) -> TellingLetters:
    """Returns the letters that distinguish a set of words best.

    `words` is how many words there are, `having` how many of them contain each label.
    """
    found = [
        Telling(letter, number)
        for letter, label in alphabet.labels.items()
        if 0 < (number := int(having[label])) < words
    ]
    found.sort(key=lambda each: abs(2 * each.words - words))
    return TellingLetters(question, words, tuple(found))


def letters_on_boards(
    question: BoardsQuestion, lexicon: Lexicon, stop: Stop = never
) -> TellingLetters:
    """Returns the most distinguishing letters for all boards together. Raises Cancelled.

    A word counts once for each board that it fits.
    """
    words, having = 0, np.zeros(128, np.int64)
    for boards, candidates in boards_by_words(fitting(question, lexicon, stop)):
        words += len(candidates) * len(boards)
        having += words_with(candidates.letters, stop) * len(boards)
    return most_telling(question, words, having, lexicon.alphabet)
