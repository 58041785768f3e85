"""Light of a screenshot: removal of night-light filters, and test for pictures without colour."""

import numpy as np

from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats

STEP = 8
"""Distance of the sampled pixels, in both directions."""

WARM, WARMEST = 0.9, 0.35
"""Greatest and least ratio of blue to red in the brightest pixels under a filter."""

MOST_NEUTRAL, LEAST_WARM = 0.005, 0.02
"""Maximal share of neutral pixels under a filter, and minimal share as warm as white."""

COLOURLESS = 10
"""Maximal chroma of the pixels in a picture without colour."""


def without_filter(picture: Picture) -> Picture:
    """Returns the picture without a warm filter (night light); unchanged if there is none."""
    white = _filtered_white(picture[::STEP, ::STEP].reshape(-1, 3).astype(np.float32))
    if white is None:
        return picture
    return np.clip(picture * (white[0] / white), 0, 255).astype(np.uint8)


def _filtered_white(pixels: Floats) -> Floats | None:
    """Returns the colour that white has under a warm filter; None without a filter.

    Under a filter greys are as warm as white, and only black is neutral.
    """
    last = max(1, len(pixels) // 500)
    top = np.partition(pixels, -last, axis=0)[-last]
    red, green, blue = top.tolist()
    if not (red >= green >= blue > 0 and WARMEST * red <= blue <= WARM * red):
        return None
    brightest = np.median(pixels[pixels[:, 0] >= red - 3], axis=0)
    if np.abs(brightest - top).max() > 6:
        return None
    shown = pixels[pixels[:, 0] > 25]
    if not len(shown):
        return None
    neutral = (np.ptp(shown, axis=1) < 6).mean()
    darker = shown[shown[:, 0] < 0.85 * red]
    warm = np.abs(darker / darker[:, :1] - top / red).max(1) < 0.04
    if neutral > MOST_NEUTRAL or warm.sum() < LEAST_WARM * len(pixels):
        return None
    return np.asarray(top, np.float32)


def is_colourless(picture: Picture) -> bool:
    """True if no sampled pixel has a colour."""
    return bool(np.ptp(picture[::STEP, ::STEP], axis=2).max(initial=0) <= COLOURLESS)
