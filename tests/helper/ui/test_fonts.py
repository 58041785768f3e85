"""The faces of fonts: how many of them are open in a process whose scale changes and changes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAPS = Path("/proc/self/maps")

SCRIPT = """
from pathlib import Path
from PySide6.QtGui import QFont, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication
from wmh.helper.ui.look.theme import fixed_font

application = QApplication([])
kept = QRawFont.fromFont(application.font())  # As by what is seen.
image = QImage(1200, 200, QImage.Format.Format_RGB32)


def draw(font):
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(0, 150, "The quick brown fox jumps over the lazy dog 0123456789")
    painter.end()


for _ in range(5):
    draw(fixed_font(12))
    for size in range(8, 160):
        font = QFont(application.font())
        font.setPixelSize(size)
        draw(font)
    open_ = Path("/proc/self/maps").read_text().splitlines()
    print(sum(line.endswith((".ttf", ".otf", ".ttc")) for line in open_))
"""


@pytest.mark.skipif(not MAPS.exists(), reason="no list of what is open")
def test_no_face_is_opened_again(tmp_path):
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "WMH_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )

    first, *later = map(int, run.stdout.split())
    assert later == [first] * len(later)
