"""Experience of Lingo: mean points of classes of words by size, from earlier games."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Experience:
    """Mean points by word length, attempts left and number of candidates, from earlier games.

    `means[length][left - 2]` holds for each of `sizes`, a number of candidates, the mean over the
    candidates of the attempts left at a win.
    """

    sizes: Sequence[int]
    means: Mapping[int, Sequence[Sequence[float]]]

    def worth(self, length: int, attempts: int, most: int) -> NDArray[np.float64]:
        """Returns the expected points of classes, float64 (attempts, most + 1).

        Rows are the attempts left, columns the sizes of classes. Between known sizes the means are
        linear in the logarithm; an unknown length is treated as the nearest known one, and each
        attempt beyond the known ones adds one.
        """
        known = self.means[min(self.means, key=lambda each: abs(each - length))]
        number = np.arange(most + 1)
        table = np.zeros((attempts, most + 1))
        for left in range(1, attempts):
            if left == 1:
                table[left] = number > 0
                continue
            means = known[min(left, len(known) + 1) - 2]
            beyond = max(0, left - len(known) - 1)
            mean = np.interp(np.log(np.maximum(number, 1)), np.log(self.sizes), means) + beyond
            table[left] = mean * number
            table[left, 1:3] = (left, 2 * left - 1)[:most]
        return table


def novice() -> Experience:
    """Returns an assumed experience: each doubling of a class costs a third of an attempt."""
    sizes = [1 << doublings for doublings in range(11)]
    means = [[max(left - 0.3 * doublings, 0.1) for doublings in range(11)] for left in range(2, 5)]
    return Experience(sizes, {5: means})


def read_experience(path: Path) -> Experience:
    """Returns the experience of a file. Raises OSError or ValueError."""
    read = json.loads(path.read_text("ascii"))
    return Experience(read["sizes"], {int(length): m for length, m in read["means"].items()})
