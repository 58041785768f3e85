"""Candidates made ready for the kernels, in blocks that fit the cache."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels import coding
from wmh.engine.strategy.kernels.numba_check import bits, codes

_WIDTH = 4096
_VECTOR = 32
_BYTE = 256

_CODES = 1 << 20
"""More codes than this do not have a bin each: the bins in use would not stay in the cache."""


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Candidates and their share of the codes; every array is as `coding` says.

    Candidate j lies at place `lies[j]`: they are shuffled, so that equal codes, which must wait
    for each other in a histogram, do not follow each other. A histogram has `bins`: one for each
    code, or enough to hash them.
    """

    kind: int
    bins: int
    solved: np.integer
    lies: NDArray[np.intp]
    numbers: NDArray[np.int32]
    columns: NDArray[np.uint8]
    times: NDArray[np.uint8]
    planes: NDArray[np.unsignedinteger]

    def __len__(self) -> int:
        return len(self.numbers)


def arrange(
    candidates: Candidates,
    rule: Rule,
    used: NDArray[np.bool_],
    weights: NDArray[np.int64] | None = None,
) -> Blocks:
    """Make candidates ready to be split by guesses that use these letters at these places.

    Of candidates that weigh int64 `weights` (m,), the heaviest lie first.
    """
    m, length = candidates.letters.shape
    number = codes(rule, length)
    lies = _shuffle(m)
    if weights is not None:
        shuffled = np.argsort(lies)
        lies[shuffled[np.argsort(-weights[shuffled], kind="stable")]] = np.arange(m)
    width = min(_WIDTH, -(-max(m, 1) // _VECTOR) * _VECTOR)
    blocks = -(-max(m, 1) // width)
    columns = np.zeros((length, blocks * width), np.uint8)
    columns[:, lies] = candidates.letters.T
    columns = np.ascontiguousarray(columns.reshape(length, blocks, width).swapaxes(0, 1))
    labels = used.shape[1]
    times = coding.count_letters(columns, labels)
    code = np.dtype(f"uint{bits(rule, length)}").type
    planes = np.empty((blocks, length, labels, width), code)
    coding.fill_planes(planes, used, coding.KINDS[rule], columns, times)
    bins = max(number, _BYTE) if number <= _CODES else 1 << (2 * m | 511).bit_length()
    return Blocks(
        coding.KINDS[rule], bins, code(number - 1), lies, candidates.numbers, columns, times, planes
    )


def _shuffle(m: int) -> NDArray[np.intp]:
    """A fixed order in which neighbours come to lie far apart."""
    step = int(0.618 * m) | 1
    while np.gcd(step, max(m, 1)) > 1:
        step += 2
    return np.arange(m) * step % max(m, 1)
