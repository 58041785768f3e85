"""The games of the program: every file is sound, and their colours can be told apart."""

from itertools import combinations

import pytest

from tests.helper.ui.test_theme import contrast, read
from wmh.base.files import paths
from wmh.engine.clues.rules import RULES
from wmh.helper.catalogues import GAMES
from wmh.helper.games import presets
from wmh.helper.games.preset_file import PresetError, read_preset
from wmh.helper.lists.library import open_named

FOUND, BROKEN = GAMES.read_all()
MARKS = ("green", "yellow", "white")


def test_every_file_of_the_program_tells_of_a_game():
    files = sorted(path.stem for path in (paths.folder("resources") / "games").glob("*.toml"))

    assert BROKEN == ()
    assert sorted(preset.key for preset in FOUND) == files
    assert len({preset.name for preset in FOUND}) == len(FOUND)
    assert all(preset.about for preset in FOUND)


@pytest.mark.parametrize("preset", FOUND, ids=lambda each: each.key)
def test_a_game_says_where_its_facts_come_from(preset):
    facts = preset.rows, preset.given, preset.boards > 1
    assert preset.source or not any(facts)


@pytest.mark.parametrize("preset", [x for x in FOUND if x.codes], ids=lambda each: each.key)
def test_codes_are_there_in_that_length(preset):
    assert preset.length in open_named(preset.lexicon).lengths
    assert RULES[preset.rule].counts


def test_a_game_is_found_by_its_key():
    assert GAMES.read_named("motus") in FOUND
    with pytest.raises(
        PresetError, match=r"^There is no game 'mots': did you mean motus, le-mot\?"
    ):
        GAMES.read_named("mots")


def seen(colour, matrix):
    """A colour as an eye sees it that lacks a kind of cones, in CIE L*a*b* (D65).

    Machado, Oliveira and Fernandes (2009), severity 1, in linear light.
    """
    linear = [linear_share(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    r, g, b = (sum(k * x for k, x in zip(row, linear, strict=True)) for row in matrix)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (cube_root(max(each, 0)) for each in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def linear_share(share):
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def cube_root(share):
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def test_distances_are_reckoned_as_they_should_be():
    """Classic green and yellow: 66 and 60, as reckoned when they were chosen."""
    green, yellow = (read("classic")[mark]["ground"] for mark in ("green", "yellow"))

    def apart(eye):
        pair = zip(seen(green, EYES[eye]), seen(yellow, EYES[eye]), strict=True)
        return sum((one - other) ** 2 for one, other in pair) ** 0.5

    assert apart("deutan") == pytest.approx(66, abs=3)
    assert apart("protan") == pytest.approx(60, abs=3)


@pytest.mark.parametrize("palette", presets.palettes())
@pytest.mark.parametrize("eye", EYES)
def test_marks_can_be_told_apart_by_every_eye(palette, eye):
    grounds = {mark: seen(read(palette)[mark]["ground"], EYES[eye]) for mark in MARKS}
    for one, other in combinations(MARKS, 2):
        pair = zip(grounds[one], grounds[other], strict=True)
        assert sum((x - y) ** 2 for x, y in pair) ** 0.5 >= 25, (one, other)


@pytest.mark.parametrize("palette", ["wordle", "motus", "lingo"])
def test_tiles_stand_out_from_the_window(palette):
    for theme in ("light", "dark"):
        window = read(theme)["base"][read(theme)["roles"]["window"]]
        for mark in MARKS:
            edged = mark == "white"  # It has a border where the others have none.
            assert edged or contrast(read(palette)[mark]["ground"], window) >= 1.5


def test_a_pasted_list_reads_each_game_once(monkeypatch):
    """A list with numbers is no title of a game, in any of its lines."""
    files = []

    def counted(path, *others):
        files.append(path)
        return read_preset(path, *others)

    monkeypatch.setattr(presets, "read_preset", counted)
    text = "".join(f"{rank}\tarose\t0.431\n" for rank in range(1, 201))

    assert presets.preset_of_title(text) is None
    assert len(files) == len(set(files)) == len(GAMES.files())
