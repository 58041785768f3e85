"""Picture of a decision tree: a row for each clue, with its continuation indented below.

A mark has a shape besides its colour: green fills its square, yellow is a disc, white an outline.
"""

from collections.abc import Callable, Sequence

from wmh.base.svg import (
    CHARACTER,
    DIM,
    GAP,
    INDENT,
    LINE,
    MARGIN,
    ROW,
    STEP,
    TEXT,
    TILE,
    Picture,
    middle,
)
from wmh.base.text.wording import count_text
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Mark
from wmh.engine.strategy.tree import Branch, Node

_FILLS = {Mark.GREEN: "#2f7d3b", Mark.YELLOW: "#f0c032", Mark.WHITE: "#ffffff", None: "#ffffff"}
_INKS = {Mark.GREEN: "#ffffff", Mark.YELLOW: TEXT, Mark.WHITE: DIM, None: DIM}
_GUESS = "#34495e"
_MEANINGS = ((Mark.GREEN, "at its place"), (Mark.YELLOW, "elsewhere"), (Mark.WHITE, "not there"))
_MOST_CHARACTERS = 50
"""Maximal number of characters of the words that a row lists."""


def as_svg(node: Node, capitals: Callable[[str], str] = str.upper) -> str:
    """Returns the tree as an SVG that needs no other file; `capitals` writes the first guess."""
    drawing = _Drawing()
    counting = any(isinstance(branch.clue, Counts) for branch in node.branches)
    x = drawing.guess(node.guess, MARGIN, 0)
    remain = "remains" if node.remaining == 1 else "remain"
    said = f"{count_text(node.remaining, 'word')} {remain}"
    may = "can be the secret" if node.can_be_secret else "cannot be the secret"
    x = drawing.text(f"{said}; {capitals(node.word)} {may}; {_summary(node)}", x + GAP, 0)
    if not counting:
        x += GAP
        for said, meaning in _MEANINGS:
            drawing.tile("", said, x + GAP, 0)
            x = drawing.text(meaning, x + GAP + STEP + 3, 0, DIM)
    rows = drawing.branches(node, MARGIN, 1)
    return drawing.whole(f"What to guess after {capitals(node.word)}", rows)


class _Drawing(Picture):
    """Picture of guesses, clues and branches; methods return where the drawn part ends."""

    def branches(self, node: Node, x: float, row: int) -> int:
        """Draws the branches of a node at `x`, from this row on; returns the first row below."""
        trunk, first, last = x + TILE / 2, row, row
        for branch in node.branches:
            last = row
            self.line(trunk, middle(row), x + INDENT - 5, middle(row))
            below = self._branch(branch, node.guess, x + INDENT, row)
            row += 1
            if below is not None:
                row = self.branches(below, x + INDENT, row)
        self.line(trunk, middle(first) - ROW / 2 - 2, trunk, middle(last))
        return row

    def guess(self, letters: Sequence[str], x: float, row: int) -> float:
        for letter in letters:
            self.square(x, row, _GUESS, _GUESS)
            self.letter(letter, x, row, "#ffffff")
            x += STEP
        return x

    def tile(self, letter: str, said: Mark | None, x: float, row: int) -> None:
        if said is Mark.YELLOW:
            self.disc(x, row, _FILLS[said], "#8a6a00")
        else:
            edge = _FILLS[said] if said is Mark.GREEN else LINE
            self.square(x, row, _FILLS[said], edge)
        self.letter(letter, x, row, _INKS[said])

    def _branch(self, branch: Branch, guess: Sequence[str], x: float, row: int) -> Node | None:
        """Draws the row of a branch; returns the node still to be drawn below it, or None."""
        x = self._clue(branch.clue, guess, x, row) + GAP
        if branch.solves:
            self.text("solved", x, row)
            return None
        self.text(count_text(branch.remaining, "word"), x, row)
        x += len("88,888 words") * CHARACTER
        after, words = branch.next, _words(branch)
        if after is None or branch.remaining == 1:
            self.text(words, x, row, DIM)
            return None
        x = self.text("→", x, row, DIM) + 9
        x = self.guess(after.guess, x, row) + GAP
        if any(each.next for each in after.branches):
            self.text(_summary(after), x, row, DIM)
            return after
        self.text(f"{_summary(after)}: {words}" if words else _summary(after), x, row, DIM)
        return None

    def _clue(self, clue: Clue, guess: Sequence[str], x: float, row: int) -> float:
        title = f"{''.join(guess)} {write_clue(clue)}"
        with self.group(title):
            if isinstance(clue, Counts):
                text = write_clue(clue)
                return self.text(text, x, row) + max(0, 5 - len(text)) * CHARACTER
            for letter, said in zip(guess, clue, strict=True):
                self.tile(letter, said, x, row)
                x += STEP
        return x


def _words(branch: Branch) -> str:
    """Returns the first words of a branch as text, as many as there is room for, at least one."""
    text = ""
    for number, word in enumerate(branch.words):
        if number and len(text) + len(word) > _MOST_CHARACTERS:
            return f"{text}, …"
        text += f", {word}" if number else word
    return f"{text}, …" if 0 < len(branch.words) < branch.remaining else text


def _summary(node: Node) -> str:
    """Returns a sentence about how the node's guess splits the remaining words."""
    worst = max((each.remaining for each in node.branches if not each.solves), default=0)
    return f"{count_text(len(node.branches), 'clue')}, {worst:,} left at worst"
