"""Games that nobody has made: whatever they look like, no wrong mark is said to be sure."""

import numpy as np
import pytest

from tests.engine.screens.drawn import Style, array_of, board, other_things
from tests.engine.screens.game_painting import SIGNS
from tests.engine.screens.games import FAMILIES, draw
from tests.engine.screens.other_pictures import other_picture
from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import SURE, RowState
from wmh.engine.screens.marks import ColourGroup
from wmh.engine.screens.naming.namings import name_groups
from wmh.engine.screens.reading import without_filter
from wmh.helper.lists import library
from wmh.helper.seeing import read_picture


@pytest.fixture(scope="module")
def english():
    return library.open_named(library.DEFAULT)


def marked(found):
    return [
        ("".join(t.letter or "." for t in row.tiles), "".join(SIGNS[t.mark] for t in row.tiles))
        for row in found.marked
    ]


def wanted(truth):
    return [[(x["word"], x["clue"]) for x in each["rows"]] for each in truth["boards"]]


def exact_and_silent(part, name, seeds, lexicon):
    """Number of boards read exactly, and the seeds of those that are wrong without a flag."""
    exact, silent = 0, []
    for seed in seeds:
        image, truth = draw(part, name, seed)
        found = read_picture(array_of(image), lexicon).boards
        if [marked(x) for x in found] == wanted(truth):
            exact += 1
        elif found and not any(x.open for x in found):
            silent.append(seed)
    return exact, silent


@pytest.mark.parametrize(
    ("part", "name"), [(x, y) for x in ("develop", "choose") for y in FAMILIES[x]]
)
def test_a_few_games_of_each_family_are_read(qapp, english, part, name):
    exact, silent = exact_and_silent(part, name, range(100, 104), english)

    assert exact >= 3
    assert silent == []


ONCE_WRONG = [
    ("develop", "bare terminal", 5),  # The next tile's line stood below a tile without one.
    ("develop", "bare terminal", 15),
    ("develop", "prompts", 8),  # Full rows, but parts of the prompts were thought to explain more.
    ("develop", "touching cells", 11),  # A title whose letters reach the top of their line.
    ("develop", "touching cells", 18),  # A title above the columns of the board.
    ("develop", "touching cells", 19),  # All but the first letters stand alone.
    ("choose", "keyboard first row absent", 3),  # One row in the columns of the keyboard.
    ("choose", "answer below", 102),  # A row that is begun, and the answer below it.
    ("choose", "ink alone", 4),  # Steps of the board and of the keys are almost alike.
    ("choose", "ink alone", 11),  # A row that is only typed, in another colour.
    ("develop", "yellow greens", 22),  # A row begun on tinted tiles.
    ("develop", "raised", 23),
    ("choose", "desktop", 7),  # All absent on one board, marked on another.
    ("choose", "desktop", 103),  # Keys that look like a word.
    ("choose", "same as empty", 18),  # The first keys are a word.
    ("choose", "signs", 42),  # A number beside the only row.
    ("sealed", "frames on desktops", 9),  # Numbers that look like letters beside every row.
]


@pytest.mark.parametrize(("part", "name", "seed"), ONCE_WRONG)
def test_games_that_were_read_wrongly_are_read(qapp, english, part, name, seed):
    assert exact_and_silent(part, name, [seed], english) == (1, [])


NOT_SURE = [
    ("develop", "photographs", 46),  # A green like the page's.
    ("develop", "small pale", 17),  # A board without its first rows.
    ("develop", "rounded neon", 1),  # An e like an o.
    ("develop", "four faint", 19),  # All absent on four boards.
    ("sealed", "white right", 11),  # A solved row, white as typed letters may be.
    ("sealed", "hatched", 0),  # An i like an l.
]


@pytest.mark.parametrize(("part", "name", "seed"), NOT_SURE)
def test_what_is_not_sure_of_a_game_is_open(qapp, english, part, name, seed):
    """In other fonts of the system it may be read."""
    image, truth = draw(part, name, seed)

    found = read_picture(array_of(image), english).boards

    assert found
    assert any(x.open for x in found) or [marked(x) for x in found] == wanted(truth)


@pytest.mark.parametrize("part", ["develop", "choose", "sealed"])
def test_no_board_is_seen_in_pictures_that_look_like_one(qapp, english, part):
    seen = [x for x in range(24) if read_picture(array_of(other_picture(part, x)), english).boards]

    assert seen == []


@pytest.mark.parametrize("seed", [78, 80, 99])
def test_no_board_is_seen_in_chords_random_letters_or_crossed_words(qapp, english, seed):
    assert not read_picture(array_of(other_picture("sealed", seed)), english).boards


BARE = {"bare terminal", "ink alone", "underlined", "outlined", "touching cells"}
"""Families that show absent tiles as they show typed letters: a row of them is open, not read."""


@pytest.mark.slow
@pytest.mark.parametrize("part", ["develop", "choose"])
def test_many_games_are_read(qapp, english, part):
    results = {x: exact_and_silent(part, x, range(40), english) for x in FAMILIES[part]}
    filled = [exact for name, (exact, _) in results.items() if name not in BARE]

    assert sum(filled) >= 0.93 * 40 * len(filled)
    assert sum(len(silent) for _, silent in results.values()) <= 0.015 * 40 * len(results)


def test_the_same_lot_draws_the_same_game(qapp):
    one, other = (draw("choose", "circles", 7) for _ in range(2))

    assert one == other


@pytest.mark.parametrize("green", ["#99e600", "#9bdb4d", "#aae216", "#86cc2e"])
@pytest.mark.parametrize("yellow", ["#f0d030", "#7fc4f5"])
def test_what_has_a_colour_beside_grey_tiles_is_not_absent(qapp, english, green, yellow):
    style = Style(page="#1b1b1f", white="#55555c", blank="#1b1b1f", green=green, yellow=yellow)
    game = (("slate", "wwgwg"), ("crown", "ywwww"))

    (found,) = read_picture(array_of(board(game, style)), english).boards

    assert marked(found) == list(game)


@pytest.mark.parametrize("grey", ["#3a3a3c", "#787c7e", "#c9ccd1"])
@pytest.mark.parametrize("page", ["#ffffff", "#121213"])
def test_a_board_whose_only_row_is_absent_is_found(qapp, english, grey, page):
    blank, typed = page, "#000000" if page == "#ffffff" else "#ffffff"
    style = Style(page=page, blank=blank, white=grey, typed=typed, edge="#808085",
                  ink="#111111" if grey == "#c9ccd1" else "#ffffff")  # fmt: skip

    (found,) = read_picture(array_of(board((("mount", "wwwww"),), style)), english).boards

    assert marked(found) == [("mount", "wwwww")]


HOLLOW = Style(page="#0a0a0a", blank="#0a0a0a", white="#0a0a0a", typed="#d0d0d0", ink="#d0d0d0",
               edge="#0a0a0a", green="#2fae4a", yellow="#d0a020", keyboard=False)  # fmt: skip


def test_a_row_that_may_be_absent_or_only_typed_is_open(qapp, english):
    """Absent tiles without a fill, until the next row stands below them."""
    game = (("slate", "wygww"), ("mount", "wwwww"))
    image, more = (board(x, HOLLOW) for x in (game, (*game, ("plaid", "wwgww"))))

    (found,) = read_picture(array_of(image), english).boards
    (later,) = read_picture(array_of(more), english).boards

    assert marked(found) == [game[0]]
    assert found.rows[1].state is RowState.TYPED
    assert found.open == tuple((2, place) for place in range(1, 6))
    assert marked(later)[:2] == list(game)


def test_nothing_of_a_picture_without_colours_is_sure(qapp, english):
    game = (("slate", "wygww"), ("crown", "ywwyw"))
    grey = np.repeat((array_of(board(game)) @ (0.3, 0.59, 0.11))[..., None], 3, -1)

    (found,) = read_picture(grey.astype(np.uint8), english).boards

    assert [word for word, _ in marked(found)] == ["slate", "crown"]
    assert len(found.open) == 10


@pytest.mark.parametrize("light", [(1, 0.82, 0.6), (1, 0.7, 0.4)])
def test_a_filter_of_warm_light_changes_nothing(qapp, english, light):
    game = (("slate", "wygww"), ("crown", "ywwyw"))
    warm = (array_of(board(game)) * light).astype(np.uint8)

    (found,) = read_picture(warm, english).boards

    assert (marked(found), found.open) == (list(game), ())


def test_evidence_is_given_for_each_colour(qapp, english):
    game = (("slate", "wygww"), ("crown", "ywwyw"))

    reading = read_picture(array_of(board(game)), english)

    assert {x.mark for x in reading.evidence} == set(Mark)
    coloured = [x for x in reading.evidence if x.mark is not Mark.WHITE]
    assert all(x.instead is not None and sum(x.reasons.values()) > 0 for x in coloured)


@pytest.mark.slow
def test_no_board_is_seen_in_300_other_pictures(qapp, english):
    seen = [
        seed
        for seed in range(1000, 1300)
        if read_picture(array_of(other_things(seed)), english).boards
    ]

    assert seen == []


@pytest.mark.slow
@pytest.mark.parametrize("part", ["develop", "choose"])
def test_no_board_is_seen_in_100_pictures_that_look_like_one(qapp, english, part):
    seen = [
        seed
        for seed in range(3000, 3100)
        if read_picture(array_of(other_picture(part, seed)), english).boards
    ]

    assert seen == []


@pytest.mark.parametrize("red", [0, 1])
def test_of_two_colours_beside_no_plain_tile_neither_is_sure(red):
    colours = ((190, 130, 255), (255, 70, 85))
    groups = [ColourGroup(np.array(x, np.float32), 3) for x in colours]
    line = (red, red, red, red, 1 - red)
    grids = [[(tuple("fiend"), line)]]

    def words(naming):
        return 9.0 if naming[red] is Mark.WHITE and naming[1 - red] is Mark.GREEN else 0.0

    named = name_groups(groups, grids, [np.full(3, 245, np.float32)], {}, {}, words)
    assert max(named.sure) < SURE
    said = name_groups(groups, grids, [], {0: Mark.YELLOW, 1: Mark.WHITE}, {}, words)
    assert min(said.sure) > SURE


def test_a_black_picture_with_hardly_any_text_is_under_no_filter():
    picture = np.zeros((480, 640, 3), np.uint8)
    picture[:2, :8] = (200, 200, 200)
    with np.errstate(all="raise"):
        assert without_filter(picture) is picture
