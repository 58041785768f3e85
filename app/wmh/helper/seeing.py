"""The reader of pictures put together with the letters that the program ships."""

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
    """The network of `resources/letters`. Raises OSError or ValueError where it is damaged."""
    return open_model(paths.folder("resources") / "letters" / "letters.npz")


def read_picture(
    picture: NDArray[np.uint8],
    lexicon: Lexicon,
    rule: Rule = Rule.TILES,
    known: Meanings | None = None,
) -> Reading:
    """The boards in a picture; `known` is what colours mean in the game, as somebody said."""
    return read(picture, lexicon, rule, letter_model(), known)
