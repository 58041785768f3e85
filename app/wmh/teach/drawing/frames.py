"""Pictures of a lesson's steps, all of one size, for slides and films."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from wmh.base.text.sentence import Sentence, say
from wmh.teach.drawing.drawing import (
    HEAD,
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
    Tell,
)
from wmh.teach.drawing.paging import fitting, place_shapes
from wmh.teach.drawing.type_widths import wrap_text
from wmh.teach.step import TITLES, Stage, Step, StepPart

WIDTH, HEIGHT = 960.0, 540.0
_MARGIN, _TOP, _FOOT = 32.0, 56.0, 96.0
_SIZE, _LEADING = 22, 30
_MOST = 1.2
"""Greatest scale of a drawing in a picture, relative to the screen."""

_PARTS: Mapping[StepPart, Sentence] = {
    StepPart.ASKS: say("Question"),
    StepPart.REVEALS: say("Answer"),
}


def frames(steps: Iterable[Step], tell: Tell) -> Iterator[Drawing]:
    """Yields a picture for each step with stage, number, drawing and sentence.

    Drawings of a stage have one scale, so that they do not jump.
    """
    steps = tuple(steps)
    place = 0
    for stage, group in groupby(steps, key=lambda step: step.stage):
        told = list(group)
        drawings = [step.figure.drawing() for step in told]
        room = WIDTH - 2 * _MARGIN, HEIGHT - _TOP - _FOOT
        scale = min(fitting(drawing, *room, _MOST) for drawing in drawings)
        for step, drawing in zip(told, drawings, strict=True):
            place += 1
            shapes = (
                *_head(stage, step.part, place, len(steps)),
                *_middle(drawing, scale),
                *_foot(tell(step.said)),
            )
            says = say("{0} {1}", step.said, drawing.says)
            yield Drawing(WIDTH, HEIGHT, shapes, says)


def _head(stage: Stage, part: StepPart, place: int, of: int) -> Iterator[Shape]:
    title = TITLES[stage]
    if part in _PARTS:
        title = say("{0}: {1}", title, _PARTS[part])
    room = WIDTH - 2 * _MARGIN
    yield Label(title, _MARGIN, _TOP / 2, HEAD, bold=True, room=room - 160)
    number = say("{0} of {1}", place, of)
    yield Label(
        number, WIDTH - _MARGIN, _TOP / 2, colour=DrawingRole.FAINT, align=Align.END, room=140
    )
    yield Line(((_MARGIN, _TOP - 4), (WIDTH - _MARGIN, _TOP - 4)), DrawingRole.HAIRLINE)


def _middle(drawing: Drawing, scale: float) -> tuple[Shape, ...]:
    free = HEIGHT - _TOP - _FOOT - drawing.height * scale
    x = (WIDTH - drawing.width * scale) / 2
    return place_shapes(drawing.shapes, x, _TOP + min(free / 2, 24), scale)


def _foot(said: str) -> Iterator[Shape]:
    yield Box(Area(0, HEIGHT - _FOOT, WIDTH, _FOOT), DrawingRole.RAISED)
    yield Line(((0, HEIGHT - _FOOT), (WIDTH, HEIGHT - _FOOT)), DrawingRole.HAIRLINE)
    room, size = WIDTH - 2 * _MARGIN, float(_SIZE)
    lines = wrap_text(said, size, room)
    while len(lines) * size * _LEADING / _SIZE > _FOOT - 8 and size > 10:
        size -= 1
        lines = wrap_text(said, size, room)
    leading = size * _LEADING / _SIZE
    middle = HEIGHT - _FOOT / 2 - (len(lines) - 1) * leading / 2
    for number, line in enumerate(lines):
        yield Label(line, _MARGIN, middle + number * leading, size, room=room)
