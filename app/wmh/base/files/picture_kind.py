"""The kinds of pictures that are read, recognized by their first bytes."""

_BEGINNINGS = {
    b"\x89PNG": "png",
    b"\xff\xd8\xff": "jpg",
    b"RIFF": "webp",
    b"BM": "bmp",
    b"GIF8": "gif",
}
"""By Qt's name. What Qt has for others may end the whole program, as for TIFF."""


def picture_kind(content: bytes) -> str | None:
    """Returns the kind by Qt's name; None for anything that is not read."""
    return next((kind for begins, kind in _BEGINNINGS.items() if content.startswith(begins)), None)
