"""Benchmark of reading screenshots: the share of exactly right boards, by game and kind.

`truth.jsonl` has a picture a line: `file`, `game`, `kind`, `readable` (all, part, none) and
`boards`, each with `rows` of `word` and `clue` (g, y, w) and the `tile_boxes` of all its tiles.
"""

import json
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table

from wmh.base.files.picture_file import open_picture
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.board import SURE, ReadBoard, Reading, RowState
from wmh.engine.screens.reading import read
from wmh.helper.seeing import letter_model

if TYPE_CHECKING:
    from numpy.typing import NDArray

Truth = Mapping[str, Any]

_STEPS = (0, 0.6, 0.8, 0.9, 0.97, 0.99, 0.999, 1.001)
_SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w", None: "."}


@dataclass
class PictureTally:
    """Numbers of boards in a group of pictures, by outcome.

    Of the wrong boards some are `missed`, and some are `flagged`: every error was marked as
    uncertain. The other wrong boards are silently wrong.
    """

    boards: int = 0
    right: int = 0
    flagged: int = 0
    missed: int = 0
    milliseconds: list[float] = field(default_factory=list[float])


def tables(lexicon: Lexicon, data: Path | None) -> RenderableType:
    if data is None or not (data / "truth.jsonl").is_file():
        return "read: give the folder of truth.jsonl and its pictures with --data."
    lines = (data / "truth.jsonl").read_text(encoding="utf-8").splitlines()
    truths: list[Truth] = [json.loads(line) for line in lines]
    by_game: dict[str, PictureTally] = defaultdict(PictureTally)
    by_kind: dict[str, PictureTally] = defaultdict(PictureTally)
    false: list[str] = []
    said: list[tuple[float, bool]] = []
    for truth in truths:
        picture = open_picture(data / truth["file"])
        start = time.process_time()
        reading = read(picture, lexicon, Rule.TILES, letter_model())
        took = (time.process_time() - start) * 1000
        for tally in (by_game[truth["game"]], by_kind[truth["kind"]]):
            tally.milliseconds.append(took)
            _count(tally, truth, reading)
        said += _certainties(truth, reading)
        if not truth["boards"] and reading.boards:
            false.append(truth["file"])
    return Group(
        _table("game", by_game),
        _table("kind", by_kind),
        _reliability(said),
        f"Pictures without a board in which one was seen: {', '.join(false) or 'none'}.",
        "Flagged: wrong, and every tile that is wrong is one to look at. ms: of the processor, mean"
        " and most.",
    )


def _count(tally: PictureTally, truth: Truth, reading: Reading) -> None:
    """Adds the boards of a completely readable picture to the tally."""
    found = outcomes(truth, reading)
    tally.boards += len(truth["boards"]) if found else 0
    tally.right += found.count("right")
    tally.missed += found.count("missed")
    tally.flagged += found.count("flagged")


def outcomes(truth: Truth, reading: Reading) -> list[str]:
    """Returns the outcome of each board of a completely readable picture, and of false boards.

    The outcome is `right`, `missed` if no board was found, `flagged` if each wrong tile was marked
    as uncertain, or else `silent`. A board that does not exist has the outcome `false`.
    """
    if truth["readable"] != "all":
        return []
    boards = [_at(board, reading.boards) for board in truth["boards"]]
    found = [
        _outcome(board, [(x["word"], x["clue"]) for x in wanted["rows"]])
        for wanted, board in zip(truth["boards"], boards, strict=True)
    ]
    return found + ["false" for x in reading.boards if not any(x is y for y in boards)]


def _outcome(board: ReadBoard | None, wanted: Sequence[tuple[str, str]]) -> str:
    if _rows(board) == wanted:
        return "right"
    if board is None:
        return "missed"
    return "flagged" if _all_flagged(board, wanted) else "silent"


def _certainties(truth: Truth, reading: Reading) -> list[tuple[float, bool]]:
    """Returns, for rows with right words, the certainty of each mark and if the mark is right."""
    found: list[tuple[float, bool]] = []
    for board in truth["boards"]:
        at = _at(board, reading.boards)
        clues = {x["word"]: x["clue"] for x in board["rows"]}
        for row in at.marked if at else ():
            clue = clues.get(row.word)
            if clue is not None and len(row.tiles) == len(clue):
                found += [
                    (t.mark_sure, _SIGNS[t.mark] == x) for t, x in zip(row.tiles, clue, strict=True)
                ]
    return found


def _reliability(said: Sequence[tuple[float, bool]]) -> Table:
    shown = Table(
        title="Marks: as sure as they are said to be", title_justify="left", pad_edge=False
    )
    for column in ("said", "marks", "mean", "right"):
        shown.add_column(column, justify="right")
    for low, high in pairwise(_STEPS):
        part = [x for x in said if low <= x[0] < high]
        if part:
            sure, right = np.mean(part, axis=0).tolist()
            shown.add_row(f"{low:.0%} to {min(1, high):.0%}", f"{len(part)}", f"{sure:.1%}",
                          f"{right:.1%}")  # fmt: skip
    return shown


def _at(board: Truth, boards: Sequence[ReadBoard]) -> ReadBoard | None:
    """Returns the board that was read at the place of a true board; None if there is none."""
    boxes: NDArray[np.float64] = np.array(board["tile_boxes"])
    left, top = boxes[:, :2].min(0)
    right, bottom = (boxes[:, :2] + boxes[:, 2:]).max(0)
    for found in boards:
        a, b, c, d = found.box
        across, down = min(c, right) - max(a, left), min(d, bottom) - max(b, top)
        if across > 0 and down > 0 and across * down > 0.4 * (c - a) * (d - b):
            return found
    return None


def _rows(board: ReadBoard | None) -> list[tuple[str, str]]:
    if board is None:
        return []
    return [
        ("".join(t.letter or "." for t in x.tiles), "".join(_SIGNS[t.mark] for t in x.tiles))
        for x in board.marked
    ]


def _all_flagged(board: ReadBoard, wanted: Sequence[tuple[str, str]]) -> bool:
    """True if every wrong tile was marked as uncertain."""
    rows, last = _rows(board), board.rows[-1:]
    doubted = last and last[0].state is not RowState.MARKED and last[0].tiles[0].mark_sure < SURE
    if doubted and len(rows) < len(wanted):
        word = "".join(t.letter or "." for t in last[0].tiles)
        rows.append((word, _SIGNS[Mark.WHITE] * len(word)))
    last_open = {(len(rows), j) for j in range(1, board.length + 1)} <= set(board.open)
    if len(rows) == len(wanted) + 1 and last_open:
        rows.pop()  # It was only typed, and all of it is to be looked at.
    if len(rows) != len(wanted) or any(
        len(a[0]) != len(b[0]) for a, b in zip(rows, wanted, strict=True)
    ):
        return False
    return all(
        (i, j) in board.open
        for i, (got, want) in enumerate(zip(rows, wanted, strict=True), start=1)
        for j in range(1, len(want[0]) + 1)
        if got[0][j - 1] != want[0][j - 1] or got[1][j - 1] != want[1][j - 1]
    )


def _table(name: str, tallies: Mapping[str, PictureTally]) -> Table:
    shown = Table(
        title=f"Boards read exactly right, by {name}", title_justify="left", pad_edge=False
    )
    shown.add_column(name, min_width=max(len(x) for x in tallies))
    for column in ("boards", "right", "not found", "flagged", "said as sure", "ms", "most"):
        shown.add_column(column, justify="right")
    total = PictureTally()
    for key, tally in sorted(tallies.items()):
        total.boards += tally.boards
        total.right += tally.right
        total.flagged += tally.flagged
        total.missed += tally.missed
        total.milliseconds += tally.milliseconds
        shown.add_row(key, *_cells(tally))
    shown.add_section()
    shown.add_row("all", *_cells(total))
    return shown


def _cells(tally: PictureTally) -> list[str]:
    silent = tally.boards - tally.right - tally.missed - tally.flagged
    right = f"{tally.right / tally.boards:.1%}" if tally.boards else ""
    taken = tally.milliseconds
    return [
        f"{tally.boards}", right, f"{tally.missed}", f"{tally.flagged}", f"{silent}",
        f"{np.mean(taken):.0f}", f"{max(taken):.0f}",
    ]  # fmt: skip
