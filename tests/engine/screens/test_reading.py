"""Boards read from pictures that are drawn here, and nothing read where there is none."""

import dataclasses
import json
import os
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from tests.engine.screens.drawn import STYLES, array_of, board, other_things
from wmh.base.files.picture_file import open_picture
from wmh.engine.clues.rules import Rule, tiles
from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import RowState
from wmh.engine.screens.explanations import svg_of_reading
from wmh.engine.screens.finding.lattices import lattices_of
from wmh.engine.screens.finding.regions import Boxes, Regions
from wmh.engine.screens.reading import without_filter
from wmh.helper.lists import library
from wmh.helper.seeing import read_picture

SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}


def clue(guess, secret):
    return "".join(SIGNS[x] for x in tiles(guess, secret))


def rows(secret, *guesses):
    return tuple((guess, clue(guess, secret)) for guess in guesses)


@pytest.fixture(scope="module")
def english():
    return library.open_named(library.DEFAULT)


def read_rows(found):
    return tuple(
        ("".join(x.letter or "." for x in row.tiles), "".join(SIGNS[x.mark] for x in row.tiles))
        for row in found.marked
    )


@pytest.mark.parametrize("name", STYLES)
def test_a_board_is_read_in_every_style(qapp, english, name):
    game = rows("crane", "slate", "crown", "crane")

    reading = read_picture(array_of(board(game, STYLES[name])), english)

    assert [read_rows(x) for x in reading.boards] == [game]


@pytest.mark.parametrize("name", STYLES)
def test_what_stands_beside_the_rows_is_in_no_column(qapp, english, name):
    """Their numbers, and a round button beside the last."""
    style = dataclasses.replace(STYLES[name], keyboard=False)
    game = rows("planet", "stream", "praise")
    page = board(game, style, height=len(game))
    painter, step, size = QPainter(page), style.tile + style.gap, style.tile
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(style.typed))
    painter.setFont(QFont("Sans", 13))
    for row in range(len(game)):
        number = QRectF(120 - step, 60 + row * step, size, size)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(row + 1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2f55c4"))
    painter.drawEllipse(QRectF(126 + 6 * step, 66 + step * (len(game) - 1), size - 12, size - 12))
    painter.end()

    reading = read_picture(array_of(page), english)

    assert [read_rows(x) for x in reading.boards] == [game]


@pytest.mark.parametrize("name", STYLES)
def test_what_is_typed_is_no_row_yet(qapp, english, name):
    game = rows("crane", "slate", "crown")

    picture = array_of(board(game, STYLES[name], typed="cra"))
    (found,) = read_picture(picture, english).boards

    assert read_rows(found) == game
    assert [(x.word, x.state) for x in found.rows][-1] == ("cra", RowState.TYPED)


def test_boards_side_by_side_are_read_each_for_itself(qapp, english):
    game = rows("crane", "slate", "crown")

    reading = read_picture(array_of(board(game, columns=2)), english)

    assert [read_rows(x) for x in reading.boards] == [game, game]


@pytest.mark.parametrize("name", ["classic", "dark", "large", "mono"])
def test_letters_whose_capitals_look_as_they_do_are_sure(qapp, english, name):
    game = rows("scowl", "vocal", "swiss", "zooks")

    (found,) = read_picture(array_of(board(game, STYLES[name])), english).boards

    assert (read_rows(found), found.open) == (game, ())


@pytest.mark.parametrize("first", ["gazer", "weird"])
def test_a_word_whose_letters_run_along_a_keyboard_is_a_row(qapp, english, first):
    game = rows("crane", first, "hover")

    (found,) = read_picture(array_of(board(game)), english).boards

    assert read_rows(found) == game


def test_a_solved_row_with_a_letter_that_cannot_be_read_is_marked_and_open(qapp, english):
    game = rows("crane", "slate", "crane")
    style = STYLES["classic"]
    picture = array_of(board(game))
    left, top, side = 120, 60 + 57, int(style.tile)
    picture[top : top + side, left : left + side] = (0x6A, 0xAA, 0x64)

    (found,) = read_picture(picture, english).boards

    assert [x.state for x in found.rows] == [RowState.MARKED] * 2
    assert (found.rows[1].word, found.open) == (".rane", ((2, 1),))


def test_rows_of_which_one_proposal_has_tiles_and_another_letters_are_one_board():
    """A compressed picture, in some rows of which letters stick to their tiles."""
    page = np.zeros((0, 4), np.float32)
    tiles = boxes(24, range(5), range(2, 5), (47, 47))
    letters = boxes(24, range(5), range(2), (28, 33))
    regions = Regions(Boxes(tiles), Boxes(letters), Boxes(page), Boxes(page))

    (lattice,) = lattices_of([regions])

    assert (lattice.rows, lattice.columns, lattice.size) == (5, 5, (47, 47))


def test_a_column_of_which_one_row_alone_was_seen_is_no_end_of_the_board():
    page = np.zeros((0, 4), np.float32)
    tiles = boxes(24, range(1, 5), range(1, 6), (47, 47))
    letters = boxes(24, range(5), range(1), (26, 33))
    regions = Regions(Boxes(tiles), Boxes(page), Boxes(page), Boxes(letters))

    (lattice,) = lattices_of([regions])

    assert (lattice.rows, lattice.columns) == (6, 5)


def test_letters_of_two_boards_are_no_board_where_the_tiles_of_both_were_seen():
    page = np.zeros((0, 4), np.float32)
    tiles = [boxes(left, range(5), range(rows), (47, 47)) for left, rows in ((24, 3), (314, 6))]
    letters = [boxes(left, range(5), range(3), (26, 33)) for left in (24, 314)]
    regions = Regions(
        Boxes(np.concatenate(tiles)), Boxes(page), Boxes(page), Boxes(np.concatenate(letters))
    )

    found = lattices_of([regions])

    assert sorted((x.rows, x.columns) for x in found) == [(3, 5), (6, 5)]


def boxes(left, columns, rows, size):
    """Boxes of one size about the places of a grid whose step is 56."""
    width, height = size
    return np.array(
        [
            (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            for y in (40 + 56 * i for i in rows)
            for x in (left + 24 + 56 * j for j in columns)
        ],
        np.float32,
    )


def test_other_lengths_are_read(qapp, english):
    game = rows("gardens", "painter", "teacher")

    (found,) = read_picture(array_of(board(game)), english).boards

    assert found.length == 7
    assert read_rows(found) == game


def test_what_a_colour_means_can_be_said(qapp, english):
    """Orange alone may be right or present: what somebody said of it holds."""
    style = dataclasses.replace(STYLES["classic"], green="#f5793a", yellow="#f5793a")
    picture = array_of(board((("slate", "wwgww"),), style))

    for mark in (Mark.GREEN, Mark.YELLOW):
        said = read_picture(picture, english, Rule.TILES, {(245, 121, 58): mark})
        assert said.question is None
        assert read_rows(said.boards[0]) == (("slate", f"ww{SIGNS[mark]}ww"),)


def test_marks_of_a_picture_without_colours_are_open(qapp, english):
    game = rows("crane", "slate", "crown")
    colours = array_of(board(game))
    grey = np.repeat((colours @ (0.3, 0.59, 0.11))[..., None], 3, -1).astype(np.uint8)

    (found,) = read_picture(grey, english).boards

    assert [x.word for x in found.rows] == ["slate", "crown"]
    marked = {
        (i, j) for i, (_, marks) in enumerate(game, 1) for j, x in enumerate(marks, 1) if x != "w"
    }
    assert marked <= set(found.open)


def test_no_board_is_seen_where_there_is_none(qapp, english):
    seen = [
        seed for seed in range(200) if read_picture(array_of(other_things(seed)), english).boards
    ]

    assert seen == []


@pytest.mark.parametrize("shape", [(24, 24), (30, 2000), (400, 400)])
def test_pictures_of_one_colour_or_noise_hold_no_board(english, shape):
    chance = np.random.default_rng(0)
    for picture in (
        np.zeros((*shape, 3), np.uint8),
        chance.integers(0, 256, (*shape, 3)).astype(np.uint8),
    ):
        assert read_picture(picture, english).boards == ()


@pytest.mark.parametrize("style", ["small", "large"])
def test_what_each_stage_saw_is_drawn_to_be_read(qapp, english, style):
    """The longest title takes no more than the width of a narrow picture, and is no speck on one
    of a fine screen."""
    picture = array_of(board(rows("crane", "slate"), STYLES[style]))

    drawn = ElementTree.fromstring(svg_of_reading(picture, read_picture(picture, english)))

    width = picture.shape[1]
    titles = [x for x in drawn.iter("{http://www.w3.org/2000/svg}text") if len(x.text or "") > 1]
    assert len(titles) == 6 + 2 * 2  # A line for each stage, two for each of the colours.
    for title in titles:
        size = float(title.get("font-size"))
        assert len(title.text) * size * 0.55 < width
        assert size * 58 > min(width, 1400)


SCREENS = os.environ.get("WMH_SCREENS", "")


@pytest.mark.slow
@pytest.mark.skipif(not SCREENS, reason="WMH_SCREENS names no folder of screenshots")
def test_real_games_are_read(qapp, english):
    folder = Path(SCREENS)
    boards = right = 0
    for line in (folder / "truth.jsonl").read_text().splitlines():
        truth = json.loads(line)
        if truth["readable"] != "all":
            continue
        reading = read_picture(open_picture(folder / truth["file"]), english)
        read = [read_rows(x) for x in reading.boards]
        for wanted in truth["boards"]:
            game = tuple((x["word"], x["clue"]) for x in wanted["rows"])
            boards += 1
            right += game in read or not game
    assert right / boards > 0.9


@pytest.mark.parametrize("lit", [0, 1, 30])
def test_a_black_picture_has_no_filter_however_few_pixels_are_lit(lit):
    picture = np.zeros((1200, 1200, 3), np.uint8)
    picture[0, : 8 * lit : 8] = 200

    assert without_filter(picture) is picture
