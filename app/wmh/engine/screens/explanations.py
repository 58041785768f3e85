"""Drawings of what each stage of reading a screenshot found, in its own size."""

from html import escape

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import ColourEvidence, ReadBoard, Reading
from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.lattices import lattices_of
from wmh.engine.screens.finding.regions import Boxes, Picture, regions_of
from wmh.engine.screens.reading import MOST_PIXELS, half_size

LARGEST_TITLE = 36
"""Maximal font size of a title in pixels; the longest title is as wide as the screenshot."""

_COLOURS = {"surfaces": "#c2410c", "outlines": "#1d4ed8", "letters": "#a21caf"}
_NAMES = {
    "surfaces": "Surfaces of a tile's size",
    "outlines": "Outlines of a tile's size",
    "letters": "Strokes that stand alone",
    "lattices": "Lattices: as many discs as places",
    "boards": "Boards as they were read; what is unsure is dashed",
    "colours": "Colours: the evidence for each meaning (log)",
}
_KINDS = {
    "plain": "plain or coloured",
    "hues": "usual hues",
    "rows": "sense of the rows",
    "keyboard": "keyboard",
    "words": "words left",
}
_MEANINGS = {Mark.GREEN: "in place", Mark.YELLOW: "elsewhere", Mark.WHITE: "absent"}
_FILLS = {Mark.GREEN: "#15803d", Mark.YELLOW: "#a16207", Mark.WHITE: "#52525b", None: "#ffffff"}


def svg_of_reading(picture: Picture, reading: Reading) -> str:
    """Returns an SVG with a drawing for each stage, one below the other."""
    height, width = picture.shape[:2]
    scale = 1
    while picture.shape[0] * picture.shape[1] > MOST_PIXELS:
        picture, scale = half_size(picture), scale * 2
    proposals = regions_of(picture)
    layers = [
        (name, [_boxes(getattr(x, name), colour, scale) for x in proposals])
        for name, colour in _COLOURS.items()
    ]
    layers.append(("lattices", [_lattice(x, scale, width / 200) for x in lattices_of(proposals)]))
    layers.append(("boards", [_board(x) for x in reading.boards]))
    size = min(LARGEST_TITLE, width / 28)
    if reading.evidence:
        layers.append(("colours", [_evidence(x, i, size) for i, x in enumerate(reading.evidence)]))
    line, band = max(1.0, size / 20), 2 * size
    step = height + band
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{step * len(layers)}"'
        f' viewBox="0 0 {width} {step * len(layers)}" font-family="sans-serif"'
        f' stroke-width="{line:g}">',
        '<rect width="100%" height="100%" fill="#ffffff"/>',
    ]
    for number, (name, drawn) in enumerate(layers):
        parts.append(f'<g transform="translate(0 {number * step})">')
        title = f'<text x="{size / 2:g}" y="{1.4 * size:g}" font-size="{size:g}" stroke="none">'
        parts.append(f"{title}{escape(_NAMES[name])}</text>")
        parts.append(f'<g transform="translate(0 {band:g})">')
        parts.append(f'<rect width="{width}" height="{height}" fill="#f4f4f5" stroke="#a1a1aa"/>')
        parts += [*drawn, "</g></g>"]
    return "\n".join([*parts, "</svg>\n"])


def _evidence(evidence: ColourEvidence, number: int, size: float) -> str:
    """Returns a colour swatch and two lines: the meaning of the colour, and the reasons."""
    top = (0.6 + 2.6 * number) * size
    colour = "#{:02x}{:02x}{:02x}".format(*evidence.colour)
    reasons = ", ".join(
        f"{_KINDS[kind]} {x:+.1f}" for kind, x in evidence.reasons.items() if abs(x) >= 0.05
    )
    against = "" if evidence.instead is None else f", not {_MEANINGS[evidence.instead]}"
    said = f"{colour} {_MEANINGS[evidence.mark]}{against}: {evidence.sure:.0%} sure"
    lines = "".join(
        f'<text x="{3 * size:g}" y="{top + y * size:g}" font-size="{0.7 * size:g}"'
        f' fill="#18181b" stroke="none">{escape(text)}</text>'
        for y, text in ((0.8, said), (1.7, reasons or "no other meaning was weighed"))
    )
    return (
        f'<rect x="{0.5 * size:g}" y="{top:g}" width="{2 * size:g}" height="{2 * size:g}"'
        f' fill="{colour}" stroke="#18181b"/>{lines}'
    )


def _boxes(boxes: Boxes, colour: str, scale: int) -> str:
    return "".join(
        f'<rect x="{a * scale:g}" y="{b * scale:g}" width="{(c - a) * scale:g}"'
        f' height="{(d - b) * scale:g}" fill="none" stroke="{colour}"/>'
        for a, b, c, d in boxes.sides.tolist()
    )


def _lattice(lattice: Lattice, scale: int, radius: float) -> str:
    drawn = f'r="{max(3, radius):g}" fill="{_COLOURS[lattice.kind]}"'
    return "".join(
        f'<circle cx="{x * scale:.1f}" cy="{y * scale:.1f}" {drawn}/>'
        for x, y in lattice.middles.reshape(-1, 2).tolist()
    )


def _board(board: ReadBoard) -> str:
    parts: list[str] = []
    for row in board.rows:
        for tile in row.tiles:
            left, top, right, bottom = tile.box
            dashed = ' stroke-dasharray="4 3"' if tile.unsure else ""
            parts.append(
                f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}"'
                f' height="{bottom - top:.1f}" fill="{_FILLS[tile.mark]}"'
                f' stroke="#18181b"{dashed}/>'
            )
            ink = "#18181b" if tile.mark is None else "#ffffff"
            parts.append(
                f'<text x="{(left + right) / 2:.1f}" y="{(top * 0.3 + bottom * 0.7):.1f}"'
                f' font-size="{(bottom - top) * 0.55:.1f}" text-anchor="middle" fill="{ink}">'
                f"{escape((tile.letter or '?').upper())}</text>"
            )
    return "".join(parts)
