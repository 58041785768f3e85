"""Where things are in a window that is read from right to left.

Its layouts mirror themselves. Words do not: how they run is a matter of their lexicon, whose script
runs from left to right.
"""

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter

WORDS = Qt.LayoutDirection.LeftToRight


def seen(painter: QPainter, rect: QRectF, within: QRectF) -> QRectF:
    """Where a rect is to be painted, which is given as for reading from left to right."""
    if painter.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
        return rect
    left = within.left() + within.right() - rect.right()
    return QRectF(left, rect.top(), rect.width(), rect.height())


def margins(start: int, top: int, end: int, bottom: int) -> QMargins:
    """Those of a layout, from where reading starts."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        return QMargins(end, top, start, bottom)
    return QMargins(start, top, end, bottom)
