"""The options of the words wanted: board, length, values, order."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.engine.lexicon.file_format import SHORTEST
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_question import RackOrder
from wmh.helper.ui.parts.box import ChoiceBox
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.rack.found_text import order_name

_LONGEST_LEAST = 15
_NARROWEST = 64


def named_box(name: str, parent: QWidget) -> ChoiceBox:
    box = ChoiceBox(parent)
    box.setAccessibleName(name)
    set_tip(box, name)
    box.setMaxVisibleItems(14)
    box.setMinimumWidth(_NARROWEST)
    return box


def least_box(least: int, parent: QWidget) -> ChoiceBox:
    """Its data are numbers of letters; `least` is chosen."""
    box = named_box(_("Shortest words"), parent)
    for number in range(SHORTEST, _LONGEST_LEAST + 1):
        box.addItem(_("from {0} letters").format(number), number)
    box.setCurrentIndex(box.findData(least))
    return box


def values_box(parent: QWidget) -> ChoiceBox:
    """Its data are names of values."""
    box = named_box(_("Values of the letters"), parent)
    for name in VALUES.files():
        box.addItem(_(name.capitalize(), context="Values"), name)
    return box


def prefer(box: ChoiceBox, data: object) -> None:
    """Choose what has that data, if there is such."""
    if (index := box.findData(data)) >= 0:
        box.setCurrentIndex(index)


class FindOptions(QWidget):
    """Tells when any of them is another."""

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
        self._order = named_box(_("Order of the list"), self)
        for order in RackOrder:
            self._order.addItem(order_name(order), order)
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
        return int(self._least.currentData())

    @property
    def values(self) -> str:
        """The name of the values."""
        return str(self._values.currentData())

    @property
    def order(self) -> RackOrder:
        return RackOrder(self._order.currentData())

    def prefer_values(self, name: str) -> None:
        """Selects the letter values of this name, a word list's own, if there are any."""
        with QSignalBlocker(self._values):
            prefer(self._values, name)
