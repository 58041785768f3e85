"""Pictures of files: what is taken, and what is refused in a sentence."""

import struct
import threading

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from wmh.base.files import picture_file
from wmh.base.files.picture_file import PictureError, decode_picture

TIFF = (
    b"II*\0"
    + struct.pack("<IH", 8, 5)
    + b"".join(
        struct.pack("<HHII", *x)
        for x in ((256, 3, 1, 64), (257, 3, 1, 64), (258, 3, 1, 8), (262, 3, 1, 1), (273, 4, 1, 8))
    )
    + struct.pack("<I", 0)
)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'


def written(kind):
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(20, 120, 220))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data())


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "BMP"])
def test_pictures_are_taken_by_what_they_are(qapp, kind):
    pixels = decode_picture(written(kind), "picture.dat")

    assert pixels.shape == (30, 40, 3)
    assert abs(pixels[15, 20].astype(int) - (20, 120, 220)).max() < 6


@pytest.mark.parametrize("content", [TIFF, SVG, b"", b"P5 64 64 255\n" + bytes(4096)])
def test_other_kinds_are_refused_before_anything_opens_them(qapp, content):
    """Qt's reader of TIFF ends the whole program."""
    with pytest.raises(PictureError, match="is not a picture that can be read"):
        decode_picture(content, "picture.png")


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_half_a_picture_is_refused(qapp, kind):
    content = written(kind)
    for length in (4, 12, 20, len(content) // 2):
        with pytest.raises(PictureError):
            decode_picture(content[:length], "picture.png")


def test_a_disk_that_never_answers_is_waited_for_so_long_only(monkeypatch, tmp_path):
    answer = threading.Event()
    monkeypatch.setattr(picture_file, "bytes_of", lambda *_: answer.wait())
    monkeypatch.setattr(picture_file, "PATIENCE", 0)

    with pytest.raises(TimeoutError) as raised:
        picture_file.open_picture(tmp_path / "gone.png")

    answer.set()
    assert raised.value.filename == str(tmp_path / "gone.png")
