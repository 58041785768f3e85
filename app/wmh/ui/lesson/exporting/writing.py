"""The files of a lesson, one by one, so that whoever waits can be told and can stop it."""

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


def steps_pdf(export: Export, stop: Stop = never) -> bytes:
    """A page a step."""
    pages = frames(export.lesson.steps, export.look.tell)
    return pdf_of(pages, export.look, export.title, stop=stop)


def handout_pdf(export: Export, *, answers: bool, stop: Stop = never) -> bytes:
    """The pages to print, filled in or to be filled in."""
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
            yield folder / f"{name}.pdf", steps_pdf(export, stop)
        case ExportKind.HANDOUT:
            yield folder / f"{name}-handout.pdf", handout_pdf(export, answers=False, stop=stop)
            yield folder / f"{name}-answers.pdf", handout_pdf(export, answers=True, stop=stop)
