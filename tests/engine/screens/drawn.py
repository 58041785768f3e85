"""Pictures of boards and of other things, drawn by Qt, so that nobody's game is needed."""

import random
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from wmh.base.files.picture_file import array_of

Rows = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Style:
    """The look of a game."""

    page: str = "#ffffff"
    green: str = "#6aaa64"
    yellow: str = "#c9b458"
    white: str = "#787c7e"
    blank: str = "#ffffff"
    edge: str = "#d3d6da"
    ink: str = "#ffffff"
    typed: str = "#1a1a1b"
    tile: float = 52
    gap: float = 5
    round: float = 0
    font: str = "Sans"
    bold: bool = True
    lower: bool = False
    letter: float = 0.55
    keyboard: bool = True


STYLES = {
    "classic": Style(),
    "dark": Style(page="#121213", green="#538d4e", yellow="#b59f3b", white="#3a3a3c",
                  blank="#121213", edge="#3a3a3c", typed="#ffffff"),
    "high contrast": Style(green="#f5793a", yellow="#85c0f9"),
    "orange alone": Style(yellow="#f5793a"),
    "round": Style(round=0.5, gap=12),
    "touching": Style(gap=1, edge="#ffffff", page="#0b3d66", green="#e7002a", yellow="#ffbd00",
                      white="#0077c7", blank="#0077c7", typed="#ffffff"),
    "filled blanks": Style(blank="#e3e3e3", edge="#e3e3e3", white="#a0a0a0"),
    "small": Style(tile=26, gap=2),
    "large": Style(tile=130, gap=14, round=0.12),
    "light letters": Style(bold=False),
    "small letters": Style(lower=True, font="Serif"),
    "mono": Style(font="Monospace", round=0.15),
}  # fmt: skip


def board(
    rows: Rows, style: Style = STYLES["classic"], *, typed: str = "", height: int = 6, columns=1
) -> QImage:
    """A page with boards side by side, all with the same rows; a keyboard stands below."""
    length = len(rows[0][0]) if rows else 5
    step = style.tile + style.gap
    wide = length * step + 30
    page = QImage(int(columns * wide + 240), int(height * step + 260), QImage.Format.Format_RGB32)
    page.fill(QColor(style.page))
    painter = QPainter(page)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(columns):
        for i in range(height):
            word, clue = rows[i] if i < len(rows) else (typed if i == len(rows) else "", "")
            for j in range(length):
                box = QRectF(120 + number * wide + j * step, 60 + i * step, style.tile, style.tile)
                colour = {"g": style.green, "y": style.yellow, "w": style.white}.get(
                    clue[j : j + 1]
                )
                _tile(painter, box, style, colour, word[j : j + 1])
    if style.keyboard:
        _keyboard(painter, 80, 60 + height * step + 30)
    painter.end()
    return page


def _tile(painter: QPainter, box: QRectF, style: Style, colour: str | None, letter: str) -> None:
    radius = style.round * style.tile
    painter.setPen(QPen(QColor(style.edge), 2) if colour is None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour or style.blank))
    inside = box.adjusted(1, 1, -1, -1) if colour is None else box
    painter.drawRoundedRect(inside, radius, radius)
    if letter:
        font = QFont(style.font)
        font.setPixelSize(round(style.tile * style.letter))
        font.setBold(style.bold)
        painter.setFont(font)
        painter.setPen(QColor(style.ink if colour else style.typed))
        text = letter if style.lower else letter.upper()
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _keyboard(painter: QPainter, left: float, top: float) -> None:
    font = QFont("Sans")
    font.setPixelSize(15)
    painter.setFont(font)
    for number, line in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        for i, key in enumerate(line):
            box = QRectF(left + number * 18 + i * 38, top + number * 50, 34, 44)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#d3d6da"))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor("#1a1a1b"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key.upper())


def other_things(seed: int) -> QImage:
    """A picture without a board: a table, a calendar, a keyboard, a chessboard, text, a chart."""
    chance = random.Random(seed)
    page = QImage(chance.randint(260, 520), chance.randint(220, 420), QImage.Format.Format_RGB32)
    page.fill(QColor(chance.choice(["#ffffff", "#f5f5f0", "#202124", "#123456"])))
    painter = QPainter(page)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(chance.choice(["Sans", "Serif", "Monospace"]))
    font.setPixelSize(chance.randint(10, 22))
    painter.setFont(font)
    _KINDS[seed % len(_KINDS)](painter, chance, page)
    painter.end()
    return page


def _cells(painter, chance, page, text) -> None:
    across, down = chance.randint(3, 9), chance.randint(3, 9)
    wide, high = page.width() / across * 0.9, page.height() / down * 0.9
    colours = [QColor.fromHsv(chance.randrange(360), chance.randrange(200), 200) for _ in range(4)]
    for i in range(down):
        for j in range(across):
            box = QRectF(8 + j * wide, 8 + i * high, wide * 0.92, high * 0.92)
            painter.setPen(QPen(QColor("#888888"), 1))
            painter.setBrush(chance.choice(colours))
            painter.drawRect(box)
            painter.setPen(QColor("#000000"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text(i * across + j))


def _calendar(painter, chance, page) -> None:
    _cells(painter, chance, page, lambda number: str(number + 1))


def _empty_table(painter, chance, page) -> None:
    _cells(painter, chance, page, lambda number: "")


def _words(painter, chance, page) -> None:
    words = ("and", "city", "news", "river", "Be", "He", "Li", "OK", "12", "2048")
    _cells(painter, chance, page, lambda number: chance.choice(words))


def _keys(painter, chance, page) -> None:
    _keyboard(painter, chance.randint(4, 40), chance.randint(4, 60))


def _text(painter, chance, page) -> None:
    painter.setPen(QColor("#777777"))
    step = QFontMetricsF(painter.font()).height() * 1.2
    words = "the river runs by a town and nobody knows where it ends".split()  # noqa: SIM905
    for i in range(int(page.height() / step)):
        line = " ".join(chance.choice(words) for _ in range(9))
        painter.drawText(10, int((i + 1) * step), line)


def _chart(painter, chance, page) -> None:
    for i in range(12):
        high = chance.randint(10, page.height() - 20)
        painter.fillRect(10 + i * 22, page.height() - high, 16, high, QColor("#5577cc"))
    painter.drawText(20, 20, "A B C D E F")


def _scattered(painter, chance, page) -> None:
    """A crossword: letters here and there, some cells black."""
    side = 28
    for i in range(page.height() // side):
        for j in range(page.width() // side):
            box = QRectF(j * side, i * side, side, side)
            painter.setPen(QPen(QColor("#000000"), 1))
            painter.setBrush(QColor("#000000" if chance.random() < 0.2 else "#ffffff"))
            painter.drawRect(box)
            if chance.random() < 0.25:
                letter = chance.choice("abcdefghijklmnop").upper()
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


_KINDS = (_calendar, _empty_table, _words, _keys, _text, _chart, _scattered)

__all__ = ["STYLES", "Style", "array_of", "board", "other_things"]
