"""The measures of guesses by the compiled kernels: how each splits the candidates, many at a time.

Importing this module imports numba.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, heed, never
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels import partition
from wmh.engine.strategy.kernels.numba_check import codes as number_of_codes
from wmh.engine.strategy.kernels.states import number_rows
from wmh.engine.strategy.ranking.blocks import Blocks, arrange
from wmh.engine.strategy.ranking.measures import (
    Guesses,
    Measures,
    Planned,
    Spread,
    gathered,
    in_turn,
    places_of,
)

_TOGETHER = 16_384
"""Bytes of the codes that are computed together, so that they stay in the cache."""
_CHUNK = 64
_PAIRS = 2_000_000
"""Guesses times candidates between two looks at `stop`, unless one chunk has more."""


def measure(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
    worth: NDArray[np.int64] | None = None,
) -> Measures:
    """A `Measuring`. `worth` int64 (m + 1,) is what a class of 0 to m words counts in `total`."""
    heed(stop)
    planned = guesses.planned
    ready = arrange(candidates, rule, planned.used, weights)
    m = len(ready)
    own = places_of(guesses.numbers, ready.numbers)
    weighing = np.empty(0, np.int64)
    if weights is not None:
        weighing = -np.sort(-weights)
        worth = np.empty(0, np.int64) if worth is None else worth
    elif worth is None:
        worth = partition.informations(m)
    out = np.empty((len(guesses), 5), np.int64)
    lies_own = _places_of(own, planned, ready)

    def work(part: slice) -> None:
        heed(stop)
        partition.measure_chunk(
            planned.letters[part], planned.places[part], planned.singles[part], lies_own[part],
            ready.solved, ready.kind, m, ready.planes, ready.columns, ready.times, weighing, worth,
            ready.bins, _scratch(ready), out[part],
        )  # fmt: skip

    spread(work, _slices(len(guesses), m))
    result = np.empty((5, len(guesses)), np.int64)
    result[:, planned.order] = out.T
    return gathered(result, own, m, weights)


def code_table(
    guesses: Guesses, candidates: Candidates, rule: Rule, stop: Stop = never
) -> NDArray[np.unsignedinteger]:
    """The codes (g, m) of every guess and candidate, for few candidates. Raises Stopped."""
    planned = guesses.planned
    ready = arrange(candidates, rule, planned.used)
    m = len(ready)
    lies_own = _places_of(places_of(guesses.numbers, ready.numbers), planned, ready)
    out = np.empty((len(guesses), m), ready.planes.dtype)
    codes = _scratch(ready)
    for part in _slices(len(guesses), m):
        heed(stop)
        partition.codes_chunk(
            planned.letters[part], planned.places[part], planned.singles[part], lies_own[part],
            ready.solved, ready.kind, m, ready.planes, ready.columns, ready.times, codes, out[part],
        )  # fmt: skip
    result = np.empty_like(out)
    result[planned.order] = out[:, ready.lies]
    return result


def class_table(
    guesses: Guesses, candidates: Candidates, rule: Rule, stop: Stop = never
) -> tuple[NDArray[np.unsignedinteger], int]:
    """The codes of each guess numbered from 0 as they come, and how many one has at most.

    They are (g, m): uint8 where there can be no more than 256 of them, uint16 elsewhere, for up to
    65,536 candidates. Raises Stopped.
    """
    m, length = candidates.letters.shape
    few = min(m, number_of_codes(rule, length)) <= 1 << 8
    codes = code_table(guesses, candidates, rule, stop)
    classes = np.empty(codes.shape, np.uint8 if few else np.uint16)
    most = int(number_rows(codes, classes))
    heed(stop)
    return classes, most


def _places_of(own: NDArray[np.int64], planned: Planned, ready: Blocks) -> NDArray[np.int64]:
    """Returns the places of the guesses among the candidates, in the order of the kernels."""
    lies = np.full(len(own), -1)
    mine = np.flatnonzero(own >= 0)
    lies[mine] = ready.lies[own[mine]]
    return lies[planned.order]


def _scratch(ready: Blocks) -> NDArray[np.unsignedinteger]:
    """Codes that are computed together, of a thread's own."""
    blocks, _, width = ready.columns.shape
    size = blocks * width * ready.planes.itemsize
    return np.empty((max(1, _TOGETHER // size), blocks * width), ready.planes.dtype)


def _slices(number: int, m: int) -> list[slice]:
    step = max(_CHUNK, _PAIRS // max(m, 1))
    return [slice(start, min(start + step, number)) for start in range(0, number, step)]
