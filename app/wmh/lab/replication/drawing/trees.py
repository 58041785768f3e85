"""Search trees as SVG: root on top, pruned nodes crossed out, the found code framed."""

from collections.abc import Sequence

from wmh.lab.replication.drawing.elements import WIDTH, PictureLook, block, frame, line, words
from wmh.lab.replication.experiment import SearchTree, TreeNode

_WIDE, _HIGH = 92.0, 44
_LEVEL = 84
_MARGIN = 10


def tree(shown: SearchTree, look: PictureLook) -> str:
    """Returns the SVG of a search tree, in which parents come before their children."""
    depths, places = _depths(shown.nodes), _places(shown.nodes)
    widest = max(places)
    gap = min(_WIDE + 14, (WIDTH - 2 * _MARGIN - _WIDE) / widest if widest else WIDTH)
    left = (WIDTH - _WIDE - widest * gap) / 2
    at = [left + place * gap + _WIDE / 2 for place in places]
    top = [depth * _LEVEL for depth in depths]
    parts: list[str] = []
    for node, x, y in zip(shown.nodes, at, top, strict=True):
        if node.parent is not None:
            parts.append(line(at[node.parent], top[node.parent] + _HIGH, x, y, look.faint))
    parts += [_box(node, x, y, look) for node, x, y in zip(shown.nodes, at, top, strict=True)]
    told = "; ".join(_description(node, shown.nodes) for node in shown.nodes)
    return frame("".join(parts), max(top) + _HIGH + _MARGIN, look, shown.title, told)


def _depths(nodes: Sequence[TreeNode]) -> list[int]:
    depths: list[int] = []
    for node in nodes:
        depths.append(0 if node.parent is None else depths[node.parent] + 1)
    return depths


def _places(nodes: Sequence[TreeNode]) -> list[float]:
    """Returns the horizontal position of each node, in widths of a node.

    Leaves are in a row, and parents are centred above their children.
    """
    below: dict[int | None, list[int]] = {}
    for number, node in enumerate(nodes):
        below.setdefault(node.parent, []).append(number)
    places = [0.0] * len(nodes)
    leaves = 0

    def place_below(number: int) -> None:
        nonlocal leaves
        for child in below.get(number, ()):
            place_below(child)
        if number in below:
            own = [places[child] for child in below[number]]
            places[number] = (own[0] + own[-1]) / 2
        else:
            places[number] = leaves
            leaves += 1

    for root in below[None]:
        place_below(root)
    return places


def _box(node: TreeNode, x: float, y: float, look: PictureLook) -> str:
    own = look.faint if node.pruned else look.series[2 if node.found else 0]
    wide = 4 if node.found else 2
    dash = ";stroke-dasharray:5 4" if node.pruned else ""
    style = f"fill:none;stroke:{own};stroke-width:{wide}{dash}"
    cross = line(x - _WIDE / 2, y + _HIGH, x + _WIDE / 2, y, look.faint) if node.pruned else ""
    return (
        cross
        + block(x - _WIDE / 2, y, _WIDE, _HIGH, style, 8)
        + words(node.name, x, y + 19, look.ink, "middle", 14)
        + words(node.about, x, y + 36, look.faint, "middle", 11)
    )


def _description(node: TreeNode, nodes: Sequence[TreeNode]) -> str:
    after = "" if node.parent is None else f" below {nodes[node.parent].name}"
    fate = ", pruned" if node.pruned else ", found" if node.found else ""
    return f"{node.name}{after}, {node.about}{fate}"
