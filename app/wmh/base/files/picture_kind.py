"""The kinds of pictures that are read: how their files begin."""

_BEGINNINGS = {
    b"\x89PNG": "png",
    b"\xff\xd8\xff": "jpg",
    b"RIFF": "webp",
    b"BM": "bmp",
    b"GIF8": "gif",
}
"""By Qt's name. What Qt has for others may end the whole program, as for TIFF."""


def picture_kind(content: bytes) -> str | None:
    """The kind by Qt's name; None for what is no picture, or is none that is read."""
    return next((kind for begins, kind in _BEGINNINGS.items() if content.startswith(begins)), None)
