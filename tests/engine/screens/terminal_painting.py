"""Painting of games that a terminal prints line by line, with their truth.

Each letter of a guess is a cell of one or three characters, coloured itself or on a colour. Prompts
stand between the rows, the whole board is printed again after each guess, or a keyboard is below.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from tests.engine.screens.game_painting import Drawn, Look, clue, font_of, hsv, lightness

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
            self.painter.drawText(self.cells(column + i, 1), 0x84, letter)
        self.line += 1

    def row(self, word: str, fills: list[QColor | None], inks: list[QColor], column: int) -> None:
        """A guess: cells of three characters where it is filled, else of two."""
        wide = 3 if fills[0] is not None else 2
        for i, (letter, fill, ink) in enumerate(zip(word, fills, inks, strict=True)):
            box = self.cells(column + wide * i, wide if fill is not None else 1)
            if fill is not None:
                self.painter.fillRect(box, fill)
            self.painter.setPen(ink)
            self.painter.drawText(box, 0x84, letter.upper())
            self.boxes.append(box.getRect())
        self.line += 1

    def cells(self, column: int, wide: int) -> QRectF:
        """The box of characters from a column on, in the line that is written."""
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


def touching(chance: random.Random) -> Look:
    """Returns a game whose guesses are words of coloured characters without spaces between."""
    plain = QColor("#808080")
    return Look(plain, MARKS, plain, plain, MARKS, plain, lengths=(4, 5, 5, 5, 6, 7, 8),
                painter=_paint_touching)  # fmt: skip


def _paint_touching(
    look: Look,
    chance: random.Random,
    secrets: list[str],
    guesses: list[str],
    typed: str,
    height: int,
) -> Drawn:
    """Cells of one or two characters; absent ones have a fill, or look like other text."""
    (secret,), dark = secrets, chance.random() < 0.75
    page = QColor(chance.choice(["#000000", "#1e1e2e", "#300a24"] if dark else ["#ffffff"]))
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(page)
    painter = QPainter(image)
    name = chance.choice(["DejaVu Sans Mono", "Liberation Mono", "Nimbus Mono PS"])
    font = font_of(name, chance.randint(14, 28), bold=chance.random() < 0.3)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance("m"), metrics.height()
    wide = wide if chance.random() < 0.3 else float(round(wide))
    text = QColor("#d8d8d8" if dark else "#202020")
    sheet = Sheet(painter, page, text, (wide, float(round(high))))
    marks = {"g": hsv(chance.uniform(100, 140), 1, chance.uniform(0.6, 0.85)),
             "y": hsv(chance.uniform(45, 60), 1, 0.8)}  # fmt: skip
    absent = chance.choice([None, QColor("#6a6a6a"), QColor("#000000"), QColor("#3a3a3c")])
    if absent is not None and max(abs(absent.red() - page.red()), 0) < 40:
        absent = QColor("#707070")
    ink = chance.choice([QColor("#000000"), QColor("#ffffff")])
    upper, cell, prompt = chance.random() < 0.8, chance.choice([1, 1, 2]), chance.random() < 0.7
    rows = [{"word": x, "clue": clue(x, secret)} for x in guesses]
    best: dict[str, str] = {}

    def show(word: str, signs: str, column: int) -> None:
        for i, (letter, sign) in enumerate(zip(word, signs, strict=True)):
            fill = marks.get(sign, absent if sign == "w" else None)
            if fill is not None:
                painter.fillRect(sheet.cells(column + cell * i, cell), fill)
            away = fill is not None and abs(lightness(fill) - lightness(ink)) > 0.25
            light = fill is not None and lightness(fill) < 0.5
            other = QColor("#ffffff" if light else "#000000") if fill is not None else text
            painter.setPen(ink if away else other)
            box = sheet.cells(column + cell * i, 1)
            painter.drawText(box, 0x84, letter.upper() if upper else letter)
        sheet.line += 1

    sheet.write(chance.choice(["Welcome to the game of words", "Wordgame 1.2", "$ ./words"]))
    if chance.random() < 0.5:
        for row in rows:
            for letter, sign in zip(row["word"], row["clue"], strict=True):
                best[letter] = max(best.get(letter, "."), sign, key=".wyg".index)
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        show(alphabet, "".join(best.get(x, ".") for x in alphabet), 1)
    column = 1
    for i, row in enumerate(rows):
        if prompt:
            sheet.write(f"Guess {i + 1}/6:")
            sheet.line, column = sheet.line - 1, 12
        sheet.boxes += [sheet.cells(column + cell * j, cell).getRect() for j in range(len(secret))]
        show(row["word"], row["clue"], column)
    sheet.write(f"Guess {len(rows) + 1}/6:")
    painter.end()
    board = {"rows": rows, "pending": "", "length": len(secret), "height": len(rows),
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
