"""The decision tree as a picture: a row for each clue, what follows it indented below.

A mark has a shape as well as a colour: green fills its square, yellow a disc, white is an outline.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from app.engine.clues.transcript import write_clue
from app.engine.clues.turn import Clue, Counts, Mark
from app.engine.strategy.tree import Branch, Node
from app.engine.wording import counted

_TILE = 18
_STEP = _TILE + 2
_ROW = 25
_INDENT = 34
_MARGIN = 16
_GAP = 10
_CHARACTER = 6.7
"""Width to allow for a character of plain text, at least as much as any font takes on average."""

_TEXT, _DIM, _LINE = "#1b1b1f", "#5f6068", "#a9abb3"
_FILLS = {Mark.GREEN: "#2f7d3b", Mark.YELLOW: "#f0c032", Mark.WHITE: "#ffffff", None: "#ffffff"}
_INKS = {Mark.GREEN: "#ffffff", Mark.YELLOW: _TEXT, Mark.WHITE: _DIM, None: _DIM}
_GUESS = "#34495e"
_MEANINGS = ((Mark.GREEN, "at its place"), (Mark.YELLOW, "elsewhere"), (Mark.WHITE, "not there"))
_MOST_CHARACTERS = 50
"""Of words named in a row."""


def as_svg(node: Node) -> str:
    """The tree as an SVG that needs nothing else."""
    drawing = _Drawing([])
    counting = any(isinstance(branch.clue, Counts) for branch in node.branches)
    x = drawing.guess(node.guess, _MARGIN, 0)
    remain = "remains" if node.remaining == 1 else "remain"
    said = f"{counted(node.remaining, 'word')} {remain}"
    may = "can be the secret" if node.can_be_secret else "cannot be the secret"
    x = drawing.text(f"{said}; {node.word.upper()} {may}; {_summary(node)}", x + _GAP, 0)
    if not counting:
        x += _GAP
        for said, meaning in _MEANINGS:
            drawing.tile("", said, x + _GAP, 0)
            x = drawing.text(meaning, x + _GAP + _STEP + 3, 0, _DIM)
    rows = drawing.branches(node, _MARGIN, 1)
    width, height = drawing.width + _MARGIN, rows * _ROW + 2 * _MARGIN
    font = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
        f' viewBox="0 0 {width:.0f} {height}" role="img" font-size="12" font-family="{font}">',
        f"<title>What to guess after {escape(node.word.upper())}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        *drawing.parts,
        "</svg>\n",
    )
    return "\n".join(lines)


@dataclass(slots=True)
class _Drawing:
    """What has been drawn; rows are counted from 0, x in pixels. Each part says where it ends."""

    parts: list[str]
    width: float = 0

    def branches(self, node: Node, x: float, row: int) -> int:
        """Draw the branches of a node that stands at `x`, from a row on; the first row below."""
        trunk, first, last = x + _TILE / 2, row, row
        for branch in node.branches:
            last = row
            self._line(trunk, _middle(row), x + _INDENT - 5, _middle(row))
            below = self._branch(branch, node.guess, x + _INDENT, row)
            row += 1
            if below is not None:
                row = self.branches(below, x + _INDENT, row)
        self._line(trunk, _middle(first) - _ROW / 2 - 2, trunk, _middle(last))
        return row

    def guess(self, letters: Sequence[str], x: float, row: int) -> float:
        for letter in letters:
            self._square(x, row, _GUESS, _GUESS)
            self._letter(letter, x, row, "#ffffff")
            x += _STEP
        return x

    def tile(self, letter: str, said: Mark | None, x: float, row: int) -> None:
        if said is Mark.YELLOW:
            self.parts.append(
                f'<circle cx="{x + _TILE / 2:g}" cy="{_middle(row):g}" r="{_TILE / 2:g}"'
                f' fill="{_FILLS[said]}" stroke="#8a6a00"/>'
            )
        else:
            edge = _FILLS[said] if said is Mark.GREEN else _LINE
            self._square(x, row, _FILLS[said], edge)
        self._letter(letter, x, row, _INKS[said])

    def text(self, text: str, x: float, row: int, colour: str = _TEXT) -> float:
        self.parts.append(
            f'<text x="{x:g}" y="{_middle(row) + 4:g}" fill="{colour}">{escape(text)}</text>'
        )
        end = x + len(text) * _CHARACTER
        self.width = max(self.width, end)
        return end

    def _branch(self, branch: Branch, guess: Sequence[str], x: float, row: int) -> Node | None:
        """Draw a row; what is left to draw below it, if anything."""
        x = self._clue(branch.clue, guess, x, row) + _GAP
        if branch.solves:
            self.text("solved", x, row)
            return None
        self.text(counted(branch.remaining, "word"), x, row)
        x += len("88,888 words") * _CHARACTER
        after, words = branch.next, _words(branch)
        if after is None or branch.remaining == 1:
            self.text(words, x, row, _DIM)
            return None
        x = self.text("→", x, row, _DIM) + 9
        x = self.guess(after.guess, x, row) + _GAP
        if any(each.next for each in after.branches):
            self.text(_summary(after), x, row, _DIM)
            return after
        self.text(f"{_summary(after)}: {words}" if words else _summary(after), x, row, _DIM)
        return None

    def _clue(self, clue: Clue, guess: Sequence[str], x: float, row: int) -> float:
        title = f"{''.join(guess)} {write_clue(clue)}"
        self.parts.append(f"<g><title>{escape(title)}</title>")
        if isinstance(clue, Counts):
            text = write_clue(clue)
            x = self.text(text, x, row) + max(0, 5 - len(text)) * _CHARACTER
        else:
            for letter, said in zip(guess, clue, strict=True):
                self.tile(letter, said, x, row)
                x += _STEP
        self.parts.append("</g>")
        return x

    def _square(self, x: float, row: int, fill: str, edge: str) -> None:
        self.parts.append(
            f'<rect x="{x + 0.5:g}" y="{_middle(row) - _TILE / 2 + 0.5:g}" width="{_TILE - 1}"'
            f' height="{_TILE - 1}" rx="2" fill="{fill}" stroke="{edge}"/>'
        )
        self.width = max(self.width, x + _TILE)

    def _letter(self, letter: str, x: float, row: int, colour: str) -> None:
        if letter:
            size = 12 if len(letter) == 1 else 9
            self.parts.append(
                f'<text x="{x + _TILE / 2:g}" y="{_middle(row) + 0.36 * size:g}" fill="{colour}"'
                f' font-size="{size}" font-weight="bold" text-anchor="middle">'
                f"{escape(letter.upper())}</text>"
            )

    def _line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.parts.append(
            f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{_LINE}" fill="none"/>'
        )


def _middle(row: int) -> float:
    return _MARGIN + row * _ROW + _TILE / 2


def _words(branch: Branch) -> str:
    """The first words of a branch, as many as there is room for; at least one, if there is any."""
    text = ""
    for number, word in enumerate(branch.words):
        if number and len(text) + len(word) > _MOST_CHARACTERS:
            return f"{text}, …"
        text += f", {word}" if number else word
    return f"{text}, …" if 0 < len(branch.words) < branch.remaining else text


def _summary(node: Node) -> str:
    """How the node's guess splits what remains."""
    worst = max((each.remaining for each in node.branches if not each.solves), default=0)
    return f"{counted(len(node.branches), 'clue')}, {worst:,} left at worst"
