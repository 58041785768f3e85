"""What somebody lets go over a window."""

from pathlib import Path

from PySide6.QtCore import QMimeData


def dropped_file(carried: QMimeData) -> Path | None:
    """The first file, if it is one on this computer."""
    for url in carried.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None
