"""Lesson as one animated picture, in the format APNG, which all browsers show.

Qt writes no animated pictures, and no dependency of the program does. An APNG is a PNG with more
chunks: https://www.w3.org/TR/png-3/#apng-frame-based-animation.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def apng_of(frames: Iterable[tuple[QImage, int]], number: int) -> bytes:
    """Returns this number of frames as an animated PNG that repeats without end.

    Each frame is an opaque image, all of one size, and its time in milliseconds. After the first
    frame pixels that do not change are transparent, which takes far less room.
    """
    return _SIGNATURE + b"".join(_chunks(frames, number))


def _chunks(frames: Iterable[tuple[QImage, int]], number: int) -> Iterator[bytes]:
    import numpy as np

    before: NDArray[np.uint32] | None = None
    sequence = 0
    for image, milliseconds in frames:
        shown = image.convertToFormat(QImage.Format.Format_RGBA8888)
        size = shown.width(), shown.height()
        pixels = np.frombuffer(shown.constBits(), np.uint32)
        changed = pixels if before is None else np.where(pixels == before, 0, pixels)
        stored = QImage(changed.astype(np.uint32).tobytes(), *size, shown.format())
        parts = dict[bytes, bytes]()
        for kind, data in _parts(_png(stored)):
            parts[kind] = parts.get(kind, b"") + data
        if before is None:
            yield _chunk(b"IHDR", parts[b"IHDR"])
            yield _chunk(b"acTL", struct.pack(">II", number, 0))
        over = before is not None
        control = struct.pack(">IIIIIHHBB", sequence, *size, 0, 0, milliseconds, 1000, 0, over)
        yield _chunk(b"fcTL", control)
        if before is None:
            yield _chunk(b"IDAT", parts[b"IDAT"])
        else:
            sequence += 1
            yield _chunk(b"fdAT", struct.pack(">I", sequence) + parts[b"IDAT"])
        sequence += 1
        before = pixels.copy()
    yield _chunk(b"IEND", b"")


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _parts(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yields the chunks of a PNG file, each as its kind and its data."""
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
