"""Further families of games, and damage to pictures on the way to the reader.

As in `looks`, some are for developing, some for choosing, and the last are only reported on: they
were drawn before the reader was changed, and read once at the end.
"""

import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from tests.engine.screens.drawn import array_of
from tests.engine.screens.game_painting import Drawn, Effect, Look, Truth, font_of, hsv, lightness
from tests.engine.screens.looks import ink_on, look_of, terminal
from tests.engine.screens.terminal_painting import terminal_of, touching

Choice = Callable[[random.Random], Look]
SANS = ("DejaVu Sans", "Nimbus Sans", "Liberation Sans", "URW Gothic")


def image_of(pixels) -> QImage:
    pixels = np.ascontiguousarray(np.clip(pixels, 0, 255).astype(np.uint8))
    height, width, _ = pixels.shape
    return QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def moved(truth: Truth, move: Callable[[QRectF], QRectF]) -> Truth:
    boards = [
        {**x, "tile_boxes": [move(QRectF(*box)).getRect() for box in x["tile_boxes"]]}
        for x in truth["boards"]
    ]
    return {**truth, "boards": boards}


def scaled(least: float, most: float) -> Effect:
    """A picture that was taken at a broken scale."""

    def effect(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
        scale = chance.uniform(least, most)
        size = (page.size().toSizeF() * scale).toSize()
        smooth = Qt.TransformationMode.SmoothTransformation
        image = page.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        resized = QTransform.fromScale(scale, scale)
        return image.convertToFormat(page.format()), moved(truth, resized.mapRect)

    return effect


def photo(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
    """A photograph of a screen: askew, uneven light, grain."""
    wide, high = page.width(), page.height()

    def off(size: int) -> float:
        return chance.uniform(0, 0.025) * size

    corners = [(0, 0), (wide, 0), (wide, high), (0, high)]
    inner = [(x + off(wide) * (1 if x == 0 else -1), y + off(high) * (1 if y == 0 else -1))
             for x, y in corners]  # fmt: skip
    skew = QPolygonF([QPointF(*x) for x in inner])
    warp = QTransform()
    QTransform.quadToQuad(QPolygonF([QPointF(*x) for x in corners]), skew, warp)
    image = QImage(page.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#303030"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(warp)
    painter.drawImage(0, 0, page)
    painter.end()
    pixels = array_of(image).astype(np.float32)
    light = np.linspace(chance.uniform(0.8, 1), chance.uniform(0.8, 1), wide)[None, :, None]
    grain = np.random.default_rng(chance.randrange(2**32)).normal(0, 3, pixels.shape)
    return image_of(pixels * light + grain), moved(truth, warp.mapRect)


def inverted(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
    page.invertPixels()
    return page, truth


def washed(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
    """A screenshot of a screen of high dynamic range: bright, and pale."""
    least, power = chance.uniform(10, 60), chance.uniform(0.6, 0.9)
    pixels = (array_of(page) / 255.0) ** power
    return image_of(least + pixels * (255 - least)), truth


def on_desktop(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
    """A window among others: a bar, icons with labels, an article, an editor."""
    dark = chance.random() < 0.5
    back, ink = ("#1e1f24", "#d0d0d0") if dark else ("#dfe3ea", "#222222")
    image = QImage(page.width() + 620, page.height() + 120, QImage.Format.Format_RGB32)
    image.fill(QColor(back))
    painter = QPainter(image)
    painter.setPen(QColor(ink))
    painter.setFont(font_of("DejaVu Sans", 13, bold=False))
    text = "the river runs by a town and few know where it ends its long way down".split()  # noqa: SIM905
    for i in range(image.height() // 22):
        line = " ".join(chance.choice(text) for _ in range(6))
        painter.drawText(page.width() + 330, 30 + 22 * i, line)
    for i in range(8):
        box = QRectF(16 + 90 * (i % 2), 60 + 100 * (i // 2), 48, 48)
        painter.setBrush(hsv(chance.uniform(0, 360), 0.6, 0.8))
        painter.drawRoundedRect(box, 8, 8)
        painter.drawText(box.translated(0, 40), Qt.AlignmentFlag.AlignCenter, chance.choice(text))
    x, y = 230, 70
    painter.fillRect(QRectF(x, y - 28, page.width(), 28), QColor("#44474f"))
    painter.drawText(x + 10, y - 9, "Words - Browser      _ o x")
    painter.drawImage(x, y, page)
    painter.end()
    return image, moved(truth, lambda box: box.translated(x, y))


def on_phone(page: QImage, truth: Truth, chance: random.Random) -> Drawn:
    """The picture of a phone: twice or three times as fine, bars above and below."""
    factor = chance.choice([2, 3]) * (0.62 if page.width() > 500 else 1)
    image, truth = scaled(factor, factor)(page, truth, chance)
    whole = QImage(image.width(), image.height() + 170, QImage.Format.Format_RGB32)
    whole.fill(page.pixelColor(1, 1))
    painter = QPainter(whole)
    painter.setPen(QColor("#ffffff" if lightness(page.pixelColor(1, 1)) < 0.5 else "#000000"))
    painter.setFont(font_of("DejaVu Sans", 30, bold=True))
    painter.drawText(30, 50, "9:41")
    painter.drawText(image.width() - 160, 50, "5G  87%")
    painter.drawImage(0, 80, image)
    for i in range(3):
        painter.drawRect(QRectF(image.width() * (i + 0.8) / 3.6, whole.height() - 60, 30, 30))
    painter.end()
    return whole, moved(truth, lambda box: box.translated(0, 80))


def _bare(chance: random.Random) -> Look:
    """A terminal that draws a line around what is right or present, and nothing else."""
    look = terminal(chance, "outline")
    return replace(look, bare=True, beside=chance.choice(["", "numbers"]))


def _ink_alone(chance: random.Random) -> Look:
    """Letters in colour on the page, as a terminal without boxes prints them."""
    look = terminal(chance, "square")
    page = dict.fromkeys("gyw", look.page)
    absent = hsv(0, 0, chance.uniform(0.35, 0.9))
    return replace(look, colours=page, ink={**look.colours, "w": absent}, edge=look.page,
                   tile=chance.randint(22, 40), gap=chance.randint(2, 14), bold=True)  # fmt: skip


def _four(chance: random.Random) -> Look:
    """Four small boards on a pale ground, words between them; empty cells hardly seen."""
    look = look_of(chance, "pale")
    blank = QColor(look.page).darker(chance.randint(101, 104))
    return replace(look, tile=chance.randint(20, 30), gap=chance.randint(1, 5), boards=4,
                   blank=blank, edge=QColor(look.page).darker(chance.randint(103, 112)),
                   heights=(9, 9), lengths=(5,), water=True, lower=False, font=chance.choice(SANS),
                   framed=chance.random() < 0.3)  # fmt: skip


def _any_hues(chance: random.Random, apart: tuple[float, float] = (50, 310)) -> Look:
    """Right has any hue of the circle, present another; green is never present."""
    look = look_of(chance)
    right = chance.uniform(0, 360)
    present = (right + chance.uniform(*apart)) % 360
    if 70 < present < 170:
        right, present = present, right
    fills = {**look.colours, "g": hsv(right, chance.uniform(0.35, 1), chance.uniform(0.5, 0.95)),
             "y": hsv(present, chance.uniform(0.35, 1), chance.uniform(0.5, 0.95))}  # fmt: skip
    return replace(look, colours=fills, ink={k: ink_on(x, chance) for k, x in fills.items()})


def _yellow_greens(chance: random.Random) -> Look:
    """A green near yellow beside a yellow or a blue, on grey: told by what differs, not by hue."""
    look = look_of(chance, chance.choice(["light", "dark", "tinted"]))
    green = hsv(chance.uniform(66, 96), chance.uniform(0.45, 1), chance.uniform(0.7, 0.95))
    other = hsv(chance.choice([30, 40, 195, 205, 215]), chance.uniform(0.4, 0.9), 0.9)
    fills = {**look.colours, "g": green, "y": other}
    return replace(look, colours=fills, ink={k: ink_on(x, chance) for k, x in fills.items()})


def _absent_alone(ground: str) -> Choice:
    """The only row is all absent."""
    return lambda c: replace(look_of(c, ground), only_absent=True)


def _same_as_empty(chance: random.Random) -> Look:
    """Absent tiles look like empty ones, with their edge."""
    look = look_of(chance, chance.choice(["light", "dark"]))
    fills = {**look.colours, "w": look.blank}
    return replace(look, colours=fills, ink={**look.ink, "w": look.typed})


def _white_right(chance: random.Random) -> Look:
    """Right is white, present grey, absent as dark as the page or a tint."""
    look = look_of(chance, "dark")
    fills = {"g": QColor("#f4f4f4"), "y": hsv(chance.uniform(30, 55), 0.7, 0.8),
             "w": chance.choice([hsv(0, 0, 0.3), hsv(220, 0.5, 0.4)])}  # fmt: skip
    return replace(look, colours=fills, ink={k: ink_on(x, chance) for k, x in fills.items()})


DEVELOP: dict[str, Choice] = {
    "bare terminal": _bare,
    "first row absent": _absent_alone("any"),
    "four faint": _four,
    "yellow greens": _yellow_greens,
    "photographs": lambda c: replace(look_of(c), effect=photo),
    "raised": lambda c: replace(look_of(c), shape="raised"),
    "grown row": lambda c: replace(
        _yellow_greens(c),
        grown=c.uniform(1.1, 1.3),
        gap=c.randint(6, 12),
        tile=c.randint(36, 64),
        shape="rounded",
    ),
    "prompts": terminal_of("prompts"),
    "terminal keyboard": terminal_of("keyboard"),
    "touching cells": touching,
}
CHOOSE: dict[str, Choice] = {
    "ink alone": _ink_alone,
    "any hues": _any_hues,
    "desktop": lambda c: replace(look_of(c), effect=on_desktop, boards=c.choice([1, 1, 4]),
                                 tile=c.randint(22, 48), lower=False),
    "inverted": lambda c: replace(look_of(c), effect=inverted),
    "signs": lambda c: replace(look_of(c), sign=c.choice(["1", "3", "8"]), lower=False,
                               beside=c.choice(["", "scores", "numbers"]), tile=c.randint(40, 80)),
    "same as empty": _same_as_empty,
    "log": terminal_of("log"),
    "answer below": lambda c: replace(look_of(c), answer=True, heights=(6, 7)),
    "keyboard first row absent": lambda c: replace(terminal_of("keyboard")(c), only_absent=True),
}  # fmt: skip
SEALED: dict[str, Choice] = {
    "bare lines below": lambda c: replace(terminal(c, "underline"), bare=True),
    "phones": lambda c: replace(look_of(c), effect=on_phone, tile=c.randint(44, 60), lower=False,
                                only_absent=c.random() < 0.25),
    "washed out": lambda c: replace(look_of(c), effect=washed),
    "opposite hues": lambda c: _any_hues(c, (110, 250)),
    "hatched": lambda c: replace(look_of(c), shape="diamonds", font=c.choice(SANS)),
    "pills": lambda c: replace(_yellow_greens(c), shape="pill", gap=c.randint(5, 12),
                               letter=0.46),
    "broken scales": lambda c: replace(look_of(c), effect=scaled(0.55, 1.7),
                                       tile=c.randint(40, 56)),
    "white right": _white_right,
    "framed fours": lambda c: replace(_four(c), framed=True, boards=c.choice([2, 4, 8]),
                                      beside=c.choice(["", "numbers"]), tile=c.randint(18, 32)),
    "frames on desktops": lambda c: replace(_bare(c), effect=on_desktop),
}  # fmt: skip
