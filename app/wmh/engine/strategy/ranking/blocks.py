"""Candidates in the layout of the kernels: in blocks that fit the cache."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels.coding import Rows

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
