"""The boxes to choose from that both pages have."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.engine.lexicon.file_format import SHORTEST
from app.letter_values import shipped
from app.ui.box import Box

translate = QCoreApplication.translate

_LONGEST_LEAST = 15
_NARROWEST = 64


def named_box(name: str, parent: QWidget) -> Box:
    box = Box(parent)
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMaxVisibleItems(14)
    box.setMinimumWidth(_NARROWEST)
    return box


def least_box(least: int, parent: QWidget) -> Box:
    """Its data are numbers of letters; `least` is chosen."""
    box = named_box(translate("Rack", "Shortest words"), parent)
    for number in range(SHORTEST, _LONGEST_LEAST + 1):
        box.addItem(translate("Rack", "from {0} letters").format(number), number)
    box.setCurrentIndex(box.findData(least))
    return box


def values_box(parent: QWidget) -> Box:
    """Its data are names of values."""
    box = named_box(translate("Rack", "Values of the letters"), parent)
    for name in shipped():
        box.addItem(translate("Values", name.capitalize()), name)
    return box


def prefer(box: Box, data: object) -> None:
    """Choose what has that data, if there is such."""
    if (index := box.findData(data)) >= 0:
        box.setCurrentIndex(index)
