"""Drawings as SVG, PDF pages and images, made with or without a display.

Lines and text in PDF pages are vector graphics.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.helper.ui.look.theme import Theme, read_theme
from wmh.teach.drawing.drawing import Area, Box, Drawing, DrawingRole, Tell
from wmh.teach.drawing.paging import fitting, place_shapes
from wmh.teach.drawing.svg import as_svg
from wmh.teach.ui.painting import Colours, colours_of, paint

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


@dataclass(frozen=True, slots=True)
class ExportLook:
    """Colours, language and font of exported pictures.

    It is made in the application's thread and can be used in every thread.
    """

    colours: Colours
    tell: Tell
    font: QFont


def look_of(theme: Theme, tell: Tell) -> ExportLook:
    """Returns the look of a theme with the system's font, whose shapes are equal at every size."""
    font = QFont(QGuiApplication.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return ExportLook(colours_of(theme), tell, font)


def print_look(tell: Tell) -> ExportLook:
    """Returns the look for paper: black on white, with marks that differ in grey too."""
    return look_of(read_theme("bright", "projector"), tell)


def svg_of(drawing: Drawing, look: ExportLook, title: str = "") -> bytes:
    """Returns a drawing as an SVG file."""
    return as_svg(drawing, hex_colours(look), look.tell, title).encode()


def hex_colours(look: ExportLook) -> dict[DrawingRole, str]:
    """Returns the colours of a look as `#rrggbb`."""
    return {role: look.colours[role].name() for role in DrawingRole}


class NoFontsError(InputError):
    """The error for a system without fonts."""


@contextmanager
def without_display() -> Generator[None]:
    """Yields while a Qt application exists, which is made without a display if there is none.

    Raises NoFontsError.
    """
    made = None
    if QGuiApplication.instance() is None:
        made = QGuiApplication(["wmh", "-platform", "offscreen"])
    try:
        if not QFontDatabase.families():
            raise NoFontsError("No fonts are installed, so nothing can be drawn: install one.")
        yield
    finally:
        if made is not None:
            made.shutdown()


_UNITS, _POINTS = 96, 72
"""Units of drawings in an inch, and points in an inch."""

_DOTS = 1200
"""Resolution in which positions on a PDF page are rounded, in dots per inch."""


def pdf_of(
    pages: Iterable[Drawing],
    look: ExportLook,
    title: str,
    paper: tuple[float, float] | None = None,
    stop: Stop = never,
) -> bytes:
    """Returns a PDF file with these pages. Raises Cancelled, and ValueError without pages.

    A page is as large as its drawing, or has the size `paper` in units; then the drawing is
    centred, and shrunk if it is larger. The background is painted only if it is not white.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Word Mastermind Helper")
    writer.setResolution(_DOTS)
    writer.setPageMargins(QMarginsF())
    painter: QPainter | None = None
    for page in pages:
        check_cancelled(stop)
        drawing = _add_ground(page if paper is None else _on_paper(page, *paper), look)
        size = QSizeF(drawing.width, drawing.height) * _POINTS / _UNITS
        writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", _EXACT))
        if painter is None:
            painter = QPainter(writer)
        else:
            writer.newPage()
        painter.save()
        painter.scale(_DOTS / _UNITS, _DOTS / _UNITS)
        paint(drawing, painter, look.colours, look.tell, look.font)
        painter.restore()
    if painter is None:
        raise ValueError("a file of no pages")
    painter.end()
    return bytes(buffer.data().data())


def print_pages(pages: Iterable[Drawing], look: ExportLook, printer: "QPrinter") -> None:
    """Prints each page as large as the paper allows, without margins."""
    printer.setFullPage(True)
    painter: QPainter | None = None
    for page in pages:
        if painter is None:
            painter = QPainter(printer)
        else:
            printer.newPage()
        paper = painter.viewport()
        scale = min(paper.width() / page.width, paper.height() / page.height)
        painter.save()
        painter.scale(scale, scale)
        paint(page, painter, look.colours, look.tell, look.font)
        painter.restore()
    if painter is not None:
        painter.end()


_EXACT = QPageSize.SizeMatchPolicy.ExactMatch


def _on_paper(drawing: Drawing, width: float, height: float) -> Drawing:
    scale = fitting(drawing, width, height)
    x, y = (width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2
    return Drawing(width, height, place_shapes(drawing.shapes, x, y, scale), drawing.says)


def _add_ground(drawing: Drawing, look: ExportLook) -> Drawing:
    if look.colours[DrawingRole.WINDOW].lightness() == 255:
        return drawing
    ground = Box(Area(0, 0, drawing.width, drawing.height), DrawingRole.WINDOW)
    return Drawing(drawing.width, drawing.height, (ground, *drawing.shapes), drawing.says)


LARGEST = 16_384
"""Greatest width or height of an image in pixels; few programs open larger images."""


def image_of(drawing: Drawing, look: ExportLook, width: int) -> QImage:
    """Returns an image of the given width in pixels, or as wide as `LARGEST` allows."""
    scale = min(width, LARGEST) / drawing.width
    scale = min(scale, LARGEST / drawing.height)
    across, down = (max(1, round(length * scale)) for length in (drawing.width, drawing.height))
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.fill(look.colours[DrawingRole.WINDOW])
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(drawing, painter, look.colours, look.tell, look.font)
    painter.end()
    return image


def png_of(drawing: Drawing, look: ExportLook, width: int) -> bytes:
    """Returns the image of `image_of` as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image_of(drawing, look, width))
    return bytes(buffer.data().data())
