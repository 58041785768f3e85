"""The focus ring, outside of what it surrounds: inside, on green, it could not be seen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.ui.theme import Theme


class Ring(QWidget):
    """Surrounds one widget of a surface, or none."""

    def __init__(self, theme: Theme, surface: QWidget) -> None:
        super().__init__(surface)
        self._theme = theme
        self._around: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_around(self, widget: QWidget | None) -> None:
        self._around = widget
        self.setVisible(widget is not None)
        self.settle()

    def settle(self) -> None:
        """Take the place of the widget, which may have moved."""
        if self._around is not None:
            self.setGeometry(self._around.geometry().adjusted(-5, -5, 5, 5))
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 2.5))
        radius = (min(self.width(), self.height()) - 10) * 6 / 52 + 3.25
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(1.75, 1.75, -1.75, -1.75), radius, radius
        )
