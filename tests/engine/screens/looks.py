"""Looks of games, drawn by lot: hues, font, sizes, and what stands around a board."""

import random
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QColor

from tests.engine.screens.game_painting import Look, hsv, lightness

FONTS = ("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Nimbus Sans", "Nimbus Roman",
         "Nimbus Mono PS", "URW Gothic", "C059", "P052", "URW Bookman")  # fmt: skip


def ink_on(colour: QColor, chance: random.Random) -> QColor:
    light = lightness(colour)
    if 0.4 < light < 0.62:
        return QColor(chance.choice(["#ffffff", "#000000"]))
    return QColor("#ffffff" if light < 0.5 else chance.choice(["#000000", "#222222", "#1a1a2e"]))


def hues(chance: random.Random) -> tuple[float, float]:
    """The hues of right and of present: mostly a green and something else, at times any two."""
    kind = chance.random()
    if kind < 0.7:
        right = chance.uniform(78, 165)
        others = [chance.uniform(20, 58), chance.uniform(185, 320), chance.uniform(38, 56)]
        return right, chance.choice(others)
    if kind < 0.85:
        return chance.choice([(22, 205), (2, 48), (215, 45), (280, 50), (28, 215), (200, 25)])
    right = chance.uniform(0, 360)
    present = (right + chance.uniform(60, 300)) % 360
    # Nobody calls green present beside another colour that is right.
    return (present, right) if 75 < present < 165 else (right, present)


def grounds(chance: random.Random, kind: str) -> tuple[QColor, QColor, QColor, QColor]:
    """Page, blank tile, edge and typed ink."""
    if kind == "any":
        kind = chance.choice(["light", "dark", "dark", "tinted"])
    tint = chance.uniform(0, 360)
    if kind == "light":
        page = hsv(tint, chance.choice([0, 0, 0.03]), chance.uniform(0.93, 1))
        edge, typed = hsv(0, 0, chance.uniform(0.55, 0.83)), QColor("#111111")
        blank = chance.choice([page, page, hsv(0, 0, page.valueF() - 0.08)])
    elif kind == "dark":
        page = hsv(tint, chance.choice([0, 0, 0.3, 0.5]), chance.uniform(0.04, 0.18))
        edge, typed = hsv(tint, 0.1, page.valueF() + chance.uniform(0.15, 0.3)), QColor("#f4f4f4")
        blank = chance.choice([page, page, hsv(tint, 0.15, page.valueF() + 0.08)])
    elif kind == "pale":
        page = hsv(tint, chance.uniform(0.05, 0.2), chance.uniform(0.88, 0.99))
        edge = hsv(tint, page.saturationF() + 0.02, page.valueF() - 0.07)
        blank, typed = hsv(tint, page.saturationF(), page.valueF() - 0.05), QColor("#222222")
    else:
        page = hsv(tint, chance.uniform(0.3, 0.7), chance.uniform(0.2, 0.4))
        edge, typed = hsv(tint, 0.25, page.valueF() + 0.28), QColor("#ffffff")
        blank = chance.choice([page, hsv(tint, page.saturationF(), page.valueF() + 0.1)])
    return page, blank, edge, typed


def look_of(chance: random.Random, ground="any", saturation=(0.4, 0.9), value=(0.5, 0.9)) -> Look:
    page, blank, edge, typed = grounds(chance, ground)
    right, present = hues(chance)
    fills = {
        sign: hsv(hue, chance.uniform(*saturation), chance.uniform(*value))
        for sign, hue in (("g", right), ("y", present))
    }
    dark = lightness(page) < 0.45
    grey = chance.uniform(0.26, 0.4) if dark else chance.uniform(0.42, 0.68)
    while abs(grey - lightness(blank)) < 0.09:
        grey += 0.05 if dark else -0.05
    fills["w"] = hsv(220, chance.choice([0, 0, 0.08]), grey)
    one = ink_on(fills["w"], chance)
    ink = {k: one if abs(lightness(one) - lightness(x)) > 0.3 else ink_on(x, chance)
           for k, x in fills.items()}  # fmt: skip
    tile = chance.choice([chance.uniform(24, 40), chance.uniform(40, 64), chance.uniform(60, 90)])
    return Look(
        page, fills, blank, edge, ink, typed, tile=round(tile), font=chance.choice(FONTS[:8]),
        gap=round(max(2, tile * chance.uniform(0.06, 0.16))), bold=chance.random() < 0.8,
        lower=chance.random() < 0.1, letter=chance.uniform(0.48, 0.62),
        keyboard=chance.random() < 0.7, lengths=(4, 5, 5, 5, 6, 7), heights=(4, 7),
    )  # fmt: skip


def terminal(chance: random.Random, shape: str) -> Look:
    look = look_of(chance, "dark", (0.5, 1), (0.65, 1))
    page = hsv(chance.uniform(0, 360), chance.choice([0, 0.3]), chance.uniform(0, 0.15))
    plain = hsv(0, 0, chance.uniform(0.55, 0.95))
    return replace(
        look, page=page, blank=page, edge=hsv(0, 0, chance.uniform(0.25, 0.6)), typed=plain,
        colours={**look.colours, "w": plain}, ink={**look.colours, "w": plain}, shape=shape,
        font=chance.choice(["DejaVu Sans Mono", "Nimbus Mono PS"]), lower=False,
        tile=round(chance.uniform(34, 56)),
    )  # fmt: skip


def _small_pale(chance: random.Random) -> Look:
    look = look_of(chance, "pale")
    return replace(look, tile=chance.randint(20, 30), gap=chance.randint(2, 4), boards=4,
                   heights=(9, 9), lengths=(5,), water=True, lower=False, bold=True)  # fmt: skip


def _greens(chance: random.Random) -> Look:
    look = look_of(chance)
    fills = {**look.colours, "g": hsv(chance.uniform(75, 96), chance.uniform(0.5, 1), 0.88),
             "y": hsv(chance.choice([48, 200, 55]), 0.6, 0.9)}  # fmt: skip
    ink = QColor(chance.choice(["#ffffff", "#111111"]))
    return replace(look, colours=fills, ink={**look.ink, "g": ink, "y": ink})


def _coloured_absent(chance: random.Random) -> Look:
    """Absent has a colour of its own; at times right is white."""
    look = look_of(chance, chance.choice(["dark", "tinted"]))
    absent = hsv(chance.choice([0, 215, 260, 340]), chance.uniform(0.5, 0.9), 0.6)
    right = look.colours["g"] if chance.random() < 0.6 else QColor("#f6f6f6")
    fills = {"g": right if right.hueF() < 0 or 70 < right.hue() < 170 else hsv(130, 0.7, 0.6),
             "y": hsv(chance.uniform(40, 55), 0.75, 0.85), "w": absent}  # fmt: skip
    return replace(look, colours=fills, ink={k: ink_on(x, chance) for k, x in fills.items()})


def _many(chance: random.Random) -> Look:
    look = look_of(chance)
    return replace(look, tile=chance.randint(18, 30), gap=chance.randint(2, 4), lower=False,
                   boards=chance.choice([2, 8, 16]), heights=(6, 13), lengths=(5,), bold=True,
                   font=chance.choice(FONTS[:1] + FONTS[3:4]))  # fmt: skip


DEVELOP: dict[str, Callable[[random.Random], Look]] = {
    "flat": look_of,
    "light greens": _greens,
    "outlined": lambda c: terminal(c, "outline"),
    "small pale": _small_pale,
    "rounded neon": lambda c: replace(look_of(c, "dark", (0.8, 1), (0.85, 1)), shape="rounded"),
}
CHOOSE: dict[str, Callable[[random.Random], Look]] = {
    "circles": lambda c: replace(look_of(c), shape="circle", letter=0.45, gap=8),
    "underlined": lambda c: terminal(c, "underline"),
    "pastel": lambda c: look_of(c, "light", (0.25, 0.45), (0.85, 0.97)),
    "touching": lambda c: replace(look_of(c), gap=1),
    "coloured absent": _coloured_absent,
}
REPORT: dict[str, Callable[[random.Random], Look]] = {
    "shadowed": lambda c: replace(look_of(c), shape="shadow", gap=9),
    "box drawing": lambda c: replace(terminal(c, "double"), gap=2),
    "reversed": lambda c: replace(look_of(c, "dark", (0.5, 1), (0.6, 1)), gap=3,
                                  font="DejaVu Sans Mono", shape="square"),
    "gradient": lambda c: replace(look_of(c), shape="gradient"),
    "many boards": _many,
    "dialogs and jpeg": lambda c: replace(look_of(c), dialog=True, water=True,
                                          jpeg=c.randint(70, 92)),
    "long words": lambda c: replace(look_of(c), lengths=(3, 8, 9, 10, 11, 12, 13, 15),
                                    heights=(4, 10), tile=c.randint(28, 44)),
}  # fmt: skip
