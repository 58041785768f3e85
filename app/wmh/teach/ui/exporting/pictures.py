"""Pictures of drawings, with or without a display: SVG, PDF pages and pixels.

In PDF pages lines and text stay vector graphics.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class ExportLook:
    """Look of exported pictures, made in the application's thread, usable in every thread."""

    colours: Colours
    tell: Tell
    font: QFont


def look_of(theme: Theme, tell: Tell) -> ExportLook:
    """Returns the look of a theme, in the system's font, which keeps its shape at every size."""
    font = QFont(QGuiApplication.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return ExportLook(colours_of(theme), tell, font)


def print_look(tell: Tell) -> ExportLook:
    """Returns the look for paper: black on white, with marks that differ in grey too."""
    return look_of(read_theme("bright", "projector"), tell)


def svg_of(drawing: Drawing, look: ExportLook, title: str = "") -> bytes:
    """Returns the SVG file of a drawing."""
    return as_svg(drawing, hex_colours(look), look.tell, title).encode()


def hex_colours(look: ExportLook) -> dict[DrawingRole, str]:
    """Returns the colours of a theme as `#rrggbb`."""
    return {role: look.colours[role].name() for role in DrawingRole}


class NoFontsError(InputError):
    """The error for a system without fonts."""


@contextmanager
def without_display() -> Generator[None]:
    """Context with a Qt application, an existing one or a new one without a display.

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
"""Resolution of positions on a page, in dots per inch."""


def pdf_of(
    pages: Iterable[Drawing],
    look: ExportLook,
    title: str,
    paper: tuple[float, float] | None = None,
    stop: Stop = never,
) -> bytes:
    """Returns a PDF file. Raises Cancelled, and ValueError without pages.

    A page is as large as its drawing, or as `paper`, in units; there a larger drawing is shrunk,
    and a drawing is centred. The background is painted only if it is not white.
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
"""Maximal width or height of an image in pixels; few programs open larger ones."""


def image_of(drawing: Drawing, look: ExportLook, width: int) -> QImage:
    """Returns an image of so many pixels in width, or as many as `LARGEST` allows."""
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
    """Returns the PNG file of `image_of`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image_of(drawing, look, width))
    return bytes(buffer.data().data())
