"""The marks of many words at once: what is said of a guess, for each possible secret."""

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet


def marks(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The marks of a rule that marks tiles, as uint8 (length, n) of `Mark` values.

    `guess` holds labels, `secrets` (n, length) too. Raises ValueError for a rule that counts.
    """
    columns = secrets.T
    green = np.array([column == label for label, column in zip(guess, columns, strict=True)])
    found = np.where(green, np.uint8(Mark.GREEN), np.uint8(Mark.WHITE))
    for label in set(guess):
        places = [place for place, other in enumerate(guess) if other == label]
        times = np.count_nonzero(columns == label, axis=0)
        if rule in (Rule.TILES, Rule.PAPER):
            unpaid = times - np.count_nonzero(green[places], axis=0)
            for place in places:
                pays = ~green[place] & (unpaid > 0)
                found[place][pays] = Mark.YELLOW
                unpaid = unpaid - pays
        elif rule is Rule.NAIVE:
            for place in places:
                found[place][~green[place] & (times > 0)] = Mark.YELLOW
        else:
            msg = f"the rule {rule} marks no tiles"
            raise ValueError(msg)
    return found


def numbers(
    rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]
) -> tuple[NDArray[np.int64], ...]:
    """The numbers of a rule that counts, as many int64 (n,) as its clues have.

    Raises ValueError for a rule that marks tiles.
    """
    columns = secrets.T
    if rule is Rule.POSITIONS:
        return (_in_place(guess, columns),)
    if rule is Rule.JOTTO:
        return (_in_common(guess, columns),)
    if rule is Rule.PEGS:
        black = _in_place(guess, columns)
        return black, _in_common(guess, columns) - black
    if rule is Rule.JOTTO_EACH:
        each = np.zeros(len(secrets), np.int64)
        for label, times in Counter(guess).items():
            each += times * (columns == label).any(axis=0)
        return (each,)
    msg = f"the rule {rule} counts nothing"
    raise ValueError(msg)


def agree(
    turns: Iterable[Turn], rule: Rule, secrets: NDArray[np.uint8], alphabet: Alphabet
) -> NDArray[np.bool_]:
    """Bool (n,): which secrets could have caused every number said so far.

    Marks are not looked at: what they say, `learn` has said already, and exactly.
    """
    fits = np.ones(len(secrets), np.bool_)
    for turn in turns:
        if isinstance(turn.clue, Counts):
            really = numbers(rule, alphabet.encoded(turn.guess), secrets)
            for said, number in zip(turn.clue.numbers, really, strict=True):
                if said is not None:
                    fits &= number == said
    return fits


def _in_place(guess: Sequence[int], columns: NDArray[np.uint8]) -> NDArray[np.int64]:
    number = np.zeros(columns.shape[1], np.int64)
    for label, column in zip(guess, columns, strict=True):
        number += column == label
    return number


def _in_common(guess: Sequence[int], columns: NDArray[np.uint8]) -> NDArray[np.int64]:
    number = np.zeros(columns.shape[1], np.int64)
    for label, times in Counter(guess).items():
        number += np.minimum(np.count_nonzero(columns == label, axis=0), times)
    return number
