"""Drawings as images."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter

from app.lesson.drawing import Drawing, Role
from app.ui.lesson.exporting.look import Look
from app.ui.lesson.painting import paint

LARGEST = 16_384
"""Pixels an image may be wide or high; what is larger few programs open."""


def image_of(drawing: Drawing, look: Look, width: int) -> QImage:
    """So many pixels wide, or as many as `LARGEST` lets it be."""
    scale = min(width, LARGEST) / drawing.width
    scale = min(scale, LARGEST / drawing.height)
    across, down = (max(1, round(length * scale)) for length in (drawing.width, drawing.height))
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.fill(look.colours[Role.WINDOW])
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(drawing, painter, look.colours, look.tell, look.font)
    painter.end()
    return image


def png_of(drawing: Drawing, look: Look, width: int) -> bytes:
    """The file of that image."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image_of(drawing, look, width))
    return bytes(buffer.data().data())
