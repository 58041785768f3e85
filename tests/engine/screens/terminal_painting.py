"""Painting of games that a terminal prints line by line, with their truth.

Each letter of a guess is a cell of one or three characters, coloured itself or on a colour. Prompts
stand between the rows, the whole board is printed again after each guess, or a keyboard is below.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from tests.engine.screens.game_painting import Drawn, Look, clue, font_of, hsv

SIZE = 1000, 760
MARKS = {"g": QColor("#16a34a"), "y": QColor("#ca8a04"), "w": QColor("#8a8a8a")}


@dataclass
class Sheet:
    """A terminal of cells: `cell` is the width and height of a character."""

    painter: QPainter
    page: QColor
    text: QColor
    cell: tuple[float, float]
    line: int = 1
    boxes: list[tuple[float, float, float, float]] = field(default_factory=list)

    def write(self, text: str, column: int = 1) -> None:
        self.painter.setPen(self.text)
        for i, letter in enumerate(text):
            self.painter.drawText(self._box(column + i, 1), 0x84, letter)
        self.line += 1

    def row(self, word: str, fills: list[QColor | None], inks: list[QColor], column: int) -> None:
        """A guess: cells of three characters where it is filled, else of two."""
        wide = 3 if fills[0] is not None else 2
        for i, (letter, fill, ink) in enumerate(zip(word, fills, inks, strict=True)):
            box = self._box(column + wide * i, wide if fill is not None else 1)
            if fill is not None:
                self.painter.fillRect(box, fill)
            self.painter.setPen(ink)
            self.painter.drawText(box, 0x84, letter.upper())
            self.boxes.append(box.getRect())
        self.line += 1

    def _box(self, column: int, wide: int) -> QRectF:
        across, down = self.cell
        return QRectF(column * across, self.line * down, wide * across, down)


def terminal_of(way: str) -> Callable[[random.Random], Look]:
    """Returns the choice of a game that is printed in a way: prompts, log, keyboard."""

    def choice(chance: random.Random) -> Look:
        plain = QColor("#808080")
        return Look(plain, MARKS, plain, plain, MARKS, plain, lengths=(4, 5, 5, 5, 6, 7),
                    painter=lambda *x: _paint(way, *x))  # fmt: skip

    return choice


def _paint(
    way: str,
    look: Look,
    chance: random.Random,
    secrets: list[str],
    guesses: list[str],
    typed: str,
    height: int,
) -> Drawn:
    (secret,), length = secrets, len(guesses[0])
    dark = chance.random() < 0.7
    page = QColor(
        chance.choice(["#000000", "#1e1e2e", "#300a24"] if dark else ["#ffffff", "#fdf6e3"])
    )
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(page)
    painter = QPainter(image)
    font = font_of("DejaVu Sans Mono", chance.randint(15, 26), bold=chance.random() < 0.3)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    text = QColor("#d8d8d8" if dark else "#202020")
    sheet = Sheet(painter, page, text, (metrics.horizontalAdvance("m"), metrics.height()))
    filled = chance.random() < 0.5
    marks = {"g": hsv(chance.uniform(100, 140), 1, 0.75), "y": hsv(chance.uniform(45, 60), 1, 0.8),
             "w": chance.choice([QColor("#cd0000"), QColor("#7a7a7a")])}  # fmt: skip
    column = chance.choice([1, 2, 8])
    if way == "keyboard" and not look.only_absent and chance.random() < 0.5:
        _title(sheet, marks, length)
    rows = [{"word": x, "clue": clue(x, secret)} for x in guesses[: 4 if way == "log" else 6]]

    def show(row) -> None:
        fills = [marks[x] if filled else None for x in row["clue"]]
        inks = [page if filled else marks[x] for x in row["clue"]]
        sheet.row(row["word"], fills, inks, column)

    for i, row in enumerate(rows):
        if way == "log":
            sheet.write(f"Guess a {length} letter word ({6 - i} tries left): {row['word']}")
            sheet.line += 1
            sheet.boxes.clear()
            for earlier in rows[: i + 1]:
                show(earlier)
            sheet.line += 1
            continue
        if way == "prompts":
            sheet.write(f"Attempt {i + 1}/6 -> {row['word']}")
        show(row)
    if way == "keyboard":
        sheet.line += 2
        _keys(sheet, rows, marks, filled=filled)
    else:
        sheet.write(f"Attempt {len(rows) + 1}/6 -> ")
    painter.end()
    board = {"rows": rows, "pending": "", "length": length, "height": len(rows),
             "tile_boxes": sheet.boxes}  # fmt: skip
    return image, {"kind": "terminal", "readable": "all", "boards": [board]}


def _title(sheet: Sheet, marks: dict[str, QColor], length: int) -> None:
    """The name of the game in tiles, two characters more than its words have letters."""
    word = "WORDLETTERS"[: length + 3]
    fills = [marks["gyw"[i % 3]] for i in range(len(word))]
    sheet.row(word, fills, [sheet.page] * len(word), 2)
    sheet.boxes.clear()
    sheet.line += 2


def _keys(sheet: Sheet, rows, marks: dict[str, QColor], *, filled: bool) -> None:
    best: dict[str, str] = {}
    for row in rows:
        for letter, mark in zip(row["word"], row["clue"], strict=True):
            best[letter] = max(best.get(letter, "."), mark, key=".wyg".index)
    boxes = list(sheet.boxes)
    for i, line in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        shown = [marks.get(best.get(x, ""), sheet.text) for x in line]
        fills = shown if filled else [None] * len(line)
        sheet.row(line, fills, [sheet.page] * len(line) if filled else shown, 2 + i)
    sheet.boxes[:] = boxes
