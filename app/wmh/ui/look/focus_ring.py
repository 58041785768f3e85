"""The focus ring, outside of what it surrounds: inside, on green, it could not be seen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from wmh.ui.look.theme import scaled, theme_of


class FocusRing(QWidget):
    """Surrounds one widget of a surface, or none."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self._around: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_around(self, widget: QWidget | None) -> None:
        self._around = widget
        self.setVisible(widget is not None)
        self.settle()

    def settle(self) -> None:
        """Take the place of the widget, which may have moved."""
        if self._around is not None:
            out = self._outset
            self.setGeometry(self._around.geometry().adjusted(-out, -out, out, out))
            self.raise_()

    @property
    def _outset(self) -> int:
        return max(4, scaled(5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(2.0, 2.5 * theme.scale)
        inset = width / 2 + 0.5
        painter.setPen(QPen(QColor(theme.accent), width))
        inner = min(self.width(), self.height()) - 2 * self._outset
        radius = inner * 6 / 52 + self._outset - inset
        inside = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inside, radius, radius)
