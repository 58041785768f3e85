"""The printed trees: each figure has the steps up to its stage, and all nodes lie apart inside."""

import re
from itertools import product

import pytest

from wmh.base.running.stopping import never
from wmh.helper.mastermind.code_steps import COLOURS
from wmh.lab.replication.drawing.pictures import picture_of
from wmh.lab.replication.experiment import Conditions, SearchTree, Workbench
from wmh.lab.replication.running import experiment_named


@pytest.fixture(scope="module")
def trees():
    work, conditions = experiment_named("example").work(), Conditions(quick=True)
    bench = Workbench(conditions)
    measured = [(x.item, work.measure(x.item, bench, never)) for x in work.pieces(conditions)]
    return [x for x in work.summarize(conditions, measured).plots if isinstance(x, SearchTree)]


def test_figures_3_to_6_grow_to_the_code(trees):
    names = [[node.name for node in tree.nodes] for tree in trees]
    assert names[0] == ["FFEE", "AFEE", "FAEE"]
    assert names[1] == [*names[0], "FBEE", "FCEE"]
    assert names[2] == [*names[1], "ACEE", "FAEE", "FCAE"]
    assert names[3] == [*names[2], "FCBE"]
    last = trees[3].nodes
    assert [node.name for node in last if node.found] == ["FCBE"]
    assert [node.name for node in last if node.pruned] == ["AFEE", "FBEE", "ACEE", "FAEE"]
    ancestors, node = [], last[-1]
    while node.parent is not None:
        node = last[node.parent]
        ancestors.append(node.name)
    assert ancestors == ["FCAE", "FCEE", "FAEE", "FFEE"]


def test_brute_force_walks_all_codes_before_the_one(trees):
    """Counted again by asking them in turn."""
    colours = "".join(sorted(COLOURS)).upper()
    guess = 1 + ["".join(x) for x in product(colours, repeat=4)].index("FCBE")
    nodes = trees[4].nodes
    asked = [node.about for node in nodes if node.about.endswith(" asked")]
    assert nodes[0].about == f"{len(colours) ** 4:,} codes"
    assert sum(int(about.split()[0].replace(",", "")) for about in asked) == guess - 1
    (last,) = (node for node in nodes if node.found)
    assert (last.name, last.about) == ("FCBE", f"guess {guess:,}")


def test_boxes_lie_apart_and_inside(trees):
    for tree in trees:
        svg = picture_of(tree)
        wide, high = map(float, re.search(r'viewBox="0 -\d+ ([\d.]+) ([\d.]+)"', svg).groups())
        shapes = re.findall(
            r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="(\d+)" rx', svg
        )
        boxes = [tuple(map(float, shape)) for shape in shapes]
        assert len(boxes) == len(tree.nodes)
        for number, (x, y, w, h) in enumerate(boxes):
            assert 0 <= x <= x + w <= wide
            assert 0 <= y <= y + h <= high
            for a, b, c, d in boxes[:number]:
                assert x + w <= a or a + c <= x or y + h <= b or b + d <= y
