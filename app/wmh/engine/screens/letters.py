"""Recognition of a tile's letter by a small network, computed with numpy.

A letter is cut to its ink, scaled to SIDE x SIDE, and joined with its ratio of width to height.
`resources/letters/train.py` trains the weights on rendered fonts, never on pictures of games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]

SIDE = 16
_WIDTHS = np.array([-3.0, -2.25, -1.5, -1.0, -0.6, -0.3, 0.0, 0.3, 0.6], np.float32)
"""Ratios of width to height with a feature each, as logarithms to base 2."""

FEATURES = SIDE * SIDE + len(_WIDTHS)
JUNK = ""
"""Class of glyphs that are no letter: digits, signs, several letters, parts of letters."""

_OTHERWISE = -6.0
"""Log-probability of a letter that the network did not learn."""


@dataclass(frozen=True)
class LetterInk:
    """Ink of a letter: float32 (height, width), 0 for background and 1 for ink."""

    ink: Floats
    colour: Floats
    """Colour of the ink."""
    contrast: float
    """Difference of the ink's colour from the background's, at most 255."""


def cut_glyph(patch: NDArray[np.uint8], paper: Floats) -> LetterInk:
    """Returns the ink of a patch, (height, width, 3); `paper` is its background colour."""
    away: Floats = patch.astype(np.float32) - paper
    red, green, blue = away[..., 0], away[..., 1], away[..., 2]
    far: Floats = np.maximum(np.maximum(np.abs(red), np.abs(green)), np.abs(blue))
    light = red + green + blue
    if 4 * min((light > 45).sum(), (light < -45).sum()) > far.size // 25:
        # Letters have shadows, which are on the other side of the paper, and less.
        far[(light < 0) if light.sum() > 0 else (light > 0)] = 0
    least = float(np.partition(far, -max(1, far.size // 25), axis=None)[-max(1, far.size // 25)])
    ink: Floats = away[far >= max(least, 1e-3)].mean(0) if far.any() else np.zeros(3, np.float32)
    length = float((ink * ink).sum())
    if length < 1:
        return LetterInk(np.zeros(far.shape, np.float32), paper, 0.0)
    shown = np.clip(away @ (ink / length), 0, 1)
    return LetterInk(shown, paper + ink, float(np.abs(ink).max()))


def features_of(ink: Floats) -> Floats | None:
    """Returns the network's input for a letter's ink: float32 (FEATURES,); None without ink."""
    across, down = _ends(ink.max(0)), _ends(ink.max(1))
    if across is None or down is None:
        return None
    x = np.linspace(*across, SIDE + 1, dtype=np.float32)
    y = np.linspace(*down, SIDE + 1, dtype=np.float32)
    square: Floats = _cover(y, ink.shape[0]) @ ink @ _cover(x, ink.shape[1]).T
    square /= max(1e-6, (x[1] - x[0]) * (y[1] - y[0]))
    wide = np.log2((across[1] - across[0]) / (down[1] - down[0]))
    return np.concatenate([square.ravel(), np.exp(-(((wide - _WIDTHS) / 0.35) ** 2))])


def _ends(profile: Floats) -> tuple[float, float] | None:
    """Returns the beginning and end of the ink along a profile, in fractions of a pixel."""
    there = np.flatnonzero(profile >= 0.5)
    if not len(there):
        return None
    first, last = int(there[0]), int(there[-1])
    before = profile[first - 1] if first else 0.0
    after = profile[last + 1] if last + 1 < len(profile) else 0.0
    begins = first + 1 - float(profile[first]) - float(before)
    ends = last + float(profile[last]) + float(after)
    return max(0.0, begins), max(begins + 0.5, min(ends, len(profile)))


def _cover(edges: Floats, pixels: int) -> Floats:
    """Returns the share of each pixel that lies between two neighbouring edges.

    The result has a row for each pair of edges and a column for each pixel.
    """
    before = np.clip(edges[:, None] - np.arange(pixels, dtype=np.float32), 0, 1)
    return before[1:] - before[:-1]


@dataclass(frozen=True)
class LetterModel:
    """The trained network: its classes (letters of both cases, and JUNK), and its layers."""

    classes: tuple[str, ...]
    layers: tuple[tuple[Floats, Floats], ...]

    def outputs(self, features: Floats) -> Floats:
        """Returns the score of each class (columns) for each row of features; larger is better."""
        values = features
        for number, (weights, bias) in enumerate(self.layers):
            values = values @ weights + bias
            if number + 1 < len(self.layers):
                values = np.maximum(values, 0)
        return values


def open_model(file: Path) -> LetterModel:
    """Loads the network from a file. Raises OSError or ValueError."""
    with np.load(file, allow_pickle=False) as kept:
        classes = tuple(str(x) for x in kept["classes"])
        number = sum(name.startswith("weights") for name in kept.files)
        layers = tuple(
            (kept[f"weights{i}"].astype(np.float32), kept[f"bias{i}"].astype(np.float32))
            for i in range(number)
        )
    return LetterModel(classes, layers)


def likelihoods(
    model: LetterModel, features: Floats, letters: Sequence[str]
) -> tuple[Floats, Floats]:
    """Returns the log-likelihood of each letter for each glyph, and that of no letter.

    The arrays are float32 (glyphs, letters) and (glyphs,). All glyphs are of one game, which writes
    either capitals or small letters: the likelier case is assumed for all, since several letters
    have the same shape in both.
    """
    outputs = model.outputs(features)
    place = {name: i for i, name in enumerate(model.classes)}
    cases = [[place.get(f(x)) for x in letters] for f in (str.upper, str.lower)]
    junk = place[JUNK]
    known = sorted({i for case in cases for i in case if i is not None} | {junk})
    logs = _logs(outputs, known)
    best, found = -np.inf, cases[0]
    for case in cases:
        there = [i for i in case if i is not None]
        weight = float(np.maximum(logs[:, there].max(1), -4).sum()) if there else -np.inf
        if weight > best:
            best, found = weight, case
    there = [i for i in found if i is not None]
    logs = _logs(outputs, [*there, junk])
    of_case = np.full((len(features), len(letters)), _OTHERWISE, np.float32)
    of_case[:, [j for j, i in enumerate(found) if i is not None]] = logs[:, there]
    return of_case, logs[:, junk].astype(np.float32)


def _logs(outputs: Floats, classes: Sequence[int]) -> Floats:
    """Returns the log-probabilities; the given classes have probability 1 together."""
    chosen = outputs[:, classes].astype(np.float64)
    top = chosen.max(1, keepdims=True)
    return outputs - (top + np.log(np.exp(chosen - top).sum(1, keepdims=True)))
