"""Rows of a usual game are all in sight: their tiles become lower before the first leaves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.helper.ui.test_games_beside import begin

_HIGHEST = 720 - 40
"""Pixels that a title bar leaves of a small screen."""


def hidden(player):
    """Tiles that are not seen as a whole."""
    return [
        player.heard(row, place)
        for row, tiles in enumerate(player.tiles(), start=1)
        for place, tile in enumerate(tiles, start=1)
        if tile.visibleRegion().boundingRect() != tile.rect()
    ]


PEGS = "mastermind, 6", ("aabb>00>", "ccdd>00>", "aacc>00>", "bbdd>00>", "eeff")
TILES = "absurdle", ("crane>>>", "slate>>>", "trace>>>", "crate>>>", "raise")


@pytest.mark.parametrize(("scale", "game", "rows"), [(100, *PEGS), (100, *TILES), (200, *TILES)])
def test_the_fifth_row_leaves_the_first_in_sight(play, scale, game, rows):
    player = begin(play(scale=scale), game)
    player.window.resize(player.window.width(), min(player.window.height(), _HIGHEST))
    for row in rows:
        player.keys(row)
    for _ in range(6):
        QApplication.processEvents()
    assert len(player.tiles()) == 5
    assert hidden(player) == []
    player.keys("<" * 5 + "^^^^")  # Rows that go leave room for larger tiles.
    assert hidden(player) == []


def cut(view):
    """Rows of a list that are seen in part."""
    rows = (view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount()))
    room = view.viewport().rect()
    return [row for row in rows if row.intersects(room) and not room.contains(row)]


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_list_shows_whole_rows_in_every_size(play, scale):
    player = play(scale=scale).until(headline="20 words fit")
    for height in range(player.window.height(), player.window.height() + 60, 7):
        player.window.resize(player.window.width() + 100, height)
        player.see()
        assert cut(player.list) == []
    player.keys("rain>ywwg>|||")
    player.window.resize(player.window.width(), player.window.minimumHeight())
    player.key(Qt.Key.Key_End)
    assert cut(player.list) == []
    player.choose("zoom_in")
    assert cut(player.list) == []
