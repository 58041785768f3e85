"""The reader of pictures against the truth: boards that are exactly right, by game and by kind.

`truth.jsonl` has a picture a line: `file`, `game`, `kind`, `readable` (all, part, none) and
`boards`, each with `rows` of `word` and `clue` (g, y, w) and the `tile_boxes` of all its tiles.
"""

import json
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table

from wmh.base.files.picture_file import open_picture
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.board import ReadBoard, Reading
from wmh.engine.screens.marks import ColourGroup
from wmh.engine.screens.naming import SCHEMES, Scheme, nearest_scheme
from wmh.engine.screens.reading import read
from wmh.helper.seeing import letter_model

if TYPE_CHECKING:
    from numpy.typing import NDArray

Truth = Mapping[str, Any]

_SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w", None: "."}


@dataclass
class PictureTally:
    """Counts of some pictures.

    Of the boards that are not right some were not found, and some are flagged: nothing that is
    wrong in them was said as if it were sure. The others are silently wrong.
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
    used: dict[str, set[Scheme]] = defaultdict(set)
    false: list[str] = []
    for truth in truths:
        picture = open_picture(data / truth["file"])
        start = time.process_time()
        reading = read(picture, lexicon, Rule.TILES, letter_model())
        took = (time.process_time() - start) * 1000
        for tally in (by_game[truth["game"]], by_kind[truth["kind"]]):
            tally.milliseconds.append(took)
            _count(tally, truth, reading)
        if not truth["boards"] and reading.boards:
            false.append(truth["file"])
        if truth["boards"]:
            used[truth["game"]] |= _scheme(reading)
    without = {game: _others(game, used) for game in used}
    left_out = {
        game: by_game[game]
        if len(schemes) == len(SCHEMES)
        else _read_again(lexicon, data, [x for x in truths if x["game"] == game], schemes)
        for game, schemes in without.items()
    }
    return Group(
        _table("game", by_game, left_out),
        _table("kind", by_kind, {}),
        f"Pictures without a board in which one was seen: {', '.join(false) or 'none'}.",
        "Flagged: wrong, and every tile that is wrong is one to look at. Left out: read without the"
        " schemes of colours that this game alone has. ms: of the processor, mean and most.",
    )


def _others(game: str, used: Mapping[str, set[Scheme]]) -> tuple[Scheme, ...]:
    """The schemes of colours but those that this game alone has."""
    elsewhere = {x for other, schemes in used.items() if other != game for x in schemes}
    return tuple(x for x in SCHEMES if x in elsewhere or x not in used[game])


def _read_again(
    lexicon: Lexicon, data: Path, truths: Iterable[Truth], schemes: Sequence[Scheme]
) -> PictureTally:
    tally = PictureTally()
    for truth in truths:
        picture = open_picture(data / truth["file"])
        _count(tally, truth, read(picture, lexicon, Rule.TILES, letter_model(), None, schemes))
    return tally


def _scheme(reading: Reading) -> set[Scheme]:
    hues: dict[Mark, list[float]] = {mark: [] for mark in Mark}
    for colour, mark in reading.colours.items():
        hues[mark].append(ColourGroup(np.array(colour, np.float32), 1).hue)
    if not (hues[Mark.GREEN] and hues[Mark.YELLOW]):
        return set()
    return {nearest_scheme(hues[Mark.GREEN], hues[Mark.YELLOW])}


def _count(tally: PictureTally, truth: Truth, reading: Reading) -> None:
    """Count the boards of a picture that can be read as a whole."""
    if truth["readable"] != "all":
        return
    for board in truth["boards"]:
        found = _at(board, reading.boards)
        wanted = [(x["word"], x["clue"]) for x in board["rows"]]
        tally.boards += 1
        if _rows(found) == wanted:
            tally.right += 1
        elif found is None:
            tally.missed += 1
        elif _all_flagged(found, wanted):
            tally.flagged += 1


def _at(board: Truth, boards: Sequence[ReadBoard]) -> ReadBoard | None:
    """The board that was read where this one is."""
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
    """True if every wrong cell was reported as unsure."""
    rows = _rows(board)
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


def _table(
    name: str, tallies: Mapping[str, PictureTally], left_out: Mapping[str, PictureTally]
) -> Table:
    shown = Table(
        title=f"Boards read exactly right, by {name}", title_justify="left", pad_edge=False
    )
    shown.add_column(name, min_width=max(len(x) for x in tallies))
    columns = ["boards", "right", "not found", "flagged", "said as sure"]
    columns += ["left out"] if left_out else []
    for column in (*columns, "ms", "most"):
        shown.add_column(column, justify="right")
    total, total_out = PictureTally(), PictureTally()
    for key, tally in sorted(tallies.items()):
        for x, y in ((total, tally), (total_out, left_out.get(key, PictureTally()))):
            x.boards += y.boards
            x.right += y.right
            x.flagged += y.flagged
            x.missed += y.missed
        total.milliseconds += tally.milliseconds
        shown.add_row(key, *_cells(tally, left_out.get(key) if left_out else None, bool(left_out)))
    shown.add_section()
    shown.add_row("all", *_cells(total, total_out if left_out else None, bool(left_out)))
    return shown


def _cells(tally: PictureTally, out: PictureTally | None, has_out: bool) -> list[str]:
    silent = tally.boards - tally.right - tally.missed - tally.flagged
    cells = [f"{tally.boards}", _part(tally), f"{tally.missed}", f"{tally.flagged}", f"{silent}"]
    if has_out:
        cells.append(_part(out) if out else "")
    taken = tally.milliseconds
    return [*cells, f"{np.mean(taken):.0f}", f"{max(taken):.0f}"]


def _part(tally: PictureTally) -> str:
    return f"{tally.right / tally.boards:.1%}" if tally.boards else ""
