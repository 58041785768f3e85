"""The prior of a word: how likely it is to be a secret, by how common it is."""

import numpy as np
from numpy.typing import NDArray

_BY_TIER = {
    10: 0.98, 15: 0.97, 20: 0.93, 25: 0.93, 30: 0.85, 35: 0.6, 38: 0.6, 40: 0.5, 45: 0.5, 50: 0.38,
    55: 0.34, 60: 0.25, 65: 0.065, 68: 0.06, 70: 0.01, 75: 0.006, 80: 0.002,
}  # fmt: skip
"""Share of the words of a tier that are answers of Wordle, smoothed so that it falls; none is
impossible."""

_UNKNOWN = 0.1
"""For words of lists that give no tier, or one that SCOWL does not have."""


def weights(tiers: NDArray[np.uint8]) -> NDArray[np.float64]:
    """A weight for each word of these tiers; only their ratios mean anything."""
    table = np.full(128, _UNKNOWN)
    for tier, weight in _BY_TIER.items():
        table[tier] = weight
    return table[tiers]
