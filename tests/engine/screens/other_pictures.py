"""Pictures without a board that look like one: tables, puzzles, keyboards, launchers, code."""

import random
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from tests.engine.screens.game_painting import font_of, hsv, lightness, paint_keys
from tests.engine.screens.games import words
from tests.engine.screens.looks import look_of

Cell = Callable[[int, int], tuple[str, QColor | None]]
CENTRE = Qt.AlignmentFlag.AlignCenter


def _page(chance: random.Random) -> tuple[QImage, QPainter, bool]:
    page = QImage(chance.randint(420, 900), chance.randint(380, 720), QImage.Format.Format_RGB32)
    back = QColor(chance.choice(["#ffffff", "#f6f7f3", "#1b1c20", "#0d1b2a"]))
    page.fill(back)
    painter = QPainter(page)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return page, painter, lightness(back) < 0.5


def _grid(
    chance: random.Random, columns: int, rows: int, cell: Cell, *, letter=0.5, wide=1.0, gap=0.0
) -> QImage:
    page, painter, dark = _page(chance)
    size = min(
        chance.randint(24, 60), (page.width() - 40) / (columns * wide), (page.height() - 40) / rows
    )
    for i in range(rows):
        for j in range(columns):
            text, fill = cell(i, j)
            step = size * (1 + gap)
            box = QRectF(20 + j * step * wide, 20 + i * step, size * wide, size)
            painter.setPen(QPen(QColor("#8a8f98"), 1))
            painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            light = lightness(fill) > 0.5 if fill is not None else not dark
            painter.setPen(QColor("#101010" if light else "#f0f0f0"))
            painter.setFont(font_of("DejaVu Sans", size * letter, bold=chance.random() < 0.5))
            painter.drawText(box, CENTRE, text)
    painter.end()
    return page


def _sudoku(chance: random.Random) -> QImage:
    return _grid(
        chance, 9, 9,
        lambda i, j: (chance.choice("123456789") if chance.random() < 0.45 else "",
                      QColor("#dbe7f5") if (i // 3 + j // 3) % 2 else None),
    )  # fmt: skip


def _table(chance: random.Random) -> QImage:
    """A sheet: a row of headings, words and numbers below it."""
    listed = words(5)
    return _grid(
        chance, chance.randint(3, 7), chance.randint(4, 12),
        lambda i, j: (chance.choice(listed).title() if i == 0 or j == 0
                      else f"{chance.uniform(0, 900):.1f}", QColor("#3b6ea5") if i == 0 else None),
        letter=0.34, wide=2.0,
    )  # fmt: skip


def _month(chance: random.Random) -> QImage:
    days, start = "MTWTFSS", chance.randrange(7)
    marked = hsv(chance.uniform(0, 360), 0.6, 0.8)

    def cell(i: int, j: int) -> tuple[str, QColor | None]:
        number = i * 7 + j - 6 - start
        text = days[j] if i == 0 else str(number) if 1 <= number <= 31 else ""
        return text, marked if chance.random() < 0.08 else None

    return _grid(chance, 7, 7, cell)


def _crossword(chance: random.Random) -> QImage:
    """Words across in every other line, black cells between."""
    size = chance.randint(7, 13)
    lines = []
    for i in range(size):
        line = "#".join(chance.choice(words(chance.choice([3, 4, 5]))) for _ in range(4))[:size]
        if i % 2:
            line = "".join(x if k % 2 == 0 else "#" for k, x in enumerate(line))
        lines.append("".join(x if chance.random() < 0.6 else " " for x in line))
    return _grid(
        chance, size, size,
        lambda i, j: (lines[i][j].strip("#").upper(),
                      QColor("#111111" if lines[i][j] == "#" else "#ffffff")),
    )  # fmt: skip


def _search(chance: random.Random) -> QImage:
    """A square of letters in which words are hidden."""
    size, fill = chance.randint(8, 14), hsv(chance.uniform(0, 360), 0.4, 0.9)
    return _grid(
        chance, size, size,
        lambda i, j: (chance.choice("abcdefghijklmnopqrstuvwxyz").upper(),
                      fill if chance.random() < 0.15 else None),
    )  # fmt: skip


def _keyboard(chance: random.Random) -> QImage:
    """A keyboard alone, its keys marked as after some guesses."""
    page, painter, _ = _page(chance)
    look = look_of(chance)
    marks = {x: chance.choice("gyw...") for x in "abcdefghijklmnopqrstuvwxyz"}
    shown = {x: y for x, y in marks.items() if y != "."}
    paint_keys(painter, look, shown, chance.randint(5, 40), chance.randint(5, 120))
    painter.end()
    return page


def _launcher(chance: random.Random) -> QImage:
    """Icons with a letter on each, in rows, with their names below."""
    page, painter, dark = _page(chance)
    size, step = chance.randint(40, 64), chance.randint(90, 120)
    for i in range(page.height() // step):
        for j in range((page.width() - 20) // step):
            box = QRectF(20 + j * step, 16 + i * step, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hsv(chance.uniform(0, 360), 0.7, 0.75))
            painter.drawRoundedRect(box, 10, 10)
            name = chance.choice(words(chance.choice([4, 5, 6]))).title()
            painter.setPen(QColor("#ffffff"))
            painter.setFont(font_of("DejaVu Sans", size * 0.5, bold=True))
            painter.drawText(box, CENTRE, name[0])
            painter.setPen(QColor("#e8e8e8" if dark else "#202020"))
            painter.setFont(font_of("DejaVu Sans", 12, bold=False))
            painter.drawText(box.translated(0, size * 0.8), CENTRE, name)
    painter.end()
    return page


def _code(chance: random.Random) -> QImage:
    page, painter, dark = _page(chance)
    painter.setFont(font_of("DejaVu Sans Mono", chance.randint(11, 17), bold=False))
    height = painter.fontMetrics().height()
    colours = ["#5aa0e0", "#c678dd", "#98c379", "#d8d8d8" if dark else "#222222"]
    for i in range(page.height() // height):
        x = 16 + 24 * chance.randint(0, 3)
        for _ in range(chance.randint(0, 6)):
            text = chance.choice(words(chance.choice([3, 4, 5, 6]))) + chance.choice(" .(=:")
            painter.setPen(QColor(chance.choice(colours)))
            painter.drawText(x, (i + 1) * height, text)
            x += painter.fontMetrics().horizontalAdvance(text + " ")
    painter.end()
    return page


def _search_results(chance: random.Random) -> QImage:
    """Text in a terminal; one word, or its first letters, has a colour behind it wherever it is."""
    page, painter, dark = _page(chance)
    painter.setFont(font_of("DejaVu Sans Mono", chance.randint(13, 22), bold=False))
    wide, high = painter.fontMetrics().horizontalAdvance("m"), painter.fontMetrics().height()
    sought = chance.choice(words(chance.choice([4, 5, 6])))
    number = chance.choice([len(sought), 3])
    back = hsv(chance.uniform(0, 360), 0.8, 0.85)
    for i in range(page.height() // high - 1):
        column = 1
        for j in range(6):
            found = chance.random() < 0.15 or (i in (3, 5) and j == 1)
            text = sought if found else chance.choice(words(chance.choice([4, 5])))
            for k, letter in enumerate(text):
                box = QRectF((column + k) * wide, i * high, wide, high)
                marked = found and k < number
                if marked:
                    painter.fillRect(box, back)
                painter.setPen(QColor("#000000" if marked or not dark else "#e0e0e0"))
                painter.drawText(box, CENTRE, letter)
            column += len(text) + 1
    painter.end()
    return page


def _elements(chance: random.Random) -> QImage:
    """A periodic table: one or two letters in coloured cells."""
    signs = "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni".split()  # noqa: SIM905
    colours = [hsv(chance.uniform(0, 360), 0.5, 0.85) for _ in range(4)]
    return _grid(
        chance, chance.randint(8, 18), chance.randint(3, 7),
        lambda i, j: (chance.choice(signs), chance.choice(colours)), letter=0.4, gap=0.08,
    )  # fmt: skip


def _seats(chance: random.Random) -> QImage:
    """A plan of seats: the letters of each row's places, free or taken."""
    fills = [hsv(140, 0.6, 0.7), hsv(0, 0, 0.6), hsv(210, 0.5, 0.8)]
    return _grid(
        chance, chance.choice([4, 6, 7, 9]), chance.randint(5, 12),
        lambda i, j: ("ABCDEFGHJ"[j], chance.choice(fills)), gap=0.15,
    )  # fmt: skip


def _notes(chance: random.Random) -> QImage:
    """A sheet for a score: names of chords in cells."""
    chords = ("A", "D", "G", "C", "E", "F", "Am", "Dm", "Em", "B7", "")
    return _grid(
        chance, chance.choice([4, 8]), chance.randint(4, 9),
        lambda i, j: (chance.choice(chords), None), letter=0.4, wide=chance.choice([1.0, 1.6]),
    )  # fmt: skip


def _pieces(chance: random.Random) -> QImage:
    """A board of a game of letter tiles: words cross on a coloured grid, nearly all is empty."""
    size = chance.choice([11, 15])
    cells: dict[tuple[int, int], str] = {}
    for _ in range(chance.randint(2, 7)):
        word, i, j = chance.choice(words(5)), chance.randrange(size), chance.randrange(size - 5)
        across = chance.random() < 0.5
        for k, letter in enumerate(word):
            cells[(i, j + k) if across else (j + k, i)] = letter.upper()
    special = [hsv(x, 0.45, 0.8) for x in (0, 200, 220, 340)]
    return _grid(
        chance, size, size,
        lambda i, j: (cells.get((i, j), ""),
                      QColor("#e9d8a6") if (i, j) in cells
                      else chance.choice(special) if chance.random() < 0.15 else QColor("#cfd8c8")),
    )  # fmt: skip


KINDS = {
    "develop": (_sudoku, _table, _month, _keyboard),
    "choose": (_crossword, _launcher, _code, _seats, _search_results),
    "sealed": (_search, _elements, _notes, _pieces),
}


def other_picture(part: str, seed: int) -> QImage:
    kinds = KINDS[part]
    return kinds[seed % len(kinds)](random.Random(f"{part} {seed}"))
