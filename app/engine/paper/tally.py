"""Counts letters along many paths at once, against the least and most of each letter."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.clues.knowledge import LetterCount
from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.file_format import LONGEST

_BITS = 6
_TOP = 1 << (_BITS - 1)
_FIELDS = 64 // _BITS


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of up to ten letters, packed into one uint64 a path, a field of six bits each.

    `step` uint64 (128,) is what a label adds. Adding `over` sets the top bit of a field whose
    count is beyond its most, adding `enough` that of one which has its least: so one addition
    and one mask judge all letters. Counts stay below 32 because words have at most 31 letters.
    """

    step: NDArray[np.uint64]
    over: np.uint64 | None
    enough: np.uint64
    tops: np.uint64
    wanted: int

    def fits(self, packed: NDArray[np.uint64], left: int) -> NDArray[np.bool_] | None:
        """Whether no count is beyond its most, and `left` letters are enough for the others.

        None where every path fits.
        """
        fits = None
        if self.over is not None:
            fits = (packed + self.over) & self.tops == 0
        if self.wanted > left:
            short = np.bitwise_count(~(packed + self.enough) & self.tops) <= left
            fits = short if fits is None else fits & short
        return fits


def tallies(counts: Sequence[LetterCount], alphabet: Alphabet) -> list[Tally]:
    """As many tallies as the letters need, mostly one or none."""
    assert LONGEST < _TOP
    return [
        _tally(counts[start : start + _FIELDS], alphabet)
        for start in range(0, len(counts), _FIELDS)
    ]


def _tally(counts: Sequence[LetterCount], alphabet: Alphabet) -> Tally:
    step = np.zeros(128, np.uint64)
    over = enough = tops = 0
    for field, count in enumerate(counts):
        shift = field * _BITS
        step[alphabet.labels[count.letter]] = 1 << shift
        tops |= _TOP << shift
        enough |= (_TOP - count.least) << shift
        if count.most is not None:
            over |= (_TOP - 1 - count.most) << shift
    return Tally(
        step,
        np.uint64(over) if over else None,
        np.uint64(enough),
        np.uint64(tops),
        sum(count.least > 0 for count in counts),
    )
