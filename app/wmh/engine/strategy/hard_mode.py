"""Hard modes checked for many guesses at once; `clues.hard_modes` checks single words."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet


def passes_hard_mode(
    guesses: NDArray[np.uint8], turns: Sequence[Turn], hardness: Hardness, alphabet: Alphabet
) -> NDArray[np.bool_]:
    """Returns which guesses the hard mode accepts after these turns: bool (g,).

    `guesses` are labels, uint8 (g, length).
    """
    passed = np.ones(len(guesses), np.bool_)
    if hardness is Hardness.FREE:
        return passed
    for turn in turns:
        labels = alphabet.encode_guess(turn.guess)
        coloured: Counter[int] = Counter()
        unset: Counter[int] = Counter()
        white: set[int] = set()
        for place, (label, said) in enumerate(zip(labels, turn.marks, strict=True)):
            if said is Mark.GREEN:
                passed &= guesses[:, place] == label
            elif said is Mark.YELLOW and hardness is Hardness.ULTRA:
                passed &= guesses[:, place] != label
            if said in (Mark.GREEN, Mark.YELLOW):
                coloured[label] += 1
            elif said is None:
                unset[label] += 1
            else:
                white.add(label)
        for label, times in coloured.items():
            passed &= np.count_nonzero(guesses == label, axis=1) >= times
        if hardness is Hardness.ULTRA:
            for label in white:
                most = coloured[label] + unset[label]
                passed &= np.count_nonzero(guesses == label, axis=1) <= most
    return passed
