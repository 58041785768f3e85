"""Prior of a word: the likelihood that it is a secret, by its tier."""

import numpy as np
from numpy.typing import NDArray

_BY_TIER = {
    10: 0.98, 15: 0.97, 20: 0.93, 25: 0.93, 30: 0.85, 35: 0.6, 38: 0.6, 40: 0.5, 45: 0.5, 50: 0.38,
    55: 0.34, 60: 0.25, 65: 0.065, 68: 0.06, 70: 0.01, 75: 0.006, 80: 0.002,
}  # fmt: skip
"""Share of the words in each tier that are answers of Wordle, smoothed to fall steadily."""

_UNKNOWN = 0.1
"""Weight of words without a tier, or with a tier that SCOWL does not have."""


def weights(tiers: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Returns the weight of words with these tiers; only the ratios of weights matter."""
    table = np.full(128, _UNKNOWN)
    for tier, weight in _BY_TIER.items():
        table[tier] = weight
    return table[tiers]
