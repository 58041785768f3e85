"""The tree as text and as a picture: every step in its place, nothing told by colour alone."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from wmh.base.files import paths
from wmh.helper.mastermind.backtracking import backtrack
from wmh.helper.mastermind.code_steps import Fate, keeper
from wmh.helper.mastermind.pegs import read_pegs
from wmh.helper.mastermind.printed_example import read_example
from wmh.helper.mastermind.solution_tree import as_svg, as_text

FOLDER = paths.folder("resources") / "mastermind"
PEGS = read_pegs(FOLDER / "pegs.toml")
SVG = "{http://www.w3.org/2000/svg}"


def test_the_text_of_the_printed_example():
    assert as_text(read_example(FOLDER / "fcbe.toml").steps).splitlines()[3:7] == [
        "       FFEE          2 black           4  kept: scored 4, the best valued first move",
        "  4      AFEE        1 black, 1 white  3  pruned: scored 3, lower than the previous node",
        "  5      FAEE        2 black           4  kept: scored 4, equal to the current score",
        "  6        FBEE      2 black           4  pruned: scored 4, not higher",
    ]


@pytest.mark.parametrize("code", ["aabb", "aaaa", "fcbe", "cdae"])
def test_the_text_has_room_in_a_terminal(code):
    steps = list(backtrack(keeper(code)))
    lines = as_text(steps, 80).splitlines()

    assert max(map(len, lines)) <= 80
    assert " ".join(lines).split() == as_text(steps).split()
    assert len(as_text(steps).splitlines()) == len(steps)


@pytest.mark.parametrize("code", ["aabb", "aaaa", "fcbe", "cdae"])
def test_each_step_has_its_line_below_its_parents(code):
    steps = list(backtrack(keeper(code)))
    lines = as_text(steps).splitlines()
    row = {}
    for step in steps:
        (row[step.number],) = (number for number, line in enumerate(lines) if _is(line, step))

    assert len(lines) == len(steps)
    for step in steps:
        if step.parent is not None:
            above, line = lines[row[step.parent]], lines[row[step.number]]
            parent = steps[step.parent].code.upper()
            assert line.index(step.code.upper()) == above.index(parent) + 2
            assert row[step.parent] < row[step.number]
    siblings = {}
    for step in steps:
        siblings.setdefault(step.parent, []).append(row[step.number])
    assert all(first < second for rows in siblings.values() for first, second in pairwise(rows))


def _is(line, step):
    number = "" if step.guess is None else str(step.guess)
    return line[:3].strip() == number and line[3:].split()[0] == step.code.upper()


@pytest.mark.parametrize("code", ["aabb", "fcbe", "cdae"])
def test_the_picture_shows_each_steps_pegs_with_letters_and_its_fate_in_words(code):
    steps = list(backtrack(keeper(code)))

    picture = ElementTree.fromstring(as_svg(steps, PEGS, ["A <remark> & more"]))

    texts = [each.text for each in picture.iter(f"{SVG}text")]
    letters = "".join(text for text in texts if len(text) == 1)
    assert sorted(letters) == sorted("".join(step.code for step in steps).upper())
    for step in steps:
        assert f"{step.fate}: {step.why}" in texts
    titles = [each.text for each in picture.iter(f"{SVG}title")]
    for step in steps:
        assert f"{step.code.upper()}, {step.marked}, {step.fate}" in titles
    crosses = [each for each in picture.iter(f"{SVG}path") if "m0 -8" in each.get("d")]
    assert len(crosses) == sum(step.fate is Fate.PRUNED for step in steps)
    assert texts[-1] == "A <remark> & more"


def test_everything_is_inside_the_picture():
    picture = ElementTree.fromstring(as_svg(list(backtrack(keeper("cdae"))), PEGS))
    width, height = float(picture.get("width")), float(picture.get("height"))

    for disc in picture.iter(f"{SVG}circle"):
        x, y, radius = (float(disc.get(name)) for name in ("cx", "cy", "r"))
        assert radius < x < width - radius
        assert radius < y < height - radius


def test_letters_stand_out_from_their_pegs():
    assert set(PEGS) == set("abcdefgh")
    assert len({peg.name for peg in PEGS.values()}) == 8
    for peg in PEGS.values():
        assert contrast(peg.ground, peg.ink) >= 4.5


def contrast(first, second):
    lights = sorted((luminance(first), luminance(second)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour):
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
