"""Measures of guesses: how each guess splits the candidates, many guesses at a time.

The compiled kernels compute them, or else numpy, with the same results.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels import partition
from wmh.engine.strategy.kernels.codes import codes as number_of_codes
from wmh.engine.strategy.kernels.coding import KINDS, TILES, Rows
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.kernels.partition import walk, walked_to
from wmh.engine.strategy.ranking import numpy_measures
from wmh.engine.strategy.ranking.measures import (
    Guesses,
    GuessPlan,
    Measures,
    Spread,
    gathered,
    in_turn,
    places_of,
)

_WIDTH = 4096
_VECTOR = 32


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Candidates in blocks; `rows` has the shares of their letters in the codes.

    Candidate j lies at index `lies[j]`: the candidates are shuffled, because equal codes that
    follow each other would have to wait for each other in a histogram.
    """

    lies: NDArray[np.int64]
    numbers: NDArray[np.int32]
    rows: Rows

    def __len__(self) -> int:
        return len(self.numbers)


def arrange(
    candidates: Candidates,
    rule: Rule,
    used: NDArray[np.bool_],
    weights: NDArray[np.int64] | None = None,
) -> Blocks:
    """Returns the candidates in blocks for guesses that have the `used` letters at these places.

    With `weights` int64 (m,), the heaviest candidates lie first.
    """
    m, length = candidates.letters.shape
    lies = _scattered_order(m)
    if weights is not None:
        shuffled = np.argsort(lies)
        lies[shuffled[np.argsort(-weights[shuffled], kind="stable")]] = np.arange(m)
    width = min(_WIDTH, -(-max(m, 1) // _VECTOR) * _VECTOR)
    blocks = -(-max(m, 1) // width)
    columns = np.zeros((length, blocks * width), np.uint8)
    columns[:, lies] = candidates.letters.T
    columns = np.ascontiguousarray(columns.reshape(length, blocks, width).swapaxes(0, 1))
    return Blocks(lies, candidates.numbers, Rows(columns, m, rule, used))


def _scattered_order(m: int) -> NDArray[np.int64]:
    """Returns a fixed permutation that separates neighbours."""
    step = int(0.618 * m) | 1
    while np.gcd(step, max(m, 1)) > 1:
        step += 2
    return np.arange(m, dtype=np.int64) * step % max(m, 1)


_CHUNK = 64
_PAIRS = 2_000_000
"""Guesses times candidates measured between two checks for cancelling.

A single chunk of work may have more.
"""


def measure(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
    worth: NDArray[np.int64] | None = None,
) -> Measures:
    """Measures guesses by the kernels or numpy, as a `Measuring`.

    `worth`, int64 (m + 1,), has at index n what a class of n words adds to `total`.
    """
    check_cancelled(stop)
    if unavailable():
        return numpy_measures.measure(guesses, candidates, rule, weights, stop, worth)
    m, length = candidates.letters.shape
    if weights is None and KINDS[rule] == TILES and 0 < m <= walked_to(length):
        return _measure_walks(guesses, candidates, stop, spread, worth)
    planned = guesses.planned
    ready = arrange(candidates, rule, planned.used, weights)
    m = len(ready)
    own = places_of(guesses.numbers, ready.numbers)
    weighing = None if weights is None else -np.sort(-weights)
    if weights is None and worth is None:
        worth = partition.informations(m)
    out = np.empty((len(guesses), 5), np.int64)
    lies_own = _places_among(own, planned, ready)

    def work(part: slice) -> None:
        check_cancelled(stop)
        coding = ready.rows.coding(
            planned.letters[part], planned.places[part], planned.singles[part], lies_own[part]
        )
        partition.measure(ready.rows, coding, weighing, worth, out[part])

    spread(work, _slices(len(guesses), m))
    result = np.empty((5, len(guesses)), np.int64)
    result[:, planned.order] = out.T
    return gathered(result, own, m, weights)


def _measure_walks(
    guesses: Guesses,
    candidates: Candidates,
    stop: Stop,
    spread: Spread,
    worth: NDArray[np.int64] | None,
) -> Measures:
    """Returns the measures for few candidates and short words, for which walks are faster."""
    m = len(candidates)
    counted = partition.informations(m) if worth is None else worth
    letters = np.ascontiguousarray(candidates.letters)
    labels = int(guesses.letters.max(initial=0)) + 1
    out = np.empty((len(guesses), 5), np.int64)

    def work(part: slice) -> None:
        check_cancelled(stop)
        walk(guesses.letters[part], letters, labels, counted, out[part])

    spread(work, _slices(len(guesses), m))
    own = places_of(guesses.numbers, candidates.numbers)
    return gathered(np.ascontiguousarray(out.T), own, m, None)


def code_table(
    guesses: Guesses, candidates: Candidates, rule: Rule, stop: Stop = never
) -> NDArray[np.unsignedinteger]:
    """Returns the code of each guess (row) and candidate (column), for few candidates.

    Raises Cancelled.
    """
    planned = guesses.planned
    ready = arrange(candidates, rule, planned.used)
    m = len(ready)
    lies_own = _places_among(places_of(guesses.numbers, ready.numbers), planned, ready)
    out = np.empty((len(guesses), m), ready.rows.code)
    for part in _slices(len(guesses), m):
        check_cancelled(stop)
        coding = ready.rows.coding(
            planned.letters[part], planned.places[part], planned.singles[part], lies_own[part]
        )
        partition.write_codes(ready.rows, coding, ready.lies, out[part])
    result = np.empty_like(out)
    result[planned.order] = out
    return result


def class_table(
    guesses: Guesses, candidates: Candidates, rule: Rule, stop: Stop = never
) -> tuple[NDArray[np.unsignedinteger], int]:
    """Returns the class number of each guess (row) and candidate (column), and the greatest number.

    Classes are numbered from 0 as they occur in each row: uint8 if there are at most 256, else
    uint16, for up to 65,536 candidates. Raises Cancelled.
    """
    m, length = candidates.letters.shape
    few = min(m, number_of_codes(rule, length)) <= 1 << 8
    codes = code_table(guesses, candidates, rule, stop)
    classes = np.empty(codes.shape, np.uint8 if few else np.uint16)
    most = partition.number_rows(codes, classes)
    check_cancelled(stop)
    return classes, most


def _places_among(own: NDArray[np.int64], planned: GuessPlan, ready: Blocks) -> NDArray[np.int64]:
    """Returns the indices of the guesses among the arranged candidates, in the kernels' order."""
    lies = np.full(len(own), -1, np.int64)
    mine = np.flatnonzero(own >= 0)
    lies[mine] = ready.lies[own[mine]]
    return lies[planned.order]


def _slices(number: int, m: int) -> list[slice]:
    step = max(_CHUNK, _PAIRS // max(m, 1))
    return [slice(start, min(start + step, number)) for start in range(0, number, step)]
