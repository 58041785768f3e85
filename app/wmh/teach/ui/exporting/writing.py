"""Writing of a lesson's files, one by one, in the background thread.

Each written file is reported, and writing can be cancelled between two files.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files.outputs import refuse_others
from wmh.base.files.writing import replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.sentence import Sentence
from wmh.teach.drawing.frames import frames
from wmh.teach.drawing.paging import Paper
from wmh.teach.handout import answer_sheet, handout
from wmh.teach.lesson import Lesson
from wmh.teach.step import StepPart
from wmh.teach.ui.exporting.animation import apng_of
from wmh.teach.ui.exporting.pictures import (
    ExportLook,
    hex_colours,
    image_of,
    pdf_of,
    png_of,
    print_pages,
    svg_of,
)
from wmh.teach.web.lesson_html import lesson_html, page_template

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtPrintSupport import QPrinter


_LOOKING, _THINKING, _READ = 2, 6, 18
"""Seconds for a drawing, more seconds for a question, and characters read in a second."""


class ExportKind(StrEnum):
    """Kinds of files to which a lesson can be exported."""

    FRAMES = "frames"
    """A PNG file for each step, with its sentence."""
    PDF = "pdf"
    """A PDF file with a page for each step, whose content is that of FRAMES."""
    SVG = "svg"
    """An SVG file for each step, with its drawing."""
    HANDOUT = "handout"
    """Two PDF files: the worksheets, and the answers."""


@dataclass(frozen=True, slots=True)
class Export:
    """Lesson to export, with `look` for the screen and `print` for paper."""

    lesson: Lesson
    look: ExportLook
    print: ExportLook
    paper: Paper = Paper.A4
    width: int = 1920
    """Width of frames, in pixels."""

    @property
    def name(self) -> str:
        """Name of the lesson's scenario, with which the names of files begin."""
        return self.lesson.scenario.name

    @property
    def title(self) -> str:
        return self.look.tell(Sentence(self.lesson.scenario.title, (), "Scenarios"))


def write(
    export: Export, kind: ExportKind, folder: Path, stop: Stop = never, *, force: bool = False
) -> Iterator[Path]:
    """Writes the lesson's files of one kind, and yields each path.

    The folder is created if necessary. Raises Cancelled, OSError and, before any file is written,
    OccupiedError if files would be replaced, unless `force`. No file is left incomplete.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not force:
        refuse_others(dict.fromkeys((folder / name for name in names(export, kind)), b""))
    for name, content in zip(names(export, kind), _contents(export, kind, stop), strict=True):
        replace_file(folder / name, content)
        yield folder / name
        check_cancelled(stop)


def write_picture(export: Export, step: int, path: Path, stop: Stop) -> Iterator[Path]:
    """Writes the drawing of a step, as an SVG, PDF or PNG file by the suffix of the path."""
    drawing = export.lesson.steps[step].figure.drawing()
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
    """Writes a PDF file with a page for each step."""
    replace_file(path, _steps_pdf(export, stop))
    yield path


def write_page(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """Writes the whole lesson as one HTML file."""
    colours = hex_colours(export.look)
    replace_file(path, lesson_html(export.lesson, colours, page_template(), stop).encode())
    yield path


def write_animation(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """Writes the frames of all steps as one animated picture."""
    replace_file(path, apng_of(_timed_images(export, stop), len(export.lesson.steps)))
    yield path


def _timed_images(export: Export, stop: Stop) -> "Iterator[tuple[QImage, int]]":
    steps = export.lesson.steps
    for step, frame in zip(steps, frames(steps, export.look.tell), strict=True):
        check_cancelled(stop)
        seconds = _LOOKING + len(export.look.tell(step.said)) / _READ
        if step.part is StepPart.ASKS:
            seconds += _THINKING
        yield image_of(frame, export.look, export.width), round(1000 * seconds)


def write_handout(export: Export, path: Path, stop: Stop, *, answers: bool) -> Iterator[Path]:
    """Writes the worksheets, or with `answers` the answer sheet, as a PDF file."""
    replace_file(path, _handout_pdf(export, answers=answers, stop=stop))
    yield path


def print_handout(export: Export, printer: "QPrinter") -> None:
    """Prints the worksheets without answers, on the paper that is in the printer."""
    print_pages(handout(export.lesson, export.print.tell, export.paper), export.print, printer)


def _steps_pdf(export: Export, stop: Stop) -> bytes:
    pages = frames(export.lesson.steps, export.look.tell)
    return pdf_of(pages, export.look, export.title, stop=stop)


def _handout_pdf(export: Export, *, answers: bool, stop: Stop) -> bytes:
    sheets = answer_sheet if answers else handout
    pages = sheets(export.lesson, export.print.tell, export.paper)
    return pdf_of(pages, export.print, export.title, stop=stop)


def names(export: Export, kind: ExportKind) -> tuple[str, ...]:
    """Returns the names of the files that `write` makes."""
    steps, name = len(export.lesson.steps), export.name
    digits = max(3, len(str(steps)))
    match kind:
        case ExportKind.FRAMES | ExportKind.SVG:
            ending = "png" if kind is ExportKind.FRAMES else "svg"
            return tuple(f"{name}-{number:0{digits}}.{ending}" for number in range(1, steps + 1))
        case ExportKind.PDF:
            return (f"{name}.pdf",)
        case ExportKind.HANDOUT:
            return f"{name}-handout.pdf", f"{name}-answers.pdf"


def _contents(export: Export, kind: ExportKind, stop: Stop) -> Iterator[bytes]:
    steps = export.lesson.steps
    match kind:
        case ExportKind.FRAMES:
            for frame in frames(steps, export.look.tell):
                yield png_of(frame, export.look, export.width)
        case ExportKind.SVG:
            for step in steps:
                yield svg_of(step.figure.drawing(), export.look, export.look.tell(step.said))
        case ExportKind.PDF:
            yield _steps_pdf(export, stop)
        case ExportKind.HANDOUT:
            yield _handout_pdf(export, answers=False, stop=stop)
            yield _handout_pdf(export, answers=True, stop=stop)
