"""Options of the anagram search: board pattern, length, letter values, order."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.engine.lexicon.file_format import SHORTEST
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_question import RackOrder
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.rack.found_text import order_name

_T = TypeVar("_T")
_LONGEST_LEAST = 15
_NARROWEST = 64


def named_box(name: str, parent: QWidget, choices: Iterable[Choice[_T]] = ()) -> ChoiceBox[_T]:
    """Returns a box of these choices; `name` is its accessible name and its tip."""
    box = ChoiceBox[_T](parent)
    box.setAccessibleName(name)
    set_tip(box, name)
    box.setMaxVisibleItems(14)
    box.setMinimumWidth(_NARROWEST)
    box.offer(choices)
    return box


def least_box(least: int, parent: QWidget) -> ChoiceBox[int]:
    """Returns a box to choose the fewest letters of a word."""
    numbers = range(SHORTEST, _LONGEST_LEAST + 1)
    choices = (Choice(_("from {0} letters", number), number) for number in numbers)
    box = named_box(_("Shortest words"), parent, choices)
    box.choose(least)
    return box


def values_box(parent: QWidget) -> ChoiceBox[str]:
    """Returns a box to choose the letter values; each choice is the name of a file of values."""
    names = (Choice(_(name.capitalize(), context="Values"), name) for name in VALUES.files())
    return named_box(_("Values of the letters"), parent, names)


class FindOptions(QWidget):
    """Widgets of the search's options; a signal is emitted when an option changes."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pattern = QLineEdit(self)
        self._pattern.setObjectName("pattern_wanted")
        self._pattern.setMaxLength(80)
        self._pattern.setPlaceholderText(_("Board, such as ..t* or *a.e"))
        self._pattern.setAccessibleName(_("Pattern of the board"))
        tip = _(
            "Letters on the board, with a dot for each free place; a star at an end allows more"
            " letters there.",
        )
        set_tip(self._pattern, tip)
        self._pattern.setAccessibleDescription(tip)
        self._pattern.textChanged.connect(self.changed)
        self._least = least_box(SHORTEST, self)
        self._values = values_box(self)
        orders = (Choice(order_name(order), order) for order in RackOrder)
        self._order = named_box(_("Order of the list"), self, orders)
        boxes = (self._least, self._order, self._values)
        for box in boxes:
            box.currentIndexChanged.connect(self.changed)
        row = in_row(*boxes, REST, spacing=4)
        in_column(self._pattern, row, on=self, margins=0, spacing=4)

    @property
    def pattern(self) -> str:
        return self._pattern.text()

    @property
    def least(self) -> int:
        return self._least.value

    @property
    def values(self) -> str:
        """Name of the chosen file of letter values."""
        return self._values.value

    @property
    def order(self) -> RackOrder:
        return self._order.value

    def prefer_values(self, name: str) -> None:
        """Selects a word list's own letter values, if there is a file of this name."""
        with QSignalBlocker(self._values):
            self._values.choose(name)
