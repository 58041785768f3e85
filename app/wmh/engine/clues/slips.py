"""Likely mistakes in the entered clues of a game that no word fits."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import RULES, Rule, marks, numbers
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet

Slip = tuple[tuple[int, int, Mark | int], ...]
"""Correction of marks or numbers: for each the row, the index in its clue, the true value.

Rows and indices count from 0.
"""

_MOST_DOUBLE = 16
"""Maximal number of corrections of two marks; those that make most words fit are kept."""


def slips(
    turns: Sequence[Turn], rule: Rule, secrets: NDArray[np.uint8], alphabet: Alphabet
) -> list[Slip]:
    """Returns corrections after which some secret fits: of one mark, else of two marks.

    Two tiles of the same letter in one row count as one correction, because a player who
    misunderstands repeated letters gets both wrong. `secrets` are labels, (n, length); each is
    compared with every turn.
    """
    places = [(row, place) for row, turn in enumerate(turns) for place in _marks_of(turn)]
    if not places:
        return []
    said = np.array([_marks_of(turns[row])[place] for row, place in places])
    really = np.concatenate([_really(turn, rule, secrets, alphabet) for turn in turns])
    wrong = really != said[:, None]
    errors = np.count_nonzero(wrong, axis=0)

    def decode_slip(code: int) -> tuple[int, int, Mark | int]:
        index, value = divmod(code, _CODES)
        return (*places[index], value if RULES[rule].counts else Mark(value))

    ones = np.flatnonzero(errors == 1)
    one = np.unique(_code(really, np.argmax(wrong[:, ones], axis=0), ones))
    twos = np.flatnonzero(errors == 2)
    first = _code(really, np.argmax(wrong[:, twos], axis=0), twos)
    second = _code(really, len(wrong) - 1 - np.argmax(wrong[::-1, twos], axis=0), twos)
    pairs, times = np.unique(first * len(wrong) * _CODES + second, return_counts=True)
    single = [(decode_slip(code),) for code in one.tolist()]
    double = [
        tuple(map(decode_slip, divmod(code, len(wrong) * _CODES)))
        for code in pairs[np.argsort(-times, kind="stable")].tolist()
    ]
    twins = [slip for slip in double if _of_twins(slip, turns)]
    return [*single, *twins] or double[:_MOST_DOUBLE]


_CODES = 64
"""Factor that joins an index and a value into one number; greater than any mark or number."""


def _code(
    really: NDArray[np.int64], index: NDArray[np.intp], column: NDArray[np.intp]
) -> NDArray[np.int64]:
    return index * _CODES + really[index, column]


def _marks_of(turn: Turn) -> dict[int, int]:
    """Returns the entered marks or numbers, by their index in the clue."""
    clue = turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue
    return {place: int(value) for place, value in enumerate(clue) if value is not None}


def _really(
    turn: Turn, rule: Rule, secrets: NDArray[np.uint8], alphabet: Alphabet
) -> NDArray[np.int64]:
    """Returns the true marks of each secret at the places where a mark was entered.

    The result is int64 (places, n).
    """
    guess = alphabet.encode_guess(turn.guess)
    counts = RULES[rule].counts
    found = np.array(numbers(rule, guess, secrets)) if counts else marks(rule, guess, secrets)
    return found[list(_marks_of(turn))].astype(np.int64)


def _of_twins(slip: Slip, turns: Sequence[Turn]) -> bool:
    """True if a correction changes two marks in one row that belong to equal letters."""
    (row, place, _), (other_row, other, _) = slip
    if row != other_row or isinstance(turns[row].clue, Counts):
        return False
    return turns[row].guess[place] == turns[row].guess[other]
