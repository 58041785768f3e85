"""Reading of screenshots with the letter network that the program ships."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from wmh.base.files import paths
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.board import Meanings, Reading
from wmh.engine.screens.letters import LetterModel, open_model
from wmh.engine.screens.reading import read


@cache
def letter_model() -> LetterModel:
    """Returns the network of `resources/letters`.

    Raises OSError or ValueError if its file is damaged.
    """
    return open_model(paths.folder("resources") / "letters" / "letters.npz")


def read_picture(
    picture: NDArray[np.uint8],
    lexicon: Lexicon,
    rule: Rule = Rule.TILES,
    known: Meanings | None = None,
) -> Reading:
    """Returns what the boards in a picture show, letters and marks.

    `known` are the meanings of colours that the user confirmed.
    """
    return read(picture, lexicon, rule, letter_model(), known)
