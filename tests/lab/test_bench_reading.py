"""The reader of pictures against the truth, as `wmh bench read` counts it."""

import json

from rich.console import Console

from tests.engine.screens.drawn import array_of, board
from wmh.helper.lists import library
from wmh.helper.seeing import read_picture
from wmh.lab.bench.reading import outcomes, tables


def truth(file, rows):
    boxes = [(120 + j * 57, 60 + i * 57, 52, 52) for i in range(6) for j in range(5)]
    shown = [{"word": word, "clue": clue} for word, clue in rows]
    return {
        "file": file, "game": "drawn", "kind": "whole", "readable": "all",
        "boards": [{"rows": shown, "tile_boxes": boxes}],
    }  # fmt: skip


def test_boards_are_right_not_found_or_said_wrongly(qapp, tmp_path):
    rows = (("slate", "wygww"), ("crown", "ywwyw"))
    board(rows).save(str(tmp_path / "one.png"))
    board(()).save(str(tmp_path / "none.png"))
    lines = [
        truth("one.png", rows),
        truth("none.png", rows),
        truth("one.png", (("slate", "wyggw"), rows[1])),
    ]
    (tmp_path / "truth.jsonl").write_text("\n".join(json.dumps(x) for x in lines))

    console = Console(width=120, record=True)
    console.print(tables(library.open_named(library.DEFAULT), tmp_path))

    said = console.export_text()
    (line, *_) = (x for x in said.splitlines() if "drawn" in x)
    assert [x.strip() for x in line.split("│")[1:7]] == [
        "drawn", "3", "33.3%", "1", "0", "1"
    ]  # fmt: skip


def test_a_board_that_was_read_where_there_is_none_is_false(qapp):
    rows = (("slate", "wygww"), ("crown", "ywwyw"))
    lexicon = library.open_named(library.DEFAULT)
    reading = read_picture(array_of(board(rows)), lexicon)

    none = {"readable": "all", "boards": []}

    assert outcomes(truth("", rows), reading) == ["right"]
    assert outcomes(none, reading) == ["false"]
    assert outcomes({**none, "readable": "part"}, reading) == []
