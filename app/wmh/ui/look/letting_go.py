"""The last steps of a window, after which nothing of it stays."""

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QWidget
from shiboken6 import isValid

_OWN = "QFrame {}"


def let_go(window: QWidget) -> Iterator[None]:
    """Steps for a window that is about to die; each takes some milliseconds.

    Qt looks up how the list of a box and the inside of an area that scrolls are to look as they
    are made, and does not forget it when they die unless they have had a sheet of their own: a
    kilobyte for each. Areas with others inside are left out, as all in those would be looked up:
    theirs leaves nothing as long as Qt has no background to fill.
    """
    areas = window.findChildren(QAbstractScrollArea)
    for box in window.findChildren(QComboBox):
        box.view().window().setStyleSheet(_OWN)
    yield
    for area in areas:  # It may have gone meanwhile, with the window that it is beside.
        if isValid(area) and not area.viewport().findChildren(QAbstractScrollArea):
            area.viewport().setStyleSheet(_OWN)
            yield
