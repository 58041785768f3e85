"""Fonts of the drawn games: the same on every system, so that the same pictures are read."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from tests.engine.screens import game_painting
from tests.engine.screens.looks import FONTS
from tests.engine.screens.more_looks import SANS

USUAL = ("DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono")
_LIKE = {
    "Liberation Mono": USUAL[2],
    "Nimbus Mono PS": USUAL[2],
    "Nimbus Roman": USUAL[1],
    "C059": USUAL[1],
    "P052": USUAL[1],
    "URW Bookman": USUAL[1],
}


@pytest.fixture(scope="session", autouse=True)
def _usual_fonts(qapp):
    """Loads the fonts that come with matplotlib, and draws with no others."""
    matplotlib = pytest.importorskip("matplotlib")
    files = Path(matplotlib.get_data_path(), "fonts", "ttf").glob("DejaVu*.ttf")
    numbers = [QFontDatabase.addApplicationFont(str(file)) for file in sorted(files)]
    others = {*FONTS, *SANS, *_LIKE} - {*USUAL}
    game_painting.SUBSTITUTES.update({name: _LIKE.get(name, USUAL[0]) for name in others})
    yield
    game_painting.SUBSTITUTES.clear()
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)
