"""The reading of a picture in the other thread, and what comes of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from wmh.answering import Answering
from wmh.engine.clues.rules import Rule
from wmh.engine.screens.board import Meanings, Reading
from wmh.engine.stopping import Stop
from wmh.ui.screens.source import Source

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, eq=False)
class Seen:
    """A picture and what was read of it."""

    image: QImage
    reading: Reading


def seeing(
    source: Source, rule: Rule, known: Meanings
) -> Callable[["Lexicon", Answering, Stop], Iterator[Seen]]:
    """Work for an errand. It raises PictureError or OSError."""

    def work(lexicon: "Lexicon", _answering: Answering, _stop: Stop) -> Iterator[Seen]:
        from wmh.files.picture_file import array_of, image_of, open_picture
        from wmh.seeing import read_picture

        pixels = open_picture(source) if isinstance(source, Path) else array_of(source)
        image = image_of(pixels) if isinstance(source, Path) else source
        yield Seen(image, read_picture(pixels, lexicon, rule, known))

    return work
