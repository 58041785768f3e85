"""Picture of an experiment's result: a chart, boxes with arrows, or a tree."""

from wmh.base.svg import element
from wmh.lab.replication.drawing.charts import chart
from wmh.lab.replication.drawing.elements import LIGHT, WIDTH, PictureLook, block, frame, words
from wmh.lab.replication.drawing.trees import tree
from wmh.lab.replication.experiment import Flow, FlowArrow, FlowBox, Plot, SearchTree

_BOX_WIDTH, _BOX_HEIGHT = 236, 56
_ROW = 108
_MARGIN = 20
_LANE = 34
"""Distance to the right of the boxes at which an arrow passes them."""
_APART = 12
"""Distance above or below a box's middle at which arrows enter and leave."""


def picture_of(shown: Plot | Flow | SearchTree, look: PictureLook = LIGHT) -> str:
    """Returns the SVG of a plot, flow or tree, which needs no other file."""
    if isinstance(shown, SearchTree):
        return tree(shown, look)
    return _flow_chart(shown, look) if isinstance(shown, Flow) else chart(shown, look)


def _flow_chart(flow: Flow, look: PictureLook) -> str:
    """Returns the SVG of boxes and the arrows between them."""
    boxes = {box.name: box for box in flow.boxes}
    parts = [_arrow(arrow, boxes, look) for arrow in flow.arrows]
    parts += [_box(box, look) for box in flow.boxes]
    height = _top(max(flow.boxes, key=lambda box: box.row)) + _BOX_HEIGHT + _MARGIN
    told = "; ".join(f"{each.start} to {each.end}: {each.passed}" for each in flow.arrows)
    return frame("".join(parts), height, look, flow.title, told)


def _left_edge(box: FlowBox) -> float:
    return _MARGIN if box.column == 0 else WIDTH - _MARGIN - _BOX_WIDTH


def _top(box: FlowBox) -> float:
    return box.row * _ROW


def _box(box: FlowBox, look: PictureLook) -> str:
    x, y, middle = _left_edge(box), _top(box), _left_edge(box) + _BOX_WIDTH / 2
    own = look.series[0] if box.ours else look.faint
    dash = "" if box.ours else ";stroke-dasharray:5 4"
    return (
        block(x, y, _BOX_WIDTH, _BOX_HEIGHT, f"fill:none;stroke:{own};stroke-width:2{dash}", 8)
        + words(box.name, middle, y + 24, look.ink, "middle", 14)
        + words(box.about, middle, y + 43, look.faint, "middle", 11)
    )


def _arrow(arrow: FlowArrow, boxes: dict[str, FlowBox], look: PictureLook) -> str:
    start, end = boxes[arrow.start], boxes[arrow.end]
    middle = _left_edge(start) + _BOX_WIDTH / 2
    below, right = _top(start) + _BOX_HEIGHT, _left_edge(start) + _BOX_WIDTH
    if start.column == end.column and end.row == start.row + 1:
        x, y, (at_x, at_y) = middle, _top(end), (middle + 8, (below + _top(end)) / 2 + 4)
        path, heads = f"M{middle} {below}V{y}", (-5, -8, 5, -8)
    elif start.column == end.column:
        x, y = right, _top(end) + _BOX_HEIGHT / 2
        lane = right + _LANE
        at_x, at_y = lane + 8, _top(start) + _BOX_HEIGHT + (_ROW - _BOX_HEIGHT) / 2 + 4
        path, heads = f"M{right} {below - _APART}H{lane}V{y}H{x}", (8, -5, 8, 5)
    else:
        x, y = _left_edge(end) + _BOX_WIDTH, _top(end) + _APART
        at_x, at_y = middle + 8, below + (_ROW - _BOX_HEIGHT) / 2 + 4
        path, heads = f"M{middle} {below}V{y}H{x}", (8, -5, 8, 5)
    head = f"M{x} {y}l{heads[0]} {heads[1]}L{x + heads[2]} {y + heads[3]}z"
    return (
        element("path", d=path, style=f"fill:none;stroke:{look.faint};stroke-width:1.5")
        + element("path", d=head, style=f"fill:{look.faint}")
        + words(arrow.passed, at_x, at_y, look.ink)
    )
