"""The facts grid: short texts in a column, each with a longer one beside it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from wmh.ui.look.theme import LARGE, text_font
from wmh.ui.parts.labels import plain_label, say


class FactsGrid(QWidget):
    """The long ones are heard with what stands before them, and can be selected."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """`name` is by which the style sheet knows the short texts."""
        super().__init__(parent)
        self._name = name
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        while len(self._labels) < len(pairs):
            self._add()
        for row, (short, long) in enumerate(self._labels):
            name, value = pairs[row] if row < len(pairs) else ("", "")
            say(short, name)
            say(long, value)
            long.setAccessibleName(f"{name}: {value}")

    def _add(self) -> None:
        short, long = plain_label(self, self._name), plain_label(self, "told")
        short.setWordWrap(False)
        long.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = len(self._labels)
        self._grid.addWidget(short, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(long, row, 1, Qt.AlignmentFlag.AlignTop)
        self._labels.append((short, long))


def button(text: str, parent: QWidget, tip: str = "") -> QPushButton:
    """One that Enter in a field does not press."""
    made = QPushButton(text, parent)
    made.setAutoDefault(False)
    if tip:
        made.setToolTip(tip)
        made.setAccessibleDescription(tip)
    return made


def title_label(parent: QWidget) -> QLabel:
    label = plain_label(parent, "title")
    label.setFont(text_font(LARGE, bold=True))
    return label
