"""Pictures of trees as self-contained SVG: rows of text, tiles, discs and lines."""

from dataclasses import dataclass, field
from html import escape

TILE = 18
STEP = TILE + 2
MARGIN = 16
GAP = 10
ROW = 25
INDENT = 34
CHARACTER = 6.7
"""Pixels to allow for a character of plain text: the average of no font is wider."""

TEXT, DIM, LINE = "#1b1b1f", "#5f6068", "#a9abb3"
_FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"


def middle(row: int) -> float:
    """Returns the y coordinate of the middle of a row."""
    return MARGIN + row * ROW + TILE / 2


@dataclass(slots=True)
class Picture:
    """SVG drawing; rows are counted from 0, x is in pixels."""

    parts: list[str] = field(default_factory=list[str])
    width: float = 0

    def whole(self, title: str, rows: int) -> str:
        """Returns the text of the SVG file for a picture with so many rows."""
        width, height = self.width + MARGIN, rows * ROW + 2 * MARGIN
        lines = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
            f' viewBox="0 0 {width:.0f} {height}" role="img" font-size="12" font-family="{_FONT}">',
            f"<title>{escape(title)}</title>",
            '<rect width="100%" height="100%" fill="#ffffff"/>',
            *self.parts,
            "</svg>\n",
        )
        return "\n".join(lines)

    def text(self, text: str, x: float, row: int, colour: str = TEXT) -> float:
        self.parts.append(
            f'<text x="{x:g}" y="{middle(row) + 4:g}" fill="{colour}">{escape(text)}</text>'
        )
        end = x + len(text) * CHARACTER
        self.width = max(self.width, end)
        return end

    def square(self, x: float, row: int, fill: str, edge: str) -> None:
        """Draws a tile whose left edge is at x."""
        self.parts.append(
            f'<rect x="{x + 0.5:g}" y="{middle(row) - TILE / 2 + 0.5:g}" width="{TILE - 1}"'
            f' height="{TILE - 1}" rx="2" fill="{fill}" stroke="{edge}"/>'
        )
        self.width = max(self.width, x + TILE)

    def disc(self, x: float, row: int, fill: str, edge: str, radius: float = TILE / 2) -> None:
        """Draws a disc in the middle of a tile whose left edge is at x."""
        self.parts.append(
            f'<circle cx="{x + TILE / 2:g}" cy="{middle(row):g}" r="{radius:g}"'
            f' fill="{fill}" stroke="{edge}"/>'
        )
        self.width = max(self.width, x + TILE)

    def letter(self, letter: str, x: float, row: int, colour: str) -> None:
        """Draws a letter in capitals in the middle of a tile whose left edge is at x."""
        if letter:
            size = 12 if len(letter) == 1 else 9
            self.parts.append(
                f'<text x="{x + TILE / 2:g}" y="{middle(row) + 0.36 * size:g}" fill="{colour}"'
                f' font-size="{size}" font-weight="bold" text-anchor="middle">'
                f"{escape(letter.upper())}</text>"
            )

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.parts.append(f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{LINE}" fill="none"/>')
