"""Codes of clues, computed for all candidates at once.

Codes are additive over the letters of a guess: the code of AROSE with a secret is the share of A at
place 0, plus the share of R at place 1, and so on; a repeated letter is one item with two places.
For each item one row holds its share in the code of every candidate, and the codes of a guess are
the sum of its rows: a few contiguous additions, without a table of guesses by candidates.

A rule that marks tiles gives each place a base-3 digit (0 white, 1 yellow, 2 green), the first
place lowest; black and white pegs give black * (length + 1) + letters in common; other rules give
their number. The guess itself, if it is a candidate, has a code of its own, the last.

Candidates lie in blocks of `width`, the last one padded, so that a block stays in the cache:
`columns` uint8 (blocks, length, width) are their letters, `times` uint8 (blocks, letters, width) is
how often each candidate contains a letter, `planes` (blocks, length, letters, width) are the rows
of letters that occur once, in the type of the codes.
"""

import ctypes
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.kernels.codes import bits, codes
from wmh.engine.strategy.kernels.kernel_calls import Table, call, pointer, sides, word_length

TILES, NAIVE, PEGS, POSITIONS, JOTTO, JOTTO_EACH = range(6)
"""Numbers by which the kernels know the rules."""

KINDS: Mapping[Rule, int] = {
    Rule.TILES: TILES,
    # What the paper forgets, it forgets in reading: its games are marked as others are.
    Rule.PAPER: TILES,
    Rule.NAIVE: NAIVE,
    Rule.PEGS: PEGS,
    Rule.POSITIONS: POSITIONS,
    Rule.JOTTO: JOTTO,
    Rule.JOTTO_EACH: JOTTO_EACH,
}

_CODES = 1 << 20
"""Maximal number of codes for which each code has a bin; more bins would not fit the cache."""
_BYTE = 256


class Coding(Table):
    """Guesses and candidates as the kernels take them, in the layout of partition.c."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("guesses", "order", "singles", "own")),
        *((name, ctypes.c_void_p) for name in ("columns", "times", "planes")),
        *((name, ctypes.c_int64) for name in ("number", "length", "blocks", "labels", "width")),
        *((name, ctypes.c_int64) for name in ("m", "kind", "bins", "power")),
        ("solved", ctypes.c_uint64),
    )
    number: int


class Rows:
    """Rows of `m` candidates for letters that occur once in a guess; computed once.

    `columns` are as in this module's description; bool `used` (length, letters) tells which rows
    are needed.
    """

    def __init__(
        self, columns: NDArray[np.uint8], m: int, rule: Rule, used: NDArray[np.bool_]
    ) -> None:
        blocks, length, width = sides(columns, 3)
        labels = sides(used, 2)[1]
        word_length(length)
        if not 0 <= m <= blocks * width:
            raise ValueError(f"{blocks * width} candidates have room, not {m}")
        self.length, self.labels, self.m = length, labels, m
        self.bits = bits(rule, length)
        self.code = np.dtype(f"uint{self.bits}").type
        number = codes(rule, length)
        self._columns = columns.copy()  # Nobody else can write on it.
        self._times = np.zeros((blocks, labels, width), np.uint8)
        self._planes = np.zeros((blocks, length, labels, width), self.code)
        self._bins = max(number, _BYTE) if number <= _CODES else 0
        # Enough to hash them.
        self._power = 0 if self._bins else (2 * m | 511).bit_length()
        self._kind, self._solved = KINDS[rule], number - 1
        shape = (blocks, length, labels, width)
        counted = pointer(self._times, np.uint8, (blocks, labels, width), written=True)
        lettered = pointer(self._columns, np.uint8, (blocks, length, width))
        call("count_letters", lettered, counted, *shape)
        call(
            f"fill_planes_{self.bits}",
            pointer(self._planes, self.code, shape, written=True),
            pointer(used, np.bool_, (length, labels)), lettered, counted, self._kind, *shape,
        )  # fmt: skip

    def coding(
        self,
        guesses: NDArray[np.uint8],
        order: NDArray[np.uint8],
        singles: NDArray[np.uint8],
        own: NDArray[np.int64],
    ) -> Coding:
        """Returns the input of the kernels for these guesses, (g, length), and the candidates.

        `order` and `singles` are as in `plan`; `own` are the guesses' indices among the candidates,
        or -1.
        """
        number, length = sides(guesses, 2)
        blocks, _, width = self._columns.shape
        coding = Coding(
            pointer(guesses, np.uint8, (number, self.length)),
            pointer(order, np.uint8, (number, length)),
            pointer(singles, np.uint8, (number,)),
            pointer(own, np.int64, (number,)),
            pointer(self._columns, np.uint8, self._columns.shape),
            pointer(self._times, np.uint8, self._times.shape),
            pointer(self._planes, self.code, self._planes.shape),
            number, self.length, blocks, self.labels, width, self.m, self._kind, self._bins,
            self._power, self._solved,
        )  # fmt: skip
        arrays: tuple[NDArray[Any], ...] = (guesses, order, singles, own)
        coding.kept = (*arrays, self._columns, self._times, self._planes)
        return coding


def plan(guesses: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Returns the order of places in each guess, and how many of its letters occur once.

    Places of letters that occur once come first. The arrays are uint8 (g, length) and uint8 (g,).
    """
    number, length = sides(guesses, 2)
    word_length(length)
    order, singles = np.empty((number, length), np.uint8), np.empty(number, np.uint8)
    call(
        "plan", pointer(guesses, np.uint8, (number, length)),
        pointer(order, np.uint8, (number, length)), pointer(singles, np.uint8, (number,)),
        number, length,
    )  # fmt: skip
    return order, singles
