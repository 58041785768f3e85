"""Source of a picture: an image from the clipboard, or a file that was pasted or dropped."""

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage

Source = QImage | Path

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")


def holds_picture(data: QMimeData) -> bool:
    """True if data that is dragged may contain a picture; the test is quick."""
    return data.hasImage() or _path(data) is not None


def source_in(data: QMimeData) -> Source | None:
    """Returns the picture that was pasted or dropped; None if the data has none."""
    if (path := _path(data)) is not None:
        return path
    image = data.imageData() if data.hasImage() else None
    return image if isinstance(image, QImage) and not image.isNull() else None


def _path(data: QMimeData) -> Path | None:
    for url in data.urls():
        if url.isLocalFile() and (path := Path(url.toLocalFile())).suffix.lower() in ENDINGS:
            return path
    return None
