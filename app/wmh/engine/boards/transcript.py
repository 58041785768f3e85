"""Games on several boards as text: reads pasted texts, and writes texts to share."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, zip_longest

from wmh.engine.boards.question import green_at
from wmh.engine.clues.reading import read_marks
from wmh.engine.clues.squares import (
    JOINERS,
    USUAL,
    Squares,
    other_game_lines,
    score_lines,
    take_apart,
    with_signs,
)
from wmh.engine.clues.transcript import (
    MOST_CHARACTERS,
    UnusedLine,
    UnusedReason,
    once,
    why_not,
)
from wmh.engine.clues.turn import Mark, Marks
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST

MOST_LINES = 500
"""Maximal number of lines that are read; sixteen boards with empty lines need fewer."""

_ACROSS = 2
"""Number of boards that stand side by side in a shared text."""

_OVER = "⬛"
"""Sign that fills the rows of a solved board beside an unsolved one."""

_SEPARATORS = re.compile(r"(?:->|[\s:;,|=/])+")
_SOLVED = "-"


@dataclass(frozen=True, slots=True)
class BoardsTranscript:
    """Game on several boards, read from a text.

    `clues` holds for each board the marks of each row, None where the board has no clue. `words`
    are fewer than the rows if the text has too few words.
    """

    words: tuple[tuple[str, ...], ...] = ()
    clues: tuple[tuple[Marks, ...], ...] = ()
    unused: tuple[UnusedLine, ...] = ()

    @property
    def rows(self) -> int:
        return len(self.clues[0]) if self.clues else 0

    @property
    def length(self) -> int:
        return len(self.clues[0][0]) if self.rows else 0


@dataclass(slots=True)
class _Row:
    """A line of a text with the clues of boards side by side; None for a solved board."""

    number: int
    text: str
    clues: tuple[Marks | None, ...] = ()
    word: tuple[str, ...] | None = None
    block: int = 0

    @property
    def lengths(self) -> set[int]:
        said = {len(clue) for clue in self.clues if clue is not None}
        return said if self.word is None else said | {len(self.word)}


@dataclass(slots=True)
class _Reading:
    """Lines of a text, sorted into rows of clues, words on their own, and unused lines."""

    rows: list[_Row] = field(default_factory=list[_Row])
    words: list[_Row] = field(default_factory=list[_Row])
    unused: list[UnusedLine] = field(default_factory=list[UnusedLine])

    def refuse(self, row: _Row, why: UnusedReason) -> None:
        self.unused.append(UnusedLine(row.number, row.text, why))


def read_boards(
    text: str, alphabet: Alphabet, squares: Squares = USUAL, boards: int = 0
) -> BoardsTranscript:
    """Reads a game on several boards from a pasted text; the boards keep the text's order.

    A line holds the clues of boards side by side, one for each board of a block, and before or
    after the clues the guessed word, or no word. The next block begins after an empty line, or when
    all boards of a block are solved. Clues are squares, or typed as in `crane=wwywg/gwwww/-`. Words
    on lines of their own are the guesses, in their order. Lines that are not part of a game are
    reported. `boards` is the number of boards, used if nothing in the text tells it.
    """
    found = _Reading()
    lines = with_signs(text[:MOST_CHARACTERS]).splitlines()
    meanings = squares.meanings()
    block = 0
    plain_lines = [JOINERS.sub("", line) for line in lines[:MOST_LINES]]
    scores, others = score_lines(plain_lines), other_game_lines(plain_lines)
    for number, (line, plain) in enumerate(zip(lines, plain_lines, strict=False), start=1):
        if plain.strip():
            row = _Row(number, line.strip()[:80], block=block)
            if number - 1 in scores:
                found.refuse(row, UnusedReason.AROUND)
            elif number - 1 in others:
                row.text = others[number - 1]
                found.refuse(row, UnusedReason.OTHER_GAME)
            else:
                _read_line(row, plain, alphabet, meanings, found)
        else:
            block += 1
    _keep_one_length(found)
    blocks = _blocks(found.rows, boards)
    each = _boards(blocks)
    words = _words(found, blocks)
    height = max((len(words), *map(_height, each))) if each else 0
    none: Marks = (None,) * max((len(clue) for told in each for clue in told), default=0)
    clues = tuple((*told[:height], *[none] * (height - len(told))) for told in each)
    found.unused.sort(key=lambda each: each.line)
    if len(text) > MOST_CHARACTERS or len(lines) > MOST_LINES:
        found.refuse(_Row(min(len(lines), MOST_LINES), "…"), UnusedReason.CUT)
    return BoardsTranscript(words, clues, tuple(found.unused))


def _read_line(
    row: _Row,
    line: str,
    alphabet: Alphabet,
    meanings: Mapping[str, Mark | None],
    found: _Reading,
) -> None:
    apart = take_apart(line, meanings)
    if apart.strange:
        row.text = once(apart.strange)
        found.refuse(row, UnusedReason.STRANGE)
    elif apart.runs:
        parts = filter(None, _SEPARATORS.split(apart.rest))
        words = [letters for part in parts if (letters := alphabet.letters_of(part))]
        row.word = words[0] if len(words) == 1 else None
        row.clues = apart.runs
        if all(len(run) == 1 for run in apart.runs):
            row.clues = (tuple(mark for (mark,) in apart.runs),)
        found.rows.append(row)
        if apart.apart:
            found.unused.append(UnusedLine(row.number, once(apart.apart), UnusedReason.APART))
    else:
        _read_typed(row, line, alphabet, found)


def _read_typed(row: _Row, line: str, alphabet: Alphabet, found: _Reading) -> None:
    head, *rest = [part for part in _SEPARATORS.split(line) if part] or [""]
    row.word = alphabet.letters_of(head)
    clues = [read_marks(part) for part in rest if part != _SOLVED]
    if not row.word or not all(clues):
        found.refuse(row, why_not(line))
    elif rest:
        row.clues = tuple(None if part == _SOLVED else read_marks(part) for part in rest)
        found.rows.append(row)
    else:
        found.words.append(row)


def _keep_one_length(found: _Reading) -> None:
    """Moves rows and words whose length is not the most frequent one to the unused lines."""
    lengths = Counter(length for row in found.rows for length in row.lengths)
    length = lengths.most_common(1)[0][0] if lengths else 0
    fits = {length} if SHORTEST <= length <= LONGEST else set[int]()
    for rows in (found.rows, found.words):
        for row in [row for row in rows if not row.lengths or row.lengths - fits]:
            rows.remove(row)
            found.refuse(row, UnusedReason.OTHER_LENGTH if lengths else UnusedReason.NO_CLUE)


def _blocks(rows: Sequence[_Row], boards: int) -> list[list[_Row]]:
    """Groups the rows into blocks; the rows of a block belong to the same boards.

    If every line is followed by an empty line, empty lines separate no blocks, unless all rows have
    the same guess. A last line with fewer clues than the line above it is a cut text, not a new
    board.
    """
    apart = max((len(list(each)) for _, each in groupby(rows, lambda row: row.block)), default=0)
    first = {row.word for row in rows} if rows and rows[0].word else set[object]()
    one = len(first) == 1 or (not first and sum(len(row.clues) for row in rows) == boards)
    alone = apart == 1 and not one
    blocks: list[list[_Row]] = []
    solved: list[bool] = []
    for before, row in zip([None, *rows], rows, strict=False):
        cut = row is rows[-1] and not one and len(row.clues) < len(solved)
        if (
            before is None
            or (len(before.clues) != len(row.clues) and not cut)
            or (before.block != row.block and not alone)
            or all(solved)
        ):
            blocks.append([])
            solved = [False] * len(row.clues)
        blocks[-1].append(row)
        for board, clue in enumerate(row.clues):
            solved[board] |= clue is not None and all(mark is Mark.GREEN for mark in clue)
    return blocks


def _boards(blocks: Sequence[Sequence[_Row]]) -> list[tuple[Marks, ...]]:
    """Returns the clues of each board; clues after the row that solved the board are cleared."""
    length = next((len(c) for block in blocks for row in block for c in row.clues if c), 0)
    none: Marks = (None,) * length
    boards: list[tuple[Marks, ...]] = []
    for block in blocks:
        for told in zip_longest(*(row.clues for row in block)):
            clues = tuple(none if clue is None else clue for clue in told)
            solved = green_at(clues)
            if solved is not None:
                clues = (*clues[: solved + 1], *[none] * (len(clues) - solved - 1))
            boards.append(clues)
    return boards


def _height(clues: tuple[Marks, ...]) -> int:
    """Returns the number of rows until a board is solved; all rows if it is not solved."""
    solved = green_at(clues)
    return len(clues) if solved is None else solved + 1


def _words(found: _Reading, blocks: Sequence[Sequence[_Row]]) -> tuple[tuple[str, ...], ...]:
    """Returns the words beside the rows; if there are none, the words on lines of their own."""
    beside: dict[int, tuple[str, ...]] = {}
    for block in blocks:
        for at, row in enumerate(block):
            if row.word is not None:
                beside.setdefault(at, row.word)
    if not beside:
        return tuple(row.word for row in found.words if row.word)
    for row in found.words:
        found.refuse(row, UnusedReason.NO_CLUE)
    return tuple(beside[at] for at in range(len(beside)) if at in beside)


def write_boards(
    guesses: Sequence[tuple[str, ...]],
    clues: Sequence[Sequence[Marks]],
    *,
    letters: bool,
    squares: Squares = USUAL,
    capitals: Callable[[str], str] = str.upper,
) -> str:
    """Returns the text that Quordle shares, two boards side by side.

    `letters` adds the guessed words, as `capitals` writes them.
    """
    blocks: list[str] = []
    for start in range(0, len(clues), _ACROSS):
        side = [tuple(told) for told in clues[start : start + _ACROSS]]
        lines: list[str] = []
        for row in range(max(_height(told) for told in side)):
            parts = [
                squares.text_of(told[row]) if row < _height(told) else _OVER * len(told[row])
                for told in side
            ]
            word = [capitals("".join(guesses[row]))] if letters else []
            lines.append(" ".join([*parts, *word]))
        blocks.append("".join(f"{line}\n" for line in lines))
    return "\n".join(blocks)
