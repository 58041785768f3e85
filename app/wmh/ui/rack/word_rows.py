"""Words as rows: a model that makes those that are seen, and the drawing of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QPainter,
)

from wmh.ui.look.theme import legible

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

HEIGHT, EDGE, BAR = 30, 6, 12
COLUMN = 52
"""How wide a column of figures is."""


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word, or a heading where `word` is empty.

    `pieces` are the word's letters as they are drawn, each with whether a blank stands for it;
    `sign` stands before them (a rank, or that it was found), `figures` in columns at the right.
    """

    word: str
    pieces: Sequence[tuple[str, bool]]
    sign: str
    figures: tuple[str, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class MadeRows:
    """So many rows, each made when it is looked at: there can be very many."""

    count: int
    make: Callable[[int], WordRow]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, row: int, /) -> WordRow:
        return self.make(row)


def paint_figures(painter: QPainter, line: QRectF, figures: Sequence[str]) -> None:
    """Each at the right of its column, the last column at the right of the line."""
    for number, text in enumerate(reversed(figures)):
        column = line.adjusted(0, 0, -legible(COLUMN) * number, 0)
        painter.drawText(column, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
