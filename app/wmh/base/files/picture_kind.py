"""Image formats that can be read, recognized by the first bytes of a file."""

_BEGINNINGS = {
    b"\x89PNG": "png",
    b"\xff\xd8\xff": "jpg",
    b"RIFF": "webp",
    b"BM": "bmp",
    b"GIF8": "gif",
}
"""Qt's name of each readable format, by the first bytes of a file.

Qt's readers of other formats, such as TIFF, may crash.
"""


def picture_kind(content: bytes) -> str | None:
    """Returns Qt's name of the image format; None for any other content."""
    return next((kind for begins, kind in _BEGINNINGS.items() if content.startswith(begins)), None)
