"""Painting of games: the tiles, the keyboard and what stands around them, with their truth."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QLinearGradient, QPainter, QPen

from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Mark

_CORNER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}
Colours = dict[str, QColor]
Truth = dict[str, object]
Drawn = tuple[QImage, Truth]


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
    bare: bool = False
    """Tiles that are absent or empty are not drawn, only their letters are."""
    only_absent: bool = False
    """The game has one row, all of it absent."""
    framed: bool = False
    """A line around each board, with a heading in it."""
    beside: str = ""
    """Numbers or scores beside the rows."""
    sign: str = ""
    """A small sign in the corner of each tile that is marked."""
    effect: "Effect | None" = None
    grown: float = 1.0
    """How much larger the last row of letters is drawn, about the middle of its board."""
    answer: bool = False
    """The last row shows the answer, in letters that look typed."""
    painter: "Callable[..., Drawn] | None" = None
    """Another way to paint the game, with the arguments of `paint_game`."""


Effect = Callable[[QImage, Truth, random.Random], Drawn]
"""Changes of a picture that was drawn, with its truth."""


def hsv(hue: float, saturation: float, value: float) -> QColor:
    return QColor.fromHsvF(hue % 360 / 360, min(1, max(0, saturation)), min(1, max(0, value)))


def lightness(colour: QColor) -> float:
    return (0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()) / 255


def clue(guess: str, secret: str) -> str:
    return "".join(SIGNS[x] for x in tiles(guess, secret))


def paint_game(
    look: Look,
    chance: random.Random,
    secrets: list[str],
    guesses: list[str],
    typed: str,
    height: int,
) -> Drawn:
    """A page of boards, one for each secret, with a keyboard and a dialog as the look says."""
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
    painter.setFont(font_of("DejaVu Sans", 20, bold=True))
    painter.drawText(QRectF(0, 2, page.width(), 28), Qt.AlignmentFlag.AlignCenter, "GUESSES")
    boards, best = [], {}
    for number, secret in enumerate(secrets):
        x0, y0 = left + number % across * wide, top + number // across * high
        if look.water:
            painter.setPen(look.edge)
            painter.setFont(font_of("DejaVu Sans", 13, bold=False))
            painter.drawText(int(x0), int(y0 - 4), f"{number + 1} {secret[:1]}{guesses[0][:3]} now")
        around = QRectF(x0, y0, length * step - look.gap, height * step - look.gap)
        if look.framed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.edge, 2))
            painter.drawRect(around.adjusted(-5, -5, 5, 5))
        rows, boxes = [], []
        for guess in guesses:
            if not rows or "w" in rows[-1]["clue"] or "y" in rows[-1]["clue"]:
                rows.append({"word": guess, "clue": clue(guess, secret)})
        solved = set(rows[-1]["clue"]) == {"g"}
        active = len(rows) - (solved or not typed)
        for i in range(height):
            word, marks = (rows[i]["word"], rows[i]["clue"]) if i < len(rows) else ("", "")
            if i == len(rows) and not solved:
                word = typed
            if i == height - 1 and i > len(rows) and look.answer:
                word = secret
            grown = look.grown if i == active else 1.0
            below = (look.grown - 1) * step * (0.5 if i == active else i > active)
            for j in range(length):
                box = QRectF(x0 + j * step, y0 + i * step + below, look.tile, look.tile)
                aside = (grown - 1) * (j - (length - 1) / 2) * step
                larger = (grown - 1) * look.tile / 2
                box = box.translated(aside, 0).adjusted(-larger, -larger, larger, larger)
                boxes.append(box.getRect())
                paint_tile(painter, box, look, marks[j : j + 1], word[j : j + 1])
        _paint_beside(painter, look, chance, around, len(rows), step)
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
    page = _compress(page, look.jpeg) if look.jpeg else page
    return look.effect(page, truth, chance) if look.effect else (page, truth)


def _paint_beside(painter, look, chance, around, rows, step) -> None:
    """Paints numbers or scores beside the rows that are marked."""
    painter.setPen(look.typed)
    painter.setFont(font_of("DejaVu Sans", look.tile * 0.34, bold=False))
    for i in range(rows if look.beside else 0):
        text = f"{i + 1}" if look.beside == "numbers" else f"+{chance.randint(1, 99)}"
        x = around.left() - step if look.beside == "numbers" else around.right() + look.gap + 3
        box = QRectF(x, around.top() + i * step, look.tile, look.tile)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


SUBSTITUTES: dict[str, str] = {}
"""Fonts that replace those that not every system has; empty outside of the suite."""


def font_of(name: str, size: float, *, bold: bool) -> QFont:
    font = QFont(SUBSTITUTES.get(name, name))
    font.setPixelSize(max(8, round(size)))
    font.setBold(bold)
    return font


def paint_tile(painter: QPainter, box: QRectF, look: Look, mark: str, letter: str) -> None:
    fill = look.colours[mark] if mark else look.blank
    hollow = look.shape in {"outline", "underline", "double"}
    edge = fill if hollow and mark in {"g", "y"} else look.edge
    unseen = look.bare and mark not in {"g", "y"}
    if unseen:
        edge, fill = look.page, look.page
    painter.setBrush(look.page if hollow else fill)
    pen = Qt.PenStyle.NoPen if mark and not hollow else QPen(edge, max(1, look.tile / 26))
    painter.setPen(pen)
    inside = box.adjusted(1, 1, -1, -1)
    if look.shape == "underline":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(QRectF(box.x(), box.bottom() - 4, box.width(), 3), edge)
    elif look.shape == "circle":
        painter.drawEllipse(inside)
    elif look.shape == "pill":
        painter.drawRoundedRect(inside, look.tile * 0.5, look.tile * 0.32)
    elif look.shape == "diamonds":
        painter.fillRect(box, QBrush(fill))
        painter.fillRect(box, QBrush(fill.darker(112), Qt.BrushStyle.BDiagPattern))
    elif look.shape == "raised":
        painter.fillRect(box, fill.darker(135))
        painter.fillRect(box.adjusted(0, 0, 0, -look.tile * 0.09), fill)
        painter.fillRect(QRectF(box.x(), box.y(), box.width(), 2), fill.lighter(125))
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
    if mark and look.sign:
        painter.setFont(font_of("DejaVu Sans", max(7, look.tile * 0.2), bold=False))
        painter.setPen(look.ink[mark])
        painter.drawText(box.adjusted(0, 0, -3, -2), _CORNER, look.sign)
    if letter:
        painter.setFont(font_of(look.font, look.tile * look.letter, bold=look.bold))
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
                painter.setPen(Qt.PenStyle.NoPen if look.bare else QPen(look.edge, 2))
            painter.drawRoundedRect(box, 4, 4)
            ink = fill if hollow else (look.ink[mark] if mark else QColor("#111111"))
            painter.setPen(look.edge if hollow and mark == "w" else ink)
            painter.setFont(font_of("DejaVu Sans", 15, bold=True))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key.upper())


def _compress(page: QImage, quality: int) -> QImage:
    kept = QBuffer()
    kept.open(QBuffer.OpenModeFlag.ReadWrite)
    page.save(kept, "JPEG", quality)  # pyright: ignore[reportArgumentType]
    return QImage.fromData(kept.data(), "JPEG").convertToFormat(QImage.Format.Format_RGB32)
