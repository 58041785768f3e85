"""The light of a picture: filters of warm light, and pictures that have no colour."""

import numpy as np

from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats

STEP = 8
"""Each so many-th pixel of a line, and each so many-th line, is looked at."""

WARM, WARMEST = 0.9, 0.35
"""Blue as a part of red in what is brightest, where a filter is on."""

MOST_NEUTRAL, LEAST_WARM = 0.005, 0.02
"""Parts of the pixels that may be grey under a filter, and that must be as warm as the white."""

COLOURLESS = 10
"""Chroma that pixels of a picture without colour have at most."""


def without_filter(picture: Picture) -> Picture:
    """The picture as it is without a filter of warm light; itself if there is none."""
    white = _filtered_white(picture[::STEP, ::STEP].reshape(-1, 3).astype(np.float32))
    if white is None:
        return picture
    return np.clip(picture * (white[0] / white), 0, 255).astype(np.uint8)


def _filtered_white(pixels: Floats) -> Floats | None:
    """The colour of white under a warm filter; None without one.

    Under a filter the greys are as warm as the white, and nothing is grey but black.
    """
    last = max(1, len(pixels) // 500)
    top = np.partition(pixels, -last, axis=0)[-last]
    red, green, blue = top.tolist()
    if not (red >= green >= blue and WARMEST * red <= blue <= WARM * red):
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
    """True if no pixel that is looked at has a colour."""
    return bool(np.ptp(picture[::STEP, ::STEP], axis=2).max(initial=0) <= COLOURLESS)
