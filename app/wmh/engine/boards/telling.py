"""Letters that distinguish the candidates of several boards best."""

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.boards.fitting import boards_by_words, fitting
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.explain.informative_letters import most_telling, words_with
from wmh.engine.explain.spoiler import TellingLetters
from wmh.engine.lexicon.store import Lexicon


def telling_letters(
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
