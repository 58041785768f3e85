"""The prior of a word: how likely it is to be a secret, by how common it is."""

import numpy as np
from numpy.typing import NDArray

_BY_TIER = {10: 1.0, 20: 0.96, 35: 0.83, 40: 0.6, 50: 0.34, 55: 0.14, 60: 0.08, 70: 0.02, 80: 0.003}
"""Share of the words of a SCOWL size that are answers of Wordle, smoothed; none is impossible."""

_UNKNOWN = 0.1
"""For words of lists that give no tier, or one that SCOWL does not have."""


def weights(tiers: NDArray[np.uint8]) -> NDArray[np.float64]:
    """A weight for each word of these tiers; only their ratios mean anything."""
    table = np.full(128, _UNKNOWN)
    for tier, weight in _BY_TIER.items():
        table[tier] = weight
    return table[tiers]
