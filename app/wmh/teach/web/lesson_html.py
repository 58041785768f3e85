"""Lesson as one HTML file with every step in every language, usable without a network."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.languages import LANGUAGES
from wmh.base.text.phrases import _, language_spoken, language_texts, sentence
from wmh.base.text.sentence import Sentence
from wmh.base.text.wording import translatable
from wmh.teach.acts.glossary import glossary
from wmh.teach.acts.phases import stops_of
from wmh.teach.acts.predictions import answer_of, true_number
from wmh.teach.drawing.drawing import Drawing, DrawingRole
from wmh.teach.drawing.svg import as_svg
from wmh.teach.lesson import Lesson
from wmh.teach.step import TITLES, StepPart

_WORDS: Mapping[str, str] = {
    "language": "Language",
    "stages": "Parts of the lesson",
    "steps": "All steps",
    "place": "{0} of {1}",
    "back": "Step back",
    "forward": "Next step",
    "stop": "Next stopping point",
    "stop_before": "Previous stopping point",
    "play": "Play",
    "pause": "Pause",
    "question": "Question: {0}",
    "answer": "Answer: {0}",
    "predict": "What do you think?",
    "keep": "Keep my answer",
    "said": "You said: {0}.",
    "right": "You said: {0}. That is right.",
    "wrong": "You said: {0}. It is {1}.",
    "glossary": "Words explained",
    "keys": "Keys: arrows for a step, Page Down and Page Up for a stop, 1 to 9 for a part,"
    " space to play, P to answer.",
}
"""Texts of the page itself, by the names under which its script uses them."""
translatable(_WORDS, context="LessonFile")

_PARTS = tuple(StepPart)
_HEAD, _GROUND = 3, -1
"""Numbers of lines before the first shape of an SVG (background included), and after the last."""


@dataclass(slots=True)
class _Shapes:
    """Distinct shapes of all drawings; a drawing is stored as a list of their numbers."""

    lines: dict[str, int] = field(default_factory=dict[str, int])

    def picture(self, drawing: Drawing, colours: Mapping[DrawingRole, str]) -> str:
        """Returns the numbers of a drawing's shapes, such as `4-9,2,11`.

        Its texts are in the language that is in use.
        """
        shapes = as_svg(drawing, colours, sentence).rstrip("\n").split("\n")[_HEAD:_GROUND]
        return _ranges([self.lines.setdefault(shape, len(self.lines)) for shape in shapes])


def _ranges(numbers: Sequence[int]) -> str:
    """Returns numbers as text, with runs of consecutive numbers abbreviated by their ends."""
    runs: list[str] = []
    for _rest, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        first, *others = (number for _, number in run)
        runs.append(f"{first}-{others[-1]}" if others else str(first))
    return ",".join(runs)


def lesson_html(
    lesson: Lesson, colours: Mapping[DrawingRole, str], template: str, stop: Stop = never
) -> str:
    """Returns the HTML page of a lesson. Raises Cancelled.

    The page opens in the reader's language, or in the language in use if it lacks the reader's.
    """
    first = language_spoken()
    shapes = _Shapes()
    drawn: list[Drawing] = []
    for step in lesson.steps:
        check_cancelled(stop)
        drawn.append(step.figure.drawing())
    spoken = {
        code.value: _texts(lesson, drawn, code.value, colours, shapes, stop) for code in LANGUAGES
    }
    stops = set(stops_of(lesson.steps))
    numbers = {stage: number for number, (stage, _) in enumerate(lesson.jumps)}
    told = {
        "first": first,
        "names": {code.value: language.name for code, language in LANGUAGES.items()},
        "colour": colours[DrawingRole.WINDOW],
        "jumps": [place for _, place in lesson.jumps],
        "steps": [
            [
                numbers[step.stage],
                _PARTS.index(step.part),
                int(at in stops),
                round(drawing.width, 2),
                round(drawing.height, 2),
            ]
            for at, (step, drawing) in enumerate(zip(lesson.steps, drawn, strict=True))
        ],
        "answers": {
            str(at): true_number(answer_of(lesson.steps, at))
            for at, step in enumerate(lesson.steps)
            if step.part is StepPart.ASKS
        },
        "shapes": list(shapes.lines),
        "spoken": spoken,
    }
    data = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    title, about = (escape(str(spoken[first][name])) for name in ("title", "about"))
    return Template(template).substitute(language=first, title=title, about=about, data=data)


def page_template() -> str:
    """Returns the HTML template of the page. Raises OSError."""
    return Path(paths.folder("resources"), "teach", "lesson.html").read_text("utf-8")


def _texts(
    lesson: Lesson,
    drawn: Sequence[Drawing],
    language: str,
    colours: Mapping[DrawingRole, str],
    shapes: _Shapes,
    stop: Stop,
) -> dict[str, object]:
    """Returns the page's texts in a language: its words, and each step's sentence and drawing."""
    pictures: list[str] = []
    with language_texts(language):
        for drawing in drawn:
            check_cancelled(stop)
            pictures.append(shapes.picture(drawing, colours))
        return {
            "title": sentence(Sentence(lesson.scenario.title, (), "Scenarios")),
            "about": sentence(Sentence(lesson.scenario.about, (), "Scenarios")),
            "words": {name: _(text, context="LessonFile") for name, text in _WORDS.items()},
            "glossary": glossary(partial(_, context="Glossary")),
            "stages": [sentence(TITLES[stage]) for stage, _rest in lesson.jumps],
            "said": [sentence(step.said) for step in lesson.steps],
            "says": [sentence(drawing.says) for drawing in drawn],
            "pictures": pictures,
        }
