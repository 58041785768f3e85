"""Games that nobody has made, drawn by chance: pictures with their truth, by families.

A family is a way to draw tiles on a kind of ground; all else is drawn by lot: the hues, the font,
the sizes, how far the game has come, what stands around it. `FAMILIES` says which are for
developing, which for choosing between ways, and which are only reported on. Run as a module it
writes a folder for `wmh bench read --data`.
"""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPen

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Mark
from wmh.engine.question import TIERS, Familiarity, Question
from wmh.helper.lists import library

SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}
FONTS = ("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Nimbus Sans", "Nimbus Roman",
         "Nimbus Mono PS", "URW Gothic", "C059", "P052", "URW Bookman")  # fmt: skip
Colours = dict[str, QColor]


@dataclass(frozen=True)
class Look:
    """Looks of a game. `colours` are by g, y, w, of what is marked; `blank` of what is not."""

    page: QColor
    colours: Colours
    blank: QColor
    edge: QColor
    ink: dict[str, QColor]
    typed: QColor
    shape: str = "square"
    tile: float = 52
    gap: float = 5
    font: str = "DejaVu Sans"
    bold: bool = True
    lower: bool = False
    letter: float = 0.55
    keyboard: bool = True
    boards: int = 1
    lengths: tuple[int, ...] = (5,)
    heights: tuple[int, int] = (5, 7)
    water: bool = False
    dialog: bool = False
    jpeg: int = 0


def hsv(hue: float, saturation: float, value: float) -> QColor:
    return QColor.fromHsvF(hue % 360 / 360, min(1, max(0, saturation)), min(1, max(0, value)))


def lightness(colour: QColor) -> float:
    return (0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()) / 255


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
FAMILIES = {"develop": DEVELOP, "choose": CHOOSE, "report": REPORT}


@cache
def words(length: int) -> tuple[str, ...]:
    lexicon = library.open_named(library.DEFAULT)
    tier = TIERS[Familiarity.COMMON]
    found = candidates_of(Question((), length, tier=tier), lexicon)
    return tuple(lexicon.alphabet.decode(bytes(row)) for row in found.letters.tolist())


def clue(guess: str, secret: str) -> str:
    return "".join(SIGNS[x] for x in tiles(guess, secret))


def draw(part: str, name: str, seed: int) -> tuple[QImage, dict[str, object]]:
    """A picture of a family, and its line of truth."""
    chance = random.Random(f"{name} {seed}")
    look = FAMILIES[part][name](chance)
    length, height = chance.choice(look.lengths), chance.randint(*look.heights)
    listed = words(length)
    secrets = [chance.choice(listed) for _ in range(look.boards)]
    number = chance.choice([1, *range(1, height)])
    guesses = [chance.choice(listed) for _ in range(number)]
    if chance.random() < 0.1:
        none = [x for x in listed if not any(set(x) & set(s) for s in secrets)]
        guesses[0] = chance.choice(none or listed)
    guesses = list(dict.fromkeys(x for x in guesses if x not in secrets)) or [listed[0]]
    if chance.random() < 0.25:
        guesses.append(chance.choice(secrets))
    typed = chance.choice(["", "", chance.choice(listed)[: chance.randint(1, length)]])
    if len(guesses) >= height or (look.boards == 1 and guesses[-1] == secrets[0]):
        typed = ""
    return _paint(look, chance, secrets, guesses, typed, height)


def _paint(look, chance, secrets, guesses, typed, height):
    length, step = len(guesses[0]), look.tile + look.gap
    across = {1: 1, 2: 2, 4: 2, 8: 4, 16: 4}[look.boards]
    left, top = chance.randint(20, 200), chance.randint(30, 90)
    wide, high = length * step + 2.2 * look.tile * 0.5 + 12, height * step + look.tile * 0.7 + 12
    down = (look.boards + across - 1) // across
    size = int(left * 2 + across * wide), int(top + down * high + 220)
    page = QImage(max(size[0], 420), size[1], QImage.Format.Format_RGB32)
    page.fill(look.page)
    painter = QPainter(page)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(look.typed)
    painter.setFont(_font("DejaVu Sans", 20, bold=True))
    painter.drawText(QRectF(0, 2, page.width(), 28), Qt.AlignmentFlag.AlignCenter, "GUESSES")
    boards, best = [], {}
    for number, secret in enumerate(secrets):
        x0, y0 = left + number % across * wide, top + number // across * high
        if look.water:
            painter.setPen(look.edge)
            painter.setFont(_font("DejaVu Sans", 13, bold=False))
            painter.drawText(int(x0), int(y0 - 4), f"{number + 1} {secret[:1]}{guesses[0][:3]} now")
        rows, boxes = [], []
        for guess in guesses:
            if not rows or "w" in rows[-1]["clue"] or "y" in rows[-1]["clue"]:
                rows.append({"word": guess, "clue": clue(guess, secret)})
        solved = set(rows[-1]["clue"]) == {"g"}
        for i in range(height):
            word, marks = (rows[i]["word"], rows[i]["clue"]) if i < len(rows) else ("", "")
            if i == len(rows) and not solved:
                word = typed
            for j in range(length):
                box = QRectF(x0 + j * step, y0 + i * step, look.tile, look.tile)
                boxes.append((box.x(), box.y(), look.tile, look.tile))
                paint_tile(painter, box, look, marks[j : j + 1], word[j : j + 1])
        for row in rows:
            for letter, mark in zip(row["word"], row["clue"], strict=True):
                best[letter] = max(best.get(letter, "."), mark, key=".wyg".index)
        boards.append({"rows": rows, "pending": "" if solved else typed, "length": length,
                       "height": height, "tile_boxes": boxes})  # fmt: skip
    below = top + down * high + 12
    if look.keyboard:
        paint_keys(painter, look, best if look.boards == 1 else {}, 24, below)
    if look.dialog:
        painter.fillRect(QRectF(40, below + 40, 330, 120), look.typed)
        painter.setPen(look.page)
        painter.drawText(60, int(below + 90), "Invite a friend to play")
    painter.end()
    truth = {"kind": "whole", "readable": "all", "boards": boards}
    return _compress(page, look.jpeg) if look.jpeg else page, truth


def _font(name: str, size: float, *, bold: bool) -> QFont:
    font = QFont(name)
    font.setPixelSize(max(8, round(size)))
    font.setBold(bold)
    return font


def paint_tile(painter: QPainter, box: QRectF, look: Look, mark: str, letter: str) -> None:
    fill = look.colours[mark] if mark else look.blank
    hollow = look.shape in {"outline", "underline", "double"}
    edge = fill if hollow and mark in {"g", "y"} else look.edge
    painter.setBrush(look.page if hollow else fill)
    pen = Qt.PenStyle.NoPen if mark and not hollow else QPen(edge, max(1, look.tile / 26))
    painter.setPen(pen)
    inside = box.adjusted(1, 1, -1, -1)
    if look.shape == "underline":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(QRectF(box.x(), box.bottom() - 4, box.width(), 3), edge)
    elif look.shape == "circle":
        painter.drawEllipse(inside)
    else:
        if look.shape == "shadow":
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            painter.drawRoundedRect(box.translated(2, 3), 5, 5)
            painter.restore()
        if look.shape == "gradient":
            shade = QLinearGradient(box.topLeft(), box.bottomLeft())
            colour = look.colours[mark] if mark else look.blank
            shade.setColorAt(0, colour.lighter(112))
            shade.setColorAt(1, colour.darker(112))
            painter.setBrush(shade)
        radius = look.tile * (0.18 if look.shape in {"rounded", "shadow"} else 0.0)
        painter.drawRoundedRect(inside if mark == "" or hollow else box, radius, radius)
        if look.shape == "double":
            painter.drawRect(box.adjusted(4, 4, -4, -4))
    if letter:
        painter.setFont(_font(look.font, look.tile * look.letter, bold=look.bold))
        painter.setPen(look.ink[mark] if mark else look.typed)
        text = letter if look.lower else letter.upper()
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_keys(painter: QPainter, look: Look, best: dict[str, str], left: float, top: float):
    """A keyboard whose keys repeat the marks."""
    plain = hsv(0, 0, 0.82 if lightness(look.page) > 0.5 else 0.5)
    for number, line in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        for i, key in enumerate(line):
            box = QRectF(left + number * 18 + i * 38, top + number * 50, 34, 44)
            mark = best.get(key, "")
            fill = look.colours[mark] if mark else plain
            hollow = look.shape in {"outline", "underline", "double"}
            painter.setPen(QPen(fill, 2) if hollow else Qt.PenStyle.NoPen)
            painter.setBrush(look.page if hollow else fill)
            if hollow and mark == "w":
                painter.setPen(QPen(look.edge, 2))
            painter.drawRoundedRect(box, 4, 4)
            ink = fill if hollow else (look.ink[mark] if mark else QColor("#111111"))
            painter.setPen(look.edge if hollow and mark == "w" else ink)
            painter.setFont(_font("DejaVu Sans", 15, bold=True))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key.upper())


def _compress(page: QImage, quality: int) -> QImage:
    kept = QBuffer()
    kept.open(QBuffer.OpenModeFlag.ReadWrite)
    page.save(kept, "JPEG", quality)  # pyright: ignore[reportArgumentType]
    return QImage.fromData(kept.data(), "JPEG").convertToFormat(QImage.Format.Format_RGB32)


def write(folder: Path, part: str, number: int, first: int = 0) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for name in FAMILIES[part]:
        for seed in range(first, first + number):
            image, truth = draw(part, name, seed)
            file = f"{name.replace(' ', '-')}-{seed:04d}.png"
            image.save(str(folder / file))
            lines.append(json.dumps({"file": file, "game": name, **truth}))
    (folder / "truth.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    running = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
