"""Partition of candidates by guesses: histograms of the codes of their clues, or walks.

One histogram of a guess gives all its statistics at once. A walk splits the set of all candidates
by the first letter of a guess into those where it is green, yellow and white, then by its second
letter, and so on; guesses with a common beginning share that part of the walk. This is faster for
short words and few candidates, as after a clue.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.codes import check_worth
from wmh.engine.strategy.kernels.coding import Coding, Rows
from wmh.engine.strategy.kernels.kernel_calls import call, class_bytes, pointer, sides

_HEAVIEST = 1 << 62
"""Maximal sum of weights with which a weight and a count fit one integer."""


def informations(most: int) -> NDArray[np.int64]:
    """Returns n * log2(n) for n from 0 to `most`, in units of 1 / SCALE bit, int64."""
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
    """Writes the statistics of guesses to `out`, int64 (g, 5).

    The columns are the total of `worth`, the sum of squares, the size of the greatest class, the
    number of classes, and the sum of the greatest weights of all classes.

    `weights` int64 (m,) are those of the candidates, greatest first. `worth` int64 (m + 1,) is the
    value of a class of 0 to m words; with weights it may be None, then information is counted.
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
    """Writes the code of each guess and candidate to `out` (g, m).

    Candidate j of the output lies at index `lies[j]` of the rows.
    """
    call(
        f"write_codes_{rows.bits}", coding, pointer(lies, np.int64, (rows.m,)),
        pointer(out, rows.code, (coding.number, rows.m), written=True),
    )  # fmt: skip


def number_rows(codes: NDArray[np.unsignedinteger], classes: NDArray[np.unsignedinteger]) -> int:
    """Writes class numbers to `classes`, from 0 in each row of codes; returns the greatest number.

    Classes are numbered in the order in which their codes occur in the row.
    """
    g, m = sides(codes, 2)
    if codes.dtype.kind != "u":
        raise TypeError(f"codes are unsigned, not {codes.dtype}")
    size = codes.dtype.itemsize
    return call(
        f"number_rows_{8 * size}", pointer(codes, codes.dtype, (g, m)), g, m,
        pointer(classes, classes.dtype, (g, m), written=True), class_bytes(classes),
    )  # fmt: skip


def walked_to(length: int) -> int:
    """Returns the greatest number of candidates for which walks are faster on this processor."""
    return call("walked_to", length)


def walk(
    guesses: NDArray[np.uint8],
    letters: NDArray[np.uint8],
    labels: int,
    worth: NDArray[np.int64],
    out: NDArray[np.int64],
) -> None:
    """Writes the statistics of guesses, (g, length), to `out`, int64 (g, 5).

    The columns are those of `measure`. It works for rules that mark tiles, and for
    candidates of equal weight; `letters` (m, length) are the labels of the candidates. Every label
    of a guess is below `labels`. Guesses in alphabetical order are fastest. Raises ValueError as
    `check_worth`.
    """
    check_worth(worth)
    (number, length), (m, _) = sides(guesses, 2), sides(letters, 2)
    call(
        "walk_through", pointer(guesses, np.uint8, (number, length)), number, length,
        pointer(letters, np.uint8, (m, length)), m, labels, pointer(worth, np.int64, (m + 1,)),
        pointer(out, np.int64, (number, 5), written=True),
    )  # fmt: skip
