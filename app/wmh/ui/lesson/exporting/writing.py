"""The files of a lesson, written one by one in the other thread.

Every file is told of when it is written, and whoever waits for more can stop it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from wmh.engine.files import replace_file
from wmh.engine.stopping import Stop, heed, never
from wmh.lesson.drawing.frames import frames
from wmh.lesson.drawing.paging import Paper
from wmh.lesson.handout import answer_sheet, handout
from wmh.lesson.lesson import Lesson
from wmh.lesson.sentence import Sentence
from wmh.ui.lesson.exporting.export_look import ExportLook, svg_of
from wmh.ui.lesson.exporting.pictures import pdf_of, png_of


class ExportKind(StrEnum):
    """What can be made of a lesson."""

    FRAMES = "frames"
    """A PNG a step, with what is said."""
    PDF = "pdf"
    """The same as pages of one file."""
    SVG = "svg"
    """The drawing of each step."""
    HANDOUT = "handout"
    """What the class fills in, and the answers."""


@dataclass(frozen=True, slots=True)
class Export:
    """A lesson and how it is shown; on paper it looks as `print` does."""

    lesson: Lesson
    look: ExportLook
    print: ExportLook
    paper: Paper = Paper.A4
    width: int = 1920
    """Of frames, in pixels."""

    @property
    def name(self) -> str:
        """That of the scenario, with which the names of files begin."""
        return self.lesson.scenario.name

    @property
    def title(self) -> str:
        return self.look.tell(Sentence(self.lesson.scenario.title, (), "Scenarios"))


def write(export: Export, kind: ExportKind, folder: Path, stop: Stop = never) -> Iterator[Path]:
    """Write the files of one kind, and tell of each that is written.

    The folder is made where there is none. Raises OSError and Stopped; no file is left half done.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for path, content in _files(export, kind, folder, stop):
        replace_file(path, content)
        yield path
        heed(stop)


def write_picture(export: Export, step: int, path: Path, stop: Stop) -> Iterator[Path]:
    """The drawing of a step, as what the name ends in; a PNG where it ends in nothing known."""
    drawing = export.lesson.steps[step].figure.drawn()
    match path.suffix.lower():
        case ".svg":
            content = svg_of(drawing, export.look, export.title)
        case ".pdf":
            content = pdf_of((drawing,), export.look, export.title, stop=stop)
        case _:
            content = png_of(drawing, export.look, export.width)
    replace_file(path, content)
    yield path


def write_steps(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """A page a step."""
    replace_file(path, _steps_pdf(export, stop))
    yield path


def write_handout(export: Export, path: Path, stop: Stop, *, answers: bool) -> Iterator[Path]:
    """The pages to print, filled in or to be filled in."""
    replace_file(path, _handout_pdf(export, answers=answers, stop=stop))
    yield path


def _steps_pdf(export: Export, stop: Stop) -> bytes:
    pages = frames(export.lesson.steps, export.look.tell)
    return pdf_of(pages, export.look, export.title, stop=stop)


def _handout_pdf(export: Export, *, answers: bool, stop: Stop) -> bytes:
    sheets = answer_sheet if answers else handout
    pages = sheets(export.lesson, export.print.tell, export.paper)
    return pdf_of(pages, export.print, export.title, stop=stop)


def _files(
    export: Export, kind: ExportKind, folder: Path, stop: Stop
) -> Iterator[tuple[Path, bytes]]:
    steps, name = export.lesson.steps, export.name
    digits = max(3, len(str(len(steps))))
    match kind:
        case ExportKind.FRAMES:
            for number, frame in enumerate(frames(steps, export.look.tell), start=1):
                path = folder / f"{name}-{number:0{digits}}.png"
                yield path, png_of(frame, export.look, export.width)
        case ExportKind.SVG:
            for number, step in enumerate(steps, start=1):
                path = folder / f"{name}-{number:0{digits}}.svg"
                title = export.look.tell(step.said)
                yield path, svg_of(step.figure.drawn(), export.look, title)
        case ExportKind.PDF:
            yield folder / f"{name}.pdf", _steps_pdf(export, stop)
        case ExportKind.HANDOUT:
            yield folder / f"{name}-handout.pdf", _handout_pdf(export, answers=False, stop=stop)
            yield folder / f"{name}-answers.pdf", _handout_pdf(export, answers=True, stop=stop)
