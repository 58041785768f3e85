"""Reader of pictures as arrays of pixels, from files, bytes and Qt's images."""

import errno
import os
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLoggingCategory
from PySide6.QtGui import QImage, QImageReader

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.files.picture_kind import picture_kind
from wmh.base.running.thread_pool import result_within
from wmh.base.text.refusal import InputError

MOST_PIXELS = 50_000_000
"""Maximal number of pixels of a picture; no screenshot of a phone has more."""

_MOST_BYTES = 4 * MOST_PIXELS
"""Maximal size of a file in bytes, that of MOST_PIXELS uncompressed pixels.

Without it, reading a device would never end.
"""

PATIENCE = 20.0
"""Seconds to wait for a file, since a disconnected network disk never answers."""

LEAST_SIDE = 24
"""Minimal width and height of a picture in pixels; a board needs more."""

# A library's complaint of a picture's profile or comment is nothing that its reader can act on.
QLoggingCategory.setFilterRules("qt.gui.imageio=false")


class PictureError(InputError):
    """The error for a picture that cannot be read; its message tells why and what to do."""


def open_picture(path: Path) -> NDArray[np.uint8]:
    """Returns the pixels of a picture file: uint8 (height, width, 3).

    Raises PictureError, OSError, and TimeoutError if the file could not be read within PATIENCE
    seconds.
    """
    try:
        content = result_within(PATIENCE, partial(bytes_of, path, _MOST_BYTES))
    except TimeoutError as error:
        raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), str(path)) from error
    except ContentError as error:
        raise PictureError(
            "{0} is longer than any picture: give a PNG, JPEG or WebP.", path.name
        ) from error
    return decode_picture(content, path.name)


def decode_picture(content: bytes, name: str) -> NDArray[np.uint8]:
    """Returns the first image in a PNG, JPEG or WebP file, rotated as its EXIF data says.

    `name` names the file in error messages. Transparent pixels become white. Raises PictureError.
    """
    if (kind := picture_kind(content)) is None:
        raise PictureError("{0} is not a picture that can be read: give a PNG, JPEG or WebP.", name)
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_PIXELS:
        _refuse_large(size.width(), size.height())
    image = reader.read()
    if image.isNull():
        raise PictureError("{0} is not a picture that can be read: give a PNG, JPEG or WebP.", name)
    return array_of(image)


def array_of(image: QImage) -> NDArray[np.uint8]:
    """Returns the pixels of Qt's image: uint8 (height, width, 3), white where transparent.

    Raises PictureError for an image that is too large or too small.
    """
    width, height = image.width(), image.height()
    if width * height > MOST_PIXELS:
        _refuse_large(width, height)
    if min(width, height) < LEAST_SIDE:
        raise PictureError(
            "The picture has {0} by {1} pixels, too few to show a board: take a larger one.",
            width,
            height,
        )
    seen_through = image.hasAlphaChannel()
    kind = QImage.Format.Format_RGBA8888 if seen_through else QImage.Format.Format_RGB888
    flat = image.convertToFormat(kind)
    channels = 4 if seen_through else 3
    lines = np.frombuffer(flat.constBits(), np.uint8).reshape(height, flat.bytesPerLine())
    pixels = lines[:, : width * channels].reshape(height, width, channels)
    if not seen_through:
        return pixels.copy()
    cover = pixels[..., 3:].astype(np.uint16)
    mixed = pixels[..., :3].astype(np.uint16) * cover + 255 * (255 - cover)
    return ((mixed + 127) // 255).astype(np.uint8)


def _refuse_large(width: int, height: int) -> None:
    raise PictureError(
        "The picture has {0} by {1} pixels, more than can be looked at: cut out the board.",
        width,
        height,
    )


def image_of(pixels: NDArray[np.uint8]) -> QImage:
    """Returns pixels as Qt's image."""
    height, width = pixels.shape[:2]
    image = QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    return image.copy()
