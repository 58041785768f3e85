"""Pictures of boards that were changed on their way: whatever is read wrongly is open."""

import numpy as np
import pytest

from tests.engine.screens.drawn import STYLES, array_of, board
from tests.engine.screens.game_painting import SIGNS
from wmh.engine.screens.board import RowState
from wmh.helper.lists import library
from wmh.helper.seeing import read_picture

GAME = (("slate", "wygww"), ("crown", "ywwyw"), ("flame", "wggww"))


@pytest.fixture(scope="module")
def english():
    return library.open_named(library.DEFAULT)


def grey(picture):
    return np.repeat((picture @ (0.3, 0.59, 0.11))[..., None], 3, -1)


def washed(picture):
    """A screenshot of a screen of high dynamic range, bright and pale."""
    return 50 + (picture / 255.0) ** 0.7 * 205


SOME = ("classic", "dark", "high contrast", "touching", "filled blanks", "small")

DAMAGES = {
    "grey": grey,
    "inverted": lambda x: 255 - x,
    "warm light": lambda x: x * (1, 0.82, 0.6),
    "strong warm light": lambda x: x * (1, 0.65, 0.36),
    "washed out": washed,
    "dim": lambda x: x * 0.35,
    "no red": lambda x: np.stack([x[..., 1], x[..., 1], x[..., 2]], -1),
}


def silent_errors(found):
    """Rows and places of tiles of GAME that are wrong and not open."""
    wrong = []
    for i, row in enumerate(found.rows):
        word, clue = GAME[i] if i < len(GAME) else ("", "")
        open_places = {place for number, place in found.open if number == i + 1}
        for place, tile in enumerate(row.tiles, start=1):
            seen = (tile.letter, SIGNS[tile.mark] if row.state is RowState.MARKED else None)
            if seen != (word[place - 1 : place], clue[place - 1 : place]):
                wrong += [(i + 1, place)] if place not in open_places else []
    return wrong


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("damage", DAMAGES)
def test_nothing_of_a_damaged_picture_is_wrong_and_sure(qapp, english, name, damage):
    picture = DAMAGES[damage](array_of(board(GAME, STYLES[name])).astype(np.float64))

    found = read_picture(np.clip(picture, 0, 255).astype(np.uint8), english).boards

    assert [silent_errors(x) for x in found] in ([], [[]])


@pytest.mark.parametrize("name", ["classic", "dark", "small", "high contrast"])
def test_boards_on_two_screens_of_different_scale_are_both_read(qapp, english, name):
    """The right half of the picture is that of a screen scaled to 200 %."""
    left = array_of(board(GAME, STYLES[name]))
    right = left.repeat(2, 0).repeat(2, 1)
    picture = np.zeros((right.shape[0], left.shape[1] + right.shape[1], 3), np.uint8)
    picture[: left.shape[0], : left.shape[1]] = left
    picture[:, left.shape[1] :] = right

    found = read_picture(picture, english).boards

    assert len(found) == 2
    assert [silent_errors(x) for x in found] == [[], []]
