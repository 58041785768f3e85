"""Training of the network that reads letters from tiles, on rendered fonts: `make letters`.

It needs Pillow and fontTools, which matplotlib brings, and about ten minutes. It writes letters.npz
beside this file, and prints the share of letters read correctly in fonts with which it was not
trained.
"""

import io
import itertools
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from wmh.engine.screens.letters import FEATURES, JUNK, LetterModel, cut_glyph, features_of

Floats = NDArray[np.floating]
Samples = tuple[Floats, NDArray[np.intp], NDArray[np.intp]]
"""Features, class, and script of each sample."""

LATIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "àáâãäåąāăæçćčďđðèéêëęěēėğģìíîïīįķłļñńňņòóôõöøőœřśšşșßťțţþùúûüůűūųýÿźżž"
GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґёў"
SCRIPTS = (LATIN + ACCENTED, GREEK, CYRILLIC)
OTHERS = [
    *list("23456789?!#%&@*+=<>/"),
    "Be",
    "He",
    "OK",
    "AND",
    "in",
    "12",
    "16",
    "W3",
    "Li",
    "::",
]

HIDDEN = (224, 128)
ROUNDS, BATCH = 20, 256
EACH = 9
"""Number of pictures of each plain capital in each font; other letters have fewer."""


def classes_of() -> list[str]:
    names: list[str] = []
    for script in SCRIPTS:
        names += [x for letter in script for x in (letter.upper(), letter) if len(x) == 1]
    return [*dict.fromkeys(names), JUNK]


def fonts_in(folder: Path) -> Iterator[tuple[Path, frozenset[str]]]:
    """Yields font files that have all English letters, each with the wanted letters that it has."""
    wanted = "".join(SCRIPTS) + "".join(SCRIPTS).upper()
    for file in sorted(folder.rglob("*")):
        if file.suffix.lower() not in {".ttf", ".otf"}:
            continue
        try:
            with TTFont(file, lazy=True) as font:
                has = font.getBestCmap() or {}
        except Exception as error:
            print(f"{file}: {error}", file=sys.stderr)
            continue
        if all(ord(x) in has for x in LATIN + LATIN.upper()):
            yield file, frozenset(x for x in wanted if ord(x) in has)


def picture_of(text: str, font: ImageFont.FreeTypeFont) -> Image.Image | None:
    """Returns a mask of a rendered text, with a margin; None if the text has no ink."""
    left, top, right, bottom = font.getbbox(text)
    if right - left < 2 or bottom - top < 2:
        return None
    pad = 12
    size = (int(right - left) + 2 * pad, int(bottom - top) + 2 * pad)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((pad - left, pad - top), text, 255, font=font)
    return mask


def shown(mask: Image.Image, height: float, chance: np.random.Generator) -> NDArray[np.uint8]:
    """Returns the mask at about this height in pixels, in two random colours.

    It is spoilt at random as by screens and cameras: tilted, blurred, noisy or compressed.
    """
    scale = height / (mask.height - 24)
    lean = chance.normal(0, 1.2) if chance.random() < 0.3 else 0.0
    bend = chance.normal(0, 0.03) if chance.random() < 0.2 else 0.0
    width = max(4, round(mask.width * scale)), max(4, round(mask.height * scale))
    shift = chance.random(2) / scale
    matrix = (1 / scale, bend / scale, shift[0] - 1 / scale, 0, 1 / scale, shift[1] - 1 / scale)
    if lean:
        mask = mask.rotate(lean, Image.Resampling.BILINEAR)
    if scale < 0.7:
        mask = mask.filter(ImageFilter.BoxBlur(0.5 / scale - 0.5))
    small = mask.transform(
        (width[0] + 2, width[1] + 2), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR
    )
    if chance.random() < 0.3:
        small = small.filter(ImageFilter.GaussianBlur(chance.random() * min(1.2, height / 14)))
    cover = np.asarray(small, np.float32)[..., None] / 255
    while True:
        paper, ink = chance.integers(0, 256, (2, 3))
        if chance.random() < 0.5:
            ink[:] = ink[0]
        if np.abs(paper - ink).max() > 45:
            break
    out: Floats = paper + (ink - paper) * cover
    if chance.random() < 0.25:
        out = out + chance.normal(0, chance.random() * 5, out.shape)
    colours: NDArray[np.uint8] = np.clip(np.round(out), 0, 255).astype(np.uint8)
    if chance.random() < 0.35:
        kept = io.BytesIO()
        Image.fromarray(colours).save(kept, "JPEG", quality=int(chance.integers(45, 92)))
        colours = np.asarray(Image.open(kept).convert("RGB"))
    return colours


def seen(colours: NDArray[np.uint8], chance: np.random.Generator) -> Floats | None:
    """Returns the features that the reader would compute from a picture; None without ink.

    The paper's colour is that of the picture's sides.
    """
    sides = np.concatenate([colours[0], colours[-1], colours[:, 0], colours[:, -1]])
    paper = np.median(sides, axis=0).astype(np.float32)
    far = np.abs(colours.astype(np.float32) - paper).max(-1) > 9
    rows, columns = np.flatnonzero(far.any(1)), np.flatnonzero(far.any(0))
    if not len(rows):
        return None
    around = int(chance.integers(0, 3))
    top, left = max(0, rows[0] - around), max(0, columns[0] - around)
    patch = colours[top : rows[-1] + 1 + around, left : columns[-1] + 1 + around]
    return features_of(cut_glyph(patch, paper).ink)


def samples(
    fonts: Sequence[tuple[Path, frozenset[str]]], each: int, seed: int
) -> tuple[Floats, NDArray[np.intp], NDArray[np.intp]]:
    """Returns features, class, and script of each sample; `each` is as `EACH`."""
    chance = np.random.default_rng(seed)
    place = {name: i for i, name in enumerate(classes_of())}
    lines: list[Floats] = []
    numbers: list[int] = []
    scripts: list[int] = []

    def add(mask: Image.Image, name: str, script: int, times: int) -> None:
        for _ in range(times):
            found = seen(shown(mask, 7 * 9 ** chance.random(), chance), chance)
            if found is not None:
                lines.append(found)
                numbers.append(place[name])
                scripts.append(script)

    for file, has in fonts:
        font = ImageFont.truetype(file, 72)
        for script, letters in enumerate(SCRIPTS):
            for letter in letters + letters.upper():
                if letter in place and letter in has:
                    mask = picture_of(letter, font)
                    capital = letter.isupper()
                    plain = letter.lower() in LATIN
                    times = each if plain and capital else each // 4 if plain else each // 8
                    if mask is not None:
                        add(mask, letter, script, times)
        pairs = ["".join(chance.choice(list(LATIN.upper()), 2)) for _ in range(14)]
        for text in [*OTHERS, *pairs]:
            mask = picture_of(text, font)
            if mask is not None:
                add(mask, JUNK, int(chance.integers(len(SCRIPTS))), each // 4)
        for letter in LATIN.upper():
            mask = picture_of(letter, font)
            if mask is None or letter in "ILTOJCUHN":
                continue
            part = mask.copy()
            blank = int(mask.height * 0.5)
            part.paste(
                0,
                (0, 0, mask.width, blank)
                if chance.random() < 0.5
                else (0, blank, mask.width, mask.height),
            )
            add(part, JUNK, int(chance.integers(len(SCRIPTS))), 2)
    return np.array(lines, np.float32), np.array(numbers), np.array(scripts)


def masks_of() -> Floats:
    """Returns for each script 0 for its classes, and a large negative number for the others."""
    names = classes_of()
    masks = np.full((len(SCRIPTS), len(names)), -1e4, np.float32)
    for number, script in enumerate(SCRIPTS):
        masks[number, [i for i, x in enumerate(names) if x.lower() in script]] = 0
    masks[:, names.index(JUNK)] = 0
    return masks


def trained(features: Floats, numbers: NDArray[np.intp], scripts: NDArray[np.intp]) -> LetterModel:
    """Returns a network trained by Adam, with decreasing steps and noise in the inputs."""
    chance = np.random.default_rng(1)
    names, masks = classes_of(), masks_of()
    sizes = (FEATURES, *HIDDEN, len(names))
    values = [
        x
        for a, b in itertools.pairwise(sizes)
        for x in (
            chance.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32),
            np.zeros(b, np.float32),
        )
    ]
    first, second = [np.zeros_like(x) for x in values], [np.zeros_like(x) for x in values]
    steps, total = 0, ROUNDS * (len(features) // BATCH)
    for turn in range(ROUNDS):
        order = chance.permutation(len(features))
        loss = 0.0
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            inputs = [
                features[batch] + chance.normal(0, 0.06, (BATCH, FEATURES)).astype(np.float32)
            ]
            for i in range(0, len(values), 2):
                out = inputs[-1] @ values[i] + values[i + 1]
                inputs.append(np.maximum(out, 0) if i + 2 < len(values) else out)
            logits = inputs.pop() + masks[scripts[batch]]
            likely = np.exp(logits - logits.max(1, keepdims=True))
            likely /= likely.sum(1, keepdims=True)
            loss -= float(np.log(likely[np.arange(BATCH), numbers[batch]] + 1e-9).mean())
            back = likely
            back[np.arange(BATCH), numbers[batch]] -= 0.97
            back += (
                -0.03
                * (masks[scripts[batch]] == 0)
                / (masks[scripts[batch]] == 0).sum(1, keepdims=True)
            )
            back /= BATCH
            slopes: list[Floats] = []
            for i in range(len(values) - 2, -1, -2):
                slopes = [inputs[i // 2].T @ back, back.sum(0), *slopes]
                if i:
                    back = (back @ values[i].T) * (inputs[i // 2] > 0)
            steps += 1
            rate = 2e-3 * (0.5 + 0.5 * np.cos(np.pi * steps / total)) + 1e-5
            for i, slope in enumerate(slopes):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                step = first[i] / (1 - 0.9**steps)
                values[i] -= rate * step / (np.sqrt(second[i] / (1 - 0.999**steps)) + 1e-8)
        print(f"round {turn + 1}: loss {loss / (len(order) // BATCH):.4f}", flush=True)
    layers = [(values[i], values[i + 1]) for i in range(0, len(values), 2)]
    return LetterModel(tuple(names), tuple(layers))


def right(
    model: LetterModel, features: Floats, numbers: NDArray[np.intp], scripts: NDArray[np.intp]
) -> dict[str, float]:
    """Returns the share of samples that are read right, whatever the case, by kind of letter."""
    names = [x.lower() for x in model.classes]
    found = (model.outputs(features) + masks_of()[scripts]).argmax(1)
    pairs: list[tuple[int, int]] = list(zip(found.tolist(), numbers.tolist(), strict=True))
    same = np.array([names[a] == names[b] for a, b in pairs], np.bool_)
    capital = np.array([x.isupper() and x.lower() in LATIN for x in model.classes])[numbers]
    junk = numbers == names.index(JUNK)
    return {
        "capitals": same[capital].mean(),
        "others": same[~capital & ~junk].mean(),
        "junk": same[junk].mean(),
    }


def main() -> None:
    folders, keep = [Path(x) for x in sys.argv[1:]], Path(__file__).with_name("letters.npz")
    fonts = [x for folder in folders for x in fonts_in(folder)]
    chance = np.random.default_rng(0)
    families = sorted({file.stem.split("-")[0] for file, _ in fonts})
    aside = set(chance.choice(families, max(1, len(families) // 10), replace=False).tolist())
    training = [x for x in fonts if x[0].stem.split("-")[0] not in aside]
    testing = [x for x in fonts if x[0].stem.split("-")[0] in aside]
    print(f"{len(training)} fonts to train with, {len(testing)} of other families to test with")
    lines = samples(training, EACH, 0)
    print(f"{len(lines[0])} pictures", flush=True)
    model = trained(*lines)
    for name, part in right(model, *samples(testing, 6, 7)).items():
        print(f"{name}: {part:.2%}")
    layers = {f"weights{i}": x.astype(np.float16) for i, (x, _) in enumerate(model.layers)}
    layers |= {f"bias{i}": x.astype(np.float16) for i, (_, x) in enumerate(model.layers)}
    np.savez_compressed(keep, allow_pickle=False, classes=np.array(model.classes), **layers)


if __name__ == "__main__":
    main()
