"""Drawings of what each stage of reading found, in the size of the screenshot."""

from wmh.base.svg import element, svg_file, svg_text
from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import ColourEvidence, ReadBoard, Reading
from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.lattices import lattices_of
from wmh.engine.screens.finding.regions import Boxes, Picture, regions_of
from wmh.engine.screens.reading import MOST_PIXELS, half_size

LARGEST_TITLE = 36
"""Maximal font size of a title in pixels; the longest title is as wide as the screenshot."""

_TITLE = "How the screenshot was read"
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
    """Returns an SVG with a drawing for each stage of reading, one below the other."""
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
    ground = element("rect", width=width, height=height, fill="#f4f4f5", stroke="#a1a1aa")
    parts = [element("rect", width="100%", height="100%", fill="#ffffff")]
    for number, (name, drawn) in enumerate(layers):
        title = _text(_NAMES[name], size / 2, 1.4 * size, size)
        below = element("g", ground, *drawn, transform=f"translate(0 {band:g})")
        parts.append(element("g", title, below, transform=f"translate(0 {number * step})"))
    whole = (width, step * len(layers))
    return svg_file(
        parts, (0, 0, *whole), whole, _TITLE, font_family="sans-serif", stroke_width=line
    )


def _evidence(evidence: ColourEvidence, number: int, size: float) -> str:
    """Returns the SVG of a colour's evidence: a swatch, and two lines with meaning and reasons."""
    top = (0.6 + 2.6 * number) * size
    colour = "#{:02x}{:02x}{:02x}".format(*evidence.colour)
    reasons = ", ".join(
        f"{_KINDS[kind]} {x:+.1f}" for kind, x in evidence.reasons.items() if abs(x) >= 0.05
    )
    against = "" if evidence.instead is None else f", not {_MEANINGS[evidence.instead]}"
    said = f"{colour} {_MEANINGS[evidence.mark]}{against}: {evidence.sure:.0%} sure"
    lines = "".join(
        _text(text, 3 * size, top + y * size, 0.7 * size, "#18181b")
        for y, text in ((0.8, said), (1.7, reasons or "no other meaning was weighed"))
    )
    side = 2 * size
    swatch = element(
        "rect", x=size / 2, y=top, width=side, height=side, fill=colour, stroke="#18181b"
    )
    return swatch + lines


def _text(text: str, x: float, y: float, size: float, colour: str | None = None) -> str:
    return element("text", svg_text(text), x=x, y=y, font_size=size, fill=colour, stroke="none")


def _boxes(boxes: Boxes, colour: str, scale: int) -> str:
    return "".join(
        element(
            "rect",
            x=left * scale,
            y=top * scale,
            width=(right - left) * scale,
            height=(bottom - top) * scale,
            fill="none",
            stroke=colour,
        )
        for left, top, right, bottom in boxes.sides.tolist()
    )


def _lattice(lattice: Lattice, scale: int, radius: float) -> str:
    wide, colour = max(3, radius), _COLOURS[lattice.kind]
    return "".join(
        element("circle", cx=round(x * scale, 1), cy=round(y * scale, 1), r=wide, fill=colour)
        for x, y in lattice.middles.reshape(-1, 2).tolist()
    )


def _board(board: ReadBoard) -> str:
    parts: list[str] = []
    for row in board.rows:
        for tile in row.tiles:
            left, top, right, bottom = tile.box
            square = element(
                "rect",
                x=round(left, 1),
                y=round(top, 1),
                width=round(right - left, 1),
                height=round(bottom - top, 1),
                fill=_FILLS[tile.mark],
                stroke="#18181b",
                stroke_dasharray="4 3" if tile.unsure else None,
            )
            letter = element(
                "text",
                svg_text((tile.letter or "?").upper()),
                x=round((left + right) / 2, 1),
                y=round(top * 0.3 + bottom * 0.7, 1),
                font_size=round((bottom - top) * 0.55, 1),
                text_anchor="middle",
                fill="#18181b" if tile.mark is None else "#ffffff",
            )
            parts += [square, letter]
    return "".join(parts)
