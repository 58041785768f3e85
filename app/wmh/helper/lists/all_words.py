"""The complete words of a word list, read back from its graph."""

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.reading.wordlist import WordList
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS


def word_list_of(lexicon: Lexicon, stop: Stop = never) -> tuple[WordList, list[bytes]]:
    """Returns all words of a list with their tiers, and the offensive ones among the words."""
    tiers: dict[bytes, int] = {}
    flagged: list[bytes] = []
    for length in lexicon.lengths:
        found = match(learn((), length), lexicon, ALL_TIERS, stop)
        labels = np.ascontiguousarray(found.letters).tobytes()
        words = [labels[start : start + length] for start in range(0, len(labels), length)]
        tiers |= zip(words, lexicon.tiers[found.numbers].tolist(), strict=True)
        flagged += [words[place] for place in np.flatnonzero(lexicon.flagged[found.numbers])]
    return WordList(lexicon.alphabet, tiers, answers=lexicon.facts.answers), flagged
