"""Questions between the steps of a lesson; answers are covered in figures until they are given."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from wmh.base.text.sentence import Sentence, Value, in_english, say, value_text
from wmh.base.text.wording import excerpt
from wmh.teach.drawing.drawing import (
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Paragraph,
    Shape,
)
from wmh.teach.drawing.type_widths import width_of
from wmh.teach.scenario.scenario import Scenario, Stop
from wmh.teach.scenario.scenario_file import ScenarioError
from wmh.teach.step import Figure, Stage, Step, StepPart

_NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?")


def with_stops(
    scenario: Scenario,
    title: Step,
    stages: Mapping[Stage, Sequence[Step]],
    facts: Mapping[str, int | float],
) -> Iterator[Step]:
    """Yields the title, then the steps of each stage, with the scenario's questions between them.

    A question is shown with the figure of the step before, and its answer with the figure that
    shows the answer. In the title's figure all answers are covered. Raises ScenarioError for a
    question at an impossible place, or about a number that is not computed.
    """
    steps = [title, *(step for made in stages.values() for step in made)]
    places = list(_places(scenario, stages))
    figure = title.figure
    for _, stop in places:
        figure = cover_number(figure, _number(scenario, stop, facts))
    yield replace(title, figure=figure)
    waiting: Stop | None = None
    for at, step in enumerate(steps[1:], start=1):
        last = steps[at - 1]
        for (asked, told), stop in places:
            number = _number(scenario, stop, facts)
            before, code = last.figure, last.code
            # A later picture has been seen: the number in it is given, or means something else.
            beside = cover_number(before, number) if before is title.figure else before
            if asked == at:
                figure = beside
                yield Step(
                    stop.before, _scenario_sentence(stop.question), figure, StepPart.ASKS, code
                )
                waiting = stop
            if told == at and waiting is stop:
                there = asked == told and beside is not before
                said = _scenario_sentence(stop.reveal, *([] if number is None else [number]))
                figure, code = (before, code) if there else (step.figure, step.code)
                last = Step(stop.before, said, figure, StepPart.REVEALS, code)
                yield last
                waiting = None
        yield step


def _places(
    scenario: Scenario, stages: Mapping[Stage, Sequence[Step]]
) -> Iterator[tuple[tuple[int, int], Stop]]:
    """Yields each question with the numbers of the steps before which it is asked and answered.

    Steps are counted from 0 over the whole lesson, the title included.
    """
    first, found = 1, list[tuple[tuple[int, int], Stop]]()
    for stage, steps in stages.items():
        for stop in scenario.stops:
            if stop.before is stage:
                asked, told = (
                    first + _place(scenario, stop, step, len(steps))
                    for step in (stop.step, stop.step if stop.answer is None else stop.answer)
                )
                if told < asked:
                    raise _error_at(scenario, stop, "it is answered before it is asked: change step"
                                   " or answer")  # fmt: skip
                found.append(((asked, told), stop))
        first += len(steps)
    found.sort(key=lambda each: each[0][0])
    for ((_, told), before), ((asked, _), stop) in pairwise(found):
        if asked < told:
            other = scenario.stops.index(before) + 1
            raise _error_at(
                scenario, stop, f"it is asked before stop {other} is answered: change step"
            )
    yield from found


def _place(scenario: Scenario, stop: Stop, step: int, steps: int) -> int:
    """Returns the index of a question's step in its stage; negative numbers count from the end."""
    if step == 0 or abs(step) > steps:
        raise _error_at(
            scenario, stop,
            f"there is no step {step} of the stage {stop.before}: choose 1 to {steps}, or -1 for"
            " the last",
        )  # fmt: skip
    return step - 1 if step > 0 else steps + step


def _number(scenario: Scenario, stop: Stop, facts: Mapping[str, int | float]) -> int | float | None:
    if stop.figure is None:
        return None
    if stop.figure in facts:
        return facts[stop.figure]
    raise _error_at(
        scenario, stop,
        f"nothing counts {excerpt(stop.figure)}: name one of"
        f" {', '.join(sorted(facts)) or 'the numbers of other stages'}",
    )  # fmt: skip


def _error_at(scenario: Scenario, stop: Stop, what: str) -> ScenarioError:
    number = scenario.stops.index(stop) + 1
    return ScenarioError("{0}, stop {1}: {2}.", scenario.name, number, what)


def _scenario_sentence(text: str, *values: int | float) -> Sentence:
    return Sentence(text, values, "Scenarios")


# Covering


def cover_number(figure: Figure, number: int | float | None) -> Figure:
    """Returns the figure with labels that show this number covered; unchanged if none shows it."""
    if number is None or not shows(figure.drawing(), number):
        return figure
    return CoveredFigure(figure, number)


def shows(drawing: Drawing, number: int | float) -> bool:
    """True if the drawing, or its description for screen readers, contains the number."""
    texts = [shape.text for shape in drawing.shapes if isinstance(shape, Label | Paragraph)]
    return any(_tells(text, number) for text in (*texts, drawing.says))


def _tells(text: Value, number: int | float) -> bool:
    match text:
        case Sentence():
            return any(_tells(value, number) for value in text.values)
        case str():
            return any(each in (value_text(number), str(number)) for each in _NUMBER.findall(text))
        case _:
            return value_text(text) == value_text(number)


@dataclass(frozen=True, slots=True)
class CoveredFigure:
    """Figure with a bar over every label that shows a certain number."""

    figure: Figure
    number: int | float

    def drawing(self) -> Drawing:
        drawing = self.figure.drawing()
        says = say("A picture whose numbers are covered until the answer is given.")
        return replace(drawing, shapes=tuple(map(self._cover, drawing.shapes)), says=says)

    def _cover(self, shape: Shape) -> Shape:
        if not isinstance(shape, Label | Paragraph) or not _tells(shape.text, self.number):
            return shape
        area = shape.area if isinstance(shape, Paragraph) else _extent(shape)
        return Box(area, DrawingRole.HAIRLINE, DrawingRole.LINE, 4)


def _extent(label: Label) -> Area:
    """Returns the approximate area of a label's text."""
    text = in_english(label.text) if isinstance(label.text, Sentence) else label.text
    width = width_of(text, label.size, bold=label.bold, fixed=label.fixed)
    width = min(width, label.room or width) + 8
    left = {Align.START: 4.0, Align.MIDDLE: width / 2, Align.END: width - 4}[label.align]
    return Area(label.x - left, label.y - 0.65 * label.size, width, 1.3 * label.size)
