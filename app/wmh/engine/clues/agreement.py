"""Tests if words agree with clues, and so can be the secret.

The words need not be in a lexicon.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from wmh.engine.clues.knowledge import Given, learn
from wmh.engine.clues.rules import Rule, mark, numbers
from wmh.engine.clues.turn import Clue, Counts, Turn
from wmh.engine.lexicon.alphabet import Alphabet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def agrees(secret: Sequence[str], turns: Sequence[Turn], rule: Rule, given: Given = ()) -> bool:
    """True if a secret agrees with all clues so far.

    For the paper's rule it need only match the paper's pattern.
    """
    if any(x not in (None, y) for x, y in zip(given, secret, strict=False)):
        return False
    if rule is not Rule.PAPER:
        return all(_says(turn.clue, mark(rule, turn.guess, secret)) for turn in turns)
    known = learn(turns, len(secret), rule, given)
    places = zip(secret, known.fixed, known.excluded, strict=True)
    return known.possible and all(
        letter == fixed if fixed is not None else letter not in excluded
        for letter, fixed, excluded in places
    )


def _says(said: Clue, whole: Clue) -> bool:
    """True if all marks or numbers entered in the clue `said` are equal in the clue `whole`."""
    parts = said.numbers if isinstance(said, Counts) else said
    all_parts = whole.numbers if isinstance(whole, Counts) else whole
    return all(x in (None, y) for x, y in zip(parts, all_parts, strict=True))


def agree(
    turns: Iterable[Turn], rule: Rule, secrets: "NDArray[np.uint8]", alphabet: Alphabet
) -> "NDArray[np.bool_]":
    """Returns which secrets agree with all numbers of the clues; bool (n,).

    Clues of marks are ignored, since `learn` has used them already, without any loss.
    """
    import numpy as np

    fits = np.ones(len(secrets), np.bool_)
    for turn in turns:
        if isinstance(turn.clue, Counts):
            really = numbers(rule, alphabet.encode_guess(turn.guess), secrets)
            for said, number in zip(turn.clue.numbers, really, strict=True):
                if said is not None:
                    fits &= number == said
    return fits
