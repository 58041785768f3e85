"""The partition of candidates by guesses: histograms of the codes of their clues.

One histogram gives every statistic at once.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.codes import check_worth
from wmh.engine.strategy.kernels.coding import Coding, Rows
from wmh.engine.strategy.kernels.kernel_calls import call, class_bytes, pointer, sides

_HEAVIEST = 1 << 62
"""Weights that come to no more, with room below them to count the candidates, fit one number."""


def informations(most: int) -> NDArray[np.int64]:
    """Returns for 0 to `most`, n * log2(n) in SCALE parts of a bit, int64."""
    if most < 0:
        raise ValueError("there is no fewer than nothing")
    table = np.empty(most + 1, np.int64)
    call("informations", most, pointer(table, np.int64, (most + 1,)))
    return table


def measure(
    rows: Rows,
    coding: Coding,
    weights: NDArray[np.int64] | None,
    worth: NDArray[np.int64] | None,
    out: NDArray[np.int64],
) -> None:
    """Statistics of some guesses, in `out` int64 (g, 5).

    The total of `worth`, the sum of the squares, the greatest class, the number of classes and the
    sum of their greatest weights.

    `weights` int64 (m,) say what each candidate weighs, the greatest first. `worth` int64 (m + 1,)
    is what a class of 0 to m words counts, beginning with 0; with weights it may be None, then
    information is counted.
    """
    m = rows.m
    check_worth(worth)
    if weights is None:
        if worth is None:
            raise ValueError("classes of words that weigh the same have a worth")
    elif len(weights) and (
        int(weights.min()) < 0
        or (np.diff(weights) > 0).any()
        or sum(weights.tolist()) << (m.bit_length() or 1) > _HEAVIEST
    ):
        raise ValueError("weights must be 0 or more, the greatest first, and not too much in all")
    call(
        f"measure_{rows.bits}", coding, pointer(weights, np.int64, (m,)),
        pointer(worth, np.int64, (m + 1,)),
        pointer(out, np.int64, (coding.number, 5), written=True),
    )  # fmt: skip


def write_codes(
    rows: Rows, coding: Coding, lies: NDArray[np.int64], out: NDArray[np.unsignedinteger]
) -> None:
    """The codes themselves, in `out` (g, m): of candidate j what lies at place `lies`[j]."""
    call(
        f"write_codes_{rows.bits}", coding, pointer(lies, np.int64, (rows.m,)),
        pointer(out, rows.code, (coding.number, rows.m), written=True),
    )  # fmt: skip


def number_rows(codes: NDArray[np.unsignedinteger], classes: NDArray[np.unsignedinteger]) -> int:
    """Returns how many codes the row with most of them has; `classes` become their numbers.

    They are counted from 0 as they come in each row.
    """
    g, m = sides(codes, 2)
    if codes.dtype.kind != "u":
        raise TypeError(f"codes are unsigned, not {codes.dtype}")
    size = codes.dtype.itemsize
    return call(
        f"number_rows_{8 * size}", pointer(codes, codes.dtype, (g, m)), g, m,
        pointer(classes, classes.dtype, (g, m), written=True), class_bytes(classes),
    )  # fmt: skip
