"""What the other thread does for the window; every file is told of when it is written."""

from collections.abc import Iterator
from pathlib import Path

from wmh.engine.files import replace_file
from wmh.engine.stopping import Stop
from wmh.ui.lesson.exporting.export_look import svg_of
from wmh.ui.lesson.exporting.pictures import pdf_of, png_of
from wmh.ui.lesson.exporting.writing import Export, ExportKind, handout_pdf, steps_pdf, write


def picture(export: Export, step: int, path: Path, stop: Stop) -> Iterator[Path]:
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


def all_steps(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """A page a step."""
    replace_file(path, steps_pdf(export, stop))
    yield path


def handout(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """To be filled in."""
    replace_file(path, handout_pdf(export, answers=False, stop=stop))
    yield path


def answers(export: Export, path: Path, stop: Stop) -> Iterator[Path]:
    """The same filled in."""
    replace_file(path, handout_pdf(export, answers=True, stop=stop))
    yield path


def frames(export: Export, folder: Path, stop: Stop) -> Iterator[Path]:
    """A picture a step, with what is said."""
    return write(export, ExportKind.FRAMES, folder, stop)
